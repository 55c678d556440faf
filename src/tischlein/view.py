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
        self.describe_own = notation.describe_own
        self.view_own = table.law.view_own
        self.nothing = nothing(table.game)
        self.waiting = table.waiting
        self.middle = notation.describe_middle(view)
        self.seats = [notation.describe_seat(view, seat) for seat in range(view.players)]

    def setup(self) -> dict[str, Any]:
        """What stays the same for the whole game."""
        table = self.table
        return {"game": table.game.name, "players": table.players, "options": {**table.options}}

    def course(self) -> dict[str, Any]:
        """Who owes a move, and how everybody stands."""
        winners = [] if self.waiting else [*self.table.winners]
        return {"waiting": self.waiting, "points": self.table.points, "winners": winners}

    def own_place(self, seat: int) -> dict[str, Any]:
        """A seat as it sees itself."""
        desk = self.desk
        self.view_own(self.table.state, seat, desk)
        own = self.describe_own(desk, seat)
        self.view_own(self.nothing, seat, desk)  # the next one finds nothing of it
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
            seats[seat] = self.own_place(seat)
        lies = {**self.middle, "seats": seats}
        asked = {"moves": self.moves(seat), "decision": self.decision(seat)}
        course = {name: [*seats] for name, seats in self.course().items()}
        return {**self.setup(), **course, "seat": seat, **asked, "table": lies}


@cache
def nothing(game: Game) -> State:
    """An empty table to look at; nobody ever plays on it."""
    return game.table()
