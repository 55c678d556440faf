"""One process and two on one PostgreSQL: `python benchmarks/server/scale.py [SECONDS]`

On a machine with two cores the driver and PostgreSQL take their share of both, so that moves a second cannot
double there. What tells how servers scale is the time that a move takes of their cores: with a core for each
server, and others for the rest, two make 2 × (time with one) / (time with two) times as many moves.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from contextlib import ExitStack

import ours
import uvloop
from driver import Result
from kill import postgres

TABLES = 100
SEATS = 4
GAME = "potato-man"
PORTS = (ours.PORT, ours.PORT + 1)


def apart(table: int, _seat: int) -> int:
    """Everybody at a table is at the same process."""
    return PORTS[table % 2]


def across(_table: int, seat: int) -> int:
    """Neighbours at a table are at different processes."""
    return PORTS[seat % 2]


def measured(processes: int, port_of: Callable[[int, int], int], seconds: float) -> Result:
    """As many moves as so many processes make."""
    with ExitStack() as stack:
        database = stack.enter_context(postgres())
        options = ("--database", database.url)
        servers = [stack.enter_context(ours.server(None, *options, port=PORTS[n])) for n in range(processes)]
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            pids = [one.pid for one in servers]
            return runner.run(ours.play_tables(pids, TABLES, SEATS, GAME, seconds, None, port_of))


def main() -> int:
    seconds = float(sys.argv[1]) if sys.argv[1:] else 6.0
    print(f"{TABLES} tables of {SEATS}, {GAME}; {os.cpu_count()} cores for servers, PostgreSQL and driver")
    one = measured(1, ours.one_port, seconds)
    print(f"one process                          {one}", flush=True)
    good = True
    for title, port_of in (("each table at one of them", apart), ("every table across both ", across)):
        two = measured(2, port_of, seconds)
        times = 2 * one.cpu / two.cpu
        good &= port_of is across or times >= 1.6
        print(f"two processes, {title} {two}  → {times:.2f} × on cores of their own", flush=True)
    print(f"Two processes make at least 1.6 times the moves of one: {'held' if good else 'NOT HELD'}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
