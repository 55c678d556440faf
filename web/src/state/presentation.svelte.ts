/** What this page shows of a game: one update after another, each looked at as long as it needs, through one pair of eyes. */
import type { GameEvent, View } from "$web/game/contract";
import { held, whenFree } from "$web/motion/pace";
import { afterFrame } from "$web/motion/frames";
import { reuse } from "./reuse";

export interface LogEntry {
  n: number;
  event: string;
  sentence: string;
}

/** What is on show: a view, what led to it, and the version to move on. */
export interface Shown {
  view: View;
  events: GameEvent[];
  version: number;
  made: number;
}

/** What one message brought: a state for each seat at this device, and what all of them may hear. */
export interface Update {
  states: Map<number | null, Shown>;
  lines: LogEntry[];
}

/** A sentence for the player, with the rule that it is about. */
export interface Notice {
  sentence: string;
  rule: string | null;
}

/** A move that a bot would make, in words, and why. */
export interface ShownSuggestion {
  move: string;
  phrase: string;
  reasons: string[];
  /** Nothing seemed better; else it comes behind, and is worth a look all the same. */
  best: boolean;
}

const LONG_ENOUGH_TO_READ = 2_500;
/** What nobody here asked for may come while they look elsewhere. */
const LONG_ENOUGH_TO_NOTICE = 8_000;

export class Presentation {
  shown = $state.raw<Shown | null>(null);
  /** The same for all that lies around the table, a frame later: the first frame belongs to the cards that fly. */
  around = $state.raw<Shown | null>(null);
  /** What may be done then, another frame later. */
  moves = $state.raw<string[]>([]);
  log = $state.raw<LogEntry[]>([]);
  /** The newest sentences, for those who listen. */
  announcement = $state("");
  notice = $state.raw<Notice | null>(null);
  suggestion = $state.raw<ShownSuggestion | null>(null);
  /** Where people share this device: the seat whose cards lie open; null: covered, everybody may look. */
  revealed = $state<number | null>(null);
  /** Nothing is being shown that should be looked at before anything else comes. */
  settled = $state(true);
  dwell: (events: GameEvent[]) => number = () => 0;

  /** The one whose cards lie open has moved. */
  protected acted = false;
  #waiting: Update[] = [];
  #shown: Update | null = null;
  #toldAt = 0;
  /** What has still to be said of the update that is shown, a frame for each. */
  #rest: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #go = (): void => this.#next();

  tell(sentence: string, rule: string | null = null): void {
    this.notice = { sentence, rule };
    this.#toldAt = Date.now();
  }

  /** What others decided: it does not lie over whose turn it is until somebody moves. */
  report(sentence: string): void {
    this.tell(sentence);
    const notice = this.notice;
    setTimeout(() => this.notice === notice && (this.notice = null), LONG_ENOUGH_TO_NOTICE);
  }

  /** The table has moved on: what was told has had its time, or gets the rest of it. */
  #hush(): void {
    const notice = this.notice;
    const left = this.#toldAt + LONG_ENOUGH_TO_READ - Date.now();
    if (left <= 0) this.notice = null;
    else if (notice) setTimeout(() => this.notice === notice && (this.notice = null), left);
  }

  /** Somebody does not want to wait. */
  skip(): void {
    if (this.#timer === undefined || held()) return;
    this.#next();
  }

  // ---- Sharing a device ----

  /** The cards of one seat are laid open, for the one who holds the device. */
  reveal(seat: number): void {
    this.skipAll();
    this.revealed = seat;
    this.acted = false;
    this.#look();
  }

  /** All cards are covered; everybody may look again. */
  cover(): void {
    this.revealed = null;
    this.suggestion = null;
    this.notice = null;
    this.#look();
  }

  /** The present update through the eyes that look now, with nothing told again. */
  #look(): void {
    this.#sayRest();
    const shown = this.#shown && this.#seen(this.#shown);
    if (shown) this.around = this.shown = { ...shown, events: [] };
    this.moves = shown?.view.moves ?? [];
  }

  #seen(update: Update): Shown | undefined {
    return update.states.get(this.revealed) ?? update.states.values().next().value;
  }

  /** Whoever owes no more gives the device away; also whoever has moved, when others here owe a move too. */
  #handsOver(update: Update): boolean {
    if (this.revealed === null) return false;
    const owing = [...update.states.values()].filter(({ view }) => view.moves.length).map(({ view }) => view.seat);
    return !owing.includes(this.revealed) || (this.acted && owing.length > 1);
  }

  // ---- One after another ----

  protected showSoon(update: Update): void {
    this.#waiting.push(update);
    if (this.#timer === undefined) whenFree(this.#go);
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const update = this.#waiting[0];
    this.settled = !update;
    if (!update) return;
    if (this.#handsOver(update)) {
      // First the table as everybody knew it, then what was done to it: so all see the move.
      this.cover();
      this.#timer = setTimeout(this.#go, 0);
      return;
    }
    this.#waiting.shift();
    this.#show(update);
    const pause = this.dwell(this.shown?.events ?? []);
    if (pause > 0 || this.#waiting.length) this.#timer = setTimeout(() => whenFree(this.#go), pause);
    else this.settled = true;
  }

  protected skipAll(): void {
    this.stop();
    for (const update of this.#waiting.splice(0)) {
      if (this.#handsOver(update)) this.cover();
      this.#show(update);
    }
  }

  protected stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.settled = true;
  }

  #show(update: Update): void {
    const shown = this.#seen(update);
    if (!shown) return;
    this.#sayRest();
    if (shown.made !== this.shown?.made) this.#hush();
    if (this.suggestion && !shown.view.moves.includes(this.suggestion.move)) this.suggestion = null;
    this.#shown = update;
    shown.view = reuse(this.shown?.view, shown.view);
    this.shown = shown;
    this.#rest = [() => this.#tellAround(shown, update.lines), () => (this.moves = shown.view.moves)];
    if (this.around && shown.events.length && !document.hidden) afterFrame(() => this.#sayOn());
    else this.#sayRest();
  }

  #sayOn(): void {
    this.#rest.shift()?.();
    if (this.#rest.length) afterFrame(() => this.#sayOn());
  }

  #sayRest(): void {
    for (const act of this.#rest.splice(0)) act();
  }

  #tellAround(shown: Shown, lines: LogEntry[]): void {
    this.around = shown;
    if (lines.length === 0) return;
    this.log = [...this.log, ...lines];
    if (shown.events.length) this.announcement = lines.map((one) => one.sentence).join(" ");
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
    this.around = this.shown = null;
    this.moves = [];
    this.revealed = null;
    this.#shown = null;
  }
}
