/** What holds for every game that has a folder: its board and its hand, together and each on a screen of its own. */
import { createRawSnippet, flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, inject, test, vi } from "vitest";
import { LaidSource } from "../../test/laid-source.svelte";
import type { Sample } from "../../test/sample-views";
import type { BrowserGame } from "./contract";
import genericGame from "$web/generic/generic";
import WholeTable from "./WholeTable.svelte";

const found = import.meta.glob<{ default: BrowserGame }>(
  ["../../../src/tischlein/games/*/browser/index.ts", "../../../tests/fixtures/games/*/browser/index.ts"],
  { eager: true },
);
const own = Object.values(found).map((one) => one.default);
const say = (message: string): string => message;
const status = createRawSnippet(() => ({ render: () => "<p>status</p>" }));

/** Enough for any move that takes several taps. */
const MAX_TAPS = 200;

const shown: Record<string, unknown>[] = [];
afterEach(async () => {
  for (const one of shown.splice(0)) await unmount(one);
  document.body.innerHTML = "";
});

function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): HTMLElement {
  const target = document.createElement("main");
  target.style.cssText = "--seats-beside: 0px; width: 900px; height: 700px";
  document.body.append(target);
  shown.push(mount(part, { target, props }));
  flushSync();
  return target;
}

function laid({ view, before, events }: Sample, presenting = false): LaidSource {
  const source = new LaidSource(view);
  if (presenting) Object.assign(source, { before, events, presenting });
  return source;
}

/** What a part of the game is given. */
function given(game: BrowserGame, source: LaidSource): { source: LaidSource; say: typeof say; shared: unknown } {
  return { source, say, shared: game.share?.(source) };
}

function board(game: BrowserGame, source: LaidSource): HTMLElement {
  const { shared } = given(game, source);
  return show(game.Board as unknown as Component<Record<string, unknown>>, propsOf(source, { say, shared }));
}

function hand(game: BrowserGame, source: LaidSource): HTMLElement {
  const { shared } = given(game, source);
  return show(game.Hand as unknown as Component<Record<string, unknown>>, propsOf(source, { say, shared, alone: true }));
}

function propsOf(source: LaidSource, more: Record<string, unknown>): Record<string, unknown> {
  const names = ["view", "events", "before", "presenting", "beat", "moves", "names", "hint", "sending", "play", "why", "tell"] as const;
  const read = names.map((name) => [name, { enumerable: true, get: () => source[name] }]);
  return Object.defineProperties({ ...more }, Object.fromEntries(read) as PropertyDescriptorMap);
}

const enabled = (place: HTMLElement, which: string): HTMLElement[] => [...place.querySelectorAll<HTMLElement>(which)].filter((one) => !(one as HTMLButtonElement).disabled);

/** Taps whatever can be played until something is; what was tapped least comes first. */
function playByTapping(place: HTMLElement, source: LaidSource): void {
  const taps = new Map<string, number>();
  for (let tap = 0; tap < MAX_TAPS && source.played.length === 0; tap++) {
    const all = enabled(place, "[data-playable]");
    const nameOf = (one: HTMLElement): string => one.textContent + all.indexOf(one);
    const next = all.toSorted((a, b) => (taps.get(nameOf(a)) ?? 0) - (taps.get(nameOf(b)) ?? 0))[0];
    if (!next) return;
    taps.set(nameOf(next), (taps.get(nameOf(next)) ?? 0) + 1);
    next.click();
    flushSync();
  }
}

describe.each(Object.keys(inject("samples")))("%s", (name) => {
  const samples = inject("samples")[name] ?? [];
  const game = own.find((one) => one.name === name) ?? genericGame;
  const seated = samples.filter(({ view }) => view.seat !== null);
  const toMove = seated.filter(({ view }) => view.moves.length > 0);
  const watching = samples.filter(({ view }) => view.seat === null);

  test("there are views to try, of seats and of spectators", () => {
    expect(toMove.length).toBeGreaterThan(1);
    expect(watching.length).toBeGreaterThan(1);
  });

  test("the board stands alone, and nobody can play there who has no seat", () => {
    for (const sample of watching) {
      const place = board(game, laid(sample, true));
      expect(place.textContent.trim()).not.toBe("");
      expect(enabled(place, "[data-playable]")).toEqual([]);
      expect(place.querySelector("[data-suggested]")).toBeNull();
    }
  });

  test("the hand stands alone, and a move can be made with it", () => {
    for (const sample of toMove) {
      const source = laid(sample);
      playByTapping(hand(game, source), source);
      expect(source.played, JSON.stringify(sample.view)).toHaveLength(1);
      expect(sample.view.moves).toContain(source.played[0]);
    }
  });

  test("together they show what can be played while it is my turn, and only then", () => {
    for (const sample of seated.slice(-16)) {
      const source = laid(sample);
      const place = show(WholeTable, { game, source, status });
      expect(enabled(place, "[data-playable]").length > 0, JSON.stringify(sample.view)).toBe(sample.view.moves.length > 0);
      expect(place.textContent).toContain("status");
    }
  });

  test("a suggestion is to be seen, and goes away again", () => {
    for (const sample of toMove.slice(0, 8)) {
      const source = laid(sample);
      const place = show(WholeTable, { game, source, status });
      source.hint = sample.view.moves[0] ?? null;
      flushSync();
      expect(place.querySelector("[data-suggested]"), source.hint ?? "").not.toBeNull();
      source.hint = null;
      flushSync();
      expect(place.querySelector("[data-suggested]")).toBeNull();
    }
  });

  test("what happened is shown in each of its beats, and the table is then as the view says", () => {
    const report = vi.spyOn(console, "error");
    for (const sample of seated.slice(-16)) {
      const source = laid(sample, true);
      const place = show(WholeTable, { game, source, status });
      for (const beat of game.timing?.(sample.events).keys() ?? []) {
        source.beat = beat;
        flushSync();
      }
      source.presenting = false;
      flushSync();
      expect(enabled(place, "[data-playable]").length > 0).toBe(sample.view.moves.length > 0);
    }
    expect(report).not.toHaveBeenCalled();
  });

  test("what the game says beside its table is of the right kind", () => {
    for (const { view, events } of samples) {
      for (const { ms } of game.timing?.(events) ?? []) expect(ms).toBeGreaterThan(0);
      if (game.chapter) expect(game.chapter(view)).toBeGreaterThanOrEqual(0);
      if (game.cardsOf) expect(game.cardsOf(view, 0)).toBeGreaterThanOrEqual(0);
      const sheet = game.sheet?.(view, say);
      expect(sheet?.rows.length ?? view.players).toBe(view.players);
      for (const row of sheet?.rows ?? []) expect(row).toHaveLength(sheet?.columns.length ?? 0);
    }
  });
});

test("a game without a board of its own has everything in words", () => {
  const [sample] = (inject("samples").leduc ?? []).filter(({ view }) => view.moves.length > 0);
  if (!sample) throw new Error("Leduc has no view with moves");
  const source = laid(sample);
  playByTapping(show(WholeTable, { game: genericGame, source, status }), source);
  expect(source.played).toEqual([sample.view.moves[0]]);
});
