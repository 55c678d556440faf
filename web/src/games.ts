/** The games, found by their folders: nothing in `web/` names one. */
import type { Component } from "svelte";
import type { BrowserGame } from "./game";

const tables = import.meta.glob<{ default: BrowserGame }>("../../src/tischlein/games/*/browser/index.ts");
const covers = import.meta.glob<{ default: Component }>("../../src/tischlein/games/*/browser/Cover.svelte", {
  eager: true,
});

/** A game’s folder is its name with low lines. */
export function folder(game: string): string {
  return `../../src/tischlein/games/${game.replaceAll("-", "_")}`;
}

export function coverOf(game: string): Component | undefined {
  return covers[`${folder(game)}/browser/Cover.svelte`]?.default;
}

/** The game's own table; undefined where it has none yet. */
export async function tableOf(game: string): Promise<BrowserGame | undefined> {
  return (await tables[`${folder(game)}/browser/index.ts`]?.())?.default;
}
