"""The compiled world: importing this loads Numba and teaches it the verbs.

Functions marked `@compiled` are written over the verbs and specialise for the record of each game. They
release the GIL, and those of this package are kept on disk: only the first use of a game on a machine waits.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba import types
from numba.core import event as compiler_events
from numba.extending import intrinsic, overload, register_jitable

from tischlein.engine.compile.bridge import Compiler, teach
from tischlein.engine.compile.cache import PACKAGE, game_folders, keep_on_disk
from tischlein.engine.game import Game

Function = TypeVar("Function", bound=Callable[..., Any])


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
compiler = Compiler(overload, register_jitable, types.Record, population, trailing_zeros)
teach(compiler)


def register_rules() -> None:
    """Makes every rule declared so far callable from compiled code."""
    compiler.register_rules()


def register_game(game: Game) -> None:
    """Lets compiled code find the rules of this game by its record type."""
    compiler.register_game(game)
    game_folders[game.table.dtype] = game.folder


def register_encoding(game: Game) -> None:
    """Lets compiled code find the rules and the encoding of this game by its record type."""
    compiler.register_encoding(game)
    game_folders[game.table.dtype] = game.folder


def compiled(function: Function) -> Function:
    """Compiles a function over the verbs, once for each game's record, without the GIL.

    Functions of this package are kept on disk. Anybody else's are compiled anew in each process: what they
    are made of, files that they import and values that they read, cannot be told reliably from outside.
    """
    dispatcher: Any = numba.njit(nogil=True, error_model="numpy")(function)
    if Path(function.__code__.co_filename).is_relative_to(PACKAGE):
        dispatcher._cache = keep_on_disk(function)
    return cast(Function, dispatcher)


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
