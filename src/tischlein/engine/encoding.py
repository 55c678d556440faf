"""How a learner meets a game: moves as numbers from 0 up, views as rows of zeros and ones.

A game says so in its `encoding.py`. A choice of many parts, such as which pieces of porcelain break, is asked
part by part, so that there are few actions. What has been picked of such a move so far is a number that only
the game can read (`picked`), and 0 at the start of every move.

Zeros and ones are kept in words of at most 62 bits, which is how the rules keep sets of cards anyway. A row
of numbers is these words written out, each from its lowest bit up.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from itertools import accumulate
from types import ModuleType
from typing import TYPE_CHECKING, Any

from tischlein.engine import defaults
from tischlein.engine.errors import Refusal
from tischlein.engine.rule import rule
from tischlein.engine.seats import left_of
from tischlein.engine.state import State

if TYPE_CHECKING:
    from tischlein.engine.game import Game

WORD_BITS = 62
"""A sign bit would mean one thing to compiled code and another to Python, and one more is kept free as the
rules do."""
UNFINISHED = -(1 << 61)
"""What `move_of` gives while parts of the move are still to be picked; no game has such a move."""


# ---- What a game says of itself ----


@dataclass(frozen=True)
class Feature:
    """Some neighbouring numbers of a row that mean one thing."""

    name: str
    size: int
    meaning: str


Layout = tuple[tuple[Feature, ...], ...]
"""For each word of a row the features in it, from the lowest bit up."""


@dataclass(frozen=True, eq=False)
class Encoding:
    """Actions and observations of one game: the public part of its `encoding.py`."""

    actions: tuple[str, ...]
    """What each action is, for people; its number is its place."""
    layout: Callable[[int], Layout]
    """What a row holds at a table of so many players."""
    open_actions: Callable[[Any, int, int, list[int]], None]
    """Fills words with the actions that are open to a seat that has picked some parts."""
    action_of: Callable[[Any, int, int, int], int]
    """The next action on the way to a legal move."""
    move_of: Callable[[Any, int, int, int], int]
    """The move that an action completes, or `UNFINISHED`."""
    observe: Callable[[Any, int, int, list[int]], None]
    """Fills words from what a seat may know and has picked."""
    pick: Callable[[Any, int, int, int], int] = defaults.picks_nothing
    """What has been picked after an action that leaves a move unfinished."""
    action_widths: tuple[int, ...] = ()
    """How many actions each word holds; by default one word holds all."""

    def __post_init__(self) -> None:
        if not self.action_widths:
            object.__setattr__(self, "action_widths", (len(self.actions),))

    @classmethod
    def of(cls, module: ModuleType) -> Encoding:
        """The encoding of a game: its fields are named in the module as they are here."""
        found: dict[str, Any] = {}
        for field in fields(cls):
            for name in (field.name, field.name.upper()):
                if hasattr(module, name):
                    found[field.name] = getattr(module, name)
        return cls(**found)

    def widths(self, players: int) -> tuple[int, ...]:
        """How many numbers each word of a row becomes."""
        return tuple(sum(feature.size for feature in word) for word in self.layout(players))

    def slices(self, players: int) -> dict[str, slice]:
        """Where each feature stands in a row."""
        features = [feature for word in self.layout(players) for feature in word]
        ends = accumulate(feature.size for feature in features)
        pairs = zip(features, ends, strict=True)
        return {feature.name: slice(end - feature.size, end) for feature, end in pairs}


class NoEncoding(Refusal):
    code = "no-encoding"

    def __init__(self, title: str) -> None:
        super().__init__(f"{title} has no encoding for learners: its folder must have an encoding.py")


def encoding_of(game: Game) -> Encoding:
    """A game's encoding; refuses a game that has none."""
    if game.encoding is None:
        raise NoEncoding(game.title)
    return game.encoding


# ---- For any table, as the verbs are; compiled code looks up the game once, while it is compiled ----


def open_actions(table: State, seat: int, picked: int, words: list[int]) -> None:
    """Fills `words` with the actions that are open to a waiting seat: never none."""
    encoding_of(table.game).open_actions(table, seat, picked, words)


def action_of(table: State, seat: int, picked: int, move: int) -> int:
    """The next action on the way to a legal move of which `picked` has been picked."""
    return encoding_of(table.game).action_of(table, seat, picked, move)


def move_of(table: State, seat: int, picked: int, action: int) -> int:
    """The move that an open action completes, or `UNFINISHED`."""
    return encoding_of(table.game).move_of(table, seat, picked, action)


def pick(table: State, seat: int, picked: int, action: int) -> int:
    """What has been picked after an open action that leaves the move unfinished."""
    return encoding_of(table.game).pick(table, seat, picked, action)


def observe(table: State, seat: int, picked: int, words: list[int]) -> None:
    """Fills `words` with what a seat sees: of its view record, or of the whole table with the same result."""
    encoding_of(table.game).observe(table, seat, picked, words)


# ---- What the games write with ----


@rule
def unary(number: int, places: int) -> int:
    """As many ones from the lowest bit up as there are things, but no more than fit into the places."""
    return (1 << max(0, min(number, places))) - 1


@rule
def one_hot(number: int, places: int) -> int:
    """A single one at the place of a number; what is out of range goes to the nearest end."""
    return 1 << max(0, min(number, places - 1))


@rule
def clockwise_from(table: State, seat: int, seats: int) -> int:
    """A set of seats, counted clockwise from one of them: that seat itself is bit 0."""
    counted = 0
    other = seat
    for place in range(table.players):
        counted |= (seats >> other & 1) << place
        other = left_of(table, other)
    return counted


@rule
def places_to(table: State, seat: int, other: int) -> int:
    """How many places clockwise it is from one seat to another."""
    return other - seat if other >= seat else other - seat + table.players


@rule
def seat_at(table: State, seat: int, places: int) -> int:
    """The seat so many places clockwise of another one."""
    other = seat + places
    return other if other < table.players else other - table.players
