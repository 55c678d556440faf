/** How long what happened is shown: beat after beat, until the last one is over or somebody does not want to wait. */
import type { Beat } from "$web/game/contract";

export class BeatClock {
  /** Which beat is shown; the last one stays when time is up. */
  beat = $state(0);
  running = $state(false);
  /** What is shown stays until somebody taps. */
  waiting = $state(false);
  /** Everything that happened is on the table. */
  complete = $state(true);
  /** How many times as long everything takes. */
  pace = 1;
  /** What has to be seen waits for a tap. */
  waits = false;
  #beats: readonly Beat[] = [];
  #done: () => void = () => undefined;
  #held = false;
  /** Time is up, but what is shown is being held. */
  #due = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows each beat for its time, then calls `done`; without beats there is nothing to wait for, and `done` is not called. */
  start(beats: readonly Beat[], done: () => void = () => undefined): void {
    this.stop();
    this.#beats = beats;
    this.#done = done;
    this.running = beats.some((beat) => beat.ms > 0);
    if (this.running) this.#show(0);
    else this.beat = 0;
  }

  /** Somebody has seen it: the next beat that has to be seen, where such are waited for, else the end. */
  tap(): void {
    if (!this.running || this.#held) return;
    const next = this.waits ? this.#beats.findIndex((beat, at) => beat.stays && at > this.beat) : -1;
    if (next < 0) this.finish();
    else this.#show(next);
  }

  /** Ends it now, as when time is up; what is held stays. */
  finish(): void {
    if (!this.running || this.#held) return;
    this.stop();
    this.#done();
  }

  /** Ends it without a word. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#due = this.running = this.waiting = false;
    this.complete = true;
  }

  get held(): boolean {
    return this.#held;
  }

  /** What is shown stays, on its last beat, until it is let go. */
  hold(on: boolean): void {
    const explained = this.#held && !on;
    this.#held = on;
    if (this.#due || (explained && this.waiting && this.complete)) this.finish();
  }

  #show(at: number): void {
    clearTimeout(this.#timer);
    const beat = this.#beats[at];
    this.beat = at;
    this.complete = at >= this.#beats.length - 1;
    this.waiting = this.waits && Boolean(beat?.stays);
    if (!this.waiting) this.#timer = setTimeout(() => this.#tick(), (beat?.ms ?? 0) * this.pace);
  }

  #tick(): void {
    if (!this.complete) this.#show(this.beat + 1);
    else if (this.#held) this.#due = true;
    else this.finish();
  }
}
