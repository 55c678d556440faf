"""A database of an earlier version is migrated and read; all its tables are served and played on."""

from __future__ import annotations

import gzip
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from support.cluster.postgres import RealPostgres, postgres
from support.server_process import RealServer
from tischlein import client, server
from tischlein.records.parse import parse
from tischlein.server.ops.settings import Settings
from tischlein.server.storage.database import connect, migrate
from tischlein.server.storage.queries import Queries
from tischlein.server.tables.host import Host

__all__ = ["postgres"]

EARLIER_DATABASE = Path(__file__).parents[2] / "fixtures" / "earlier_version" / "tischlein.db.gz"
FINISHED = ("finished", "finished-potato-man", "finished-heckmeck", "finished-elefant")
PLAYING = ("playing", "paused", "undo", "from-position", "rematch", "stand-in")
TABLES = ("gathering", *FINISHED, *PLAYING)
FIRST_SCHEMA = "0001"
REMOVED = [("Clara", "paused")]
"""Who was removed by the host, and where."""
MOVES = 6
"""How far each table is played on."""


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """The same rows in both kinds of database, in their first schema."""
    folder = tmp_path_factory.mktemp("before")
    (folder / "tischlein.db").write_bytes(gzip.decompress(EARLIER_DATABASE.read_bytes()))
    if request.param == "sqlite":
        return Settings(data=str(folder))
    database: RealPostgres = request.getfixturevalue("postgres")
    copy_into(database, connect(f"sqlite:///{folder / 'tischlein.db'}"))
    return Settings(database=database.url)


def copy_into(database: RealPostgres, source: sa.Engine) -> None:
    target = database.connect()
    migrate(target, FIRST_SCHEMA)
    tables = sa.MetaData()
    tables.reflect(target)
    with source.connect() as reader, target.begin() as writer:
        for table in tables.sorted_tables:
            rows = [dict(row) for row in reader.execute(sa.select(table)).mappings()]
            if rows and table.name != "alembic_version":
                writer.execute(table.insert(), rows)
    source.dispose()
    target.dispose()


@pytest.fixture
def queries(settings: Settings) -> Iterator[Queries]:
    made = Queries(connect(settings.database_url()))
    migrate(made.engine)
    yield made
    made.close()


@pytest.mark.parametrize("table_id", TABLES)
def test_the_log_of_a_table_of_an_earlier_version_is_the_table(queries: Queries, table_id: str) -> None:
    entries = queries.entries_of(table_id)
    host = Host(table_id, entries, now=entries[-1].at)
    assert host.version == len(entries) > 0
    phase = "gathering" if table_id == "gathering" else "over" if table_id in FINISHED else "playing"
    assert host.room.phase == phase
    assert (host.room.paused_at is not None) is (table_id == "paused")
    assert (host.room.undo is not None) is (table_id == "undo")
    assert any(chair.stand_in for chair in host.room.seats) is (table_id == "stand-in")
    assert host.room.number == (2 if table_id == "rematch" else 1)


@pytest.mark.parametrize("table_id", [*FINISHED, "rematch"])
def test_a_finished_game_of_an_earlier_version_verifies(queries: Queries, table_id: str) -> None:
    text = queries.record_text(table_id, 1)
    assert text is not None
    assert parse(text).verify().over


@pytest.mark.parametrize("table_id", TABLES)
def test_every_decision_of_its_bots_is_made_again(
    settings: Settings, table_id: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert server.replay_bots(table_id, settings) == 0
    assert "0 differ" in capsys.readouterr().out


def test_every_table_of_an_earlier_version_is_served_and_played_on(
    settings: Settings, tmp_path: Path
) -> None:
    place: dict[str, Any] = {"database": settings.database} if settings.database else {}
    running = RealServer(Path(settings.data or tmp_path), **place)
    try:
        with ExitStack() as stack:
            connections = {name: stack.enter_context(one) for name, one in known_people(running, settings)}
            for table_id in TABLES:
                coming = [name for name in connections if (name, table_id) not in REMOVED]
                at = {name: connections[name].attend(table_id) for name in coming}
                go_on(at, table_id)
                play_out(list(at.values()))
    finally:
        running.stop()


def known_people(running: RealServer, settings: Settings) -> Iterator[tuple[str, client.Connection]]:
    engine = connect(settings.database_url())
    with engine.connect() as connection:
        rows = connection.execute(
            sa.text("SELECT id, name FROM people WHERE name IN ('Anna', 'Ben', 'Clara')")
        )
        people = rows.all()
    engine.dispose()
    for person, name in people:
        yield name, client.Connection(running.url, f"{person}.secret-{name}")


def go_on(at: dict[str, client.RemoteTable], table_id: str) -> None:
    """What has to be done first at a table in this state."""
    anna, ben = at["Anna"], at["Ben"]
    if table_id == "gathering":
        anna.ask("begin", fill="random")
    elif table_id in FINISHED:
        for table in at.values():
            for seat in table.seats:
                table.ask("rematch", seat=seat)
    elif table_id == "paused":
        anna.ask("resume")
    elif table_id == "undo":
        asked = anna.room["undo"]
        other = next(table for table in (anna, ben) if asked["seat"] not in table.seats)
        before = other.moves_made
        other.ask("answer-undo", seat=other.seats[0], yes=True)
        assert other.moves_made < before


def play_out(tables: list[client.RemoteTable]) -> None:
    """Random moves until the game is over, or enough of them are made."""
    chooser, moves, ends = random.Random(1), 0, time.monotonic() + 60
    while moves < MOVES and not tables[0].over:
        assert time.monotonic() < ends, "the table does not go on"
        for table in tables:
            seat = table.seat_to_move()
            if seat is None:
                table.connection.receive(0.02)
            else:
                with suppress(client.MovedOn):  # a bot was quicker, or a move was taken back
                    table.play(chooser.choice(table.view(seat)["moves"]), seat)
                    moves += 1
