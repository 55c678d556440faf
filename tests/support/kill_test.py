"""Plays at many tables while servers are killed, and looks whether anything was lost or doubled.

Every seat of every table has its own connection, which is opened again by itself. A move counts as
acknowledged when its answer has arrived. After all faults the logs must have every acknowledged move, none
twice, and every client must know exactly the present table.
"""

from __future__ import annotations

import json
import random
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from support.server_process import RealServer
from tischlein.client import Connection, RemoteTable, call
from tischlein.engine.errors import Refusal
from tischlein.server.ops.settings import Settings
from tischlein.server.storage.database import connect
from tischlein.server.storage.queries import Queries
from tischlein.server.tables import log
from tischlein.server.tables.host import Host

TABLES = [("potato-man", 4), ("hot-potato", 3), ("heckmeck", 2), ("elefant", 3)]


class RovingConnection(Connection):
    """A connection that a reverse proxy routes to the next process when one is gone."""

    def __init__(self, urls: list[str], token: str) -> None:
        self.urls = urls
        self.declined: set[str] = set()
        """Requests that the server says it has not done."""
        super().__init__(urls[0], token, "", timeout=120)

    def take(self, message: dict[str, Any]) -> None:
        super().take(message)
        if message["type"] == "refused" and message["id"]:
            self.declined.add(message["id"])

    def greet(self) -> None:
        try:
            super().greet()
        except Exception:
            self.urls = [*self.urls[1:], self.urls[0]]
            self.url = self.urls[0]
            raise


@dataclass
class Sitter:
    """Somebody who plays random moves on one seat and remembers what was acknowledged."""

    connection: RovingConnection
    table: RemoteTable
    luck: random.Random
    acknowledged: dict[str, int] = field(default_factory=dict)
    refused: Counter[str] = field(default_factory=Counter)
    trouble: list[str] = field(default_factory=list)

    def play(self, stop: threading.Event) -> None:
        try:
            while not stop.is_set():
                self.step()
        except Exception as error:
            self.trouble.append(repr(error))

    def step(self) -> None:
        seat = self.table.seat_to_move()
        if self.table.over and self.table.seats:
            seat = self.table.seats[0]
            if seat not in self.table.room["rematch"]:
                self.ask("rematch", seat=seat)
            else:
                self.connection.receive(0.05)
        elif seat is None:
            self.connection.receive(0.05)
        else:
            move = self.luck.choice(self.table.views[seat]["moves"])
            self.ask("play", seat=seat, move=move, version=self.table.version)

    def ask(self, kind: str, **more: Any) -> None:
        """Refusals happen when the table has moved on meanwhile; then the next state is awaited."""
        try:
            answer = self.table.ask(kind, **more)
        except Refusal as refusal:
            self.refused[refusal.code] += 1
            return
        self.acknowledged[answer["request"]] = answer["version"]


@dataclass
class Report:
    """What was seen. `longest` is how long a table stood still at most, in seconds."""

    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    denied: int = 0
    """Refused, and done all the same."""
    out_of_step: int = 0
    longest: float = 0.0
    refused: Counter[str] = field(default_factory=Counter)
    trouble: list[str] = field(default_factory=list)

    @property
    def good(self) -> bool:
        return not (self.lost or self.doubled or self.denied or self.out_of_step or self.trouble)

    def __str__(self) -> str:
        refused = ", ".join(f"{code} {times}" for code, times in self.refused.most_common()) or "none"
        return (
            f"{self.acknowledged:,} requests acknowledged: {self.lost} lost, {self.doubled} doubled, "
            f"{self.denied} refused and done all the same, {self.out_of_step} clients out of step; "
            f"longest standstill {self.longest:.1f} s; "
            f"refused: {refused} {self.trouble[:3] or ''}"
        )


def kill_again_and_again(
    folder: Path, kills: int, seed: int = 1, copies: int = 2, database: str = ""
) -> Report:
    """One server process, killed at random moments and started again."""
    luck = random.Random(seed)
    server = RealServer(folder, database=database)

    def kill_all() -> None:
        for _ in range(kills):
            time.sleep(luck.uniform(0.3, 2.0))
            server.stop(signal.SIGKILL)
            server.start()

    return play_while([server], kill_all, luck, copies)


def play_while(
    servers: list[RealServer],
    trouble: Callable[[], None],
    luck: random.Random,
    copies: int,
    after: float = 1.0,
) -> Report:
    """Tables of people spread over all processes play while something terrible happens."""
    people = [one for game, players in TABLES * copies for one in sit_down(servers, game, players, luck)]
    stop = threading.Event()
    threads = [threading.Thread(target=one.play, args=(stop,), daemon=True) for one in people]
    for thread in threads:
        thread.start()
    try:
        trouble()
        time.sleep(after)
        stop.set()
        for thread in threads:
            thread.join(60)
        report = compare(servers[0], people)
        for one in people:
            one.connection.close()
    finally:
        stop.set()
        for server in servers:
            server.close()
    return report


def sit_down(servers: list[RealServer], game: str, players: int, luck: random.Random) -> list[Sitter]:
    sitters = []
    table_id = ""
    urls = [server.url for server in servers]
    for seat in range(players):
        token = call("POST", f"{urls[0]}/api/people", {"name": f"Person {seat}"})["token"]
        start = luck.randrange(len(urls))
        connection = RovingConnection([*urls[start:], *urls[:start]], token)
        table = connection.attend(table_id) if table_id else connection.new_table(game, players)
        table_id = table.id
        table.sit(seat)
        sitters.append(Sitter(connection, table, random.Random(luck.random())))
    return sitters


def queries_of(server: RealServer) -> Queries:
    """The logs behind a server."""
    settings = Settings(data=str(server.folder), database=str(server.settings.get("database", "")))
    return Queries(connect(settings.database_url()))


def compare(server: RealServer, sitters: list[Sitter]) -> Report:
    """Compares the logs with what was acknowledged, after everybody has asked once more."""
    queries = queries_of(server)
    report = Report(
        sum(len(one.acknowledged) for one in sitters),
        refused=sum((one.refused for one in sitters), Counter()),
        trouble=[text for one in sitters for text in one.trouble],
    )
    for table_id in {one.table.id for one in sitters}:
        here = [one for one in sitters if one.table.id == table_id]
        for one in here:
            one.connection.attend(table_id)
        history = queries.entries_of(table_id)
        requests = Counter((entry.person, entry.request) for entry in history if entry.request is not None)
        report.doubled += sum(1 for times in requests.values() if times > 1)
        report.longest = max(report.longest, longest_gap(history))
        host = Host(table_id, history, 0)
        for one in here:
            person = (one.connection.person or {})["id"]
            report.lost += sum(1 for name in one.acknowledged if (person, name) not in requests)
            report.denied += sum(1 for name in one.connection.declined if (person, name) in requests)
            seat = one.table.seats[0]
            view = json.loads(json.dumps(host.table.view(seat)))
            report.out_of_step += view != one.table.views[seat] or one.table.version != host.version
    queries.close()
    return report


def longest_gap(history: list[log.Entry]) -> float:
    """For how many seconds nothing happened at a table, at most, since the first deal."""
    dealt = next((n for n, entry in enumerate(history) if isinstance(entry.payload, log.Begun)), len(history))
    times = [entry.at for entry in history[dealt:]]
    return max((later - earlier for earlier, later in pairwise(times)), default=0) / 1000
