/** How long what happened deserves to be looked at. */
import type { Beat, GameEvent } from "$web/game/contract";

const SCORES: Beat = { ms: 3_600, stays: true };
const DAMAGE: Beat = { ms: 1_600, stays: true };
const ELEPHANT: Beat = { ms: 1_300 };
const PIECE: Beat = { ms: 900 };

export function timing(events: GameEvent[]): Beat[] {
  const kinds = new Set(events.map((event) => event.event));
  if (kinds.has("scored")) return [SCORES];
  if (kinds.has("broken")) return [DAMAGE];
  if (kinds.has("unharmed") || kinds.has("elephant-taken")) return [ELEPHANT];
  return kinds.has("bought") || kinds.has("passed") ? [PIECE] : [];
}
