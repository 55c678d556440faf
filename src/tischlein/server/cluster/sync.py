"""What is heard from other processes: what happens there at our tables is told as if it had happened here."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from tischlein.server.cluster.notifications import Alive, AnyNote, Bye, Here, Said, Written, read_entries
from tischlein.server.live.broadcast import post
from tischlein.server.live.session import Serving
from tischlein.server.protocol.errors import Declined
from tischlein.server.protocol.messages import Heard
from tischlein.server.storage.writer import CONFLICT
from tischlein.server.tables import log
from tischlein.server.tables.log import Entry

if TYPE_CHECKING:
    from tischlein.server.live.hub import House

logger = logging.getLogger("tischlein.house")


class Hearsay:
    """Hears the neighbours on behalf of all tables."""

    def __init__(self, house: House) -> None:
        self.house = house

    def hear(self, process: str, note: AnyNote) -> None:
        """A neighbour's note, in the order in which things were stored."""
        if isinstance(note, Bye):
            self.lose(process)
        if isinstance(note, Bye | Alive) or note.table not in self.house.servings:
            return
        serving = self.house.servings[note.table]
        match note:
            case Written():
                if note.version > serving.stored:
                    self.written(serving, read_entries(note.entries))
            case Said():
                self.said(serving, note)
            case Here():
                self.somebody_is_here(serving, process, note)

    # ---- The book ----

    def written(self, serving: Serving, entries: list[Entry]) -> None:
        """Others have written into a table's book."""
        version = serving.host.version
        if serving.stored < version:  # ours are on their way; whether they will be stored is not known yet
            serving.behind = True
        elif entries and entries[0].n <= version + 1:
            self.happened(serving, entries)
        else:
            self.house.begin(self.read_on(serving))

    async def read_on(self, serving: Serving) -> None:
        """What others have written since, from the book itself."""
        serving.behind = False
        try:
            entries = await asyncio.to_thread(self.house.store.book, serving.host.id, serving.stored)
        except SQLAlchemyError as error:  # when the database is back, everything is read on
            logger.warning("table %s cannot be read: %s", serving.host.id, type(error).__name__)
            return
        if entries:
            self.written(serving, entries)

    def happened(self, serving: Serving, entries: list[Entry]) -> None:
        """Entries of the book come into force here and are told; this process goes by its own clock."""
        if self.house.servings.get(serving.host.id) is not serving:
            return
        fresh = [entry for entry in entries if entry.n > serving.host.version]
        only_moves = all(isinstance(entry.fact, log.Moved) for entry in fresh)
        try:
            for news in [fresh] if only_moves else [[entry] for entry in fresh]:
                self.tell(serving, news)
        except Declined as declined:  # a process of another version has dealt a game that it alone can play
            self.house.give_up(serving, declined)
        except Exception:
            logger.exception("table %s: an entry cannot be followed", serving.host.id)
            self.house.mishaps.happened(serving, CONFLICT, None)
        else:
            self.house.ask_bots(serving)

    def tell(self, serving: Serving, entries: list[Entry]) -> None:
        now, moves = self.house.clock(), serving.moves()
        for entry in entries:
            serving.host.apply(msgspec.structs.replace(entry, at=now))
        serving.stored = serving.host.version
        letters = serving.news(entries, moves, now) if entries else []
        for entry in entries:
            if isinstance(entry.fact, log.Removed):
                letters += self.house.send_away(serving, entry.fact.person)
        self.house.send(serving, letters)

    # ---- Talk ----

    def said(self, serving: Serving, note: Said) -> None:
        message, who = note.said, (note.said.person, note.request)
        if who in serving.talk.done:
            return
        serving.talk.done.append(who)
        message.version = serving.stored
        if isinstance(message, Heard):
            serving.talk.last.append(message)
        post(serving.audience.everybody(message))

    # ---- Who is here ----

    def enter(self, serving: Serving) -> None:
        """A table is served here from now on: who else does, and has anything been written in between?"""
        if not self.house.neighbours.alone:
            self.tell_who_is_here(serving, answer=True)
            self.house.begin(self.read_on(serving))

    def tell_who_is_here(self, serving: Serving, answer: bool = False) -> None:
        if self.house.neighbours.alone:
            return
        host, audience, now = serving.host, serving.audience, self.house.clock()
        asked = {seat: now - since for seat, since in host.clocks.asked.items()} if host.clocks.pace else {}
        people = sorted(audience.people_here())
        here = Here(host.id, people, audience.strangers(), host.version, asked, answer)
        self.house.neighbours.tell(here)

    def somebody_is_here(self, serving: Serving, process: str, here: Here) -> None:
        """Who is at a table at another process; and how long seats have been asked, if it knows better."""
        host = serving.host
        if here.version == host.version:
            for seat in here.asked.keys() & host.clocks.asked.keys():
                host.clocks.asked[seat] = min(host.clocks.asked[seat], self.house.clock() - here.asked[seat])
        self.change_elsewhere(serving, process, here)
        if here.answer:
            self.tell_who_is_here(serving)

    def change_elsewhere(self, serving: Serving, process: str, here: Here | None) -> None:
        audience, host, now = serving.audience, serving.host, self.house.clock()
        before, room_before = audience.people(), audience.room_now()
        if here is None:
            audience.elsewhere.pop(process, None)
        else:
            audience.elsewhere[process] = here
        after = audience.people()
        for person in after - before:
            host.greet(person)
        for person in before - after:
            host.went(person, now)
        if room_before != audience.room_now():
            host.room_changes += 1
            self.house.send(serving, serving.news([], serving.moves(), now))

    def lose(self, process: str) -> None:
        """A process is gone, and so are the people at it; they may come back to this one."""
        for serving in list(self.house.servings.values()):
            if process in serving.audience.elsewhere:
                self.change_elsewhere(serving, process, None)

    # ---- After a silence ----

    def meet(self) -> None:
        """A neighbour is new, or was not heard for a while: it hears who is here, and says the same."""
        for serving in self.house.servings.values():
            self.tell_who_is_here(serving, answer=True)

    async def catch_up(self) -> None:
        """The neighbours could not be heard for a while: whatever they have written since is in the books.

        Who has come and gone is in no book, and could not be told, either.
        """
        for serving in list(self.house.servings.values()):
            await self.read_on(serving)
        self.meet()
