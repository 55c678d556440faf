"""Several server processes on one PostgreSQL: people at different processes play at the same table."""

from __future__ import annotations

import os
import random
import shutil
import signal
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import tischlein
from realpostgres import RealPostgres
from realserver import RealServer
from tischlein.record import parse
from tischlein.server import ledger, store
from tischlein.server.client import Declined, Line, RemoteTable, connect

PATIENCE = 30.0
"""Seconds after which something will never happen, on the slowest machine."""


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealPostgres]:
    running = RealPostgres(tmp_path_factory.mktemp("pg"))
    yield running
    running.close()


@pytest.fixture(scope="module")
def servers(database: RealPostgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[RealServer]]:
    """Two processes, started at the same moment on an empty database."""
    made: list[RealServer] = []

    def start() -> None:
        made.append(RealServer(tmp_path_factory.mktemp("server"), database=database.url, limits=0))

    starting = [threading.Thread(target=start) for _ in range(2)]
    for thread in starting:
        thread.start()
    for thread in starting:
        thread.join()
    assert len(made) == 2
    yield made
    for one in made:
        one.close()
    for one in made:
        assert "Traceback" not in one.log.read_text(encoding="utf-8")


def seated(servers: list[RealServer], game: str, players: int, **more: Any) -> list[RemoteTable]:
    """People at one table, every other one at the other process; all know that the game has begun."""
    host = connect(servers[0].url, name="Person 0", language="")
    table = host.new_table(game, players, **more)
    tables = [table]
    for seat in range(1, players):
        line = connect(servers[seat % len(servers)].url, name=f"Person {seat}", language="")
        tables.append(line.attend(table.id))
    for seat, one in enumerate(tables):
        one.sit(seat)
    for one in tables:
        until(one, lambda at: at.room["phase"] != "gathering")
    return tables


def until(table: RemoteTable, true: Callable[[RemoteTable], object]) -> None:
    """Hears until it is so."""
    ends = time.monotonic() + PATIENCE
    while not true(table):
        assert time.monotonic() < ends, (table.version, table.room)
        table.line.hear(0.2)


def play_out(tables: list[RemoteTable], most: int = 10_000) -> list[str]:
    """Everybody plays random moves, each in a thread, to the end; gives the codes of all refusals."""
    refused: list[str] = []
    trouble: list[str] = []

    def one(table: RemoteTable, luck: random.Random) -> None:
        ends = time.monotonic() + 2 * PATIENCE
        try:
            while not table.over and table.made < most:
                assert time.monotonic() < ends, (table.version, table.room, table.views)
                step(table, luck)
        except Exception as error:
            trouble.append(repr(error))

    def step(table: RemoteTable, luck: random.Random) -> None:
        seat = table.owing()
        if seat is None:
            table.line.hear(0.1)
            return
        try:
            table.play(luck.choice(table.views[seat]["moves"]), seat)
        except Declined as declined:
            refused.append(declined.code)

    threads = [threading.Thread(target=one, args=(at, random.Random(n))) for n, at in enumerate(tables)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(4 * PATIENCE)
    assert trouble == []
    return refused


def close_all(tables: list[RemoteTable]) -> None:
    for one in tables:
        one.line.close()


def counted(server: RealServer, name: str) -> float:
    """A number from a process's metrics; what was never counted is 0."""
    with urllib.request.urlopen(f"{server.url}/metrics", timeout=PATIENCE) as answer:
        lines = answer.read().decode().splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))


# ---- Playing across processes ----


@pytest.mark.parametrize("game", list(tischlein.games().values()), ids=lambda game: game.name)
def test_a_whole_game_across_two_processes(servers: list[RealServer], game: Any) -> None:
    """Nobody is refused anything, nobody misses an event, and the record is true."""
    tables = seated(servers, game.name, max(game.players))
    assert play_out(tables) == []
    text = tables[1].line.http("GET", f"/api/tables/{tables[1].id}/games/1/record")
    record = parse(text)
    for seat, table in enumerate(tables):
        assert table.views[seat]["points"] == list(record.replay().points)
        assert table.events == record.replay().events(seat)
    assert tables[0].line.http("GET", f"/api/tables/{tables[0].id}/games/1/verify")["true"]
    close_all(tables)


def test_many_who_choose_at_the_same_moment(servers: list[RealServer]) -> None:
    """Whoever was slower at the other process is asked nothing again: it is done, on the new table."""
    tables = seated(servers, "hot-potato", 4)
    together = threading.Barrier(len(tables))
    refused: list[str] = []

    def choose(table: RemoteTable) -> None:
        for _ in range(8):
            together.wait(PATIENCE)
            seat = table.owing()
            if seat is not None:
                try:
                    table.play(table.views[seat]["moves"][0], seat)
                except Declined as declined:
                    refused.append(declined.code)
            together.wait(PATIENCE)
            until(table, lambda at: at.owing() is not None or at.over)

    threads = [threading.Thread(target=choose, args=(table,)) for table in tables]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(2 * PATIENCE)
    assert refused == []
    assert len({table.made for table in tables}) == 1
    close_all(tables)


def test_bots_think_once(servers: list[RealServer], database: RealPostgres) -> None:
    """Both processes serve the table, and each decision is made by one of them."""
    before = sum(counted(server, "tischlein_bot_seconds_count") for server in servers)
    host = connect(servers[0].url, name="Anna", language="")
    table = host.new_table("potato-man", 4, bots=dict.fromkeys(range(4), "sprout"), begins="host")
    watcher = connect(servers[1].url, name="Ben", language="").attend(table.id)
    table.ask("begin")
    until(table, lambda at: at.over)
    until(watcher, lambda at: at.over)
    assert watcher.events == table.events
    thought = sum(counted(server, "tischlein_bot_seconds_count") for server in servers) - before
    keep = store.Store(store.connect(database.url.replace("postgresql://", "postgresql+psycopg://", 1)))
    made = [entry for entry in keep.book(table.id) if isinstance(entry.fact, ledger.Moved)]
    decisions = keep.decisions_of(table.id)
    keep.close()
    assert len(decisions) == len(made) == thought
    close_all([table, watcher])


def test_talk_crosses(servers: list[RealServer]) -> None:
    anna, ben = seated(servers, "leduc", 2)
    anna.ask("say", text="Grüezi!")
    until(ben, lambda at: at.line.heard)
    ben.ask("emote", emote="wow")
    until(anna, lambda at: len(at.line.heard) == 2)
    assert [one["type"] for one in anna.line.heard] == ["heard", "signed"]
    assert (ben.line.heard[0]["name"], ben.line.heard[0]["text"]) == ("Person 0", "Grüezi!")
    late = connect(servers[1].url, name="Late", language="")
    late.attend(anna.id)
    assert [one["text"] for one in late.heard] == ["Grüezi!"]
    anna.ask("mute", person=(ben.line.person or {})["id"], muted=True)
    until(ben, lambda at: at.room["chairs"][1].get("muted"))
    with pytest.raises(Declined, match="muted") as declined:
        ben.ask("say", text="Hm!")
    assert declined.value.code == "muted"
    late.close()
    close_all([anna, ben])


def here(table: RemoteTable) -> tuple[list[bool], int]:
    """Who of the seated is there, and how many watch."""
    return [bool(chair.get("present")) for chair in table.room["chairs"]], table.room.get("watchers", 0)


def test_everybody_sees_who_is_there(servers: list[RealServer]) -> None:
    anna, ben = seated(servers, "leduc", 2)
    for one in (anna, ben):
        until(one, lambda at: here(at) == ([True, True], 0))
    watcher, stranger = connect(servers[1].url, name="W", language=""), Line(servers[0].url, language="")
    watcher.attend(anna.id)
    stranger.attend(anna.id)
    for one in (anna, ben):
        until(one, lambda at: here(at) == ([True, True], 2))
    watcher.close()
    stranger.close()
    ben.line.close()
    until(anna, lambda at: here(at) == ([True, False], 0))
    back = Line(servers[0].url, ben.line.token, "").attend(anna.id)
    until(anna, lambda at: here(at) == ([True, True], 0))
    anna.ask("remove", person=(back.line.person or {})["id"])
    until(anna, lambda at: at.room["chairs"][1].get("left"))
    close_all([anna, back])


def test_somebody_is_sent_away_from_the_other_process(servers: list[RealServer]) -> None:
    anna, ben = seated(servers, "leduc", 2)
    anna.ask("remove", person=(ben.line.person or {})["id"])
    ends = time.monotonic() + PATIENCE
    while (heard := ben.line.hear(1.0)) is None or heard["type"] != "sent":
        assert time.monotonic() < ends
    with pytest.raises(Declined) as declined:
        ben.line.attend(anna.id)
    assert declined.value.code == "removed"
    close_all([anna, ben])


# ---- Faults ----


def move_over(table: RemoteTable, server: RealServer) -> None:
    """As a reverse proxy does it: the next line leads to another process."""
    table.line.url = server.url
    table.line.open_socket()


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
    """The stand-in takes over, as for anybody whose line is broken."""
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


def told_after(table: RemoteTable, request: dict[str, Any]) -> tuple[str, str]:
    """The first refusal that is heard after a request, its answer or not."""
    table.line.unanswered[request["id"]] = request
    table.line.tell(request)
    ends = time.monotonic() + PATIENCE
    while (heard := table.line.hear(1.0)) is None or heard["type"] != "refused":
        assert time.monotonic() < ends
    return heard["code"], heard["sentence"]


def test_a_database_that_goes_away_and_comes_back(servers: list[RealServer], database: RealPostgres) -> None:
    """Everybody is told in words; nothing is lost or doubled; the game goes on by itself."""
    tables = seated(servers, "hot-potato", 3)
    asleep = seated(servers, "leduc", 2)
    for table in tables:
        until(table, lambda at: at.owing() is not None)
    database.stop()
    for seat, table in enumerate(tables):
        code, sentence = told_after(table, play_of(table, seat))
        assert code == "store-failed"
        assert sentence == "This could not be written down, so it was not done. Please try again."
    with pytest.raises(Declined) as declined:
        tables[0].line.http("GET", "/api/tables")
    assert declined.value.code == "store-failed"
    database.start()
    for table in tables:
        until(table, lambda at: "while-away" in at.line.answers)
        answer = table.line.answers.pop("while-away")
        assert answer["type"] == "refused"
        assert answer["code"] == "store-failed"
        table.line.unanswered.clear()
    refused = set(play_out(tables)) | set(play_out(asleep))
    assert refused <= {"store-failed", "stale"}, refused
    text = tables[0].line.http("GET", f"/api/tables/{tables[0].id}/games/1/record")
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


# ---- Two versions side by side ----


@pytest.fixture
def newer(database: RealPostgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RealServer]:
    """A process of a later version, with other rules for one game."""
    games = tmp_path / "games"
    shutil.copytree(os.environ["TISCHLEIN_GAMES"], games)
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
        with pytest.raises(Declined, match="begun under other rules") as declined:
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
    while (heard := anna.line.hear(1.0)) is None or heard["type"] != "refused":
        assert time.monotonic() < ends
    assert heard["code"] == "other-rules"
    back = Line(servers[1].url, anna.line.token, "").attend(anna.id)
    assert play_out([back, ben]) == []
    close_all([anna, back, ben])
