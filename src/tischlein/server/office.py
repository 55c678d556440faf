"""The office: everything that a running server consists of, started and stopped in order."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tischlein.server.botroom import ProcessRoom
from tischlein.server.house import House
from tischlein.server.people import People
from tischlein.server.reception import Reception
from tischlein.server.settings import Settings
from tischlein.server.store import Store, connect, migrate
from tischlein.server.writer import Parcel, ThreadWriter

BETWEEN_TICKS = 0.25

log = logging.getLogger("tischlein")


def clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Office:
    """One server."""

    house: House
    reception: Reception
    people: People
    store: Store

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.asking: set[str] = set()
        """People for whom a bot thinks about a game that is over."""

    @asynccontextmanager
    async def open(self, _: Any = None) -> AsyncIterator[None]:
        """Open for business; on the way out everything that is waiting is written down."""
        loop = asyncio.get_running_loop()
        engine = connect(self.settings.database_url())
        await asyncio.to_thread(migrate, engine)

        def back_in_the_house(parcels: list[Parcel]) -> None:
            loop.call_soon_threadsafe(tell, parcels)

        writer = ThreadWriter(engine, back_in_the_house)
        bots = ProcessRoom(self.settings.workers)
        self.store = Store(engine)
        self.people = People(engine, self.settings.url)
        self.house = House(self.store, writer, bots, clock, self.settings.bot_pause / 1000)
        self.reception = Reception(self.house)
        sys.setswitchinterval(0.0005)  # the writer has little to do and much depends on it
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)  # messages are made and forgotten by the thousand
        ticking = asyncio.create_task(self.keep_ticking())
        try:
            yield
        finally:
            ticking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await ticking
            bots.close()
            await asyncio.to_thread(writer.close)
            self.store.close()

    async def keep_ticking(self) -> None:
        await self.house.wind_the_clocks()
        while True:
            await asyncio.sleep(BETWEEN_TICKS)
            try:
                self.house.tick()
            except Exception:
                log.exception("a tick failed")


def tell(parcels: list[Parcel]) -> None:
    """Back in the house: each parcel hears what became of it."""
    for parcel in parcels:
        try:
            parcel.done(parcel.outcome)
        except Exception:
            log.exception("a parcel's news failed")
