"""What happens at a table, told by the rules as they run.

Rules say `tell(table, TRICK_WON, seat, card)`. Interpreted, that is written down; compiled code leaves it
out, so telling costs simulations nothing.
"""

from __future__ import annotations

from typing import NamedTuple

from tischlein.engine.state import State

EVERYBODY = -1


class Event(NamedTuple):
    """One thing that happened: which kind, at which seat (-1: none), and up to two facts about it."""

    kind: int
    seat: int
    what: int = 0
    more: int = 0
    known_to: int = EVERYBODY
    """Bit mask of the seats that learn the facts; the others learn only that it happened."""

    def facts_known_to(self, seat: int | None) -> bool:
        if self.known_to == EVERYBODY:
            return True
        return seat is not None and bool(self.known_to >> seat & 1)


def tell(table: State, kind: int, seat: int = -1, what: int = 0, more: int = 0) -> None:
    """Everybody at the table sees this."""
    if table.told is not None:
        table.told.append(Event(kind, seat, what, more))


def whisper(table: State, known_to: int, kind: int, seat: int = -1, what: int = 0, more: int = 0) -> None:
    """Everybody sees that it happened; only the seats of the mask `known_to` learn the facts."""
    if table.told is not None:
        table.told.append(Event(kind, seat, what, more, known_to))
