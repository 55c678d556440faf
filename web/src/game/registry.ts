/** The games, found by their folders: nothing in `web/` names one. */
import type { Component } from "svelte";
import type { BrowserGame } from "./contract";
import { gameFolder } from "./folder";

const tables = import.meta.glob<{ default: BrowserGame }>("../../../src/tischlein/games/*/browser/index.ts");
const covers = import.meta.glob<{ default: Component }>("../../../src/tischlein/games/*/browser/Cover.svelte", {
  eager: true,
});

/** The page around a table: not needed for choosing a game, so it comes after that. */
export function loadTablePage(): Promise<{ default: Component<{ id: string }> }> {
  return import("$web/pages/TablePage.svelte");
}

export function coverOf(game: string): Component | undefined {
  return covers[`${gameFolder(game)}/browser/Cover.svelte`]?.default;
}

/** The game's own board and hand; where it has none, everything in words. */
export async function loadGame(game: string): Promise<BrowserGame> {
  const found = tables[`${gameFolder(game)}/browser/index.ts`] ?? (() => import("./generic"));
  return (await found()).default;
}
