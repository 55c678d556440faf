"""Processes in which bots think, and in which all that they need is compiled before anybody waits for it."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from multiprocessing import connection, get_context, parent_process
from pathlib import Path

from tischlein.engine.compile.file_lock import shut
from tischlein.registry import games
from tischlein.table import new


def be_polite() -> None:
    """People come first; and a worker whose parent has died goes home."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is meant for the parent alone
    if hasattr(os, "nice"):
        os.nice(10)
    if hasattr(os, "SCHED_BATCH"):
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    stay_with_the_parent()


def stay_with_the_parent() -> None:
    """A worker whose parent is killed does not stay behind."""
    threading.Thread(target=go_home_with_the_parent, daemon=True).start()


def go_home_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def compile_ahead() -> None:
    """Begins to compile what thinking bots need, beside all else; `make play` does so earlier."""
    get_context("spawn").Process(target=compile_politely, daemon=True).start()


def compile_politely() -> None:
    be_polite()
    with contextlib.suppress(OSError):  # nowhere to keep it: then it is compiled when it is needed
        if done().exists():
            return
        with done().with_suffix(".lock").open("w", encoding="utf-8") as latch:
            shut(latch)  # where another process is at it already, that is enough
            compile_all()


def compile_all() -> None:
    """Once on a machine: the first move of a bot that thinks would take ten seconds and more otherwise."""
    from tischlein.bots.search.bot import SearchBot

    for game in games().values():
        table = new(game.name, game.usual_players, seed=1)
        SearchBot().get_ready(table.view_record(table.waiting[0]), table.waiting[0])
    done().touch()


def done() -> Path:
    """The file that says that all is compiled for these games as they are."""
    from tischlein.engine.compile import cache

    return cache.folder() / f"ready-{cache.digest(*(game.folder for game in games().values()))}"


if __name__ == "__main__":
    compile_politely()
