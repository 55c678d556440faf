"""A house without sockets, disks or clocks, for tests of the server's tables."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable
from typing import Any

import msgspec

from tischlein.records import fairness
from tischlein.server.live.bot_pool import Advised, Answer, Question, advise, choose
from tischlein.server.live.dispatcher import Reception
from tischlein.server.live.hub import House
from tischlein.server.protocol import messages
from tischlein.server.protocol.messages import Person
from tischlein.server.storage import database
from tischlein.server.storage.writer import STORED, Parcel
from tischlein.server.tables import log
from tischlein.server.tables.host import Host
from tischlein.server.tables.log import Entry, read_fact

ids = (f"r{n}" for n in itertools.count())
SECRET = "5e" * 32
PEOPLE = [Person(f"p{seat}", f"Person {seat}") for seat in range(8)]


def ask(kind: type[Any], table: str = "table", **more: Any) -> Any:
    """A request at a table."""
    return kind(id=next(ids), table=table, **more)


def opened(game: str, players: int, **more: Any) -> log.Opened:
    return log.Opened(game, players, more.pop("options", {}), "p0", more.pop("secret", SECRET), **more)


def hosted(game: str, players: int, people: int | None = None, **more: Any) -> Host:
    """A host with people on all seats, or on the first ones and bots behind; dealt."""
    people = players if people is None else people
    more.setdefault("bots", dict.fromkeys(range(people, players), "random"))
    host = Host("table", [Entry(1, 0, opened(game, players, **more), "p0")], 0)
    for person in PEOPLE[:people]:
        host.present.add(person.id)
        host.submit(person, ask(messages.Sit), 0)
        host.gone.pop(person.id, None)
    return host


def play(host: Host, seat: int, move: str, now: int = 0, version: int | None = None) -> list[Entry]:
    version = host.version if version is None else version
    return host.submit(PEOPLE[seat], ask(messages.Play, seat=seat, move=move, version=version), now)


def play_some(host: Host, chooser: random.Random, moves: int = 10_000) -> list[Entry]:
    """Random moves by the people at their seats."""
    entries: list[Entry] = []
    for _ in range(moves):
        assert host.table is not None
        if host.table.over:
            break
        seat = chooser.choice(host.table.waiting)
        entries += play(host, seat, chooser.choice(host.table.moves(seat)))
    return entries


class MemoryStore:
    """Books in memory."""

    def __init__(self) -> None:
        self.books: dict[str, list[Entry]] = {}
        self.rows: list[tuple[Any, dict[str, Any]]] = []

    def book(self, table_id: str, after: int = 0) -> list[Entry]:
        return self.books.get(table_id, [])[after:]

    settled_book = book


class InlineWriter:
    """Stores at once, or when told to: `hold` keeps parcels waiting."""

    def __init__(self, shelf: MemoryStore) -> None:
        self.shelf = shelf
        self.hold = False
        self.outcome = STORED
        self.waiting: list[Parcel] = []

    def put(self, parcel: Parcel) -> None:
        self.waiting.append(parcel)
        if not self.hold:
            self.flush()

    def flush(self) -> None:
        while self.waiting:
            parcel = self.waiting.pop(0)
            if parcel.line.broken:
                parcel.done("conflict")
                continue
            if self.outcome != STORED and parcel.rows:
                parcel.line.broken = True
                parcel.done(self.outcome)
                continue
            for statement, row in parcel.rows:
                if statement is database.ADD_ENTRY:
                    entry = Entry(row["n"], row["at"], read_fact(row["fact"]), row["person"], row["request"])
                    book = self.shelf.books.setdefault(row["table_id"], [])
                    assert entry.n == len(book) + 1
                    book.append(entry)
                else:
                    self.shelf.rows.append((statement, row))
            parcel.done(STORED)

    def close(self) -> None:
        self.flush()


class PatientBots:
    """Bots that answer when they are let."""

    def __init__(self) -> None:
        self.asked: list[tuple[Question, Callable[[], None]]] = []

    def ask(self, question: Question, _: float, answer: Answer) -> None:
        self.asked.append((question, lambda: answer(question, choose(question))))

    def ask_advice(self, question: Question, language: str, names: list[str], answer: Advised) -> None:
        self.asked.append((question, lambda: answer(advise(question, language, names))))

    def think(self, most: int = 100_000) -> None:
        for _ in range(most):
            if not self.asked:
                return
            self.asked.pop(0)[1]()

    def close(self) -> None:
        self.asked.clear()


class FakeScreen:
    """Keeps what it is sent."""

    def __init__(self, person: Person | None, language: str = "") -> None:
        self.person = person
        self.language = language
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def last(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(self.heard[-1])
        return found

    def all(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(message) for message in self.heard]


class TestHouse:
    """A house in memory with a clock that stands still until it is turned."""

    __test__ = False

    def __init__(self, shelf: MemoryStore | None = None) -> None:
        self.shelf = shelf or MemoryStore()
        self.writer = InlineWriter(self.shelf)
        self.bots = PatientBots()
        self.now = 1_000_000
        self.house = House(self.shelf, self.writer, self.bots, lambda: self.now)  # type: ignore[arg-type]
        self.house.mishaps.pause = 0
        self.reception = Reception(self.house)

    def open(self, game: str, players: int, **more: Any) -> str:
        more.setdefault("secret", fairness.new_secret())
        return self.house.open_table(opened(game, players, **more), lambda *_: None)

    def ask(self, screen: FakeScreen, request: messages.TableRequest) -> dict[str, Any]:
        """Sends a request and gives the last thing that the screen hears."""
        asyncio.run(self.reception.receive(screen, request))
        return screen.last()

    def seated(self, table: str, people: int, language: str = "") -> list[FakeScreen]:
        """People who attend and sit."""
        screens = [FakeScreen(person, language) for person in PEOPLE[:people]]
        for screen in screens:
            self.ask(screen, ask(messages.Attend, table))
            self.ask(screen, ask(messages.Sit, table))
        return screens

    def play_some(
        self, table: str, screens: list[FakeScreen], chooser: random.Random, most: int = 10_000
    ) -> None:
        """Random moves over the protocol; bots move in between."""
        for _ in range(most):
            self.bots.think()
            host = self.house.servings[table].host
            assert host.table is not None
            if host.table.over:
                return
            seat = chooser.choice(host.table.waiting)
            move = chooser.choice(host.table.moves(seat))
            request = ask(messages.Play, table, seat=seat, move=move, version=host.version)
            answer = self.ask(screens[seat], request)
            assert answer["type"] == "state", answer
