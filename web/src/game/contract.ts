/** What a game's `browser/index.ts` gives, and what its board and its hand are given. */
import type { Component, Snippet } from "svelte";
import type { Reason } from "$web/net/protocol";

export type { Lesson, Moment } from "$web/lesson/contract";
export type { Samples } from "$web/print/samples";
export type { Pictures } from "$web/rules/pictures";

/** What the first page says of a game, before anything else of it is fetched. */
export interface About {
  /** Of a game against bots. */
  minutes: number;
  /** 1: easy, 3: for those who like to think. */
  difficulty: 1 | 2 | 3;
  /** One sentence in each language. */
  sentence: Record<"en" | "de" | "fr" | "it", string>;
}

/** Something that happened, in the game's own words. */
export interface GameEvent {
  n: number;
  event: string;
  [fact: string]: unknown;
}

/** What a game's views hold: what lies on the table, and what follows from that. */
export interface Contents {
  table: unknown;
  derived: unknown;
}

/** What a seat may know: `Table.view(seat)`. */
export interface View<Inside extends Contents = Contents> {
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
  table: Inside["table"];
  /** What the game's rules say about it, so that nobody needs rules here. */
  derived: Inside["derived"];
}

export type Say = (message: string, facts?: Record<string, string | number>) => string;

/** What a game shows at a seat's place, beside name and points. */
export interface BesideProps<Inside extends Contents = Contents> {
  view: View<Inside>;
  seat: number;
  say: Say;
}

/** Where a table comes from: a game that is being played, a recorded one, or a puzzle. */
export interface TableSource<Inside extends Contents = Contents> {
  readonly view: View<Inside>;
  /** What happened since the view before; empty when the table is seen for the first time. */
  readonly events: GameEvent[];
  /** The view before these events; null where nothing is told. */
  readonly before: View<Inside> | null;
  /** What happened is being looked at: afterwards the table is as `view` says. */
  readonly presenting: boolean;
  /** Which of the beats that `timing` gave is being looked at. */
  readonly beat: number;
  /** What is to be shown as possible: the view's moves, two frames later, as the first one belongs to the cards that fly. */
  readonly moves: string[];
  readonly names: string[];
  /** A move that was suggested, to be shown. */
  readonly hint: string | null;
  /** A move that is on its way to the server. */
  readonly sending: string | null;
  /** Makes a move; settled when it has been answered. */
  readonly play: (move: string) => Promise<void>;
  readonly why: (moves: string[]) => Promise<Reason[]>;
  /** Tells the player a sentence, with the rule that it is about. */
  readonly tell: (sentence: string, rule?: string | null) => void;
}

/** What a board is given: all that lies open, and for whoever sits there also what may be done with it. */
export interface BoardProps<Inside extends Contents = Contents, Shared = unknown> extends TableSource<Inside> {
  say: Say;
  /** What `share` made for this table. */
  shared: Shared;
}

/** What a hand is given: it belongs to the seat of the view. */
export interface HandProps<Inside extends Contents = Contents, Shared = unknown> extends BoardProps<Inside, Shared> {
  /** The board is on another screen: here is all that one needs for every move. */
  alone: boolean;
}

/** How board and hand share one screen; the line that says whose turn it is lies between them. */
export interface LayoutProps<Inside extends Contents = Contents> {
  view: View<Inside>;
  board: Snippet;
  status: Snippet;
  hand: Snippet;
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

export interface BrowserGame<Inside extends Contents = Contents, Shared = unknown> {
  name: string;
  /** What everybody may see, on a screen of its own or with a hand. */
  Board: Component<BoardProps<Inside, Shared>>;
  /** What one seat holds and does; it is there only for a seat. */
  Hand: Component<HandProps<Inside, Shared>>;
  /** How both lie on one screen; below each other where a game does not say. */
  Layout?: Component<LayoutProps<Inside>>;
  /** What board and hand of one screen have in common, such as the cards that are chosen; made anew for each seat. */
  share?: (source: TableSource<Inside>) => Shared;
  Beside?: Component<BesideProps<Inside>>;
  /** In which beats these events are shown; the shell counts them. */
  timing?: (events: GameEvent[]) => readonly Beat[];
  /** Events of which the line below the turn need not speak; the log has them. */
  quiet?: readonly string[];
  /** Does a new part of the log, such as a round, begin with this? */
  begins?: (event: GameEvent) => boolean;
  /** What others have decided in secret: it comes to light by itself, and the log waits for that. */
  secret?: readonly string[];
  /** Which round or scoring a view belongs to, where a game has such. */
  chapter?: (view: View<Inside>) => number;
  /** How many cards a seat holds, where that is to be seen at its place. */
  cardsOf?: (view: View<Inside>, seat: number) => number;
  /** What the score sheet says at the end, where it says more than the points. */
  sheet?: (view: View<Inside>, say: Say) => Sheet;
  /** Events that do not sound like a card that is laid. */
  sounds?: Readonly<Record<string, Sound>>;
}

/** The game, of whose views and shared state the page around it knows nothing. */
export function defineGame<Inside extends Contents, Shared = undefined>(game: BrowserGame<Inside, Shared>): BrowserGame {
  return game as unknown as BrowserGame;
}
