"""The house: all tables. Opens them, finds them again in the store, lets time pass and bots move.

Nothing leaves for a screen before what it tells is on the disk.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from functools import partial
from time import monotonic
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from tischlein.engine.errors import Refusal
from tischlein.registry import find
from tischlein.server.cluster.postgres import NoPeers, Peers
from tischlein.server.cluster.sync import ClusterSync
from tischlein.server.live.bot_pool import BotPool, BotTask
from tischlein.server.live.broadcast import Outgoing, Subscriber, post
from tischlein.server.live.recovery import Recovery
from tischlein.server.live.session import Retry, Session
from tischlein.server.ops.metrics import Metrics
from tischlein.server.protocol.responses import Refused, Removed, encode
from tischlein.server.storage.database import Store
from tischlein.server.storage.writer import FAILED, STORED, WriteBatch, Writer
from tischlein.server.tables import decide, log
from tischlein.server.tables.host import BotTurn, Host
from tischlein.server.tables.log import Entry
from tischlein.server.tables.room import OVER

IDLE = 60_000
"""A table without screens leaves the memory after so many milliseconds; its book stays."""

LOOK_AGAIN = 1_000
"""After so many milliseconds a process looks whether another one has made a bot's decision."""

logger = logging.getLogger("tischlein.hub")


class Hub:
    """All tables that are served here."""

    def __init__(
        self,
        store: Store,
        writer: Writer,
        bots: BotPool,
        clock: Callable[[], int],
        bot_pause: float = 0.0,
        metrics: Metrics | None = None,
        peers: Peers | None = None,
    ) -> None:
        self.store = store
        self.writer = writer
        self.peers: Peers = peers or NoPeers()
        self.bots = bots
        self.clock = clock
        self.bot_pause = bot_pause
        self.metrics = metrics or Metrics()
        self.sessions: dict[str, Session] = {}
        self.attending: dict[Subscriber, set[str]] = {}
        self.retry: Retry | None = None
        """What is being done now, should it have to be done again."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.recovery = Recovery(self)
        self.sync = ClusterSync(self)

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
        find(opened.game).check(opened.players, opened.options)
        for bot in (*opened.bots.values(), opened.stand_in):
            decide.check_bot(bot)
        for seat in opened.bots:
            if not 0 <= seat < opened.players:
                raise Refusal(code="no-such-seat", number=seat + 1)
        if sat is not None and sat.seat >= opened.players:
            raise Refusal(code="no-such-seat", number=sat.seat + 1)
        if sat is not None and sat.seat in opened.bots:
            raise Refusal(code="seat-taken", number=sat.seat + 1)
        table_id = secrets.token_urlsafe(12).replace("-", "_")  # "-x" would be an option on a command line
        now = self.clock()
        entry = Entry(1, now, opened, opened.host)
        session = Session(Host(table_id, [entry], now), idle_since=now, awake=now)
        facts = decide.what_follows(session.host.room, opened) if sat is None else [sat]
        entries = [entry, *session.host.write(facts, now)]
        self.sessions[table_id] = session
        self.deliver(session, entries, [], lambda outcome: stored(table_id, outcome))
        return table_id

    def first_sight(self, table_id: str, person: str, language: str) -> bytes:
        """A new table as somebody who sits at it sees it: one thing less to wait for."""
        return self.sessions[table_id].broadcast.seen_by(person, language, self.clock(), since=0)

    def tables_of(self, person: str) -> int:
        """How many tables in play somebody has opened."""
        rooms = [session.host.room for session in self.sessions.values()]
        return sum(room.host == person and room.phase != OVER for room in rooms)

    async def find_table(self, table_id: str) -> Session:
        """The table, from memory or from its book. An unknown id creates nothing."""
        if "\0" in table_id:  # PostgreSQL does not even take the question
            raise Refusal(code="unknown-table")
        while table_id not in self.sessions:
            await self.recovery.over(table_id)
            try:
                entries = await asyncio.to_thread(self.store.entries_of, table_id)
            except SQLAlchemyError:
                raise Refusal(code=FAILED) from None
            if not entries:
                raise Refusal(code="unknown-table")
            if table_id not in self.sessions and table_id not in self.recovery.tables:
                self.welcome_back(table_id, entries)
        return self.sessions[table_id]

    async def wind_the_clocks(self) -> None:
        """After a start: tables with a running clock are served even where nobody comes."""
        for table_id in await asyncio.to_thread(self.store.timed_tables):
            try:
                await self.find_table(table_id)
            except Refusal as refusal:
                logger.warning("table %s is not served here: %s", table_id, refusal.code)
            except Exception:
                logger.exception("table %s cannot be read", table_id)

    def welcome_back(self, table_id: str, entries: list[Entry]) -> Session:
        now = self.clock()
        session = Session(Host(table_id, entries, now), stored=entries[-1].n, idle_since=now, awake=now)
        self.serve(session)
        return session

    def serve(self, session: Session) -> None:
        self.sessions[session.host.id] = session
        self.sync.enter(session)
        self.ask_bots(session)

    def give_up(self, session: Session, refusal: Refusal) -> None:
        """A table that cannot be served here any longer; its book stays, for whoever can."""
        self.sessions.pop(session.host.id, None)
        for subscriber in session.broadcast.subscribers:
            self.attending.get(subscriber, set()).discard(session.host.id)
            sentence = refusal.sentence(subscriber.language)
            subscriber.send(encode(Refused(None, refusal.code, sentence, table=session.host.id)))

    # ---- Time and bots ----

    def tick(self) -> None:
        """What time brings about, at all tables; and tables that nobody is at are put away."""
        now = self.clock()
        for table_id, session in list(self.sessions.items()):
            try:
                self.tick_table(session, now)
            except Exception:  # a mistake of ours at one table must not stop the time at all others
                logger.exception("table %s: a tick failed", table_id)

    def tick_table(self, session: Session, now: int) -> None:
        due = session.host.wake_at
        if due is not None and due <= now:
            moves = session.moves()
            entries = session.host.tick(now)
            if entries:
                self.deliver(session, entries, session.news(entries, moves, now))
            else:
                self.ask_bots(session)
        elif session.look_at is not None and session.look_at <= now:
            self.ask_bots(session)
        quiet = not session.broadcast.subscribers and not session.pending and not session.thinking
        if quiet and now - session.idle_since > IDLE and due is None:
            del self.sessions[session.host.id]

    def set_clock(self, by: int) -> None:
        """The machine's clock was set: nobody's time runs out by that, and nobody gains any."""
        for session in self.sessions.values():
            session.host.set_clock(by)
            session.awake += by
            session.idle_since += by

    def ask_bots(self, session: Session) -> None:
        session.look_at = None
        for turn in session.host.bot_turns():
            if turn not in session.thinking:
                session.thinking.add(turn)
                if self.peers.alone:
                    self.think(session.host.id, turn)
                else:
                    self.begin(self.think_once(session, turn))

    async def think_once(self, session: Session, turn: BotTurn) -> None:
        """One of all processes makes this decision; the others look again, in case it dies over it."""
        version = await self.peers.claim(session.host.id, turn)
        if version is None:
            session.thinking.discard(turn)
            session.look_at = self.clock() + LOOK_AGAIN
        elif version > session.host.version:  # it may have been made already, and we have not heard of it yet
            self.peers.release(session.host.id, turn)
            session.thinking.discard(turn)
            await self.sync.read_on(session)
            self.ask_bots(session)
        else:
            self.think(session.host.id, turn)

    def think(self, table_id: str, turn: BotTurn) -> None:
        session = self.sessions.get(table_id)
        if session is not None and turn in session.host.bot_turns():
            self.bots.ask(session.bot_task(turn), self.bot_pause, self.bot_answer(table_id, turn))
            return
        self.peers.release(table_id, turn)
        if session is not None:
            session.thinking.discard(turn)

    def bot_answer(self, table_id: str, turn: BotTurn) -> Callable[[BotTask, str], None]:
        def answer(bot_task: BotTask, move: str) -> None:
            again = partial(once_more, bot_task, move)
            session = self.sessions.get(table_id)
            if session is None:
                if not self.recovery.remember(table_id, again):
                    self.peers.release(table_id, turn)
                return
            session.thinking.discard(turn)
            now, moves = self.clock(), session.moves()
            entries = session.host.bot_moved(turn, move, now)
            if entries:
                decision = session.decision_row(entries[0], bot_task, move)
                self.retry = again
                self.deliver(session, entries, session.news(entries, moves, now), made, [decision])
                self.retry = None
            else:
                self.peers.release(table_id, turn)
                self.ask_bots(session)

        def once_more(bot_task: BotTask, move: str, _: str) -> None:
            answer(bot_task, move)

        def made(outcome: str) -> None:
            if outcome == STORED:
                self.metrics.moves[turn.by] += 1
                self.peers.release(table_id, turn)

        return answer

    # ---- Delivery ----

    def send(self, session: Session, outgoing: list[Outgoing]) -> None:
        """Letters that tell nothing new, but must not overtake those that do."""
        self.deliver(session, [], outgoing)

    def deliver(
        self,
        session: Session,
        entries: list[Entry],
        outgoing: list[Outgoing],
        stored: Callable[[str], None] | None = None,
        extra: list[Any] | None = None,
    ) -> None:
        """First to the disk, then to the screens."""
        if not entries and not session.pending:
            post(outgoing)
            return
        session.pending += 1
        received_at, retry = self.metrics.received_at, self.retry

        def done(outcome: str) -> None:
            session.pending -= 1
            if outcome == STORED:
                session.stored = entries[-1].n if entries else session.stored
                post(outgoing)
                if received_at and entries:
                    self.metrics.move_seconds.add(monotonic() - received_at)
                if session.behind and session.stored == session.host.version:
                    self.begin(self.sync.read_on(session))
            else:
                self.recovery.happened(session, outcome, retry)
            if stored is not None:
                stored(outcome)

        rows = session.rows(entries) if entries else []
        told = self.peers.written(session.host.id, entries) if entries else []
        self.writer.put(WriteBatch(session.stream, [*rows, *(extra or [])], done, told))
        if entries:
            self.ask_bots(session)

    def send_away(self, session: Session, person: str) -> list[Outgoing]:
        """The screens of somebody whom the host has sent away are told so, and hear no more; the others hear
        that they are gone."""
        gone = [
            one for one in session.broadcast.subscribers if one.person is not None and one.person.id == person
        ]
        sent = encode(Removed(table=session.host.id, version=session.host.version))
        for subscriber in gone:
            del session.broadcast.subscribers[subscriber]
            session.sent_away[subscriber] = session.host.version
            self.attending.get(subscriber, set()).discard(session.host.id)
        now = self.clock()
        session.host.went(person, now)
        session.host.room_changes += 1
        self.sync.tell_who_is_here(session)
        return [*((subscriber, sent) for subscriber in gone), *session.news([], session.moves(), now)]
