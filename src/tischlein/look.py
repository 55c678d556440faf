"""Look: one look at a table for everybody around it.

A seat sees what everybody sees, and in its own place a little more. So what is open is worked out once, and
for each seat only its own place again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tischlein.engine import verbs

if TYPE_CHECKING:
    from tischlein.table import Table


class Look:
    """What the seats and bystanders of a table see at this moment."""

    def __init__(self, table: Table) -> None:
        notation = table.game.notation
        self.table = table
        self.seen = table.seen(None)
        self.waiting = table.waiting
        self.middle = notation.describe_middle(self.seen)
        self.seats = [notation.describe_seat(self.seen, seat) for seat in range(table.players)]

    def own_place(self, seat: int) -> dict[str, Any]:
        """A seat as it sees itself."""
        seen = self.seen.copy()
        verbs.see_own(self.table.state, seat, seen)
        seen.seen_by = seat + 2
        return {**self.seats[seat], **self.table.game.notation.describe_own(seen, seat)}

    def moves(self, seat: int | None) -> list[str]:
        return self.table.moves(seat) if seat is not None and seat in self.waiting else []

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, as JSON-able data; None: a bystander."""
        table, seats = self.table, [*self.seats]
        if seat is not None:
            table.check_seat(seat)
            seats[seat] = self.own_place(seat)
        return {
            "game": table.game.name,
            "players": table.players,
            "options": table.options,
            "seat": seat,
            "waiting": list(self.waiting),
            "moves": self.moves(seat),
            "points": list(table.points),
            "winners": list(table.winners),
            "table": {**self.middle, "seats": seats},
        }
