"""Backups of both stores: made while games run, restored into either, and checked."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Engine

from support.cluster.postgres import RealPostgres, postgres
from support.fake_hub import TestHub
from support.server_process import RealServer
from tischlein.client import Connection, call
from tischlein.server.ops import check
from tischlein.server.ops.backup import BadBackup, back_up, back_up_before_migration, fill
from tischlein.server.ops.settings import Settings
from tischlein.server.storage import rows, schema
from tischlein.server.storage.database import connect, migrate
from tischlein.server.storage.people import People
from tischlein.server.storage.writer import WriteBatch, WriteStream, write_all

__all__ = ["postgres"]


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    """A database in which somebody has played."""
    if request.param == "sqlite":
        made = connect(f"sqlite:///{tmp_path / 'test.db'}")
    else:
        postgres: RealPostgres = request.getfixturevalue("postgres")
        made = postgres.connect()
    migrate(made)
    play_into(made)
    yield made
    migrate(made, "base")
    made.dispose()


def play_into(engine: Engine) -> None:
    """A finished game and a running one with a bot's decision, as the server writes them."""
    People(engine, "").create("Anna", False, 5)
    hub = TestHub()
    for game, players, moves in (("leduc", 2, 10_000), ("potato-man", 3, 2)):
        table = hub.open(game, players, bots=dict.fromkeys(range(1, players), "random"))
        hub.play_some(table, hub.seated(table, 1), random.Random(1), moves)
    write = [*hub.store.rows]
    for table, entries in hub.store.logs.items():
        write += [(rows.ADD_ENTRY, rows.entry_row(table, entry)) for entry in entries]
    for statement, row in write:
        write_all(engine, [WriteBatch(WriteStream(), [(statement, row)], lambda _: None)])


def everything(engine: Engine) -> dict[str, list[Any]]:
    with engine.connect() as connection:
        return {
            table.name: sorted(map(repr, connection.execute(sa.select(table)).all()))
            for table in schema.metadata.sorted_tables
        }


def said(engine: Engine) -> tuple[int, list[str]]:
    lines: list[str] = []
    return check.report(engine, lines.append), lines


def test_what_is_restored_is_what_was_backed_up(engine: Engine, tmp_path: Path) -> None:
    path = tmp_path / "evening.backup"
    back_up(engine, path)
    assert path.stat().st_mode & 0o777 == 0o600
    assert sorted(one.name for one in tmp_path.iterdir() if "evening" in one.name) == ["evening.backup"]
    again = connect(f"sqlite:///{tmp_path / 'again.db'}")
    fill(again, path)
    assert everything(again) == everything(engine)
    assert everything(again)["entries"]
    code, lines = said(again)
    assert (code, lines[-1]) == (0, "All is well.")
    assert lines[0] == "2 tables read again, 0 under other rules"
    with pytest.raises(BadBackup, match="must be empty"):
        fill(again, path)
    with pytest.raises(BadBackup, match="there already"):
        back_up(engine, path)
    again.dispose()


def test_a_backup_goes_back_into_postgresql(postgres: RealPostgres, tmp_path: Path) -> None:
    source = connect(f"sqlite:///{tmp_path / 'test.db'}")
    migrate(source)
    play_into(source)
    back_up(source, tmp_path / "x.backup")
    target = postgres.connect()
    fill(target, tmp_path / "x.backup")
    assert everything(target) == everything(source)
    migrate(target, "base")
    for one in (source, target):
        one.dispose()


def test_what_is_no_backup_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    source = connect(f"sqlite:///{tmp_path / 'test.db'}")
    migrate(source)
    play_into(source)
    good = tmp_path / "good.backup"
    back_up(source, good)
    source.dispose()
    damaged, text, other = (tmp_path / name for name in ("damaged", "text", "other"))
    pages = bytearray(good.read_bytes())
    pages[4096 * 2 : 4096 * 6] = b"\xa5" * 4096 * 4
    damaged.write_bytes(pages)
    text.write_text("hello " * 1000)
    with sa.create_engine(f"sqlite:///{other}").begin() as connection:
        connection.exec_driver_sql("CREATE TABLE x (y)")
    target = connect(f"sqlite:///{tmp_path / 'target.db'}")
    for path in (damaged, text, other, tmp_path / "nowhere"):
        with pytest.raises(BadBackup):
            fill(target, path)
    assert sa.inspect(target).get_table_names() == []
    target.dispose()


def test_a_damaged_log_is_found(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'test.db'}")
    migrate(engine)
    play_into(engine)
    with engine.begin() as connection:
        (first, *_) = connection.execute(sa.select(schema.entries.c.table_id).distinct()).scalars()
        line = schema.entries.update().where(schema.entries.c.table_id == first, schema.entries.c.n == 2)
        connection.execute(line.values(fact="{"))
        connection.execute(schema.finished.update().values(record=sa.func.replace(
            schema.finished.c.record, "result: ", "result: 9"
        )))  # fmt: skip
    code, lines = said(engine)
    assert (code, lines[-1]) == (1, "2 cannot be read.")
    assert any(line.startswith(f"table {first}: ") for line in lines)
    engine.dispose()


def test_before_a_migration_the_built_in_database_is_kept(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'tischlein.db'}")
    back_up_before_migration(engine)
    migrate(engine)
    back_up_before_migration(engine)
    assert not list(tmp_path.glob("*.backup"))
    migrate(engine, "base")
    migrate(engine, "0001")
    with engine.begin() as connection:
        row = {"id": "anna", "name": "Anna", "bot": False, "made": 0}
        connection.execute(sa.table("people", *map(sa.column, row)).insert().values(row))
    back_up_before_migration(engine)
    migrate(engine)
    (kept,) = tmp_path.glob("*.backup")
    again = connect(f"sqlite:///{tmp_path / 'again.db'}")
    fill(again, kept)
    assert everything(again) == everything(engine), "an older backup is brought up to date"
    for one in (engine, again):
        one.dispose()


def test_a_running_server_is_backed_up_and_its_games_go_on_elsewhere(tmp_path: Path) -> None:
    """The drill: a game is under way, its host makes a backup, and plays on from it on another machine."""
    from tischlein import server as program

    server = RealServer(tmp_path / "server")
    try:
        token = call("POST", f"{server.url}/api/people", {"name": "Anna"})["token"]
        anna = Connection(server.url, token, "")
        table = anna.new_table("leduc", 2, bots={1: "random"}, sit=0)
        assert program.backup(Settings(data=str(tmp_path / "server")), tmp_path / "x.backup") == 0
        anna.close()
    finally:
        server.close()
    elsewhere = Settings(data=str(tmp_path / "elsewhere"))
    assert program.restore(elsewhere, tmp_path / "x.backup") == 0
    assert program.check(elsewhere) == 0
    server = RealServer(tmp_path / "elsewhere")
    try:
        anna = Connection(server.url, token, "")
        again = anna.attend(table.id)
        for _, view in again.turns(60):
            again.play(view["moves"][0])
        assert again.over
        anna.close()
    finally:
        server.close()
