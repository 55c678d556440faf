"""Kills a server in the middle of things, again and again, and looks whether anything was lost or doubled.

Every seat of every table has its own line, which connects again by itself. A move counts as acknowledged when
its answer has arrived. After all the killing the books must hold every acknowledged move, none twice, and
every line must know exactly the present table.
"""

from __future__ import annotations

import json
import random
import signal
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from realserver import RealServer
from tischlein.server import ledger
from tischlein.server.client import Declined, Line, RemoteTable, call
from tischlein.server.host import Host
from tischlein.server.store import Store, connect

TABLES = [("potato-man", 4), ("hot-potato", 3), ("heckmeck", 2), ("elefant", 3)]


@dataclass
class Sitter:
    """Somebody who plays random moves on one seat and remembers what was acknowledged."""

    line: Line
    table: RemoteTable
    luck: random.Random
    acknowledged: dict[str, int] = field(default_factory=dict)
    trouble: list[str] = field(default_factory=list)

    def play(self, stop: threading.Event) -> None:
        try:
            while not stop.is_set():
                self.step()
        except Exception as error:
            self.trouble.append(repr(error))

    def step(self) -> None:
        seat = self.table.owing()
        if self.table.over and self.table.seats:
            seat = self.table.seats[0]
            if seat not in self.table.room["rematch"]:
                self.ask("rematch", seat=seat)
            else:
                self.line.hear(0.05)
        elif seat is None:
            self.line.hear(0.05)
        else:
            move = self.luck.choice(self.table.views[seat]["moves"])
            self.ask("play", seat=seat, move=move, version=self.table.version)

    def ask(self, kind: str, **more: Any) -> None:
        """Refusals happen when the table has moved on over a broken line; then the next state is awaited."""
        try:
            answer = self.table.ask(kind, **more)
        except Declined:
            return
        self.acknowledged[answer["answer"]] = answer["version"]


@dataclass
class Report:
    kills: int
    acknowledged: int
    lost: int
    doubled: int
    out_of_step: int
    trouble: list[str]

    @property
    def good(self) -> bool:
        return not (self.lost or self.doubled or self.out_of_step or self.trouble)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.acknowledged:,} requests acknowledged: {self.lost} lost, "
            f"{self.doubled} doubled, {self.out_of_step} of the lines out of step {self.trouble[:3] or ''}"
        )


def kill_again_and_again(folder: Path, kills: int, seed: int = 1, copies: int = 2) -> Report:
    luck = random.Random(seed)
    server = RealServer(folder)
    sitters = [one for game, players in TABLES * copies for one in sit_down(server, game, players, luck)]
    stop = threading.Event()
    threads = [threading.Thread(target=one.play, args=(stop,), daemon=True) for one in sitters]
    for thread in threads:
        thread.start()
    try:
        for _ in range(kills):
            time.sleep(luck.uniform(0.2, 1.0))
            server.stop(signal.SIGKILL)
            server.start()
        time.sleep(1.0)
        stop.set()
        for thread in threads:
            thread.join(60)
        for one in sitters:
            one.line.attend(one.table.id)
        report = compare(folder, sitters, kills)
        for one in sitters:
            one.line.close()
    finally:
        stop.set()
        server.close()
    return report


def sit_down(server: RealServer, game: str, players: int, luck: random.Random) -> list[Sitter]:
    sitters = []
    table_id = ""
    for seat in range(players):
        token = call("POST", f"{server.url}/api/people", {"name": f"Person {seat}"})["token"]
        line = Line(server.url, token, "")
        table = line.attend(table_id) if table_id else line.new_table(game, players)
        table_id = table.id
        table.sit(seat)
        sitters.append(Sitter(line, table, random.Random(luck.random())))
    return sitters


def compare(folder: Path, sitters: list[Sitter], kills: int) -> Report:
    """What the books say against what was acknowledged."""
    store = Store(connect(f"sqlite:///{folder / 'tischlein.db'}"))
    lost = doubled = out_of_step = 0
    for table_id in {one.table.id for one in sitters}:
        book = store.book(table_id)
        requests = Counter((entry.person, entry.request) for entry in book if entry.request is not None)
        doubled += sum(1 for times in requests.values() if times > 1)
        written = {(entry.person, entry.request): entry for entry in book}
        host = Host(table_id, book, 0)
        assert host.table is not None
        for one in [one for one in sitters if one.table.id == table_id]:
            person = (one.line.person or {})["id"]
            lost += sum(1 for name in one.acknowledged if (person, name) not in written)
            seat = one.table.seats[0]
            view = json.loads(json.dumps(host.table.view(seat)))
            out_of_step += view != one.table.views[seat] or one.table.version != host.version
        assert all(isinstance(entry.fact, ledger.AnyFact) for entry in book)
    store.close()
    acknowledged = sum(len(one.acknowledged) for one in sitters)
    trouble = [text for one in sitters for text in one.trouble]
    return Report(kills, acknowledged, lost, doubled, out_of_step, trouble)
