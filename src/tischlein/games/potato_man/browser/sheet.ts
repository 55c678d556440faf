/** The score pad: a column for each round. */
import type { Say, Sheet, View } from "$web/game/contract";
import type { Seen } from "./model";

export function sheet(view: View<Seen>, say: Say): Sheet {
  const seats = view.table.seats;
  const rounds = Math.max(...seats.map((seat) => seat.rounds.length));
  return {
    columns: Array.from({ length: rounds }, (_, i) => ({ head: String(i + 1), name: say("round-of", { round: i + 1, rounds }) })),
    rows: seats.map((seat) => seat.rounds.map(String)),
  };
}
