/** The score sheet: a column for each way to score. */
import type { Say, Sheet, View } from "$web/game/contract";
import { METHODS, type Seen } from "./model";

export function sheet(view: View<Seen>, say: Say): Sheet {
  return {
    columns: METHODS.map((method) => ({ head: say(`sheet-${method}`), name: say(`sheet-${method}`) })),
    rows: view.table.seats.map((keeper) => METHODS.map((method) => String(keeper.sheet[method] ?? "–"))),
  };
}
