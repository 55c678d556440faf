/** What an update says of the views that this page has had so far. */
import type { OwnUpdate, SeatView, State, Update } from "./protocol";

/** What tells a table's state, whole or as a change. */
export type TableMessage = State | Update;
type Facts = Record<string, unknown>;

/** The state after an update, with whole views. */
export function updatedState(views: SeatView[], update: Update): State {
  const own = new Map((update.own ?? []).map((one) => [one.seat, one]));
  const updated = views.map((one) => updatedView(one, update, one.seat === null ? undefined : own.get(one.seat)));
  return { ...update, type: "state", views: updated };
}

function updatedView({ seat, view: before }: SeatView, update: Update, own: OwnUpdate | undefined): SeatView {
  const table = (before as { table: { seats: Facts[] } }).table;
  const seats = table.seats.map((data, number) => {
    const changed = update.seats?.[number];
    return changed ? { ...changed, ...(number === seat ? own?.known : undefined) } : data;
  });
  const view = {
    ...(before as Facts),
    waiting: update.waiting ?? [],
    points: update.points ?? [],
    winners: update.winners ?? [],
    moves: own?.moves ?? [],
    decision: own?.decision ?? null,
    table: { ...update.middle, seats },
    derived: update.derived ?? {},
  };
  return { seat, view, events: own?.events ?? update.events ?? [], sentences: own?.sentences ?? update.sentences };
}
