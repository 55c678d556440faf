"""Twenty hostile identities from four addresses against people who play.

`python benchmarks/server/hostile_crowd.py [SECONDS [ADDRESSES]]`

At default limits, each of them does the worst that is known: long games that are caught up with again and
again, moves taken back without end, tables full of thinking bots and suggestions, expensive requests and
answers that nobody reads. Meanwhile three friends play and newcomers open tables. Passes when the friends see
a move within 250 ms in 99 of 100 cases, a newcomer's first cards are there within 3 s, and memory is bounded.
With no addresses (0) nobody attacks: what the machine gives at the same time, to compare with.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from hostile import memory
from websockets.sync.client import connect as open_websocket

from support.server_process import RealServer
from tischlein.client import Connection, RemoteTable, call
from tischlein.engine.errors import Refusal
from tischlein.server.protocol.common import PROTOCOL

SECONDS = 60
IDENTITIES = 5
ADDRESSES = ["127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5"]
MAX_SEEN_S = 0.25
MAX_FIRST_CARDS_S = 3.0
MAX_GROWTH_BYTES = 400 * 2**20
UNREAD = 50
"""Connections of each address that ask for much and read nothing."""


# ---- Attackers ----


class Attacker:
    """One identity on a connection of its own, reading everything so that nothing holds it up."""

    def __init__(self, port: int, address: str, number: int) -> None:
        self.port, self.address = port, address
        self.luck = random.Random(f"{address} {number}")
        self.asked = 0
        self.state: dict[str, Any] = {}
        self.token = self.post("/api/people", {"name": f"Mallory {number}"})["token"]
        self.hooks = ExitStack()
        where = f"ws://127.0.0.1:{port}/ws"
        self.socket = self.hooks.enter_context(
            open_websocket(where, compression=None, proxy=None, max_size=None, source_address=(address, 0))
        )
        self.say({"type": "hello", "protocol": PROTOCOL, "token": self.token, "language": "en"})
        threading.Thread(target=self.read, daemon=True).start()

    def post(self, path: str, data: Any) -> Any:
        body = json.dumps(data).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        if hasattr(self, "token"):
            head += f"Authorization: Bearer {self.token}\r\n"
        head += f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        with socket.create_connection(("127.0.0.1", self.port), 60, (self.address, 0)) as connection:
            connection.sendall(head.encode() + body)
            answer = b"".join(iter(lambda: connection.recv(65536), b""))
        return json.loads(answer.partition(b"\r\n\r\n")[2] or b"{}")

    def say(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, kind: str, table: str, **more: Any) -> None:
        self.asked += 1
        self.say({"type": kind, "id": f"{self.address}-{self.asked}", "table": table, **more})

    def read(self) -> None:
        with suppress(Exception):
            for message in self.socket:
                received = json.loads(message)
                self.state = received.get("state", received)

    def table(self, game: str, players: int, bots: dict[str, str], people: int) -> str:
        answer = self.post("/api/tables", {"game": game, "players": players, "bots": bots})
        table = str(answer.get("table", ""))
        if table:
            self.ask("attend", table)
            for seat in range(people):
                self.ask("sit", table, seat=seat, name=f"S{seat}")
        return table

    def move(self, table: str, undo: bool = False) -> None:
        """Some move that an own seat may make, taken back at once or not."""
        for one in self.state.get("views", []):
            moves, seat = one["view"]["moves"], one["seat"]
            if moves and seat is not None:
                self.ask(
                    "play", table, seat=seat, move=self.luck.choice(moves), version=self.state["version"]
                )
                if undo:
                    self.ask("undo", table, seat=seat)
                return
        self.ask("attend", table)

    # ---- What it does ----

    def catches_up(self, ends: float) -> None:
        table = self.table("hot-potato", 4, {}, 4)
        while time.monotonic() < ends:
            for _ in range(5):
                self.move(table)
            self.ask("attend", table, since=0)
            time.sleep(0.01)

    def takes_back(self, ends: float) -> None:
        table = self.table("hot-potato", 4, {}, 4)
        while time.monotonic() < ends:
            self.move(table, undo=True)
            time.sleep(0.005)

    def lets_bots_think(self, ends: float) -> None:
        bots = {"1": "truffle", "2": "truffle", "3": "truffle"}
        tables = [self.table("potato-man", 4, bots, 1) for _ in range(10)]
        while time.monotonic() < ends:
            table = self.luck.choice(tables)
            if table:
                self.move(table)
                self.ask("suggest", table, seat=0)
            time.sleep(0.02)

    def asks_dearly(self, ends: float) -> None:
        unread: list[socket.socket] = []
        while time.monotonic() < ends:
            with suppress(OSError):
                if len(unread) < UNREAD:
                    unread.append(socket.create_connection(("127.0.0.1", self.port), 5, (self.address, 0)))
                    path = "//api/schema/openapi.json" if len(unread) % 2 else "/"
                    unread[-1].sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode() * 20)
                self.post("//api/records/replay/", {"record": "x" * 100_000})
            time.sleep(0.01)


ROLES: list[Callable[[Attacker, float], None]] = [
    Attacker.catches_up, Attacker.takes_back, Attacker.lets_bots_think, Attacker.asks_dearly,
    Attacker.catches_up,
]  # fmt: skip


def attack(port: int, address: str, seconds: float) -> None:
    """Everybody behind one address. They have machines of their own, so here they only take what is left."""
    os.nice(15)
    ends = time.monotonic() + seconds

    def run(number: int) -> None:
        while time.monotonic() < ends:
            with suppress(Exception):
                ROLES[number](Attacker(port, address, number), ends)
            time.sleep(0.5)

    threads = [threading.Thread(target=run, args=(number,), daemon=True) for number in range(IDENTITIES)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(seconds + 5)


# ---- People ----


def friends_play(url: str, ends: float, seen: list[float]) -> None:
    """Three people; each move is timed until the one who sees it last has seen it."""
    luck = random.Random(1)
    people = []
    for n in range(3):
        token = call("POST", f"{url}/api/people", {"name": f"Friend {n}"})["token"]
        people.append(Connection(url, token, ""))
    while time.monotonic() < ends:
        table = people[0].new_table("potato-man", 3)
        tables: list[RemoteTable] = [table, *(one.attend(table.id) for one in people[1:])]
        for at in tables:
            at.sit()
        while not tables[0].over and time.monotonic() < ends:
            for one, at in zip(people, tables, strict=True):
                while at.version < max(other.version for other in tables):
                    one.receive(30)
            mover = next(at for at in tables if at.seat_to_move() is not None)
            began = time.monotonic()
            mover.play(luck.choice(mover.view()["moves"]))
            for one, at in zip(people, tables, strict=True):
                while at.version < mover.version:
                    one.receive(30)
            seen.append(time.monotonic() - began)
            time.sleep(0.03)
    for one in people:
        one.close()


def newcomers_come(url: str, ends: float, first_cards: list[float]) -> None:
    """Somebody new opens a table with bots every two seconds, until the cards are there."""
    while time.monotonic() < ends:
        began = time.monotonic()
        opening = {
            "game": "heckmeck", "players": 3, "bots": {"1": "spud", "2": "spud"},
            "sit": 0, "name": "Newcomer",
        }  # fmt: skip
        try:
            opened = call("POST", f"{url}/api/tables", opening)
            connection = Connection(url, opened["identity"]["token"], "en")
            table = connection.attend(opened["table"])
            assert table.views
            connection.close()
            first_cards.append(time.monotonic() - began)
        except Refusal as refusal:
            print(f"a newcomer was refused: {refusal.code}")
        time.sleep(2)


# ---- The evening ----


def cpu_seconds(server: RealServer) -> float:
    """Of the server's own process; the bots have theirs."""
    assert server.process is not None
    parts = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def evening(folder: Path, seconds: float, addresses: list[str]) -> bool:
    server = RealServer(folder, **{"bot-pause": 600})
    before = peak = memory(server)
    seen: list[float] = []
    first_cards: list[float] = []
    context = multiprocessing.get_context("spawn")
    crowd = [context.Process(target=attack, args=(server.port, one, seconds + 3)) for one in addresses]
    for process in crowd:
        process.start()
    time.sleep(3)
    ends = time.monotonic() + seconds
    people = [
        threading.Thread(target=friends_play, args=(server.url, ends, seen)),
        threading.Thread(target=newcomers_come, args=(server.url, ends, first_cards)),
    ]
    for thread in people:
        thread.start()
    while any(thread.is_alive() for thread in people):
        peak = max(peak, memory(server))
        time.sleep(0.2)
    for process in crowd:
        process.join(10)
        process.kill()
    busy = cpu_seconds(server)
    server.close()
    log = server.log.read_text(encoding="utf-8", errors="replace")
    errors = sorted({line for line in log.splitlines() if line.startswith(("ERROR", "Traceback"))})
    seen.sort()
    p50, p99 = (seen[int(share * len(seen))] for share in (0.5, 0.99))
    print(
        f"{len(seen)} moves: p50 {1000 * p50:.0f} ms, p99 {1000 * p99:.0f} ms, most {1000 * seen[-1]:.0f} ms"
    )
    print(f"{len(first_cards)} newcomers: most {max(first_cards):.2f} s until their first cards")
    print(f"the server computed for {busy:.0f} s, start included; load average {os.getloadavg()[0]:.0f}")
    print(f"memory: {before // 2**20} MiB before, {peak // 2**20} MiB at most")
    print(log[:6000] if errors else "no errors in the log")
    return (
        p99 < MAX_SEEN_S
        and max(first_cards) < MAX_FIRST_CARDS_S
        and peak - before < MAX_GROWTH_BYTES
        and not errors
    )


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as temporary:
        seconds = float(sys.argv[1]) if sys.argv[1:] else SECONDS
        attacking = ADDRESSES[: int(sys.argv[2])] if sys.argv[2:] else ADDRESSES
        good = evening(Path(temporary) / "server", seconds, attacking)
    sys.exit(0 if good else 1)
