"""The hub, without sockets: what subscribers are sent, when, and what they never are."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from typing import Any

import msgspec
import pytest

import tischlein
from support.fake_hub import PEOPLE, FakeSubscriber, TestHub, ask, opened
from tischlein.engine.errors import Refusal
from tischlein.records import fairness
from tischlein.records.parse import parse
from tischlein.server.live.bot_pool import BotTask, choose
from tischlein.server.live.session import Session
from tischlein.server.protocol import requests
from tischlein.server.protocol.common import MAX_MESSAGE_BYTES
from tischlein.server.storage import rows
from tischlein.server.tables import log
from tischlein.server.tables.host import Host

GAMES = list(tischlein.games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def finished(hub: TestHub) -> list[dict[str, Any]]:
    return [row for statement, row in hub.store.rows if statement is rows.ADD_FINISHED]


@every_game
def test_people_and_bots_play_a_whole_game(game: Any) -> None:
    """Everybody receives every event once, in order, and in their own language."""
    for players in (min(game.players), max(game.players)):
        hub = TestHub()
        table = hub.open(game.name, players, bots={players - 1: "random"})
        watcher = FakeSubscriber(None, "fr")
        hub.ask(watcher, ask(requests.Attend, table))
        subscribers = hub.seated(table, players - 1, "de")
        hub.play_some(table, subscribers, random.Random(players))
        true = hub.hub.sessions[table].host.table
        assert true is not None
        for subscriber, seat in [*zip(subscribers, range(players - 1), strict=True), (watcher, None)]:
            states = subscriber.states()
            versions = [state["version"] for state in states]
            assert versions == sorted(versions)
            views = [view for state in states for view in state.get("views", [])]
            assert [event for view in views for event in view["events"]] == true.events(seat)
            received_sentences = [sentence for view in views for sentence in view["sentences"]]
            assert received_sentences == true.sentences(seat, lang=subscriber.language, you=seat is not None)
            assert views[-1]["view"] == json.loads(json.dumps(true.view(seat)))
            assert max(map(len, subscriber.received)) < 4 * MAX_MESSAGE_BYTES
        (row,) = finished(hub)
        record = parse(row["record"])
        assert record.replay().points == true.points
        assert record.fair is not None
        parts = [row for statement, row in hub.store.rows if statement is rows.ADD_PART]
        assert [part["person"] for part in parts] == [f"p{seat}" for seat in range(players - 1)]


@every_game
def test_what_an_update_leaves_out_is_known_already(game: Any) -> None:
    """After every move the views are those of the table: of a seat, of two at one device, of a spectator."""
    hub = TestHub()
    players = max(game.players)
    table = hub.open(game.name, players)
    watcher = FakeSubscriber(None)
    hub.ask(watcher, ask(requests.Attend, table))
    subscribers = hub.seated(table, players - 1)
    hub.ask(subscribers[0], ask(requests.Sit, table))
    chooser = random.Random(players)
    true = hub.hub.sessions[table].host.table
    while not true.over and len(true.made) < 150:
        hub.play_some(table, [*subscribers, subscribers[0]], chooser, 1)
        for subscriber in (watcher, *subscribers):
            known = subscriber.states()[-1] | {"type": "state"}
            subscriber.received = [msgspec.json.encode(known)]
            for view in known["views"]:
                assert view["view"] == json.loads(json.dumps(true.view(view["seat"])))
    assert [view["seat"] for view in subscribers[0].last()["views"]] == [0, players - 1, None]


@every_game
def test_who_takes_over_from_a_bot_sees_its_seat_from_then_on_and_nothing_more(game: Any) -> None:
    hub = TestHub()
    players = min(game.players)
    table = hub.open(game.name, players, bots={players - 1: "random"})
    subscribers = hub.seated(table, players - 1)
    guest, watcher = FakeSubscriber(PEOPLE[7]), FakeSubscriber(None)
    for subscriber in (guest, watcher):
        hub.ask(subscriber, ask(requests.Attend, table))
    hub.play_some(table, subscribers, random.Random(3), 0 if game.name == "leduc" else 4)
    host = hub.hub.sessions[table].host
    others = [*subscribers, watcher]
    before = [len(subscriber.states()) for subscriber in others]
    assert {view["seat"] for state in guest.states() for view in state.get("views", [])} == {None}
    (view,) = hub.ask(guest, ask(requests.Sit, table, seat=players - 1))["views"]
    assert view["seat"] == players - 1
    assert view["view"] == json.loads(json.dumps(host.table.view(players - 1)))
    for subscriber, seat, known in zip(others, [*range(players - 1), None], before, strict=True):
        states = [message for message in subscriber.states()[known:] if "views" in message]
        for one in [view for message in states for view in message["views"]]:
            assert one["seat"] == seat
            assert one["view"] == json.loads(json.dumps(host.table.view(seat)))
    hub.play_some(table, [*subscribers, guest], random.Random(4))
    assert host.table.over
    (row,) = finished(hub)
    assert parse(row["record"]).names == [*(f"Person {seat}" for seat in range(players - 1)), "Person 7"]
    parts = [row for statement, row in hub.store.rows if statement is rows.ADD_PART]
    assert parts[-1]["person"] == "p7"
    again = [log.read_payload(log.write_payload(entry.payload)) for entry in hub.store.logs[table]]
    assert again == [entry.payload for entry in hub.store.logs[table]]


@every_game
def test_every_bot_decision_can_be_made_again(game: Any) -> None:
    hub = TestHub()
    players = min(game.players)
    bots = {seat: bot for seat, bot in enumerate(["sprout", "spud", "random"] * 2) if seat < players}
    table = hub.open(game.name, players, bots=bots)
    host = FakeSubscriber(PEOPLE[0])
    hub.ask(host, ask(requests.Attend, table))
    hub.ask(host, ask(requests.Begin, table))
    hub.bots.think()
    assert host.last()["room"]["phase"] == "over"
    decisions = [row for statement, row in hub.store.rows if statement is rows.ADD_DECISION]
    history = hub.store.logs[table]
    assert len(decisions) == sum(isinstance(entry.payload, log.Moved) for entry in history)
    for row in decisions:
        bot_task = BotTask(game.name, row["seat"], row["bot"], row["seed"], row["seen"], row["simulations"])
        payload = history[row["n"] - 1].payload
        assert isinstance(payload, log.Moved)
        assert choose(bot_task) == row["move"] == payload.move


def test_nothing_is_told_before_it_is_stored() -> None:
    hub = TestHub()
    table = hub.open("leduc", 2)
    subscribers = hub.seated(table, 2)
    host = hub.hub.sessions[table].host
    seat = host.table.waiting[0]
    before = [len(subscriber.received) for subscriber in subscribers]
    hub.writer.hold = True
    move = host.table.moves(seat)[0]
    asyncio.run(
        hub.dispatcher.receive(
            subscribers[seat], ask(requests.Play, table, seat=seat, move=move, version=host.version)
        )
    )
    late = FakeSubscriber(None)
    asyncio.run(hub.dispatcher.receive(late, ask(requests.Attend, table)))
    assert [len(subscriber.received) for subscriber in subscribers] == before
    assert late.received == []
    hub.writer.flush()
    assert all(subscriber.last()["moves_made"] == 1 for subscriber in subscribers)
    assert late.last()["moves_made"] == 1


def test_what_cannot_be_stored_has_not_happened() -> None:
    hub = TestHub()
    table = hub.open("leduc", 2)
    subscribers = hub.seated(table, 2)
    host = hub.hub.sessions[table].host
    seat = host.table.waiting[0]
    request = ask(requests.Play, table, seat=seat, move=host.table.moves(seat)[0], version=host.version)
    hub.writer.outcome = "store-failed"

    async def fail() -> None:
        await hub.dispatcher.receive(subscribers[seat], request)
        await asyncio.gather(*hub.hub.tasks)

    asyncio.run(fail())
    for subscriber in subscribers:
        refused = subscriber.last()
        assert refused["code"] == "store-failed"
        assert refused["state"]["moves_made"] == 0
        assert refused["state"]["room"]["seats"][0]["present"]
    hub.writer.outcome = "stored"
    assert hub.ask(subscribers[seat], request)["moves_made"] == 1
    assert hub.ask(subscribers[seat], request)["moves_made"] == 1


def test_a_table_is_there_again_after_a_restart() -> None:
    hub = TestHub()
    table = hub.open("potato-man", 3, bots={2: "random"})
    subscribers = hub.seated(table, 2)
    hub.play_some(table, subscribers, random.Random(1), 30)
    hub.bots.think()
    before = [hub.ask(subscriber, ask(requests.Attend, table))["views"] for subscriber in subscribers]
    again = TestHub(hub.store)
    for subscriber, views in zip(subscribers, before, strict=True):
        fresh = FakeSubscriber(subscriber.person)
        assert again.ask(fresh, ask(requests.Attend, table))["views"] == views
    assert again.ask(FakeSubscriber(None), ask(requests.Attend, "nowhere"))["code"] == "unknown-table"
    assert list(again.hub.sessions) == [table]


def test_a_refusal_carries_the_true_state_in_the_readers_language() -> None:
    hub = TestHub()
    table = hub.open("leduc", 2)
    subscribers = hub.seated(table, 2, "it")
    host = hub.hub.sessions[table].host
    out = 1 - host.table.waiting[0]
    refused = hub.ask(
        subscribers[out], ask(requests.Play, table, seat=out, move="call", version=host.version)
    )
    assert refused["type"] == "refused"
    assert refused["code"] == "not-your-turn"
    assert "non deve muovere" in refused["sentence"] or refused["sentence"]
    assert refused["state"]["views"][0]["view"]["seat"] == out
    assert refused["version"] == refused["state"]["version"] == host.version
    stranger = FakeSubscriber(PEOPLE[5])
    assert hub.ask(stranger, ask(requests.Begin, table))["code"] == "not-attending"
    assert "state" not in stranger.last()


def test_suggestions_come_from_what_the_seat_may_know() -> None:
    hub = TestHub()
    table = hub.open("leduc", 2, hints=True)
    subscribers = hub.seated(table, 2)
    host = hub.hub.sessions[table].host
    seat = host.table.waiting[0]
    hub.dispatcher.set_language(subscribers[seat], "fr")
    asyncio.run(hub.dispatcher.receive(subscribers[seat], ask(requests.Suggest, table, seat=seat)))
    ((bot_task, _),) = hub.bots.asked
    assert bot_task.seen == host.table.view_record(seat).pack().tobytes()
    hub.bots.think()
    suggestion = subscribers[seat].last()
    assert suggestion["type"] == "suggestions"
    assert {one["move"] for one in suggestion["suggestions"]} <= set(host.table.moves(seat))
    assert suggestion["suggestions"][0]["sentences"]
    refused = hub.ask(subscribers[1 - seat], ask(requests.Suggest, table, seat=1 - seat))
    assert refused["code"] == "no-suggestion"
    asyncio.run(hub.dispatcher.receive(subscribers[seat], ask(requests.Suggest, table, seat=seat)))
    _, answer_late = hub.bots.asked.pop()
    hub.play_some(table, subscribers, random.Random(1), 1)
    answer_late()
    late = subscribers[seat].last()
    assert (late["type"], late["suggestions"]) == ("suggestions", []), "too late is answered, too"


def test_a_subscriber_cannot_be_at_endless_tables() -> None:
    hub = TestHub()
    subscriber = FakeSubscriber(PEOPLE[0])
    for _ in range(50):
        assert hub.ask(subscriber, ask(requests.Attend, hub.open("leduc", 2)))["type"] == "state"
    assert hub.ask(subscriber, ask(requests.Attend, hub.open("leduc", 2)))["code"] == "too-many"


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
    hub = TestHub()
    payload = opened(more.pop("game", "leduc"), more.pop("players", 2), **more)
    with pytest.raises(Refusal) as declined:
        hub.hub.open_table(payload, lambda *_: None)
    assert declined.value.code == code
    assert hub.hub.sessions == {}
    assert hub.store.logs == {}


def test_the_secret_is_kept_until_the_end() -> None:
    hub = TestHub()
    table = hub.open("leduc", 2, secret="77" * 32)
    subscribers = hub.seated(table, 2)
    next_secret = hub.hub.sessions[table].host.room.next_secret
    hub.play_some(table, subscribers, random.Random(1))
    states = subscribers[0].states()
    promises = [state["room"]["fair"] for state in states if "room" in state]
    assert {one["commitment"] for one in promises} == {fairness.commitment("77" * 32)}
    assert promises[-1]["secret"] == "77" * 32
    assert promises[-1]["seed"] == fairness.seed("77" * 32, ["", ""])
    everything = b"".join(message for subscriber in subscribers for message in subscriber.received)
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
            requests.decode_request(bad)


def test_a_log_is_played_again_once_and_beside_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many come at the same time, and however long it takes, the loop goes on meanwhile."""
    hub = TestHub()
    table = hub.open("potato-man", 3, bots={1: "random", 2: "random"})
    hub.play_some(table, hub.seated(table, 1), random.Random(1), 4)
    after_a_restart = TestHub(hub.store)
    threads: list[threading.Thread] = []

    class Observed(Host):
        def __init__(self, *arguments: Any) -> None:
            threads.append(threading.current_thread())
            super().__init__(*arguments)

    monkeypatch.setattr("tischlein.server.live.hub.Host", Observed)

    async def crowd() -> list[Session]:
        return await asyncio.gather(*(after_a_restart.hub.find_table(table) for _ in range(20)))

    assert len(set(map(id, asyncio.run(crowd())))) == 1
    assert len(threads) == 1
    assert threads[0] is not threading.main_thread()


@pytest.mark.parametrize("damage", ["entry", "move", "missing"])
def test_a_table_with_a_damaged_log_is_closed_with_a_sentence_and_others_go_on(
    damage: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hub = TestHub()
    table, other = (hub.open("leduc", 2) for _ in range(2))
    hub.play_some(table, hub.seated(table, 2), random.Random(1), 2)
    entries = hub.store.logs[table]
    if damage == "entry":
        read = hub.store.entries_of

        def broken(table_id: str, after: int = 0) -> list[log.Entry]:
            return read(table_id, after) if table_id == other else [log.read_payload(b"{")]

        monkeypatch.setattr(hub.store, "entries_of", broken)
    elif damage == "move":
        entries[-1] = msgspec.structs.replace(entries[-1], payload=log.Moved(0, "nonsense"))
    else:
        del entries[1]
    again = TestHub(hub.store)
    anna = FakeSubscriber(PEOPLE[0], "en")
    for _ in range(2):
        refused = again.ask(anna, ask(requests.Attend, table))
        assert (refused["code"], refused["table"]) == ("unreadable-table", table)
        assert "damaged" in refused["sentence"]
    assert caplog.text.count("its log cannot be read") == 1
    assert again.hub.unreadable == {table}
    assert again.ask(anna, ask(requests.Attend, other))["type"] == "state"
