/** How quickly a table tells what happens: as was chosen; in somebody's first game of a kind slowly, unless they chose. */
import { isTextList, persistedJson } from "$web/device/persisted.svelte";
import { type Pace, preferences } from "$web/device/preferences.svelte";

/** How many times as long as at the normal pace. */
const FACTORS: Record<Pace, number> = { slow: 1.5, normal: 1, quick: 1 / 3 };

/** The games that were played to their ends at this device. */
const known = persistedJson<string[]>("tischlein-known-games", [], isTextList);

/** A game was seen to its end: the next one is told at the normal pace. */
export function playedToTheEnd(game: string): void {
  if (!known.value.includes(game)) known.value = [...known.value, game];
}

export interface Tempo {
  factor: number;
  /** What has to be seen waits for a tap. */
  waits: boolean;
}

/** `alone`: only bots are at the table, and nobody is kept waiting. */
export function tempoFor(game: string, alone: boolean): Tempo {
  const learning = alone && !preferences.paceChosen && !known.value.includes(game);
  const pace = learning ? "slow" : preferences.pace;
  return { factor: FACTORS[pace], waits: pace === "slow" || preferences.waitForMe };
}
