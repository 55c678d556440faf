"""What one card costs inside the process: no sockets, no disk. `benchmarks/server/in_process.py [--profile]`

Measured from the bytes of a `play` message to the bytes handed to all four connections and the rows handed to
the writer. The same game is played again and again, and each card counts with its quickest time. The clock
is this thread's, so other programs on the machine disturb little; the ratio to a fixed loop of plain Python,
run in between, compares machines.
"""

from __future__ import annotations

import cProfile
import gc
import pstats
import random
import statistics
import sys
import time
from typing import Any

from tischlein.server.live.dispatcher import Dispatcher
from tischlein.server.live.hub import Hub
from tischlein.server.protocol import requests
from tischlein.server.protocol.common import Person
from tischlein.server.protocol.requests import decode_request
from tischlein.server.protocol.responses import encode
from tischlein.server.storage.writer import STORED, WriteBatch
from tischlein.server.tables import log

GAME, SEATS = "potato-man", 4
REPEATS = 60
SECRET = "5e" * 32


class KeepingWriter:
    """Calls every batch stored at once."""

    def __init__(self) -> None:
        self.rows = 0

    def put(self, batch: WriteBatch) -> None:
        self.rows += len(batch.rows)
        batch.done(STORED)

    def close(self) -> None:
        pass


class Listener:
    """One connection; it keeps what it was sent last."""

    address = ""

    def __init__(self, person: Person, language: str) -> None:
        self.person: Person | None = person
        self.language = language
        self.last = b""

    def send(self, message: bytes) -> None:
        self.last = message

    def charge(self, size: int) -> None:
        pass


class Play:
    """One table with four people at it, dealt."""

    def __init__(self, language: str) -> None:
        hub = Hub(None, KeepingWriter(), None, lambda: 1_000_000)  # type: ignore[arg-type]
        self.dispatcher = Dispatcher(hub)
        people = [Person(f"p{seat}", f"Person {seat}") for seat in range(SEATS)]
        self.listeners = [Listener(person, language) for person in people]
        opened = log.Opened(GAME, SEATS, {"first": 0}, "p0", SECRET)
        self.table = hub.open_table(opened, lambda *_: None)
        for seat, listener in enumerate(self.listeners):
            attend = requests.Attend(id=f"a{seat}", table=self.table)
            sit = requests.Sit(id=f"s{seat}", table=self.table, seat=seat)
            self.dispatcher.receive_now(listener, attend)
            self.dispatcher.receive_now(listener, sit)
        self.host = hub.sessions[self.table].host

    def receive(self, seat: int, data: bytes) -> None:
        """All that is measured."""
        request: Any = decode_request(data)
        self.dispatcher.receive_now(self.listeners[seat], request)

    def script(self) -> list[tuple[int, bytes]]:
        """A whole game as messages, each with the seat that sends it."""
        chooser = random.Random(7)
        made: list[tuple[int, bytes]] = []
        while not (table := self.host.table).over:
            seat = table.waiting[0]
            move = chooser.choice(table.moves(seat))
            request = requests.Play(
                id=f"{seat}-{len(made)}", table="T", seat=seat, move=move, version=self.host.version
            )
            made.append((seat, encode(request)))
            self.receive(seat, self.at_this_table(made[-1][1]))
        return made

    def at_this_table(self, data: bytes) -> bytes:
        return data.replace(b'"T"', b'"%b"' % self.table.encode())


def fixed_loop() -> int:
    """Plain Python that never changes, to compare machines by."""
    found: dict[int, list[int]] = {}
    for number in range(300):
        found.setdefault(number % 17, []).append(number * 3 & 255)
    return sum(len(numbers) for numbers in found.values())


def timed(work: Any, *arguments: Any) -> int:
    began = time.perf_counter_ns()
    work(*arguments)
    return time.perf_counter_ns() - began


def measure(language: str, script: list[tuple[int, bytes]]) -> tuple[float, float, float]:
    """Microseconds: the middle card, the average card, the fixed loop."""
    best = [10**9] * len(script)
    loop = 10**9
    for _ in range(REPEATS):
        play = Play(language)
        for n, (seat, data) in enumerate([(seat, play.at_this_table(data)) for seat, data in script]):
            best[n] = min(best[n], timed(play.receive, seat, data))
        loop = min(loop, *(timed(fixed_loop) for _ in range(10)))
    return statistics.median(best) / 1000, statistics.mean(best) / 1000, loop / 1000


def profile(script: list[tuple[int, bytes]]) -> None:
    profiler = cProfile.Profile()
    for _ in range(20):
        play = Play("")
        for seat, data in [(seat, play.at_this_table(data)) for seat, data in script]:
            profiler.enable()
            play.receive(seat, data)
            profiler.disable()
    pstats.Stats(profiler).sort_stats("tottime").print_stats(45)


def main() -> None:
    gc.freeze()
    gc.disable()
    script = Play("").script()
    if "--profile" in sys.argv:
        profile(script)
        return
    print(f"A {GAME} card at a table of {SEATS}, {len(script)} cards, the quickest of {REPEATS}:")
    for language in ("", "en"):
        middle, average, loop = measure(language, script)
        print(
            f"language {language!r:5} median {middle:5.1f} µs, mean {average:5.1f} µs, "
            f"{middle / loop:.2f} times the fixed loop ({loop:.1f} µs)"
        )


if __name__ == "__main__":
    main()
