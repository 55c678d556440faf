import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { say } from "$web/i18n/i18n.svelte";
import Failing from "../../test/components/Failing.svelte";
import type { GameEvent, TableProps } from "./contract";
import GameTable from "./GameTable.svelte";

let shown: Record<string, unknown> | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  vi.unstubAllGlobals();
});

function given(events: GameEvent[]): TableProps {
  return {
    view: { game: "toy", players: 2, options: {}, seat: 0, waiting: [0], moves: ["raise", "fold"], decision: null, points: [0, 0], winners: [], table: { pot: 3 } },
    events,
    before: null,
    presenting: false,
    beat: 0,
    moves: ["raise", "fold"],
    names: ["Anna", "Bert"],
    hint: null,
    sending: null,
    play: () => Promise.resolve(),
    why: (moves) => Promise.resolve(moves.map((move) => ({ move, phrase: `to ${move}` }))),
    tell: () => undefined,
    say,
    status: createRawSnippet(() => ({ render: () => "<p>Your turn</p>" })),
  };
}

test("a table that fails is replaced by the one in words, is reported, and the game goes on", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const play = vi.fn(() => Promise.resolve());
  const props = $state({ ...given([]), play, Table: Failing });
  shown = mount(GameTable, { target: document.body, props });
  flushSync();
  expect(document.body.textContent).toContain("drawn");
  props.events = [{ n: 1, event: "played" }];
  flushSync();
  await vi.waitFor(() => expect(document.body.textContent).toContain("to raise"));
  expect(reported).toHaveBeenCalledTimes(1);
  [...document.querySelectorAll("button")].find((one) => one.textContent.includes("to raise"))?.click();
  expect(play).toHaveBeenCalledWith("raise");
});

test("a table that cannot be drawn at all is in words from the start", async () => {
  vi.stubGlobal("reportError", vi.fn());
  shown = mount(GameTable, { target: document.body, props: { ...given([{ n: 1, event: "played" }]), Table: Failing } });
  flushSync();
  await vi.waitFor(() => expect(document.body.textContent).toContain("to fold"));
});
