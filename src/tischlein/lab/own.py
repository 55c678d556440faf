"""Bots of one's own, in the arena and in the terminal: `my_bot.py:choose` or `a_package.module:MyBot`.

Either a function that gets a view and gives a move, as it would over the network; or a class that keeps the
contract of `bots/player.py`. The server knows the bots of the house and no others: it never loads one.
"""

from __future__ import annotations

import importlib
import inspect
import random
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from tischlein.bots.player import Bot, Budget, find_bot, legal_moves
from tischlein.engine import State
from tischlein.engine.errors import Malformed, Refusal, listed, whole
from tischlein.table import Table

Idea = Callable[[State, int, Budget, int], int | str]


class BadBot(Refusal):
    code = "wrong-bot"


def is_own(name: str) -> bool:
    return ":" in name or name.endswith(".py")


def find_any(name: str) -> Bot:
    """A bot of the house, or somebody's own."""
    return own_bot(name) if is_own(name) else find_bot(name)


@cache
def own_bot(name: str) -> Bot:
    """Made once: it may have a lot to read before it can play."""
    place, _, called = name.rpartition(":")
    if not place:
        raise BadBot(f"{name}: right would be a file or a module and a name in it, as in my_bot.py:choose.")
    found = getattr(load(place), called, None)
    if isinstance(found, type) and hasattr(found, "choose"):
        with told_in_short(name):
            made = found()
        if takes(made.choose, 4):
            return OwnBot(name, made.choose)
    elif callable(found) and not isinstance(found, type) and takes(found, 1):
        return OwnBot(name, from_a_view(found))
    raise BadBot(
        f"{name}: right would be a function that gets a view and gives a move, or a class with "
        f"`choose(self, seen, seat, budget, seed)`; {called!r} is neither in {place}."
    )


def takes(function: Callable[..., Any], number: int) -> bool:
    """Whether a function can be called with so many things."""
    try:
        inspect.signature(function).bind(*range(number))
    except TypeError:
        return False
    except ValueError:  # some functions do not say
        return True
    return True


@cache
def load(place: str) -> ModuleType:
    """A file, or a module that can be imported from here."""
    if not place.endswith(".py"):
        return load_module(place)
    path = Path(place).resolve()
    if not path.is_file():
        raise BadBot(f"{place}: there is no such file.")
    sys.path.append(str(path.parent))  # what lies beside it can be imported, as when it is run
    spec = spec_from_file_location(f"own_bot_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = module_from_spec(spec)
    with told_in_short(place):
        spec.loader.exec_module(module)
    return module


def load_module(name: str) -> ModuleType:
    """A module that can be imported from here."""
    if not all(part.isidentifier() for part in name.split(".")):
        raise BadBot(f"{name}: right would be a file (my_bot.py:choose) or a module (my_bots.best:choose).")
    sys.path.append(str(Path.cwd()))
    with told_in_short(name):
        try:
            return importlib.import_module(name)
        except ModuleNotFoundError as missing:
            raise BadBot(
                f"{name}: {missing}; right would be a file (my_bot.py:choose) or a module."
            ) from None


@contextmanager
def told_in_short(name: str) -> Iterator[None]:
    """What goes wrong in somebody's bot is told with the bot's own lines, without those of the house."""
    try:
        yield
    except BadBot:
        raise
    except (Exception, SystemExit) as error:
        frames = traceback.extract_tb(error.__traceback__)
        within = [frame for frame in frames if not is_around(frame.filename)]
        lines = [*traceback.format_list(within), *traceback.format_exception_only(error)]
        raise BadBot(f"{name} went wrong.\n{''.join(lines).rstrip()}") from None


def is_around(file: str) -> bool:
    """Whether a line of a traceback is about how the bot was called or loaded."""
    return file in (__file__, importlib.__file__) or file.startswith("<frozen ")


def from_a_view(function: Callable[[dict[str, Any]], Any]) -> Idea:
    """A function of what the seat may know, as `Table.view` tells it; its luck can be repeated."""

    def choose(seen: State, seat: int, _: Budget, seed: int) -> Any:
        random.seed(seed)
        return function(Table(seen).view(seat))

    return choose


@dataclass
class OwnBot:
    """Somebody's bot, whose moves are checked."""

    name: str
    idea: Idea

    def choose(self, seen: State, seat: int, budget: Budget, seed: int) -> int:
        with told_in_short(self.name):
            chosen = self.idea(seen.copy(), seat, budget, seed)
        moves, notation = legal_moves(seen, seat), seen.game.notation
        try:
            move = notation.read_move(seen, seat, chosen) if isinstance(chosen, str) else whole(chosen)
        except Malformed:
            move = None
        if move is None or move not in moves:
            legal = listed([notation.move_text(seen, one) for one in moves])
            raise BadBot(f"{self.name}: {chosen!r} is no legal move of seat {seat}; right would be {legal}.")
        return int(move)
