"""The office: everything that a running server consists of, started and stopped in order."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from tischlein.server.cluster.postgres import PostgresPeers
from tischlein.server.live.bot_pool import ProcessBotPool
from tischlein.server.live.dispatcher import Dispatcher
from tischlein.server.live.hub import Hub
from tischlein.server.net.limits import Limits
from tischlein.server.ops.clock import Steady
from tischlein.server.ops.health import Health
from tischlein.server.ops.metrics import Metrics
from tischlein.server.ops.settings import Settings
from tischlein.server.protocol.common import Person
from tischlein.server.storage.database import Store, address_of, connect, migrate
from tischlein.server.storage.people import People
from tischlein.server.storage.writer import ThreadWriter, WriteBatch
from tischlein.server.tables.room import PLAYING

BETWEEN_TICKS = 0.25
MOST_UNTIDY = 500
"""After so many lines have been closed their remains are swept up."""

UNGUARDED: dict[str, Any] = {"pool_pre_ping": False, "pool_reset_on_return": None}
"""The writer minds its own line: what others ask of the database before and after each use, it does not."""

logger = logging.getLogger("tischlein")


clock = Steady()


class Office:
    """One server."""

    hub: Hub
    dispatcher: Dispatcher
    people: People
    store: Store
    health: Health

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings, self.metrics)
        self.untidy = 0
        self.asking: set[str] = set()
        """People for whom a bot thinks about a game that is over."""

    @asynccontextmanager
    async def open(self, _: Any = None) -> AsyncIterator[None]:
        """Open for business; on the way out everything that is waiting is written down."""
        loop = asyncio.get_running_loop()
        url = self.settings.database_url()
        await asyncio.to_thread(migrate_first, url)
        patience = self.settings.patience()
        engine = connect(url, patience)

        def back_on_the_loop(batches: list[WriteBatch]) -> None:
            loop.call_soon_threadsafe(tell, batches)

        pen = connect(url, patience, **UNGUARDED)
        writer = ThreadWriter(pen, back_on_the_loop, loop.call_soon, self.metrics)
        peers = None
        if patience is not None:
            open_line = partial(patience.connect, address_of(engine), autocommit=True)
            peers = PostgresPeers(open_line, writer)
        bots = ProcessBotPool(self.settings.workers, self.metrics)
        self.store = Store(engine, patience)
        self.people = People(engine, self.settings.url)
        pause = self.settings.bot_pause / 1000
        self.hub = Hub(self.store, writer, bots, clock, pause, self.metrics, peers)
        self.dispatcher = Dispatcher(self.hub, self.limits)
        self.health = Health(engine)
        sys.setswitchinterval(0.0005)  # the writer has little to do and much depends on it
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)  # what a game remembers is no garbage: looking for some takes time
        running = [asyncio.create_task(self.keep_ticking())]
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
            pen.dispose()
            self.store.close()

    def tidy_up(self) -> None:
        """The objects of a closed line point at each other, and the collector comes by itself only rarely."""
        self.untidy += 1
        if self.untidy == MOST_UNTIDY:
            self.untidy = 0
            gc.collect()

    def now(self) -> dict[str, float]:
        """What is not counted but looked up when somebody asks for the metrics."""
        sessions = list(self.hub.sessions.values())
        return {
            "tables": len(sessions),
            "tables_playing": sum(session.host.room.phase == PLAYING for session in sessions),
            "players": len({person for session in sessions for person in session.host.present}),
            "screens": len(self.hub.attending),
            "lines": self.limits.lines.total(),
            "addresses": len(self.limits.lines),
            "parcels_waiting": sum(session.pending for session in sessions),
            "bots_thinking": sum(len(session.thinking) for session in sessions),
            "neighbours": self.hub.peers.count(),
            "tables_being_read_again": len(self.hub.recovery.tables),
        }

    async def recognise(self, token: str, address: str) -> Person | None:
        """Whose token is this? An address that tries many wrong ones is not answered for a while."""
        self.limits.check_room("wrong-token", address)
        person = await asyncio.to_thread(self.people.known, token) if token.isprintable() else None
        if person is None:
            self.limits.check("wrong-token", address)
        return person

    async def keep_ticking(self) -> None:
        await self.hub.serve_timed_tables()
        while True:
            await asyncio.sleep(BETWEEN_TICKS)
            try:
                if jumped := clock.follow():
                    logger.warning("the machine's clock was set by %.1f seconds", jumped / 1000)
                    self.hub.set_clock(jumped)
                self.hub.tick()
            except Exception:
                logger.exception("a tick failed")


def migrate_first(url: str) -> None:
    """Brings the database up to date, however long that takes."""
    engine = connect(url)
    migrate(engine)
    engine.dispose()


def tell(batches: list[WriteBatch]) -> None:
    """Back in the house: each parcel hears what became of it."""
    for batch in batches:
        try:
            batch.done(batch.outcome)
        except Exception:
            logger.exception("a parcel's news failed")
