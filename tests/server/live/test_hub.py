"""The house, without sockets: what screens are sent, when, and what they never are."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest

import tischlein
from support.fake_hub import PEOPLE, FakeScreen, TestHouse, ask, opened
from tischlein.records import fairness
from tischlein.records.record import parse
from tischlein.server.live.bot_pool import Question, choose
from tischlein.server.protocol import messages
from tischlein.server.protocol.errors import Declined
from tischlein.server.protocol.messages import LARGEST_MESSAGE
from tischlein.server.storage import database
from tischlein.server.tables import log

GAMES = list(tischlein.games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def finished(house: TestHouse) -> list[dict[str, Any]]:
    return [row for statement, row in house.shelf.rows if statement is database.ADD_FINISHED]


@every_game
def test_people_and_bots_play_a_whole_game(game: Any) -> None:
    """Everybody is told every event once, in order, and in their own language."""
    for players in (min(game.players), max(game.players)):
        house = TestHouse()
        table = house.open(game.name, players, bots={players - 1: "random"})
        watcher = FakeScreen(None, "fr")
        house.ask(watcher, ask(messages.Attend, table))
        screens = house.seated(table, players - 1, "de")
        house.play_some(table, screens, random.Random(players))
        true = house.house.servings[table].host.table
        assert true is not None
        for screen, seat in [*zip(screens, range(players - 1), strict=True), (watcher, None)]:
            states = [message for message in screen.all() if message["type"] == "state"]
            versions = [state["version"] for state in states]
            assert versions == sorted(versions)
            eyes = [eye for state in states for eye in state.get("eyes", [])]
            assert [event for eye in eyes for event in eye["events"]] == true.events(seat)
            told = [sentence for eye in eyes for sentence in eye["sentences"]]
            assert told == true.sentences(seat, lang=screen.language)
            assert eyes[-1]["view"] == json.loads(json.dumps(true.view(seat)))
            assert max(map(len, screen.heard)) < 4 * LARGEST_MESSAGE
        (row,) = finished(house)
        record = parse(row["record"])
        assert record.replay().points == true.points
        assert record.fair is not None
        parts = [row for statement, row in house.shelf.rows if statement is database.ADD_PART]
        assert [part["person"] for part in parts] == [f"p{seat}" for seat in range(players - 1)]


@every_game
def test_who_takes_over_from_a_bot_sees_its_seat_from_then_on_and_nothing_more(game: Any) -> None:
    house = TestHouse()
    players = min(game.players)
    table = house.open(game.name, players, bots={players - 1: "random"})
    screens = house.seated(table, players - 1)
    guest, watcher = FakeScreen(PEOPLE[7]), FakeScreen(None)
    for screen in (guest, watcher):
        house.ask(screen, ask(messages.Attend, table))
    house.play_some(table, screens, random.Random(3), 0 if game.name == "leduc" else 4)
    host = house.house.servings[table].host
    assert host.table is not None
    others = [*screens, watcher]
    before = [len(screen.heard) for screen in others]
    assert {eye["seat"] for state in guest.all() for eye in state.get("eyes", [])} == {None}
    (eye,) = house.ask(guest, ask(messages.Sit, table, seat=players - 1))["eyes"]
    assert eye["seat"] == players - 1
    assert eye["view"] == json.loads(json.dumps(host.table.view(players - 1)))
    for screen, seat, heard in zip(others, [*range(players - 1), None], before, strict=True):
        told = [message for message in screen.all()[heard:] if "eyes" in message]
        for one in [eye for message in told for eye in message["eyes"]]:
            assert one["seat"] == seat
            assert one["view"] == json.loads(json.dumps(host.table.view(seat)))
    house.play_some(table, [*screens, guest], random.Random(4))
    assert host.table.over
    (row,) = finished(house)
    assert parse(row["record"]).names == [*(f"Person {seat}" for seat in range(players - 1)), "Person 7"]
    parts = [row for statement, row in house.shelf.rows if statement is database.ADD_PART]
    assert parts[-1]["person"] == "p7"
    again = [log.read_fact(log.write_fact(entry.fact)) for entry in house.shelf.books[table]]
    assert again == [entry.fact for entry in house.shelf.books[table]]


@every_game
def test_every_bot_decision_can_be_made_again(game: Any) -> None:
    house = TestHouse()
    players = min(game.players)
    bots = {seat: bot for seat, bot in enumerate(["sprout", "spud", "random"] * 2) if seat < players}
    table = house.open(game.name, players, bots=bots)
    host = FakeScreen(PEOPLE[0])
    house.ask(host, ask(messages.Attend, table))
    house.ask(host, ask(messages.Begin, table))
    house.bots.think()
    assert host.last()["room"]["phase"] == "over"
    decisions = [row for statement, row in house.shelf.rows if statement is database.ADD_DECISION]
    book = house.shelf.books[table]
    assert len(decisions) == sum(isinstance(entry.fact, log.Moved) for entry in book)
    for row in decisions:
        question = Question(game.name, row["seat"], row["bot"], row["seed"], row["seen"], row["simulations"])
        fact = book[row["n"] - 1].fact
        assert isinstance(fact, log.Moved)
        assert choose(question) == row["move"] == fact.move


def test_nothing_is_told_before_it_is_stored() -> None:
    house = TestHouse()
    table = house.open("leduc", 2)
    screens = house.seated(table, 2)
    host = house.house.servings[table].host
    assert host.table is not None
    seat = host.table.waiting[0]
    before = [len(screen.heard) for screen in screens]
    house.writer.hold = True
    move = host.table.moves(seat)[0]
    asyncio.run(
        house.reception.receive(
            screens[seat], ask(messages.Play, table, seat=seat, move=move, version=host.version)
        )
    )
    late = FakeScreen(None)
    asyncio.run(house.reception.receive(late, ask(messages.Attend, table)))
    assert [len(screen.heard) for screen in screens] == before
    assert late.heard == []
    house.writer.flush()
    assert all(screen.last()["made"] == 1 for screen in screens)
    assert late.last()["made"] == 1


def test_what_cannot_be_stored_has_not_happened() -> None:
    house = TestHouse()
    table = house.open("leduc", 2)
    screens = house.seated(table, 2)
    host = house.house.servings[table].host
    assert host.table is not None
    seat = host.table.waiting[0]
    request = ask(messages.Play, table, seat=seat, move=host.table.moves(seat)[0], version=host.version)
    house.writer.outcome = "store-failed"

    async def fail() -> None:
        await house.reception.receive(screens[seat], request)
        await asyncio.gather(*house.house.tasks)

    asyncio.run(fail())
    for screen in screens:
        refused = screen.last()
        assert refused["code"] == "store-failed"
        assert refused["state"]["made"] == 0
        assert refused["state"]["room"]["chairs"][0]["present"]
    house.writer.outcome = "stored"
    assert house.ask(screens[seat], request)["made"] == 1
    assert house.ask(screens[seat], request)["made"] == 1


def test_a_table_is_there_again_after_a_restart() -> None:
    house = TestHouse()
    table = house.open("potato-man", 3, bots={2: "random"})
    screens = house.seated(table, 2)
    house.play_some(table, screens, random.Random(1), 30)
    house.bots.think()
    before = [house.ask(screen, ask(messages.Attend, table))["eyes"] for screen in screens]
    again = TestHouse(house.shelf)
    for screen, eyes in zip(screens, before, strict=True):
        fresh = FakeScreen(screen.person)
        assert again.ask(fresh, ask(messages.Attend, table))["eyes"] == eyes
    assert again.ask(FakeScreen(None), ask(messages.Attend, "nowhere"))["code"] == "unknown-table"
    assert list(again.house.servings) == [table]


def test_a_refusal_carries_the_true_state_in_the_screens_language() -> None:
    house = TestHouse()
    table = house.open("leduc", 2)
    screens = house.seated(table, 2, "it")
    host = house.house.servings[table].host
    assert host.table is not None
    out = 1 - host.table.waiting[0]
    refused = house.ask(screens[out], ask(messages.Play, table, seat=out, move="call", version=host.version))
    assert refused["type"] == "refused"
    assert refused["code"] == "not-your-turn"
    assert "non deve muovere" in refused["sentence"] or refused["sentence"]
    assert refused["state"]["eyes"][0]["view"]["seat"] == out
    assert refused["version"] == refused["state"]["version"] == host.version
    stranger = FakeScreen(PEOPLE[5])
    assert house.ask(stranger, ask(messages.Begin, table))["code"] == "not-attending"
    assert "state" not in stranger.last()


def test_advice_comes_from_what_the_seat_may_know() -> None:
    house = TestHouse()
    table = house.open("leduc", 2)
    screens = house.seated(table, 2)
    host = house.house.servings[table].host
    assert host.table is not None
    seat = host.table.waiting[0]
    house.reception.speak(screens[seat], "fr")
    asyncio.run(house.reception.receive(screens[seat], ask(messages.Suggest, table, seat=seat)))
    ((question, _),) = house.bots.asked
    assert question.seen == host.table.seen(seat).pack().tobytes()
    house.bots.think()
    suggestion = screens[seat].last()
    assert suggestion["type"] == "suggestion"
    assert {one["move"] for one in suggestion["advice"]} <= set(host.table.moves(seat))
    assert suggestion["advice"][0]["sentences"]
    refused = house.ask(screens[1 - seat], ask(messages.Suggest, table, seat=1 - seat))
    assert refused["code"] == "no-suggestion"
    asyncio.run(house.reception.receive(screens[seat], ask(messages.Suggest, table, seat=seat)))
    _, answer_late = house.bots.asked.pop()
    house.play_some(table, screens, random.Random(1), 1)
    answer_late()
    late = screens[seat].last()
    assert (late["type"], late["advice"]) == ("suggestion", []), "too late is answered, too"


def test_a_screen_cannot_be_at_endless_tables() -> None:
    house = TestHouse()
    screen = FakeScreen(PEOPLE[0])
    for _ in range(50):
        assert house.ask(screen, ask(messages.Attend, house.open("leduc", 2)))["type"] == "state"
    assert house.ask(screen, ask(messages.Attend, house.open("leduc", 2)))["code"] == "too-many"


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"game": "skat"}, "unknown-game"),
        ({"players": 9}, "wrong-player-count"),
        ({"options": {"trump": "red"}}, "wrong-option"),
        ({"bots": {5: "spud"}}, "no-such-seat"),
        ({"bots": {0: "wizard"}}, "unknown-bot"),
        ({"stand_in": "wizard"}, "unknown-bot"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(more: dict[str, Any], code: str) -> None:
    house = TestHouse()
    fact = opened(more.pop("game", "leduc"), more.pop("players", 2), **more)
    with pytest.raises(Declined) as declined:
        house.house.open_table(fact, lambda *_: None)
    assert declined.value.code == code
    assert house.house.servings == {}
    assert house.shelf.books == {}


def test_the_secret_stays_in_the_house_until_the_end() -> None:
    house = TestHouse()
    table = house.open("leduc", 2, secret="77" * 32)
    screens = house.seated(table, 2)
    next_secret = house.house.servings[table].host.room.next_secret
    house.play_some(table, screens, random.Random(1))
    states = [state for state in screens[0].all() if state["type"] == "state"]
    promises = [state["room"]["fair"] for state in states if "room" in state]
    assert {one["commitment"] for one in promises} == {fairness.commitment("77" * 32)}
    assert promises[-1]["secret"] == "77" * 32
    assert promises[-1]["seed"] == fairness.seed("77" * 32, ["", ""])
    everything = b"".join(message for screen in screens for message in screen.heard)
    assert everything.count(b"77" * 32) == 2
    assert next_secret.encode() not in everything


def test_requests_have_sizes() -> None:
    for bad in (
        b"{}",
        b"[]",
        b'{"type":"dance"}',
        b'{"type":"play","id":"1","table":"t","seat":-1,"move":"x","version":0}',
        b'{"type":"play","id":"1","table":"t","seat":0,"move":"x","version":0,"extra":1}',
        b'{"type":"say","id":"1","table":"t","text":"' + b"x" * 301 + b'"}',
        b'{"type":"attend","id":"' + b"x" * 41 + b'","table":"t"}',
        b"\xff\xfe",
    ):
        with pytest.raises((msgspec.DecodeError, msgspec.ValidationError)):
            messages.decode_request(bad)
