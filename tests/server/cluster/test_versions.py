"""Two versions side by side on one PostgreSQL: a game is finished under the rules it was begun under."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.cluster.postgres import RealPostgres
from support.cluster.processes import PATIENCE, close_all, database, play_out, seated, servers, until
from support.cluster.reverse_proxy import ReverseProxy
from support.server_process import RealServer
from tischlein.client import Connection, connect
from tischlein.engine.errors import Refusal

__all__ = ["database", "servers"]


@pytest.fixture
def newer(database: RealPostgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RealServer]:
    """A process of a later version, with other rules for one game."""
    games = tmp_path / "games"
    shutil.copytree(os.environ["TISCHLEIN_GAMES"].split(os.pathsep)[0], games)
    about = games / "leduc" / "__init__.py"
    text = about.read_text(encoding="utf-8")
    assert "version=1" in text
    about.write_text(text.replace("version=1", "version=2"), encoding="utf-8")
    with monkeypatch.context() as patch:
        patch.setenv("TISCHLEIN_GAMES", str(games))
        server = RealServer(tmp_path / "newer", database=database.url, limits=0)
    yield server
    server.close()


def test_a_game_is_finished_under_the_rules_that_it_was_begun_under(
    servers: list[RealServer], newer: RealServer
) -> None:
    """Each process plays the games of its own rules, and leaves those of others as they are."""
    for mine, other in ((servers, newer), ([newer], servers[0])):
        tables = seated(mine, "leduc", 2)
        guest = connect(other.url, name="Guest", language="en")
        with pytest.raises(Refusal, match="begun under other rules") as declined:
            guest.attend(tables[0].id)
        assert declined.value.code == "other-rules"
        assert play_out(tables) == []
        guest.close()
        close_all(tables)


def test_a_table_that_another_version_deals_is_given_up(servers: list[RealServer], newer: RealServer) -> None:
    anna = connect(newer.url, name="Anna", language="").new_table("leduc", 2)
    ben = connect(servers[0].url, name="Ben", language="en").attend(anna.id)
    anna.sit(0)
    ben.sit(1)  # the last one to sit down has the cards dealt, by the older process
    ends = time.monotonic() + PATIENCE
    while (received := anna.connection.receive(1.0)) is None or received["type"] != "refused":
        assert time.monotonic() < ends
    assert received["code"] == "other-rules"
    back = Connection(servers[1].url, anna.connection.token, "").attend(anna.id)
    assert play_out([back, ben]) == []
    close_all([anna, back, ben])


# ---- Behind a reverse proxy ----


@pytest.fixture
def upgraded(servers: list[RealServer], newer: RealServer) -> Iterator[ReverseProxy]:
    """The newer process in front, an older one kept for the games that were begun there."""
    proxy = ReverseProxy(newer, servers[0])
    yield proxy
    proxy.close()


def test_a_running_game_finds_the_process_that_has_its_rules(
    servers: list[RealServer], upgraded: ReverseProxy
) -> None:
    """Somebody whose connection is lost during the upgrade plays on, at the address that everybody knows."""
    tables = seated(servers[:1], "leduc", 2)
    for table in tables:
        table.connection.url = upgraded.url
        table.connection.open_socket()
    assert play_out(tables) == []
    fresh = connect(upgraded.url, name="Later", language="").new_table("leduc", 2)
    assert fresh.connection.path_index == 0
    close_all([*tables, fresh])


def test_a_table_gathered_before_the_upgrade_is_found_again_after_it(
    servers: list[RealServer], upgraded: ReverseProxy
) -> None:
    """Its people are still at the old process when the new one deals the cards."""
    anna = connect(servers[0].url, name="Anna", language="").new_table("leduc", 2)
    anna.sit(0)
    anna.connection.url = upgraded.url
    ben = connect(upgraded.url, name="Ben", language="").attend(anna.id)
    ben.sit(1)
    until(anna, lambda at: at.seat_to_move() is not None or ben.seat_to_move() is not None)
    assert play_out([anna, ben]) == []
    close_all([anna, ben])


def test_rules_that_nobody_has_any_longer_are_refused_in_words(
    servers: list[RealServer], newer: RealServer
) -> None:
    proxy = ReverseProxy(newer, newer)
    tables = seated(servers[:1], "leduc", 2)
    guest = connect(proxy.url, name="Guest", language="en")
    with pytest.raises(Refusal, match="begun under other rules") as declined:
        guest.attend(tables[0].id)
    assert declined.value.code == "other-rules"
    guest.close()
    close_all(tables)
    proxy.close()
