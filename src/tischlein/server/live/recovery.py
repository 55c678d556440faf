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

from tischlein.server.live.broadcast import Screen
from tischlein.server.live.session import Errand, Serving
from tischlein.server.protocol.errors import Declined
from tischlein.server.protocol.messages import Refused, encode
from tischlein.server.storage.writer import CONFLICT, FAILED
from tischlein.server.tables.host import Host
from tischlein.server.tables.log import Entry

if TYPE_CHECKING:
    from tischlein.server.live.hub import House

logger = logging.getLogger("tischlein.house")


class Mishaps:
    """Tables that are being read again."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tables: dict[str, Serving] = {}
        self.pause = 1.0
        """Seconds before a database that has failed is tried again."""
        self.few = asyncio.Semaphore(3)
        """So many tables are read again at once: where each of them waits, others must get through, too."""

    def happened(self, serving: Serving, outcome: str, errand: Errand | None) -> None:
        """A parcel could not be stored; those behind it on the same line cannot be, either."""
        if errand is not None:
            serving.errands.append(errand)
        if serving.mishap:
            return
        serving.mishap = outcome
        self.house.metrics.unstored[outcome] += 1
        table_id = serving.host.id
        if self.house.servings.get(table_id) is serving:
            logger.log(
                logging.INFO if outcome == CONFLICT else logging.WARNING, "table %s: %s", table_id, outcome
            )
            del self.house.servings[table_id]
            self.tables[table_id] = serving
            self.house.begin(self.read_again(serving))

    def remember(self, table_id: str, errand: Errand) -> bool:
        """Something for a table that is being read again, to be done afterwards."""
        if table_id in self.tables:
            self.tables[table_id].errands.append(errand)
        return table_id in self.tables

    async def over(self, table_id: str) -> None:
        """Waits while a table is caught up with; one whose database has failed is not waited for."""
        while (serving := self.tables.get(table_id)) is not None:
            if serving.mishap != CONFLICT:
                raise Declined(serving.mishap)
            await asyncio.sleep(0.01)

    # ---- Reading again ----

    async def read_again(self, old: Serving) -> None:
        while old.pending:  # what was on its way hears the same, in a moment
            await asyncio.sleep(0.001)
        entries = await self.book_of(old)
        del self.tables[old.host.id]
        if not entries:
            for screen in self.screens_of(old):
                self.house.attending[screen].discard(old.host.id)
        else:
            try:
                self.serve_again(old, entries)
            except Declined as declined:
                self.house.give_up(old, declined)
            except Exception:
                logger.exception("table %s cannot be served", old.host.id)
                self.house.give_up(old, Declined(FAILED))
        for errand in old.errands:
            try:
                errand(old.mishap)
            except Exception:
                logger.exception("table %s: something could not be done again", old.host.id)

    async def book_of(self, old: Serving) -> list[Entry]:
        """The table's book, as soon as the database gives it out; until then the screens know what is up."""
        if old.mishap != CONFLICT:
            for screen in self.screens_of(old):
                screen.send(encode(self.lost(old, screen)))
            await asyncio.sleep(self.pause)
        while True:
            try:
                async with self.few:
                    return await asyncio.to_thread(self.house.store.settled_book, old.host.id)
            except SQLAlchemyError as error:
                logger.warning("table %s cannot be read: %s", old.host.id, type(error).__name__)
                await asyncio.sleep(self.pause)

    def serve_again(self, old: Serving, entries: list[Entry]) -> None:
        """The table as the screens know it, then what they have not heard yet."""
        house, now = self.house, self.house.clock()
        known = old.stored or len(entries)
        host = Host(old.host.id, entries[:known], now, old.awake)
        serving = Serving(
            host, talk=old.talk, stored=known, thinking=old.thinking, idle_since=now, awake=old.awake
        )
        serving.audience.elsewhere = old.audience.elsewhere
        for screen in self.screens_of(old):
            serving.audience.screens[screen] = None
            house.attending[screen].add(host.id)
        host.present = serving.audience.people()
        host.gone = {who: old.host.gone.get(who, now) for who in host.room.people() - host.present}
        house.serve(serving)
        house.hearsay.happened(serving, entries[known:])
        if old.mishap != CONFLICT:
            for screen in serving.audience.screens:
                refused = self.lost(old, screen)
                refused.version = host.version
                refused.state = msgspec.Raw(serving.audience.whole_state(screen, now))
                house.send(serving, [(screen, encode(refused))])
        elif any(screen not in house.attending for screen in old.audience.screens):  # left meanwhile
            house.send(serving, serving.news([], serving.moves(), now))
            house.hearsay.tell_who_is_here(serving)
        for person in serving.audience.people_here():
            if returned := host.arrived(person, now):
                house.deliver(serving, returned, serving.news(returned, serving.moves(), now))

    def screens_of(self, old: Serving) -> list[Screen]:
        """Those that are still there, and those who were to be sent away, which has not happened."""
        staying = [screen for screen, version in old.sent_away.items() if version > old.stored]
        return [screen for screen in (*old.audience.screens, *staying) if screen in self.house.attending]

    def lost(self, old: Serving, screen: Screen) -> Refused:
        sentence = Declined(old.mishap).sentence(screen.language)
        return Refused(id=None, code=old.mishap, sentence=sentence, table=old.host.id)
