/** How long what happened deserves to be looked at. */
import type { Beat, GameEvent } from "$web/game/contract";
import { servedBy } from "./model";

const MENU: Beat = { ms: 3_200, stays: true };
const THEFT: Beat = { ms: 1_600, stays: true };
const PORTION: Beat = { ms: 1_300 };
const CARDS: Beat = { ms: 1_000 };

export function timing(events: GameEvent[]): Beat[] {
  if (servedBy(events).length) return [MENU];
  const kinds = new Set(events.map((event) => event.event));
  if (kinds.has("stole")) return [THEFT];
  if (kinds.has("took-lowest")) return [PORTION];
  return kinds.has("laid-out") || kinds.has("passed") ? [CARDS] : [];
}
