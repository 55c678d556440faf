"""Bots of one's own, in the arena and in the terminal: `my_bot.py:choose` or `a_package.module:MyBot`.

Either a function that gets a view and gives a move, as it would over the network; or a class that keeps the
contract of `bots/player.py`. The server knows the bots of the house and no others: it never loads one.
"""

from __future__ import annotations

import hashlib
import importlib
import inspect
import os
import random
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import chdir, contextmanager
from dataclasses import dataclass, field
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from tischlein.bots.base import Bot, Budget, legal_moves
from tischlein.bots.registry import find_bot
from tischlein.engine import State
from tischlein.engine.errors import MOST_QUOTED, MalformedMove, Refusal, listed, whole
from tischlein.lab.fingerprint import is_foreign, is_installed
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
    """Made once: it may have a lot to read before it can play, and may go to another folder for that. Nobody
    goes along: files of others are named from here."""
    place, _, called = name.rpartition(":")
    if not place:
        raise BadBot(
            f"a bot must be a file or a module and a name in it, as in my_bot.py:choose (got {name})"
        )
    with chdir(Path.cwd()):
        return made_of(name, place, called)


def made_of(name: str, place: str, called: str) -> Bot:
    """What a file or a module has under this name, if it can play."""
    module = load(place)
    home = home_of(place)
    come_home(home)
    found = getattr(module, called, None)
    if isinstance(found, type) and hasattr(found, "choose"):
        with told_in_short(name):
            made = found()
        if takes(made.choose, 4):
            return OwnBot(name, home, made.choose)
    elif callable(found) and not isinstance(found, type) and takes(found, 1):
        return OwnBot(name, home, from_a_view(found))
    raise BadBot(
        f"{name} must be a function that takes a view and returns a move, or a class with "
        f"`choose(self, view, seat, budget, seed)`; {called!r} is neither in {place}."
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
    come_home(path.parent)
    place_of_its_own = hashlib.sha256(str(path).encode()).hexdigest()[:8]
    spec = spec_from_file_location(f"own_bot_{path.stem}_{place_of_its_own}", path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = module_from_spec(spec)
    with told_in_short(place):
        spec.loader.exec_module(module)
    return module


def load_module(name: str) -> ModuleType:
    """A module that can be imported from here."""
    if not all(part.isidentifier() for part in name.split(".")):
        raise BadBot(
            f"a bot's place must be a file (my_bot.py:choose) or a module (my_bots.best:choose) (got {name})"
        )
    sys.path.append(str(Path.cwd()))
    with told_in_short(name):
        try:
            return importlib.import_module(name)
        except ModuleNotFoundError as missing:
            raise BadBot(f"{name}: {missing}; it must be a file (my_bot.py:choose) or a module.") from None


def home_of(place: str) -> Path | None:
    """The folder of a bot's file; a module has none of its own."""
    return Path(place).resolve().parent if place.endswith(".py") else None


@dataclass
class Surroundings:
    """Whose folder imports are looked for in, and what was imported from the other bots' folders."""

    home: Path | None = None
    before: frozenset[str] = frozenset()
    away: dict[Path, dict[str, ModuleType]] = field(default_factory=dict)


around = Surroundings()


def come_home(home: Path | None) -> None:
    """What lies beside a bot's file can be imported, as when it is run, and by this bot alone: another one
    may have other files of the same names."""
    if home is None or home == around.home:
        return
    if around.home is not None:
        new = [name for name in sys.modules if name not in around.before]
        theirs = {name: sys.modules[name] for name in new if lies_in(sys.modules[name], around.home)}
        around.away[around.home] = theirs
        for name in theirs:
            del sys.modules[name]
        if str(around.home) in sys.path:
            sys.path.remove(str(around.home))
    around.home, around.before = home, frozenset(sys.modules)
    sys.modules.update(around.away.get(home, {}))
    sys.path.insert(0, str(home))
    importlib.invalidate_caches()


def lies_in(module: ModuleType, folder: Path) -> bool:
    """Whether a module is one of somebody's own, from this folder."""
    file = getattr(module, "__file__", None) or os.__file__
    return Path(file).is_relative_to(folder) and is_foreign(file) and not is_installed(file)


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

    def choose(view: State, seat: int, _: Budget, seed: int) -> Any:
        random.seed(seed)
        np.random.seed(seed % 2**32)
        return function(Table(view).view(seat))

    return choose


@dataclass
class OwnBot:
    """Somebody's bot, whose moves are checked."""

    name: str
    home: Path | None
    idea: Idea

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> int:
        come_home(self.home)
        with told_in_short(self.name):
            chosen = self.idea(view.copy(), seat, budget, seed)
        moves, notation = legal_moves(view, seat), view.game.notation
        try:
            move = notation.read_move(view, seat, chosen) if isinstance(chosen, str) else whole(chosen)
        except MalformedMove:
            move = None
        if move is None or move not in moves:
            legal = listed([notation.move_text(view, one) for one in moves])
            with told_in_short(self.name):
                said = quoted(chosen)
            raise BadBot(f"{self.name}: the move of seat {seat} must be {legal} (got {said})")
        return int(move)


def quoted(chosen: object) -> str:
    """What a bot gave for a move; of a whole view, say, only the beginning."""
    text = repr(chosen)
    return text if len(text) <= MOST_QUOTED else text[:MOST_QUOTED] + "…"
