"""Everything that is read from the database; the `Writer` writes what happens at tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from tischlein.server.storage.schema import decisions, entries, finished, tables, took_part
from tischlein.server.tables.log import Entry, read_payload

if TYPE_CHECKING:
    from tischlein.server.storage.pg_timeouts import PgTimeouts


def same_game(one: sa.Table, other: sa.Table) -> sa.ColumnElement[bool]:
    return sa.and_(one.c.table_id == other.c.table_id, one.c.number == other.c.number)


class Queries:
    """Reads the database; each query takes a connection of its own."""

    def __init__(self, engine: Engine, timeouts: PgTimeouts | None = None) -> None:
        self.engine = engine
        self.timeouts = timeouts

    def entries_of(self, table_id: str, after: int = 0) -> list[Entry]:
        """The entries of a table in order; an unknown table has none."""
        query = (
            sa.select(entries.c.n, entries.c.at, entries.c.fact, entries.c.person, entries.c.request)
            .where(entries.c.table_id == table_id, entries.c.n > after)
            .order_by(entries.c.n)
        )
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
        return [
            Entry(n, at, read_payload(payload), person, request) for n, at, payload, person, request in rows
        ]

    def settled_entries(self, table_id: str) -> list[Entry]:
        """The log after something went wrong: nothing that timed out can be added to it any longer."""
        if self.timeouts is not None:
            self.timeouts.terminate_abandoned(self.engine)
        return self.entries_of(table_id)

    def open_tables(self, since: int, limit: int = 100) -> list[dict[str, Any]]:
        """Tables that anybody may join and at which something has happened since then, newest first."""
        query = (
            sa.select(tables)
            .where(tables.c.open, tables.c.phase == "gathering", tables.c.free > 0, tables.c.changed >= since)
            .order_by(tables.c.changed.desc())
            .limit(limit)
        )
        return self._rows(query)

    def timed_tables(self) -> list[str]:
        """Tables at which a clock is running, whether anybody is there or not."""
        query = sa.select(tables.c.id).where(tables.c.timed, tables.c.phase == "playing")
        with self.engine.connect() as connection:
            return [str(table_id) for table_id in connection.execute(query).scalars()]

    def decisions_of(self, table_id: str) -> list[dict[str, Any]]:
        query = sa.select(decisions).where(decisions.c.table_id == table_id).order_by(decisions.c.n)
        return self._rows(query)

    def record_text(self, table_id: str, number: int) -> str | None:
        """A finished game in the text format of records."""
        query = sa.select(finished.c.record).where(
            finished.c.table_id == table_id, finished.c.number == number
        )
        with self.engine.connect() as connection:
            text: str | None = connection.execute(query).scalar()
        return text

    def finished_games(self, person: str, limit: int = 200) -> list[dict[str, Any]]:
        """The finished games of a person, newest first."""
        query = (
            sa.select(finished, took_part.c.seat)
            .join(took_part, same_game(took_part, finished))
            .where(took_part.c.person == person)
            .order_by(finished.c.at.desc(), took_part.c.seat)
            .limit(limit)
        )
        return self._rows(query)

    def running_games(self, person: str, limit: int = 50) -> list[dict[str, Any]]:
        """The games of a person that have been dealt and are not over, newest first."""
        over = sa.exists().where(same_game(took_part, finished))
        query = (
            sa.select(tables, took_part.c.number, took_part.c.seat)
            .join(took_part, took_part.c.table_id == tables.c.id)
            .where(took_part.c.person == person, tables.c.phase == "playing", ~over)
            .order_by(tables.c.changed.desc(), took_part.c.seat)
            .limit(limit)
        )
        return self._rows(query)

    def _rows(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        with self.engine.connect() as connection:
            found: Sequence[Any] = connection.execute(query).mappings().all()
        return [dict(row) for row in found]

    def close(self) -> None:
        self.engine.dispose()
