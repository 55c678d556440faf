"""The house: all tables. Opens them, finds them again in the store, lets time pass and bots move.

Nothing leaves for a screen before what it tells is on the disk.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from tischlein.engine.errors import Refusal
from tischlein.registry import find
from tischlein.server import gate, ledger
from tischlein.server.audience import Letter, Screen
from tischlein.server.botroom import BotRoom, Question
from tischlein.server.host import BotTurn, Host
from tischlein.server.ledger import Entry
from tischlein.server.messages import Refused, encode
from tischlein.server.phrases import Declined
from tischlein.server.serving import Serving
from tischlein.server.store import Store
from tischlein.server.writer import STORED, Parcel, Writer

IDLE = 60_000
"""A table without screens leaves the memory after so many milliseconds; its book stays."""

log = logging.getLogger("tischlein.house")


class House:
    """All tables that are served here."""

    def __init__(
        self, store: Store, writer: Writer, bots: BotRoom, clock: Callable[[], int], bot_pause: float = 0.0
    ) -> None:
        self.store = store
        self.writer = writer
        self.bots = bots
        self.clock = clock
        self.bot_pause = bot_pause
        self.servings: dict[str, Serving] = {}
        self.attending: dict[Screen, set[str]] = {}
        self.reopening: set[asyncio.Task[None]] = set()

    # ---- Tables ----

    def open_table(
        self, opened: ledger.Opened, stored: Callable[[str, str], None], sat: ledger.Sat | None = None
    ) -> str:
        """A new table, with somebody at it or not; calls back with its id and how it was stored."""
        try:
            game = find(opened.game)
            game.check(opened.players, opened.options)
        except Refusal as refused:
            raise Declined(refused.code, sentence=str(refused)) from None
        for bot in (*opened.bots.values(), opened.stand_in):
            gate.check_bot(bot)
        for seat in opened.bots:
            if not 0 <= seat < opened.players:
                raise Declined("no-such-seat", number=seat + 1)
        table_id = secrets.token_urlsafe(12).replace("-", "_")  # "-x" would be an option on a command line
        now = self.clock()
        entry = Entry(1, now, opened, opened.host)
        serving = Serving(Host(table_id, [entry], now), idle_since=now)
        facts = gate.what_follows(serving.host.room, opened) if sat is None else [sat]
        entries = [entry, *serving.host.write(facts, now)]
        self.servings[table_id] = serving
        self.deliver(serving, entries, [], lambda outcome: stored(table_id, outcome))
        return table_id

    async def find_table(self, table_id: str) -> Serving:
        """The table, from memory or from its book. An unknown id creates nothing."""
        while table_id not in self.servings:
            entries = await asyncio.to_thread(self.store.book, table_id)
            if not entries:
                raise Declined("unknown-table")
            if table_id not in self.servings:
                self.welcome_back(table_id, entries)
        return self.servings[table_id]

    async def wind_the_clocks(self) -> None:
        """After a start: tables with a running clock are served even where nobody comes."""
        for table_id in await asyncio.to_thread(self.store.timed_tables):
            try:
                await self.find_table(table_id)
            except Exception:
                log.exception("table %s cannot be read", table_id)

    def welcome_back(self, table_id: str, entries: list[Entry]) -> Serving:
        now = self.clock()
        serving = Serving(Host(table_id, entries, now), idle_since=now)
        self.servings[table_id] = serving
        self.ask_bots(serving)
        return serving

    # ---- Time and bots ----

    def tick(self) -> None:
        """What time brings about, at all tables; and tables that nobody is at are put away."""
        now = self.clock()
        for table_id, serving in list(self.servings.items()):
            due = serving.host.wake_at
            if due is not None and due <= now:
                moves = serving.moves()
                entries = serving.host.tick(now)
                if entries:
                    self.deliver(serving, entries, serving.news(entries, moves, now))
                else:
                    self.ask_bots(serving)
            quiet = not serving.audience.screens and not serving.pending and not serving.thinking
            if quiet and now - serving.idle_since > IDLE and due is None:
                del self.servings[table_id]

    def ask_bots(self, serving: Serving) -> None:
        for turn in serving.host.bot_turns():
            if turn not in serving.thinking:
                serving.thinking.add(turn)
                question = serving.question(turn)
                self.bots.ask(question, self.bot_pause, self.bot_answer(serving, turn))

    def bot_answer(self, serving: Serving, turn: BotTurn) -> Callable[[Question, str], None]:
        def answer(question: Question, move: str) -> None:
            serving.thinking.discard(turn)
            if self.servings.get(serving.host.id) is not serving:
                return
            now, moves = self.clock(), serving.moves()
            entries = serving.host.bot_moved(turn, move, now)
            if entries:
                decision = serving.decision_row(entries[0], question, move)
                self.deliver(serving, entries, serving.news(entries, moves, now), extra=[decision])
            else:
                self.ask_bots(serving)

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
            for screen, letter in letters:
                screen.send(letter)
            return
        serving.pending += 1

        def done(outcome: str) -> None:
            serving.pending -= 1
            if outcome == STORED:
                for screen, letter in letters:
                    screen.send(letter)
            else:
                self.reopen(serving, outcome)
            if stored is not None:
                stored(outcome)

        rows = serving.rows(entries) if entries else []
        self.writer.put(Parcel(serving.line, [*rows, *(extra or [])], done))
        if entries:
            self.ask_bots(serving)

    # ---- When the disk says no ----

    def reopen(self, serving: Serving, outcome: str) -> None:
        """What could not be stored has not happened: the table is read from its book again."""
        if self.servings.get(serving.host.id) is not serving:
            return
        log.warning("table %s: %s; reading its book again", serving.host.id, outcome)
        del self.servings[serving.host.id]
        task = asyncio.get_running_loop().create_task(self.read_again(serving, outcome))
        self.reopening.add(task)
        task.add_done_callback(self.reopening.discard)

    async def read_again(self, old: Serving, outcome: str) -> None:
        screens = list(old.audience.screens)
        try:
            serving = await self.find_table(old.host.id)
        except Exception:
            log.exception("table %s cannot be read", old.host.id)
            for screen in screens:
                self.attending.get(screen, set()).discard(old.host.id)
                screen.send(encode(self.lost(old.host.id, outcome, screen)))
            return
        for screen in screens:
            if screen not in self.attending:
                continue
            serving.audience.screens[screen] = None
            if screen.person is not None:
                self.deliver(serving, serving.host.arrived(screen.person.id, self.clock()), [])
        for screen in serving.audience.screens:
            refused = self.lost(serving.host.id, outcome, screen)
            refused.version = serving.host.version
            refused.state = msgspec.Raw(serving.audience.whole_state(screen, self.clock()))
            self.send(serving, [(screen, encode(refused))])

    def lost(self, table_id: str, outcome: str, screen: Screen) -> Refused:
        sentence = Declined(outcome).sentence(screen.language)
        return Refused(id=None, code=outcome, sentence=sentence, table=table_id)
