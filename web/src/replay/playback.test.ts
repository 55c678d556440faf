import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BrowserGame, View } from "$web/game/contract";
import type { Replay } from "$web/net/protocol";
import { Playback } from "./playback.svelte";

/** A replay of six moves in two rounds, as a seat saw it. */
function replayOf(seat: number | null): Replay {
  const steps = Array.from({ length: 7 }, (_, n) => ({
    n,
    seat: 0,
    move: n ? "m" : null,
    view: { game: "g", players: 2, seat, table: { round: n < 4 ? 1 : 2 } },
    events: n ? [{ n, event: "played" }] : [],
    sentences: [],
  }));
  return { game: "g", players: 2, names: ["A", "B"], bots: [null, null], earlier: [], result: "1 2 won by 1", steps, reveal: null };
}

/** A server that answers each seat when the test lets it. */
const waiting = new Map<string, (answer: Response) => void>();
let record = 0;

beforeEach(() => {
  vi.useFakeTimers();
  waiting.clear();
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const { seat } = JSON.parse(body) as { seat: number | null };
    return new Promise<Response>((resolve) => waiting.set(String(seat), resolve));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function answer(seat: number | null): Promise<void> {
  waiting.get(String(seat))?.(Response.json(replayOf(seat)));
  await vi.advanceTimersByTimeAsync(0);
}

async function refuse(seat: number | null, sentence: string): Promise<void> {
  waiting.get(String(seat))?.(Response.json({ code: "bad-seat", sentence }, { status: 422 }));
  await vi.advanceTimersByTimeAsync(0);
}

async function opened(): Promise<Playback> {
  const playback = new Playback(`record ${++record}`);
  void playback.look(null, "en");
  await vi.advanceTimersByTimeAsync(0);
  await answer(null);
  return playback;
}

test("a look that was overtaken changes nothing", async () => {
  const playback = new Playback(`record ${++record}`);
  void playback.look(0, "en");
  void playback.look(1, "en");
  await vi.advanceTimersByTimeAsync(0);
  await answer(1);
  await answer(0);
  expect([playback.seat, playback.view?.seat]).toEqual([1, 1]);
});

test("a refused seat is shown as to a spectator, and the refusal stays until one moves on", async () => {
  const playback = await opened();
  void playback.look(5, "en");
  await vi.advanceTimersByTimeAsync(0);
  await refuse(5, "There is no seat 5.");
  await answer(null);
  expect([playback.seat, playback.refusal]).toEqual([null, "There is no seat 5."]);
  playback.go(1);
  expect(playback.refusal).toBe("");
});

test("what happened is told one step ahead only, with the view before it", async () => {
  const playback = await opened();
  playback.go(1);
  expect(playback.events).toHaveLength(1);
  expect(playback.before).toBe(playback.replay?.steps[0]?.view);
  playback.go(4);
  expect([playback.events.length, playback.before]).toEqual([0, null]);
});

test("it plays by itself, each step as long as it deserves, and stops at the end", async () => {
  const playback = await opened();
  playback.game = { timing: () => [{ ms: 500 }, { ms: 1_500 }] } as unknown as BrowserGame;
  playback.toggle();
  expect([playback.n, playback.clock.running]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(playback.n).toBe(2);
  playback.speed = 4;
  await vi.advanceTimersByTimeAsync(2_000 + 4 * 500);
  expect(playback.n).toBe(6);
  expect(playback.playing).toBe(false);
});

test("leaps go by rounds", async () => {
  const playback = await opened();
  playback.game = { chapter: (view: View<{ table: { round: number }; derived: unknown }>) => view.table.round } as unknown as BrowserGame;
  playback.leap(1);
  expect(playback.n).toBe(4);
  playback.leap(-1);
  expect(playback.n).toBe(0);
});
