"""The other processes on the same PostgreSQL: sends them notifications and receives theirs.

LISTEN and NOTIFY keep the order in which transactions are stored. One connection listens, on the event loop;
whatever is sent goes through the writer, so that nothing overtakes its entries.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from tischlein.server.cluster import notifications
from tischlein.server.cluster.bot_locks import BotLocks
from tischlein.server.cluster.notifications import PROCESS_ID, AnyNotification, Goodbye, Heartbeat, Received
from tischlein.server.storage.writer import CHANNEL, WriteBatch, Writer, WriteStream
from tischlein.server.tables.host import BotTurn
from tischlein.server.tables.log import Entry

if TYPE_CHECKING:
    from psycopg import Connection

HEARTBEAT_INTERVAL_S = 1.0
PEER_TIMEOUT_S = 4.0
"""A peer that sends nothing for this long is gone; a busy disk may delay a heartbeat or two."""

logger = logging.getLogger("tischlein.cluster")


class Peers(Protocol):
    """The other processes, as the hub sees them."""

    alone: bool

    def written(self, table_id: str, entries: list[Entry], /) -> list[bytes]: ...

    def send(self, notification: AnyNotification, /) -> None: ...

    async def claim(self, table_id: str, turn: BotTurn, /) -> int | None: ...

    def release(self, table_id: str, turn: BotTurn, /) -> None: ...

    def count(self) -> int: ...


class NoPeers:
    """For a process that is alone with its database."""

    alone = True

    def written(self, _: str, __: list[Entry]) -> list[bytes]:
        return []

    def send(self, _: AnyNotification) -> None:
        pass

    async def claim(self, _: str, __: BotTurn) -> int | None:
        return 0

    def release(self, _: str, __: BotTurn) -> None:
        pass

    def count(self) -> int:
        return 0


class PeerListener(Protocol):
    """Receives what the other processes send, and learns of their coming and going."""

    def receive(self, process: str, notification: Received) -> None: ...

    def peer_lost(self, process: str) -> None: ...

    def peer_joined(self) -> None: ...

    async def catch_up(self) -> None: ...


class PostgresPeers:
    """All processes on one PostgreSQL."""

    alone = False

    def __init__(self, open_connection: Callable[[], Connection[Any]], writer: Writer) -> None:
        self.open_connection = open_connection
        self.writer = writer
        self.bot_locks = BotLocks(open_connection)
        self.last_received: dict[str, float] = {}
        """When each process last sent something; our own arrivals show that the connection works."""
        self.connection: Any = None
        self.socket = -1
        self.listener: PeerListener

    # ---- Sending ----

    def written(self, table_id: str, entries: list[Entry]) -> list[bytes]:
        return [notifications.written(table_id, entries)]

    def send(self, notification: AnyNotification) -> None:
        encoded = notifications.encode(notification)
        self.writer.put(WriteBatch(WriteStream(), [], lambda _: None, [encoded]))

    async def claim(self, table_id: str, turn: BotTurn) -> int | None:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.bot_locks.thread, self.bot_locks.acquire, table_id, turn)

    def release(self, table_id: str, turn: BotTurn) -> None:
        asyncio.get_running_loop().run_in_executor(
            self.bot_locks.thread, self.bot_locks.release, table_id, turn
        )

    def count(self) -> int:
        return len(self.last_received.keys() - {PROCESS_ID})

    # ---- Receiving ----

    def open(self, listener: PeerListener) -> asyncio.Task[None]:
        self.listener = listener
        return asyncio.get_running_loop().create_task(self.run())

    async def run(self) -> None:
        """Sends a heartbeat every second, drops silent peers, reconnects where nothing arrives."""
        try:
            while True:
                if monotonic() - self.last_received.get(PROCESS_ID, 0.0) > PEER_TIMEOUT_S:
                    await self.listen()
                self.send(Heartbeat())
                await asyncio.sleep(HEARTBEAT_INTERVAL_S)
                self.drop_silent_peers()
        finally:
            self.send(Goodbye())
            self.disconnect()
            self.bot_locks.close()

    async def listen(self) -> None:
        import psycopg

        self.disconnect()
        try:
            self.connection = await asyncio.to_thread(self.open_connection)
            await asyncio.to_thread(self.connection.execute, f"LISTEN {CHANNEL}")
        except psycopg.Error as error:
            logger.warning("cannot listen to the other processes: %s", type(error).__name__)
            return
        now = monotonic()
        self.last_received = dict.fromkeys(self.last_received, now) | {PROCESS_ID: now}
        self.socket = self.connection.fileno()
        asyncio.get_running_loop().add_reader(self.socket, self.receive)
        self.receive()
        await self.listener.catch_up()

    def disconnect(self) -> None:
        if self.socket >= 0:  # else nothing listens on the connection yet
            asyncio.get_running_loop().remove_reader(self.socket)
            self.socket = -1
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def receive(self) -> None:
        """Notifications have arrived, or the connection is broken."""
        import psycopg

        try:
            self.connection.pgconn.consume_input()
            while (notification := self.connection.pgconn.notifies()) is not None:
                self.handle_payload(notification.extra)
        except psycopg.Error as error:
            logger.warning("the connection to the other processes is broken: %s", type(error).__name__)
            self.last_received.pop(PROCESS_ID, None)
            self.disconnect()

    def handle_payload(self, payload: bytes) -> None:
        """The notifications of one transaction. One that fails must not keep the others from arriving."""
        try:
            sender, received = notifications.unpack(payload)
        except (msgspec.DecodeError, UnicodeDecodeError):
            logger.warning("a payload that is no list of notifications is ignored")
            return
        known = sender in self.last_received
        self.last_received[sender] = monotonic()
        for notification in received:
            try:
                self.listener.receive(sender, notification)
            except Exception:
                logger.exception("a notification could not be handled")
        if not known:
            self.listener.peer_joined()
        if any(isinstance(notification, Goodbye) for notification in received):
            del self.last_received[sender]

    def drop_silent_peers(self) -> None:
        now = monotonic()
        if now - self.last_received.get(PROCESS_ID, 0.0) > PEER_TIMEOUT_S / 2:
            return  # not even this process's own arrive: that says nothing about the others
        for process in [one for one, last in self.last_received.items() if now - last > PEER_TIMEOUT_S]:
            logger.warning("process %s is gone", process)
            del self.last_received[process]
            self.listener.peer_lost(process)
