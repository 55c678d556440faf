"""Several subscribers at a table, without sockets: coming and going, clocks, chat, who is removed."""

from __future__ import annotations

import asyncio
import random

import pytest

from support.fake_hub import PEOPLE, FakeSubscriber, TestHub, ask
from tischlein.engine.errors import Refusal
from tischlein.server.ops.clock import SteadyClock
from tischlein.server.protocol import requests
from tischlein.server.protocol.common import Pace
from tischlein.server.tables import log


def test_the_same_seat_on_two_screens_stays_in_step() -> None:
    hub = TestHub()
    table = hub.open("leduc", 2)
    subscribers = hub.seated(table, 2)
    second = FakeSubscriber(PEOPLE[0])
    hub.ask(second, ask(requests.Attend, table))
    subscribers[0].received.clear()
    second.received.clear()
    hub.play_some(table, subscribers, random.Random(3), 2)
    assert [m["views"] for m in subscribers[0].states()] == [m["views"] for m in second.states()]
    hub.dispatcher.disconnected(subscribers[0])
    assert second.last()["type"] == "update", "the person is still there"
    room = hub.ask(FakeSubscriber(None), ask(requests.Attend, table))["room"]
    assert room["seats"][0]["present"]
    hub.dispatcher.disconnected(second)
    room = hub.ask(FakeSubscriber(None), ask(requests.Attend, table))["room"]
    assert "present" not in room["seats"][0]


def test_hot_seat_one_screen_sees_both_seats() -> None:
    hub = TestHub()
    table = hub.open("leduc", 2)
    subscriber = FakeSubscriber(PEOPLE[0])
    hub.ask(subscriber, ask(requests.Attend, table))
    for name in ("Anna", "Ben"):
        hub.ask(subscriber, ask(requests.Sit, table, name=name))
    state = subscriber.last()
    assert [view["seat"] for view in state["views"]] == [0, 1, None], "and what both may see together"
    assert [seat_state["name"] for seat_state in state["room"]["seats"]] == ["Anna", "Ben"]


def test_a_stand_in_takes_over_and_hands_back() -> None:
    hub = TestHub()
    table = hub.open("leduc", 2, grace=5)
    subscribers = hub.seated(table, 2)
    host = hub.hub.sessions[table].host
    seat = host.table.waiting[0]
    hub.dispatcher.disconnected(subscribers[seat])
    hub.now += 4_000
    hub.hub.tick()
    assert not hub.bots.asked
    hub.now += 1_000
    hub.hub.tick()
    assert subscribers[1 - seat].last()["room"]["seats"][seat]["stand_in"]
    back = FakeSubscriber(PEOPLE[seat])
    state = hub.ask(back, ask(requests.Attend, table))
    assert "stand_in" not in state["room"]["seats"][seat]
    hub.bots.think()
    assert len(host.table.made) == 0
    (returned,) = [e.payload for e in hub.store.logs[table] if isinstance(e.payload, log.Returned)]
    assert returned.seat == seat


def test_a_clock_is_shown_and_runs_out() -> None:
    hub = TestHub()
    table = hub.open("leduc", 2, pace=Pace(30, 10))
    subscribers = hub.seated(table, 2)
    host = hub.hub.sessions[table].host
    seat = host.table.waiting[0]
    assert subscribers[0].last()["clocks"] == [{"seat": seat, "move": 30_000, "reserve": 10_000}]
    hub.now += 35_000
    state = hub.ask(subscribers[0], ask(requests.Attend, table))
    assert state["clocks"] == [{"seat": seat, "move": 0, "reserve": 5_000}]
    hub.now += 5_000
    hub.hub.tick()
    hub.bots.think()
    assert len(host.table.made) == 1
    payload = hub.store.logs[table][-1].payload
    assert isinstance(payload, log.Moved)
    assert payload.by == "clock"
    assert payload.reserve == 10_000


def test_a_clock_that_is_set_costs_nobody_time() -> None:
    hub = TestHub()
    table = hub.open("leduc", 2, pace=Pace(30, 10), grace=20)
    subscribers = hub.seated(table, 2)
    wall = ticks = hub.now
    steady = SteadyClock(lambda: wall, lambda: ticks)
    hub.hub.clock = steady
    hub.dispatcher.disconnected(subscribers[1])
    for jump in (3_600_000, -7_200_000):
        wall, ticks = wall + 5_000 + jump, ticks + 5_000
        assert steady() == wall - jump
        by = steady.follow()
        assert by == jump
        hub.hub.set_clock(by)
        assert steady() == wall
        hub.hub.tick()
        state = hub.ask(subscribers[0], ask(requests.Attend, table))
    assert [one["move"] for one in state["clocks"]] == [20_000]
    assert "stand_in" not in state["room"]["seats"][1]
    assert steady.follow() == 0


def test_time_goes_on_at_the_other_tables_when_it_cannot_at_one(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hub = TestHub()
    broken, other = (hub.open("leduc", 2, pace=Pace(10)) for _ in range(2))
    for table in (broken, other):
        hub.seated(table, 2)

    def fail(_: int) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(hub.hub.sessions[broken].host, "tick", fail)
    hub.now += 10_000
    hub.hub.tick()
    assert f"table {broken}: a tick failed" in caplog.text
    assert hub.hub.sessions[other].host.playing.overdue


def test_talk_has_limits() -> None:
    hub = TestHub()
    table = hub.open("leduc", 2)
    anna, ben = hub.seated(table, 2)
    hub.ask(anna, ask(requests.Say, table, text="<b>Hello</b>"))
    received = ben.last()
    assert (received["type"], received["name"], received["text"]) == ("chat", "Person 0", "<b>Hello</b>")
    again = ask(requests.Say, table, text="twice?")
    heard_before = len(ben.received)
    for _ in range(2):
        assert hub.ask(anna, again)["type"] == "done"
    assert len(ben.received) == heard_before + 1
    hub.ask(anna, ask(requests.Emote, table, emote="wow"))
    assert ben.last()["type"] == "emote"
    assert hub.ask(anna, ask(requests.Emote, table, emote="rude"))["code"] == "unknown-emote"
    for _ in range(2):
        assert hub.ask(anna, ask(requests.Say, table, text="more"))["type"] == "done"
    assert hub.ask(anna, ask(requests.Say, table, text="still more"))["code"] == "too-fast"
    hub.now += 10_000
    assert hub.ask(anna, ask(requests.Say, table, text="again"))["type"] == "done"
    hub.ask(anna, ask(requests.Mute, table, person="p1"))
    assert hub.ask(ben, ask(requests.Say, table, text="hm"))["code"] == "muted"
    nobody = FakeSubscriber(None)
    hub.ask(nobody, ask(requests.Attend, table))
    assert [m["type"] for m in nobody.all()].count("chat") == 5
    assert hub.ask(nobody, ask(requests.Say, table, text="hm"))["code"] == "need-identity"


def test_somebody_is_sent_away() -> None:
    hub = TestHub()
    table = hub.open("leduc", 2)
    anna, ben = hub.seated(table, 2)
    hub.ask(anna, ask(requests.Remove, table, person="p1"))
    assert ben.last()["type"] == "removed"
    assert hub.ask(ben, ask(requests.Attend, table))["code"] == "removed"
    seat_state = anna.last()["room"]["seats"][1]
    assert seat_state["left"]
    assert "present" not in seat_state


def test_nobody_stands_in_for_the_last_one_after_the_others_were_sent_away() -> None:
    hub = TestHub()
    table = hub.open("leduc", 2, grace=1)
    anna, _ = hub.seated(table, 2)
    hub.ask(anna, ask(requests.Remove, table, person="p1"))
    hub.dispatcher.disconnected(anna)
    host = hub.hub.sessions[table].host
    assert host.present == set()
    assert host.wake_at is None


@pytest.mark.parametrize("failure", ["conflict", "store-failed"])
def test_somebody_is_sent_away_when_that_is_stored_and_not_before(failure: str) -> None:
    """Until then they stay at the table, and all their subscribers receive its end."""
    hub = TestHub()
    table = hub.open("leduc", 2)
    anna, ben = hub.seated(table, 2)
    hub.writer.outcome = failure
    request = ask(requests.Remove, table, person="p1")

    async def fail() -> None:
        await hub.dispatcher.receive(anna, request)
        hub.dispatcher.set_language(ben, "de")  # while the table is being read again
        hub.writer.outcome = "stored"
        await asyncio.gather(*hub.hub.tasks)

    asyncio.run(fail())
    if failure == "store-failed":
        assert ben.last()["code"] == failure
        assert anna.last()["id"] == request.id
        assert hub.ask(ben, ask(requests.Attend, table))["type"] == "state"
        hub.ask(anna, request)
    assert ben.last()["type"] == "removed"
    received = len(ben.received)
    hub.ask(anna, ask(requests.Say, table, text="Alone."))
    assert len(ben.received) == received
    assert hub.ask(ben, ask(requests.Attend, table))["code"] == "removed"


def test_another_language_at_any_time() -> None:
    hub = TestHub()
    table = hub.open("leduc", 2)
    subscribers = hub.seated(table, 2)
    assert "sentences" not in subscribers[0].last()["views"][0]
    hub.dispatcher.set_language(subscribers[0], "de")
    hub.play_some(table, subscribers, random.Random(1), 1)
    assert "sentences" in subscribers[0].states()[-1]["views"][0]
    with pytest.raises(Refusal):
        hub.dispatcher.set_language(subscribers[0], "la")


def test_leaving_a_table_quietly() -> None:
    hub = TestHub()
    table = hub.open("leduc", 2)
    subscribers = hub.seated(table, 2)
    assert hub.ask(subscribers[0], ask(requests.Leave, table))["type"] == "done"
    assert "present" not in subscribers[1].last()["room"]["seats"][0]
    hub.dispatcher.disconnected(subscribers[1])
    hub.now += 61_000
    hub.hub.tick()
    assert hub.hub.sessions == {}


def test_a_watcher_asks_and_is_refused_in_english_when_no_language_is_wanted() -> None:
    test_hub = TestHub()
    table = test_hub.open("leduc", 2)
    subscriber = FakeSubscriber(None)
    test_hub.ask(subscriber, ask(requests.Attend, table))
    refused = test_hub.ask(subscriber, ask(requests.Sit, table))
    assert refused["sentence"].startswith("Tell us your name")
