/** A recorded game, looked at move by move: by hand, or by itself like a film. */
import type { Beat, BrowserGame, GameEvent, View } from "$web/game/contract";
import type { Replay, Step } from "$web/net/protocol";
import { BeatClock } from "$web/state/beat-clock.svelte";
import { replayOf } from "$web/my-games/records";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Long enough to see what has changed. */
const MIN_LOOK_MS = 900;
/** How far one leaps where a game has no rounds. */
const LEAP = 10;
const NOTHING: GameEvent[] = [];

export class Playback {
  replay = $state.raw<Replay | null>(null);
  seat = $state<number | null>(null);
  n = $state(0);
  playing = $state(false);
  speed = $state(1);
  game = $state.raw<BrowserGame | null>(null);
  /** Whether the last step was one ahead: only then what happened is shown as it happens. */
  #told = $state(false);
  /** Why the game could not be shown as it was wished. */
  refusal = $state("");
  readonly clock = new BeatClock();
  /** Whoever looks last is shown what they asked for, however long others took. */
  #looks = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly record: string) {}

  /** As a seat, or a spectator, saw it. What a seat may not be shown is refused, and shown as to a spectator. */
  async look(seat: number | null, language: string): Promise<void> {
    const mine = ++this.#looks;
    try {
      const replay = await replayOf(this.record, seat, language);
      if (mine === this.#looks) this.#show(replay, seat);
    } catch (error) {
      if (mine !== this.#looks) return;
      if (seat !== null) await this.look(null, language);
      this.refusal = (error as Error).message;
    }
  }

  #show(replay: Replay, seat: number | null): void {
    this.replay = replay;
    this.seat = seat;
    this.refusal = "";
    this.#told = false;
    this.clock.stop();
    this.n = this.#within(this.n);
  }

  get last(): number {
    return (this.replay?.steps.length ?? 1) - 1;
  }

  get step(): Step | undefined {
    return this.replay?.steps[this.n];
  }

  get view(): View | undefined {
    return this.step?.view as View | undefined;
  }

  get events(): GameEvent[] {
    return this.#told ? ((this.step?.events ?? NOTHING) as GameEvent[]) : NOTHING;
  }

  /** The view before what happened; null where nothing is told. */
  get before(): View | null {
    return this.#told ? ((this.replay?.steps[this.n - 1]?.view as View | undefined) ?? null) : null;
  }

  /** The round or scoring of each step. */
  readonly chapters = $derived((this.replay?.steps ?? []).map((step) => chapterOf(step.view as View, this.game)));

  // ---- Moving about ----

  go(n: number): void {
    const there = this.#within(n);
    this.refusal = "";
    this.#told = there === this.n + 1;
    this.n = there;
    this.clock.pace = this.playing ? 1 / this.speed : 1;
    this.clock.start(this.#beats);
    if (this.playing) this.#wait();
  }

  /** To the beginning of the next round, or back to the beginning of this one. */
  leap(by: 1 | -1): void {
    const here = this.chapters[this.n];
    if (new Set(this.chapters).size < 2) return this.go(this.n + by * LEAP);
    if (by > 0) {
      const next = this.chapters.findIndex((one, n) => n > this.n && one !== here);
      return this.go(next < 0 ? this.last : next);
    }
    const before = this.chapters[this.n - 1];
    this.go(this.chapters.indexOf(before ?? here ?? 0));
  }

  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.n >= this.last) this.go(0);
    else this.go(this.n + 1);
  }

  stop(): void {
    this.playing = false;
    this.clock.stop();
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.n >= this.last) {
      this.playing = false;
      return;
    }
    const look = this.#beats.reduce((sum, beat) => sum + beat.ms, 0);
    this.#timer = setTimeout(() => this.go(this.n + 1), Math.max(MIN_LOOK_MS, look) / this.speed);
  }

  get #beats(): readonly Beat[] {
    return this.game?.timing?.(this.events) ?? [];
  }

  #within(n: number): number {
    return Math.max(0, Math.min(this.last, Math.round(n)));
  }
}

/** What happened with a step, in sentences; what is noise at the table is noise here, unless it is all there is. */
export function toldWith(step: Step | undefined, game: BrowserGame | null): string {
  const { events = [], sentences = [] } = step ?? {};
  const loud = sentences.filter((_, i) => !game?.quiet?.includes(String(events[i]?.event)));
  return (loud.length ? loud : sentences).join(" ");
}

export function chapterOf(view: View, game: BrowserGame | null): number {
  return game?.chapter?.(view) ?? 0;
}
