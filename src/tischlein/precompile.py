"""Compiles what searching bots need for every game, before anybody waits for it."""

from __future__ import annotations

import contextlib
from multiprocessing import get_context
from pathlib import Path

from tischlein.bots.worker_process import lower_priority
from tischlein.engine.compile.file_lock import lock
from tischlein.registry import games
from tischlein.table import new


def compile_ahead() -> None:
    """Begins to compile what searching bots need, in a process of its own; `make play` does so earlier."""
    get_context("spawn").Process(target=compile_at_low_priority, daemon=True).start()


def compile_at_low_priority() -> None:
    lower_priority()
    with contextlib.suppress(OSError):  # no place to keep it: then it is compiled when it is needed
        if done().exists():
            return
        with done().with_suffix(".lock").open("w", encoding="utf-8") as lock_file:
            lock(lock_file)  # another process that is compiling already is enough
            compile_all()


def compile_all() -> None:
    """Once on a machine: the first move of a searching bot would take ten seconds and more otherwise."""
    from tischlein.bots.search.bot import SearchBot

    for game in games().values():
        table = new(game.name, game.usual_players, seed=1)
        SearchBot().get_ready(table.view_record(table.waiting[0]), table.waiting[0])
    done().touch()


def done() -> Path:
    """The file whose presence says that all is compiled for these games as they are."""
    from tischlein.engine.compile import cache

    return cache.folder() / f"ready-{cache.digest(*(game.folder for game in games().values()))}"


if __name__ == "__main__":
    compile_at_low_priority()
