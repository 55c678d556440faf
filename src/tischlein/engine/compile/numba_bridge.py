"""The compiled world: importing this loads Numba and teaches it the verbs.

Functions marked `@compiled` are written over the verbs and specialise for the record of each game. They
release the GIL, and those of this package are kept on disk: only the first use of a game on a machine waits.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba import types
from numba.core import event as compiler_events
from numba.extending import intrinsic, overload, register_jitable

from tischlein.engine import bits, events, random, state, verbs
from tischlein.engine.compile.cache import PACKAGE, game_folders, keep_on_disk
from tischlein.engine.errors import Refusal
from tischlein.engine.game import Game, Verbs
from tischlein.engine.rule import rules

Function = TypeVar("Function", bound=Callable[..., Any])

known_games: dict[np.dtype[Any], Verbs] = {}
"""Record type -> the verbs of its game."""

registered = 0
"""How many of the declared rules Numba knows already."""


def register_rules() -> None:
    """Makes every rule declared so far callable from compiled code."""
    global registered
    for function in rules[registered:]:
        register_jitable(function)
    registered = len(rules)


def register_game(game: Game) -> None:
    """Lets the verbs find the rules of this game by its record type."""
    register_rules()
    game_folders[game.table.dtype] = game.folder
    other = known_games.setdefault(game.table.dtype, game.verbs)
    if other is not game.verbs:
        raise TypeError(f"{game.name}: another game has the very same record type; rename a field")


def compiled(function: Function) -> Function:
    """Compiles a function over the verbs, once for each game's record, without the GIL.

    Functions of this package are kept on disk. Anybody else's are compiled anew in each process: what they
    are made of, files that they import and values that they read, cannot be told reliably from outside.
    """
    dispatcher: Any = numba.njit(nogil=True, error_model="numpy")(function)
    if Path(function.__code__.co_filename).is_relative_to(PACKAGE):
        dispatcher._cache = keep_on_disk(function)
    return cast(Function, dispatcher)


def rule_behind(record: Any, verb: str) -> Any:
    """The rule behind a verb, found from the type of the table it is called with."""
    if not isinstance(record, types.Record):
        return None
    if record.dtype not in known_games:
        raise Refusal(f"{verb}: compiled code does not know this game; call register_game(game) first.")
    return getattr(known_games[record.dtype], verb)


# ---- The verbs ----


def teach_verb(name: str) -> None:
    """Tells Numba how to find the rule behind a verb: from the record that is its first argument."""

    def find_rule(record: Any, *_: Any) -> Any:
        return rule_behind(record, name)

    overload(getattr(verbs, name), strict=False)(find_rule)


for verb in fields(Verbs):
    teach_verb(verb.name)


# ---- Functions with a compiled version of their own ----


def _population(context: Any, mask: Any) -> Any:
    def code(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), code


def _trailing_zeros(context: Any, mask: Any) -> Any:
    def code(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], target.get_constant(types.boolean, 0))

    return types.int64(types.int64), code


population: Any = intrinsic(_population)
trailing_zeros: Any = intrinsic(_trailing_zeros)


@overload(bits.count, strict=False)
def _count(mask: Any) -> Any:
    return lambda mask: population(np.int64(mask))


@overload(bits.lowest, strict=False)
def _lowest(mask: Any) -> Any:
    return lambda mask: trailing_zeros(np.int64(mask))


@overload(bits.nth, strict=False)
def _nth(mask: Any, n: Any) -> Any:
    def nth(mask: Any, n: Any) -> Any:
        for _ in range(n):
            mask &= mask - 1
        return trailing_zeros(np.int64(mask))

    return nth


@overload(random.stepped, strict=False)
def _stepped(state: Any) -> Any:
    return lambda state: np.uint64(state) + np.uint64(0x9E3779B97F4A7C15)


@overload(random.mixed, strict=False)
def _mixed(state: Any) -> Any:
    def mixed(state: Any) -> Any:
        word = np.uint64(state)
        word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        return np.int64((word ^ (word >> np.uint64(31))) >> np.uint64(32))

    return mixed


@overload(state.copy_row, strict=False)
def _copy_row(into: Any, source: Any) -> Any:
    def copy_row(into: Any, source: Any) -> Any:
        for place in range(len(source)):
            into[place] = source[place]

    return copy_row


@overload(events.tell, strict=False)
def _tell(table: Any, kind: Any, seat: Any = -1, what: Any = 0, more: Any = 0) -> Any:
    return lambda table, kind, seat=-1, what=0, more=0: None


@overload(events.whisper, strict=False)
def _whisper(table: Any, known_to: Any, kind: Any, seat: Any = -1, what: Any = 0, more: Any = 0) -> Any:
    return lambda table, known_to, kind, seat=-1, what=0, more=0: None


# ---- A line on the screen while it compiles ----


class _Announcement(compiler_events.Listener):
    def __init__(self, title: str) -> None:
        self.title = title
        self.shown = False

    def on_start(self, event: Any) -> None:
        if not self.shown:
            self.shown = True
            print(f"Setting the table for {self.title}, once on this machine …", file=sys.stderr)

    def on_end(self, event: Any) -> None:
        """Nothing to say: the next thing on the screen is the result."""


@contextmanager
def announced(title: str) -> Iterator[None]:
    """Says so on standard error when something has to be compiled meanwhile."""
    with compiler_events.install_listener("numba:compile", _Announcement(title)):
        yield
