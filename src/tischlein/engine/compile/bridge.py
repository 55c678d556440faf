"""What a compiler must know of the rules: taught alike to Numba and to numba-cuda, which share no registries.

A verb such as `play(table, seat, move)` is found by the record type of the table; some functions have a
compiled version of their own, and `tell` does nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from tischlein.engine import bits, encoding, events, random, state, verbs
from tischlein.engine.encoding import Encoding, encoding_of
from tischlein.engine.errors import Refusal
from tischlein.engine.game import Game, Verbs
from tischlein.engine.rule import rules

known_games: dict[np.dtype[Any], Verbs] = {}
"""Record type -> the verbs of its game."""
known_encodings: dict[np.dtype[Any], Encoding] = {}
"""Record type -> the encoding of its game."""


@dataclass(eq=False)
class Compiler:
    """How a compiler is taught, and the two bit functions that its hardware has."""

    overload: Callable[..., Callable[[Any], Any]]
    register_jitable: Callable[[Any], Any]
    record_type: type
    population: Callable[[Any], Any]
    """How many bits of a 64-bit number are set."""
    trailing_zeros: Callable[[Any], Any]
    """The place of the lowest set bit."""
    registered: int = 0
    """How many of the declared rules it knows already."""

    def register_rules(self) -> None:
        """Makes every rule declared so far callable from compiled code."""
        for function in rules[self.registered :]:
            self.register_jitable(function)
        self.registered = len(rules)

    def register_game(self, game: Game) -> None:
        """Lets the verbs find the rules of this game by its record type."""
        self.register_rules()
        other = known_games.setdefault(game.table.dtype, game.verbs)
        if other is not game.verbs:
            raise TypeError(f"{game.name}: another game has the very same record type; rename a field")

    def register_encoding(self, game: Game) -> None:
        """Lets compiled code find the rules and the encoding of this game by its record type."""
        self.register_game(game)
        known_encodings[game.table.dtype] = encoding_of(game)

    def replace(self, function: Callable[..., Any], version: Callable[..., Any]) -> None:
        """Gives a function a version for compiled code, whatever it is called with."""

        def find(*_: Any, **__: Any) -> Any:
            return version

        self.overload(function, strict=False)(find)

    def find_by_record(self, function: Callable[..., Any], known: dict[np.dtype[Any], Any]) -> None:
        """Tells the compiler what is behind a verb: that of the game whose record is the first argument."""
        name = function.__name__

        def find(record: Any, *_: Any) -> Any:
            if not isinstance(record, self.record_type):
                return None
            if record.dtype not in known:  # type: ignore[attr-defined]
                raise Refusal(f"{name}: compiled code must be told of this game by register_game(game) first")
            return getattr(known[record.dtype], name)  # type: ignore[attr-defined]

        self.overload(function, strict=False)(find)


def teach(compiler: Compiler) -> None:
    """Teaches a compiler all that is the same for every game."""
    for verb in fields(Verbs):
        compiler.find_by_record(getattr(verbs, verb.name), known_games)
    for field in fields(Encoding):
        if hasattr(encoding, field.name):
            compiler.find_by_record(getattr(encoding, field.name), known_encodings)
    population, trailing_zeros = compiler.population, compiler.trailing_zeros

    def nth(mask: Any, n: Any) -> Any:
        for _ in range(n):
            mask &= mask - 1
        return trailing_zeros(np.int64(mask))

    compiler.replace(bits.count, lambda mask: population(np.int64(mask)))
    compiler.replace(bits.lowest, lambda mask: trailing_zeros(np.int64(mask)))
    compiler.replace(bits.nth, nth)
    for function, version in TWINS.items():
        compiler.replace(function, version)


# ---- Functions with a compiled version of their own ----


def stepped(state: Any) -> Any:
    return np.uint64(state) + np.uint64(0x9E3779B97F4A7C15)


def mixed(state: Any) -> Any:
    word = np.uint64(state)
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return np.int64((word ^ (word >> np.uint64(31))) >> np.uint64(32))


def copy_row(into: Any, source: Any) -> Any:
    for place in range(len(source)):
        into[place] = source[place]


def tell(table: Any, kind: Any, seat: Any = -1, what: Any = 0, more: Any = 0) -> Any:
    return None


def whisper(table: Any, known_to: Any, kind: Any, seat: Any = -1, what: Any = 0, more: Any = 0) -> Any:
    return None


TWINS: dict[Callable[..., Any], Callable[..., Any]] = {
    random.stepped: stepped,
    random.mixed: mixed,
    state.copy_row: copy_row,
    events.tell: tell,
    events.whisper: whisper,
}
"""A function -> what compiled code does in its place: the same in 64 bits, number by number, or nothing."""
