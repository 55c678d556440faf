"""The doctor: every finding, with what to do about it."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

from tischlein import __version__
from tischlein.server.ops import doctor
from tischlein.server.ops.doctor import BAD, GOOD, WEAK, Finding
from tischlein.server.ops.settings import Settings
from tischlein.server.storage.database import connect, migrate
from tischlein.server.storage.schema import metadata, tables

FAR = Settings(database="postgresql://nobody@127.0.0.1:9/none?connect_timeout=2")


def mends(finding: Finding, state: str, says: str) -> bool:
    """Is it in this state, does it say so, and does it say what to do?"""
    return finding.state == state and says in finding.says and (state == GOOD or bool(finding.mend))


def test_python(monkeypatch: pytest.MonkeyPatch) -> None:
    assert doctor.python().state == GOOD
    monkeypatch.setattr(sys, "version_info", (3, 9, 1))
    assert mends(doctor.python(), BAD, "3.9.1 is too old")


def test_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    assert doctor.installed_packages().state == GOOD
    monkeypatch.setattr(doctor, "is_installed", lambda name: name != "litestar")
    finding = doctor.installed_packages()
    assert mends(finding, BAD, "litestar missing")
    assert "tischlein[server]" in finding.mend


def test_a_package_that_is_not_there_is_not_there() -> None:
    assert not doctor.is_installed("no-such-package-at-all")


def test_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    assert doctor.clock().state == GOOD
    monkeypatch.setattr(time, "time", lambda: 3600.0)
    assert mends(doctor.clock(), BAD, "1970-01-01")


def test_the_browser_pages(tmp_path: Path) -> None:
    assert mends(doctor.built_client(tmp_path), BAD, "not built")
    (tmp_path / "index.html").touch()
    assert mends(doctor.built_client(tmp_path), WEAK, "unknown")
    (tmp_path / "version.txt").write_text("0.0.1\n")
    assert mends(doctor.built_client(tmp_path), WEAK, "0.0.1")
    (tmp_path / "version.txt").write_text(f"{__version__}\n")
    assert mends(doctor.built_client(tmp_path), GOOD, __version__)


def test_the_port(monkeypatch: pytest.MonkeyPatch) -> None:
    assert doctor.port(Settings(port=0)).state == GOOD
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        settings = Settings(port=taken.getsockname()[1])
        assert mends(doctor.port(settings), WEAK, "in use")

    def forbidden(*_: Any) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", forbidden)
    assert "proxy" in doctor.port(Settings(port=80)).mend


def test_the_data_directory(tmp_path: Path) -> None:
    assert mends(doctor.data_folder(tmp_path / "new"), GOOD, "new")
    assert list((tmp_path / "new").iterdir()) == []
    (tmp_path / "file").touch()
    assert mends(doctor.data_folder(tmp_path / "file"), BAD, "file")


def test_the_space(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=10 * 2**30))
    assert mends(doctor.space(tmp_path), GOOD, "10.0 GiB")
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=2**20))
    assert mends(doctor.space(tmp_path), BAD, "0.0 GiB")


def test_sqlite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "MAX_WRITE_S", 60.0)
    assert mends(doctor.sqlite(tmp_path), GOOD, "write-ahead log")
    assert list(tmp_path.iterdir()) == []
    monkeypatch.setattr(doctor, "MAX_WRITE_S", 0.0)
    assert mends(doctor.sqlite(tmp_path), WEAK, "ms")

    class Old:
        """A folder in which there is no write-ahead log."""

        def execute(self, _: str) -> Any:
            return SimpleNamespace(fetchone=lambda: ("delete",))

        def commit(self) -> None: ...

        def close(self) -> None: ...

    monkeypatch.setattr(sqlite3, "connect", lambda _: Old())
    assert mends(doctor.sqlite(tmp_path), BAD, "delete")

    def broken(_: Path) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(sqlite3, "connect", broken)
    assert mends(doctor.sqlite(tmp_path), BAD, "disk I/O error")


def test_the_database(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path))
    assert mends(doctor.database(settings), GOOD, "none yet")
    engine = connect(settings.database_url())
    metadata.create_all(engine)
    assert mends(doctor.database(settings), WEAK, "nothing")
    metadata.drop_all(engine)
    migrate(engine)
    assert mends(doctor.database(settings), GOOD, "up to date")
    row = {
        "id": "x", "game": "x", "players": 2, "open": False, "phase": "over", "free": 0, "timed": False,
        "host": "x", "people": "[]", "changed": int(1000 * (time.time() + 3600)),
    }  # fmt: skip
    with engine.begin() as connection:
        connection.execute(tables.insert().values(row))
    assert mends(doctor.database(settings), BAD, "later than now")
    with engine.begin() as connection:
        connection.execute(sa.text("DROP TABLE links"))
    assert mends(doctor.database(settings), BAD, "does not take anything")
    engine.dispose()
    assert mends(doctor.database(FAR), BAD, "cannot be reached")


def test_the_command(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tischlein", "doctor", "--port", "0"]
    good = subprocess.run([*command, "--data", str(tmp_path)], capture_output=True, text=True)
    assert good.returncode == (1 if "✗" in good.stdout else 0), good.stdout + good.stderr
    assert "✓ Database: none yet" in good.stdout
    (tmp_path / "file").touch()
    bad = subprocess.run(
        command, capture_output=True, text=True, env=os.environ | {"TISCHLEIN_DATA": str(tmp_path / "file")}
    )
    assert bad.returncode == 1
    assert "✗ Data directory" in bad.stdout
    assert "→ " in bad.stdout
