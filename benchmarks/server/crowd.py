"""Many people at once: `python benchmarks/server/crowd.py [postgresql] [TRIAL…] [MINUTES]`, with the trials

idle     2,000 people at 500 tables who do nothing: how much memory the server's process takes.
back     500 people lose their connections at one moment: how long until the last is back in step.
restart  the same, but the server is killed and started again.
quiet    one quiet table, alone and beside 200 busy ones.
flat     what a move costs the core with 10, 100 and 1,000 tables at the same moves a second.
soak     mixed play of all four games with comings and goings, in stretches of ten minutes (60 by default).

Without a name: all but the soak. With the word `postgresql` the logs of the tables are kept there, else in
the built-in SQLite. The server has one core, this program and PostgreSQL another. At the end it says which of
the promises were held. Growth is judged by memory and by the time that a move has the core for: other work
on the machine does not change those; milliseconds are for machines that have nothing else to do.
"""

from __future__ import annotations

import asyncio
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Coroutine, Iterable
from contextlib import AbstractContextManager, ExitStack
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import tischlein_load
import uvloop
from driver import Load, Match, Result, measure
from kill import postgres
from tischlein_load import OurPlayer, call, running, sit_down

import tischlein

T = TypeVar("T")
Serve = Callable[[str], AbstractContextManager[subprocess.Popen[bytes]]]
"""Starts a server with data of this name."""

GAME = "potato-man"
SEATS = 4
ON_POSTGRESQL = "postgresql" in sys.argv[1:]
CORE, *OTHER_CORES = sorted(os.sched_getaffinity(0))
FIRST_WAIT = 0.25
"""Seconds after which a browser without a connection tries again, give or take; then twice as long."""


def memory(process: int) -> float:
    """Megabytes that a process has in memory."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


class Idler(OurPlayer):
    """Sits down, gets cards, and looks at them."""

    def play(self, answer: bytes, version: int) -> None:
        """Not now."""


class Returner(OurPlayer):
    """Comes back by itself when its connection is lost, as browsers do."""

    tries = 0
    lost_at = 0.0
    back_at = 0.0

    def connection_lost(self, _: Exception | None) -> None:
        self.lost_at = self.lost_at or time.perf_counter()
        self.open, self.buffer = False, b""
        wait = FIRST_WAIT * 2**self.tries * random.uniform(0.7, 1.3)
        self.tries += 1
        asyncio.get_running_loop().call_later(wait, lambda: asyncio.ensure_future(self.come_back()))

    async def come_back(self) -> None:
        try:
            loop = asyncio.get_running_loop()
            await loop.create_connection(lambda: self, "127.0.0.1", tischlein_load.PORT)
        except OSError:
            self.connection_lost(None)

    def on_message(self, message: bytes) -> None:
        if self.lost_at and not self.back_at and b'"request"' in message and b'"views"' in message:
            self.back_at = time.perf_counter()
        if not message.startswith(b'{"type":"refused"'):  # a move may have arrived, its answer not
            super().on_message(message)


# ---- Trials ----


async def idle(serve: Serve, tables: int) -> tuple[float, float]:
    """Megabytes of the server's process before anybody has come, and when all sit."""
    with serve("data") as server:
        empty = memory(server.pid)
        await sit_down(Load(), tables, SEATS, GAME, Idler)
        await asyncio.sleep(2)
        full = memory(server.pid)
    return empty, full


async def back(serve: Serve, tables: int, restart: bool) -> tuple[list[float], int]:
    """Seconds until each of the people was back in step; and at how many tables play went on."""
    with ExitStack() as servers:
        server = servers.enter_context(serve("data"))
        seated = await sit_down(Load(), tables, SEATS, GAME, Returner)
        people = [one for one in seated if isinstance(one, Returner)]
        await asyncio.sleep(2)
        if restart:
            server.kill()
            server.wait()
            await asyncio.to_thread(servers.enter_context, serve("data"))
        else:
            hang_up(people)
        went_on = await moved_on(people)
    return sorted((one.back_at or float("inf")) - one.lost_at for one in people), went_on


async def moved_on(people: list[Returner]) -> int:
    """At how many tables everybody is back and a further move is made, given a minute."""
    tables = {one.table: [other for other in people if other.table == one.table] for one in people}
    waiting = dict(tables)
    seen: dict[str, int] = {}
    for _ in range(600):
        await asyncio.sleep(0.1)
        for table, around in list(waiting.items()):
            if all(one.back_at for one in around):
                newest = max(around[0].match.moves, default=0)
                if newest > seen.setdefault(table, newest):
                    del waiting[table]
        if not waiting:
            break
    return len(tables) - len(waiting)


async def quiet(serve: Serve) -> list[list[float]]:
    """Alone, beside 200 busy tables, and so on: the machine is not the same every minute. The p99 of both."""
    with serve("data") as server:
        await sit_down(quiet_load := Load(20.0), 1, SEATS, GAME)
        alone, beside = [], []
        for _ in range(2):
            alone.append(show("a quiet table alone", await measure(quiet_load, [server.pid], 15)))
            people = await sit_down(Load(1000.0), 200, SEATS, GAME)
            busy = await measure(quiet_load, [server.pid], 15)
            beside.append(show("a quiet table beside 200 at 1,000 moves/s", busy))
            hang_up(people)
            await asyncio.sleep(1)
        alone.append(show("a quiet table alone", await measure(quiet_load, [server.pid], 15)))
    return [[one.p99 for one in results] for results in (alone, beside)]


async def flat(serve: Serve) -> list[float]:
    """What a move costs the core, for each number of tables."""
    costs = []
    for turn, tables in enumerate((10, 100, 1000, 10)):
        with serve(str(turn)) as server:
            await sit_down(load := Load(500.0), tables, SEATS, GAME)
            result = await measure(load, [server.pid], 10, warm_up=3)
            costs.append(show(f"{tables:,} tables", result, f", {memory(server.pid):.0f} MB").cpu)
    return costs


# ---- Soak ----


class Mixer(Returner):
    """Plays any game beside bots; the time is from a move sent to the server's answer."""

    sent: tuple[bytes, float] = (b"", 0.0)
    gone = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.gone:  # was about to come back when it left for good
            transport.abort()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.gone:
            super().connection_lost(error)

    def play(self, answer: bytes, _: int) -> None:
        name = answer.split(b'"id":"', 1)[1].split(b'"', 1)[0]
        self.sent = (name, time.perf_counter())
        self.send(answer)

    def on_message(self, message: bytes) -> None:
        name, at = self.sent
        if name and b'"request":"%b"' % name in message:
            self.match.load.moved(time.perf_counter() - at)
            self.sent = (b"", 0.0)
        self.tries, self.lost_at = 0, 0.0
        super().on_message(message)


async def open_mixed(load: Load, luck: random.Random) -> Mixer:
    """One person with bots at a table of any game."""
    game = luck.choice(list(tischlein.games().values()))
    players = luck.choice(list(game.players))
    person = call("/api/people", {"name": "Somebody"})
    bots = {str(seat): "sprout" for seat in range(1, players)}
    table = call("/api/tables", {"game": game.name, "players": players, "bots": bots}, person["token"])
    made = Mixer(Match(1, load), 0, person["token"], table["table"])
    await asyncio.get_running_loop().create_connection(lambda: made, "127.0.0.1", tischlein_load.PORT)
    return made


async def come_and_go(people: list[Mixer], load: Load, luck: random.Random) -> None:
    """Every second a connection is lost, somebody leaves for good, somebody else opens a table and chats."""
    while True:
        await asyncio.sleep(1)
        luck.choice(people).transport.abort()
        leaving = people.pop(luck.randrange(len(people)))
        leaving.gone = True
        leaving.transport.abort()
        people.append(await open_mixed(load, luck))
        people[-1].ask("say", text="Hello!")


async def soak(serve: Serve, people: int, stretches: int, seconds: float) -> tuple[list[float], list[float]]:
    """After each stretch: megabytes of the server's process, and what a move has cost its core."""
    with serve("data") as server:
        load, luck = Load(2.5 * people), random.Random(1)
        playing = [await open_mixed(load, luck) for _ in range(people)]
        going = asyncio.ensure_future(come_and_go(playing, load, luck))
        load.measuring = True
        async with asyncio.timeout(300):
            while not load.latencies:  # until the bots' processes are awake
                await asyncio.sleep(0.1)
        sizes, costs = [], []
        for stretch in range(1, stretches + 1):
            result = await measure(load, [server.pid], seconds, warm_up=0)
            assert not going.done(), going  # or nobody would come and go any longer
            sizes.append(memory(server.pid))
            costs.append(result.cpu)
            show(f"after {stretch * seconds / 60:g} minutes", result, f", {sizes[-1]:.0f} MB")
        going.cancel()
        for one in playing:
            one.gone = True
        hang_up(playing)
        await nobody_is_left()
    return sizes, costs


async def nobody_is_left() -> None:
    """Whoever has gone is forgotten: connections at once, tables later."""
    for _ in range(600):
        await asyncio.sleep(0.1)
        counted = metrics()
        left = {name: counted[name] for name in ("connections_attending", "connections", "addresses")}
        if not any(left.values()):
            return
    raise SystemExit(f"somebody is left: {left}")


def metrics() -> dict[str, float]:
    """What the server counts, without what is counted apart by labels."""
    with urllib.request.urlopen(f"{tischlein_load.URL}/metrics", timeout=30) as answer:
        lines = answer.read().decode().splitlines()
    pairs = [line.rsplit(" ", 1) for line in lines if not line.startswith("#") and "{" not in line]
    return {name.removeprefix("tischlein_"): float(value) for name, value in pairs}


# ---- What is shown ----


def show(what: str, result: Result, more: str = "") -> Result:
    print(
        f"| {what} | {result.moves_a_second:,.0f} moves/s, median {result.median:.2f} ms, "
        f"p99 {result.p99:.2f} ms, {result.cpu:.0f} µs of the core a move{more} |",
        flush=True,
    )
    return result


promises: list[tuple[str, bool]] = []


def promise(what: str, held: bool) -> None:
    promises.append((what, held))


def show_idle() -> None:
    for tables in (125, 500):
        empty, full = run(partial(idle, tables=tables))
        people = tables * SEATS
        each = 1024 * (full - empty) / people
        print(
            f"| {people:,} idle people at {tables} tables | {full:.0f} MB, {each:.0f} KB for each |",
            flush=True,
        )
    promise("2,000 idle people take at most 300 MB", full <= 300)


def show_back(restart: bool) -> None:
    times, went_on = run(partial(back, tables=125, restart=restart))
    what = "the server is killed and started again" if restart else "all connections are cut"
    print(
        f"| 500 people, {what} | half of them are back after {times[len(times) // 2]:.2f} s, the last after "
        f"{times[-1]:.2f} s; play goes on at {went_on} of 125 tables |",
        flush=True,
    )
    promise(f"500 people, {what}: all are back within 5 s and play on", times[-1] <= 5 and went_on == 125)


def show_quiet() -> None:
    alone, beside = run(quiet)
    promise("a quiet table's p99 at most doubles beside 200 busy ones", max(beside) <= 2 * max(alone))


def show_flat() -> None:
    few, _, many, again = run(flat)
    promise("a move costs at most a quarter more with 1,000 tables", many <= 1.25 * max(few, again))


def show_soak(minutes: int) -> None:
    """The first stretch is for warming up, where there are others."""
    each = 10 if minutes >= 20 else 1
    sizes, costs = run(partial(soak, people=60, stretches=minutes // each, seconds=60.0 * each))
    warm = min(1, len(sizes) - 1)
    promise(f"memory has grown by at most 20 MB in {minutes} minutes", sizes[-1] - sizes[warm] <= 20)
    promise("a move costs at most a fifth more at the end", costs[-1] <= 1.2 * costs[warm])


def hang_up(people: Iterable[OurPlayer]) -> None:
    for one in people:
        one.transport.abort()


def run(trial: Callable[[Serve], Coroutine[Any, Any, T]]) -> T:
    """A trial with data of its own."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        store = ["--database", stack.enter_context(postgres()).url] if ON_POSTGRESQL else []
        runner = stack.enter_context(asyncio.Runner(loop_factory=uvloop.new_event_loop))
        return runner.run(trial(lambda name: running(f"{folder}/{name}", CORE, *store)))


def main(chosen: list[str]) -> int:
    chosen = [word for word in chosen if word != "postgresql"]
    minutes = int(chosen.pop()) if chosen and chosen[-1].isdigit() else 60
    trials: dict[str, Callable[[], Any]] = {
        "idle": show_idle,
        "back": partial(show_back, restart=False),
        "restart": partial(show_back, restart=True),
        "quiet": show_quiet,
        "flat": show_flat,
        "soak": partial(show_soak, minutes),
    }
    os.sched_setaffinity(0, OTHER_CORES or [CORE])
    print(f"# A crowd, {datetime.now(UTC):%Y-%m-%d}\n")
    store = "PostgreSQL" if ON_POSTGRESQL else "SQLite"
    print(
        f"`benchmarks/server/crowd.py` on {os.cpu_count()} cores ({platform.machine()}), Python "
        f"{platform.python_version()}, {store}, load average before {os.getloadavg()[0]:.1f}.\n\n"
        "| | |\n|---|---|"
    )
    for name in chosen or [name for name in trials if name != "soak"]:
        trials[name]()
    print()
    for what, held in promises:
        print(f"- {what}: {'held' if held else 'NOT HELD'}")
    return 0 if all(held for _, held in promises) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
