"""The process in which somebody's own bot plays: loads it, asks it for moves and checks what it answers."""

from __future__ import annotations

import importlib
import inspect
import random
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from multiprocessing.connection import Connection
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from tischlein.bots.base import Budget, legal_moves
from tischlein.bots.worker_process import end_with_parent
from tischlein.engine import State
from tischlein.engine.errors import MAX_QUOTED, MalformedMove, Refusal, listed
from tischlein.engine.validation import whole
from tischlein.registry import find
from tischlein.table import Table

Chooser = Callable[[State, int, Budget, int], int | str]
Request = tuple[str, bytes, int, Budget, int]
"""The game, the packed view record, the seat, the budget and the seed of a move."""


class BadBot(Refusal):
    code = "wrong-bot"


def serve(requests: Connection, name: str) -> None:
    """Loads a bot, then answers each request with a move; where something is wrong, with the reason."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is meant for the parent alone
    end_with_parent()
    try:
        bot = load_bot(name)
        requests.send(None)
    except BadBot as bad:
        requests.send(str(bad))
        return
    while True:
        try:
            request: Request = requests.recv()
        except EOFError:
            return
        try:
            requests.send(answer(bot, *request))
        except BadBot as bad:
            requests.send(str(bad))


def answer(bot: LoadedBot, game: str, record: bytes, seat: int, budget: Budget, seed: int) -> int:
    table = find(game).table
    return bot.choose(table.unpack(np.frombuffer(record, table.dtype)[0]), seat, budget, seed)


# ---- Loading ----


def load_bot(name: str) -> LoadedBot:
    """What a file or a module has under this name, if it can play; for a process of its own."""
    place, _, called = name.rpartition(":")
    if not place:
        raise BadBot(
            f"a bot must be a file or a module and a name in it, as in my_bot.py:choose (got {name})"
        )
    found = getattr(load(place), called, None)
    return bot_of(found, name, f"{called!r} is neither in {place}")


def bot_of(found: Any, name: str, otherwise: str = "it is neither") -> LoadedBot:
    """A function of a view, or a class or an object with `choose`, as a bot whose moves are checked."""
    if isinstance(found, type) and hasattr(found, "choose"):
        with errors_in_short(name):
            found = found()
    if hasattr(found, "choose") and takes(found.choose, 4):
        return LoadedBot(name, found.choose)
    if callable(found) and not isinstance(found, type) and takes(found, 1):
        return LoadedBot(name, from_a_view(found))
    raise BadBot(
        f"{name} must be a function that takes a view and returns a move, or a class with "
        f"`choose(self, view, seat, budget, seed)`; {otherwise}."
    )


def takes(function: Callable[..., Any], number: int) -> bool:
    """Whether a function can be called with this number of arguments."""
    try:
        inspect.signature(function).bind(*range(number))
    except TypeError:
        return False
    except ValueError:  # some functions do not say
        return True
    return True


def load(place: str) -> ModuleType:
    """A file, or a module that can be imported from here."""
    if not place.endswith(".py"):
        return load_module(place)
    path = Path(place).resolve()
    if not path.is_file():
        raise BadBot(f"{place}: there is no such file.")
    sys.path.insert(0, str(path.parent))  # as when the file is run
    spec = spec_from_file_location(f"user_bot_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = module_from_spec(spec)
    with errors_in_short(place):
        spec.loader.exec_module(module)
    return module


def load_module(name: str) -> ModuleType:
    """A module that can be imported from here."""
    if not all(part.isidentifier() for part in name.split(".")):
        raise BadBot(
            f"a bot's place must be a file (my_bot.py:choose) or a module (my_bots.best:choose) (got {name})"
        )
    sys.path.append(str(Path.cwd()))
    with errors_in_short(name):
        try:
            return importlib.import_module(name)
        except ModuleNotFoundError as missing:
            raise BadBot(f"{name}: {missing}; it must be a file (my_bot.py:choose) or a module.") from None


@contextmanager
def errors_in_short(name: str) -> Iterator[None]:
    """Errors in somebody's bot are reported with the bot's own lines, without those that called it."""
    try:
        yield
    except BadBot:
        raise
    except (Exception, SystemExit) as error:
        frames = traceback.extract_tb(error.__traceback__)
        within = [frame for frame in frames if not is_caller(frame.filename)]
        lines = [*traceback.format_list(within), *traceback.format_exception_only(error)]
        raise BadBot(f"{name} went wrong.\n{''.join(lines).rstrip()}") from None


def is_caller(file: str) -> bool:
    """Whether a line of a traceback is about how the bot was called or loaded."""
    return file in (__file__, importlib.__file__) or file.startswith("<frozen ")


# ---- Playing ----


def from_a_view(function: Callable[[dict[str, Any]], Any]) -> Chooser:
    """A function of what the seat may know, as `Table.view` has it; its random choices can be repeated."""

    def choose(view: State, seat: int, _: Budget, seed: int) -> Any:
        random.seed(seed)
        np.random.seed(seed % 2**32)
        return function(Table(view).view(seat))

    return choose


@dataclass(eq=False)
class LoadedBot:
    """Somebody's bot, whose moves are checked."""

    name: str
    chooser: Chooser

    def __str__(self) -> str:
        return self.name

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> int:
        with errors_in_short(self.name):
            chosen = self.chooser(view.copy(), seat, budget, seed)
        moves, notation = legal_moves(view, seat), view.game.notation
        try:
            move = notation.read_move(view, seat, chosen) if isinstance(chosen, str) else whole(chosen)
        except MalformedMove:
            move = None
        if move is None or move not in moves:
            legal = listed([notation.move_text(view, one) for one in moves])
            with errors_in_short(self.name):
                given = quoted(chosen)
            raise BadBot(f"{self.name}: the move of seat {seat} must be {legal} (got {given})")
        return int(move)


def quoted(chosen: object) -> str:
    """What a bot gave for a move; of a whole view, say, only the beginning."""
    text = repr(chosen)
    return text if len(text) <= MAX_QUOTED else text[:MAX_QUOTED] + "…"
