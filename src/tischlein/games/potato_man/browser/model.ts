/** What lies in the trick, who leads it, and what happened to it. */
import type { GameEvent, Say, TableSource, View } from "$web/game/contract";
import { EASE_OUT, happened, flyBetween, type Flight, type Motion, moving } from "$web/game/kit";

export type Colour = "red" | "blue" | "green" | "yellow" | "gold";
export const SACKS: readonly Colour[] = ["red", "blue", "green", "yellow", "gold"];
export const WORTH: Record<Colour, number> = { red: 1, blue: 2, green: 3, yellow: 4, gold: 5 };
const COLOURS: Record<string, Colour> = { R: "red", B: "blue", G: "green", Y: "yellow" };

export interface Inside {
  round: number;
  leader: number;
  turn: number | null;
  trick: string[];
  sacks_left: Record<Colour, number>;
  discard: string[];
  seats: { hand: string[] | null; cards: number; sacks: Record<Colour, number>; rounds: number[]; pile_cards?: number }[];
}

export interface Seen {
  table: Inside;
  /** The card that wins so far. */
  derived: { leading: string | null };
}

export interface Lying {
  card: string;
  seat: number;
}

export function colourOf(card: string): Colour {
  return COLOURS[card[0] ?? ""] ?? "yellow";
}

export function valueOf(card: string): number {
  return Number(card.slice(1));
}

export function cardName(card: string, say: Say): string {
  return say("card", { colour: colourOf(card), value: valueOf(card) });
}

const VALUES: [string, number, number][] = [
  ["R", 5, 18],
  ["B", 4, 16],
  ["G", 3, 14],
  ["Y", 1, 13],
];

/** Every card that is in the game. */
export function deck(green: boolean): string[] {
  return VALUES.filter(([letter]) => green || letter !== "G").flatMap(([letter, low, high]) =>
    Array.from({ length: high - low + 1 }, (_, i) => `${letter}${low + i}`),
  );
}

export function potatoMan(card: string): boolean {
  return card.startsWith("Y") && valueOf(card) <= 3;
}

export function evil(card: string): boolean {
  return card.startsWith("R") && valueOf(card) >= 16;
}

/** Places around the trick, clockwise from my own at the bottom: from -1 to 1 across and down. */
const AROUND: Record<number, readonly (readonly [number, number])[]> = {
  3: [[0, 1], [-1, -0.5], [1, -0.5]],
  4: [[0, 1], [-1, 0], [0, -1], [1, 0]],
  5: [[0, 1], [-1, 0.2], [-0.4, -1], [0.4, -1], [1, 0.2]],
};

/** Where a seat's card lies; with two players each lays two, side by side. */
export function spot(seat: number, own: number, players: number, nth: number): { x: number; y: number } {
  const around = (seat - own + players) % players;
  if (players === 2) return { x: nth < 2 ? -0.5 : 0.5, y: around === 0 ? 1 : -1 };
  const [x, y] = AROUND[players]?.[around] ?? [0, 0];
  return { x, y };
}

/** To whoever sits there, or from them. */
export function beyond(card: Element, { x, y }: { x: number; y: number }): Motion {
  return moving(card, { opacity: 0, transform: `translate(${x * 220}px, ${y * 220}px)` }, { duration: 260, easing: EASE_OUT });
}

/** My card flies from my hand to the trick; another's comes from whoever sits there. */
export interface Flights {
  send: Flight;
  receive: Flight;
}

export function flights(): Flights {
  const [send, receive] = flyBetween(260, (card) => {
    const { style } = card as HTMLElement;
    return beyond(card, { x: Number(style.getPropertyValue("--x")), y: Number(style.getPropertyValue("--y") || 1) });
  });
  return { send, receive };
}

/** The trick as it lies, in playing order. */
export function trickOf(view: View<Seen>): Lying[] {
  return view.table.trick.map((card, i) => ({ card, seat: (view.table.leader + i) % view.players }));
}

/** My hand; when a round ends, what was left of it, until that was seen. */
export function handOf({ view, before, events, presenting }: Pick<TableSource<Seen>, "view" | "before" | "events" | "presenting">): string[] {
  const seat = view.seat ?? 0;
  const closing = presenting && before && happened({ events }, "round-scored");
  if (!closing) return view.table.seats[seat]?.hand ?? [];
  const played = events.filter((event) => event.event === "played" && event.seat === seat).map((event) => event.card);
  return (before.table.seats[seat]?.hand ?? []).filter((card) => !played.includes(card));
}

export interface Taken {
  trick: Lying[];
  card: string;
  seat: number;
  sack: Colour | null;
}

export interface Scored {
  stuck: number | null;
  points: { seat: number; points: number }[];
}

/** Goes through what happened: what lies there, the last trick that was taken, and the end of a round. */
export function follow(trick: Lying[], events: GameEvent[]): { lying: Lying[]; taken: Taken | null; scored: Scored | null } {
  let lying = trick;
  let taken = null as Taken | null;
  let scored = null as Scored | null;
  for (const event of events) {
    const seat = event.seat as number;
    if (event.event === "played") lying = [...lying, { card: event.card as string, seat }];
    else if (event.event === "trick-won") {
      taken = { trick: lying, card: event.card as string, seat, sack: null };
      lying = [];
    } else if (event.event === "sack-taken" && taken) taken.sack = event.sack as Colour;
    else if (event.event === "stuck") scored = { stuck: seat, points: [] };
    else if (event.event === "round-scored") {
      scored ??= { stuck: null, points: [] };
      scored.points.push({ seat, points: event.points as number });
    }
  }
  return { lying, taken, scored };
}
