/** What just happened, told beat by beat; a tap ends the story. */
import type { GameEvent } from "$web/game/contract";
import { whenFree } from "$web/motion/pace";
import { follow, type BeatName, type Inside, type Scene } from "./course";

export class Story {
  scene = $state.raw<Scene | null>(null);
  #at = $state(0);
  #before: Inside | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #last = (): void => this.end();

  /** A new table, and what led to it. */
  hear(table: Inside, events: GameEvent[]): void {
    clearTimeout(this.#timer);
    this.scene = follow(this.#before, events);
    this.#before = table;
    this.#at = 0;
    if (this.scene) this.#wait();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.scene = null;
  }

  /** Is this beat part of the story? */
  has(name: BeatName): boolean {
    return this.scene?.beats.some((one) => one.name === name) ?? false;
  }

  /** Whether the story has come to this beat; what is not told again has long been there. */
  reached(name: BeatName): boolean {
    const beat = this.scene?.beats.findIndex((one) => one.name === name) ?? -1;
    return beat < 0 || beat <= this.#at;
  }

  /** This beat was told just now. */
  told(name: BeatName): boolean {
    return this.has(name) && this.reached(name);
  }

  /** This beat is still to come. */
  awaits(name: BeatName): boolean {
    return !this.reached(name);
  }

  /** How far the ranking has run down; -1: not begun. */
  get rank(): number {
    return this.scene?.beats[this.#at]?.rank ?? -1;
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      if (!this.scene || this.#at >= this.scene.beats.length - 1) return whenFree(this.#last);
      this.#at += 1;
      this.#wait();
    }, this.scene?.beats[this.#at]?.ms ?? 0);
  }
}
