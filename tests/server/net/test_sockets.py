"""A real server over real sockets: whole games, reconnecting, restart, slow and bad clients."""

from __future__ import annotations

import json
import random
import signal
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import tischlein
from support.raw_connection import CutOff, RawConnection
from support.server_play import close_all, play_out, seated
from support.server_process import RealServer
from tischlein.client import Connection, call, connect
from tischlein.engine.errors import Refusal
from tischlein.records.parse import parse
from tischlein.server.protocol import close_codes, common
from tischlein.server.protocol.common import PROTOCOL


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    running = RealServer(tmp_path_factory.mktemp("server"))
    yield running
    assert running.stop() == -signal.SIGTERM
    log = running.log.read_text(encoding="utf-8")
    assert "Traceback" not in log
    assert "ERROR" not in log


@pytest.mark.parametrize("game", list(tischlein.games().values()), ids=lambda game: game.name)
def test_a_whole_game_over_the_wire(server: RealServer, game: Any) -> None:
    players = max(game.players)
    people = seated(server, game.name, players, bots={players - 1: "spud"})
    play_out(people, random.Random(1))
    connection, table = people[0]
    text = connection.http("GET", f"/api/tables/{table.id}/games/1/record")
    record = parse(text)
    assert list(record.replay().points) == table.view()["points"]
    verdict = connection.http("GET", f"/api/tables/{table.id}/games/1/verify")
    assert verdict["true"]
    assert verdict["commitment"] == table.room["fair"]["commitment"]
    assert verdict["seed"] == table.room["fair"]["seed"] == record.seed
    replay = connection.http("GET", f"/api/tables/{table.id}/games/1/replay?seat=0&language=de")
    assert len(replay["steps"]) == len(record.moves) + 1
    assert replay["steps"][-1]["view"] == table.views[0]
    assert replay["reveal"]["chance"]["seed"] == record.seed
    history = connection.http("GET", "/api/people/me/games")
    assert [one["table"] for one in history] == [table.id]
    for one, at in people:
        assert [event["n"] for event in at.events] == sorted(event["n"] for event in at.events)
        at.events.clear()
        one.attend(at.id)
        assert at.events == json.loads(json.dumps(record.replay().events(at.seats[0])))
    close_all(people)


def test_a_restart_in_the_middle_of_a_game(tmp_path: Path) -> None:
    """Gracefully stopped, then killed: both times everybody is back in step by themselves."""
    server = RealServer(tmp_path / "server")
    try:
        people = seated(server, "potato-man", 4)
        for how in (signal.SIGTERM, signal.SIGKILL):
            made = people[0][1].moves_made
            play_out(people, random.Random(2), most=made + 20)
            before = [
                (at.version, at.views)
                for _, at in people
                if at.moves_made == max(a.moves_made for _, a in people)
            ]
            code = server.stop(how)
            assert code == -how
            server.start()
            for connection, at in people:
                connection.receive(1.0)
                connection.attend(at.id)
            assert {at.version for _, at in people} == {version for version, _ in before}
        play_out(people, random.Random(3))
        assert people[0][0].http("GET", f"/api/tables/{people[0][1].id}/games/1/verify")["true"]
        close_all(people)
    finally:
        server.close()


def test_a_move_sent_twice_over_two_lines_is_made_once(server: RealServer) -> None:
    people = seated(server, "leduc", 2)
    table = next(at for _, at in people if at.seat_to_move() is not None)
    seat = table.seat_to_move()
    assert seat is not None
    request = {
        "type": "play", "id": "twice", "table": table.id, "seat": seat, "move": table.views[seat]["moves"][0],
        "version": table.version,
    }  # fmt: skip
    twin = Connection(server.url, table.connection.token)
    twin.attend(table.id)
    for connection in (table.connection, twin):
        connection.unanswered["twice"] = request
        connection.send(request)
        while "twice" not in connection.answers:
            connection.receive(5.0)
        assert connection.answers["twice"]["type"] == ("state" if connection is twin else "update")
        assert connection.answers["twice"]["moves_made"] == 1
    twin.close()
    close_all(people)


# ---- Bad messages ----


def test_bad_messages_are_refused_by_name_and_change_nothing(server: RealServer) -> None:
    people = seated(server, "leduc", 2)
    _, table = people[0]
    version = table.version
    connection = RawConnection(server.url)
    fields = {"id": "x", "table": table.id}
    unreadable: list[tuple[Any, str]] = [
        ("no json", "malformed"),
        ("[1, 2", "malformed"),
        (b"\xff\xfe", "malformed"),
        ({"id": "x"}, "malformed"),
        ({"type": "dance", **fields}, "unknown-message"),
        ({"type": "attend", **fields, "more": 1}, "malformed"),
        ({"type": "attend", "id": 5, "table": table.id}, "malformed"),
        ({"type": "attend", "id": "x", "table": "nowhere"}, "unknown-table"),
        ({"type": "play", **fields, "seat": 0, "move": "call", "version": version}, "not-attending"),
        ({"type": "say", **fields, "text": "x" * 301}, "malformed"),
        ({"type": "set-language", "language": "la"}, "unknown-language"),
    ]
    for message, code in unreadable:
        connection.send(message)
        refused = connection.receive()
        assert (refused["type"], refused["code"]) == ("refused", code), message
        assert refused["sentence"]
        assert refused["id"] in ("x", None)
    connection.send({"type": "attend", **fields})
    assert connection.receive()["version"] == version
    for message, code in [
        ({"type": "play", **fields, "seat": 0, "move": "call", "version": version}, "need-identity"),
        ({"type": "sit", **fields}, "need-identity"),
        ({"type": "why", **fields, "seat": 0, "moves": ["call"]}, "not-your-seat"),
        ({"type": "suggest", **fields, "seat": 0}, "not-your-seat"),
    ]:
        connection.send(message)
        refused = connection.receive()
        assert (refused["code"], refused["version"]) == (code, version)
        assert refused["state"]["views"][0]["seat"] is None
    connection.send({"type": "ping"})
    assert connection.receive() == {"type": "pong"}
    assert table.ask("attend")["version"] == version
    close_all(people)


def test_lines_are_closed_with_documented_codes(server: RealServer) -> None:
    connection = RawConnection(server.url, hello=False)
    connection.send({"type": "ping"})
    assert connection.closed_with() == close_codes.CLOSE_NO_HELLO
    connection = RawConnection(server.url, hello=False)
    connection.send({"type": "hello", "protocol": 99})
    assert connection.closed_with() == close_codes.CLOSE_WRONG_PROTOCOL
    connection = RawConnection(server.url, hello=False)
    connection.send({"type": "hello", "protocol": PROTOCOL, "token": "nobody.knows"})
    assert connection.closed_with() == close_codes.CLOSE_BAD_TOKEN
    connection = RawConnection(server.url)
    connection.send({"type": "hello", "protocol": PROTOCOL})
    assert connection.closed_with() == close_codes.CLOSE_NO_HELLO
    connection = RawConnection(server.url)
    connection.send("x" * (common.MAX_MESSAGE_BYTES + 1))
    assert connection.closed_with() == close_codes.CLOSE_TOO_LARGE
    connection = RawConnection(server.url)
    for _ in range(25):
        connection.send("nonsense")
    assert connection.closed_with() == close_codes.CLOSE_TOO_MANY_UNREADABLE
    with pytest.raises(InvalidStatus):
        RawConnection(server.url, origin="https://elsewhere.example")
    RawConnection(server.url, origin=server.url).hooks.close()
    with pytest.raises(Refusal, match="token"):
        Connection(server.url, "wrong.token", timeout=2)


@pytest.fixture
def endless(tmp_path: Path) -> Iterator[RealServer]:
    """A server without limits."""
    running = RealServer(tmp_path / "endless", limits=0)
    yield running
    running.close()


def test_a_slow_reader_is_dropped_and_holds_nobody_up(endless: RealServer) -> None:
    """It asks and does not read; the others play on; it learns why, unless it goes on not reading."""
    server = endless
    people = seated(server, "hot-potato", 2)
    slow = socket.create_connection(("127.0.0.1", server.port))
    connection = RawConnection(server.url, sock=slow, max_queue=1, ping_interval=None)
    request = {"type": "attend", "id": "a", "table": people[0][1].id, "since": 0}
    greedy = threading.Thread(target=ask_endlessly, args=(connection, request))
    greedy.start()
    play_out(people, random.Random(5))
    with suppress(CutOff):
        assert connection.closed_with() == close_codes.CLOSE_TOO_SLOW
    greedy.join(120)
    assert not greedy.is_alive()
    close_all(people)


def ask_endlessly(connection: RawConnection, request: dict[str, Any]) -> None:
    with suppress(ConnectionClosed):
        for _ in range(20_000):
            connection.send(request)


# ---- HTTP ----


def test_whoever_opens_a_table_may_sit_and_see_at_once(server: RealServer) -> None:
    wish = {"game": "potato-man", "players": 3, "bots": {"1": "sprout", "2": "sprout"}}
    opened = call("POST", f"{server.url}/api/tables", {**wish, "sit": 0, "name": "Anna"})
    state, token = opened["state"], opened["identity"]["token"]
    (eye,) = state["views"]
    assert (state["table"], state["room"]["phase"], eye["seat"]) == (opened["table"], "playing", 0)
    assert state["room"]["seats"][0]["present"]
    assert [bool(seat["hand"]) for seat in eye["view"]["table"]["seats"]] == [True, False, False]
    for seat, code in ((1, "seat-taken"), (3, "no-such-seat"), (-1, "malformed")):
        with pytest.raises(Refusal) as refused:
            call("POST", f"{server.url}/api/tables", {**wish, "sit": seat}, token)
        assert refused.value.code == code
    assert call("POST", f"{server.url}/api/tables", wish, token)["state"] is None


def test_another_name_is_seen_by_everybody_at_once(server: RealServer) -> None:
    with connect(server.url, name="Anna") as anna, connect(server.url, name="Ben") as ben:
        table = anna.new_table("leduc", 2)
        at_ben = ben.attend(table.id)
        table.sit()
        at_ben.sit()
        anna.http("PATCH", "/api/people/me", {"name": "Änne"})
        while at_ben.room["seats"][0]["name"] != "Änne":
            assert ben.receive(5)
        asleep = anna.new_table("leduc", 2, bots={1: "spud"})
        asleep.sit(0)
        assert asleep.room["seats"][0]["name"] == "Änne"


def test_the_http_api(server: RealServer) -> None:
    url = server.url
    anna = call("POST", f"{url}/api/people", {"name": "Anna"})
    token = anna["token"]
    assert call("GET", f"{url}/api/people/me", token=token) == anna["person"]
    assert call("PATCH", f"{url}/api/people/me", {"name": "Anne"}, token)["name"] == "Anne"
    figure = call("PATCH", f"{url}/api/people/me", {"figure": "owl-green"}, token)
    assert figure == {**anna["person"], "name": "Anne", "figure": "owl-green"}
    with pytest.raises(Refusal):
        call("PATCH", f"{url}/api/people/me", {"figure": "<svg>"}, token)
    link = call("POST", f"{url}/api/people/me/device", token=token)
    assert link["qr"].startswith("<svg")
    other = call("POST", f"{url}/api/people/device", {"code": link["code"]})
    assert other["person"]["id"] == anna["person"]["id"]
    table = call("POST", f"{url}/api/tables", {"game": "leduc", "players": 2, "open": True}, token)
    assert table["url"] == f"{url}/#/table/{table['table']}"
    assert call("GET", f"{url}/api/tables/{table['table']}/qr").startswith("<svg")
    listed = call("GET", f"{url}/api/tables")
    assert {"table": table["table"], "game": "leduc", "players": 2, "free": 2, "people": []} in listed
    games = call("GET", f"{url}/api/games")
    assert {game["name"] for game in games["games"]} == set(tischlein.games())
    assert games["bots"] == ["sprout", "spud", "gratin", "truffle"]
    assert call("GET", f"{url}/api/games/leduc/rules/de").startswith("#")
    assert "refusal-" in call("GET", f"{url}/api/games/leduc/words/fr")
    schema = call("GET", f"{url}/api/schema/openapi.json")
    assert "/api/tables" in schema["paths"]
    assert "<title>Tischlein</title>" in call("GET", f"{url}/")
    for method, path, data, code in [
        ("GET", "/api/people/me", None, "need-identity"),
        ("POST", "/api/tables", {"game": "leduc", "players": 2}, "need-identity"),
        ("POST", "/api/people", {"name": "bad\nname"}, "bad-name"),
        ("POST", "/api/people", {"name": ""}, "malformed"),
        ("POST", "/api/people", {"nam": "Anna"}, "malformed"),
        ("GET", "/api/nowhere", None, "unknown-page"),
        ("DELETE", "/api/people", None, "wrong-method"),
        ("POST", "/api/people", {"name": "x" * 20_000}, "too-large"),
        ("POST", "/api/people/device", {"code": link["code"]}, "bad-code"),
        ("GET", f"/api/tables/{table['table']}/games/1/record", None, "unknown-game-record"),
        ("GET", "/api/tables/nowhere/qr", None, "unknown-table"),
        ("GET", "/api/games/leduc/rules/la", None, "unknown-language"),
        ("GET", "/api/games/leduc/secrets/en", None, "unknown-page"),
        ("GET", "/api/games/skat/rules/en", None, "unknown-game"),
        ("GET", "/ws", None, "426"),
    ]:
        with pytest.raises(Refusal) as declined:
            call(method, url + path, data)
        assert declined.value.code == code, path
    for wrong, complaint in [({"name": 5}, "at `name`"), ({"name": "A", "age": 5}, "unknown field `age`")]:
        with pytest.raises(Refusal, match=complaint):
            call("POST", f"{url}/api/people", wrong)
    with pytest.raises(Refusal) as declined:
        call("POST", f"{url}/api/tables", {"game": "leduc", "players": 5}, token)
    assert declined.value.code == "wrong-player-count"


def test_a_clock_runs_out_though_the_server_was_restarted_and_nobody_came(tmp_path: Path) -> None:
    server = RealServer(tmp_path / "server")
    try:
        people = seated(server, "leduc", 2, pace={"move": 2}, stand_in="random")
        close_all(people)
        server.stop()
        server.start()
        with closing(sqlite3.connect(tmp_path / "server" / "tischlein.db")) as connection:
            for _ in range(300):
                if connection.execute("SELECT count(*) FROM decisions").fetchone()[0]:
                    break
                time.sleep(0.1)
            else:
                raise AssertionError("nobody stood in")
    finally:
        server.close()
