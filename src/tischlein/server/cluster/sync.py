"""Applies what other processes have done at tables that are served here, and broadcasts it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from tischlein.engine.errors import Refusal
from tischlein.server.cluster.notifications import (
    AnyNotification,
    ChatSent,
    EntriesWritten,
    Goodbye,
    Heartbeat,
    Presence,
    decode_entries,
)
from tischlein.server.live.broadcast import post
from tischlein.server.live.session import Session
from tischlein.server.protocol.responses import Chat
from tischlein.server.storage.writer import CONFLICT
from tischlein.server.tables import log
from tischlein.server.tables.log import Entry

if TYPE_CHECKING:
    from tischlein.server.live.hub import Hub

logger = logging.getLogger("tischlein.hub")


class ClusterSync:
    """Receives the notifications of other processes for all tables."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def receive(self, process: str, notification: AnyNotification) -> None:
        """A notification of another process, in the order in which things were stored."""
        if isinstance(notification, Goodbye):
            self.peer_lost(process)
        if isinstance(notification, Goodbye | Heartbeat) or notification.table not in self.hub.sessions:
            return
        session = self.hub.sessions[notification.table]
        match notification:
            case EntriesWritten():
                if notification.version > session.stored:
                    self.written(session, decode_entries(notification.entries))
            case ChatSent():
                self.chat_sent(session, notification)
            case Presence():
                self.somebody_is_here(session, process, notification)

    # ---- Entries ----

    def written(self, session: Session, entries: list[Entry]) -> None:
        """Others have written entries into a table's log."""
        version = session.host.version
        if session.stored < version:  # ours are on their way; whether they will be stored is not known yet
            session.behind = True
        elif entries and entries[0].n <= version + 1:
            self.happened(session, entries)
        else:
            self.hub.begin(self.read_on(session))

    async def read_on(self, session: Session) -> None:
        """What others have written since, from the database itself."""
        session.behind = False
        try:
            entries = await asyncio.to_thread(self.hub.store.entries_of, session.host.id, session.stored)
        except SQLAlchemyError as error:  # when the database is back, everything is read on
            logger.warning("table %s cannot be read: %s", session.host.id, type(error).__name__)
            return
        if entries:
            self.written(session, entries)

    def happened(self, session: Session, entries: list[Entry]) -> None:
        """Applies and broadcasts entries of others; their times are set by this process's own clock."""
        if self.hub.sessions.get(session.host.id) is not session:
            return
        fresh = [entry for entry in entries if entry.n > session.host.version]
        only_moves = all(isinstance(entry.payload, log.Moved) for entry in fresh)
        try:
            for news in [fresh] if only_moves else [[entry] for entry in fresh]:
                self.tell(session, news)
        except Refusal as refusal:  # a process of another version has dealt a game that it alone can play
            self.hub.give_up(session, refusal)
        except Exception:
            logger.exception("table %s: an entry cannot be followed", session.host.id)
            self.hub.recovery.happened(session, CONFLICT, None)
        else:
            self.hub.ask_bots(session)

    def tell(self, session: Session, entries: list[Entry]) -> None:
        now, moves = self.hub.clock(), session.moves()
        for entry in entries:
            session.host.apply(msgspec.structs.replace(entry, at=now))
        session.stored = session.host.version
        outgoing = session.news(entries, moves, now) if entries else []
        for entry in entries:
            if isinstance(entry.payload, log.Removed):
                outgoing += self.hub.send_away(session, entry.payload.person)
        self.hub.send(session, outgoing)

    # ---- Chat ----

    def chat_sent(self, session: Session, notification: ChatSent) -> None:
        message, who = notification.message, (notification.message.person, notification.request)
        if who in session.talk.done:
            return
        session.talk.done.append(who)
        message.version = session.stored
        if isinstance(message, Chat):
            session.talk.last.append(message)
        post(session.broadcast.everybody(message))

    # ---- Who is here ----

    def enter(self, session: Session) -> None:
        """A table is served here from now on: who else does, and has anything been written in between?"""
        if not self.hub.peers.alone:
            self.tell_who_is_here(session, answer=True)
            self.hub.begin(self.read_on(session))

    def tell_who_is_here(self, session: Session, answer: bool = False) -> None:
        if self.hub.peers.alone:
            return
        host, broadcast, now = session.host, session.broadcast, self.hub.clock()
        asked = {seat: now - since for seat, since in host.clocks.asked.items()} if host.clocks.pace else {}
        people = sorted(broadcast.people_here())
        here = Presence(host.id, people, broadcast.strangers(), host.version, asked, answer)
        self.hub.peers.send(here)

    def somebody_is_here(self, session: Session, process: str, here: Presence) -> None:
        """Who is at a table at another process; and how long seats have been asked, if it knows better."""
        host = session.host
        if here.version == host.version:
            for seat in here.asked.keys() & host.clocks.asked.keys():
                host.clocks.asked[seat] = min(host.clocks.asked[seat], self.hub.clock() - here.asked[seat])
        self.change_elsewhere(session, process, here)
        if here.answer:
            self.tell_who_is_here(session)

    def change_elsewhere(self, session: Session, process: str, here: Presence | None) -> None:
        broadcast, host, now = session.broadcast, session.host, self.hub.clock()
        before, room_before = broadcast.people(), broadcast.room_now()
        if here is None:
            broadcast.elsewhere.pop(process, None)
        else:
            broadcast.elsewhere[process] = here
        after = broadcast.people()
        for person in after - before:
            host.greet(person)
        for person in before - after:
            host.went(person, now)
        if room_before != broadcast.room_now():
            host.room_changes += 1
            self.hub.send(session, session.news([], session.moves(), now))

    def peer_lost(self, process: str) -> None:
        """A process is gone, and so are the people at it; they may come back to this one."""
        for session in list(self.hub.sessions.values()):
            if process in session.broadcast.elsewhere:
                self.change_elsewhere(session, process, None)

    # ---- After a silence ----

    def peer_joined(self) -> None:
        """A peer is new, or was silent for a while: it is told who is here, and asked for the same."""
        for session in self.hub.sessions.values():
            self.tell_who_is_here(session, answer=True)

    async def catch_up(self) -> None:
        """Nothing was received for a while: whatever others have written since is read from the database.

        Who has come and gone is not stored, so all processes exchange it again.
        """
        for session in list(self.hub.sessions.values()):
            await self.read_on(session)
        self.peer_joined()
