import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Failing from "../../test/components/Failing.svelte";
import { LaidSource } from "../../test/laid-source.svelte";
import GameTable from "./GameTable.svelte";
import GenericHand from "$web/generic/GenericHand.svelte";

let shown: Record<string, unknown> | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  vi.unstubAllGlobals();
});

const game = { name: "toy", Board: Failing, Hand: GenericHand };
const status = createRawSnippet(() => ({ render: () => "<p>Your turn</p>" }));

function laid(): LaidSource {
  return new LaidSource({ game: "toy", players: 2, options: {}, seat: 0, waiting: [0], moves: ["raise", "fold"], decision: null, points: [0, 0], winners: [], table: { pot: 3 }, derived: {} });
}

test("a table that fails is replaced by the one in words, is reported, and the game goes on", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const source = laid();
  shown = mount(GameTable, { target: document.body, props: { game, source, status } });
  flushSync();
  expect(document.body.textContent).toContain("drawn");
  source.events = [{ n: 1, event: "played" }];
  flushSync();
  await vi.waitFor(() => expect(document.body.textContent).toContain("to raise"));
  expect(document.body.textContent).not.toContain("drawn");
  expect(reported).toHaveBeenCalledTimes(1);
  [...document.querySelectorAll("button")].find((one) => one.textContent.includes("to raise"))?.click();
  expect(source.played).toEqual(["raise"]);
});

test("a table that cannot be drawn at all is in words from the start", async () => {
  vi.stubGlobal("reportError", vi.fn());
  const source = laid();
  source.events = [{ n: 1, event: "played" }];
  shown = mount(GameTable, { target: document.body, props: { game, source, status } });
  flushSync();
  await vi.waitFor(() => expect(document.body.textContent).toContain("to fold"));
});
