"""The Python client: where its line leads, and how it keeps in step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from websockets.sync.client import connect as open_websocket

from support.server_process import RealServer
from tischlein import client
from tischlein.client import Connection, MovedOn, NoServer, RemoteTable, connect


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    running = RealServer(tmp_path_factory.mktemp("server"))
    yield running
    running.close()


@pytest.fixture
def anna(server: RealServer) -> Iterator[Connection]:
    with connect(server.url, name="Anna") as connection:
        yield connection


@pytest.fixture
def ben(server: RealServer) -> Iterator[Connection]:
    with connect(server.url, name="Ben") as connection:
        yield connection


# ---- Where it leads ----


def test_where_no_server_answers_that_is_said() -> None:
    with pytest.raises(NoServer, match=r"No Tischlein server answers at http://127.0.0.1:9 \("):
        connect("http://127.0.0.1:9", name="Anna")


def test_a_line_names_its_first_table_as_pages_do(
    server: RealServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A proxy before several processes leads everybody at a table to the same one by this."""
    addresses: list[str] = []

    def noted(address: str, **more: Any) -> Any:
        addresses.append(address.removeprefix("ws://127.0.0.1"))
        return open_websocket(address, **more)

    monkeypatch.setattr(client, "open_websocket", noted)
    with connect(server.url, name="Anna") as connection:
        first = connection.new_table("leduc", 2)
        connection.new_table("leduc", 2)
        named = f":{server.port}/ws?at={first.id[:4]}"
        assert addresses == [f":{server.port}/ws", named]
        connection.socket.close()
        first.sit()
    assert addresses == [f":{server.port}/ws", named, named]


# ---- How it keeps in step ----


def test_whoever_is_sent_away_is_asked_no_longer(anna: Connection, ben: Connection) -> None:
    table = anna.new_table("leduc", 2)
    table.sit()
    away, missed = ben.attend(table.id), Connection(ben.url, ben.token).attend(table.id)
    missed.connection.socket.close()
    table.ask("remove", person=ben.person["id"] if ben.person else "")
    assert list(away.turns()) == []
    assert away.removed
    assert list(missed.turns()) == []
    missed.connection.close()


def test_who_thought_while_the_table_went_on_is_asked_anew(anna: Connection, ben: Connection) -> None:
    tables = [anna.new_table("leduc", 2)]
    tables.append(ben.attend(tables[0].id))
    for table in tables:
        table.sit()
    anna.receive(5)
    slow, quick = tables if tables[0].seat_to_move() == 0 else tables[::-1]
    turns = slow.turns()
    seat, view = next(turns)
    quick.ask("pause")
    with pytest.raises(MovedOn, match="paused") as paused:
        slow.play(view["moves"][0], seat)
    assert paused.value.code == "paused"
    assert slow.seat_to_move() is None
    quick.ask("resume")
    assert next(turns) == (seat, view)
    slow.play(view["moves"][0], seat)


def test_a_broken_line_leaves_no_gap_in_what_was_told(anna: Connection, ben: Connection) -> None:
    table = anna.new_table("hot-potato", 2)
    table.sit()
    other = ben.attend(table.id)
    other.sit()
    for line_is_broken in (False, True, False):
        if line_is_broken:
            ben.socket.close()
        while table.seat_to_move() is None:
            anna.receive(5)
        table.play(table.view()["moves"][0])
        while other.seat_to_move() is None or other.version < table.version:
            ben.receive(5)
        other.play(other.view()["moves"][0])
        while table.version < other.version:
            anna.receive(5)
    assert numbers(other) == numbers(table)
    assert len(other.sentences) == len(other.events)
    ben.attend(table.id)
    assert numbers(other) == numbers(table)


def numbers(table: RemoteTable) -> list[int]:
    """After which moves an event was received."""
    return [event["n"] for event in table.events]


def test_a_bot_that_comes_back_before_the_deal_knows_its_seat(anna: Connection) -> None:
    """As the example bot does with its token: it must not take a second one."""
    table = anna.new_table("leduc", 2)
    assert table.sit(1) == [1]
    with Connection(anna.url, anna.token) as again:
        assert again.attend(table.id).seats == [1]
        with pytest.raises(LookupError, match="before the deal"):
            again.attend(table.id).view()
