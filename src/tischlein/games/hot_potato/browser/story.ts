/** What just happened as far as it has been shown: the shell says which beat it is. */
import type { Beat, BeatName } from "./model";

export class Story {
  constructor(
    private readonly beats: readonly Beat[],
    private readonly at: number,
  ) {}

  /** Is this beat part of the story? */
  has(name: BeatName): boolean {
    return this.beats.some((one) => one.name === name);
  }

  /** Whether the story has come to this beat; what is not shown again has long been there. */
  reached(name: BeatName): boolean {
    const beat = this.beats.findIndex((one) => one.name === name);
    return beat < 0 || beat <= this.at;
  }

  /** This beat was shown just now. */
  told(name: BeatName): boolean {
    return this.has(name) && this.reached(name);
  }

  /** This beat is still to come. */
  awaits(name: BeatName): boolean {
    return !this.reached(name);
  }

  /** How far the ranking has run down; -1: not begun. */
  get rank(): number {
    return this.beats[this.at]?.rank ?? -1;
  }
}
