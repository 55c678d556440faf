"""Looking after a server: alive, ready, counted, and a log that tells no secrets."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
import sqlite3
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import pytest

from support.server_play import close_all, play_out, seated
from support.server_process import RealServer
from tischlein.server.net.connection import Connection
from tischlein.server.ops import health, services
from tischlein.server.ops.health import Health
from tischlein.server.ops.logs import JsonLines
from tischlein.server.ops.metrics import Histogram, Metrics
from tischlein.server.ops.settings import Settings
from tischlein.server.storage import schema
from tischlein.server.storage.database import connect, migrate
from tischlein.server.storage.queries import Queries
from tischlein.server.tables.log import Begun, Opened


def fetch(url: str, **headers: str) -> tuple[int, str]:
    request = urllib.request.Request(url, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return response.status, response.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


# ---- A server that counts ----


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    more: dict[str, Any] = {"log-level": "debug", "log-format": "json"}
    running = RealServer(tmp_path_factory.mktemp("server"), **more)
    yield running
    running.close()


def sample(text: str, name: str) -> float:
    (found,) = re.findall(rf"^tischlein_{re.escape(name)} (\S+)$", text, re.M)
    return float(found)


def test_a_played_game_is_counted_and_leaves_no_secret_in_the_log(server: RealServer) -> None:
    people = seated(server, "potato-man", 3, bots={2: "spud"})
    play_out(people, random.Random(4))
    connection, table = people[0]
    with pytest.raises(Exception, match="over"):
        table.play("R1", 0)
    status, text = fetch(f"{server.url}/metrics")
    assert status == 200
    moves = sample(text, 'moves_total{by="person"}') + sample(text, 'moves_total{by="bot"}')
    assert moves == table.moves_made
    assert sample(text, "tables") == sample(text, 'refusals_total{code="game-over"}') == 1
    assert sample(text, "players") == sample(text, "connections") == 2
    assert sample(text, "move_seconds_count") >= sample(text, 'moves_total{by="person"}')
    assert sample(text, 'move_seconds_bucket{le="+Inf"}') == sample(text, "move_seconds_count")
    assert sample(text, "commit_rows_sum") > moves
    assert sample(text, "bot_seconds_count") == sample(text, 'moves_total{by="bot"}')
    assert sample(text, "batches_waiting") == 0
    assert sample(text, "messages_received_total") > moves / 2
    assert connection.http("GET", f"/api/tables/{table.id}/games/1/verify")["true"]
    log = server.log.read_text(encoding="utf-8")
    entries = [json.loads(one) for one in log.splitlines() if one.startswith("{")]
    assert {"time", "level", "logger", "message"} <= set(entries[0])
    assert any(one["logger"] == "uvicorn.access" for one in entries), "the test looks at a talkative log"
    for secret in secrets_of(server, people):
        assert secret not in log
    close_all(people)


def secrets_of(server: RealServer, people: Any) -> Iterator[str]:
    """Tokens, the server's secrets, the seed, and every hand as it stood in a message."""
    for connection, _ in people:
        yield connection.token
        yield connection.token.partition(".")[2]
    queries = Queries(connect(f"sqlite:///{server.folder / 'tischlein.db'}"))
    _, table = people[0]
    for entry in queries.entries_of(table.id):
        if isinstance(entry.payload, Opened):
            yield entry.payload.secret
        if isinstance(entry.payload, Begun):
            yield entry.payload.next_secret
    queries.close()
    yield table.room["fair"]["seed"]
    yield '"views"'
    yield '"hand"'
    with closing(sqlite3.connect(server.folder / "tischlein.db")) as connection:
        for (digest,) in connection.execute("SELECT hash FROM devices"):
            yield digest


def test_metrics_come_as_prometheus_wants_them(server: RealServer) -> None:
    with urllib.request.urlopen(f"{server.url}/metrics", timeout=30) as response:
        assert response.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"


def test_metrics_are_for_this_machine_unless_told_otherwise(tmp_path: Path, server: RealServer) -> None:
    assert fetch(f"{server.url}/metrics", **{"x-forwarded-for": "192.0.2.1"})[0] == 404
    off = RealServer(tmp_path / "off", metrics="off")
    try:
        assert fetch(f"{off.url}/metrics")[0] == 404
    finally:
        off.close()


def test_alive_and_ready(server: RealServer) -> None:
    assert fetch(f"{server.url}/healthz") == (200, "alive\n")
    status, text = fetch(f"{server.url}/readyz")
    assert (status, json.loads(text)) == (200, {"ready": True, "complaints": []})
    with closing(sqlite3.connect(server.folder / "tischlein.db")) as connection:
        connection.execute("ALTER TABLE links RENAME TO lost")
        try:
            for _ in range(100):
                status, text = fetch(f"{server.url}/readyz")
                if status == 503:
                    break
                time.sleep(0.1)
            assert "does not take anything" in text
            assert fetch(f"{server.url}/healthz")[0] == 200
        finally:
            connection.execute("ALTER TABLE lost RENAME TO links")


# ---- Readiness ----


def test_what_makes_a_server_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'x.db'}")
    assert "not ['" in Health(engine).complaints()[0]
    migrate(engine)
    well = Health(engine)
    assert well.complaints() == []
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=2**20))
    assert well.complaints() == [], "asked again at once, it gives the same answer"
    monkeypatch.setattr(health, "CHECK_INTERVAL_S", 0.0)
    assert well.complaints() == ["only 1 MiB are left on the disk"]
    well.stopping = True
    assert well.complaints() == ["the server stops"]
    engine.dispose()
    far = Health(connect("postgresql+psycopg://nobody@127.0.0.1:9/none?connect_timeout=2"))
    assert "cannot be reached" in far.complaints()[0]


def test_a_damaged_database_is_not_ready_once_it_is_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "CHECK_INTERVAL_S", 0.0)
    path = tmp_path / "x.db"
    engine = connect(f"sqlite:///{path}")
    migrate(engine)
    with engine.begin() as connection:
        for n in range(200):
            row = {"n": n, "at": 0, "person": None, "request": None, "fact": "x" * 500, "table_id": "t"}
            connection.execute(schema.entries.insert().values(row))
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    engine.dispose()
    well = Health(engine)
    well.suspect()
    assert well.complaints() == []
    engine.dispose()
    pages = bytearray(path.read_bytes())
    pages[-40_000:-20_000] = b"\xa5" * 20_000
    path.write_bytes(pages)
    assert well.complaints() == []
    well.suspect()
    assert "damaged" in well.complaints()[-1]
    assert "damaged" in well.complaints()[-1], "and stays so"


# ---- Counting and logging ----


def test_a_histogram_adds_up() -> None:
    histogram = Histogram((1.0, 2.0))
    for value in (0.5, 1.0, 1.5, 9.0):
        histogram.add(value)
    buckets = ['x_bucket{le="1.0"} 2', 'x_bucket{le="2.0"} 3', 'x_bucket{le="+Inf"} 4']
    assert list(histogram.lines("x")) == [*buckets, "x_sum 12.000000", "x_count 4"]


def test_the_metrics_are_as_prometheus_reads_them() -> None:
    metrics = Metrics()
    metrics.refused["stale"] += 2
    connection = re.compile(r'# TYPE \w+ (gauge|counter|histogram)|\w+(\{\w+="[^"]*"\})? [0-9.e+-]+')
    text = metrics.text({"tables": 3})
    assert all(connection.fullmatch(one) for one in text.splitlines())
    assert 'tischlein_refusals_total{code="stale"} 2' in text
    assert text.endswith("\n")


def test_an_error_in_the_log_is_one_line_of_json() -> None:
    try:
        raise ValueError("oh\nno")
    except ValueError as error:
        trace = (ValueError, error, error.__traceback__)
    record = logging.LogRecord("tischlein", logging.ERROR, "x", 1, "failed: %s", ("a\nb",), trace)
    said = JsonLines().format(record)
    assert "\n" not in said
    assert json.loads(said)["message"] == "failed: a\nb"
    assert "oh" in json.loads(said)["trace"]


def test_garbage_of_closed_connections_is_collected_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    collected: list[int] = []
    monkeypatch.setattr("gc.collect", lambda: collected.append(1))
    running = services.Services(Settings())
    for _ in range(2 * services.MAX_CLOSED_UNCOLLECTED + 1):
        running.collect_garbage()
    assert len(collected) == 2


def test_every_closed_connection_counts_towards_the_next_collection() -> None:
    running = MagicMock()
    gone = AsyncMock(return_value={"type": "websocket.disconnect"})
    asyncio.run(Connection(running, gone, MagicMock(), "an address").run(AsyncMock()))
    running.collect_garbage.assert_called_once_with()
