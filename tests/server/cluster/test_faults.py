"""What goes wrong with several processes on one PostgreSQL: one is killed, the database is away or hangs."""

from __future__ import annotations

import asyncio
import signal
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, cast
from unittest.mock import Mock

import pytest
import sqlalchemy as sa
import uvloop

from support.cluster.postgres import RealPostgres
from support.cluster.processes import (
    PATIENCE,
    close_all,
    database,
    here,
    move_over,
    play_out,
    seated,
    servers,
    until,
)
from support.server_process import RealServer
from tischlein.client import RemoteTable
from tischlein.engine.errors import Refusal
from tischlein.records.parse import parse
from tischlein.server.cluster.postgres import PostgresPeers
from tischlein.server.storage import database as database_module
from tischlein.server.storage.pg_timeouts import DatabaseTimeout, PgTimeouts
from tischlein.server.storage.queries import Queries
from tischlein.server.tables import log

__all__ = ["database", "servers"]


def test_a_process_that_is_killed_is_missed_by_nobody(
    servers: list[RealServer], database: RealPostgres, tmp_path: Path
) -> None:
    third = RealServer(tmp_path / "third", database=database.url, limits=0)
    tables = seated([servers[0], third], "potato-man", 4)
    assert play_out(tables, 10) == []
    third.stop(signal.SIGKILL)
    for table in tables[1::2]:
        move_over(table, servers[1])
    assert play_out(tables) == []
    close_all(tables[1::2])
    until(tables[0], lambda at: here(at)[0] == [True, False, True, False])
    close_all(tables)
    assert "Traceback" not in third.log.read_text(encoding="utf-8")


def test_the_people_of_a_killed_process_are_away(
    servers: list[RealServer], database: RealPostgres, tmp_path: Path
) -> None:
    """The stand-in takes over, as for anybody whose connection is broken."""
    third = RealServer(tmp_path / "third", database=database.url, limits=0)
    anna, _ = seated([servers[0], third], "leduc", 2, grace=1)
    until(anna, lambda at: here(at)[0] == [True, True])
    third.stop(signal.SIGKILL)
    until(anna, lambda at: here(at)[0] == [True, False])
    assert play_out([anna]) == []
    close_all([anna])


def play_of(table: RemoteTable, seat: int) -> dict[str, Any]:
    move = table.views[seat]["moves"][0]
    names = {"type": "play", "id": "while-away", "table": table.id}
    return {**names, "seat": seat, "move": move, "version": table.version}


def refused_after(table: RemoteTable, request: dict[str, Any]) -> tuple[str, str]:
    """The first refusal that arrives after a request, its answer or not."""
    table.connection.unanswered[request["id"]] = request
    table.connection.send(request)
    ends = time.monotonic() + PATIENCE
    while (received := table.connection.receive(1.0)) is None or received["type"] != "refused":
        assert time.monotonic() < ends
    return received["code"], received["sentence"]


def test_a_database_that_goes_away_and_comes_back(servers: list[RealServer], database: RealPostgres) -> None:
    """Everybody is refused in words; nothing is lost or doubled; the game goes on by itself."""
    tables = seated(servers, "hot-potato", 3)
    asleep = seated(servers, "leduc", 2)
    for table in tables:
        until(table, lambda at: at.seat_to_move() is not None)
    database.stop()
    for seat, table in enumerate(tables):
        code, sentence = refused_after(table, play_of(table, seat))
        assert code == "store-failed"
        assert sentence == "This could not be saved, so nothing was done. Please try again."
    with pytest.raises(Refusal) as declined:
        tables[0].connection.http("GET", "/api/tables")
    assert declined.value.code == "store-failed"
    database.start()
    for table in tables:
        until(table, lambda at: "while-away" in at.connection.answers)
        answer = table.connection.answers.pop("while-away")
        assert answer["type"] == "refused"
        assert answer["code"] == "store-failed"
        table.connection.unanswered.clear()
    refused = set(play_out(tables)) | set(play_out(asleep))
    assert refused <= {"store-failed", "stale"}, refused
    text = tables[0].connection.http("GET", f"/api/tables/{tables[0].id}/games/1/record")
    for seat, table in enumerate(tables):
        assert table.views[seat]["points"] == list(parse(text).replay().points)
    close_all(tables + asleep)


def test_a_second_process_on_the_built_in_database_is_refused(tmp_path: Path) -> None:
    first = RealServer(tmp_path / "data")
    try:
        with pytest.raises(AssertionError, match="another server is using this database"):
            RealServer(tmp_path / "data")
    finally:
        first.close()


def test_who_left_while_the_database_was_away_is_seen_to_be_gone(
    servers: list[RealServer], database: RealPostgres
) -> None:
    anna, ben = seated(servers, "leduc", 2)
    until(anna, lambda at: here(at)[0] == [True, True])
    database.stop()
    ben.connection.close()
    time.sleep(0.5)  # its process notices, and cannot notify anybody
    database.start()
    until(anna, lambda at: here(at)[0] == [True, False])
    close_all([anna])


# ---- A database that hangs ----


def test_a_database_that_hangs_keeps_nobody_waiting(
    servers: list[RealServer], database: RealPostgres
) -> None:
    """It is as if it was away; and what it does after all, when it goes on, is answered as done."""
    tables = seated(servers, "hot-potato", 3)
    for table in tables:
        until(table, lambda at: at.seat_to_move() is not None)
    database.hang()
    try:
        for seat, table in enumerate(tables):
            assert refused_after(table, play_of(table, seat))[0] == "store-failed"
        with pytest.raises(Refusal) as declined:
            tables[0].connection.http("GET", "/api/tables")
        assert declined.value.code == "store-failed"
        for server in servers:
            with pytest.raises(urllib.error.HTTPError, match="503") as unwell:
                urllib.request.urlopen(f"{server.url}/readyz", timeout=PATIENCE)
            unwell.value.close()
    finally:
        database.go_on()
    for table in tables:
        until(table, lambda at: "while-away" in at.connection.answers)
    answered = [table.connection.answers.pop("while-away") for table in tables]
    for table in tables:
        table.connection.unanswered.clear()
    history = log_of(database, tables[0].id)
    for table, answer in zip(tables, answered, strict=True):
        stored = [entry for entry in history if entry.request == "while-away" and entry.person == me(table)]
        assert len(stored) == (answer["type"] == "state")  # what was refused has not happened, nor will it
    refused = set(play_out(tables))
    assert refused <= {"store-failed", "stale"}, refused
    close_all(tables)


def me(table: RemoteTable) -> str:
    return str((table.connection.person or {})["id"])


def log_of(database: RealPostgres, table_id: str) -> list[log.Entry]:
    queries = Queries(
        database_module.connect(database.url.replace("postgresql://", "postgresql+psycopg://", 1))
    )
    history = queries.entries_of(table_id)
    queries.close()
    return history


def test_what_was_given_up_on_cannot_be_stored_afterwards(database: RealPostgres) -> None:
    """An abandoned connection is ended before the log is read."""
    url = database.url.replace("postgresql://", "postgresql+psycopg://", 1)
    timeouts = PgTimeouts(1)
    engine = database_module.connect(url, timeouts)
    with engine.connect() as blocker:
        blocker.execute(sa.text("CREATE TABLE IF NOT EXISTS abandoned_rows (n integer)"))
        blocker.commit()
        blocker.execute(sa.text("LOCK TABLE abandoned_rows"))  # who writes now waits, as if the disk did
        abandoned = timeouts.connect(database.url, autocommit=True)
        with pytest.raises(DatabaseTimeout):
            abandoned.execute("INSERT INTO abandoned_rows VALUES (1)")
        assert timeouts.abandoned == {abandoned.name}
        timeouts.timed_out = False
        timeouts.terminate_abandoned(engine)
        assert timeouts.abandoned == set()
        blocker.rollback()
        assert blocker.execute(sa.text("SELECT count(*) FROM abandoned_rows")).scalar() == 0
        blocker.execute(sa.text("DROP TABLE abandoned_rows"))
        blocker.commit()
    engine.dispose()


class SlowConnection:
    """A connection on which nothing arrives for a while."""

    def __init__(self) -> None:
        self.asked, self.closed = threading.Event(), False

    def execute(self, _: str) -> None:
        self.asked.set()
        time.sleep(0.2)

    def close(self) -> None:
        self.closed = True


def test_a_process_that_stops_before_it_listens_stops_quietly() -> None:
    connection = SlowConnection()

    async def start_and_stop() -> None:
        writer: Any = Mock()
        peers = PostgresPeers(lambda: cast(Any, connection), writer)
        task = peers.open(Mock())
        await asyncio.to_thread(connection.asked.wait)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    uvloop.run(start_and_stop())
    assert connection.closed
