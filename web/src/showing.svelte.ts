/** What this page shows of a game: one moment after another, each looked at as long as it needs, through one pair of eyes. */
import type { GameEvent, View } from "./game";
import { held, whenFree } from "./hold";
import { afterFrame } from "./motion";
import { same } from "./same";

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
  /** Nothing seemed better; else it comes behind, and is worth a look all the same. */
  best: boolean;
}

const LONG_ENOUGH_TO_READ = 2_500;
/** What nobody here asked for may come while they look elsewhere. */
const LONG_ENOUGH_TO_NOTICE = 8_000;

export class Showing {
  sight = $state.raw<Sight | null>(null);
  /** The same for all that lies around the table, a frame later: the first frame belongs to the cards that fly. */
  around = $state.raw<Sight | null>(null);
  /** What may be done then, another frame later. */
  moves = $state.raw<string[]>([]);
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

  /** The one whose cards lie open has moved. */
  protected acted = false;
  #waiting: Moment[] = [];
  #shown: Moment | null = null;
  #toldAt = 0;
  /** What has still to be said of the moment that is shown, a frame for each. */
  #rest: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #go = (): void => this.#next();

  tell(sentence: string, rule: string | null = null): void {
    this.word = { sentence, rule };
    this.#toldAt = Date.now();
  }

  /** What others decided: it does not lie over whose turn it is until somebody moves. */
  report(sentence: string): void {
    this.tell(sentence);
    const word = this.word;
    setTimeout(() => this.word === word && (this.word = null), LONG_ENOUGH_TO_NOTICE);
  }

  /** The table has moved on: what was told has had its time, or gets the rest of it. */
  #hush(): void {
    const word = this.word;
    const left = this.#toldAt + LONG_ENOUGH_TO_READ - Date.now();
    if (left <= 0) this.word = null;
    else if (word) setTimeout(() => this.word === word && (this.word = null), left);
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
    this.acted = false;
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
    this.#sayRest();
    const sight = this.#shown && this.#seen(this.#shown);
    if (sight) this.around = this.sight = { ...sight, events: [] };
    this.moves = sight?.view.moves ?? [];
  }

  #seen(moment: Moment): Sight | undefined {
    return moment.sights.get(this.open) ?? moment.sights.values().next().value;
  }

  /** Whoever owes no more gives the device away; also whoever has moved, when others here owe a move too. */
  #handsOver(moment: Moment): boolean {
    if (this.open === null) return false;
    const owing = [...moment.sights.values()].filter(({ view }) => view.moves.length).map(({ view }) => view.seat);
    return !owing.includes(this.open) || (this.acted && owing.length > 1);
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
    this.#sayRest();
    if (sight.made !== this.sight?.made) this.#hush();
    if (this.hint && !sight.view.moves.includes(this.hint.move)) this.hint = null;
    this.#shown = moment;
    sight.view = same(this.sight?.view, sight.view);
    this.sight = sight;
    this.#rest = [() => this.#tellAround(sight, moment.lines), () => (this.moves = sight.view.moves)];
    if (this.around && sight.events.length && !document.hidden) afterFrame(() => this.#sayOn());
    else this.#sayRest();
  }

  #sayOn(): void {
    this.#rest.shift()?.();
    if (this.#rest.length) afterFrame(() => this.#sayOn());
  }

  #sayRest(): void {
    for (const act of this.#rest.splice(0)) act();
  }

  #tellAround(sight: Sight, lines: Line[]): void {
    this.around = sight;
    if (lines.length === 0) return;
    this.log = [...this.log, ...lines];
    if (sight.events.length) this.news = lines.map((one) => one.sentence).join(" ");
  }

  /** Moves were taken back, or (-1) everything is told anew. */
  protected backTo(made: number): void {
    this.stop();
    this.#sayRest();
    this.#waiting = [];
    this.log = this.log.filter((one) => one.n <= made);
  }

  /** Another game. */
  protected clear(): void {
    this.backTo(-1);
    this.around = this.sight = null;
    this.moves = [];
    this.open = null;
    this.#shown = null;
  }
}
