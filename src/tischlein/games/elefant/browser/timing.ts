/** How long what happened deserves to be looked at, in milliseconds. */
import type { GameEvent } from "$web/game/contract";

const SCORES = 3600;
const DAMAGE = 1200;
const ELEPHANT = 800;
const PIECE = 500;

export function timing(events: GameEvent[]): number[] {
  const kinds = new Set(events.map((event) => event.event));
  if (kinds.has("scored")) return [SCORES];
  if (kinds.has("broken")) return [DAMAGE];
  if (kinds.has("unharmed") || kinds.has("elephant-taken")) return [ELEPHANT];
  return kinds.has("bought") || kinds.has("passed") ? [PIECE] : [];
}
