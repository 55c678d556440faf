/** The games, found by their folders: nothing in `web/` names one. */
import type { Component } from "svelte";
import type { About, BrowserGame } from "./contract";
import { gameFolder } from "./folder";

const tables = import.meta.glob<{ default: BrowserGame }>("../../../src/tischlein/games/*/browser/index.ts");
const covers = import.meta.glob<{ default: Component }>("../../../src/tischlein/games/*/browser/Cover.svelte", {
  eager: true,
});
const abouts = import.meta.glob<{ default: About }>("../../../src/tischlein/games/*/browser/about.ts", { eager: true });

/** The page around a table: not needed for choosing a game, so it comes after that. */
export function loadTablePage(): Promise<{ default: Component<{ id: string }> }> {
  return import("$web/pages/TablePage.svelte");
}

export function coverOf(game: string): Component | undefined {
  return covers[`${gameFolder(game)}/browser/Cover.svelte`]?.default;
}

export function aboutOf(game: string): About | undefined {
  return abouts[`${gameFolder(game)}/browser/about.ts`]?.default;
}

/** The easy ones first; what says nothing about itself last. */
export function byEase<Game extends { name: string }>(games: Game[]): Game[] {
  const effort = ({ name }: Game): number => {
    const about = aboutOf(name);
    return about ? about.difficulty * 100 + about.minutes : Infinity;
  };
  return [...games].sort((one, other) => effort(one) - effort(other) || 0);
}

/** The game's own board and hand; where it has none, everything in words. */
export async function loadGame(game: string): Promise<BrowserGame> {
  const found = tables[`${gameFolder(game)}/browser/index.ts`] ?? (() => import("$web/generic/generic"));
  return (await found()).default;
}
