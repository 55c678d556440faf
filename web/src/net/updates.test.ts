import { expect, test } from "vitest";
import type { SeatView, Update } from "./protocol";
import { updatedState } from "./updates";

const VIEW = { game: "g", waiting: [0], points: [0, 0], winners: [], moves: ["a"], decision: "lead" };

function viewOf(seat: number | null): SeatView {
  const seats = [{ cards: 2, hand: seat === 0 ? ["a", "b"] : null }, { cards: 2, hand: seat === 1 ? ["c"] : null }];
  return { seat, view: { ...VIEW, seat, table: { pile: 3, seats } }, events: [] };
}

const UPDATE: Update = {
  type: "update",
  table: "t1",
  version: 5,
  moves_made: 1,
  waiting: [1],
  points: [1, 0],
  middle: { pile: 2 },
  derived: { leading: "a" },
  seats: { "0": { cards: 1, hand: null } },
  events: [{ n: 1, event: "played", seat: 0 }],
  sentences: ["Anna plays."],
};

test("what an update leaves out stays, and nobody learns another's hand", () => {
  const state = updatedState([viewOf(1)], { ...UPDATE, own: [{ seat: 1, moves: ["c"], decision: "follow" }] });
  expect(state).toMatchObject({ type: "state", version: 5, moves_made: 1 });
  expect(state.views).toEqual([
    {
      seat: 1,
      view: {
        game: "g",
        seat: 1,
        waiting: [1],
        points: [1, 0],
        winners: [],
        moves: ["c"],
        decision: "follow",
        table: { pile: 2, seats: [{ cards: 1, hand: null }, { cards: 2, hand: ["c"] }] },
        derived: { leading: "a" },
      },
      events: UPDATE.events,
      sentences: ["Anna plays."],
    },
  ]);
});

test("a seat keeps what it knows of itself, is spoken to, and owes no move it is not told of", () => {
  const own = [{ seat: 0, known: { hand: ["b"] }, sentences: ["You play."] }];
  const [mine, watched] = updatedState([viewOf(0), viewOf(null)], { ...UPDATE, own }).views ?? [];
  expect(mine?.view).toMatchObject({ moves: [], decision: null, table: { seats: [{ cards: 1, hand: ["b"] }, { cards: 2 }] } });
  expect(mine?.sentences).toEqual(["You play."]);
  expect(watched?.view).toMatchObject({ table: { seats: [{ cards: 1, hand: null }, { cards: 2, hand: null }] } });
  expect(watched?.sentences).toEqual(["Anna plays."]);
});
