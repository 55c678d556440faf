"""Everything that a running server consists of, wired up, started and stopped in order."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from time import monotonic
from typing import Any

from tischlein.server.cluster.postgres import PostgresPeers
from tischlein.server.live.bot_pool import ProcessBotPool
from tischlein.server.live.dispatcher import Dispatcher
from tischlein.server.live.fair_queue import FairTurns
from tischlein.server.live.hub import Hub
from tischlein.server.net.limits import Limits
from tischlein.server.ops.backup import back_up_before_migration
from tischlein.server.ops.clock import SteadyClock
from tischlein.server.ops.health import Health
from tischlein.server.ops.metrics import Metrics
from tischlein.server.ops.settings import Settings
from tischlein.server.protocol.common import Person
from tischlein.server.storage.database import connect, migrate, native_url
from tischlein.server.storage.people import People
from tischlein.server.storage.queries import Queries
from tischlein.server.storage.writer import ThreadWriter, WriteBatch
from tischlein.server.tables.room import PLAYING

TICK_INTERVAL_S = 0.25
MAX_REPLAYS_WAITING = 8
"""Of one address: records that wait to be played again, one after the other; each takes up to a second."""
LOOKUP_THREADS = 2
"""Only for finding out who somebody is, so that no newcomer waits for what others have asked for."""
MAX_CLOSED_UNCOLLECTED = 500
"""Closed connections after which the garbage of all of them is collected."""

WRITER_OPTIONS: dict[str, Any] = {"pool_pre_ping": False, "pool_reset_on_return": None}
"""The writer handles broken connections itself, so the pool does not check them."""

logger = logging.getLogger("tischlein")


clock = SteadyClock()


class Services:
    """One server."""

    hub: Hub
    bots: ProcessBotPool
    dispatcher: Dispatcher
    people: People
    queries: Queries
    health: Health

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings, self.metrics)
        self.closed_connections = 0
        self.replays = FairTurns(MAX_REPLAYS_WAITING)
        self.lookups = ThreadPoolExecutor(LOOKUP_THREADS, "lookup")
        self.asking: set[str] = set()
        """People for whom a bot thinks about a game that is over."""

    @asynccontextmanager
    async def open(self, _: Any = None) -> AsyncIterator[None]:
        """Runs the server; at the end everything that is waiting is stored."""
        loop = asyncio.get_running_loop()
        url = self.settings.database_url()
        await asyncio.to_thread(migrate_first, url)
        timeouts = self.settings.pg_timeouts()
        engine = connect(url, timeouts)

        def back_on_the_loop(batches: list[WriteBatch]) -> None:
            loop.call_soon_threadsafe(report_outcomes, batches)

        write_engine = connect(url, timeouts, **WRITER_OPTIONS)
        writer = ThreadWriter(write_engine, back_on_the_loop, loop.call_soon, self.metrics)
        peers = None
        if timeouts is not None:
            open_connection = partial(timeouts.connect, native_url(engine), autocommit=True)
            peers = PostgresPeers(open_connection, writer)
        bots = self.bots = ProcessBotPool(self.settings.workers, self.metrics)
        self.queries = Queries(engine, timeouts)
        self.people = People(engine, self.settings.url)
        pause = self.settings.bot_pause / 1000
        self.health = Health(engine, bots.thinking_since)
        self.hub = Hub(self.queries, writer, bots, clock, pause, self.metrics, peers, self.health.suspect)
        self.dispatcher = Dispatcher(self.hub, self.limits)
        sys.setswitchinterval(0.0005)  # the writer needs the interpreter rarely, but then at once
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)  # compiled games are never garbage, and scanning them takes time
        running = [asyncio.create_task(self.tick_forever())]
        if peers is not None:
            running.append(peers.open(self.hub.sync))
        try:
            yield
        finally:
            self.health.stopping = True
            for task in running:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
            bots.close()
            writer.hand_over()
            await asyncio.to_thread(writer.close)
            self.lookups.shutdown(wait=False)
            write_engine.dispose()
            self.queries.close()

    def collect_garbage(self) -> None:
        """A closed connection leaves reference cycles, and the collector comes by itself only rarely."""
        self.closed_connections += 1
        if self.closed_connections == MAX_CLOSED_UNCOLLECTED:
            self.closed_connections = 0
            gc.collect()

    def gauges(self) -> dict[str, float]:
        """Metrics that are looked up when they are read, not counted."""
        sessions = list(self.hub.sessions.values())
        return {
            "tables": len(sessions),
            "tables_playing": sum(session.host.room.phase == PLAYING for session in sessions),
            "players": len({person for session in sessions for person in session.host.present}),
            "connections_attending": len(self.hub.attending),
            "connections": self.limits.connections.total(),
            "addresses": len(self.limits.connections),
            "batches_waiting": sum(session.pending for session in sessions),
            "bots_thinking": sum(len(session.thinking) for session in sessions),
            "loop_lag_seconds": self.limits.load.lag_s,
            "busy": float(self.limits.load.busy),
            "bots_waiting": len(self.bots.moves),
            "suggestions_waiting": len(self.bots.suggestions),
            "peers": self.hub.peers.count(),
            "tables_unreadable": len(self.hub.unreadable),
            "tables_recovering": len(self.hub.recovery.tables),
        }

    async def person_of_token(self, token: str, address: str) -> Person | None:
        """Whose token is this? An address that tries many wrong ones is refused; right ones always pass."""
        person = None
        if token.isprintable():
            loop = asyncio.get_running_loop()
            person = await loop.run_in_executor(self.lookups, self.people.find_by_token, token)
        if person is None:
            self.limits.check("wrong-token", address)
        return person

    async def tick_forever(self) -> None:
        await self.hub.serve_timed_tables()
        while True:
            due = monotonic() + TICK_INTERVAL_S
            await asyncio.sleep(TICK_INTERVAL_S)
            self.limits.load.measured(monotonic() - due)
            try:
                if jumped := clock.follow():
                    logger.warning("the machine's clock was set by %.1f seconds", jumped / 1000)
                    self.hub.set_clock(jumped)
                self.hub.tick()
            except Exception:
                logger.exception("a tick failed")


def migrate_first(url: str) -> None:
    """Brings the database up to date, however long that takes, and keeps what it was before."""
    engine = connect(url)
    back_up_before_migration(engine)
    migrate(engine)
    engine.dispose()


def report_outcomes(batches: list[WriteBatch]) -> None:
    """On the event loop again: reports the outcome of each batch."""
    for batch in batches:
        try:
            batch.done(batch.outcome)
        except Exception:
            logger.exception("reporting the outcome of a batch failed")
