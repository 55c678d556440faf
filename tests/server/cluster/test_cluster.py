"""Several server processes on one PostgreSQL: people at different processes play at the same table."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest

import tischlein
from support.cluster.postgres import RealPostgres
from support.cluster.processes import (
    PATIENCE,
    close_all,
    counted,
    database,
    here,
    play_out,
    seated,
    servers,
    until,
)
from support.server_process import RealServer
from tischlein.client import Connection, RemoteTable, connect
from tischlein.engine.errors import Refusal
from tischlein.records.parse import parse
from tischlein.server.storage import database as database_module
from tischlein.server.storage.queries import Queries
from tischlein.server.tables import log

__all__ = ["database", "servers"]


# ---- Playing across processes ----


@pytest.mark.parametrize("game", list(tischlein.games().values()), ids=lambda game: game.name)
def test_a_whole_game_across_two_processes(servers: list[RealServer], game: Any) -> None:
    """Nobody is refused anything, nobody misses an event, and the record is true."""
    tables = seated(servers, game.name, max(game.players))
    assert play_out(tables) == []
    text = tables[1].connection.http("GET", f"/api/tables/{tables[1].id}/games/1/record")
    record = parse(text)
    for seat, table in enumerate(tables):
        assert table.views[seat]["points"] == list(record.replay().points)
        assert table.events == record.replay().events(seat)
    assert tables[0].connection.http("GET", f"/api/tables/{tables[0].id}/games/1/verify")["true"]
    close_all(tables)


def test_many_who_choose_at_the_same_moment(servers: list[RealServer]) -> None:
    """Whoever was slower at the other process is asked nothing again: it is done, on the new table."""
    tables = seated(servers, "hot-potato", 4)
    together = threading.Barrier(len(tables))
    refused: list[str] = []

    def choose(table: RemoteTable) -> None:
        for _ in range(8):
            together.wait(PATIENCE)
            seat = table.seat_to_move()
            if seat is not None:
                try:
                    table.play(table.views[seat]["moves"][0], seat)
                except Refusal as refusal:
                    refused.append(refusal.code)
            together.wait(PATIENCE)
            until(table, lambda at: at.seat_to_move() is not None or at.over)

    threads = [threading.Thread(target=choose, args=(table,)) for table in tables]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(2 * PATIENCE)
    assert refused == []
    assert len({table.moves_made for table in tables}) == 1
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
    queries = Queries(
        database_module.connect(database.url.replace("postgresql://", "postgresql+psycopg://", 1))
    )
    made = [entry for entry in queries.entries_of(table.id) if isinstance(entry.payload, log.Moved)]
    decisions = queries.decisions_of(table.id)
    queries.close()
    assert len(decisions) == len(made) == thought
    close_all([table, watcher])


def test_talk_crosses(servers: list[RealServer]) -> None:
    anna, ben = seated(servers, "leduc", 2)
    anna.ask("say", text="Grüezi!")
    until(ben, lambda at: at.connection.chat_messages)
    ben.ask("emote", emote="wow")
    until(anna, lambda at: len(at.connection.chat_messages) == 2)
    assert [one["type"] for one in anna.connection.chat_messages] == ["chat", "emote"]
    assert (ben.connection.chat_messages[0]["name"], ben.connection.chat_messages[0]["text"]) == (
        "Person 0",
        "Grüezi!",
    )
    late = connect(servers[1].url, name="Late", language="")
    late.attend(anna.id)
    assert [one["text"] for one in late.chat_messages] == ["Grüezi!"]
    anna.ask("mute", person=(ben.connection.person or {})["id"], muted=True)
    until(ben, lambda at: at.room["seats"][1].get("muted"))
    with pytest.raises(Refusal, match="muted") as declined:
        ben.ask("say", text="Hm!")
    assert declined.value.code == "muted"
    late.close()
    close_all([anna, ben])


def test_everybody_sees_who_is_there(servers: list[RealServer]) -> None:
    anna, ben = seated(servers, "leduc", 2)
    for one in (anna, ben):
        until(one, lambda at: here(at) == ([True, True], 0))
    watcher, stranger = (
        connect(servers[1].url, name="W", language=""),
        Connection(servers[0].url, language=""),
    )
    watcher.attend(anna.id)
    stranger.attend(anna.id)
    for one in (anna, ben):
        until(one, lambda at: here(at) == ([True, True], 2))
    watcher.close()
    stranger.close()
    ben.connection.close()
    until(anna, lambda at: here(at) == ([True, False], 0))
    back = Connection(servers[0].url, ben.connection.token, "").attend(anna.id)
    until(anna, lambda at: here(at) == ([True, True], 0))
    anna.ask("remove", person=(back.connection.person or {})["id"])
    until(anna, lambda at: at.room["seats"][1].get("left"))
    close_all([anna, back])


def test_somebody_is_sent_away_from_the_other_process(servers: list[RealServer]) -> None:
    anna, ben = seated(servers, "leduc", 2)
    anna.ask("remove", person=(ben.connection.person or {})["id"])
    ends = time.monotonic() + PATIENCE
    while (received := ben.connection.receive(1.0)) is None or received["type"] != "removed":
        assert time.monotonic() < ends
    with pytest.raises(Refusal) as declined:
        ben.connection.attend(anna.id)
    assert declined.value.code == "removed"
    close_all([anna, ben])
