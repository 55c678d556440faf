"""Plays many tables at once over raw WebSockets, as fast as the server can or at a given rate.

The same driver plays on Tischlein's server and on boardgame.io's; each has a `Player` for its protocol.
It does as little as it can: it looks for the few bytes it needs in a message and never parses the rest.
"""

from __future__ import annotations

import asyncio
import os
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


def frame(message: bytes) -> bytes:
    """A text frame from a client; a mask of zeros leaves the text as it is."""
    length = len(message)
    if length < 126:
        return bytes((0x81, 0x80 | length)) + b"\0\0\0\0" + message
    return bytes((0x81, 0x80 | 126)) + length.to_bytes(2, "big") + b"\0\0\0\0" + message


@dataclass(eq=False)
class Match:
    """One table: when each move was sent, and how many have yet to see it."""

    seats: int
    load: Load
    moves: dict[int, tuple[float, int]] = field(default_factory=dict)

    def sent(self, version: int) -> None:
        """A move was sent that makes this version."""
        self.moves[version] = (time.perf_counter(), self.seats)

    def seen(self, version: int) -> None:
        """Somebody has seen this version; when all have, the move is done."""
        if version not in self.moves:
            return
        began, left = self.moves.pop(version)
        if left == 1:
            self.load.moved(time.perf_counter() - began)
        else:
            self.moves[version] = (began, left - 1)


class Load:
    """All tables, and what was measured."""

    def __init__(self, rate: float | None = None) -> None:
        self.rate = rate
        self.latencies: list[float] = []
        self.measuring = False
        self.next_slot = 0.0

    def moved(self, latency: float) -> None:
        if self.measuring:
            self.latencies.append(latency)

    def when_due(self, send: Any) -> None:
        """Sends at once, or when the rate allows."""
        if self.rate is None:
            send()
            return
        loop = asyncio.get_running_loop()
        now = loop.time()
        self.next_slot = max(self.next_slot + 1 / self.rate, now - 0.05)
        if self.next_slot <= now:
            send()
        else:
            loop.call_at(self.next_slot, send)


class Player(asyncio.Protocol, ABC):
    """One connection: the WebSocket framing. Subclasses know the protocol inside."""

    path = "/"

    def __init__(self, match: Match, seat: int, host: str) -> None:
        self.match = match
        self.seat = seat
        self.host = host
        self.buffer = b""
        self.open = False
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def send(self, message: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(frame(message))

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data if self.buffer else data
        if not self.open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            assert b" 101 " in head[:20], head
            self.open = True
            self.greet()
        at, size = 0, len(data)
        while size - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126:
                if size - at < 4:
                    break
                length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                if size - at < 10:
                    break
                length, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if size < start + length:
                break
            kind = data[at] & 0x0F
            if kind == 1:
                self.on_message(data[start : start + length])
            elif kind == 9:
                pong = bytes((0x8A, 0x80 | length)) + b"\0\0\0\0" + data[start : start + length]
                self.transport.write(pong)
            at = start + length
        self.buffer = data[at:]

    @abstractmethod
    def greet(self) -> None:
        """The connection is open."""

    @abstractmethod
    def on_message(self, message: bytes) -> None:
        """A message has come."""


@dataclass
class Result:
    moves_a_second: float
    median: float
    p99: float
    cpu: float
    """Microseconds that the server's process had the core for, a move; does not depend on what else runs."""

    def __str__(self) -> str:
        times = f"median {self.median:7.2f} ms  p99 {self.p99:7.2f} ms"
        return f"{self.moves_a_second:8,.0f} moves/s  {times}  {self.cpu:6.1f} µs a move"


def processor_time(*processes: int) -> float:
    """Seconds that processes have had a core for, in all their threads, with what the kernel did for them."""
    stats = [Path(f"/proc/{one}/stat").read_text(encoding="utf-8").rpartition(")")[2] for one in processes]
    return sum(int(one.split()[11]) + int(one.split()[12]) for one in stats) / os.sysconf("SC_CLK_TCK")


async def measure(load: Load, servers: Sequence[int], seconds: float, warm_up: float = 1.0) -> Result:
    """Lets the tables play and takes the time of every move: from sent to seen by all."""
    await asyncio.sleep(warm_up)
    load.latencies.clear()
    load.measuring = True
    began, used = time.perf_counter(), processor_time(*servers)
    await asyncio.sleep(seconds)
    load.measuring = False
    elapsed, used = time.perf_counter() - began, processor_time(*servers) - used
    times = sorted(load.latencies)
    if not times:
        raise SystemExit("nobody has moved")
    p99 = times[min(len(times) - 1, int(0.99 * len(times)))]
    return Result(
        len(times) / elapsed, 1000 * times[len(times) // 2], 1000 * p99, 1_000_000 * used / len(times)
    )
