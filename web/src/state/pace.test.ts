import { expect, test } from "vitest";
import { playedToTheEnd, tempoFor } from "./pace";
import { preferences } from "$web/device/preferences.svelte";

test("a first game is told slowly and waits for taps, unless others would wait too", () => {
  expect(tempoFor("one-game", true)).toEqual({ factor: 1.5, waits: true });
  expect(tempoFor("one-game", false)).toEqual({ factor: 1, waits: false });
  playedToTheEnd("one-game");
  expect(tempoFor("one-game", true)).toEqual({ factor: 1, waits: false });
  expect(tempoFor("another-game", true).waits).toBe(true);
});

test("a pace that was chosen holds from the first game on", () => {
  preferences.pace = "quick";
  expect(tempoFor("another-game", true)).toEqual({ factor: 1 / 3, waits: false });
  preferences.waitForMe = true;
  expect(tempoFor("another-game", false)).toEqual({ factor: 1 / 3, waits: true });
});
