/** What this page shows of a game: one update after another, each as long as it deserves, for one seat at a time. */
import type { Beat, BrowserGame, GameEvent, View } from "$web/game/contract";
import { afterFrame } from "$web/motion/frames";
import { BeatClock } from "./beat-clock.svelte";
import { reuse } from "./reuse";

export interface LogEntry {
  n: number;
  event: string;
  sentence: string;
  /** What happened, where a move brought it about. */
  facts?: GameEvent;
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
  /** It was shown before. */
  again?: boolean;
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
/** How much is shown once more at most: a bystander makes no move after which it would begin. */
const MAX_SHOWN_AGAIN = 12;

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
  /** Something can be shown once more. */
  repeatable = $state(false);
  readonly clock = new BeatClock();
  /** The game knows how long what happened deserves to be looked at, and where a round ends. */
  game: Pick<BrowserGame, "timing" | "chapter"> = {};

  /** The one whose cards lie open has moved. */
  protected acted = false;
  #queue: Update[] = [];
  /** What was shown since I moved last, and before it the table from which it began. */
  #told: Update[] = [];
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

  /** Somebody has seen enough. */
  tap(): void {
    this.clock.tap();
  }

  /** Somebody does not want to wait. */
  skip(): void {
    this.clock.finish();
  }

  /** What happened since I moved last, once more. */
  again(): void {
    if (!this.repeatable || !this.settled) return;
    const last = this.#told.length - 1;
    this.#queue.push(...this.#told.map((update, i) => oncemore(update, i > 0, i === last)));
    this.#showSoon(true);
  }

  #remember(update: Update): void {
    if (update.again) return;
    this.#told = [...this.#told, update].slice(-MAX_SHOWN_AGAIN - 1);
    this.repeatable = this.#told.slice(1).some((one) => this.#beatsOf(this.#seenNow(one)?.events ?? []).length);
  }

  /** What comes from now on may be shown once more. */
  protected beginAnew(from: Update[] = this.#current ? [this.#current] : []): void {
    this.#told = from;
    this.repeatable = false;
  }

  #beatsOf(events: GameEvent[]): readonly Beat[] {
    return this.game.timing?.(events) ?? [];
  }

  /** While somebody explains what lies on the table, it stays there. */
  hold(on: boolean): void {
    this.clock.hold(on);
    if (!on) this.#showSoon();
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
    if (this.revealed === null || update.again) return false;
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
    this.#showRest();
    if (!update) return;
    if (this.#handsOver(update)) {
      // First the table as everybody knew it, then what was done to it: so all see the move.
      this.cover();
      this.#soon = setTimeout(this.#next, 0);
      return;
    }
    this.#queue.shift();
    this.#show(update);
    this.clock.start(this.#beatsOf(this.shown?.events ?? []), this.#next);
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
    if (!update.again) this.#current = update;
    this.#remember(update);
    this.before = shown.events.length ? (this.shown?.view ?? null) : null;
    shown.view = reuse(this.shown?.view, shown.view);
    this.shown = shown;
    this.#rest = [() => this.#showAround(shown, update.lines), () => (this.moves = shown.view.moves)];
    if (this.#takesTime(shown)) this.#tellFirst(shown, update.lines);
    else if (this.around && shown.events.length && !document.hidden) afterFrame(() => this.#showOn());
    else this.#showRest();
  }

  /** What happened is told; points, and what may be done next, come when it was seen. */
  #tellFirst(shown: Shown, lines: LogEntry[]): void {
    const rest = (this.#rest = [() => this.#record(shown, lines), () => (this.around = shown), () => (this.moves = shown.view.moves)]);
    const old = this.around;
    this.moves = [];
    if (old) this.around = { ...old, view: { ...old.view, moves: [], waiting: [], decision: null } };
    afterFrame(() => rest.length === 3 && rest.shift()?.());
  }

  /** What happened ends a round, or is told in several steps. */
  #takesTime(shown: Shown): boolean {
    if (!this.before || document.hidden) return false;
    const beats = this.#beatsOf(shown.events).length;
    const { chapter } = this.game;
    return beats > 1 || (beats > 0 && chapter?.(this.before) !== chapter?.(shown.view));
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
    this.#record(shown, lines);
  }

  #record(shown: Shown, lines: LogEntry[]): void {
    if (lines.length === 0) return;
    this.log = [...this.log, ...lines];
    if (shown.events.length) this.announcement = lines.map((one) => one.sentence).join(" ");
  }

  /** Moves were taken back, or (-1) everything is told anew. */
  protected backTo(made: number): void {
    this.#stop();
    this.#showRest();
    this.#queue = [];
    this.beginAnew([]);
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

/** The same once more: nothing is written down again, and only where it ends may be moved on. */
function oncemore(update: Update, told: boolean, last: boolean): Update {
  const states = [...update.states].map(([seat, shown]): [number | null, Shown] => [
    seat,
    { ...shown, events: told ? shown.events : [], view: last ? shown.view : { ...shown.view, moves: [] } },
  ]);
  return { states: new Map(states), lines: [], again: true };
}
