/** What can be played, and opening a table for it. */
import { line } from "./connection.svelte";
import { ask, me } from "./people.svelte";
import type { Catalogue, GameInfo, NewTable, OpenedTable } from "./protocol";

let asked: Promise<Catalogue> | null = null;

export function catalogue(): Promise<Catalogue> {
  asked ??= ask<Catalogue>("GET", "/api/games").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export const USUAL_BOT = "spud";

/** Four people, or as near to that as the game allows. */
export function usualPlayers(game: GameInfo): number {
  return game.players.includes(4) ? 4 : Math.max(...game.players);
}

/** The friends at this device, by seat. */
export type Friends = Record<number, string>;

/** The tables at which this page has just been promised a seat, and its friends theirs. */
export const promised = new Map<string, Friends>();

export function botsFor(players: number, level: (seat: number) => string = () => USUAL_BOT): Record<number, string> {
  return Object.fromEntries(Array.from({ length: players - 1 }, (_, i) => [i + 1, level(i + 1)]));
}

/** Opens a table; a token that the server does not know is replaced. */
export async function openTable(table: NewTable, friends: Friends = {}): Promise<string> {
  const { token } = await me.known();
  line.connect();
  const opened = await ask<OpenedTable>("POST", "/api/tables", table, token).catch(async (error: unknown) => {
    if ((error as { code?: string }).code !== "need-identity") throw error;
    me.forget();
    return ask<OpenedTable>("POST", "/api/tables", table, (await me.known()).token);
  });
  promised.set(opened.table, friends);
  return opened.table;
}
