"""First to the disk, then to the subscribers: nothing is sent before what it says is stored."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Any

from tischlein.server.cluster.postgres import Peers
from tischlein.server.live.broadcast import Outgoing, send_all
from tischlein.server.live.served_tables import FailureHandler
from tischlein.server.live.session import Retry, Session
from tischlein.server.ops.metrics import Metrics
from tischlein.server.storage.rows import rows_of
from tischlein.server.storage.writer import STORED, WriteBatch, Writer
from tischlein.server.tables.log import Entry


class Delivery:
    """Hands entries to the writer, and messages to the connections once the entries are stored."""

    def __init__(
        self,
        writer: Writer,
        peers: Peers,
        metrics: Metrics,
        failures: FailureHandler,
        caught_up: Callable[[Session], None],
    ) -> None:
        self.writer = writer
        self.peers = peers
        self.metrics = metrics
        self.failures = failures
        self.caught_up = caught_up
        """Called when others have written, too, and all that was written here is stored."""

    def send(self, session: Session, outgoing: list[Outgoing]) -> None:
        """Messages that say nothing new, but must not overtake those that do."""
        if session.pending:
            self.put(session, [], outgoing)
        else:
            send_all(outgoing)

    def put(
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
        """`retry` does again what could not be stored; `stored` hears how it went; `extra` are more rows."""
        session.pending += 1
        rows = rows_of(session.host, entries) if entries else []
        if extra:
            rows += extra
        version = entries[-1].n if entries else 0
        done = partial(self.done, session, version, outgoing, retry, stored, received_at)
        notes = self.peers.written(session.host.id, entries) if entries else []
        self.writer.put(WriteBatch(session.stream, rows, done, notes))

    def done(
        self,
        session: Session,
        version: int,
        outgoing: list[Outgoing],
        retry: Retry | None,
        stored: Callable[[str], None] | None,
        received_at: float,
        outcome: str,
    ) -> None:
        """The writer knows what became of a batch."""
        session.pending -= 1
        if outcome != STORED:
            self.failures.failed(session, outcome, retry)
        else:
            if version:
                session.stored = version
            send_all(outgoing)
            if received_at:
                self.metrics.move_seconds.add(monotonic() - received_at)
            if session.behind and session.stored == session.host.version:
                self.caught_up(session)
        if stored is not None:
            stored(outcome)
