"""Moves of bots on their way: each is stored with its decision, and none leaves anything behind."""

from __future__ import annotations

import asyncio

import pytest

from support.fake_hub import PEOPLE, FakeSubscriber, TestHub, ask
from tischlein.server.protocol import requests
from tischlein.server.protocol.common import Pace


def waiting_for_a_bot() -> tuple[TestHub, str, FakeSubscriber]:
    """A table at which the only bot owes the next move."""
    hub = TestHub()
    table = hub.open("leduc", 2, bots={1: "random"}, options={})
    (person,) = hub.seated(table, 1)
    host = hub.hub.sessions[table].host
    if host.table.waiting == (0,):
        move = host.table.moves(0)[0]
        hub.ask(person, ask(requests.Play, table, seat=0, move=move, version=host.version))
    assert len(hub.bots.asked) == 1
    return hub, table, person


def test_a_bots_move_that_breaks_leaves_nothing_to_be_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    hub, table, person = waiting_for_a_bot()
    session = hub.hub.sessions[table]
    _, answer = hub.bots.asked.pop()

    def broken(*_: object, **__: object) -> None:
        raise RuntimeError

    with monkeypatch.context() as patched:
        patched.setattr(hub.hub.delivery, "put", broken)
        with pytest.raises(RuntimeError):
            answer()
    assert session.retries == []
    late = FakeSubscriber(PEOPLE[5])
    assert hub.ask(late, ask(requests.Attend, table))["type"] == "state"
    assert session.retries == []
    assert person.received


def test_a_bots_move_that_somebody_was_quicker_to_write_is_made_again() -> None:
    hub, table, _ = waiting_for_a_bot()
    made = hub.hub.sessions[table].host.moves_made()
    hub.writer.outcome = "conflict"

    async def fail() -> None:
        hub.bots.think(1)
        hub.writer.outcome = "stored"
        await asyncio.gather(*hub.hub.tasks)

    asyncio.run(fail())
    assert hub.hub.sessions[table].host.moves_made() > made


def test_where_nobody_is_the_bots_rest_until_somebody_comes_back() -> None:
    hub = TestHub()
    table = hub.open("potato-man", 3, bots={1: "random", 2: "random"})
    (person,) = hub.seated(table, 1)
    hub.dispatcher.disconnected(person)
    hub.bots.think()
    made = hub.hub.sessions[table].host.moves_made()
    assert not hub.bots.asked
    hub.now += 120_000
    hub.hub.tick()
    assert table not in hub.hub.sessions, "and the table needs no memory"
    hub.ask(person, ask(requests.Attend, table))
    hub.bots.think()
    host = hub.hub.sessions[table].host
    assert host.moves_made() >= made
    assert host.bot_turns() == []


def test_where_clocks_run_the_bots_go_on() -> None:
    hub = TestHub()
    table = hub.open("potato-man", 3, bots={1: "random", 2: "random"}, pace=Pace(60, 0))
    (person,) = hub.seated(table, 1)
    host = hub.hub.sessions[table].host
    hub.dispatcher.disconnected(person)
    hub.bots.think()
    assert host.bot_turns() == []
