"""One thread writes for all tables: what is waiting goes to the disk together, then everybody hears of it."""

from __future__ import annotations

import logging
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from sqlalchemy.engine import Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.sql.expression import Executable

MOST_TOGETHER = 2000
"""So many parcels at most are written in one transaction."""

log = logging.getLogger("tischlein.writer")

STORED, CONFLICT, FAILED = "stored", "conflict", "store-failed"


@dataclass
class Line:
    """A table's line to the disk: after one parcel has failed, no later one of the same line is written."""

    broken: bool = False


@dataclass
class Parcel:
    """Rows that are stored together or not at all, and who wants to know how it went."""

    line: Line
    rows: list[tuple[Executable, dict[str, Any]]]
    done: Callable[[str], None]
    outcome: str = field(default="", init=False)


class Writer(Protocol):
    """Takes parcels in order and calls `done` with what became of each, in order."""

    def put(self, parcel: Parcel) -> None: ...

    def close(self) -> None: ...


class ThreadWriter:
    """Group commit: while one transaction is on its way to the disk, the parcels for the next one gather."""

    def __init__(self, engine: Engine, tell: Callable[[list[Parcel]], None]) -> None:
        self.engine = engine
        self.tell = tell
        self.waiting: queue.SimpleQueue[Parcel | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    def put(self, parcel: Parcel) -> None:
        self.waiting.put(parcel)

    def close(self) -> None:
        """Writes what is waiting, then stops."""
        self.waiting.put(None)
        self.thread.join()

    def run(self) -> None:
        going = True
        while going:
            batch = [self.waiting.get()]
            while len(batch) < MOST_TOGETHER and not self.waiting.empty():
                batch.append(self.waiting.get())
            parcels = [parcel for parcel in batch if parcel is not None]
            going = len(parcels) == len(batch)
            write_all(self.engine, parcels)
            self.tell(parcels)


def write_all(engine: Engine, parcels: list[Parcel]) -> None:
    """All in one transaction; when that fails, each parcel for itself, so that the guilty one is found."""
    outcome = write_together(engine, parcels)
    if outcome == STORED or len(parcels) == 1:
        for parcel in parcels:
            settle(parcel, outcome)
        return
    for parcel in parcels:
        settle(parcel, write_together(engine, [parcel]))


def settle(parcel: Parcel, outcome: str) -> None:
    parcel.outcome = outcome
    if outcome != STORED:
        parcel.line.broken = True


def write_together(engine: Engine, parcels: list[Parcel]) -> str:
    if any(parcel.line.broken for parcel in parcels):
        return CONFLICT
    rows: dict[Executable, list[dict[str, Any]]] = {}
    for parcel in parcels:
        for statement, row in parcel.rows:
            rows.setdefault(statement, []).append(row)
    if not rows:
        return STORED
    try:
        with engine.begin() as connection:
            for statement, values in rows.items():
                connection.execute(statement, values)
    except IntegrityError:
        return CONFLICT
    except SQLAlchemyError:
        log.exception("writing failed")
        return FAILED
    return STORED
