"""When something could not be stored: it has not happened, and the table is read from its book again.

Either somebody at another process was quicker: then what they did is told, and what was asked here is asked
once more. Or the database failed: then everybody is told so, and the table is served again when it is back.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from tischlein.engine.errors import Refusal
from tischlein.server.live.broadcast import Subscriber
from tischlein.server.live.session import Retry, Session
from tischlein.server.protocol.responses import Refused, encode
from tischlein.server.storage.writer import CONFLICT, FAILED
from tischlein.server.tables.host import Host
from tischlein.server.tables.log import Entry

if TYPE_CHECKING:
    from tischlein.server.live.hub import Hub

logger = logging.getLogger("tischlein.hub")


class Recovery:
    """Tables that are being read again."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.tables: dict[str, Session] = {}
        self.pause = 1.0
        """Seconds before a database that has failed is tried again."""
        self.few = asyncio.Semaphore(3)
        """So many tables are read again at once: where each of them waits, others must get through, too."""

    def happened(self, session: Session, outcome: str, retry: Retry | None) -> None:
        """A parcel could not be stored; those behind it on the same line cannot be, either."""
        if retry is not None:
            session.retries.append(retry)
        if session.failure:
            return
        session.failure = outcome
        self.hub.metrics.unstored[outcome] += 1
        table_id = session.host.id
        if self.hub.sessions.get(table_id) is session:
            logger.log(
                logging.INFO if outcome == CONFLICT else logging.WARNING, "table %s: %s", table_id, outcome
            )
            del self.hub.sessions[table_id]
            self.tables[table_id] = session
            self.hub.begin(self.read_again(session))

    def remember(self, table_id: str, retry: Retry) -> bool:
        """Something for a table that is being read again, to be done afterwards."""
        if table_id in self.tables:
            self.tables[table_id].retries.append(retry)
        return table_id in self.tables

    async def over(self, table_id: str) -> None:
        """Waits while a table is caught up with; one whose database has failed is not waited for."""
        while (session := self.tables.get(table_id)) is not None:
            if session.failure != CONFLICT:
                raise Refusal(code=session.failure)
            await asyncio.sleep(0.01)

    # ---- Reading again ----

    async def read_again(self, old: Session) -> None:
        while old.pending:  # what was on its way hears the same, in a moment
            await asyncio.sleep(0.001)
        entries = await self.book_of(old)
        del self.tables[old.host.id]
        if not entries:
            for subscriber in self.subscribers_of(old):
                self.hub.attending[subscriber].discard(old.host.id)
        else:
            try:
                self.serve_again(old, entries)
            except Refusal as refusal:
                self.hub.give_up(old, refusal)
            except Exception:
                logger.exception("table %s cannot be served", old.host.id)
                self.hub.give_up(old, Refusal(code=FAILED))
        for retry in old.retries:
            try:
                retry(old.failure)
            except Exception:
                logger.exception("table %s: something could not be done again", old.host.id)

    async def book_of(self, old: Session) -> list[Entry]:
        """The table's book, as soon as the database gives it out; until then the screens know what is up."""
        if old.failure != CONFLICT:
            for subscriber in self.subscribers_of(old):
                subscriber.send(encode(self.lost(old, subscriber)))
            await asyncio.sleep(self.pause)
        while True:
            try:
                async with self.few:
                    return await asyncio.to_thread(self.hub.store.settled_entries, old.host.id)
            except SQLAlchemyError as error:
                logger.warning("table %s cannot be read: %s", old.host.id, type(error).__name__)
                await asyncio.sleep(self.pause)

    def serve_again(self, old: Session, entries: list[Entry]) -> None:
        """The table as the screens know it, then what they have not heard yet."""
        hub, now = self.hub, self.hub.clock()
        known = old.stored or len(entries)
        host = Host(old.host.id, entries[:known], now, old.awake)
        session = Session(
            host, talk=old.talk, stored=known, thinking=old.thinking, idle_since=now, awake=old.awake
        )
        session.broadcast.elsewhere = old.broadcast.elsewhere
        for subscriber in self.subscribers_of(old):
            session.broadcast.subscribers[subscriber] = None
            hub.attending[subscriber].add(host.id)
        host.present = session.broadcast.people()
        host.gone = {who: old.host.gone.get(who, now) for who in host.room.people() - host.present}
        hub.serve(session)
        hub.sync.happened(session, entries[known:])
        if old.failure != CONFLICT:
            for subscriber in session.broadcast.subscribers:
                refused = self.lost(old, subscriber)
                refused.version = host.version
                refused.state = msgspec.Raw(session.broadcast.whole_state(subscriber, now))
                hub.send(session, [(subscriber, encode(refused))])
        elif any(
            subscriber not in hub.attending for subscriber in old.broadcast.subscribers
        ):  # left meanwhile
            hub.send(session, session.news([], session.moves(), now))
            hub.sync.tell_who_is_here(session)
        for person in session.broadcast.people_here():
            if returned := host.arrived(person, now):
                hub.deliver(session, returned, session.news(returned, session.moves(), now))

    def subscribers_of(self, old: Session) -> list[Subscriber]:
        """Those that are still there, and those who were to be sent away, which has not happened."""
        staying = [subscriber for subscriber, version in old.sent_away.items() if version > old.stored]
        return [
            subscriber
            for subscriber in (*old.broadcast.subscribers, *staying)
            if subscriber in self.hub.attending
        ]

    def lost(self, old: Session, subscriber: Subscriber) -> Refused:
        sentence = Refusal(code=old.failure).sentence(subscriber.language)
        return Refused(id=None, code=old.failure, sentence=sentence, table=old.host.id)
