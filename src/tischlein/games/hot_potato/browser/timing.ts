/** In which beats what happened is shown, and how long each deserves to be looked at. */
import type { Beat, GameEvent } from "$web/game/contract";
import { beatsOf } from "./model";

export function timing(events: GameEvent[]): readonly Beat[] {
  return beatsOf(events);
}
