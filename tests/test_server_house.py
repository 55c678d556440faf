"""The house, without sockets: what screens are sent, when, and what they never are."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest

import tischlein
from serverplay import PEOPLE, FakeScreen, TestHouse, ids, opened
from tischlein import fair
from tischlein.record import parse
from tischlein.server import ledger, messages, store
from tischlein.server.botroom import Question, choose
from tischlein.server.messages import LARGEST_MESSAGE, Pace
from tischlein.server.phrases import Declined
from tischlein.server.steady import Steady

GAMES = list(tischlein.games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def ask(kind: type[Any], table: str, **more: Any) -> Any:
    return kind(id=next(ids), table=table, **more)


def finished(house: TestHouse) -> list[dict[str, Any]]:
    return [row for statement, row in house.shelf.rows if statement is store.ADD_FINISHED]


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
        parts = [row for statement, row in house.shelf.rows if statement is store.ADD_PART]
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
    parts = [row for statement, row in house.shelf.rows if statement is store.ADD_PART]
    assert parts[-1]["person"] == "p7"
    again = [ledger.read_fact(ledger.write_fact(entry.fact)) for entry in house.shelf.books[table]]
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
    decisions = [row for statement, row in house.shelf.rows if statement is store.ADD_DECISION]
    book = house.shelf.books[table]
    assert len(decisions) == sum(isinstance(entry.fact, ledger.Moved) for entry in book)
    for row in decisions:
        question = Question(game.name, row["seat"], row["bot"], row["seed"], row["seen"], row["simulations"])
        fact = book[row["n"] - 1].fact
        assert isinstance(fact, ledger.Moved)
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


def test_the_same_seat_on_two_screens_stays_in_step() -> None:
    house = TestHouse()
    table = house.open("leduc", 2)
    screens = house.seated(table, 2)
    second = FakeScreen(PEOPLE[0])
    house.ask(second, ask(messages.Attend, table))
    screens[0].heard.clear()
    second.heard.clear()
    house.play_some(table, screens, random.Random(3), 2)
    assert [m["eyes"] for m in screens[0].all()] == [m["eyes"] for m in second.all()]
    house.reception.hang_up(screens[0])
    assert second.last()["type"] == "state"
    room = house.ask(FakeScreen(None), ask(messages.Attend, table))["room"]
    assert room["chairs"][0]["present"]
    house.reception.hang_up(second)
    room = house.ask(FakeScreen(None), ask(messages.Attend, table))["room"]
    assert "present" not in room["chairs"][0]


def test_hot_seat_one_screen_sees_both_seats() -> None:
    house = TestHouse()
    table = house.open("leduc", 2)
    screen = FakeScreen(PEOPLE[0])
    house.ask(screen, ask(messages.Attend, table))
    for name in ("Anna", "Ben"):
        house.ask(screen, ask(messages.Sit, table, name=name))
    state = screen.last()
    assert [eye["seat"] for eye in state["eyes"]] == [0, 1, None], "and what both may see together"
    assert [chair["name"] for chair in state["room"]["chairs"]] == ["Anna", "Ben"]


def test_a_stand_in_takes_over_and_hands_back() -> None:
    house = TestHouse()
    table = house.open("leduc", 2, grace=5)
    screens = house.seated(table, 2)
    host = house.house.servings[table].host
    assert host.table is not None
    seat = host.table.waiting[0]
    house.reception.hang_up(screens[seat])
    house.now += 4_000
    house.house.tick()
    assert not house.bots.asked
    house.now += 1_000
    house.house.tick()
    assert screens[1 - seat].last()["room"]["chairs"][seat]["stand_in"]
    back = FakeScreen(PEOPLE[seat])
    state = house.ask(back, ask(messages.Attend, table))
    assert "stand_in" not in state["room"]["chairs"][seat]
    house.bots.think()
    assert len(host.table.made) == 0
    (returned,) = [e.fact for e in house.shelf.books[table] if isinstance(e.fact, ledger.Returned)]
    assert returned.seat == seat


def test_a_clock_is_shown_and_runs_out() -> None:
    house = TestHouse()
    table = house.open("leduc", 2, pace=Pace(30, 10))
    screens = house.seated(table, 2)
    host = house.house.servings[table].host
    assert host.table is not None
    seat = host.table.waiting[0]
    assert screens[0].last()["clocks"] == [{"seat": seat, "move": 30_000, "reserve": 10_000}]
    house.now += 35_000
    state = house.ask(screens[0], ask(messages.Attend, table))
    assert state["clocks"] == [{"seat": seat, "move": 0, "reserve": 5_000}]
    house.now += 5_000
    house.house.tick()
    house.bots.think()
    assert len(host.table.made) == 1
    fact = house.shelf.books[table][-1].fact
    assert isinstance(fact, ledger.Moved)
    assert fact.by == "clock"
    assert fact.reserve == 10_000


def test_talk_has_limits() -> None:
    house = TestHouse()
    table = house.open("leduc", 2)
    anna, ben = house.seated(table, 2)
    house.ask(anna, ask(messages.Say, table, text="<b>Hello</b>"))
    heard = ben.last()
    assert (heard["type"], heard["name"], heard["text"]) == ("heard", "Person 0", "<b>Hello</b>")
    again = ask(messages.Say, table, text="twice?")
    heard_before = len(ben.heard)
    for _ in range(2):
        assert house.ask(anna, again)["type"] == "done"
    assert len(ben.heard) == heard_before + 1
    house.ask(anna, ask(messages.Emote, table, emote="wow"))
    assert ben.last()["type"] == "signed"
    assert house.ask(anna, ask(messages.Emote, table, emote="rude"))["code"] == "unknown-emote"
    for _ in range(2):
        assert house.ask(anna, ask(messages.Say, table, text="more"))["type"] == "done"
    assert house.ask(anna, ask(messages.Say, table, text="still more"))["code"] == "too-fast"
    house.now += 10_000
    assert house.ask(anna, ask(messages.Say, table, text="again"))["type"] == "done"
    house.ask(anna, ask(messages.Mute, table, person="p1"))
    assert house.ask(ben, ask(messages.Say, table, text="hm"))["code"] == "muted"
    nobody = FakeScreen(None)
    house.ask(nobody, ask(messages.Attend, table))
    assert [m["type"] for m in nobody.all()].count("heard") == 5
    assert house.ask(nobody, ask(messages.Say, table, text="hm"))["code"] == "need-identity"


def test_somebody_is_sent_away() -> None:
    house = TestHouse()
    table = house.open("leduc", 2)
    anna, ben = house.seated(table, 2)
    house.ask(anna, ask(messages.Remove, table, person="p1"))
    assert ben.last()["type"] == "sent"
    assert house.ask(ben, ask(messages.Attend, table))["code"] == "removed"
    chair = anna.last()["room"]["chairs"][1]
    assert chair["left"]
    assert "present" not in chair


def test_nobody_stands_in_for_the_last_one_after_the_others_were_sent_away() -> None:
    house = TestHouse()
    table = house.open("leduc", 2, grace=1)
    anna, _ = house.seated(table, 2)
    house.ask(anna, ask(messages.Remove, table, person="p1"))
    house.reception.hang_up(anna)
    host = house.house.servings[table].host
    assert host.present == set()
    assert host.wake_at is None


@pytest.mark.parametrize("mishap", ["conflict", "store-failed"])
def test_somebody_is_sent_away_when_that_is_stored_and_not_before(mishap: str) -> None:
    """Until then they stay at the table, and hear on all their screens how it ends."""
    house = TestHouse()
    table = house.open("leduc", 2)
    anna, ben = house.seated(table, 2)
    house.writer.outcome = mishap
    request = ask(messages.Remove, table, person="p1")

    async def fail() -> None:
        await house.reception.receive(anna, request)
        house.reception.speak(ben, "de")  # while the table is being read again
        house.writer.outcome = "stored"
        await asyncio.gather(*house.house.tasks)

    asyncio.run(fail())
    if mishap == "store-failed":
        assert ben.last()["code"] == mishap
        assert anna.last()["id"] == request.id
        assert house.ask(ben, ask(messages.Attend, table))["type"] == "state"
        house.ask(anna, request)
    assert ben.last()["type"] == "sent"
    heard = len(ben.heard)
    house.ask(anna, ask(messages.Say, table, text="Alone."))
    assert len(ben.heard) == heard
    assert house.ask(ben, ask(messages.Attend, table))["code"] == "removed"


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


def test_another_language_at_any_time() -> None:
    house = TestHouse()
    table = house.open("leduc", 2)
    screens = house.seated(table, 2)
    assert "sentences" not in screens[0].last()["eyes"][0]
    house.reception.speak(screens[0], "de")
    house.play_some(table, screens, random.Random(1), 1)
    assert "sentences" in screens[0].last()["eyes"][0]
    with pytest.raises(Declined):
        house.reception.speak(screens[0], "la")


def test_leaving_a_table_quietly() -> None:
    house = TestHouse()
    table = house.open("leduc", 2)
    screens = house.seated(table, 2)
    assert house.ask(screens[0], ask(messages.Go, table))["type"] == "done"
    assert "present" not in screens[1].last()["room"]["chairs"][0]
    house.reception.hang_up(screens[1])
    house.now += 61_000
    house.house.tick()
    assert house.house.servings == {}


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
    fairness = [state["room"]["fair"] for state in states if "room" in state]
    assert {one["commitment"] for one in fairness} == {fair.commitment("77" * 32)}
    assert fairness[-1]["secret"] == "77" * 32
    assert fairness[-1]["seed"] == fair.seed("77" * 32, ["", ""])
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


def test_a_clock_that_is_set_costs_nobody_time() -> None:
    house = TestHouse()
    table = house.open("leduc", 2, pace=Pace(30, 10), grace=20)
    screens = house.seated(table, 2)
    wall = ticks = house.now
    steady = Steady(lambda: wall, lambda: ticks)
    house.house.clock = steady
    house.reception.hang_up(screens[1])
    for jump in (3_600_000, -7_200_000):
        wall, ticks = wall + 5_000 + jump, ticks + 5_000
        assert steady() == wall - jump
        by = steady.follow()
        assert by == jump
        house.house.set_clock(by)
        assert steady() == wall
        house.house.tick()
        state = house.ask(screens[0], ask(messages.Attend, table))
    assert [one["move"] for one in state["clocks"]] == [20_000]
    assert "stand_in" not in state["room"]["chairs"][1]
    assert steady.follow() == 0


def test_time_goes_on_at_the_other_tables_when_it_cannot_at_one(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = TestHouse()
    broken, other = (house.open("leduc", 2, pace=Pace(10)) for _ in range(2))
    for table in (broken, other):
        house.seated(table, 2)

    def fail(_: int) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(house.house.servings[broken].host, "tick", fail)
    house.now += 10_000
    house.house.tick()
    assert f"table {broken}: a tick failed" in caplog.text
    assert house.house.servings[other].host.overdue
