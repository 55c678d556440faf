/** Recorded games: their text and their moves, from this server or from a file. What was asked once is kept. */
import { ask, askText, Refusal } from "$web/net/api";
import { me } from "$web/device/identity.svelte";
import type { RecordSuggestion, OpenedTable, Replay } from "$web/net/protocol";

const records = new Map<string, Promise<string>>();
const replays = new Map<string, Promise<Replay>>();

/** The path of a finished game in the HTTP API. */
export function gamePath(table: string, number: number): string {
  return `/api/tables/${table}/games/${number}`;
}

/** A finished game as it stands in a file. */
export function recordOf(table: string, number: number): Promise<string> {
  return kept(records, gamePath(table, number), () => askText(`${gamePath(table, number)}/record`));
}

/** Every step of a game as a seat, or a bystander, saw it; a bad record is declined. */
export function replayOf(record: string, seat: number | null, language: string): Promise<Replay> {
  return kept(replays, `${language} ${seat} ${record}`, () => ask<Replay>("POST", "/api/records/replay", { record, seat, language }));
}

/** What a good player would have done. */
export function ideasFor(record: string, move: number, seat: number, language: string): Promise<RecordSuggestion[]> {
  return asMe<RecordSuggestion[]>("POST", "/api/records/suggest", { record, move, seat, language });
}

/** A new table that begins there, with me on the seat and bots on the others. */
export async function playOn(record: string, move: number, seat: number, bot: string): Promise<string> {
  return (await asMe<OpenedTable>("POST", "/api/records/play-on", { record, move, seat, bot })).table;
}

/** A request of mine; a token that the server does not know is replaced. */
export async function asMe<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const request = async (): Promise<Answer> => ask<Answer>(method, path, body, (await me.known()).token);
  return request().catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== "need-identity") throw error;
    me.forget();
    return request();
  });
}

const MOST = 12;

async function kept<Found>(shelf: Map<string, Promise<Found>>, key: string, find: () => Promise<Found>): Promise<Found> {
  const found = shelf.get(key) ?? find();
  shelf.set(key, found);
  if (shelf.size > MOST) shelf.delete(shelf.keys().next().value ?? "");
  found.catch(() => shelf.delete(key));
  return found;
}
