"""A hub without sockets, disks or clocks, for tests of the server's tables."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable
from typing import Any

import msgspec

from tischlein.records import fairness
from tischlein.server.live.bot_pool import Answer, BotTask, Suggested, choose, suggest_moves
from tischlein.server.live.dispatcher import Dispatcher
from tischlein.server.live.fair_queue import Owner
from tischlein.server.live.hub import Hub
from tischlein.server.protocol import requests
from tischlein.server.protocol.common import Person
from tischlein.server.protocol.updates import updated_views
from tischlein.server.storage import rows
from tischlein.server.storage.writer import STORED, WriteBatch
from tischlein.server.tables import log
from tischlein.server.tables.decide import RequestContext
from tischlein.server.tables.host import Host
from tischlein.server.tables.log import Entry, read_payload

ids = (f"r{n}" for n in itertools.count())
SECRET = "5e" * 32
PEOPLE = [Person(f"p{seat}", f"Person {seat}") for seat in range(8)]


def ask(kind: type[Any], table: str = "table", **more: Any) -> Any:
    """A request at a table."""
    return kind(id=next(ids), table=table, **more)


def opened(game: str, players: int, **more: Any) -> log.Opened:
    more.setdefault("newcomers", True)
    return log.Opened(game, players, more.pop("options", {}), "p0", more.pop("secret", SECRET), **more)


def hosted(game: str, players: int, people: int | None = None, **more: Any) -> Host:
    """A host with people on all seats, or on the first ones and bots behind; dealt."""
    people = players if people is None else people
    more.setdefault("bots", dict.fromkeys(range(people, players), "random"))
    host = Host("table", [Entry(1, 0, opened(game, players, **more), "p0")], 0)
    for person in PEOPLE[:people]:
        host.present.add(person.id)
        submit(host, person, ask(requests.Sit), 0)
        host.gone.pop(person.id, None)
    return host


def submit(host: Host, person: Person | None, request: requests.AtTable, now: int) -> list[Entry]:
    """The entries that a request comes to."""
    return host.submit(RequestContext(person, "en", now, request.id), request).entries


def play(host: Host, seat: int, move: str, now: int = 0, version: int | None = None) -> list[Entry]:
    version = host.version if version is None else version
    return submit(host, PEOPLE[seat], ask(requests.Play, seat=seat, move=move, version=version), now)


def play_some(host: Host, chooser: random.Random, moves: int = 10_000) -> list[Entry]:
    """Random moves by the people at their seats."""
    entries: list[Entry] = []
    for _ in range(moves):
        if host.table.over:
            break
        seat = chooser.choice(host.table.waiting)
        entries += play(host, seat, chooser.choice(host.table.moves(seat)))
    return entries


class MemoryStore:
    """The logs of tables in memory."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Entry]] = {}
        self.rows: list[tuple[Any, dict[str, Any]]] = []

    def entries_of(self, table_id: str, after: int = 0) -> list[Entry]:
        return self.logs.get(table_id, [])[after:]

    settled_entries = entries_of


class InlineWriter:
    """Stores at once, or when told to: `hold` keeps batches waiting."""

    def __init__(self, store: MemoryStore) -> None:
        self.store = store
        self.hold = False
        self.outcome = STORED
        self.waiting: list[WriteBatch] = []

    def put(self, batch: WriteBatch) -> None:
        self.waiting.append(batch)
        if not self.hold:
            self.flush()

    def flush(self) -> None:
        while self.waiting:
            batch = self.waiting.pop(0)
            if batch.stream.broken:
                batch.done("conflict")
                continue
            if self.outcome != STORED and batch.rows:
                batch.stream.broken = True
                batch.done(self.outcome)
                continue
            for statement, row in batch.rows:
                if statement is rows.ADD_ENTRY:
                    entry = Entry(
                        row["n"], row["at"], read_payload(row["fact"]), row["person"], row["request"]
                    )
                    history = self.store.logs.setdefault(row["table_id"], [])
                    assert entry.n == len(history) + 1
                    history.append(entry)
                else:
                    self.store.rows.append((statement, row))
            batch.done(STORED)

    def close(self) -> None:
        self.flush()


class PatientBots:
    """Bots that answer when they are let."""

    def __init__(self) -> None:
        self.asked: list[tuple[BotTask, Callable[[], None]]] = []

    def ask(self, bot_task: BotTask, _: float, answer: Answer, __: Owner) -> None:
        self.asked.append((bot_task, lambda: answer(bot_task, choose(bot_task))))

    def ask_suggestions(
        self, bot_task: BotTask, language: str, names: list[str], answer: Suggested, _: Owner
    ) -> None:
        self.asked.append((bot_task, lambda: answer(suggest_moves(bot_task, language, names))))

    def think(self, most: int = 100_000) -> None:
        for _ in range(most):
            if not self.asked:
                return
            self.asked.pop(0)[1]()

    def close(self) -> None:
        self.asked.clear()


class FakeSubscriber:
    """Keeps what it is sent."""

    address = "192.0.2.1"

    def __init__(self, person: Person | None, language: str = "") -> None:
        self.person = person
        self.language = language
        self.received: list[bytes] = []
        self.charged = 0

    def charge(self, size: int) -> None:
        self.charged += size

    def send(self, message: bytes) -> None:
        self.received.append(message)

    def last(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(self.received[-1])
        return found

    def all(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(message) for message in self.received]

    def states(self) -> list[dict[str, Any]]:
        """What it knows after each state and update: an update with whole views, as a state has them."""
        states: list[dict[str, Any]] = []
        views: list[dict[str, Any]] = []
        for message in self.all():
            if message["type"] == "update":
                message = message | {"views": updated_views(views, message)}
            if message["type"] in ("state", "update"):
                views = message.get("views", views)
                states.append(message)
        return states


class TestHub:
    """A hub in memory with a clock that stands still until it is turned."""

    __test__ = False

    def __init__(self, store: MemoryStore | None = None) -> None:
        self.store = store or MemoryStore()
        self.writer = InlineWriter(self.store)
        self.bots = PatientBots()
        self.now = 1_000_000
        self.hub = Hub(self.store, self.writer, self.bots, lambda: self.now)  # type: ignore[arg-type]
        self.hub.recovery.pause = 0
        self.dispatcher = Dispatcher(self.hub)

    def open(self, game: str, players: int, **more: Any) -> str:
        more.setdefault("secret", fairness.new_secret())
        return self.hub.open_table(opened(game, players, **more), lambda *_: None)

    def ask(self, subscriber: FakeSubscriber, request: requests.TableRequest) -> dict[str, Any]:
        """Sends a request and gives the last message that the subscriber receives."""
        asyncio.run(self.dispatcher.receive(subscriber, request))
        return subscriber.last()

    def seated(self, table: str, people: int, language: str = "") -> list[FakeSubscriber]:
        """People who attend and sit."""
        subscribers = [FakeSubscriber(person, language) for person in PEOPLE[:people]]
        for subscriber in subscribers:
            self.ask(subscriber, ask(requests.Attend, table))
            self.ask(subscriber, ask(requests.Sit, table))
        return subscribers

    def play_some(
        self, table: str, subscribers: list[FakeSubscriber], chooser: random.Random, most: int = 10_000
    ) -> None:
        """Random moves over the protocol; bots move in between."""
        for _ in range(most):
            self.bots.think()
            host = self.hub.sessions[table].host
            if host.table.over:
                return
            seat = chooser.choice(host.table.waiting)
            move = chooser.choice(host.table.moves(seat))
            request = ask(requests.Play, table, seat=seat, move=move, version=host.version)
            answer = self.ask(subscribers[seat], request)
            assert answer["type"] == "update", answer
