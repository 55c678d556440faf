import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "$web/net/api";
import { connection, type TableRequest } from "$web/net/connection.svelte";
import type { ServerMessage, State } from "$web/net/protocol";
import { TableState } from "./table.svelte";

let table: TableState;
let asked: TableRequest[];
let answer: (request: TableRequest) => Promise<ServerMessage>;

/** A table of two at which it is my turn. */
function state(version: number, moves: string[]): State {
  const view = { game: "g", players: 2, options: {}, seat: 0, waiting: [0], moves, decision: null, points: [0, 0], winners: [], table: {}, derived: {} };
  return { type: "state", table: "t1", version, moves_made: version, views: [{ seat: 0, view, events: [] }] };
}

beforeEach(() => {
  asked = [];
  answer = () => Promise.resolve({ type: "done", id: "1", table: "t1", version: 3 });
  vi.spyOn(connection, "request").mockImplementation((request) => {
    asked.push(request);
    return answer(request);
  });
  table = new TableState("t1", state(3, ["a", "b"]));
});
afterEach(() => {
  table.close();
  vi.restoreAllMocks();
});

test("a move names the seat and the version at which it was seen, and is sent once", async () => {
  const first = table.play("a", true);
  const second = table.play("b", true);
  expect(table.sending).toBe("a");
  await Promise.all([first, second]);
  expect(asked).toEqual([{ type: "play", table: "t1", seat: 0, move: "a", version: 3 }]);
  expect(table.sending).toBeNull();
});

test("a refused move says why, and the next one can be made", async () => {
  answer = () => Promise.reject(new Refusal("not-in-hand", "You do not hold it.", "own-hand"));
  await table.play("a", true);
  expect(table.notice).toEqual({ sentence: "You do not hold it.", rule: "own-hand" });
  expect(table.sending).toBeNull();
  expect(table.gone).toBeNull();
});

test("a table that is not known any more is gone", async () => {
  answer = () => Promise.reject(new Refusal("unknown-table", "There is no such table."));
  await table.play("a", true);
  expect(table.gone).toBe("There is no such table.");
});

test("a suggestion goes with the move that it suggested", async () => {
  answer = (request) =>
    Promise.resolve(
      request.type === "suggest"
        ? ({ type: "suggestions", suggestions: [{ move: "a", sentences: ["good"] }, { move: "b", sentences: [] }] } as unknown as ServerMessage)
        : ({ type: "reasons", reasons: [{ move: "a", phrase: "play a" }, { move: "b", phrase: "play b" }] } as unknown as ServerMessage),
    );
  await table.suggest();
  expect(table.suggestion).toMatchObject({ move: "a", phrase: "play a" });
  await table.suggest();
  expect(table.suggestion?.move).toBe("b");
  await table.play("b", true);
  expect(table.suggestion).toBeNull();
});
