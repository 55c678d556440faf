/** Checking a deal in the browser: the formulas are those of `fair.py`. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { commitmentOf, type Kept } from "$web/state/commitments";

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

export function checkDeal(record: string, table: string, number: number): Checked | null {
  const deal = dealIn(record);
  if (!deal) return null;
  const kept = commitmentOf(table, number);
  const secret = bytesOf(deal.secret);
  return {
    deal,
    kept,
    promise: kept ? same(kept.commitment, deal.commitment) : "open",
    secret: hashes(deal.commitment, text("tischlein commitment 1\n"), secret),
    seed: hashes(deal.seed, text("tischlein deal 1\n"), secret, ...deal.contributions.flatMap(said)),
  };
}

/** By a library: browsers hash only on pages that came over a safe line, and at home there is none. */
function hashes(wanted: string, ...parts: Uint8Array[]): Finding {
  const sum = sha256.create();
  for (const part of parts) sum.update(part);
  return same(bytesToHex(sum.digest()), wanted);
}

function same(one: string, other: string): Finding {
  return one === other ? "good" : "bad";
}

function text(words: string): Uint8Array {
  return new TextEncoder().encode(words);
}

/** A contribution: its length in four bytes, then its bytes. */
function said(words: string): Uint8Array[] {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, text(words).length);
  return [length, text(words)];
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
