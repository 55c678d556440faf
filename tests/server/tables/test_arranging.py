"""What is played at a table, settled before the deal and for another game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from support.fake_hub import PEOPLE, TestHub, ask, hosted, opened, play_some, submit
from support.host_play import declined, first_move
from tischlein.server.protocol import requests
from tischlein.server.protocol.common import Pace
from tischlein.server.tables import log
from tischlein.server.tables.host import Host
from tischlein.server.tables.log import Entry


def gathering(game: str, players: int, people: int, **more: Any) -> Host:
    """A table where people wait for the host to deal."""
    host = Host("table", [Entry(1, 0, opened(game, players, begins="host", **more), "p0")], 0)
    for person in PEOPLE[:people]:
        submit(host, person, ask(requests.Sit), 0)
    return host


def arrange(host: Host, **terms: Any) -> list[Entry]:
    return submit(host, PEOPLE[0], ask(requests.Arrange, **terms), 0)


def test_seats_are_added_and_taken_away_and_everybody_keeps_theirs() -> None:
    host = gathering("potato-man", 4, people=2)
    arrange(host, players=5)
    assert [seat.person for seat in host.room.seats] == ["p0", "p1", None, None, None]
    submit(host, PEOPLE[0], ask(requests.SeatBot, seat=2, bot="spud"), 0)
    submit(host, PEOPLE[2], ask(requests.Sit, seat=4), 0)
    arrange(host, players=3)
    assert [seat.person for seat in host.room.seats] == ["p0", "p1", "p2"], (
        "the free seat first, then the bot"
    )
    assert [seat.number for seat in host.room.seats] == [0, 1, 2]
    assert declined(host, 0, ask(requests.Arrange, players=2)) == "too-many-people"
    submit(host, PEOPLE[0], ask(requests.Begin), 0)
    assert host.table.players == 3


def test_options_and_pace_can_be_changed_until_the_deal() -> None:
    host = gathering("potato-man", 3, people=3)
    arrange(host, options={"variant": "no-green"}, pace=Pace(30, 60))
    assert host.room.pace == Pace(30, 60)
    arrange(host, players=4)
    assert host.room.options == {}, "only three may play without green"
    arrange(host, players=3, options={"variant": "no-green"})
    assert host.room.pace == Pace(30, 60), "what is not asked for stays"
    arrange(host, pace=None)
    submit(host, PEOPLE[0], ask(requests.Begin), 0)
    assert host.table.options["variant"] == "no-green"
    assert host.room.pace is None
    assert declined(host, 0, ask(requests.Arrange, players=4)) == "game-has-begun"


@pytest.mark.parametrize("terms", [{"players": 9}, {"game": "skat"}, {"options": {"variant": "raw"}}])
def test_only_what_the_rules_allow_can_be_arranged(terms: dict[str, Any]) -> None:
    host = gathering("potato-man", 3, people=2)
    assert declined(host, 0, ask(requests.Arrange, **terms))
    assert declined(host, 1, ask(requests.Arrange, players=4)) == "not-the-host"


def test_a_bot_makes_room_before_the_game() -> None:
    host = gathering("potato-man", 3, people=2)
    submit(host, PEOPLE[0], ask(requests.SeatBot, seat=2, bot="spud"), 0)
    assert declined(host, 1, ask(requests.RemoveBot, seat=2)) == "not-the-host"
    assert declined(host, 0, ask(requests.RemoveBot, seat=1)) == "no-bot-there"
    submit(host, PEOPLE[0], ask(requests.RemoveBot, seat=2), 0)
    assert host.room.seats[2].free


def test_another_game_takes_everybody_along() -> None:
    host = hosted("leduc", 2, begins="host", bots={})
    submit(host, PEOPLE[0], ask(requests.Begin), 0)
    while not host.table.over:
        seat, move = first_move(host)
        submit(host, PEOPLE[seat], ask(requests.Play, seat=seat, move=move, version=host.version), 0)
    secret = host.room.secret
    arrange(host, game="heckmeck")
    assert (host.room.phase, host.room.number, host.room.game) == ("gathering", 2, "heckmeck")
    assert [seat.person for seat in host.room.seats] == ["p0", "p1"]
    assert host.room.secret != secret
    assert host.shown is None, "nobody looks at the old game from other seats"
    submit(host, PEOPLE[0], ask(requests.Begin), 0)
    assert host.table.game.name == "heckmeck"


def test_a_log_with_another_game_is_read_again_as_it_was() -> None:
    history = [Entry(1, 0, opened("leduc", 2, begins="host"), "p0")]
    again = Host("table", history, 0)
    for person in PEOPLE[:2]:
        history += submit(again, person, ask(requests.Sit), 0)
    history += submit(again, PEOPLE[0], ask(requests.Begin), 0)
    history += play_some(again, random.Random(1))
    history += arrange(again, game="hot-potato", hints=True)
    history += submit(again, PEOPLE[0], ask(requests.Begin), 0)
    read = Host("table", history, 0)
    assert repr(read.room) == repr(again.room)
    assert read.table.view(0) == again.table.view(0)


def test_hints_among_people_are_the_host_s_choice() -> None:
    hub = TestHub()
    table = hub.open("leduc", 2)
    subscribers = hub.seated(table, 2)
    host = hub.hub.sessions[table].host
    seat = host.table.waiting[0]
    refused = hub.ask(subscribers[seat], ask(requests.Suggest, table, seat=seat))
    assert refused["code"] == "no-hints"
    assert hub.ask(subscribers[1], ask(requests.Arrange, table, hints=True))["code"] == "not-the-host"
    hub.ask(subscribers[0], ask(requests.Arrange, table, hints=True))
    assert subscribers[1].last()["room"]["hints"] is True
    hub.ask(subscribers[seat], ask(requests.Suggest, table, seat=seat))
    assert len(hub.bots.asked) == 1
    assert [
        type(entry.payload) for entry in submit(host, PEOPLE[0], ask(requests.Arrange, hints=True), 0)
    ] == []


def test_against_bots_alone_hints_are_always_there() -> None:
    host = hosted("leduc", 2, people=1)
    assert host.room.hints_allowed
    assert not hosted("leduc", 2).room.hints_allowed


def test_whether_a_move_can_be_taken_back_is_known_before_it_is_asked() -> None:
    hub = TestHub()
    table = hub.open("potato-man", 3)
    subscribers = hub.seated(table, 3)
    host = hub.hub.sessions[table].host
    seat, move = first_move(host)
    assert hub.ask(subscribers[seat], ask(requests.CanUndo, table, seat=seat))["code"] == "nothing-to-undo"
    hub.ask(subscribers[seat], ask(requests.Play, table, seat=seat, move=move, version=host.version))
    version = host.version
    assert hub.ask(subscribers[seat], ask(requests.CanUndo, table, seat=seat))["type"] == "done"
    assert host.version == version
    assert host.room.undo is None
    assert log.UndoAsked not in {type(entry.payload) for entry in hub.store.logs[table]}
