/** What stands where, and what an elephant would break. */
import type { GameEvent, Say } from "$web/game/contract";

export type Colour = "red" | "blue" | "green";
export const COLOURS: readonly Colour[] = ["red", "blue", "green"];
export const METHODS = ["lowest", "highest", "all", "colour"] as const;
export type Method = (typeof METHODS)[number];
export const CHOICES = ["lowest", "highest", "all", "colour R", "colour B", "colour G"] as const;
export type Choice = (typeof CHOICES)[number];
export const CARDS_A_SCORING = 10;
const OF_LETTER: Record<string, Colour> = { R: "red", B: "blue", G: "green" };
const LETTERS = "RBG";

export interface Keeper {
  porcelain: Record<Colour, string[]>;
  money: number;
  pass_card: boolean;
  sheet: Record<Method, number | null>;
  worth: Record<Choice, number>;
  chosen: boolean;
  choice: Choice | null;
}

export interface Inside {
  phase: "turn" | "drop" | "scoring" | "over";
  turn: number | null;
  scoring: number;
  bought: number;
  porcelain_row: string[];
  porcelain_left: Record<string, number>;
  elephant: string | null;
  elephant_row: string[];
  elephants_left: Record<string, number>;
  broken: string[];
  seats: Keeper[];
}

export interface Prospects {
  /** What each elephant at the door would break in this shop. */
  harm: Record<string, Damage>;
  /** What each of `CHOICES` would bring after a purchase, or after an elephant that leaves nothing to choose. */
  worth_then: Record<string, number[]>;
}

export interface Seen {
  table: Inside;
  derived: { seats: Prospects[] };
}

// ---- Names ----

export function colourOf(text: string): Colour {
  return OF_LETTER[text[0] ?? ""] ?? "green";
}

export function valueOf(card: string): number {
  return Number(card.slice(1));
}

export function cardName(card: string, say: Say): string {
  return say("card", { colour: colourOf(card), value: valueOf(card) });
}

export function elephantName(code: string, say: Say): string {
  if (code.endsWith("*")) return say("elephant-colour", { colour: colourOf(code) });
  if (/^\d+$/.test(code)) return say("elephant-values", { values: [...code].join("/") });
  if (code.includes("?")) return say("elephant-grey", { amount: code.length });
  return say("elephant-two-colours", { first: colourOf(code), second: colourOf(code.slice(-1)), amount: code.length - 2 });
}

export function methodName(choice: Choice, say: Say): string {
  const [method, letter] = choice.split(" ");
  return say(`method-${method}`, letter ? { colour: colourOf(letter) } : {});
}

export function methodOf(choice: Choice): Method {
  return choice.split(" ")[0] as Method;
}

// ---- Collections ----

export function allOf(seat: Keeper | undefined): string[] {
  return seat ? COLOURS.flatMap((colour) => seat.porcelain[colour]) : [];
}

/** R, B, G, then by value, as moves name them. */
export function inOrder(cards: string[]): string[] {
  const place = (card: string): number => LETTERS.indexOf(card[0] ?? "") * 10 + valueOf(card);
  return [...cards].sort((a, b) => place(a) - place(b));
}

/** Equal cards told apart by a number, so that each has a key of its own. */
export function numbered(cards: string[]): { key: string; code: string }[] {
  const seen = new Map<string, number>();
  return cards.map((code) => {
    const nth = seen.get(code) ?? 0;
    seen.set(code, nth + 1);
    return { key: `${code}-${nth}`, code };
  });
}

/** What is left of the first list without the second, equal cards counted. */
export function without(cards: string[], gone: string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export function within(cards: string[], others: string[]): boolean {
  return without(cards, others).length === 0;
}

/** What a method would bring now; of the colours the best. */
export function methodWorth(worth: Record<Choice, number>, method: Method): number {
  return method === "colour" ? Math.max(worth["colour R"], worth["colour B"], worth["colour G"]) : worth[method];
}

export function bestColour(worth: Record<Choice, number>): Choice {
  const best = methodWorth(worth, "colour");
  return (["colour R", "colour B", "colour G"] as const).find((choice) => worth[choice] === best) ?? "colour R";
}

// ---- Damage ----

/** Which pieces would surely break, from which some would, and how many in all. */
export interface Damage {
  sure: string[];
  maybe: string[];
  most: number;
  /** A grey elephant may leave a choice of how many. */
  least: number;
}

// ---- Places in a row: who goes leaves a gap, nobody moves up ----

export interface Slot {
  key: number;
  code: string;
}

let keys = 0;

export function settle(slots: (Slot | null)[], row: string[], fresh: boolean): (Slot | null)[] {
  const open = [...row];
  const kept = slots.map((slot) => {
    const at = slot && !fresh ? open.indexOf(slot.code) : -1;
    if (at < 0) return null;
    open.splice(at, 1);
    return slot;
  });
  return kept.map((slot) => {
    const code = slot ? undefined : open.shift();
    return code === undefined ? slot : { key: ++keys, code };
  });
}

// ---- What happened ----

/** An elephant that has been in somebody's shop. */
export interface Trampled {
  seat: number;
  elephant: string | null;
  broken: string[];
}

export interface Scored {
  seat: number;
  method: Choice;
  points: number;
}

export function follow(events: GameEvent[], due: string | null): { trampled: Trampled | null; scored: Scored[] } {
  let trampled: Trampled | null = null;
  let elephant = due;
  const scored: Scored[] = [];
  for (const event of events) {
    const seat = event.seat as number;
    if (event.event === "elephant-taken") elephant = event.elephant as string;
    else if (event.event === "broken") trampled = { seat, elephant, broken: event.cards as string[] };
    else if (event.event === "unharmed") trampled = { seat, elephant, broken: [] };
    else if (event.event === "scored") scored.push({ seat, method: event.method as Choice, points: event.points as number });
  }
  return { trampled, scored };
}
