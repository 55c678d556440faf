"""One process and two on one PostgreSQL: `python benchmarks/server/scale.py [SECONDS]`

On a machine with two cores the driver and PostgreSQL take their share of both, so that moves a second cannot
double there, and a crowd on the cores makes every process slower. What tells how servers scale is therefore
the time that a move takes of their cores, compared with two processes that crowd the same cores but have a
database each and know nothing of each other: those would make twice as many moves as one.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from contextlib import ExitStack
from statistics import median

import ours
import uvloop
from driver import Result
from kill import postgres

from realserver import free_port

ROUNDS = 3
TABLES = 100
SEATS = 4
GAME = "potato-man"
PORTS = (ours.PORT, free_port())


def apart(table: int, _seat: int) -> int:
    """Everybody at a table is at the same process."""
    return PORTS[table % 2]


def across(_table: int, seat: int) -> int:
    """Neighbours at a table are at different processes."""
    return PORTS[seat % 2]


def measured(databases: int, processes: int, port_of: Callable[[int, int], int], seconds: float) -> Result:
    """As many moves as so many processes make."""
    with ExitStack() as stack:
        urls = [stack.enter_context(postgres()).url for _ in range(databases)]
        servers = [
            stack.enter_context(ours.server(None, "--database", urls[n % databases], port=PORTS[n]))
            for n in range(processes)
        ]
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            pids = [one.pid for one in servers]
            return runner.run(ours.play_tables(pids, TABLES, SEATS, GAME, seconds, None, port_of))


TRIALS = {
    "one process": (1, 1, ours.one_port),
    "two strangers, a database each": (2, 2, apart),
    "two processes, each table at one": (1, 2, apart),
    "two processes, tables across both": (1, 2, across),
}
ONE, STRANGERS, TWO, _ACROSS = TRIALS


def main() -> int:
    seconds = float(sys.argv[1]) if sys.argv[1:] else 6.0
    print(f"{TABLES} tables of {SEATS}, {GAME}; {os.cpu_count()} cores for servers, PostgreSQL and driver")
    results: dict[str, list[Result]] = {title: [] for title in TRIALS}
    for _ in range(ROUNDS):
        for title, trial in TRIALS.items():
            results[title].append(measured(*trial, seconds))
            print(f"{title:<34}{results[title][-1]}", flush=True)
    speed = {title: median(one.moves_a_second for one in found) for title, found in results.items()}
    cost = {title: median(one.cpu for one in found) for title, found in results.items()}
    beside_one, times = 2 * cost[ONE] / cost[TWO], 2 * cost[STRANGERS] / cost[TWO]
    more = {title: rate / speed[ONE] for title, rate in speed.items()}
    print(f"by moves a second on these cores {more[TWO]:.2f} × (strangers {more[STRANGERS]:.2f} ×)")
    print(f"by core time beside one process {beside_one:.2f} ×, beside two strangers {times:.2f} ×")
    print(f"Two processes make at least 1.6 times the moves of one: {'held' if times >= 1.6 else 'NOT HELD'}")
    return 0 if times >= 1.6 else 1


if __name__ == "__main__":
    sys.exit(main())
