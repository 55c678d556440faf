"""Bots of one's own, in the arena and in the terminal: `my_bot.py:choose` or `a_package.module:MyBot`.

Either a function that gets a view and gives a move, as it would over the network; or a class that keeps the
contract of `bots/base.py`. Each plays in a process of its own, so that two of them may have files of the same
names beside them. The server knows the built-in bots and no others: it never loads one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from multiprocessing import get_context, util
from threading import Lock
from types import ModuleType
from typing import cast

from tischlein.bots.base import Bot, Budget
from tischlein.bots.registry import find_bot
from tischlein.engine import State
from tischlein.lab.bot_process import BadBot, serve


def is_user_bot(name: str) -> bool:
    return ":" in name or name.endswith(".py")


def find_any(name: str) -> Bot:
    """A built-in bot, or somebody's own."""
    return user_bot(name) if is_user_bot(name) else find_bot(name)


@contextmanager
def without_main() -> Iterator[None]:
    """Processes started meanwhile do not run this one's program once more: they need nothing of it, a script
    without `if __name__ == "__main__":` would begin again, and standard input has nothing to run twice."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


@cache
def user_bot(name: str) -> UserBot:
    """Made once in a process: it may have a lot to read before it can play."""
    return UserBot(name)


class UserBot:
    """Somebody's bot in a process of its own, which is asked for one move at a time."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lock = Lock()
        context = get_context("spawn")
        self.connection, other_end = context.Pipe()
        self.process = context.Process(target=serve, args=(other_end, name))
        with without_main():
            self.process.start()
        other_end.close()
        util.Finalize(None, self.process.terminate, exitpriority=1)  # it may think for minutes yet
        self.answer()

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> int:
        with self.lock:
            try:
                self.connection.send((view.game.name, view.pack().tobytes(), seat, budget, seed))
            except OSError:
                raise self.gone() from None
            return cast(int, self.answer())

    def answer(self) -> int | None:
        """A move; None once the bot is loaded. What went wrong there is raised here."""
        try:
            found: int | str | None = self.connection.recv()
        except (EOFError, OSError):
            raise self.gone() from None
        if isinstance(found, str):
            raise BadBot(found)
        return found

    def gone(self) -> BadBot:
        self.process.join()
        return BadBot(f"{self.name} has ended its process (exit code {self.process.exitcode}).")
