/** In which beats what happened is shown, and how long each deserves to be looked at, in milliseconds. */
import type { GameEvent } from "$web/game/contract";
import { beatsOf } from "./model";

export function timing(events: GameEvent[]): number[] {
  return beatsOf(events).map((beat) => beat.ms);
}
