"""When something could not be stored: it has not happened, and the table is read from its log again.

Either somebody at another process was quicker: then what they did is sent, and what was asked here is tried
once more. Or the database failed: then everybody is told so, and the table is served again when it is back.
"""

from __future__ import annotations

import asyncio
import logging

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from tischlein.engine.errors import Refusal
from tischlein.server.live.broadcast import PRESENCE_CHANGED, Subscriber
from tischlein.server.live.served_tables import Follower, ServedTables
from tischlein.server.live.session import Retry, Session
from tischlein.server.ops.metrics import Metrics
from tischlein.server.protocol.responses import Refused, encode
from tischlein.server.storage.queries import Queries
from tischlein.server.storage.writer import CONFLICT, FAILED
from tischlein.server.tables.host import Host
from tischlein.server.tables.log import Entry
from tischlein.server.tables.playing import other_rules

MAX_READ_AT_ONCE = 3
"""Tables that are read again at once: where each of them waits, others must get through, too."""

logger = logging.getLogger("tischlein.hub")


class Recovery:
    """Tables that are being read again."""

    def __init__(self, served: ServedTables, queries: Queries, sync: Follower, metrics: Metrics) -> None:
        self.served = served
        self.queries = queries
        self.sync = sync
        self.metrics = metrics
        self.tables: dict[str, Session] = {}
        self.pause = 1.0
        """Seconds before a database that has failed is tried again."""
        self.readers = asyncio.Semaphore(MAX_READ_AT_ONCE)

    def failed(self, session: Session, outcome: str, retry: Retry | None) -> None:
        """A batch could not be stored; those behind it in the same stream cannot be, either."""
        if retry is not None:
            session.retries.append(retry)
        if session.failure:
            return
        session.failure = outcome
        self.metrics.unstored[outcome] += 1
        table_id = session.host.id
        if self.served.sessions.get(table_id) is session:
            level = logging.INFO if outcome == CONFLICT else logging.WARNING
            logger.log(level, "table %s: %s", table_id, outcome)
            del self.served.sessions[table_id]
            self.tables[table_id] = session
            self.served.begin(self.read_again(session))

    def postpone(self, table_id: str, retry: Retry) -> bool:
        """Something for a table that is being read again, to be done afterwards."""
        if table_id in self.tables:
            self.tables[table_id].retries.append(retry)
        return table_id in self.tables

    async def over(self, table_id: str) -> None:
        """Waits while a table is read again; one whose database has failed is not waited for."""
        while (session := self.tables.get(table_id)) is not None:
            if session.failure != CONFLICT:
                raise Refusal(code=session.failure)
            await asyncio.sleep(0.01)

    # ---- Reading again ----

    async def read_again(self, old: Session) -> None:
        while old.pending:  # what was on its way fails, too, in a moment
            await asyncio.sleep(0.001)
        entries: list[Entry] = []
        host: Host | None = None
        try:
            entries = await self.entries_of(old)
            if entries:
                host = await self.host_like(old, entries[: old.stored] if old.stored else entries)
        except msgspec.ValidationError:  # entries that only a process of another version understands
            self.served.give_up(old, other_rules(old.host.room))
        except Refusal as refusal:
            self.served.give_up(old, refusal)
        except Exception:
            logger.exception("table %s: its log cannot be read", old.host.id)
            self.served.give_up(old, Refusal(code="unreadable-table"))
        del self.tables[old.host.id]
        if host is None:
            for subscriber in self.staying(old):
                self.served.attending[subscriber].discard(old.host.id)
        else:
            try:
                self.serve_again(old, host, entries)
            except Exception:
                logger.exception("table %s cannot be served", old.host.id)
                self.served.give_up(old, Refusal(code=FAILED))
        for retry in old.retries:
            try:
                retry(old.failure)
            except Exception:
                logger.exception("table %s: something could not be tried again", old.host.id)

    async def entries_of(self, old: Session) -> list[Entry]:
        """The table's log, as soon as the database gives it out; until then the subscribers know why."""
        if old.failure != CONFLICT:
            for subscriber in self.staying(old):
                subscriber.send(encode(self.refusal(old, subscriber)))
            await asyncio.sleep(self.pause)
        while True:
            try:
                async with self.readers:
                    return await asyncio.to_thread(self.queries.settled_entries, old.host.id)
            except SQLAlchemyError as error:
                logger.warning("table %s cannot be read: %s", old.host.id, type(error).__name__)
                await asyncio.sleep(self.pause)

    async def host_like(self, old: Session, entries: list[Entry]) -> Host:
        """The table's log played again, beside everything else."""
        return await asyncio.to_thread(Host, old.host.id, entries, self.served.clock(), old.awake)

    def serve_again(self, old: Session, host: Host, entries: list[Entry]) -> None:
        """The table as the subscribers know it, then what they have not been sent yet."""
        session = self.session_like(old, host)
        broadcast, now = session.broadcast, self.served.clock()
        self.served.serve(session)
        self.sync.follow(session, entries[host.version :])
        if old.failure != CONFLICT:
            for subscriber in broadcast.subscribers:
                refused = self.refusal(old, subscriber)
                refused.version = host.version
                refused.state = msgspec.Raw(broadcast.whole_state(subscriber, now))
                self.served.send(session, [(subscriber, encode(refused))])
        elif any(one not in self.served.attending for one in old.broadcast.subscribers):  # left meanwhile
            self.served.send(session, broadcast.update(PRESENCE_CHANGED, now))
            self.sync.announce(session)
        for person in {one.person.id: one.person for one in broadcast.subscribers if one.person}.values():
            change = host.arrived(person, now)
            if change.entries:
                self.served.deliver(session, change.entries, broadcast.update(change, now))

    def session_like(self, old: Session, host: Host) -> Session:
        """The same people at the same table, as it was when it was stored last."""
        now = self.served.clock()
        session = Session(
            host,
            chat=old.chat,
            stored=host.version,
            thinking=old.thinking,
            idle_since=now,
            awake=old.awake,
        )
        session.broadcast.elsewhere = old.broadcast.elsewhere
        for subscriber in self.staying(old):
            session.broadcast.subscribers[subscriber] = None
            self.served.attending[subscriber].add(host.id)
        host.present = session.broadcast.people()
        host.gone = {who: old.host.gone.get(who, now) for who in host.room.people() - host.present}
        return session

    def staying(self, old: Session) -> list[Subscriber]:
        """Those that are still there, and those who were to be removed, which has not happened."""
        back = [subscriber for subscriber, version in old.removed.items() if version > old.stored]
        return [one for one in (*old.broadcast.subscribers, *back) if one in self.served.attending]

    def refusal(self, old: Session, subscriber: Subscriber) -> Refused:
        sentence = Refusal(code=old.failure).sentence(subscriber.language)
        return Refused(id=None, code=old.failure, sentence=sentence, table=old.host.id)
