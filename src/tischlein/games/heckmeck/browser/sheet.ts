/** What everybody has to show: the portions, the highest first. */
import type { Say, Sheet, View } from "$web/game/contract";
import type { Seen } from "./model";

export function sheet(view: View<Seen>, say: Say): Sheet {
  const head = say("sheet-portions");
  return {
    columns: [{ head, name: head }],
    rows: view.table.seats.map((seat) => [seat.stack.toSorted((a, b) => b - a).join(" ") || "–"]),
  };
}
