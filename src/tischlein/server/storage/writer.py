"""One thread writes for all tables: what is waiting is stored in one transaction, then reported."""

from __future__ import annotations

import logging
import math
import queue
import threading
from collections.abc import Callable
from contextlib import closing, nullcontext
from dataclasses import dataclass, field
from functools import cache
from time import monotonic
from typing import Any, Protocol

import msgspec
from sqlalchemy import Insert, LargeBinary
from sqlalchemy.engine import Dialect, Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql.expression import Executable

from tischlein.server.cluster import notifications
from tischlein.server.ops.metrics import Metrics

MAX_BATCHES_PER_COMMIT = 2000
"""Keeps a transaction short enough that those who wait for the next one do not notice."""

logger = logging.getLogger("tischlein.writer")

STORED, CONFLICT, FAILED = "stored", "conflict", "store-failed"
TIMED_OUT = "timed-out"
"""Failed, and trying again would wait as long."""

CHANNEL = "tischlein"
NOTIFY = "SELECT pg_notify(%s, %s)"
"""Other processes are notified when, and only when, the transaction is stored."""


@dataclass
class WriteStream:
    """The batches of one table: after one has failed, no later one of the same stream is written."""

    broken: bool = False


@dataclass
class WriteBatch:
    """Rows that are stored together or not at all, and what to call with the outcome."""

    stream: WriteStream
    rows: list[tuple[Executable, dict[str, Any]]]
    done: Callable[[str], None]
    notifications: list[bytes] = field(default_factory=list)
    """For the other processes."""
    outcome: str = field(default="", init=False)


class Writer(Protocol):
    """Takes batches in order and calls `done` with the outcome of each, in order."""

    def put(self, batch: WriteBatch) -> None: ...

    def close(self) -> None: ...


class ThreadWriter:
    """Group commit: while one transaction is being stored, the batches for the next one gather."""

    def __init__(
        self,
        engine: Engine,
        report: Callable[[list[WriteBatch]], None],
        soon: Callable[[Callable[[], None]], object],
        metrics: Metrics | None = None,
    ) -> None:
        self.engine = engine
        self.report = report
        self.metrics = metrics or Metrics()
        self.soon = soon
        """Calls back after the event loop's present callbacks: until then batches are gathered."""
        self.gathered: list[WriteBatch] = []
        self.waiting: queue.SimpleQueue[list[WriteBatch] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    def put(self, batch: WriteBatch) -> None:
        self.gathered.append(batch)
        if len(self.gathered) == 1:
            self.soon(self.hand_over)

    def hand_over(self) -> None:
        """Wakes the thread once for all gathered batches: waking it for each would cost more than writing."""
        batches, self.gathered = self.gathered, []
        self.waiting.put(batches)

    def close(self) -> None:
        """Writes what was handed over, then stops."""
        self.waiting.put(None)
        self.thread.join()

    def run(self) -> None:
        while (batches := self.waiting.get()) is not None:
            self.add_waiting(batches, MAX_BATCHES_PER_COMMIT)
            began = monotonic()
            if write_all(self.engine, batches) == TIMED_OUT:
                behind: list[WriteBatch] = []  # these have waited as long
                self.add_waiting(behind)
                settle(behind, TIMED_OUT)
                batches += behind
            self.metrics.commit_seconds.add(monotonic() - began)
            self.metrics.commit_rows.add(sum(len(batch.rows) for batch in batches))
            self.report(batches)

    def add_waiting(self, batches: list[WriteBatch], most: float = math.inf) -> None:
        """Adds what has been handed over meanwhile."""
        while len(batches) < most and not self.waiting.empty():
            more = self.waiting.get()
            if more is None:
                self.waiting.put(None)
                break
            batches += more


def write_all(engine: Engine, batches: list[WriteBatch]) -> str:
    """All in one transaction; when that fails, each half for itself, until the one that fails is found.

    After a timeout the halves are not tried: each would wait as long again.
    """
    outcome = write_together(engine, batches)
    if outcome in (STORED, TIMED_OUT) or len(batches) == 1:
        return settle(batches, outcome)
    middle = len(batches) // 2
    if write_all(engine, batches[:middle]) == TIMED_OUT:
        return settle(batches[middle:], TIMED_OUT)
    return write_all(engine, batches[middle:])


def settle(batches: list[WriteBatch], outcome: str) -> str:
    for batch in batches:
        batch.outcome = FAILED if outcome == TIMED_OUT else outcome
        batch.stream.broken |= outcome != STORED
    return outcome


def write_together(engine: Engine, batches: list[WriteBatch]) -> str:
    if any(batch.stream.broken for batch in batches):
        return CONFLICT
    rows: dict[Executable, list[dict[str, Any]]] = {}
    for batch in batches:
        for statement, row in batch.rows:
            rows.setdefault(statement, []).append(row)
    outgoing = [one for batch in batches for one in batch.notifications]
    if not rows and not outgoing:
        return STORED
    for last in (False, True):  # an idle connection may be broken: the second time there is a fresh one
        try:
            with closing(engine.raw_connection()) as connection:
                write_rows(engine, connection, rows, outgoing)
            return STORED
        except engine.dialect.loaded_dbapi.IntegrityError:
            return CONFLICT
        except (engine.dialect.loaded_dbapi.Error, SQLAlchemyError) as error:
            if isinstance(getattr(error, "orig", error), TimeoutError):
                logger.error("writing failed: the database does not answer")
                return TIMED_OUT
            if last:
                logger.error("writing failed: %s", type(error).__name__)
        except Exception as error:  # a mistake of ours: it must not end the thread that writes for all
            logger.error("a row cannot be written: %s", type(error).__name__)
            return FAILED
    return FAILED


def write_rows(
    engine: Engine, connection: Any, rows: dict[Executable, list[dict[str, Any]]], outgoing: list[bytes]
) -> None:
    """One transaction, directly on the driver: at a thousand rows a second SQLAlchemy's share would count."""
    several = engine.dialect.name == "postgresql"
    try:
        with connection.driver_connection.pipeline() if several else nullcontext():  # all in one message
            cursor = connection.cursor()
            for statement, values in rows.items():
                add_rows(cursor, engine.dialect, statement, values)
            for payload in notifications.pack(outgoing):
                cursor.execute(NOTIFY, [CHANNEL, payload])
            cursor.close()
            connection.commit()
    except engine.dialect.loaded_dbapi.IntegrityError:
        connection.rollback()
        raise
    except BaseException:
        connection.invalidate()  # it may be in any state; the next transaction has a fresh one
        raise


def add_rows(cursor: Any, dialect: Dialect, statement: Executable, rows: list[dict[str, Any]]) -> None:
    as_json = taken_as_json(statement, dialect)
    if as_json is not None:
        cursor.execute(as_json, [msgspec.json.encode(rows).decode()])
        return
    text, names = prepared(statement, dialect)
    cursor.executemany(text, rows if names is None else [[row[name] for name in names] for row in rows])


@cache
def taken_as_json(statement: Any, dialect: Dialect) -> str | None:
    """An insert that takes its rows as one text: PostgreSQL reads that in a fraction of the time that many
    parameters take. JSON cannot hold bytes."""
    if dialect.name != "postgresql" or not isinstance(statement, Insert):
        return None
    if any(isinstance(column.type, LargeBinary) for column in statement.table.columns):
        return None
    name = statement.table.name
    return f"INSERT INTO {name} SELECT * FROM json_populate_recordset(NULL::{name}, %s::json)"  # noqa: S608


@cache
def prepared(statement: Any, dialect: Dialect) -> tuple[str, list[str] | None]:
    """A statement in the database's dialect, with the order of its values where they are positional."""
    compiled = statement.compile(dialect=dialect)
    return str(compiled), list(compiled.positiontup) if compiled.positional else None
