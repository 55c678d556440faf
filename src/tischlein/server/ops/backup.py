"""`tischlein backup` and `restore`: a whole database in one file, made while the server runs.

The file is a SQLite database with the same tables, from whichever store it comes: what was PostgreSQL may be
restored into SQLite, and the other way round.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from tischlein.engine.errors import Refusal
from tischlein.server.ops.health import damage, revisions
from tischlein.server.ops.settings import Settings
from tischlein.server.storage.database import connect, migrate
from tischlein.server.storage.sqlite_lock import lock_database

ROWS_AT_ONCE = 1000
"""That are copied together: few enough for memory, and enough to be quick."""
REVISION = "alembic_version"

logger = logging.getLogger("tischlein")


class BadBackup(Refusal):
    code = "bad-backup"


def backup(settings: Settings, path: Path) -> int:
    """Writes the file, and says what is in it."""
    engine = connect(settings.database_url(), settings.pg_timeouts())
    try:
        back_up(engine, path)
    except (SQLAlchemyError, OSError) as error:
        raise BadBackup(f"{path}: the backup failed ({type(error).__name__})") from None
    finally:
        engine.dispose()
    print(f"{path}: {contents(path)}")
    return 0


def restore(settings: Settings, path: Path) -> int:
    """Fills an empty database from the file; no server may use it meanwhile."""
    lock = lock_database(settings.database_url())
    engine = connect(settings.database_url())
    try:
        fill(engine, path)
    finally:
        engine.dispose()
        if lock is not None:
            lock.close()
    print(f"Restored from {path}: {contents(path)}")
    return 0


# ---- Making one ----


def back_up_before_migration(engine: Engine) -> None:
    """The built-in database as the version before left it; PostgreSQL has its own backups."""
    there, wanted = revisions(engine)
    if engine.dialect.name == "sqlite" and there and there != wanted:
        path = Path(str(engine.url.database))
        path = path.with_name(f"{path.stem}-before-{'-'.join(sorted(wanted))}.backup")
        if not path.exists():
            back_up(engine, path)
            logger.info("the database is brought up to date; as it was before, it is in %s", path)


def back_up(source: Engine, path: Path) -> None:
    """The database as it is at one moment. The file has its name only when it is whole."""
    if path.exists():
        raise BadBackup(f"{path} is there already: choose another name")
    unfinished = path.with_name(f"{path.name}.part")
    unfinished.unlink(missing_ok=True)
    target = connect(f"sqlite:///{unfinished}")
    try:
        with source.connect() as reading, target.connect() as writing:
            if source.dialect.name == "sqlite":
                driver: Any = reading.connection.driver_connection
                driver.backup(writing.connection.driver_connection)
            else:
                copy_rows(reading.execution_options(isolation_level="REPEATABLE READ"), writing)
                writing.commit()
            writing.exec_driver_sql("PRAGMA journal_mode=DELETE")  # one file, without a log beside it
        if (found := damage(target)) is not None:
            raise BadBackup(f"{path} was not written: {found}")
    finally:
        target.dispose()
    unfinished.rename(path)


def copy_rows(reading: Connection, writing: Connection, there: sa.MetaData | None = None) -> None:
    """Every row of every table; where the tables are not there yet, they are made."""
    tables = reflected(reading)
    if there is None:
        tables.create_all(writing)
    for table in tables.sorted_tables:
        if there is not None and table.name == REVISION:
            continue
        rows = reading.execution_options(stream_results=True).execute(sa.select(table)).mappings()
        into = table if there is None else there.tables[table.name]
        for some in rows.partitions(ROWS_AT_ONCE):
            writing.execute(into.insert(), [dict(row) for row in some])


def reflected(connection: Connection) -> sa.MetaData:
    """The tables of a database as any other knows them."""
    found = sa.MetaData()

    @sa.event.listens_for(found, "column_reflect")
    def generic(_: Any, __: Any, column: dict[str, Any]) -> None:
        column["type"] = column["type"].as_generic()
        column["default"] = None

    found.reflect(connection)
    return found


# ---- Reading one ----


def fill(target: Engine, path: Path) -> None:
    """An empty database becomes what the backup was, brought up to date."""
    source = opened(path)
    try:
        with source.connect() as reading:
            revision = revision_of(reading, path)
            check_empty(target)
            migrate(target, "base")
            try:
                migrate(target, revision)
            except CommandError:
                raise BadBackup(f"{path} comes from a newer version of Tischlein") from None
            with target.begin() as writing:
                copy_rows(reading, writing, reflected(writing))
        migrate(target)
    finally:
        source.dispose()


def opened(path: Path) -> Engine:
    """The file, which nothing changes."""
    if not path.is_file():
        raise BadBackup(f"{path}: there is no such file")
    source = sa.create_engine(f"sqlite:///file:{path}?mode=ro&uri=true")
    if (found := damage(source)) is not None:
        raise BadBackup(f"{path} is no backup of Tischlein, or is damaged: {found}")
    return source


def revision_of(reading: Connection, path: Path) -> str:
    try:
        return str(reading.exec_driver_sql(f"SELECT version_num FROM {REVISION}").scalar_one())  # noqa: S608
    except SQLAlchemyError:
        raise BadBackup(f"{path} is no backup of Tischlein") from None


def check_empty(target: Engine) -> None:
    """Nothing is ever overwritten: whoever restores into the wrong place must not lose what is there."""
    with target.connect() as connection:
        for name in set(sa.inspect(connection).get_table_names()) - {REVISION}:
            if connection.execute(sa.select(sa.literal(1)).select_from(sa.table(name)).limit(1)).first():
                raise BadBackup("the database must be empty (it has tables of people): move it away first")


def contents(path: Path) -> str:
    """What is in a backup, in a line."""
    source = opened(path)
    with source.connect() as connection:
        counts = [
            f"{connection.exec_driver_sql(f'SELECT count(*) FROM {table}').scalar_one()} {name}"  # noqa: S608
            for table, name in (("tables", "tables"), ("finished", "finished games"), ("people", "people"))
        ]
    source.dispose()
    return ", ".join(counts)
