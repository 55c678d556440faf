"""Advisory locks: which process makes a bot's decision. PostgreSQL frees the locks of one that dies."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from tischlein.server.tables.host import BotTurn

if TYPE_CHECKING:
    from psycopg import Connection

TRY_LOCK = "SELECT pg_try_advisory_lock(%s)"
SELECT_VERSION = "SELECT coalesce(max(n), 0) FROM entries WHERE table_id = %s"
UNLOCK = "SELECT pg_advisory_unlock(%s)"


def lock_key(table_id: str, turn: BotTurn) -> int:
    """The lock's key: of a seat at a table, asked at one version. PostgreSQL's keys are signed."""
    named = f"{table_id} {turn.asked} {turn.seat}".encode()
    return int.from_bytes(hashlib.sha256(named).digest()[:8], "big", signed=True)


class BotLocks:
    """The locks of this process, acquired one after the other in a thread of their own."""

    def __init__(self, open_connection: Callable[[], Connection[Any]]) -> None:
        self.open_connection = open_connection
        self.thread = ThreadPoolExecutor(1, "bot-locks")
        self.connection: Connection[Any] | None = None
        self.held: set[int] = set()
        self.mutex = threading.Lock()

    def acquire(self, table_id: str, turn: BotTurn) -> int | None:
        """Gives the number of entries in the table's log; None: another process has the lock."""
        import psycopg

        lock = lock_key(table_id, turn)
        with self.mutex:
            if lock in self.held:
                return None
            try:
                connection = self.open()
                taken = connection.execute(TRY_LOCK, [lock]).fetchone()
                if taken is None or not taken[0]:
                    return None
                self.held.add(lock)
                counted = connection.execute(SELECT_VERSION, [table_id]).fetchone()
                return int(counted[0]) if counted else 0
            except psycopg.Error:
                self.drop_connection()
                return None

    def release(self, table_id: str, turn: BotTurn) -> None:
        import psycopg

        lock = lock_key(table_id, turn)
        with self.mutex:
            if lock in self.held:
                self.held.discard(lock)
                try:
                    self.open().execute(UNLOCK, [lock])
                except psycopg.Error:
                    self.drop_connection()

    def open(self) -> Connection[Any]:
        if self.connection is None or self.connection.closed:
            self.held.clear()
            self.connection = self.open_connection()
        return self.connection

    def drop_connection(self) -> None:
        """The connection is broken; the locks went with it."""
        self.held.clear()
        if self.connection is not None:
            self.connection.close()
        self.connection = None

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)
        with self.mutex:
            self.drop_connection()
