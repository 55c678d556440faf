"""Recorded games over HTTP: looking back, advice, and playing on from any moment."""

from __future__ import annotations

import json
import random
import signal
import urllib.request
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import tischlein
from support.random_play import play_on, table_after
from support.server_process import RealServer
from tischlein.client import Connection, RemoteTable, call, connect
from tischlein.engine.errors import Refusal
from tischlein.i18n.languages import LANGUAGES
from tischlein.i18n.loader import say
from tischlein.records.model import Record
from tischlein.records.parse import parse

GAMES = list(tischlein.games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    running = RealServer(tmp_path_factory.mktemp("server"))
    yield running
    log = running.log.read_text(encoding="utf-8")
    running.close()
    assert "Traceback" not in log


@pytest.fixture
def anna(server: RealServer) -> Iterator[Connection]:
    with connect(server.url, name="Anna", language="en") as connection:
        yield connection


def finished(game: Any, seed: int = 5) -> Record:
    return table_after((game.name, min(game.players), {}), seed, 20_000).record()


def at(record: Record, move: int) -> Any:
    return next(table for n, table in enumerate(record.steps()) if n == move)


def refusal(connection: Connection, path: str, data: dict[str, Any]) -> str:
    with pytest.raises(Refusal) as declined:
        connection.http("POST", path, data)
    return str(declined.value.code)


@every_game
def test_any_moment_can_be_played_on_and_the_new_record_plays_again(anna: Connection, game: Any) -> None:
    old = finished(game)
    move = len(old.moves) // 2
    before = at(old, move)
    seat = before.waiting[0]
    wish = {"record": old.text(), "move": move, "seat": seat, "bot": "random"}
    table = anna.attend(anna.http("POST", "/api/records/play-on", wish)["table"])
    assert table.seats == [seat]
    assert table.room["fair"] is None
    assert table.views[seat] == before.view(seat)
    luck = random.Random(1)
    while not table.over:
        if table.seat_to_move() is None:
            anna.receive(0.2)
        else:
            table.play(luck.choice(table.view()["moves"]))
    new = parse(anna.http("GET", f"/api/tables/{table.id}/games/1/record"))
    assert list(new.replay().points) == table.view()["points"]
    assert new.begin().reveal()["table"] == before.reveal()["table"]
    assert new.begin().reveal()["chance"]["seed"] != old.seed
    verdict = anna.http("GET", f"/api/tables/{table.id}/games/1/verify")
    assert verdict["true"]
    assert "promise" not in verdict["sentence"]
    played = anna.http("GET", "/api/people/me/games")
    assert [(one["table"], one["seat"]) for one in played] == [(table.id, seat)]
    assert played[0]["names"][seat] == "Anna"


def test_the_first_moment_too_and_whoever_is_to_move(anna: Connection) -> None:
    old = finished(tischlein.games()["hot-potato"])
    for move in (0, 1, 2, 3):
        wish = {"record": old.text(), "move": move, "seat": old.players - 1, "bot": "random"}
        table = anna.attend(anna.http("POST", "/api/records/play-on", wish)["table"])
        assert table.seats == [old.players - 1]
        assert table.room["phase"] == "playing"


def test_coming_shuffles_are_drawn_anew_and_the_book_survives_a_restart(tmp_path: Any) -> None:
    """The next round of Potato Man is another one at every table that plays on, and stays it."""
    server = RealServer(tmp_path / "server")
    try:
        old = table_after(("potato-man", 3, {}), 4, 20_000).record()
        wish = {"record": old.text(), "move": 5, "seat": 0, "bot": "random"}
        with connect(server.url, name="Anna", language="") as anna:
            hands = set()
            for _ in range(2):
                table = anna.attend(anna.http("POST", "/api/records/play-on", wish)["table"])
                while table.view()["table"]["round"] == 1:
                    if table.seat_to_move() is None:
                        anna.receive(0.2)
                    else:
                        table.play(table.view()["moves"][0])
                hands.add(str(table.view()["table"]["seats"][0]["hand"]))
            assert len(hands) == 2
            running = anna.http("GET", "/api/people/me/tables")
            assert [one["game"] for one in running] == ["potato-man"] * 2
            assert "Anna" in running[0]["names"]
            while table.seat_to_move() is None:
                anna.receive(0.2)
            before = table.view()
            server.stop(signal.SIGKILL)
            server.start()
            anna.receive(1.0)
            anna.attend(table.id)
            assert table.view() == before
    finally:
        server.close()


# ---- Languages ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_one_name_wherever_they_are_named(server: RealServer, language: str) -> None:
    with connect(server.url, name="Anna", language=language) as anna:
        over = anna.new_table("leduc", 2, bots={1: "spud"})
        over.sit(0)
        finish(over)
        running = anna.new_table("heckmeck", 3, bots={1: "spud", 2: "spud"})
        running.sit(0)
        names = ["Anna", over.room["seats"][1]["name"]]
        assert anna.http("GET", "/api/people/me/games")[0]["names"] == names
        sitting = [seat["name"] for seat in running.room["seats"]]
        assert len({*sitting}) == 3
        assert anna.http("GET", "/api/people/me/tables")[0]["names"] == sitting
        text = anna.http("GET", f"/api/tables/{over.id}/games/1/record")
        assert parse(text).names == names
        back = anna.http("POST", "/api/records/replay", {"record": text, "language": language})
        assert back["names"] == names
        assert back["bots"] == [None, "spud"]
        assert any(names[1] in sentence for step in back["steps"] for sentence in step["sentences"])


def test_an_old_record_shows_the_names_that_it_has(anna: Connection) -> None:
    old = replace(finished(GAMES[0]), names=["Anna", "Spud", "Ben"])
    back = anna.http("POST", "/api/records/replay", {"record": old.text(), "language": "de"})
    assert back["names"] == ["Anna", "Spud", "Ben"]
    assert back["bots"] == [None] * 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_over_http_speak_the_reader_s_language(server: RealServer, language: str) -> None:
    with connect(server.url, name="Anna", language=language) as anna:
        for method, path, data in [
            ("GET", "/api/tables/nowhere/games/1/record", None),
            ("PATCH", "/api/people/me", {"name": "\u202eAnna"}),
            ("POST", "/api/people/device", {"code": "nothing"}),
            ("GET", "/api/nowhere", None),
        ]:
            with pytest.raises(Refusal) as declined:
                anna.http(method, path, data)
            assert str(declined.value) == say(f"refusal-{declined.value.code}", language)


def finish(table: RemoteTable) -> None:
    while not table.over:
        if table.seat_to_move() is None:
            table.connection.receive(0.2)
        else:
            table.play(table.view()["moves"][0])


def test_what_cannot_be_played_on_is_refused(anna: Connection) -> None:
    old = finished(GAMES[0])
    path, wish = "/api/records/play-on", {"record": old.text(), "move": 3, "seat": 0, "bot": "spud"}
    assert refusal(anna, path, {**wish, "move": len(old.moves)}) == "no-such-moment"
    assert refusal(anna, path, {**wish, "move": len(old.moves) + 9}) == "no-such-moment"
    assert refusal(anna, path, {**wish, "seat": 9}) == "no-such-seat"
    assert refusal(anna, path, {**wish, "bot": "stockfish"}) == "unknown-bot"
    assert refusal(anna, path, {**wish, "record": old.text()[:-30]}) == "bad-record"
    assert refusal(anna, path, {**wish, "record": "hello"}) == "bad-record"
    anna.token = "nobody.secret"
    assert refusal(anna, path, wish) == "need-identity"


@every_game
def test_any_record_is_shown_move_by_move(anna: Connection, game: Any) -> None:
    old = finished(game)
    for seat in (None, old.players - 1):
        wish = {"record": old.text(), "seat": seat, "language": "it"}
        found = anna.http("POST", "/api/records/replay", wish)
        assert len(found["steps"]) == len(old.moves) + 1
        table = old.replay()
        assert found["steps"][-1]["view"] == table.view(seat)
        assert [text for step in found["steps"] for text in step["sentences"]] == table.sentences(
            seat, lang="it"
        )


def test_a_bad_record_is_refused_with_the_line(anna: Connection) -> None:
    text = finished(GAMES[0]).text().replace("2. ", "3. ", 1)
    with pytest.raises(Refusal, match="line ") as declined:
        anna.http("POST", "/api/records/replay", {"record": text})
    assert declined.value.code == "bad-record"


@every_game
def test_a_bot_says_what_it_would_have_done(anna: Connection, game: Any) -> None:
    old = finished(game)
    table = tischlein.new(game.name, min(game.players), seed=1)
    for _ in play_on(table, random.Random(3), 4):
        pass
    text, seat = table.record().text(), table.waiting[0]
    wish = {"record": text, "move": 4, "seat": seat, "language": "de"}
    ideas = anna.http("POST", "/api/records/suggest", wish)
    assert ideas[0]["move"] in table.moves(seat)
    assert ideas[0]["phrase"]
    assert ideas[0]["sentences"]
    end = {**wish, "record": old.text(), "move": len(old.moves)}
    assert refusal(anna, "/api/records/suggest", end) == "no-such-moment"
    silent = anna.http("POST", "/api/records/suggest", {**wish, "language": ""})
    assert (silent[0]["phrase"], silent[0]["sentences"]) == ("", [])


@pytest.mark.parametrize("path", ["/api/records/replay", "/api/records/suggest"])
def test_a_language_that_nobody_speaks_is_refused_at_once(anna: Connection, path: str) -> None:
    table = tischlein.new("leduc", 2, seed=1)
    wish = {"record": table.record().text(), "seat": table.waiting[0], "language": "xx"}
    more = {"move": 0} if path.endswith("suggest") else {}
    assert refusal(anna, path, {**wish, **more}) == "unknown-language"


def test_the_schema_says_who_has_to_be_known_and_how_it_answers(anna: Connection) -> None:
    paths = anna.http("GET", "/api/schema/openapi.json")["paths"]
    for path, kinds in paths.items():
        for method in kinds.keys() & {"get"} if "{" not in path else ():
            known = kinds[method].get("security") == [{"token": []}]
            try:
                call("GET", anna.url + path)
            except Refusal as refusal:
                assert (known, refusal.code) == (True, "need-identity"), path
            else:
                assert not known, path
    assert paths["/api/records/suggest"]["post"]["security"] == [{"token": []}]
    text = json.dumps({"record": finished(GAMES[0]).text()}).encode()
    asked = urllib.request.Request(
        f"{anna.url}/api/records/replay", text, {"content-type": "application/json"}
    )
    with urllib.request.urlopen(asked, timeout=30) as answer:
        assert str(answer.status) in paths["/api/records/replay"]["post"]["responses"]
