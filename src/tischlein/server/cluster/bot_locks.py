"""Which process makes a bot's decision: the one that gets PostgreSQL's lock. Who dies loses its locks."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from tischlein.server.tables.host import BotTurn

if TYPE_CHECKING:
    from psycopg import Connection

TAKE = "SELECT pg_try_advisory_lock(%s)"
VERSION = "SELECT coalesce(max(n), 0) FROM entries WHERE table_id = %s"
GIVE_BACK = "SELECT pg_advisory_unlock(%s)"


def number(table_id: str, turn: BotTurn) -> int:
    """The lock's number: of a seat at a table, asked at one version. Half of all numbers are negative."""
    named = f"{table_id} {turn.asked} {turn.seat}".encode()
    return int.from_bytes(hashlib.sha256(named).digest()[:8], "big", signed=True)


class Claims:
    """The decisions that this process makes, asked for one after the other in a thread of their own."""

    def __init__(self, open_line: Callable[[], Connection[Any]]) -> None:
        self.open_line = open_line
        self.thread = ThreadPoolExecutor(1, "claims")
        self.line: Connection[Any] | None = None
        self.mine: set[int] = set()
        self.one_at_a_time = threading.Lock()

    def take(self, table_id: str, turn: BotTurn) -> int | None:
        """The decision is this process's, and so many entries are in the table's book; None: it is not."""
        import psycopg

        lock = number(table_id, turn)
        with self.one_at_a_time:
            if lock in self.mine:
                return None
            try:
                line = self.connected()
                taken = line.execute(TAKE, [lock]).fetchone()
                if taken is None or not taken[0]:
                    return None
                self.mine.add(lock)
                counted = line.execute(VERSION, [table_id]).fetchone()
                return int(counted[0]) if counted else 0
            except psycopg.Error:
                self.forget()
                return None

    def give_back(self, table_id: str, turn: BotTurn) -> None:
        import psycopg

        lock = number(table_id, turn)
        with self.one_at_a_time:
            if lock in self.mine:
                self.mine.discard(lock)
                try:
                    self.connected().execute(GIVE_BACK, [lock])
                except psycopg.Error:
                    self.forget()

    def connected(self) -> Connection[Any]:
        if self.line is None or self.line.closed:
            self.mine.clear()
            self.line = self.open_line()
        return self.line

    def forget(self) -> None:
        """The line is broken; the locks went with it."""
        self.mine.clear()
        if self.line is not None:
            self.line.close()
        self.line = None

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)
        with self.one_at_a_time:
            self.forget()
