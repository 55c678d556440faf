"""Tischlein's side of the load test: a server process, and players that speak its protocol."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from tischlein.server.protocol.common import PROTOCOL

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from driver import Load, Match, Player, Result, measure

from support.server_process import free_port

PORT = free_port()
URL = f"http://127.0.0.1:{PORT}"


@contextmanager
def server(core: int | None = None, *options: str, port: int = PORT) -> Iterator[subprocess.Popen[bytes]]:
    """`tischlein serve` on one core with a fresh durable SQLite."""
    with tempfile.TemporaryDirectory() as folder, running(folder, core, *options, port=port) as process:
        yield process


@contextmanager
def running(
    folder: str, core: int | None = None, *options: str, port: int = PORT
) -> Iterator[subprocess.Popen[bytes]]:
    """A server with its data in a folder; it is stopped, whatever happens."""
    process = start(folder, core, *options, port=port)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(30)


def start(folder: str, core: int | None = None, *options: str, port: int = PORT) -> subprocess.Popen[bytes]:
    """A server with its data in a folder, once it answers."""
    pinned = [] if core is None else ["taskset", "-c", str(core)]
    command = [
        *pinned, sys.executable, "-m", "tischlein", "serve", "--port", str(port), "--data", folder,
        "--log-level", "warning", "--bot-pause", "0", "--limits", "0", *options,
    ]  # fmt: skip
    process = subprocess.Popen(command)
    wait_until_well(port)
    return process


def wait_until_well(port: int) -> None:
    for _ in range(500):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=5).close()
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)
    raise SystemExit("the server did not start")


def call(path: str, data: dict[str, Any], token: str = "", port: int = PORT) -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    url = f"http://127.0.0.1:{port}{path}"
    request = urllib.request.Request(url, json.dumps(data).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as response:
        return json.loads(response.read())


class OurPlayer(Player):
    """Sits down, plays the first card it may play, asks for another game at the end."""

    path = "/ws"

    def __init__(self, match: Match, seat: int, token: str, table: str, port: int = PORT) -> None:
        super().__init__(match, seat, f"127.0.0.1:{port}")
        self.token = token
        self.table = table
        self.asked = 0

    def ask(self, kind: str, **more: Any) -> None:
        self.asked += 1
        message = {"type": kind, "id": f"{self.seat}-{self.asked}", "table": self.table, **more}
        self.send(json.dumps(message).encode())

    def greet(self) -> None:
        self.send(
            json.dumps({"type": "hello", "protocol": PROTOCOL, "token": self.token, "language": ""}).encode()
        )
        self.ask("attend")
        self.ask("sit", seat=self.seat)

    def on_message(self, message: bytes) -> None:
        if message.startswith(b'{"type":"state"'):
            if b'"views"' not in message:
                return
        elif not message.startswith(b'{"type":"update"'):
            assert not message.startswith(b'{"type":"refused"'), message
            return
        if not self.seated.done():
            self.seated.set_result(None)
        start = message.index(b'"version":') + 10
        version = int(message[start : message.index(b",", start)])
        self.match.seen(version)
        at = message.find(b'"moves":["')
        if at >= 0:
            move = message[at + 10 : message.index(b'"', at + 10)]
            self.asked += 1
            answer = b'{"type":"play","id":"%d-%d","table":"%s","seat":%d,"move":"%s","version":%d}' % (
                self.seat, self.asked, self.table.encode(), self.seat, move, version,
            )  # fmt: skip
            self.match.load.when_due(lambda: self.play(answer, version + 1))
        elif b'"phase":"over"' in message:
            self.ask("rematch", seat=self.seat)

    def play(self, answer: bytes, version: int) -> None:
        self.match.sent(version)
        self.send(answer)


def let_bots_play(tables: int, game: str, bot: str = "gratin") -> None:
    """Tables at which only bots sit; they think without a pause."""
    from tischlein.client import connect

    with connect(URL, name="Starter", language="") as connection:
        for _ in range(tables):
            connection.new_table(game, 4, bots=dict.fromkeys(range(4), bot)).ask("begin")


def one_port(_table: int, _seat: int) -> int:
    return PORT


async def sit_down(
    load: Load,
    tables: int,
    seats: int,
    game: str,
    kind: type[OurPlayer] = OurPlayer,
    port_of: Callable[[int, int], int] = one_port,
) -> list[OurPlayer]:
    """Everybody at this many tables, each seat at its process, dealt and playing.

    A table is opened where its first seat is, by somebody known there.
    """
    known: dict[int, list[str]] = {}
    loop = asyncio.get_running_loop()
    everybody = []
    for number in range(tables):
        home = port_of(number, 0)
        if home not in known:
            people = [call("/api/people", {"name": f"Player {seat}"}, port=home) for seat in range(seats)]
            known[home] = [one["token"] for one in people]
        tokens = known[home]
        table = call("/api/tables", {"game": game, "players": seats}, tokens[0], home)["table"]
        match = Match(seats, load)
        for seat in range(seats):
            port = port_of(number, seat)
            player = partial(kind, match, seat, tokens[seat], table, port)
            _, made = await loop.create_connection(player, "127.0.0.1", port)
            everybody.append(made)
    await asyncio.gather(*(one.seated for one in everybody))
    return everybody


async def play_tables(
    servers: Sequence[int],
    tables: int,
    seats: int,
    game: str,
    seconds: float,
    rate: float | None,
    port_of: Callable[[int, int], int] = one_port,
) -> Result:
    """Seats everybody and measures."""
    load = Load(rate)
    everybody = await sit_down(load, tables, seats, game, port_of=port_of)
    result = await measure(load, servers, seconds)
    for one in everybody:
        one.transport.abort()
    await asyncio.sleep(0.2)
    return result
