/** What can be played, and opening a table for it. */
import { connection } from "./connection.svelte";
import { ask } from "./api";
import { me } from "$web/device/identity.svelte";
import type { Catalogue, GameInfo, NewTable, OpenedTable, State } from "./protocol";

let asked: Promise<Catalogue> | null = null;

/** The page has it written in already where our server sent it. */
export const written = JSON.parse(document.getElementById("catalogue")?.textContent || "null") as Catalogue | null;

export function catalogue(): Promise<Catalogue> {
  if (written) return Promise.resolve(written);
  asked ??= ask<Catalogue>("GET", "/api/games").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** Four people, or as near to that as the game allows. */
export function usualPlayers(game: GameInfo): number {
  return game.players.includes(4) ? 4 : Math.max(...game.players);
}

/** The friends at this device, by seat. */
export type Friends = Record<number, string>;

/** The tables that this page has just opened: how they look, and the friends who are promised seats. */
export const fresh = new Map<string, { state: State | null; friends: Friends }>();

/** The same in every seat but the first. */
export function botsFor(players: number, level: string): Record<number, string> {
  return Object.fromEntries(Array.from({ length: players - 1 }, (_, i) => [i + 1, level]));
}

/** Opens a table and takes its first seat; a token that the server does not know is replaced. */
export async function openTable(table: NewTable, friends: Friends = {}): Promise<string> {
  const open = (token: string, name: string | null) =>
    ask<OpenedTable>("POST", "/api/tables", { ...table, sit: 0, ...(name && { name }) }, token);
  const opening = me.introduce(open);
  const alone = Object.keys(table.bots ?? {}).length === table.players - 1;
  if (alone) connection.connect(); // with friends, the line is to lead where theirs will
  const opened = await opening.catch((error: unknown) => {
    if ((error as { code?: string }).code !== "need-identity") throw error;
    me.forget();
    return me.introduce(open);
  });
  fresh.set(opened.table, { state: opened.state ?? null, friends });
  return opened.table;
}
