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
from tischlein.server.cluster.postgres import Neighbours, Nobody
from tischlein.server.cluster.sync import Hearsay
from tischlein.server.live.bot_pool import BotRoom, Question
from tischlein.server.live.broadcast import Letter, Screen, post
from tischlein.server.live.recovery import Mishaps
from tischlein.server.live.session import Errand, Serving
from tischlein.server.ops.metrics import Metrics
from tischlein.server.protocol.errors import Declined
from tischlein.server.protocol.messages import Refused, Sent, encode
from tischlein.server.storage.database import Store
from tischlein.server.storage.writer import FAILED, STORED, Parcel, Writer
from tischlein.server.tables import decide, log
from tischlein.server.tables.host import BotTurn, Host
from tischlein.server.tables.log import Entry
from tischlein.server.tables.room import OVER

IDLE = 60_000
"""A table without screens leaves the memory after so many milliseconds; its book stays."""

LOOK_AGAIN = 1_000
"""After so many milliseconds a process looks whether another one has made a bot's decision."""

logger = logging.getLogger("tischlein.house")


class House:
    """All tables that are served here."""

    def __init__(
        self,
        store: Store,
        writer: Writer,
        bots: BotRoom,
        clock: Callable[[], int],
        bot_pause: float = 0.0,
        metrics: Metrics | None = None,
        neighbours: Neighbours | None = None,
    ) -> None:
        self.store = store
        self.writer = writer
        self.neighbours: Neighbours = neighbours or Nobody()
        self.bots = bots
        self.clock = clock
        self.bot_pause = bot_pause
        self.metrics = metrics or Metrics()
        self.servings: dict[str, Serving] = {}
        self.attending: dict[Screen, set[str]] = {}
        self.errand: Errand | None = None
        """What is being done now, should it have to be done again."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.mishaps = Mishaps(self)
        self.hearsay = Hearsay(self)

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
        try:
            game = find(opened.game)
            game.check(opened.players, opened.options)
        except Refusal as refused:
            raise Declined(refused.code, sentence=str(refused)) from None
        for bot in (*opened.bots.values(), opened.stand_in):
            decide.check_bot(bot)
        for seat in opened.bots:
            if not 0 <= seat < opened.players:
                raise Declined("no-such-seat", number=seat + 1)
        if sat is not None and sat.seat >= opened.players:
            raise Declined("no-such-seat", number=sat.seat + 1)
        if sat is not None and sat.seat in opened.bots:
            raise Declined("seat-taken", number=sat.seat + 1)
        table_id = secrets.token_urlsafe(12).replace("-", "_")  # "-x" would be an option on a command line
        now = self.clock()
        entry = Entry(1, now, opened, opened.host)
        serving = Serving(Host(table_id, [entry], now), idle_since=now, awake=now)
        facts = decide.what_follows(serving.host.room, opened) if sat is None else [sat]
        entries = [entry, *serving.host.write(facts, now)]
        self.servings[table_id] = serving
        self.deliver(serving, entries, [], lambda outcome: stored(table_id, outcome))
        return table_id

    def first_sight(self, table_id: str, person: str, language: str) -> bytes:
        """A new table as somebody who sits at it sees it: one thing less to wait for."""
        return self.servings[table_id].audience.seen_by(person, language, self.clock(), since=0)

    def tables_of(self, person: str) -> int:
        """How many tables in play somebody has opened."""
        rooms = [serving.host.room for serving in self.servings.values()]
        return sum(room.host == person and room.phase != OVER for room in rooms)

    async def find_table(self, table_id: str) -> Serving:
        """The table, from memory or from its book. An unknown id creates nothing."""
        if "\0" in table_id:  # PostgreSQL does not even take the question
            raise Declined("unknown-table")
        while table_id not in self.servings:
            await self.mishaps.over(table_id)
            try:
                entries = await asyncio.to_thread(self.store.book, table_id)
            except SQLAlchemyError:
                raise Declined(FAILED) from None
            if not entries:
                raise Declined("unknown-table")
            if table_id not in self.servings and table_id not in self.mishaps.tables:
                self.welcome_back(table_id, entries)
        return self.servings[table_id]

    async def wind_the_clocks(self) -> None:
        """After a start: tables with a running clock are served even where nobody comes."""
        for table_id in await asyncio.to_thread(self.store.timed_tables):
            try:
                await self.find_table(table_id)
            except Declined as declined:
                logger.warning("table %s is not served here: %s", table_id, declined.code)
            except Exception:
                logger.exception("table %s cannot be read", table_id)

    def welcome_back(self, table_id: str, entries: list[Entry]) -> Serving:
        now = self.clock()
        serving = Serving(Host(table_id, entries, now), stored=entries[-1].n, idle_since=now, awake=now)
        self.serve(serving)
        return serving

    def serve(self, serving: Serving) -> None:
        self.servings[serving.host.id] = serving
        self.hearsay.enter(serving)
        self.ask_bots(serving)

    def give_up(self, serving: Serving, declined: Declined) -> None:
        """A table that cannot be served here any longer; its book stays, for whoever can."""
        self.servings.pop(serving.host.id, None)
        for screen in serving.audience.screens:
            self.attending.get(screen, set()).discard(serving.host.id)
            sentence = declined.sentence(screen.language)
            screen.send(encode(Refused(None, declined.code, sentence, table=serving.host.id)))

    # ---- Time and bots ----

    def tick(self) -> None:
        """What time brings about, at all tables; and tables that nobody is at are put away."""
        now = self.clock()
        for table_id, serving in list(self.servings.items()):
            try:
                self.tick_table(serving, now)
            except Exception:  # a mistake of ours at one table must not stop the time at all others
                logger.exception("table %s: a tick failed", table_id)

    def tick_table(self, serving: Serving, now: int) -> None:
        due = serving.host.wake_at
        if due is not None and due <= now:
            moves = serving.moves()
            entries = serving.host.tick(now)
            if entries:
                self.deliver(serving, entries, serving.news(entries, moves, now))
            else:
                self.ask_bots(serving)
        elif serving.look_at is not None and serving.look_at <= now:
            self.ask_bots(serving)
        quiet = not serving.audience.screens and not serving.pending and not serving.thinking
        if quiet and now - serving.idle_since > IDLE and due is None:
            del self.servings[serving.host.id]

    def set_clock(self, by: int) -> None:
        """The machine's clock was set: nobody's time runs out by that, and nobody gains any."""
        for serving in self.servings.values():
            serving.host.set_clock(by)
            serving.awake += by
            serving.idle_since += by

    def ask_bots(self, serving: Serving) -> None:
        serving.look_at = None
        for turn in serving.host.bot_turns():
            if turn not in serving.thinking:
                serving.thinking.add(turn)
                if self.neighbours.alone:
                    self.think(serving.host.id, turn)
                else:
                    self.begin(self.think_once(serving, turn))

    async def think_once(self, serving: Serving, turn: BotTurn) -> None:
        """One of all processes makes this decision; the others look again, in case it dies over it."""
        version = await self.neighbours.claim(serving.host.id, turn)
        if version is None:
            serving.thinking.discard(turn)
            serving.look_at = self.clock() + LOOK_AGAIN
        elif version > serving.host.version:  # it may have been made already, and we have not heard of it yet
            self.neighbours.release(serving.host.id, turn)
            serving.thinking.discard(turn)
            await self.hearsay.read_on(serving)
            self.ask_bots(serving)
        else:
            self.think(serving.host.id, turn)

    def think(self, table_id: str, turn: BotTurn) -> None:
        serving = self.servings.get(table_id)
        if serving is not None and turn in serving.host.bot_turns():
            self.bots.ask(serving.question(turn), self.bot_pause, self.bot_answer(table_id, turn))
            return
        self.neighbours.release(table_id, turn)
        if serving is not None:
            serving.thinking.discard(turn)

    def bot_answer(self, table_id: str, turn: BotTurn) -> Callable[[Question, str], None]:
        def answer(question: Question, move: str) -> None:
            again = partial(once_more, question, move)
            serving = self.servings.get(table_id)
            if serving is None:
                if not self.mishaps.remember(table_id, again):
                    self.neighbours.release(table_id, turn)
                return
            serving.thinking.discard(turn)
            now, moves = self.clock(), serving.moves()
            entries = serving.host.bot_moved(turn, move, now)
            if entries:
                decision = serving.decision_row(entries[0], question, move)
                self.errand = again
                self.deliver(serving, entries, serving.news(entries, moves, now), made, [decision])
                self.errand = None
            else:
                self.neighbours.release(table_id, turn)
                self.ask_bots(serving)

        def once_more(question: Question, move: str, _: str) -> None:
            answer(question, move)

        def made(outcome: str) -> None:
            if outcome == STORED:
                self.metrics.moves[turn.by] += 1
                self.neighbours.release(table_id, turn)

        return answer

    # ---- Delivery ----

    def send(self, serving: Serving, letters: list[Letter]) -> None:
        """Letters that tell nothing new, but must not overtake those that do."""
        self.deliver(serving, [], letters)

    def deliver(
        self,
        serving: Serving,
        entries: list[Entry],
        letters: list[Letter],
        stored: Callable[[str], None] | None = None,
        extra: list[Any] | None = None,
    ) -> None:
        """First to the disk, then to the screens."""
        if not entries and not serving.pending:
            post(letters)
            return
        serving.pending += 1
        heard_at, errand = self.metrics.heard_at, self.errand

        def done(outcome: str) -> None:
            serving.pending -= 1
            if outcome == STORED:
                serving.stored = entries[-1].n if entries else serving.stored
                post(letters)
                if heard_at and entries:
                    self.metrics.move_seconds.add(monotonic() - heard_at)
                if serving.behind and serving.stored == serving.host.version:
                    self.begin(self.hearsay.read_on(serving))
            else:
                self.mishaps.happened(serving, outcome, errand)
            if stored is not None:
                stored(outcome)

        rows = serving.rows(entries) if entries else []
        told = self.neighbours.written(serving.host.id, entries) if entries else []
        self.writer.put(Parcel(serving.line, [*rows, *(extra or [])], done, told))
        if entries:
            self.ask_bots(serving)

    def send_away(self, serving: Serving, person: str) -> list[Letter]:
        """The screens of somebody whom the host has sent away are told so, and hear no more; the others hear
        that they are gone."""
        gone = [one for one in serving.audience.screens if one.person is not None and one.person.id == person]
        sent = encode(Sent(table=serving.host.id, version=serving.host.version))
        for screen in gone:
            del serving.audience.screens[screen]
            serving.sent_away[screen] = serving.host.version
            self.attending.get(screen, set()).discard(serving.host.id)
        now = self.clock()
        serving.host.went(person, now)
        serving.host.room_changes += 1
        self.hearsay.tell_who_is_here(serving)
        return [*((screen, sent) for screen in gone), *serving.news([], serving.moves(), now)]
