/** A table that is being played, as its game sees it; there is one as soon as something is shown. */
import type { TableSource, View } from "$web/game/contract";
import type { TableState } from "./table.svelte";

export function liveSource(table: TableState): TableSource {
  return {
    get view() {
      return table.shown?.view as View;
    },
    get events() {
      return table.shown?.events ?? [];
    },
    get before() {
      return table.before;
    },
    get presenting() {
      return table.clock.running;
    },
    get beat() {
      return table.clock.beat;
    },
    get moves() {
      return table.moves;
    },
    get names() {
      return table.names;
    },
    get hint() {
      return table.suggestion?.move ?? null;
    },
    get sending() {
      return table.sending;
    },
    play: (move) => table.play(move),
    why: (moves) => table.why(moves),
    tell: (sentence, rule) => table.tell(sentence, rule),
  };
}
