"""Many people at once: `python benchmarks/server/crowd.py [TRIAL…] [MINUTES]`, with the trials

idle     2,000 people at 500 tables who do nothing: how much memory the server's process takes.
back     500 people lose their lines at one moment: how long until the last is back in step.
restart  the same, but the server is killed and started again.
quiet    one quiet table, alone and beside 200 busy ones.
flat     what a move costs the core with 10, 100 and 1,000 tables at the same moves a second.
soak     mixed play of all four games with comings and goings, minute by minute (60 unless told).

Without a name: all but the soak. The server has core 0, this program core 1.
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
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import ours
import uvloop
from driver import Load, Match, measure, processor_time
from ours import OurPlayer, call, same, sit_down

import tischlein

GAME = "potato-man"
SEATS = 4
FIRST_WAIT = 0.25
"""Seconds after which a browser that has lost its line tries again, give or take; then twice as long."""


def memory(process: int) -> float:
    """Megabytes that a process has in memory."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


class Idler(OurPlayer):
    """Sits down, gets cards, and looks at them."""

    def play(self, answer: bytes, version: int) -> None:
        """Not now."""


class Returner(OurPlayer):
    """Comes back by itself when its line is lost, as browsers do."""

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
            await loop.create_connection(partial(same, self), "127.0.0.1", ours.PORT)
        except OSError:
            self.connection_lost(None)

    def heard(self, message: bytes) -> None:
        if self.lost_at and not self.back_at and b'"answer"' in message and b'"eyes"' in message:
            self.back_at = time.perf_counter()
        if not message.startswith(b'{"type":"refused"'):  # a move may have arrived, its answer not
            super().heard(message)


# ---- Trials ----


async def idle(folder: str) -> None:
    server = ours.start(folder, 0)
    empty = memory(server.pid)
    for tables in (125, 500):
        people = await sit_down(Load(), tables, SEATS, GAME, Idler)
        await asyncio.sleep(2)
        full = memory(server.pid)
        each = 1024 * (full - empty) / len(people)
        print(f"| {len(people):,} idle people at {tables} tables | {full:.0f} MB, {each:.0f} KB each |")
        hang_up(people)
        await asyncio.sleep(2)
    stop(server)


async def back(folder: str, restart: bool = False) -> None:
    server = ours.start(folder, 0)
    people = await sit_down(Load(1000.0), 125, SEATS, GAME, Returner)
    await asyncio.sleep(2)
    if restart:
        server.kill()
        server.wait()
        server = await asyncio.to_thread(ours.start, folder, 0)
    else:
        hang_up(people)
    came: list[Returner] = [one for one in people if isinstance(one, Returner)]
    for _ in range(600):
        await asyncio.sleep(0.1)
        if all(one.back_at for one in came):
            break
    times = sorted((one.back_at or float("inf")) - one.lost_at for one in came)
    went_on = await moved_on({one.table: one.match for one in came})
    what = "server killed and started again" if restart else "lines cut"
    print(
        f"| {len(came)} people, {what} | half of them back after {times[len(times) // 2]:.2f} s, the last "
        f"after {times[-1]:.2f} s; {went_on} of 125 tables played on |"
    )
    stop(server)


async def moved_on(matches: dict[str, Match]) -> int:
    """At how many tables a move is made and seen by all within ten seconds."""
    before = {table: max(match.moves, default=0) for table, match in matches.items()}
    moved: set[str] = set()
    for _ in range(100):
        await asyncio.sleep(0.1)
        moved |= {table for table, match in matches.items() if max(match.moves, default=0) > before[table]}
        if len(moved) == len(matches):
            break
    return len(moved)


async def quiet(folder: str) -> None:
    """Alone, with 200 busy tables, alone again: the machine is not the same every minute."""
    server = ours.start(folder, 0)
    await sit_down(quiet_load := Load(20.0), 1, SEATS, GAME)
    row = "| a quiet table {} | p99 {:.2f} ms, median {:.2f} ms |"
    for turn in range(3):
        alone = await measure(quiet_load, server.pid, 15)
        print(row.format("alone", alone.p99, alone.median), flush=True)
        if turn == 2:
            break
        people = await sit_down(Load(1000.0), 200, SEATS, GAME)
        beside = await measure(quiet_load, server.pid, 15)
        print(row.format("beside 200 at 1,000 moves/s", beside.p99, beside.median), flush=True)
        hang_up(people)
        await asyncio.sleep(1)
    stop(server)


async def flat(folder: str) -> None:
    for tables in (10, 100, 1000, 10):
        server = ours.start(f"{folder}/{tables}-{time.time()}", 0)
        people = await sit_down(load := Load(500.0), tables, SEATS, GAME)
        result = await measure(load, server.pid, 10, warm_up=3)
        print(
            f"| {tables:,} tables, {result.moves_a_second:.0f} moves/s | {result.cpu:.0f} µs of the core a "
            f"move, p99 {result.p99:.1f} ms, {memory(server.pid):.0f} MB |",
            flush=True,
        )
        hang_up(people)
        stop(server)


# ---- Soak ----


class Mixer(Returner):
    """Plays any game beside bots; the time is from a move sent to the server's answer."""

    sent: tuple[bytes, float] = (b"", 0.0)
    gone = False

    def connection_lost(self, error: Exception | None) -> None:
        if not self.gone:
            super().connection_lost(error)

    def play(self, answer: bytes, _: int) -> None:
        name = answer.split(b'"id":"', 1)[1].split(b'"', 1)[0]
        self.sent = (name, time.perf_counter())
        self.send(answer)

    def heard(self, message: bytes) -> None:
        name, at = self.sent
        if name and b'"answer":"%b"' % name in message:
            self.match.load.moved(time.perf_counter() - at)
            self.sent = (b"", 0.0)
        self.tries, self.lost_at = 0, 0.0
        super().heard(message)


async def open_mixed(load: Load, luck: random.Random) -> Mixer:
    """One person with bots at a table of any game."""
    game = luck.choice(list(tischlein.games().values()))
    players = luck.choice(list(game.players))
    person = call("/api/people", {"name": "Somebody"})
    bots = {str(seat): "sprout" for seat in range(1, players)}
    table = call("/api/tables", {"game": game.name, "players": players, "bots": bots}, person["token"])
    made = Mixer(Match(1, load), 0, person["token"], table["table"])
    await asyncio.get_running_loop().create_connection(partial(same, made), "127.0.0.1", ours.PORT)
    return made


async def come_and_go(people: list[Mixer], load: Load, luck: random.Random) -> None:
    """Every second a line is lost, somebody leaves for good, somebody else opens a table and chats."""
    while True:
        await asyncio.sleep(1)
        luck.choice(people).transport.abort()
        leaving = people.pop(luck.randrange(len(people)))
        leaving.gone = True
        leaving.transport.abort()
        people.append(await open_mixed(load, luck))
        people[-1].ask("say", text="Hello!")


async def soak(folder: str, minutes: int) -> None:
    server = ours.start(folder, 0)
    load, luck = Load(150.0), random.Random(1)
    people = [await open_mixed(load, luck) for _ in range(60)]
    going = asyncio.ensure_future(come_and_go(people, load, luck))
    for minute in range(1, minutes + 1):
        used = processor_time(server.pid)
        result = await measure(load, server.pid, 60, warm_up=0)
        print(
            f"| minute {minute} | {result.moves_a_second:.0f} moves/s of people, median {result.median:.1f}, "
            f"p99 {result.p99:.1f} ms, core {(processor_time(server.pid) - used) / 0.6:.0f} %, "
            f"{memory(server.pid):.0f} MB |",
            flush=True,
        )
    going.cancel()
    stop(server)


# ---- ----


def hang_up(people: list[OurPlayer]) -> None:
    for one in people:
        one.transport.abort()


def stop(server: subprocess.Popen[bytes]) -> None:
    server.terminate()
    server.wait(30)


def run(trial: Callable[[str], Awaitable[Any]]) -> None:
    async def go() -> None:
        with tempfile.TemporaryDirectory() as folder:
            await trial(folder)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(go())


def main(chosen: list[str]) -> None:
    minutes = int(chosen.pop()) if chosen and chosen[-1].isdigit() else 60
    trials: dict[str, Callable[[str], Awaitable[None]]] = {
        "idle": idle,
        "back": back,
        "restart": partial(back, restart=True),
        "quiet": quiet,
        "flat": flat,
        "soak": partial(soak, minutes=minutes),
    }
    os.sched_setaffinity(0, {1})
    print(f"# A crowd, {datetime.now(UTC):%Y-%m-%d}\n")
    print(
        f"`benchmarks/server/crowd.py` on {os.cpu_count()} cores ({platform.machine()}), Python "
        f"{platform.python_version()}, load average before {os.getloadavg()[0]:.1f}.\n\n| | |\n|---|---|"
    )
    for name in chosen or [name for name in trials if name != "soak"]:
        run(trials[name])


if __name__ == "__main__":
    main(sys.argv[1:])
