/** A guided first game: a plain list of steps in a game's `browser/lesson.ts`, each said when its moment comes. */
import type { Contents, GameEvent, View } from "$web/game/contract";

/** What a step knows when it is asked whether its moment has come. */
export interface Moment<Inside extends Contents = Contents> {
  view: View<Inside>;
  /** What led to this view. */
  events: GameEvent[];
  told: ReadonlySet<string>;
  /** The player's seat, and whether the table waits for them. */
  me: number;
  mine: boolean;
  /** How many moves the player has made since the lesson began. */
  moves: number;
  names: string[];
  say: (message: string, facts?: Record<string, string | number>) => string;
}

export interface Step<Inside extends Contents = Contents> {
  /** The message; also the step's name. */
  say: string;
  when: (now: Moment<Inside>) => boolean;
  facts?: (now: Moment<Inside>) => Record<string, string | number>;
  /** What it speaks of: elements' `data-part`; the page has `suggest` and `teacher`. */
  at?: readonly string[] | ((now: Moment<Inside>) => readonly string[]);
  /** "move": it stays until the player has moved. "next": until they have read it. */
  needs?: "move" | "next";
}

export interface Lesson<Inside extends Contents = Contents> {
  /** In the order in which they are asked; the lesson is over when the last one has been told. */
  steps: Step<Inside>[];
  /** The parts that should stay free while somebody speaks, where there is room. */
  keep?: readonly string[];
}

export function happened(now: Pick<Moment, "events">, ...kinds: string[]): GameEvent | undefined {
  return now.events.find((event) => kinds.includes(event.event));
}

/** The first step that has not been told and whose moment this is. */
export function due<Inside extends Contents>(steps: Step<Inside>[], now: Moment<Inside>): Step<Inside> | undefined {
  return steps.find((step) => !now.told.has(step.say) && step.when(now));
}
