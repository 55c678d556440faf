"""Processes in which bots think, and in which all that they need is compiled before anybody waits for it."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from multiprocessing import connection, get_context, parent_process
from pathlib import Path

from tischlein.engine.compile.file_lock import lock
from tischlein.registry import games
from tischlein.table import new


def lower_priority() -> None:
    """Lowers this process's priority, as people come first, and ends it with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is meant for the parent alone
    if hasattr(os, "nice"):
        os.nice(10)
    if hasattr(os, "SCHED_BATCH"):
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    end_with_parent()


def end_with_parent() -> None:
    """Ends this process when its parent ends, killed or not."""
    threading.Thread(target=wait_for_parent, daemon=True).start()


def wait_for_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


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
