/** What lies where, and what just happened, beat by beat: reveal, encounter, ranking, Hot Potato, effects. */
import type { Beat as Told, GameEvent, View } from "$web/game/contract";
import { rankings } from "./art/draw";
import { spudOf } from "./art/potatoes";

export const POTATOES = ["apeeling", "couch", "poteto", "rambo", "robo", "sweet"] as const;

export interface Setting {
  points: number;
  hand: string[];
  discard: string[];
  front: string[];
  played: string[];
  scored: boolean;
  hot_potato: boolean;
  answered: boolean;
  answer: string | null;
  looked: boolean;
  looked_before: boolean;
  knows: string[] | null;
}

export interface Inside {
  phase: "choose" | "extra" | "target" | "effect" | "over";
  round: number;
  encounter: string | null;
  gone: string[];
  pile_cards: number;
  near: number;
  shown: string[];
  seats: Setting[];
}

export interface Seen {
  table: Inside;
  derived: {
    /** The potato that scores in the encounter on the table. */
    scoring: string | null;
    /** What that brings, by seat. */
    gains: Record<string, number>;
  };
}

/** A card in front of a seat; face down while nobody may know it. */
export interface Lying {
  code: string;
  down: boolean;
}

export type BeatName = "hidden" | "shown" | "turn" | "rank" | "met" | "aim" | "sent" | "effects";
export interface Beat extends Told {
  name: BeatName;
  rank: number;
}

/** What somebody did with a potato that did not score. */
export interface Used {
  potato: string;
  skipped: boolean;
}

export interface Scene {
  before: Setting[];
  lying: string[][];
  /** From which card on each seat's potatoes were turned up just now. */
  fresh: number[];
  encounter: string | null;
  scoring: string | null;
  gains: Record<number, number>;
  aims: { seat: number; other: number | null }[];
  hot: number | null;
  used: Record<number, Used>;
  beats: Beat[];
}

/** Where a potato is in the ranking of an encounter; behind its end, where none was met. */
export function rankOf(encounter: string | null, potato: string | null): number {
  const rank = potato === null ? -1 : (rankings[encounter ?? ""] ?? "").indexOf(spudOf(potato).letter);
  return rank < 0 ? POTATOES.length : rank;
}

export function holder(table: Inside): number | null {
  const seat = table.seats.findIndex((one) => one.hot_potato);
  return seat < 0 ? null : seat;
}

const SEND = ["hot-potato-sent", "hot-potato-to-the-middle", "hot-potato-stays"];
const USE = ["kept", "took-back", "looked", "skipped"];
const POTATO_OF: Record<string, string> = { "took-back": "couch", looked: "apeeling" };

/** How long each is shown; the ranking runs as long however far it has to. */
const HIDDEN_MS = 300;
const SHOWN_MS = 1_200;
const TURN_MS = 600;
const RUN_MS = 600;
const MET_MS = 1_800;
const AIM_MS = 900;
const SENT_MS = 800;
const EFFECTS_MS = 1_300;
/** What the round is about: the potatoes that lie there, and which of them scores. */
const TO_BE_SEEN: readonly BeatName[] = ["shown", "met"];

/** How these events are told, one beat after another. */
export function beatsOf(events: GameEvent[]): Beat[] {
  const beats: Beat[] = [];
  const add = (name: BeatName, ms: number, rank = -1): void => void beats.push({ name, ms, rank, stays: TO_BE_SEEN.includes(name) });
  const has = (...kinds: string[]): GameEvent | undefined => events.find((event) => kinds.includes(event.event));
  if (has("revealed", "extra-added", "no-extra")) {
    add("hidden", HIDDEN_MS);
    add("shown", SHOWN_MS);
  }
  const drawn = has("encounter-drawn");
  if (drawn) {
    add("turn", TURN_MS);
    const scored = has("scored");
    const last = scored ? rankOf(drawn.encounter as string, scored.potato as string) : 0;
    for (let rank = 0; rank < last; rank++) add("rank", RUN_MS / last, rank);
    add("met", MET_MS, last);
  }
  if (has("aimed")) add("aim", AIM_MS);
  if (has(...SEND)) add("sent", SENT_MS);
  if (has(...USE)) add("effects", EFFECTS_MS);
  return beats;
}

/** What happened since a table that was seen before; null where there is nothing to tell. */
export function follow(seen: View<Seen> | null, events: GameEvent[]): Scene | null {
  const beats = beatsOf(events);
  if (!seen || beats.length === 0) return null;
  const before = seen.table;
  const scene: Scene = {
    before: before.seats,
    lying: before.seats.map((seat) => [...seat.played]),
    fresh: before.seats.map((seat) => seat.played.length),
    encounter: before.encounter,
    scoring: seen.derived.scoring,
    gains: { ...seen.derived.gains },
    aims: [],
    hot: holder(before),
    used: {},
    beats,
  };
  for (const event of events) {
    const seat = event.seat as number;
    const potato = event.potato as string;
    if (event.event === "revealed" || event.event === "extra-added") scene.lying[seat]?.push(potato);
    else if (event.event === "encounter-drawn") scene.encounter = event.encounter as string;
    else if (event.event === "scored") {
      scene.gains[seat] = event.points as number;
      scene.scoring = potato;
    } else if (event.event === "aimed") scene.aims.push({ seat, other: event.other as number });
    else if (event.event === "abstained") scene.aims.push({ seat, other: null });
    else if (USE.includes(event.event)) scene.used[seat] = { potato: potato ?? POTATO_OF[event.event] ?? "", skipped: event.event === "skipped" };
  }
  return scene;
}
