"""What a table's screen needs of a game: one at this terminal, or one at a server's table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from tischlein.drawing.terminal import SeatView
from tischlein.i18n.words import Words

Choice = tuple[str, str]
"""A move, and what is said of it."""
Entry = tuple[str, str]
"""A sentence of the log, and the part of the game it belongs to; empty where it does not say."""
PARTS = ("round", "number")
"""Facts of an event that number a part of the game: its round, or its scoring."""


def part_of_game(event: Mapping[str, Any]) -> str:
    """The part of a game that an event numbers, as in "round 2"; empty for most events."""
    return next((f"{fact} {event[fact]}" for fact in PARTS if fact in event), "")


class TableSource(Protocol):
    """A game as the person at this terminal follows it."""

    @property
    def words(self) -> Words: ...
    @property
    def pace(self) -> str: ...
    @property
    def moves_made(self) -> int: ...
    @property
    def over(self) -> bool: ...
    @property
    def is_mine(self) -> bool:
        """Whether the person at this terminal is to move."""
        ...

    @property
    def waits_for_others(self) -> bool: ...
    @property
    def listens(self) -> bool:
        """Whether something may happen at the table while this person thinks."""
        ...

    @property
    def status(self) -> str:
        """Who is to move and what may be done, in a line."""
        ...

    @property
    def next_at_terminal(self) -> str:
        """The name of somebody else at this terminal who is to move; empty where there is nobody."""
        ...

    @property
    def complaint(self) -> str:
        """What is wrong meanwhile: the game is not saved, the connection is lost."""
        ...

    def hand_over(self) -> None: ...
    def view(self, moves: int | None = None) -> SeatView:
        """The table as it is seen now, or was after a number of moves."""
        ...

    def choices(self) -> list[Choice]: ...
    def suggestions(self) -> list[Choice]:
        """The best moves with why they are good; may take a second."""
        ...

    def play(self, move: str) -> None:
        """Makes a move; a `Refusal` says why it cannot be made."""
        ...

    def others_move(self, is_wanted: Callable[[], bool]) -> Callable[[], None]:
        """Waits until somebody else has moved, as long as that is wanted; what it gives makes the move on
        this table."""
        ...

    def new_entries(self) -> list[Entry]:
        """What has happened since the last call."""
        ...

    def set_language(self, language: str) -> None:
        """Goes on in another language; the log is told anew."""
        ...

    def result(self) -> list[str]: ...
    def leave(self) -> str:
        """What there is to say to whoever leaves."""
        ...
