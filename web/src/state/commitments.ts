/** What the server committed itself to before a deal, kept on this device to be compared when the game is over. */
import type { Room } from "$web/net/protocol";
import { persistedJson } from "$web/device/persisted.svelte";

const MAX_KEPT = 60;

export interface Kept {
  commitment: string;
  /** Seen before the cards were dealt, not only while they were played. */
  early: boolean;
}

const kept = persistedJson<[string, Kept][]>("tischlein-promises", [], Array.isArray);

export function commitmentOf(table: string, number: number): Kept | null {
  return new Map(kept.value).get(`${table}/${number}`) ?? null;
}

/** Keeps the commitments for this game and for the next one as they are first seen. */
export function keepCommitments(table: string, room: Room | null): void {
  if (!room?.fair) return;
  const all = new Map(kept.stored() ?? kept.value);
  const before = all.size;
  const keep = (game: number, seen: Kept): unknown => all.has(`${table}/${game}`) || all.set(`${table}/${game}`, seen);
  const { commitment, next } = room.fair;
  if (room.phase !== "over") keep(room.number, { commitment, early: room.phase === "gathering" });
  if (next) keep(room.number + 1, { commitment: next, early: true });
  if (all.size > before) kept.value = [...all].slice(-MAX_KEPT);
}
