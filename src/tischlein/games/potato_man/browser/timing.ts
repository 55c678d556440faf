/** How long what happened deserves to be looked at, in milliseconds. */
import type { GameEvent } from "$web/game/contract";

const ROUND = 3200;
const TRICK = 1150;
const CARD = 320;

export function timing(events: GameEvent[]): number[] {
  const kinds = new Set(events.map((event) => event.event));
  if (kinds.has("round-scored")) return [ROUND];
  if (kinds.has("trick-won")) return [TRICK];
  return kinds.has("played") ? [CARD] : [];
}
