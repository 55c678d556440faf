/** Checking a deal in the browser: the formulas are those of `fair.py`. */
import { promiseOf, type Kept } from "../promise";

interface Deal {
  seed: string;
  commitment: string;
  secret: string;
  contributions: string[];
}

/** `good`, `bad`, or `open` where this page cannot tell. */
export type Finding = "good" | "bad" | "open";

export interface Checked {
  deal: Deal;
  kept: Kept | null;
  /** What this page saw before the game is what the record has. */
  promise: Finding;
  /** The secret, hashed here, gives the promise. */
  secret: Finding;
  /** The secret and what the players have added give the seed. */
  seed: Finding;
}

/** What a record says of its deal; null where the game did not begin with one. */
function dealIn(record: string): Deal | null {
  const seed = /^seed: ([0-9a-f]{64})$/m.exec(record)?.[1];
  const fair = /^fair: (.+)$/m.exec(record)?.[1];
  return seed && fair ? { seed, ...(JSON.parse(fair) as Omit<Deal, "seed">) } : null;
}

export async function checkDeal(record: string, table: string, number: number): Promise<Checked | null> {
  const deal = dealIn(record);
  if (!deal) return null;
  const kept = promiseOf(table, number);
  const secret = bytesOf(deal.secret);
  return {
    deal,
    kept,
    promise: kept ? same(kept.commitment, deal.commitment) : "open",
    secret: await hashes(deal.commitment, text("tischlein commitment 1\n"), secret),
    seed: await hashes(deal.seed, text("tischlein deal 1\n"), secret, ...deal.contributions.flatMap(said)),
  };
}

/** Browsers hash only on pages that came over a safe line, or from this very machine. */
async function hashes(wanted: string, ...parts: Uint8Array<ArrayBuffer>[]): Promise<Finding> {
  if (!globalThis.crypto?.subtle) return "open";
  const digest = await crypto.subtle.digest("SHA-256", await new Blob(parts).arrayBuffer());
  return same(Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join(""), wanted);
}

function same(one: string, other: string): Finding {
  return one === other ? "good" : "bad";
}

function text(words: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(words);
}

/** A contribution: its length in four bytes, then its bytes. */
function said(words: string): Uint8Array<ArrayBuffer>[] {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, text(words).length);
  return [length, text(words)];
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
