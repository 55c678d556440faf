/** What a game's `browser/index.ts` gives, and what its table is given. */
import type { Component, Snippet } from "svelte";
import type { Reason } from "$web/net/protocol";

export type { Lesson, Moment } from "$web/lesson/contract";
export type { Samples } from "$web/print/samples";
export type { Pictures } from "$web/rules/pictures";

/** Something that happened, in the game's own words. */
export interface GameEvent {
  n: number;
  event: string;
  [fact: string]: unknown;
}

/** What a seat may know: `Table.view(seat)`. */
export interface View<Inside = unknown> {
  game: string;
  players: number;
  options: Record<string, string | number>;
  seat: number | null;
  waiting: number[];
  moves: string[];
  /** What this seat has to decide now: the message `decision-…` of the game says what is possible. */
  decision: string | null;
  points: number[];
  winners: number[];
  table: Inside;
}

export type Say = (message: string, facts?: Record<string, string | number>) => string;

/** What a game shows at a seat's place, beside name and points. */
export interface BesideProps {
  view: View;
  seat: number;
  say: Say;
}

export interface TableProps {
  view: View;
  /** What happened since the view before; empty when the table is seen for the first time. */
  events: GameEvent[];
  /** The view before these events; null where nothing is told. */
  before: View | null;
  /** What happened is being looked at: afterwards the table is as `view` says. */
  presenting: boolean;
  /** Which of the beats that `timing` gave is being looked at. */
  beat: number;
  /** What is to be shown as possible: the view's moves, two frames later, as the first one belongs to the cards that fly. */
  moves: string[];
  names: string[];
  /** A move that was suggested, to be shown. */
  hint: string | null;
  /** A move that is on its way to the server. */
  sending: string | null;
  /** Makes a move; settled when the server has answered. */
  play: (move: string) => Promise<void>;
  why: (moves: string[]) => Promise<Reason[]>;
  /** Tells the player a sentence, with the rule that it is about. */
  tell: (sentence: string, rule?: string | null) => void;
  say: Say;
  /** The line that says whose turn it is; the game gives it a place. */
  status: Snippet;
}

/** A score sheet as in the box: what is noted for each seat, before the total. */
export interface Sheet {
  columns: { head: string; name: string }[];
  /** A row for each seat. */
  rows: string[][];
}

/** What can be heard at a table: a card is laid, something is taken, something breaks; my turn; a win. */
export type Sound = "card" | "take" | "crack" | "turn" | "win";

/** A part of what happened, as it is told. */
export interface Beat {
  /** How many milliseconds it deserves at the normal pace. */
  ms: number;
  /** A reveal, a full trick, a scoring: it may wait for a tap. */
  stays?: boolean;
}

export interface BrowserGame {
  name: string;
  Table: Component<TableProps>;
  Beside?: Component<BesideProps>;
  /** In which beats these events are shown; the shell counts them. */
  timing?: (events: GameEvent[]) => readonly Beat[];
  /** Events of which the line below the turn need not speak; the log has them. */
  quiet?: readonly string[];
  /** Which round or scoring a view belongs to, where a game has such. */
  chapter?: (view: View) => number;
  /** How many cards a seat holds, where that is to be seen at its place. */
  cardsOf?: (view: View, seat: number) => number;
  /** What the score sheet says at the end, where it says more than the points. */
  sheet?: (view: View, say: Say) => Sheet;
  /** Events that do not sound like a card that is laid. */
  sounds?: Readonly<Record<string, Sound>>;
}
