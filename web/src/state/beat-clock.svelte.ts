/** How long what happened is shown: beat after beat, until the last one is over or somebody does not want to wait. */
export class BeatClock {
  /** Which beat is shown; the last one stays when time is up. */
  beat = $state(0);
  running = $state(false);
  /** How many times as long everything takes. */
  pace = 1;
  #beats: readonly number[] = [];
  #done: () => void = () => undefined;
  #held = false;
  /** Time is up, but what is shown is being held. */
  #due = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows each beat for its milliseconds, then calls `done`; without beats there is nothing to wait for, and `done` is not called. */
  start(beats: readonly number[], done: () => void = () => undefined): void {
    this.stop();
    this.#beats = beats;
    this.#done = done;
    this.beat = 0;
    this.running = beats.some((beat) => beat > 0);
    if (this.running) this.#wait();
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
    this.#due = false;
    this.running = false;
  }

  get held(): boolean {
    return this.#held;
  }

  /** What is shown stays, on its last beat, until it is let go. */
  hold(on: boolean): void {
    this.#held = on;
    if (!on && this.#due) this.finish();
  }

  #wait(): void {
    this.#timer = setTimeout(() => this.#tick(), (this.#beats[this.beat] ?? 0) * this.pace);
  }

  #tick(): void {
    if (this.beat < this.#beats.length - 1) {
      this.beat += 1;
      this.#wait();
    } else if (this.#held) this.#due = true;
    else this.finish();
  }
}
