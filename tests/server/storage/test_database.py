"""The store on real databases: SQLite, and a PostgreSQL that the tests start themselves."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.engine import Engine

from support.cluster.postgres import RealPostgres, postgres
from support.fake_hub import PEOPLE, opened
from support.random_play import table_after
from support.server_process import RealServer
from tischlein import client
from tischlein.engine.errors import Refusal
from tischlein.records.parse import parse
from tischlein.server.http.records import played_on
from tischlein.server.ops.settings import Settings
from tischlein.server.protocol.common import Person
from tischlein.server.storage import schema
from tischlein.server.storage.database import connect, migrate
from tischlein.server.storage.people import People
from tischlein.server.storage.queries import Queries
from tischlein.server.storage.rows import (
    ADD_ENTRY,
    ADD_FINISHED,
    ADD_PART,
    ADD_TABLE,
    CHANGE_TABLE,
    entry_row,
)
from tischlein.server.storage.writer import (
    CONFLICT,
    FAILED,
    STORED,
    ThreadWriter,
    WriteBatch,
    WriteStream,
    write_all,
)
from tischlein.server.tables import log
from tischlein.server.tables.host import Host
from tischlein.server.tables.log import Entry

__all__ = ["postgres"]


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    """A migrated, empty database; afterwards everything is migrated down again."""
    if request.param == "sqlite":
        made = connect(f"sqlite:///{tmp_path / 'test.db'}")
    else:
        made = request.getfixturevalue("postgres").connect()
    migrate(made)
    yield made
    migrate(made, "base")
    left = set(sa.inspect(made).get_table_names()) - {"alembic_version"}
    made.dispose()
    assert left == set()


def test_the_migrations_lead_to_the_tables_that_the_code_knows(engine: Engine) -> None:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
    migrate(engine)


def batch(stream: WriteStream, *entries: Entry, table: str = "t", **more: Any) -> WriteBatch:
    rows = [(ADD_ENTRY, entry_row(table, entry)) for entry in entries]
    return WriteBatch(stream, rows, more.get("done", lambda _: None))  # type: ignore[arg-type]


def moved(n: int, move: str = "call") -> Entry:
    return Entry(n, 1_700_000_000_000 + n, log.Moved(0, move), "anna", f"r{n}")


def test_a_book_is_read_as_it_was_written(engine: Engine) -> None:
    history = [Entry(1, 5, opened("leduc", 2, bots={1: "spud"}), "p0", None), moved(2), moved(3, "räise")]
    write_all(engine, [batch(WriteStream(), *history)])
    assert Queries(engine).entries_of("t") == history
    assert Queries(engine).entries_of("t", after=2) == history[2:]
    assert Queries(engine).entries_of("other") == []


def test_the_second_writer_of_a_line_gets_a_conflict_and_the_others_are_stored(engine: Engine) -> None:
    first, second, other_table = WriteStream(), WriteStream(), WriteStream()
    write_all(engine, [batch(first, moved(1))])
    late = [
        batch(other_table, moved(1), table="u"),
        batch(second, moved(1, "other")),
        batch(second, moved(2)),
        batch(other_table, moved(2), table="u"),
    ]
    write_all(engine, late)
    assert [one.outcome for one in late] == [STORED, CONFLICT, CONFLICT, STORED]
    assert Queries(engine).entries_of("t") == [moved(1)]
    assert Queries(engine).entries_of("u") == [moved(1), moved(2)]
    assert second.broken


def test_a_parcel_is_stored_as_a_whole_or_not_at_all(engine: Engine) -> None:
    write_all(engine, [batch(WriteStream(), moved(2))])
    write_all(engine, [batch(WriteStream(), moved(1), moved(2))])
    assert Queries(engine).entries_of("t") == [moved(2)]


def test_a_database_that_fails_is_told_apart_from_a_conflict(tmp_path: Path) -> None:
    bare = connect(f"sqlite:///{tmp_path / 'bare.db'}")
    one = batch(WriteStream(), moved(1))
    write_all(bare, [one])
    assert one.outcome == FAILED
    bare.dispose()


def test_a_row_that_no_database_takes_spoils_nothing_for_the_others(engine: Engine) -> None:
    """Half a character gets through no message; should it ever, the thread that writes for all goes on."""
    bad, good = batch(WriteStream(), moved(1)), batch(WriteStream(), moved(2))
    bad.rows[0][1]["request"] = "\ud800"
    write_all(engine, [bad, good])
    assert [one.outcome for one in (bad, good)] == [FAILED, STORED]


def test_the_writer_stores_in_order_and_tells_after_the_commit(engine: Engine) -> None:
    reported: list[WriteBatch] = []
    all_told = threading.Event()

    def send(batches: list[WriteBatch]) -> None:
        assert all(Queries(engine).entries_of("t", after=int(one.rows[0][1]["n"]) - 1) for one in batches)
        reported.extend(batches)
        if len(reported) == 200:
            all_told.set()

    writer = ThreadWriter(engine, send, lambda hand_over: hand_over())
    stream = WriteStream()
    for n in range(1, 201):
        writer.put(batch(stream, moved(n)))
    assert all_told.wait(20)
    writer.close()
    assert [one.rows[0][1]["n"] for one in reported] == list(range(1, 201))
    assert {one.outcome for one in reported} == {STORED}


def test_sqlite_is_durable(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'test.db'}")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    engine.dispose()


# ---- People ----


def test_a_person_is_known_by_the_token_only(engine: Engine) -> None:
    people = People(engine, "http://table")
    anna, token = people.create("Anna", bot=False, now=1)
    assert people.find_by_token(token) == anna
    for wrong in ("", anna.id, f"{anna.id}.", f"{anna.id}.guess", f"x{token}", token + "x", "nobody.secret"):
        assert people.find_by_token(wrong) is None
    secret = token.partition(".")[2]
    with engine.connect() as connection:
        kept = repr([connection.execute(sa.select(table)).all() for table in schema.metadata.sorted_tables])
    assert secret not in kept
    assert people.change(anna, "Änne").name == "Änne"
    known = people.find_by_token(token)
    assert known is not None
    assert known.name == "Änne"
    with pytest.raises(Refusal):
        people.change(anna, " ")
    people.change(known, figure="owl-green")
    assert people.find_by_token(token) == Person(anna.id, "Änne", figure="owl-green")


def test_a_code_brings_an_identity_to_another_device_once(engine: Engine) -> None:
    people = People(engine, "http://table/")
    anna, token = people.create("Anna", bot=False, now=1)
    link = people.create_link(anna, now=1_000)
    assert link.url == f"http://table/#/device/{link.code}"
    assert link.qr.startswith("<svg")
    person, other = people.redeem(link.code.upper(), now=2_000)
    assert person == anna
    assert other != token
    assert people.find_by_token(other) == people.find_by_token(token) == anna
    for code, now in ((link.code, 3_000), ("wrong", 3_000), (people.create_link(anna, 0).code, 10**9)):
        with pytest.raises(Refusal):
            people.redeem(code, now)


def test_lists_and_history(engine: Engine) -> None:
    queries = Queries(engine)
    row = {
        "id": "t", "game": "leduc", "players": 2, "open": True, "phase": "gathering", "free": 1, "host": "p0",
        "people": "[]", "changed": 5, "timed": True,
    }  # fmt: skip
    stream = WriteStream()
    key = {"table_id": "t", "number": 1}
    write_all(
        engine,
        [
            WriteBatch(stream, [(ADD_TABLE, row)], lambda _: None),
            WriteBatch(stream, [(ADD_TABLE, {**row, "id": "u", "open": False})], lambda _: None),
            WriteBatch(
                stream,
                [
                    (
                        ADD_FINISHED,
                        {**key, "at": 9, "game": "leduc", "result": "1 2", "record": "…"},
                    ),
                    (ADD_PART, {**key, "person": "p1", "seat": 1}),
                ],
                lambda _: None,
            ),
        ],
    )
    assert [one["id"] for one in queries.open_tables(since=5)] == ["t"]
    assert queries.open_tables(since=6) == []
    assert queries.record_text("t", 1) == "…"
    assert queries.record_text("t", 2) is None
    assert [one["table_id"] for one in queries.finished_games("p1")] == ["t"]
    assert queries.finished_games("p0") == []
    assert queries.running_games("p1") == []
    change = {
        "table_id": "t", "phase": "playing", "free": 0, "game": "leduc", "players": 2, "timed": True,
        "host": "p0", "people": "[]", "changed": 6,
    }  # fmt: skip
    write_all(engine, [WriteBatch(stream, [(CHANGE_TABLE, change)], lambda _: None)])
    assert queries.open_tables(since=0) == []
    assert queries.timed_tables() == ["t"]
    assert queries.running_games("p1") == []
    write_all(
        engine,
        [WriteBatch(stream, [(ADD_PART, {**key, "number": 2, "person": "p1", "seat": 0})], print)],
    )
    assert [(one["id"], one["number"], one["seat"]) for one in queries.running_games("p1")] == [("t", 2, 0)]
    assert queries.running_games("p0") == []


def test_a_game_played_on_from_a_moment_is_the_same_after_a_restart(engine: Engine) -> None:
    record = table_after(("potato-man", 4, {}), seed=3, moves=60).record()
    begun, sat = played_on(record.text(), move=30, seat=2, bot="random", person=PEOPLE[0])
    history = [Entry(1, 0, begun, "p0")]
    host = Host("t", history, 0)
    history += host.write([sat], 0).entries
    for _ in range(9):
        seat = host.table.waiting[0]
        history += host.write([log.Moved(seat, host.table.moves(seat)[0])], 0).entries
    write_all(engine, [batch(WriteStream(), *history)])
    again = Host("t", Queries(engine).entries_of("t"), 0)
    assert again.version == host.version
    assert again.table.reveal() == host.table.reveal()
    kept = parse(again.record().text())
    assert kept.replay().reveal() == host.table.reveal()


def test_zero_characters_harm_no_database(postgres: RealPostgres, tmp_path: Path) -> None:
    """PostgreSQL takes no zero character in a text: it must not come so far."""
    server = RealServer(tmp_path / "server", database=postgres.url)
    try:
        with client.connect(server.url, name="Anna", language="") as anna:
            table = anna.new_table("leduc", 2)
            for request, code in [
                ({"type": "attend", "id": "a", "table": "x\0"}, "unknown-table"),
                ({"type": "sit", "id": "b\0", "table": table.id}, "malformed"),
                ({"type": "sit", "id": "c", "table": table.id, "contribution": "\0"}, "bad-text"),
            ]:
                anna.unanswered[str(request["id"])] = request
                anna.send(request)
                while request["id"] not in anna.answers:
                    anna.receive(5.0)
                assert anna.answers[str(request["id"])]["code"] == code
            with pytest.raises(Refusal, match="token"):
                client.Connection(server.url, "x\0.y", timeout=5)
            with pytest.raises(Refusal) as declined:
                anna.http("GET", "/api/tables/%00/qr")
            assert declined.value.code == "malformed"
            assert table.ask("sit", seat=0)["type"] == "state"
    finally:
        server.close()
        made = postgres.connect()
        migrate(made, "base")
        made.dispose()
    assert "Traceback" not in server.log.read_text(encoding="utf-8")


@pytest.mark.skipif(os.name != "posix", reason="rights of files are otherwise elsewhere")
@pytest.mark.parametrize("there_before", [False, True])
def test_only_its_user_reads_the_built_in_database(tmp_path: Path, there_before: bool) -> None:
    folder = tmp_path / "data"
    url = Settings(data=str(folder)).database_url()
    assert folder.stat().st_mode & 0o777 == 0o700
    if there_before:
        (folder / "tischlein.db").touch(mode=0o644)
    engine = connect(url)
    migrate(engine)
    with engine.connect():
        modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
        assert set(modes) >= {"tischlein.db", "tischlein.db-wal"}
        assert set(modes.values()) == {0o600}
    engine.dispose()
