"""What is kept: books of tables, people, finished games. SQLite or PostgreSQL, through the same code."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import BigInteger, Boolean, Column, Integer, LargeBinary, MetaData, String, Text
from sqlalchemy.engine import Connection, Engine

from tischlein.server.tables.log import Entry, read_payload, write_payload

if TYPE_CHECKING:
    from tischlein.server.storage.pg_timeouts import PgTimeouts

metadata = MetaData()

tables = sa.Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("phase", String(12), nullable=False),
    Column("free", Integer, nullable=False),
    Column("timed", Boolean, nullable=False),
    Column("host", String(40), nullable=False),
    Column("people", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
    sa.Index("open_tables", "open", "phase", "changed"),
)
"""A line about each table for the list of tables; the truth is in its book."""

entries = sa.Table(
    "entries",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("person", String(40)),
    Column("request", String(40)),
    Column("fact", Text, nullable=False),
)
"""The books: append-only. Two writers of the same line conflict, whoever is second."""

decisions = sa.Table(
    "decisions",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("bot", String(20), nullable=False),
    Column("simulations", Integer, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("seen", LargeBinary, nullable=False),
    Column("move", Text, nullable=False),
)
"""All that a bot knew when it moved: entry `n` of the book is its move."""

finished = sa.Table(
    "finished",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("result", Text, nullable=False),
    Column("record", Text, nullable=False),
)

took_part = sa.Table(
    "took_part",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
)

people = sa.Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
)

devices = sa.Table(
    "devices",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(40), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
)
"""A person's devices: only hashes of their secrets are kept."""

links = sa.Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("used", Boolean, nullable=False),
)
"""Codes that bring an identity to another device, once, within minutes."""

ADD_ENTRY = entries.insert()
ADD_DECISION = decisions.insert()
ADD_FINISHED = finished.insert()
ADD_PART = took_part.insert()
ADD_TABLE = tables.insert()
CHANGE_TABLE = (
    tables.update()
    .where(tables.c.id == sa.bindparam("table_id"))
    .values(
        phase=sa.bindparam("phase"),
        free=sa.bindparam("free"),
        people=sa.bindparam("people"),
        changed=sa.bindparam("changed"),
    )
)


def same_game(one: sa.Table, other: sa.Table) -> sa.ColumnElement[bool]:
    return sa.and_(one.c.table_id == other.c.table_id, one.c.number == other.c.number)


def connect(url: str, timeouts: PgTimeouts | None = None, **more: Any) -> Engine:
    """The database behind a URL. SQLite writes ahead and calls nothing stored before it is on the disk.

    With `timeouts`, no wait for PostgreSQL is endless.
    """
    more.setdefault("pool_pre_ping", not url.startswith("sqlite"))
    engine = sa.create_engine(url, hide_parameters=True, **more)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", prepare_sqlite)
    elif timeouts is not None:
        sa.event.listen(engine, "do_connect", lambda _, __, where, more: timeouts.connect(*where, **more))
    return engine


def address_of(engine: Engine) -> str:
    """The same database for who speaks to PostgreSQL directly."""
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=False)


def prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrations(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def migrate(engine: Engine, revision: str = "head") -> None:
    """Brings the tables of the database up to date, or to a named revision."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # processes that start together do this one after the other
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7153)")
        config = migrations(connection)
        (command.downgrade if revision == "base" else command.upgrade)(config, revision)


def entry_row(table_id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "n": entry.n,
        "at": entry.at,
        "person": entry.person,
        "request": entry.request,
        "fact": write_payload(entry.payload).decode(),
    }


class Store:
    """Reading. Everything that is written at tables goes through the `Writer`."""

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
        """The book after something went wrong: nothing that was given up on can still enter it."""
        if self.timeouts is not None:
            self.timeouts.terminate_abandoned(self.engine)
        return self.entries_of(table_id)

    def open_tables(self, since: int, most: int = 100) -> list[dict[str, Any]]:
        """Tables that anybody may join and at which something has happened since then, newest first."""
        query = (
            sa.select(tables)
            .where(tables.c.open, tables.c.phase == "gathering", tables.c.free > 0, tables.c.changed >= since)
            .order_by(tables.c.changed.desc())
            .limit(most)
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
        """A finished game as it stands in a file."""
        query = sa.select(finished.c.record).where(
            finished.c.table_id == table_id, finished.c.number == number
        )
        with self.engine.connect() as connection:
            text: str | None = connection.execute(query).scalar()
        return text

    def history(self, person: str, most: int = 200) -> list[dict[str, Any]]:
        """The finished games of a person, newest first."""
        query = (
            sa.select(finished, took_part.c.seat)
            .join(took_part, same_game(took_part, finished))
            .where(took_part.c.person == person)
            .order_by(finished.c.at.desc(), took_part.c.seat)
            .limit(most)
        )
        return self._rows(query)

    def running(self, person: str, most: int = 50) -> list[dict[str, Any]]:
        """The games of a person that have been dealt and are not over, newest first."""
        over = sa.exists().where(same_game(took_part, finished))
        query = (
            sa.select(tables, took_part.c.number, took_part.c.seat)
            .join(took_part, took_part.c.table_id == tables.c.id)
            .where(took_part.c.person == person, tables.c.phase == "playing", ~over)
            .order_by(tables.c.changed.desc(), took_part.c.seat)
            .limit(most)
        )
        return self._rows(query)

    def _rows(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        with self.engine.connect() as connection:
            found: Sequence[Any] = connection.execute(query).mappings().all()
        return [dict(row) for row in found]

    def close(self) -> None:
        self.engine.dispose()
