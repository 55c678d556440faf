/** What lies where, and what a choice of cards is. */
import type { GameEvent, Say } from "$web/game/contract";

export interface Place {
  hand: string[] | null;
  cards: number;
  display: string[];
  total: number;
  worm: boolean;
  passed: boolean;
  stack: number[];
}

export interface Inside {
  round: number;
  rounds: number;
  turn: number | null;
  grill: number[];
  supply_portions: number;
  pile_cards: number;
  discard: string[];
  seats: Place[];
}

export interface Seen {
  table: Inside;
  derived: {
    /** Whom each seat could rob as its display lies. */
    robs: (number | null)[];
    /** Whom each seat could rob with each total, once a worm lies in its display. */
    targets: Record<string, number>[];
  };
}

export const WORM = "W";

/** "1" to "5", or "W" for any worm. */
export function kindOf(card: string): string {
  return card.startsWith(WORM) ? WORM : card;
}

export function signpost(card: string): number {
  return Number(card.slice(1));
}

export interface Kind {
  kind: string;
  cards: string[];
}

/** Cards by kind: numbers first, then the worms from the lowest signpost. */
export function byKind(cards: string[]): Kind[] {
  return ["1", "2", "3", "4", "5", WORM]
    .map((kind) => ({ kind, cards: cards.filter((card) => kindOf(card) === kind) }))
    .filter((one) => one.cards.length > 0);
}

export function worth(cards: string[]): number {
  return cards.reduce((sum, card) => sum + (kindOf(card) === WORM ? 5 : Number(card)), 0);
}

/** Cards of one kind as the server writes them: `3x2`, `W7+W12`. */
export function written(cards: string[]): string {
  const first = cards[0] ?? "";
  if (kindOf(first) !== WORM) return `${cards.length}x${first}`;
  return cards.toSorted((a, b) => signpost(a) - signpost(b)).join("+");
}

/** The cards of a written lay-out; none for a word. */
export function read(move: string | null): string[] {
  if (move === null) return [];
  const [copies, kind] = move.split("x");
  if (kind !== undefined) return Array.from({ length: Number(copies) }, () => kind);
  return move.startsWith(WORM) ? move.split("+") : [];
}

export function named(cards: string[], say: Say): string {
  const first = cards[0];
  if (first === undefined) return "";
  if (kindOf(first) !== WORM) return say("alike", { copies: cards.length, kind: first });
  return cards.map((card) => say("worm", { signpost: signpost(card) })).join(", ");
}

/** A portion that somebody was served when the round ended. */
export interface Served {
  seat: number;
  portion: number;
  /** What the display was worth; null for the lowest portion, taken without a worm. */
  total: number | null;
}

/** Who was served what at the end of a round; none while it goes on. */
export function servedBy(events: GameEvent[]): Served[] {
  if (!events.some((event) => event.event === "menu-over" || event.event === "took-from-menu" || event.event === "round-begun")) return [];
  return events
    .filter((event) => event.event === "took-from-menu" || event.event === "took-lowest")
    .map((event) => ({
      seat: event.seat as number,
      portion: event.portion as number,
      total: event.event === "took-from-menu" ? (event.total as number) : null,
    }))
    .toSorted((a, b) => a.portion - b.portion);
}

/** The table as it lay while the portions were handed out: old displays, the grill still full. */
export function atTheMenu(before: Inside, now: Inside, served: Served[]): Inside {
  return {
    ...now,
    round: before.round,
    supply_portions: before.supply_portions,
    grill: served.map((one) => one.portion),
    seats: now.seats.map((seat, i) => {
      const own = served.find((one) => one.seat === i);
      const old = before.seats[i] ?? seat;
      const lost = own?.total === null;
      return {
        ...seat,
        display: lost ? [] : old.display,
        total: lost ? 0 : old.total,
        worm: !lost && old.worm,
        passed: true,
        stack: own ? seat.stack.slice(1) : seat.stack,
      };
    }),
  };
}
