/** What everybody has to show: the portions, the highest first. */
import type { Sheet, TableProps, View } from "$web/game";
import type { Inside } from "./course";

export function sheet(view: View, say: TableProps["say"]): Sheet {
  const head = say("sheet-portions");
  return {
    columns: [{ head, name: head }],
    rows: (view as View<Inside>).table.seats.map((seat) => [seat.stack.toSorted((a, b) => b - a).join(" ") || "–"]),
  };
}
