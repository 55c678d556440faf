"""`tischlein doctor`: checks an installation and says for each finding how to put it right."""

from __future__ import annotations

import importlib.metadata
import os
import re
import shutil
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tischlein import __version__
from tischlein.server.ops.preflight import AddressTaken, check_address
from tischlein.server.ops.settings import Settings

if TYPE_CHECKING:
    from sqlalchemy.engine import Engine

GOOD, WEAK, BAD = "good", "weak", "bad"
SIGNS = {GOOD: "✓", WEAK: "!", BAD: "✗"}

MIN_PYTHON = (3, 11)
MIN_CLOCK_S = 1_790_000_000
"""Since 1970: a clock that shows less is wrong, for this version did not exist then."""
MAX_WRITE_S = 0.05
"""For one synchronous write; people notice what takes longer."""
MIN_FREE_BYTES = 500 * 1024 * 1024
"""Ten times what the server needs to be ready: time to free some."""


@dataclass(frozen=True)
class Finding:
    """The result of one check; what is not good comes with what to do about it."""

    name: str
    state: str
    says: str
    mend: str = ""

    def __str__(self) -> str:
        line = f"{SIGNS[self.state]} {self.name}: {self.says}"
        return f"{line}\n    → {self.mend}" if self.mend else line


def examine(settings: Settings, client: Path) -> Iterator[Finding]:
    """All checks, one after the other; what depends on something broken is left out."""
    yield python()
    yield (packages := installed_packages())
    yield clock()
    yield built_client(client)
    yield port(settings)
    folder = None if settings.database else settings.folder
    if folder is not None:
        yield (place := data_folder(folder))
        if place.state == BAD:
            return
        yield space(folder)
        yield sqlite(folder)
    if packages.state != BAD:
        yield database(settings)


def python() -> Finding:
    version = ".".join(map(str, sys.version_info[:3]))
    if sys.version_info < MIN_PYTHON:
        return Finding("Python", BAD, f"{version} is too old", "Install Python 3.11 or newer.")
    return Finding("Python", GOOD, version)


def installed_packages() -> Finding:
    """What `tischlein[server]` asks for, as the package itself says it."""
    wanted = [one for one in importlib.metadata.requires("tischlein") or [] if serves(one)]
    names = [re.split(r"[<>=!~;\[ ]", one)[0] for one in wanted]
    missing = [name for name in names if not is_installed(name)]
    if missing:
        mend = "pip install 'tischlein[server]'"
        return Finding("Packages", BAD, f"{', '.join(missing)} missing", mend)
    return Finding("Packages", GOOD, f"all {len(names)} are there")


def serves(requirement: str) -> bool:
    """Whether the server needs it, on this system: it belongs to no extra or to the server's."""
    extra = re.search(r"extra == ['\"](\w+)", requirement)
    return (extra is None or extra[1] == "server") and ("win32" not in requirement or os.name != "nt")


def is_installed(name: str) -> bool:
    try:
        importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


def clock() -> Finding:
    now = time.time()
    if now < MIN_CLOCK_S:
        said = time.strftime("%Y-%m-%d", time.gmtime(now))
        return Finding("Clock", BAD, f"it shows {said}", "Set the machine's clock; let NTP keep it.")
    return Finding("Clock", GOOD, time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(now)))


def built_client(client: Path) -> Finding:
    """Are the browser's pages there, and of this version?"""
    mend = "make client; an installed package brings them along: pip install --force-reinstall tischlein"
    if not (client / "index.html").exists():
        return Finding("Browser pages", BAD, "not built", mend)
    note = client / "version.txt"
    version = note.read_text(encoding="utf-8").strip() if note.exists() else "unknown"
    if version != __version__:
        return Finding("Browser pages", WEAK, f"of version {version}, the server is {__version__}", mend)
    return Finding("Browser pages", GOOD, f"of version {version}")


def port(settings: Settings) -> Finding:
    try:
        check_address(settings)
    except AddressTaken as taken:
        return Finding("Port", WEAK, taken.says, taken.mend)
    return Finding("Port", GOOD, f"{settings.host}:{settings.port} is free")


def data_folder(folder: Path) -> Finding:
    name = "Data directory"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = folder / ".is-this-writable"
        probe.write_text("yes", encoding="utf-8")
        probe.unlink()
    except OSError as error:
        mend = "Give this user the right to write there, or choose another with --data."
        return Finding(name, BAD, f"{folder}: {error.strerror}", mend)
    return Finding(name, GOOD, str(folder))


def space(folder: Path) -> Finding:
    free = shutil.disk_usage(folder).free
    said = f"{free / 2**30:.1f} GiB free"
    if free < MIN_FREE_BYTES:
        return Finding("Space", BAD, said, f"Free at least {MIN_FREE_BYTES // 2**20} MiB on this disk.")
    return Finding("Space", GOOD, said)


def sqlite(folder: Path) -> Finding:
    """A small database of its own: does the write-ahead log work, and how long does a safe write take?"""
    path = folder / f".doctor-{os.getpid()}.db"
    try:
        connection = sqlite3.connect(path)
        mode = connection.execute("PRAGMA journal_mode=WAL").fetchone()[0]
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("CREATE TABLE t (x)")
        connection.commit()
        times = sorted(safe_write(connection) for _ in range(9))
        connection.close()
    except sqlite3.Error as error:
        return Finding("SQLite", BAD, str(error), "Use a local disk, or PostgreSQL with --database.")
    finally:
        for left in folder.glob(f"{path.name}*"):
            left.unlink()
    if mode != "wal":
        mend = "Network folders cannot do it: use a local disk, or PostgreSQL with --database."
        return Finding("SQLite", BAD, f"no write-ahead log here, but {mode}", mend)
    said = f"write-ahead log, a safe write takes {1000 * times[4]:.1f} ms"
    if times[4] > MAX_WRITE_S:
        return Finding("SQLite", WEAK, said, "This disk is slow; people will notice. An SSD helps.")
    return Finding("SQLite", GOOD, said)


def safe_write(connection: sqlite3.Connection) -> float:
    began = time.perf_counter()
    connection.execute("INSERT INTO t VALUES (1)")
    connection.commit()
    return time.perf_counter() - began


def database(settings: Settings) -> Finding:
    """Is it there, up to date, writable, and not from the future?"""
    from sqlalchemy.exc import SQLAlchemyError

    from tischlein.server.ops.health import damage, migrations_missing, writing_fails
    from tischlein.server.storage.database import connect

    url = settings.database_url()
    if url.startswith("sqlite") and not Path(url.removeprefix("sqlite:///")).exists():
        return Finding("Database", GOOD, "none yet; the server makes it when it starts")
    engine = connect(url, settings.pg_timeouts())
    try:
        if (broken := damage(engine)) is not None:
            return Finding("Database", BAD, broken, "Stop the server and restore the last backup.")
        if (missing := migrations_missing(engine)) is not None:
            mend = "Start the server once: it brings the database up to date. Make a backup before."
            return Finding("Database", WEAK, missing, mend)
        if (wrong := writing_fails(engine)) is not None:
            return Finding("Database", BAD, wrong, "Look at its rights, its disk and its own log.")
        if (newest := newest_entry(engine)) > time.time() + 60:
            said = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(newest))
            mend = "The machine's clock has gone back: set it right before you start the server."
            return Finding("Database", BAD, f"its newest entry is from {said}, later than now", mend)
    except SQLAlchemyError as error:
        mend = "Is it running, and are name, password and address in --database right?"
        return Finding("Database", BAD, f"cannot be reached ({type(error).__name__})", mend)
    finally:
        engine.dispose()
    return Finding("Database", GOOD, f"{engine.dialect.name}, up to date")


def newest_entry(engine: Engine) -> float:
    """When a table was changed last, in seconds since 1970."""
    import sqlalchemy as sa

    from tischlein.server.storage.schema import tables

    with engine.connect() as connection:
        return float(connection.execute(sa.select(sa.func.max(tables.c.changed))).scalar() or 0) / 1000


def report(findings: Iterator[Finding], say: Callable[[str], None] = print) -> int:
    """Says everything; 0: all is good or at least works."""
    found = []
    for finding in findings:
        say(str(finding))
        found.append(finding)
    bad = sum(one.state == BAD for one in found)
    weak = sum(one.state == WEAK for one in found)
    say("All is well." if not bad + weak else f"{bad} to mend, {weak} to look at.")
    return 1 if bad else 0
