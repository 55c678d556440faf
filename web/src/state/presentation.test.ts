import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Beat, GameEvent, View } from "$web/game/contract";
import { Presentation, type Shown, type Update } from "./presentation.svelte";

class Open extends Presentation {
  receive = (update: Update): void => this.present(update);
  close = (): void => this.dispose();
  moved = (): void => this.beginAnew();
}

function viewOf(seat: number | null, made: number, moves: string[] = []): View {
  return { game: "g", players: 2, options: {}, seat, waiting: [], moves, decision: null, points: [0, 0], winners: [], table: { made, round }, derived: {} };
}

let made = 0;
let round = 1;

/** What a message brings for some seats: an event of a kind, and moves for a seat. */
function update(kind = "", moves: Record<number, string[]> = {}, seats: (number | null)[] = [0]): Update {
  made += 1;
  const events: GameEvent[] = kind ? [{ n: made, event: kind }] : [];
  const states = seats.map((seat): [number | null, Shown] => [seat, { view: viewOf(seat, made, moves[seat ?? -1] ?? []), events, version: made, made }]);
  return { states: new Map(states), lines: events.map(({ n, event }) => ({ n, event, sentence: `${event} ${n}` })) };
}

let page: Open;

beforeEach(() => {
  vi.useFakeTimers();
  made = 0;
  round = 1;
  page = new Open();
  const BEATS: Record<string, Beat[]> = { slow: [{ ms: 300 }, { ms: 700, stays: true }], quick: [{ ms: 100 }], scored: [{ ms: 900, stays: true }] };
  page.game = {
    timing: (events) => events.flatMap(({ event }) => BEATS[event] ?? []),
    chapter: (view) => (view.table as { round: number }).round,
  };
});
afterEach(() => {
  page.close();
  vi.useRealTimers();
});

const shown = (): number => page.shown?.made ?? 0;

test("each update is looked at as long as its events deserve, beat by beat", async () => {
  page.receive(update());
  page.receive(update("slow"));
  page.receive(update("quick"));
  expect(shown()).toBe(2);
  expect([page.clock.running, page.clock.beat]).toEqual([true, 0]);
  await vi.advanceTimersByTimeAsync(300);
  expect([page.clock.running, page.clock.beat]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(699);
  expect(shown()).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toBe(3);
  expect(page.settled).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect([page.clock.running, page.settled]).toEqual([false, true]);
});

test("the game is given the view before what happened, and none where nothing is told", () => {
  page.receive(update());
  expect(page.before).toBeNull();
  page.receive(update("slow"));
  expect(page.before?.table).toEqual({ made: 1, round: 1 });
  page.skip();
  page.receive(update());
  expect(page.before).toBeNull();
});

test("a tap ends what is being shown", () => {
  page.receive(update());
  page.receive(update("slow"));
  page.receive(update("slow"));
  page.skip();
  expect(shown()).toBe(3);
  page.skip();
  expect([shown(), page.clock.running, page.settled]).toEqual([3, false, true]);
});

test("what is explained stays on its last beat; a tap does not end it", async () => {
  page.receive(update());
  page.receive(update("slow"));
  page.receive(update("quick"));
  page.hold(true);
  page.skip();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([shown(), page.clock.running, page.clock.beat]).toEqual([2, true, 1]);
  page.hold(false);
  expect(shown()).toBe(3);
});

test("while somebody explains, what comes waits", async () => {
  page.receive(update());
  page.hold(true);
  page.receive(update("quick"));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown()).toBe(1);
  page.hold(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toBe(2);
});

test("pace multiplies the time that everything takes", async () => {
  page.clock.pace = 2;
  page.receive(update());
  page.receive(update("quick"));
  await vi.advanceTimersByTimeAsync(150);
  expect(page.clock.running).toBe(true);
  await vi.advanceTimersByTimeAsync(50);
  expect(page.clock.running).toBe(false);
});

function hide(hidden: boolean): void {
  Object.assign(document, { visibilityState: hidden ? "hidden" : "visible" });
  document.dispatchEvent(new Event("visibilitychange"));
}

test("a hidden tab is up to date at once, and so is whose turn it is", () => {
  page.receive(update());
  page.receive(update("slow"));
  page.receive(update("slow"));
  hide(true);
  expect([shown(), page.clock.running]).toEqual([3, false]);
  page.receive(update("slow", { 0: ["a"] }));
  expect(shown()).toBe(4);
  expect(page.shown?.view.moves).toEqual(["a"]);
  expect(page.log.map(({ n }) => n)).toEqual([2, 3, 4]);
});

test("at a shared device the one who moved gives it away before the move is shown", async () => {
  page.receive(update("", { 0: ["a"] }, [null, 0, 1]));
  page.reveal(0);
  expect(page.shown?.view.seat).toBe(0);
  page.receive(update("quick", { 1: ["b"] }, [null, 0, 1]));
  expect([page.revealed, page.shown?.view.seat, shown()]).toEqual([null, null, 1]);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toBe(2);
});

test("a notice stays long enough to be read when the table moves on", async () => {
  page.receive(update());
  page.tell("Red lies in this trick already.");
  page.receive(update("quick"));
  expect(page.notice).not.toBeNull();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(page.notice).toBeNull();
});

test("a suggestion goes when its move is no longer possible", () => {
  page.receive(update("", { 0: ["a", "b"] }));
  page.suggestion = { move: "a", phrase: "a", reasons: [], best: true };
  page.receive(update("", { 0: ["a"] }));
  expect(page.suggestion).not.toBeNull();
  page.receive(update("", { 0: ["b"] }));
  expect(page.suggestion).toBeNull();
});

test("whoever wants to be waited for taps where something has to be seen", async () => {
  page.clock.waits = true;
  page.receive(update());
  page.receive(update("slow"));
  page.receive(update("quick"));
  await vi.advanceTimersByTimeAsync(300);
  expect([page.clock.beat, page.clock.waiting]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toBe(2);
  page.tap();
  expect([shown(), page.clock.waiting]).toEqual([3, false]);
  await vi.advanceTimersByTimeAsync(100);
  expect(page.settled).toBe(true);
});

test("a tap in the middle leads to what has to be seen, the next one goes on", () => {
  page.clock.waits = true;
  page.receive(update());
  page.receive(update("slow"));
  page.tap();
  expect([page.clock.beat, page.clock.waiting]).toEqual([1, true]);
  page.tap();
  expect(page.clock.running).toBe(false);
});

test("an explanation that has been read is no reason to wait for another tap", () => {
  page.clock.waits = true;
  page.receive(update());
  page.receive(update("scored"));
  page.hold(true);
  page.tap();
  expect(page.clock.running).toBe(true);
  page.hold(false);
  expect(page.clock.running).toBe(false);
});

test("when a round ends, points and cards of the next one come after it was seen", async () => {
  page.receive(update("", { 0: ["a"] }));
  round = 2;
  page.receive(update("scored", { 0: ["b"] }));
  await vi.advanceTimersByTimeAsync(50);
  expect(page.around?.view.table).toEqual({ made: 1, round: 1 });
  expect([page.around?.view.moves, page.moves, page.log.length]).toEqual([[], [], 1]);
  await vi.advanceTimersByTimeAsync(900);
  expect(page.around?.view.table).toEqual({ made: 2, round: 2 });
  expect([page.moves, page.settled]).toEqual([["b"], true]);
});

test("what happened since I moved last is shown once more, and written down once", async () => {
  page.receive(update("", { 0: ["a"] }));
  page.moved();
  for (const kind of ["quick", "slow"]) page.receive(update(kind));
  page.receive(update("quick", { 0: ["b"] }));
  await vi.advanceTimersByTimeAsync(2_000);
  expect([shown(), page.repeatable, page.log.length]).toEqual([4, true, 3]);
  page.again();
  expect(page.shown?.view.moves).toEqual([]);
  const seen = new Set<number>();
  for (let step = 0; step < 30; step++) {
    seen.add(shown());
    await vi.advanceTimersByTimeAsync(50);
  }
  expect([...seen]).toEqual([1, 2, 3, 4]);
  expect([page.settled, page.shown?.view.moves, page.log.length]).toEqual([true, ["b"], 3]);
});
