"""Connecting to SQLite or PostgreSQL, and migrating the database."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection, Engine

if TYPE_CHECKING:
    from tischlein.server.storage.pg_timeouts import PgTimeouts


def connect(url: str, timeouts: PgTimeouts | None = None, **more: Any) -> Engine:
    """The database behind a URL. SQLite has a write-ahead log, and commits only what is on the disk.

    With `timeouts`, no wait for PostgreSQL is endless.
    """
    more.setdefault("pool_pre_ping", not url.startswith("sqlite"))
    engine = sa.create_engine(url, hide_parameters=True, **more)
    if engine.dialect.name == "sqlite":
        if engine.url.database:
            keep_private(Path(engine.url.database))
        sa.event.listen(engine, "connect", prepare_sqlite)
    elif timeouts is not None:
        sa.event.listen(engine, "do_connect", lambda _, __, where, more: timeouts.connect(*where, **more))
    return engine


def keep_private(path: Path) -> None:
    """Only this user reads the database: it holds the cards of running games. SQLite's other files follow."""
    with suppress(OSError):  # where it cannot be made or is somebody else's, connecting says what is wrong
        path.touch(mode=0o600)
        for file in (path, *(path.with_name(f"{path.name}{end}") for end in ("-wal", "-shm"))):
            if file.exists():
                file.chmod(0o600)


def native_url(engine: Engine) -> str:
    """The same database's address for the PostgreSQL driver itself."""
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
