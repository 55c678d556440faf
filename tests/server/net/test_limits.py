"""Buckets and limits, without sockets: how fast, and how much at once."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from support.fake_hub import PEOPLE, FakeSubscriber, TestHub, ask
from tischlein.engine.errors import Refusal
from tischlein.server.net.limits import Limits, address_of
from tischlein.server.net.token_bucket import TokenBucket, TokenBuckets
from tischlein.server.ops.settings import LIMITS, BadSetting, Settings
from tischlein.server.protocol import requests
from tischlein.server.protocol.common import Person

# ---- Buckets ----


def test_a_bucket_empties_and_fills() -> None:
    bucket = TokenBucket(rate=2, capacity=4, now=0)
    assert [bucket.take(0) for _ in range(4)] == [0.0] * 4
    assert bucket.take(0) == 0.5
    assert bucket.take(0.4) == pytest.approx(0.1)
    assert bucket.take(0.5) == 0.0
    assert bucket.take(100, 5) == 0.5, "it never holds more than its most"
    assert bucket.take(50) == 0.0, "a clock that goes back takes nothing away"


def test_a_debt_is_paid_by_waiting() -> None:
    bucket = TokenBucket(rate=10, capacity=1, now=0)
    assert bucket.spend(0) == 0.0
    assert bucket.spend(0, 5) == pytest.approx(0.5)
    assert bucket.spend(0.5) == pytest.approx(0.1)


def test_only_so_many_are_remembered() -> None:
    buckets = TokenBuckets(1, 1, keys=3)
    for key in "abcabd":
        buckets.of(key, 0)
    assert list(buckets.known) == ["a", "b", "d"]


# ---- Limits ----


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def refusals(ask: Callable[[], Any], times: int) -> list[str]:
    found = []
    for _ in range(times):
        try:
            ask()
        except Refusal as refusal:
            found.append(refusal.code)
    return found


def test_each_kind_has_its_limit_and_time_heals(clock: Clock) -> None:
    limits = Limits(Settings(people_per_hour=3), clock=clock)
    assert refusals(lambda: limits.check("person", "a"), 5) == ["too-fast"] * 2
    assert refusals(lambda: limits.check("person", "b"), 3) == []
    clock.now += 1200
    assert refusals(lambda: limits.check("person", "a"), 2) == ["too-fast"]
    assert limits.metrics.limited == {"person": 3}


def test_without_limits_nothing_is_refused(clock: Clock) -> None:
    limits = Limits(
        Settings(limits=0, connections=1, connections_per_address=1, tables_per_person=1), clock=clock
    )
    assert refusals(lambda: limits.check("table", "a"), 1000) == []
    assert all(limits.connection_opened("a") for _ in range(1000))
    limits.check_amount("tables_per_person", 10_000)
    assert limits.message_rate("p", "a").spend(1000.0, requests.Play) == 0.0


def test_lines_are_counted_by_address_and_in_all() -> None:
    limits = Limits(Settings(connections=3, connections_per_address=2))
    assert [limits.connection_opened("a") for _ in range(3)] == [True, True, False]
    assert [limits.connection_opened("b") for _ in range(2)] == [True, False]
    limits.connection_closed("a")
    limits.connection_closed("a")
    assert limits.connection_opened("c")
    assert set(limits.connections) == {"b", "c"}


def test_an_address_is_one_household() -> None:
    def of(host: str) -> str:
        return address_of({"client": (host, 1)})

    assert of("192.0.2.7") == "192.0.2.7"
    assert of("2001:db8:1:2:3:4:5:6") == of("2001:db8:1:2::9") != of("2001:db8:1:3::9")
    assert of("::ffff:192.0.2.7") == "192.0.2.7"
    assert address_of({"client": None}) == ""
    assert len(of("x" * 500)) <= 64


def test_a_family_evening_hits_no_limit(clock: Clock) -> None:
    """Six phones behind one address, each with three tabs, for three hours of eager play."""
    limits = Limits(clock=clock)
    for phone in range(6):
        limits.check("person", "home")
        for _ in range(3):
            assert limits.connection_opened("home")
        for _ in range(20):
            limits.check("request", "home")
        limits.check("wrong-token", f"home{phone}")
    rates = [limits.message_rate(f"p{phone}", "home") for phone in range(6)]
    for minute in range(180):
        for phone, message_rate in enumerate(rates):
            rare = (requests.Attend, requests.Why, requests.SetLanguage, requests.Undo)
            for kind in (*rare, *[requests.Play] * 40):
                assert message_rate.spend(clock.now, kind) == 0.0
            for _ in range(10):
                limits.check("talk", f"p{phone}")
                limits.check("suggestion", f"p{phone}")
                limits.check("request", "home")
        if minute % 2:
            limits.check("table", "p0")
        clock.now += 60
    assert not limits.metrics.limited


def test_a_state_that_is_asked_for_costs_what_it_weighs(clock: Clock) -> None:
    limits = Limits(Settings(messages_per_second=300), clock=clock)
    rate = limits.message_rate("p0", "crowd")
    assert rate.spend_bytes(clock.now, 5_000) == 0.0
    assert rate.spend_bytes(clock.now, 350_000) > 0.1
    others = [limits.message_rate(f"p{n}", "crowd") for n in range(1, 5)]
    assert [other.spend_bytes(clock.now, 350_000) > 0.1 for other in others][-1]
    assert others[-1].spend_bytes(clock.now, 350_000) > 1.0, "an address pays for all its people"
    assert limits.message_rate("p9", "home").spend_bytes(clock.now, 5_000) == 0.0


def test_every_whole_state_is_charged_to_whoever_asked() -> None:
    hub = TestHub()
    table = hub.open("leduc", 2)
    anna, ben = hub.seated(table, 2)

    def cost(*messages: requests.TableRequest) -> int:
        before = anna.charged
        for message in messages:
            hub.ask(anna, message)
        return anna.charged - before

    play = ask(requests.Play, table, seat=0, move="nonsense", version=0)
    assert cost(ask(requests.Attend, table, since=0)) == len(anna.received[-1])
    assert cost(play) > 300, "a refusal brings the state along"
    assert cost(ask(requests.Say, table, text="hello")) == 0
    before = anna.charged
    hub.dispatcher.set_language(anna, "de")
    assert anna.charged - before == len(anna.received[-1])
    charged = ben.charged
    hub.ask(anna, ask(requests.Stand, table, seat=0))
    assert ben.charged == charged, "what others do costs nothing"


def test_tables_are_counted_while_they_are_in_play() -> None:
    hub = TestHub()
    for _ in range(3):
        table = hub.open("leduc", 2)
    assert hub.hub.tables_of("p0") == 3
    hub.play_some(table, hub.seated(table, 2), random.Random(1))
    assert hub.hub.tables_of("p0") == 2
    assert hub.hub.tables_of("p1") == 0


def test_a_table_has_room_for_so_many_screens_and_always_for_its_people() -> None:
    hub = TestHub()
    hub.dispatcher.limits = Limits(Settings(connections_per_table=4))
    table = hub.open("leduc", 2)
    hub.seated(table, 2)

    def attend(subscriber: FakeSubscriber) -> Any:
        return hub.ask(subscriber, ask(requests.Attend, table))

    assert [attend(FakeSubscriber(None)).get("code") for _ in range(3)] == [None, None, "too-many"]
    assert attend(FakeSubscriber(PEOPLE[5]))["code"] == "too-many"
    assert attend(FakeSubscriber(PEOPLE[1]))["type"] == "state"


def test_a_server_that_is_late_asks_newcomers_to_wait() -> None:
    limits = Limits()
    limits.load.measured(1.0)
    limits.check_load()
    for _ in range(12):
        limits.load.measured(1.0)
    with pytest.raises(Refusal) as refused:
        limits.check_load()
    assert refused.value.code == "busy"
    for language in ("en", "de", "fr", "it"):
        assert "5" in refused.value.sentence(language)
    for _ in range(40):
        limits.load.measured(0.0)
    limits.check_load()
    assert limits.metrics.limited["busy"] == 1


def test_what_is_kept_for_ever_is_not_sent_by_the_hundred(clock: Clock) -> None:
    rate = Limits(clock=clock).message_rate("p0", "crowd")
    paid = sum(rate.spend(clock.now, requests.Contribute) == 0.0 for _ in range(100))
    assert paid <= 15


def test_a_crowd_of_bystanders_leaves_room_for_friends() -> None:
    """From one address, or without names from many: somebody with a name still gets in and sits."""
    hub = TestHub()
    hub.dispatcher.limits = Limits(Settings(connections_per_table=100))
    table = hub.open("leduc", 2)

    def attend(person: Person | None, address: str) -> Any:
        subscriber = FakeSubscriber(person)
        subscriber.address = address
        return hub.ask(subscriber, ask(requests.Attend, table)).get("code")

    assert [attend(None, "crowd") for _ in range(30)].count(None) == 25
    assert [attend(None, f"crowd{n % 5}") for n in range(60)].count(None) == 25
    assert attend(PEOPLE[6], "crowd") == "too-many"
    friend = FakeSubscriber(PEOPLE[7])
    assert hub.ask(friend, ask(requests.Attend, table))["type"] == "state"
    assert hub.ask(friend, ask(requests.Sit, table))["type"] == "state"


def test_talk_at_all_tables_together_has_a_limit(clock: Clock) -> None:
    hub = TestHub()
    hub.dispatcher.limits = Limits(Settings(chats_per_minute=6, suggestions_per_minute=2), clock=clock)
    codes = []
    for _ in range(2):
        table = hub.open("leduc", 2, hints=True)
        anna, _ = hub.seated(table, 2)
        for _ in range(4):
            said = hub.ask(anna, ask(requests.Say, table, text="hello"))
            codes.append(said.get("code"))
    assert codes == [None] * 6 + ["too-fast"] * 2
    host = hub.hub.sessions[table].host
    seat = next(iter(host.playing.asked))
    subscriber = FakeSubscriber(PEOPLE[seat])
    hub.ask(subscriber, ask(requests.Attend, table))
    for expected in ("state", "state", "refused"):
        assert hub.ask(subscriber, ask(requests.Suggest, table, seat=seat))["type"] == expected


@pytest.mark.parametrize("name", LIMITS)
def test_a_limit_of_nothing_is_no_limit(name: str) -> None:
    with pytest.raises(BadSetting, match="--limits 0"):
        Settings(**{name: 0})  # type: ignore[arg-type]


def test_a_slip_in_the_trusted_proxies_is_found() -> None:
    Settings(trusted_proxies="127.0.0.1, 10.0.0.0/8,::1")
    with pytest.raises(BadSetting, match="trusted proxies"):
        Settings(trusted_proxies="my-proxy")
