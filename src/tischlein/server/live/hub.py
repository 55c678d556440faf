"""The hub: all tables of this process. Opens them, finds them again in the database, and lets time pass."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from tischlein.engine.errors import Refusal
from tischlein.registry import find
from tischlein.server.cluster.postgres import NoPeers, Peers
from tischlein.server.cluster.sync import ClusterSync
from tischlein.server.live.bot_pool import BotPool
from tischlein.server.live.bot_turns import BotTurns
from tischlein.server.live.broadcast import PRESENCE_CHANGED, Outgoing, Subscriber
from tischlein.server.live.delivery import Delivery
from tischlein.server.live.recovery import Recovery
from tischlein.server.live.session import Retry, Session
from tischlein.server.ops.metrics import Metrics
from tischlein.server.protocol.common import Person
from tischlein.server.protocol.responses import Refused, Removed, encode
from tischlein.server.storage.queries import Queries
from tischlein.server.storage.writer import CONFLICT, FAILED, Writer
from tischlein.server.tables import log
from tischlein.server.tables.decide import what_follows
from tischlein.server.tables.host import Host
from tischlein.server.tables.log import Entry
from tischlein.server.tables.room import OVER, check_bot

IDLE_MS = 60_000
"""A table without subscribers leaves the memory after this time; its log stays."""
MAX_REPLAYED_AT_ONCE = 2
"""Logs that are played again at once: each takes its share of the interpreter from everybody else."""

logger = logging.getLogger("tischlein.hub")


class Hub:
    """All tables that are served here."""

    def __init__(
        self,
        queries: Queries,
        writer: Writer,
        bots: BotPool,
        clock: Callable[[], int],
        bot_pause: float = 0.0,
        metrics: Metrics | None = None,
        peers: Peers | None = None,
        reading_failed: Callable[[], None] = lambda: None,
    ) -> None:
        self.queries = queries
        self.clock = clock
        self.metrics = metrics or Metrics()
        self.peers: Peers = peers or NoPeers()
        self.bots = bots
        self.sessions: dict[str, Session] = {}
        self.attending: dict[Subscriber, set[str]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.reading_failed = reading_failed
        """Called when the database has failed to give a log out: it may be damaged."""
        self.unreadable: set[str] = set()
        """Tables whose logs are damaged."""
        self.reading: dict[str, asyncio.Task[None]] = {}
        """Tables whose log is being read."""
        self.replaying = asyncio.Semaphore(MAX_REPLAYED_AT_ONCE)
        self.sync = ClusterSync(self, queries, self.peers)
        self.recovery = Recovery(self, queries, self.sync, self.metrics)
        self.sync.failures = self.recovery
        self.delivery = Delivery(writer, self.peers, self.metrics, self.recovery, self.sync.catch_up_with)
        self.bot_turns = BotTurns(
            self, bots, self.peers, self.metrics, self.recovery, self.sync, pause=bot_pause
        )

    def begin(self, work: Coroutine[None, None, None]) -> None:
        """Something that takes a while, beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # ---- Tables ----

    def open_table(
        self, opened: log.Opened, stored: Callable[[str, str], None], sat: log.Sat | None = None
    ) -> str:
        """A new table, with somebody at it or not; calls back with its id and how it was stored."""
        check_opening(opened, sat)
        table_id = secrets.token_urlsafe(12).replace("-", "_")  # "-x" would be an option on a command line
        now = self.clock()
        entry = Entry(1, now, opened, opened.host)
        session = Session(Host(table_id, [entry], now), idle_since=now, awake=now)
        payloads: list[log.Payload] = [sat] if sat else what_follows(session.host.room, opened)
        change = session.host.write(payloads, now)
        self.sessions[table_id] = session
        self.deliver(session, [entry, *change.entries], [], stored=lambda outcome: stored(table_id, outcome))
        return table_id

    def first_state(self, table_id: str, person: str, language: str) -> bytes:
        """A new table for somebody who sits at it: one thing less to wait for."""
        return self.sessions[table_id].broadcast.state_for(person, language, self.clock(), since=0)

    def tables_of(self, person: str) -> int:
        """How many tables in play somebody has opened."""
        rooms = [session.host.room for session in self.sessions.values()]
        return sum(room.host == person and room.phase != OVER for room in rooms)

    async def find_table(self, table_id: str) -> Session:
        """The table, from memory or from its log. An unknown id creates nothing."""
        if "\0" in table_id:  # PostgreSQL does not even take the question
            raise Refusal(code="unknown-table")
        while table_id not in self.sessions:
            await self.recovery.over(table_id)
            if (reading := self.reading.get(table_id)) is None:
                reading = asyncio.get_running_loop().create_task(self.read_table(table_id))
                self.reading[table_id] = reading
                reading.add_done_callback(lambda _: self.reading.pop(table_id))
            await asyncio.shield(reading)  # others wait for the same
        return self.sessions[table_id]

    async def read_table(self, table_id: str) -> None:
        """Reads a table's log and plays it again, beside everything else: a log may be long."""
        try:
            entries = await asyncio.to_thread(self.queries.entries_of, table_id)
        except SQLAlchemyError as error:
            logger.warning("table %s cannot be read: %s", table_id, type(error).__name__)
            self.reading_failed()
            raise Refusal(code=FAILED) from None
        except Exception as error:  # what is no entry of a log, or not one that this version knows
            raise self.unreadable_table(table_id, error) from None
        if not entries:
            raise Refusal(code="unknown-table")
        now = self.clock()
        try:
            async with self.replaying:
                host = await asyncio.to_thread(Host, table_id, entries, now)
        except Refusal as refusal:
            if refusal.code == "other-rules":
                raise
            raise self.unreadable_table(table_id, refusal) from None
        except Exception as error:
            raise self.unreadable_table(table_id, error) from None
        if table_id not in self.sessions and table_id not in self.recovery.tables:
            self.serve(Session(host, stored=entries[-1].n, idle_since=now, awake=now))

    def unreadable_table(self, table_id: str, error: Exception) -> Refusal:
        """A table whose log is damaged: it is closed with a sentence, and all others go on."""
        if table_id not in self.unreadable:
            logger.error("table %s: its log cannot be read", table_id, exc_info=error)
            self.unreadable.add(table_id)
        return Refusal(code="unreadable-table")

    async def serve_timed_tables(self) -> None:
        """After a start: tables with a running clock are served even where nobody comes."""
        for table_id in await asyncio.to_thread(self.queries.timed_tables):
            try:
                await self.find_table(table_id)
            except Refusal as refusal:
                logger.warning("table %s is not served here: %s", table_id, refusal.code)
            except Exception:
                logger.exception("table %s cannot be read", table_id)

    def serve(self, session: Session) -> None:
        self.sessions[session.host.id] = session
        self.sync.enter(session)
        self.ask_bots(session)

    def give_up(self, session: Session, refusal: Refusal) -> None:
        """A table that cannot be served here any longer; its log stays, for whoever can."""
        self.sessions.pop(session.host.id, None)
        for subscriber in session.broadcast.subscribers:
            self.attending.get(subscriber, set()).discard(session.host.id)
            sentence = refusal.sentence(subscriber.language)
            subscriber.send(encode(Refused(None, refusal.code, sentence, table=session.host.id)))

    # ---- Time ----

    def tick(self) -> None:
        """What time brings about, at all tables; and tables that nobody is at leave the memory."""
        now = self.clock()
        for table_id, session in list(self.sessions.items()):
            try:
                self.tick_table(session, now)
            except Exception:  # a mistake of ours at one table must not stop the time at all others
                logger.exception("table %s: a tick failed", table_id)

    def tick_table(self, session: Session, now: int) -> None:
        due = session.host.wake_at
        if due is not None and due <= now:
            change = session.host.tick(now)
            if change.entries:
                self.deliver(session, change.entries, session.broadcast.update(change, now))
            else:
                self.ask_bots(session)
        elif session.look_at is not None and session.look_at <= now:
            self.ask_bots(session)
        quiet = not session.broadcast.subscribers and not session.pending and not session.thinking
        if quiet and now - session.idle_since > IDLE_MS and due is None:
            del self.sessions[session.host.id]

    def set_clock(self, by: int) -> None:
        """The machine's clock was set: nobody's time runs out by that, and nobody gains any."""
        for session in self.sessions.values():
            session.host.set_clock(by)
            session.awake += by
            session.idle_since += by

    def ask_bots(self, session: Session) -> None:
        self.bot_turns.ask(session)

    # ---- Delivery ----

    def send(self, session: Session, outgoing: list[Outgoing]) -> None:
        self.delivery.send(session, outgoing)

    def deliver(
        self,
        session: Session,
        entries: list[Entry],
        outgoing: list[Outgoing],
        *,
        retry: Retry | None = None,
        stored: Callable[[str], None] | None = None,
        extra: list[Any] | None = None,
        received_at: float = 0.0,
    ) -> None:
        """First to the disk, then to the subscribers; bots think meanwhile."""
        self.delivery.put(
            session, entries, outgoing, retry=retry, stored=stored, extra=extra, received_at=received_at
        )
        self.bot_turns.ask(session)

    def remove(self, session: Session, person: str) -> list[Outgoing]:
        """Whom the host has removed is told so and receives no more; the others learn that they are gone."""
        broadcast, version = session.broadcast, session.host.version
        gone = [one for one in broadcast.subscribers if one.person is not None and one.person.id == person]
        removed = encode(Removed(table=session.host.id, version=version))
        for subscriber in gone:
            del broadcast.subscribers[subscriber]
            session.removed[subscriber] = version
            self.attending.get(subscriber, set()).discard(session.host.id)
        now = self.clock()
        session.host.went(person, now)
        self.sync.announce(session)
        return [*((subscriber, removed) for subscriber in gone), *broadcast.update(PRESENCE_CHANGED, now)]

    def person_changed(self, person: Person) -> None:
        """Somebody has another name or figure: at their tables, and in what they say from now on.

        A table that is not in memory learns of it when they come to it.
        """
        for subscriber in self.attending:
            if subscriber.person is not None and subscriber.person.id == person.id:
                subscriber.person = person
        for session in [*self.sessions.values()]:
            self.introduce(session, person)

    def introduce(self, session: Session, person: Person) -> None:
        """A table takes over how a person is called now; once more where another process was quicker."""
        change = session.host.introduced(person, self.clock())
        if change.entries:
            again = partial(self.introduce_again, session.host.id, person)
            self.deliver(session, change.entries, session.broadcast.update(change, self.clock()), retry=again)

    def introduce_again(self, table_id: str, person: Person, outcome: str) -> None:
        if table_id in self.sessions and outcome == CONFLICT:
            self.introduce(self.sessions[table_id], person)


def check_opening(opened: log.Opened, sat: log.Sat | None) -> None:
    """A table that can be played at: its game, options, bots, and the seat of who opens it."""
    find(opened.game).check(opened.players, opened.options)
    for bot in (*opened.bots.values(), opened.stand_in):
        check_bot(bot)
    for seat in (*opened.bots, *((sat.seat,) if sat else ())):
        if not 0 <= seat < opened.players:
            raise Refusal(code="no-such-seat", number=seat + 1)
    if sat is not None and sat.seat in opened.bots:
        raise Refusal(code="seat-taken", number=sat.seat + 1)
