"""The server's load test: ours and boardgame.io's in one run. `python benchmarks/server/compare.py [FOLDER]`

Servers run on core 0, the driver on core 1. FOLDER is where boardgame.io is installed from npm, once.
"""

from __future__ import annotations

import asyncio
import os
import platform
import sys
import tempfile
import time
from collections.abc import Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import boardgame_io
import tischlein_load
import uvloop
from driver import Result

TABLES = 200
SECONDS = 6.0
RATE = 1000.0
GAME = "potato-man"
SEATS = 4
QUIET_TABLES = 20
QUIET_RATE = 50.0
THINKERS = 20


def run(playing: Coroutine[Any, Any, Result]) -> Result:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(playing)


def our_result(tables: int, rate: float | None) -> Result:
    with tischlein_load.server(0) as process:
        return run(tischlein_load.play_tables([process.pid], tables, SEATS, GAME, SECONDS, rate))


def their_result(folder: Path, store: str, rate: float | None) -> Result:
    with boardgame_io.server(folder, store, 0) as process:
        return run(boardgame_io.play_tables(process.pid, TABLES, SEATS, SECONDS, rate))


def quiet_tables(thinkers: int) -> Result:
    """Quiet tables while bots think at others; nothing is pinned, bots have the cores that are left."""
    with tischlein_load.server() as process:
        if thinkers:
            tischlein_load.let_bots_play(thinkers, GAME)
            time.sleep(15)  # until the bots' processes have compiled the game and think
        return run(tischlein_load.play_tables([process.pid], QUIET_TABLES, SEATS, GAME, SECONDS, QUIET_RATE))


def sync_time() -> float:
    """Milliseconds that the disk takes to call something written."""
    with tempfile.NamedTemporaryFile() as file:
        began = time.perf_counter()
        for _ in range(50):
            file.write(b"x" * 4096)
            file.flush()
            os.fsync(file.fileno())
        return (time.perf_counter() - began) / 50 * 1000


def main(folder: Path) -> None:
    boardgame_io.install(folder)
    os.sched_setaffinity(0, {1})
    print(f"# The table server, {datetime.now(UTC):%Y-%m-%d}\n")
    print(f"`benchmarks/server/compare.py` on {os.cpu_count()} cores ({platform.machine()}), Python", end=" ")
    print(
        f"{platform.python_version()}, load average before {os.getloadavg()[0]:.1f}; one fsync takes", end=" "
    )
    print(f"{sync_time():.1f} ms.\n{TABLES} four-seat tables, {SECONDS:.0f} s each, server on one core.\n")
    print("| | moves/s | median ms | p99 ms | µs of the core a move |\n|---|---|---|---|---|")

    def row(name: str, result: Result) -> None:
        times = f"{result.median:.2f} | {result.p99:.2f} | {result.cpu:.0f}"
        print(f"| {name} | {result.moves_a_second:,.0f} | {times} |", flush=True)

    row("Tischlein, durable SQLite, as fast as it can", our_result(TABLES, None))
    row("boardgame.io, in memory, as fast as it can", their_result(folder, "memory", None))
    row("boardgame.io, FlatFile, as fast as it can", their_result(folder, "flatfile", None))
    row(f"Tischlein, durable SQLite, {RATE:,.0f} moves/s", our_result(TABLES, RATE))
    row(f"boardgame.io, in memory, {RATE:,.0f} moves/s", their_result(folder, "memory", RATE))
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    row(f"{QUIET_TABLES} quiet tables, no bot thinking", quiet_tables(0))
    row(f"{QUIET_TABLES} quiet tables, {THINKERS} tables of bots thinking", quiet_tables(THINKERS))


if __name__ == "__main__":
    chosen = Path(sys.argv[1]) if sys.argv[1:] else Path(tempfile.gettempdir()) / "tischlein-boardgame.io"
    chosen.mkdir(exist_ok=True)
    main(chosen)
