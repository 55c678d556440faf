"""What each seat and every spectator may know of a table, as JSON-able data.

A seat sees what everybody sees, and in its own place a little more. So what is open is worked out once, and
for each seat only its own place again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from tischlein.engine import Game, State
from tischlein.i18n.words import SEATS

if TYPE_CHECKING:
    from tischlein.table import Table


class ViewBuilder:
    """The views of a table as it stands at this moment."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.notation = table.game.notation
        self.record = view = table.view_record(None)
        """What everybody may know; for one seat at a time also what it alone may know."""
        self.view_own = table.rules.view_own
        self.empty_record = empty_record(table.game)
        self.waiting = table.waiting
        self.open_seats: dict[int, dict[str, Any]] = {}
        self.middle = self.notation.describe_middle(view)
        self.derived = table.game.derive(view)

    def setup(self) -> dict[str, Any]:
        """What stays the same for the whole game."""
        table = self.table
        return {"game": table.game.name, "players": table.players, "options": {**table.options}}

    def standing(self) -> dict[str, Any]:
        """Who owes a move, and how everybody stands."""
        return {"waiting": self.waiting, "points": self.table.points, "winners": self.winners()}

    def winners(self) -> tuple[int, ...]:
        return () if self.waiting else self.table.winners

    def open_seat(self, seat: int) -> dict[str, Any]:
        """A seat as everybody may know it."""
        found = self.open_seats.get(seat)
        if found is None:
            found = self.open_seats[seat] = self.notation.describe_seat(self.record, seat)
        return found

    def own_part(self, seat: int) -> dict[str, Any]:
        """What a seat knows of itself besides, or better than the others do."""
        self.open_seat(seat)  # before what is open of it is forgotten, too
        record = self.record
        self.view_own(self.table.state, seat, record)
        own = self.notation.describe_own(record, seat)
        self.view_own(self.empty_record, seat, record)  # the next one finds nothing of it
        return own

    def moves(self, seat: int | None) -> list[str]:
        return self.table.open_moves(seat) if seat is not None and seat in self.waiting else []

    def decision(self, seat: int | None) -> str | None:
        """What a seat has to decide now; None where it is not to move."""
        table = self.table
        return table.game.notation.decision(table.state, seat) if seat in self.waiting else None

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, as JSON-able data; None: a spectator."""
        seats = [self.open_seat(one) for one in range(self.table.players)]
        if seat is not None:
            seat = self.table.check_seat(seat)
            seats[seat] = seats[seat] | self.own_part(seat)
        known = {**self.middle, "seats": seats}
        asked = {"moves": self.moves(seat), "decision": self.decision(seat)}
        standing = {name: [*values] for name, values in self.standing().items()}
        return {**self.setup(), **standing, "seat": seat, **asked, "table": known, "derived": self.derived}


def seats_changed(table: Table, events: Iterable[Mapping[str, Any]]) -> set[int]:
    """The seats that look different after these events, to everybody or to themselves.

    A seat changes only by an event that names it or nobody, or by one that its game calls `about_all`.
    """
    changed: set[int] = set()
    for event in events:
        named = seats_named(event)
        if not named or event["event"] in table.game.about_all:
            return set(range(table.players))
        changed.update(named)
    return changed


def seats_named(event: Mapping[str, Any]) -> list[int]:
    """Who has a part in an event."""
    return [event[fact] for fact in SEATS if event.get(fact) is not None]


@cache
def empty_record(game: Game) -> State:
    """A record of which nothing is known; nobody ever plays on it."""
    return game.table()
