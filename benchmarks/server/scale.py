"""One process and two on one PostgreSQL: `python benchmarks/server/scale.py [SECONDS]`

Driver and PostgreSQL need cores, too. So that two cores are enough, each server gets a quarter of one and no
more, as on a slower machine: then nothing but the servers limits the moves a second, and two of them either
make nearly twice as many or they do not. Holding processes back takes Linux and the rights of root.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

import tischlein_load
import uvloop
from driver import Result
from kill import postgres

from support.server_process import free_port

ROUNDS = 3
TABLES = 100
SEATS = 4
GAME = "potato-man"
PORTS = (tischlein_load.PORT, free_port())
PART = 0.25
"""Of a core, for each server."""
PERIOD = 10_000
"""Microseconds in which it may run for its part."""
GROUPS = Path("/sys/fs/cgroup")


def apart(table: int, _seat: int) -> int:
    """Everybody at a table is at the same process."""
    return PORTS[table % 2]


def across(_table: int, seat: int) -> int:
    """Peers at a table are at different processes."""
    return PORTS[seat % 2]


@contextmanager
def held_back(process: int) -> Iterator[None]:
    """A process runs for its part of every hundredth of a second, then waits for the next."""
    first = (GROUPS / "cpu").is_dir()  # the kernel's first kind of groups has one place for each thing
    everybody = GROUPS / "cpu" if first else GROUPS
    group, share = everybody / f"tischlein-{process}", round(PART * PERIOD)
    group.mkdir()
    if first:
        (group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(share))
    else:
        (group / "cpu.max").write_text(f"{share} {PERIOD}")
    (group / "cgroup.procs").write_text(str(process))
    yield
    (everybody / "cgroup.procs").write_text(str(process))
    group.rmdir()


def measured(processes: int, port_of: Callable[[int, int], int], seconds: float) -> Result:
    """The moves that this many processes make."""
    with ExitStack() as stack:
        database = stack.enter_context(postgres()).url
        servers = [
            stack.enter_context(tischlein_load.server(n, "--database", database, port=PORTS[n]))
            for n in range(processes)
        ]
        pids = [one.pid for one in servers]
        for pid in pids:
            stack.enter_context(held_back(pid))
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(tischlein_load.play_tables(pids, TABLES, SEATS, GAME, seconds, None, port_of))


TRIALS = {
    "one process": (1, tischlein_load.one_port),
    "two processes, each table at one": (2, apart),
    "two processes, tables across both": (2, across),
}
ONE, TWO, _ACROSS = TRIALS


def main() -> int:
    seconds = float(sys.argv[1]) if sys.argv[1:] else 6.0
    print(f"{TABLES} tables of {SEATS}, {GAME}; each server has {PART:g} of a core of its own")
    results: dict[str, list[Result]] = {title: [] for title in TRIALS}
    for _ in range(ROUNDS):
        for title, trial in TRIALS.items():
            results[title].append(measured(*trial, seconds))
            print(f"{title:<34}{results[title][-1]}", flush=True)
    speed = {title: median(one.moves_a_second for one in found) for title, found in results.items()}
    times = speed[TWO] / speed[ONE]
    print(f"Two processes make at least 1.6 times the moves of one ({times:.2f}): ", end="")
    print("held" if times >= 1.6 else "NOT HELD")
    return 0 if times >= 1.6 else 1


if __name__ == "__main__":
    sys.exit(main())
