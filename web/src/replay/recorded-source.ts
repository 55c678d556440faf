/** A recorded game, as the game sees it: nothing can be played there, and whoever tries is told so. */
import type { TableSource, View } from "$web/game/contract";
import type { Playback } from "./playback.svelte";

/** What the page around a recorded game knows beside its steps. */
export interface Looking {
  readonly names: string[];
  /** The move that a good player would make here. */
  readonly hint: string | null;
  touched: () => void;
}

export function recordedSource(playback: Playback, looking: Looking): TableSource {
  return {
    get view() {
      return playback.view as View;
    },
    get events() {
      return playback.events;
    },
    get before() {
      return playback.before;
    },
    get presenting() {
      return playback.clock.running;
    },
    get beat() {
      return playback.clock.beat;
    },
    get moves() {
      return playback.view?.moves ?? [];
    },
    get names() {
      return looking.names;
    },
    get hint() {
      return looking.hint;
    },
    sending: null,
    play: () => Promise.resolve(looking.touched()),
    why: () => Promise.resolve([]),
    tell: () => looking.touched(),
  };
}
