import { expect, test } from "vitest";
import type { PlayedGame } from "$web/net/protocol";
import { achieved, opponentsIn, playedAgainst } from "./statistics";

const game = (name: string, seat: number, result: string, bots: string[]): PlayedGame => ({
  table: "t", number: 1, seat, at: 0, game: name, result, names: [], bots,
});

const PLAYED = [
  game("spuds", 0, "17 13 won by 0", ["spud"]),
  game("spuds", 1, "12 21 won by 1", []),
  game("spuds", 0, "9 21 won by 1", ["spud", "truffle"]),
  game("hens", 1, "3 3 won by 0 1", ["truffle"]),
];

test("games, wins and the best score of each game, the most played first", () => {
  expect(achieved(PLAYED)).toEqual([
    { game: "spuds", games: 3, wins: 2, best: 21 },
    { game: "hens", games: 1, wins: 1, best: 3 },
  ]);
});

test("levels that were played against, and people", () => {
  expect(opponentsIn(PLAYED)).toEqual(["people", "spud", "truffle"]);
  expect(PLAYED.filter((one) => playedAgainst(one, "truffle"))).toHaveLength(2);
  expect(PLAYED.filter((one) => playedAgainst(one, "people"))).toHaveLength(1);
  expect(PLAYED.filter((one) => playedAgainst(one, ""))).toHaveLength(4);
});
