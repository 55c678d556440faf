/** What this page shows of a game: one update after another, each as long as it deserves, for one seat at a time. */
import type { GameEvent, View } from "$web/game/contract";
import { afterFrame } from "$web/motion/frames";
import { BeatClock } from "./beat-clock.svelte";
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

/** A notice is read before the table moves on. */
const MIN_NOTICE_MS = 2_500;
/** What nobody here asked for may come while they look elsewhere. */
const REPORT_MS = 8_000;

export class Presentation {
  shown = $state.raw<Shown | null>(null);
  /** The view before what happened; null where nothing is told. */
  before = $state.raw<View | null>(null);
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
  readonly clock = new BeatClock();
  /** How long what happened deserves to be looked at, in beats of milliseconds: the game knows. */
  timing: (events: GameEvent[]) => readonly number[] = () => [];

  /** The one whose cards lie open has moved. */
  protected acted = false;
  #queue: Update[] = [];
  #current: Update | null = null;
  #noticedAt = 0;
  /** What has still to be shown of the current update, a frame for each. */
  #rest: (() => void)[] = [];
  #soon: ReturnType<typeof setTimeout> | undefined;
  readonly #next = (): void => this.#showNext();
  readonly #catchUp = (): void => this.#catchUpWhenHidden();

  constructor() {
    document.addEventListener("visibilitychange", this.#catchUp);
  }

  protected dispose(): void {
    document.removeEventListener("visibilitychange", this.#catchUp);
    this.#stop();
  }

  tell(sentence: string, rule: string | null = null): void {
    this.notice = { sentence, rule };
    this.#noticedAt = Date.now();
  }

  /** What others decided: it does not lie over whose turn it is until somebody moves. */
  report(sentence: string): void {
    this.tell(sentence);
    this.#takeBack(this.notice, REPORT_MS);
  }

  /** The table has moved on: what was told has had its time, or gets the rest of it. */
  #hush(): void {
    const left = this.#noticedAt + MIN_NOTICE_MS - Date.now();
    if (left <= 0) this.notice = null;
    else this.#takeBack(this.notice, left);
  }

  #takeBack(notice: Notice | null, after: number): void {
    if (notice) setTimeout(() => this.notice === notice && (this.notice = null), after);
  }

  // ---- Time ----

  /** Somebody does not want to wait. */
  skip(): void {
    this.clock.finish();
  }

  /** While somebody explains what lies on the table, it stays there. */
  hold(on: boolean): void {
    this.clock.hold(on);
    if (!on) this.#showSoon();
  }

  /** When the last of these events is on the table. */
  timeToLastBeat(events: GameEvent[]): number {
    return this.timing(events).slice(0, -1).reduce((sum, beat) => sum + beat, 0) * this.clock.pace;
  }

  /** Nobody watches: the table is as it is, and whose turn it is has been said, when somebody comes back. */
  #catchUpWhenHidden(): void {
    if (!document.hidden || this.clock.held) return;
    this.skipAll();
    this.#showRest(); // no frame comes in which it would be shown
  }

  // ---- Sharing a device ----

  /** The cards of one seat are laid open, for the one who holds the device. */
  reveal(seat: number): void {
    this.skipAll();
    this.revealed = seat;
    this.acted = false;
    this.#showAgain();
  }

  /** All cards are covered; everybody may look again. */
  cover(): void {
    this.revealed = null;
    this.suggestion = null;
    this.notice = null;
    this.#showAgain();
  }

  /** The current update for the seat that looks now, with nothing told again. */
  #showAgain(): void {
    this.#showRest();
    const shown = this.#current && this.#seenNow(this.#current);
    if (shown) this.around = this.shown = { ...shown, events: [] };
    this.before = null;
    this.moves = shown?.view.moves ?? [];
  }

  #seenNow(update: Update): Shown | undefined {
    return update.states.get(this.revealed) ?? update.states.values().next().value;
  }

  /** Whoever owes no more gives the device away; also whoever has moved, when others here owe a move too. */
  #handsOver(update: Update): boolean {
    if (this.revealed === null) return false;
    const owing = [...update.states.values()].filter(({ view }) => view.moves.length).map(({ view }) => view.seat);
    return !owing.includes(this.revealed) || (this.acted && owing.length > 1);
  }

  // ---- One after another ----

  protected present(update: Update): void {
    this.#queue.push(update);
    if (document.hidden && !this.clock.held) this.skipAll();
    else if (this.shown === null) this.#showNext();
    else this.#showSoon(true);
  }

  /** The next update, unless one is looked at or held. */
  #showSoon(now = false): void {
    if (this.clock.running || this.clock.held || this.#soon !== undefined || this.#queue.length === 0) return;
    if (now) this.#showNext();
    else this.#soon = setTimeout(this.#next, 0);
  }

  #showNext(): void {
    clearTimeout(this.#soon);
    this.#soon = undefined;
    const update = this.#queue[0];
    this.settled = !update;
    if (!update) return;
    if (this.#handsOver(update)) {
      // First the table as everybody knew it, then what was done to it: so all see the move.
      this.cover();
      this.#soon = setTimeout(this.#next, 0);
      return;
    }
    this.#queue.shift();
    this.#show(update);
    this.clock.start(this.timing(this.shown?.events ?? []), this.#next);
    if (this.clock.running) return;
    this.settled = this.#queue.length === 0;
    this.#showSoon();
  }

  protected skipAll(): void {
    this.#stop();
    for (const update of this.#queue.splice(0)) {
      if (this.#handsOver(update)) this.cover();
      this.#show(update);
    }
  }

  #stop(): void {
    this.clock.stop();
    clearTimeout(this.#soon);
    this.#soon = undefined;
    this.settled = true;
  }

  #show(update: Update): void {
    const shown = this.#seenNow(update);
    if (!shown) return;
    this.#showRest();
    if (shown.made !== this.shown?.made) this.#hush();
    if (this.suggestion && !shown.view.moves.includes(this.suggestion.move)) this.suggestion = null;
    this.#current = update;
    this.before = shown.events.length ? (this.shown?.view ?? null) : null;
    shown.view = reuse(this.shown?.view, shown.view);
    this.shown = shown;
    this.#rest = [() => this.#showAround(shown, update.lines), () => (this.moves = shown.view.moves)];
    if (this.around && shown.events.length && !document.hidden) afterFrame(() => this.#showOn());
    else this.#showRest();
  }

  #showOn(): void {
    this.#rest.shift()?.();
    if (this.#rest.length) afterFrame(() => this.#showOn());
  }

  #showRest(): void {
    for (const act of this.#rest.splice(0)) act();
  }

  #showAround(shown: Shown, lines: LogEntry[]): void {
    this.around = shown;
    if (lines.length === 0) return;
    this.log = [...this.log, ...lines];
    if (shown.events.length) this.announcement = lines.map((one) => one.sentence).join(" ");
  }

  /** Moves were taken back, or (-1) everything is told anew. */
  protected backTo(made: number): void {
    this.#stop();
    this.#showRest();
    this.#queue = [];
    this.log = this.log.filter((one) => one.n <= made);
  }

  /** Another game. */
  protected clear(): void {
    this.backTo(-1);
    this.around = this.shown = this.before = null;
    this.moves = [];
    this.revealed = null;
    this.#current = null;
  }
}
