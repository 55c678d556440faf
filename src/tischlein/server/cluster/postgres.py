"""The other processes on the same database: telling them what happens here, hearing what happens there.

PostgreSQL carries the notes (LISTEN and NOTIFY), in the order in which transactions are stored. One line
listens, on the event loop; whatever is told goes through the writer, so that nothing overtakes its entries.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol

from tischlein.server.cluster import notifications
from tischlein.server.cluster.bot_locks import Claims
from tischlein.server.cluster.notifications import ME, Alive, AnyNote, Bye
from tischlein.server.storage.writer import CHANNEL, WriteBatch, Writer, WriteStream
from tischlein.server.tables.host import BotTurn
from tischlein.server.tables.log import Entry

if TYPE_CHECKING:
    from psycopg import Connection

BETWEEN_SIGNS = 1.0
DEAD_AFTER = 4.0
"""Seconds without a sign of life, by this machine's own steady clock: wrong or jumping clocks do no harm."""

logger = logging.getLogger("tischlein.neighbours")


class Peers(Protocol):
    """The other processes, as the house sees them."""

    alone: bool

    def written(self, table_id: str, entries: list[Entry], /) -> list[bytes]: ...

    def tell(self, note: AnyNote, /) -> None: ...

    async def claim(self, table_id: str, turn: BotTurn, /) -> int | None: ...

    def release(self, table_id: str, turn: BotTurn, /) -> None: ...

    def count(self) -> int: ...


class NoPeers:
    """A house that is alone with its database."""

    alone = True

    def written(self, _: str, __: list[Entry]) -> list[bytes]:
        return []

    def tell(self, _: AnyNote) -> None:
        pass

    async def claim(self, _: str, __: BotTurn) -> int | None:
        return 0

    def release(self, _: str, __: BotTurn) -> None:
        pass

    def count(self) -> int:
        return 0


class Hearer(Protocol):
    """Whoever wants to know what the neighbours say."""

    def hear(self, process: str, note: AnyNote) -> None: ...

    def lose(self, process: str) -> None: ...

    def meet(self) -> None: ...

    async def catch_up(self) -> None: ...


class PostgresPeers:
    """Everybody on one PostgreSQL."""

    alone = False

    def __init__(self, open_line: Callable[[], Connection[Any]], writer: Writer) -> None:
        self.open_line = open_line
        self.writer = writer
        self.claims = Claims(open_line)
        self.last_sign: dict[str, float] = {}
        """When each process was last heard, this one included: its own signs show that the line is well."""
        self.line: Any = None
        self.socket = -1
        self.hearer: Hearer

    # ---- Telling ----

    def written(self, table_id: str, entries: list[Entry]) -> list[bytes]:
        return [notifications.written(table_id, entries)]

    def tell(self, note: AnyNote) -> None:
        self.writer.put(WriteBatch(WriteStream(), [], lambda _: None, [notifications.write_note(note)]))

    async def claim(self, table_id: str, turn: BotTurn) -> int | None:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.claims.thread, self.claims.take, table_id, turn)

    def release(self, table_id: str, turn: BotTurn) -> None:
        asyncio.get_running_loop().run_in_executor(self.claims.thread, self.claims.give_back, table_id, turn)

    def count(self) -> int:
        return len(self.last_sign.keys() - {ME})

    # ---- Hearing ----

    def open(self, hearer: Hearer) -> asyncio.Task[None]:
        self.hearer = hearer
        return asyncio.get_running_loop().create_task(self.keep_in_touch())

    async def keep_in_touch(self) -> None:
        """A sign of life every second; who gives none is gone, and a line that brings none is made anew."""
        try:
            while True:
                if monotonic() - self.last_sign.get(ME, 0.0) > DEAD_AFTER:
                    await self.listen()
                self.tell(Alive())
                await asyncio.sleep(BETWEEN_SIGNS)
                self.miss_the_dead()
        finally:
            self.tell(Bye())
            self.hang_up()
            self.claims.close()

    async def listen(self) -> None:
        import psycopg

        self.hang_up()
        try:
            self.line = await asyncio.to_thread(self.open_line)
            await asyncio.to_thread(self.line.execute, f"LISTEN {CHANNEL}")
        except psycopg.Error as error:
            logger.warning("the neighbours cannot be heard: %s", type(error).__name__)
            return
        now = monotonic()
        self.last_sign = dict.fromkeys(self.last_sign, now) | {ME: now}
        self.socket = self.line.fileno()
        asyncio.get_running_loop().add_reader(self.socket, self.hear)
        self.hear()
        await self.hearer.catch_up()

    def hang_up(self) -> None:
        if self.socket >= 0:  # else nobody listens on the line yet
            asyncio.get_running_loop().remove_reader(self.socket)
            self.socket = -1
        if self.line is not None:
            self.line.close()
            self.line = None

    def hear(self) -> None:
        """Notes have come, or the line is broken."""
        import psycopg

        try:
            self.line.pgconn.consume_input()
            while (note := self.line.pgconn.notifies()) is not None:
                self.read(note.extra)
        except psycopg.Error as error:
            logger.warning("the line to the neighbours is broken: %s", type(error).__name__)
            self.last_sign.pop(ME, None)
            self.hang_up()

    def read(self, payload: bytes) -> None:
        sender, told = notifications.unpack(payload)
        known = sender in self.last_sign
        self.last_sign[sender] = monotonic()
        for note in told:
            try:
                self.hearer.hear(sender, note)
            except Exception:
                logger.exception("a note could not be followed")
        if not known:
            self.hearer.meet()
        if any(isinstance(note, Bye) for note in told):
            del self.last_sign[sender]

    def miss_the_dead(self) -> None:
        now = monotonic()
        if now - self.last_sign.get(ME, 0.0) > DEAD_AFTER / 2:
            return  # this process hears not even itself: that says nothing about the others
        for process in [one for one, heard in self.last_sign.items() if now - heard > DEAD_AFTER]:
            logger.warning("the neighbour %s is gone", process)
            del self.last_sign[process]
            self.hearer.lose(process)
