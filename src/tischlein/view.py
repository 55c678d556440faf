"""Look: one look at a table for everybody around it.

A seat sees what everybody sees, and in its own place a little more. So what is open is worked out once, and
for each seat only its own place again.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from tischlein.engine import Game, State

if TYPE_CHECKING:
    from tischlein.table import Table


class Look:
    """What the seats and spectators of a table see at this moment."""

    def __init__(self, table: Table) -> None:
        notation = table.game.notation
        self.table = table
        self.desk = view = table.view_record(None)
        """What everybody sees. Here one seat at a time looks at its own cards, too."""
        self.waiting = table.waiting
        self.course = {
            "game": table.game.name,
            "players": table.players,
            "options": {**table.options},
            "waiting": list(self.waiting),
            "points": list(table.points),
            "winners": [] if self.waiting else list(table.winners),
        }
        self.middle = notation.describe_middle(view)
        self.seats = [notation.describe_seat(view, seat) for seat in range(table.players)]

    def own_place(self, seat: int) -> dict[str, Any]:
        """A seat as it sees itself."""
        table, view_own = self.table, self.table.law.view_own
        view_own(table.state, seat, self.desk)
        own = table.game.notation.describe_own(self.desk, seat)
        view_own(nothing(table.game), seat, self.desk)  # the next one finds nothing of it
        return {**self.seats[seat], **own}

    def moves(self, seat: int | None) -> list[str]:
        return self.table.open_moves(seat) if seat is not None and seat in self.waiting else []

    def decision(self, seat: int | None) -> str | None:
        """What a seat has to decide now; None where it is not to move."""
        table = self.table
        return table.game.notation.decision(table.state, seat) if seat in self.waiting else None

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, as JSON-able data; None: a spectator."""
        seats = [*self.seats]
        if seat is not None:
            seat = self.table.check_seat(seat)
            seats[seat] = self.own_place(seat)
        lies = {**self.middle, "seats": seats}
        asked = {"moves": self.moves(seat), "decision": self.decision(seat)}
        return {**self.course, "seat": seat, **asked, "table": lies}


@cache
def nothing(game: Game) -> State:
    """An empty table to look at; nobody ever plays on it."""
    return game.table()
