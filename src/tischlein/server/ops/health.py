"""Is the server healthy, and ready for requests? `tischlein doctor` makes the same checks."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import sqlalchemy as sa
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Engine
from sqlalchemy.exc import SQLAlchemyError

from tischlein.server.storage.database import migrations
from tischlein.server.storage.schema import links

MIN_FREE_BYTES = 50 * 1024 * 1024
"""On the disk of the built-in database; a server with less is no longer ready."""
MAX_THOUGHT_S = 60.0
"""A bot that thinks for longer is stuck; a move takes a second at most, unless its code is compiled first."""
CHECK_INTERVAL_S = 1.0
"""An answer is given again for this long, so that asking often costs nothing."""


def writing_fails(engine: Engine) -> str | None:
    """Writes a row and takes it back; what went wrong, if anything."""
    row = {"hash": "is this writable?", "person": "", "expires": 0, "used": True}
    try:
        with engine.connect() as connection:
            connection.execute(links.insert().values(row))
            connection.rollback()
    except SQLAlchemyError as error:
        return f"the database does not take anything ({type(error).__name__})"
    return None


def revisions(engine: Engine) -> tuple[set[str], set[str]]:
    """Which migrations the database has, and which it should have; only the newest are named."""
    with engine.connect() as connection:
        there = set(MigrationContext.configure(connection).get_current_heads())
        return there, set(ScriptDirectory.from_config(migrations(connection)).get_heads())


def migrations_missing(engine: Engine) -> str | None:
    there, wanted = revisions(engine)
    return None if there == wanted else f"the database has {sorted(there) or 'nothing'}, not {sorted(wanted)}"


def space_missing(engine: Engine) -> str | None:
    """Only for the built-in database: another one looks after its own disk."""
    if engine.dialect.name != "sqlite" or not engine.url.database:
        return None
    left = shutil.disk_usage(Path(engine.url.database).parent).free
    return None if left >= MIN_FREE_BYTES else f"only {left // 2**20} MiB are left on the disk"


def damage(engine: Engine) -> str | None:
    """Reads the whole file of the built-in database; PostgreSQL looks after its own."""
    if engine.dialect.name != "sqlite":
        return None
    try:
        with engine.connect() as connection:
            found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    except SQLAlchemyError as error:
        found = str(getattr(error, "orig", None) or type(error).__name__)
    return None if found == "ok" else f"the database is damaged ({found.splitlines()[-1][:100]})"


class Health:
    """Whether this server is ready for people."""

    def __init__(self, engine: Engine, longest_thought: Callable[[], float] = lambda: 0.0) -> None:
        self.engine = engine
        self.longest_thought = longest_thought
        self.stopping = False
        self.checked_at = -CHECK_INTERVAL_S
        self.found: list[str] = []
        self.suspected = False
        """Something could not be read: the whole database is looked at, once."""
        self.damage: str | None = None

    def suspect(self) -> None:
        """The database may be damaged."""
        self.suspected = True

    def complaints(self) -> list[str]:
        """Why this server is not ready; empty: it is."""
        if self.stopping:
            return ["the server stops"]
        if monotonic() - self.checked_at >= CHECK_INTERVAL_S:
            self.found = self.check()
            self.checked_at = monotonic()
        return self.found

    def check(self) -> list[str]:
        try:
            found = [ask(self.engine) for ask in (migrations_missing, writing_fails, space_missing)]
        except (SQLAlchemyError, OSError, sa.exc.TimeoutError) as error:
            return [f"the database cannot be reached ({type(error).__name__})"]
        if self.suspected:
            self.suspected, self.damage = False, damage(self.engine)
        if self.damage is not None:
            found.append(self.damage)
        if self.longest_thought() > MAX_THOUGHT_S:
            found.append("the bots' processes do not answer")
        return [one for one in found if one is not None]
