"""What each seat and every spectator may know of a table, as JSON-able data.

A seat sees what everybody sees, and in its own place a little more. So what is open is worked out once, and
for each seat only its own place again.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from tischlein.engine import Game, State

if TYPE_CHECKING:
    from tischlein.table import Table


class ViewBuilder:
    """The views of a table as it stands at this moment."""

    def __init__(self, table: Table) -> None:
        notation = table.game.notation
        self.table = table
        self.record = view = table.view_record(None)
        """What everybody may know; for one seat at a time also what it alone may know."""
        self.describe_own = notation.describe_own
        self.view_own = table.rules.view_own
        self.empty_record = empty_record(table.game)
        self.waiting = table.waiting
        self.middle = notation.describe_middle(view)
        self.seats = [notation.describe_seat(view, seat) for seat in range(view.players)]

    def setup(self) -> dict[str, Any]:
        """What stays the same for the whole game."""
        table = self.table
        return {"game": table.game.name, "players": table.players, "options": {**table.options}}

    def standing(self) -> dict[str, Any]:
        """Who owes a move, and how everybody stands."""
        winners = [] if self.waiting else [*self.table.winners]
        return {"waiting": self.waiting, "points": self.table.points, "winners": winners}

    def own_seat(self, seat: int) -> dict[str, Any]:
        """A seat as it may know itself."""
        record = self.record
        self.view_own(self.table.state, seat, record)
        own = self.describe_own(record, seat)
        self.view_own(self.empty_record, seat, record)  # the next one finds nothing of it
        return self.seats[seat] | own

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
            seats[seat] = self.own_seat(seat)
        known = {**self.middle, "seats": seats}
        asked = {"moves": self.moves(seat), "decision": self.decision(seat)}
        standing = {name: [*values] for name, values in self.standing().items()}
        return {**self.setup(), **standing, "seat": seat, **asked, "table": known}


@cache
def empty_record(game: Game) -> State:
    """A record of which nothing is known; nobody ever plays on it."""
    return game.table()
