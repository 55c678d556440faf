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

from tischlein.server.cluster.postgres import PostgresNeighbours
from tischlein.server.live.bot_pool import ProcessRoom
from tischlein.server.live.dispatcher import Reception
from tischlein.server.live.hub import House
from tischlein.server.net.limits import Limits
from tischlein.server.ops.clock import Steady
from tischlein.server.ops.health import Health
from tischlein.server.ops.metrics import Metrics
from tischlein.server.ops.settings import Settings
from tischlein.server.protocol.messages import Person
from tischlein.server.storage.database import Store, address_of, connect, migrate
from tischlein.server.storage.people import People
from tischlein.server.storage.writer import Parcel, ThreadWriter
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

    house: House
    reception: Reception
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

        def back_in_the_house(parcels: list[Parcel]) -> None:
            loop.call_soon_threadsafe(tell, parcels)

        pen = connect(url, patience, **UNGUARDED)
        writer = ThreadWriter(pen, back_in_the_house, loop.call_soon, self.metrics)
        neighbours = None
        if patience is not None:
            open_line = partial(patience.connect, address_of(engine), autocommit=True)
            neighbours = PostgresNeighbours(open_line, writer)
        bots = ProcessRoom(self.settings.workers, self.metrics)
        self.store = Store(engine, patience)
        self.people = People(engine, self.settings.url)
        pause = self.settings.bot_pause / 1000
        self.house = House(self.store, writer, bots, clock, pause, self.metrics, neighbours)
        self.reception = Reception(self.house, self.limits)
        self.health = Health(engine)
        sys.setswitchinterval(0.0005)  # the writer has little to do and much depends on it
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)  # what a game remembers is no garbage: looking for some takes time
        running = [asyncio.create_task(self.keep_ticking())]
        if neighbours is not None:
            running.append(neighbours.open(self.house.hearsay))
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
        servings = list(self.house.servings.values())
        return {
            "tables": len(servings),
            "tables_playing": sum(serving.host.room.phase == PLAYING for serving in servings),
            "players": len({person for serving in servings for person in serving.host.present}),
            "screens": len(self.house.attending),
            "lines": self.limits.lines.total(),
            "addresses": len(self.limits.lines),
            "parcels_waiting": sum(serving.pending for serving in servings),
            "bots_thinking": sum(len(serving.thinking) for serving in servings),
            "neighbours": self.house.neighbours.count(),
            "tables_being_read_again": len(self.house.mishaps.tables),
        }

    async def recognise(self, token: str, address: str) -> Person | None:
        """Whose token is this? An address that tries many wrong ones is not answered for a while."""
        self.limits.check_room("wrong-token", address)
        person = await asyncio.to_thread(self.people.known, token) if token.isprintable() else None
        if person is None:
            self.limits.check("wrong-token", address)
        return person

    async def keep_ticking(self) -> None:
        await self.house.wind_the_clocks()
        while True:
            await asyncio.sleep(BETWEEN_TICKS)
            try:
                if jumped := clock.follow():
                    logger.warning("the machine's clock was set by %.1f seconds", jumped / 1000)
                    self.house.set_clock(jumped)
                self.house.tick()
            except Exception:
                logger.exception("a tick failed")


def migrate_first(url: str) -> None:
    """Brings the database up to date, however long that takes."""
    engine = connect(url)
    migrate(engine)
    engine.dispose()


def tell(parcels: list[Parcel]) -> None:
    """Back in the house: each parcel hears what became of it."""
    for parcel in parcels:
        try:
            parcel.done(parcel.outcome)
        except Exception:
            logger.exception("a parcel's news failed")
