/** How long what happened deserves to be looked at. */
import type { Beat, GameEvent } from "$web/game/contract";

const ROUND: Beat = { ms: 3_200, stays: true };
const TRICK: Beat = { ms: 1_500, stays: true };
const CARD: Beat = { ms: 800 };

export function timing(events: GameEvent[]): Beat[] {
  const kinds = new Set(events.map((event) => event.event));
  if (kinds.has("round-scored")) return [kinds.has("trick-won") ? TRICK : CARD, ROUND];
  if (kinds.has("trick-won")) return [TRICK];
  return kinds.has("played") ? [CARD] : [];
}
