/** What this page shows of a game: one moment after another, each looked at as long as it needs, through one pair of eyes. */
import type { GameEvent, View } from "./game";
import { held, whenFree } from "./hold";

export interface Line {
  n: number;
  event: string;
  sentence: string;
}

/** What is on show: a view, what led to it, and the version to move on. */
export interface Sight {
  view: View;
  events: GameEvent[];
  version: number;
  made: number;
}

/** What one message brought: a sight for each pair of eyes at this device, and what all of them may hear. */
export interface Moment {
  sights: Map<number | null, Sight>;
  lines: Line[];
}

/** A sentence for the player, with the rule that it is about. */
export interface Word {
  sentence: string;
  rule: string | null;
}

/** A move that a bot would make, in words, and why. */
export interface Hint {
  move: string;
  phrase: string;
  reasons: string[];
}

export class Showing {
  sight = $state.raw<Sight | null>(null);
  log = $state.raw<Line[]>([]);
  /** The newest sentences, for those who listen. */
  news = $state("");
  word = $state.raw<Word | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** Where people share this device: the seat whose cards lie open; null: covered, everybody may look. */
  open = $state<number | null>(null);
  /** Nothing is being shown that should be looked at before anything else comes. */
  settled = $state(true);
  dwell: (events: GameEvent[]) => number = () => 0;

  #waiting: Moment[] = [];
  #shown: Moment | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #go = (): void => this.#next();

  tell(sentence: string, rule: string | null = null): void {
    this.word = { sentence, rule };
  }

  /** Somebody does not want to wait. */
  skip(): void {
    if (this.#timer === undefined || held()) return;
    this.#next();
  }

  // ---- Sharing a device ----

  /** The cards of one seat are laid open, for the one who holds the device. */
  lift(seat: number): void {
    this.skipAll();
    this.open = seat;
    this.#look();
  }

  /** All cards are covered; everybody may look again. */
  cover(): void {
    this.open = null;
    this.hint = null;
    this.word = null;
    this.#look();
  }

  /** The present moment through the eyes that look now, with nothing told again. */
  #look(): void {
    const sight = this.#shown && this.#seen(this.#shown);
    if (sight) this.sight = { ...sight, events: [] };
  }

  #seen(moment: Moment): Sight | undefined {
    return moment.sights.get(this.open) ?? moment.sights.values().next().value;
  }

  /** Whoever has moved and owes no more gives the device away. */
  #handsOver(moment: Moment): boolean {
    return this.open !== null && !moment.sights.get(this.open)?.view.moves.length;
  }

  // ---- One after another ----

  protected showSoon(moment: Moment): void {
    this.#waiting.push(moment);
    if (this.#timer === undefined) whenFree(this.#go);
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const moment = this.#waiting[0];
    this.settled = !moment;
    if (!moment) return;
    if (this.#handsOver(moment)) {
      // First the table as everybody knew it, then what was done to it: so all see the move.
      this.cover();
      this.#timer = setTimeout(this.#go, 0);
      return;
    }
    this.#waiting.shift();
    this.#show(moment);
    const pause = this.dwell(this.sight?.events ?? []);
    if (pause > 0 || this.#waiting.length) this.#timer = setTimeout(() => whenFree(this.#go), pause);
    else this.settled = true;
  }

  protected skipAll(): void {
    this.stop();
    for (const moment of this.#waiting.splice(0)) {
      if (this.#handsOver(moment)) this.cover();
      this.#show(moment);
    }
  }

  protected stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.settled = true;
  }

  #show(moment: Moment): void {
    const sight = this.#seen(moment);
    if (!sight) return;
    if (sight.made !== this.sight?.made) this.word = null;
    if (this.hint && !sight.view.moves.includes(this.hint.move)) this.hint = null;
    this.#shown = moment;
    this.sight = sight;
    if (moment.lines.length === 0) return;
    this.log = [...this.log, ...moment.lines];
    if (sight.events.length) this.news = moment.lines.map((one) => one.sentence).join(" ");
  }

  /** Moves were taken back, or (-1) everything is told anew. */
  protected backTo(made: number): void {
    this.stop();
    this.#waiting = [];
    this.log = this.log.filter((one) => one.n <= made);
  }

  /** Another game. */
  protected clear(): void {
    this.backTo(-1);
    this.sight = null;
    this.open = null;
    this.#shown = null;
  }
}
