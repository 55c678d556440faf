/** Whom I play against on this device: the bot that was chosen last. */
import { persistedText } from "./persisted.svelte";

const DEFAULT_LEVEL = "spud";

class Opponent {
  #level = persistedText("tischlein-rival", DEFAULT_LEVEL);

  get level(): string {
    return this.#level.value;
  }

  choose(level: string): void {
    this.#level.value = level;
  }

  /** Another version of the server may have other bots than the one that was chosen. */
  among(levels: string[]): void {
    if (!levels.includes(this.level)) this.choose(DEFAULT_LEVEL);
  }
}

export const opponent = new Opponent();
