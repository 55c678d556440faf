"""Company at a table, without sockets: several screens, coming and going, clocks, talk, who is sent away."""

from __future__ import annotations

import asyncio
import random

import pytest

from support.fake_hub import PEOPLE, FakeScreen, TestHouse, ask
from tischlein.server.ops.clock import Steady
from tischlein.server.protocol import messages
from tischlein.server.protocol.errors import Declined
from tischlein.server.protocol.messages import Pace
from tischlein.server.tables import log


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
    (returned,) = [e.fact for e in house.shelf.books[table] if isinstance(e.fact, log.Returned)]
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
    assert isinstance(fact, log.Moved)
    assert fact.by == "clock"
    assert fact.reserve == 10_000


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
