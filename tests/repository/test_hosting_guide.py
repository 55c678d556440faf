"""docs/running.md: its commands are understood, its unit is sound, a backup can be gone back to."""

from __future__ import annotations

import os
import random
import re
import shlex
import shutil
import sqlite3
import subprocess
from contextlib import closing
from dataclasses import fields
from pathlib import Path

import pytest
import sqlalchemy as sa

from support.cluster.postgres import (
    RealPostgres,
    postgres,  # noqa: F401
)
from support.docs import blocks
from support.server_play import close_all, play_out, seated
from support.server_process import RealServer
from tischlein.cli.main import parser
from tischlein.client import Connection
from tischlein.server.ops.settings import Settings, from_environment
from tischlein.server.storage import database, schema

PAGE = Path(__file__).parents[2] / "docs" / "running.md"
TEXT = PAGE.read_text(encoding="utf-8")
LINES = [line for block in blocks(PAGE, "sh") for line in block.splitlines()]


def test_its_commands_are_understood() -> None:
    (unit,) = blocks(PAGE, "ini")
    started = [line.partition("=")[2] for line in unit.splitlines() if line.startswith("ExecStart")]
    commands = [shlex.split(line) for line in [*LINES, *started] if "tischlein " in line.split("'")[0]]
    ours = [words for words in commands if words[0].endswith("tischlein")]
    assert len(ours) >= 5
    for words in ours:
        chosen = parser().parse_args(words[1:])
        from_environment({name: value for name, value in vars(chosen).items() if value is not None}, {})


def test_its_settings_exist() -> None:
    names = {one.name for one in fields(Settings)} | {"cache"}  # which the engine reads
    unit = "".join(blocks(PAGE, "ini"))
    for name in re.findall(r"TISCHLEIN_([A-Z_]+)", TEXT + unit):
        assert name.lower() in names, name
    for flag in re.findall(r"`--([a-z-]+)", TEXT):
        assert flag.replace("-", "_") in names, flag


def test_its_unit_is_well_formed(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd here")
    (unit,) = blocks(PAGE, "ini")
    path = tmp_path / "tischlein.service"
    path.write_text(re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", unit, flags=re.M))
    run = subprocess.run(["systemd-analyze", "verify", str(path)], capture_output=True, text=True)
    assert "tischlein.service:" not in run.stderr, run.stderr


def test_a_backup_of_a_running_server_can_be_gone_back_to(tmp_path: Path) -> None:
    """The very command of the page; where there is no sqlite3 to run it, Python does the same."""
    server = RealServer(tmp_path / "server")
    copy = tmp_path / "tischlein.db"
    try:
        people = seated(server, "leduc", 2)
        version, table = people[0][1].version, people[0][1].id
        (line,) = [one for one in LINES if ".backup" in one]
        command = line.replace("/var/lib/tischlein", str(server.folder)).replace("/backup", str(tmp_path))
        if shutil.which("sqlite3"):
            subprocess.run(shlex.split(command), check=True)
        else:
            with (
                closing(sqlite3.connect(server.folder / "tischlein.db")) as book,
                closing(sqlite3.connect(copy)) as new,
            ):
                book.backup(new)
        play_out(people, random.Random(1))
        close_all(people)
        server.stop()
        for left in server.folder.glob("tischlein.db*"):
            left.unlink()
        shutil.copy(copy, server.folder / "tischlein.db")
        server.start()
        back = Connection(server.url, people[0][0].token)
        assert back.attend(table).version == version
        back.close()
    finally:
        server.close()


def test_a_dump_of_postgresql_can_be_gone_back_to(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    server: RealPostgres = request.getfixturevalue("postgres")
    engine = server.connect()
    database.migrate(engine)
    row = {"id": "p", "name": "Anna", "bot": False, "made": 0}
    with engine.begin() as connection:
        connection.execute(schema.people.insert().values(row))
    for line in [one for one in LINES if one.startswith("pg_")]:
        words = shlex.split(line.replace("/backup", str(tmp_path)))
        words = [f"--dbname={server.url}" if one.startswith("--dbname") else one for one in words]
        words = [server.url if one == "tischlein" else one for one in words]
        subprocess.run([str(server.tools / words[0]), *words[1:]], check=True, env=os.environ)
        with engine.begin() as connection:
            if words[0] == "pg_dump":
                connection.execute(schema.people.delete())
            else:
                assert connection.execute(sa.select(schema.people.c.name)).scalars().all() == ["Anna"]
    database.migrate(engine, "base")
    engine.dispose()
