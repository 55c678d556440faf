/** What the server promised before a deal, kept on this device so that it can be compared when the game is over. */
import type { Room } from "$web/net/protocol";

const KEPT = "tischlein-promises";
const MOST = 60;

export interface Kept {
  commitment: string;
  /** Seen before the cards were dealt, not only while they were played. */
  early: boolean;
}

type Shelf = Map<string, Kept>;

function read(): Shelf {
  try {
    return new Map(JSON.parse(localStorage.getItem(KEPT) ?? "[]") as [string, Kept][]);
  } catch {
    return new Map();
  }
}

export function commitmentOf(table: string, number: number): Kept | null {
  return read().get(`${table}/${number}`) ?? null;
}

/** Keeps the promises for this game and for the next one as they are first seen. */
export function keepCommitments(table: string, room: Room | null): void {
  if (!room?.fair) return;
  const shelf = read();
  const before = shelf.size;
  const { commitment, next } = room.fair;
  if (room.phase !== "over") keep(shelf, `${table}/${room.number}`, { commitment, early: room.phase === "gathering" });
  if (next) keep(shelf, `${table}/${room.number + 1}`, { commitment: next, early: true });
  if (shelf.size > before) localStorage.setItem(KEPT, JSON.stringify([...shelf].slice(-MOST)));
}

function keep(shelf: Shelf, game: string, seen: Kept): void {
  if (!shelf.has(game)) shelf.set(game, seen);
}
