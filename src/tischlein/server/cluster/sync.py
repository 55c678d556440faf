"""What other processes do at our tables comes into force here, and is sent as if it had happened here."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from tischlein.engine.errors import Refusal
from tischlein.server.cluster.notifications import (
    ChatSent,
    EntriesWritten,
    Goodbye,
    Heartbeat,
    PersonChanged,
    Presence,
    Received,
    Unreadable,
    decode_entries,
)
from tischlein.server.cluster.postgres import Peers
from tischlein.server.live.broadcast import PRESENCE_CHANGED, send_all
from tischlein.server.live.served_tables import FailureHandler, ServedTables
from tischlein.server.live.session import Session
from tischlein.server.protocol.responses import Chat
from tischlein.server.storage.queries import Queries
from tischlein.server.storage.writer import CONFLICT
from tischlein.server.tables import log
from tischlein.server.tables.log import Entry
from tischlein.server.tables.playing import other_rules

logger = logging.getLogger("tischlein.hub")


class ClusterSync:
    """Follows the other processes on behalf of all tables."""

    failures: FailureHandler

    def __init__(self, served: ServedTables, queries: Queries, peers: Peers) -> None:
        self.served = served
        self.queries = queries
        self.peers = peers

    def receive(self, process: str, notification: Received) -> None:
        """A notification of another process, in the order in which things were stored."""
        if isinstance(notification, Goodbye):
            self.peer_lost(process)
        if isinstance(notification, PersonChanged):
            self.served.person_changed(notification.person)
            return
        if isinstance(notification, Goodbye | Heartbeat) or notification.table not in self.served.sessions:
            return
        session = self.served.sessions[notification.table]
        match notification:
            case EntriesWritten():
                if notification.version > session.stored:
                    self.written(session, entries_in(notification))
            case ChatSent():
                self.chat_sent(session, notification)
            case Presence():
                self.somebody_is_here(session, process, notification)
            case Unreadable():
                logger.warning("table %s: a notification of another version cannot be read", session.host.id)
                self.written(session, [])

    # ---- The log ----

    def written(self, session: Session, entries: list[Entry]) -> None:
        """Others have written into a table's log; without the entries they are read from it."""
        version = session.host.version
        if session.stored < version:  # ours are on their way; whether they will be stored is not known yet
            session.behind = True
        elif entries and entries[0].n <= version + 1:
            self.follow(session, entries)
        else:
            self.catch_up_with(session)

    def catch_up_with(self, session: Session) -> None:
        self.served.begin(self.read_on(session))

    async def read_on(self, session: Session) -> None:
        """What others have written since, from the log itself."""
        session.behind = False
        try:
            entries = await asyncio.to_thread(self.queries.entries_of, session.host.id, session.stored)
        except SQLAlchemyError as error:  # when the database is back, everything is read on
            logger.warning("table %s cannot be read: %s", session.host.id, type(error).__name__)
            return
        except msgspec.ValidationError:  # entries that only a process of another version understands
            self.served.give_up(session, other_rules(session.host.room))
            return
        if entries:
            self.written(session, entries)

    def follow(self, session: Session, entries: list[Entry]) -> None:
        """Entries of the log come into force here and are sent; this process goes by its own clock."""
        if self.served.sessions.get(session.host.id) is not session:
            return
        fresh = [entry for entry in entries if entry.n > session.host.version]
        only_moves = all(isinstance(entry.payload, log.Moved) for entry in fresh)
        try:
            for together in [fresh] if only_moves else [[entry] for entry in fresh]:
                self.apply(session, together)
        except Refusal as refusal:  # a process of another version has dealt a game that it alone can play
            self.served.give_up(session, refusal)
        except Exception:
            logger.exception("table %s: an entry cannot be followed", session.host.id)
            self.failures.failed(session, CONFLICT, None)
        else:
            self.served.ask_bots(session)

    def apply(self, session: Session, entries: list[Entry]) -> None:
        now = self.served.clock()
        change = session.host.follow([msgspec.structs.replace(entry, at=now) for entry in entries])
        session.stored = session.host.version
        outgoing = session.broadcast.update(change, now) if entries else []
        for entry in entries:
            if isinstance(entry.payload, log.Removed):
                outgoing += self.served.remove(session, entry.payload.person)
        self.served.send(session, outgoing)

    # ---- Chat ----

    def chat_sent(self, session: Session, notification: ChatSent) -> None:
        message, who = notification.message, (notification.message.person, notification.request)
        if who in session.chat.done:
            return
        session.chat.done.append(who)
        message.version = session.stored
        if isinstance(message, Chat):
            session.chat.last.append(message)
        send_all(session.broadcast.everybody(message))

    # ---- Who is here ----

    def enter(self, session: Session) -> None:
        """A table is served here from now on: asks who else serves it, reads what was written meanwhile."""
        if not self.peers.alone:
            self.announce(session, answer=True)
            self.catch_up_with(session)

    def announce(self, session: Session, answer: bool = False) -> None:
        """Sends the other processes who is at a table here."""
        if self.peers.alone:
            return
        host, broadcast, now = session.host, session.broadcast, self.served.clock()
        asked: dict[int, int] = {}
        if host.room.pace is not None and host.shown is not None:
            asked = {seat: now - since for seat, since in host.shown.clocks.asked.items()}
        people = sorted(broadcast.people_here())
        self.peers.send(Presence(host.id, people, broadcast.strangers(), host.version, asked, answer))

    def somebody_is_here(self, session: Session, process: str, here: Presence) -> None:
        """Who is at a table at another process; and since when seats are asked, if it knows better."""
        host, now = session.host, self.served.clock()
        if here.version == host.version and host.shown is not None:
            asked = host.shown.clocks.asked
            for seat in here.asked.keys() & asked.keys():
                asked[seat] = min(asked[seat], now - here.asked[seat])
        self.change_elsewhere(session, process, here)
        if here.answer:
            self.announce(session)

    def change_elsewhere(self, session: Session, process: str, here: Presence | None) -> None:
        broadcast, host, now = session.broadcast, session.host, self.served.clock()
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
            self.served.send(session, broadcast.update(PRESENCE_CHANGED, now))

    def peer_lost(self, process: str) -> None:
        """A process is gone, and so are the people at it; they may come back to this one."""
        for session in list(self.served.sessions.values()):
            if process in session.broadcast.elsewhere:
                self.change_elsewhere(session, process, None)

    # ---- After a silence ----

    def peer_joined(self) -> None:
        """Another process is new, or was silent for a while: both send each other who is here."""
        for session in self.served.sessions.values():
            self.announce(session, answer=True)

    async def catch_up(self) -> None:
        """Nothing was received for a while: whatever others have written since is in the logs.

        Who has come and gone is in no log, and could not be sent, either.
        """
        for session in list(self.served.sessions.values()):
            await self.read_on(session)
        self.peer_joined()


def entries_in(notification: EntriesWritten) -> list[Entry]:
    """The entries that came with a notification; none where they were too long or of another version."""
    try:
        return decode_entries(notification.entries)
    except msgspec.ValidationError:
        logger.warning("table %s: entries of another version cannot be read", notification.table)
        return []
