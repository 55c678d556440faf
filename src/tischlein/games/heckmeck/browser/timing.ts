/** How long what happened deserves to be looked at, in milliseconds. */
import type { GameEvent } from "$web/game/contract";
import { servedBy } from "./model";

const MENU = 2600;
const THEFT = 1100;
const PORTION = 800;
const CARDS = 480;

export function timing(events: GameEvent[]): number[] {
  if (servedBy(events).length) return [MENU];
  const kinds = new Set(events.map((event) => event.event));
  if (kinds.has("stole")) return [THEFT];
  if (kinds.has("took-lowest")) return [PORTION];
  return kinds.has("laid-out") || kinds.has("passed") ? [CARDS] : [];
}
