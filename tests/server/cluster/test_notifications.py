"""What a process does with notifications that it cannot read: another version may have sent them."""

from __future__ import annotations

import asyncio
import logging
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest

from support.fake_hub import PEOPLE, FakeSubscriber, TestHub
from tischlein.server.cluster import notifications
from tischlein.server.cluster.notifications import EntriesWritten, Heartbeat, Received, Unreadable
from tischlein.server.cluster.postgres import PostgresPeers
from tischlein.server.protocol import requests
from tischlein.server.storage.writer import CONFLICT
from tischlein.server.tables import log
from tischlein.server.tables.log import Entry

OTHER = "0123456789abcdef"
FROM_LATER_VERSION = b'{"is":"table-archived","table":"t1"}'


def received(payload: bytes) -> tuple[list[Received], PostgresPeers]:
    """What reaches the listener."""
    peers = PostgresPeers(Mock(), Mock())
    peers.listener = Mock()
    peers.handle_payload(payload)
    return [call.args[1] for call in peers.listener.receive.call_args_list], peers


def test_what_can_be_read_arrives_beside_what_cannot() -> None:
    heartbeat = notifications.encode(Heartbeat())
    unknown = [FROM_LATER_VERSION, b'{"is":"presence","table":7}', b"3"]
    payload = f"{OTHER}[{b','.join([heartbeat, *unknown, heartbeat]).decode()}]".encode()
    arrived, peers = received(payload)
    assert arrived == [Heartbeat(), Unreadable("t1"), Unreadable(), Unreadable(), Heartbeat()]
    assert peers.count() == 1


@pytest.mark.parametrize(
    "payload", [b"", b"short", OTHER.encode() + b"{}", OTHER.encode() + b"[", b"\xff" * 20]
)
def test_a_payload_that_is_no_list_is_logged_and_ignored(
    payload: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    arrived, peers = received(payload)
    assert arrived == []
    assert peers.count() == 0
    assert "is ignored" in caplog.text


# ---- The table is read from its log instead ----


def receive(server: TestHub, notification: Received) -> None:
    async def deliver() -> None:
        server.hub.sync.receive(OTHER, notification)
        await asyncio.gather(*server.hub.tasks)

    asyncio.run(deliver())


def gathering(server: TestHub) -> tuple[str, FakeSubscriber]:
    """A table here, at whose log another process has written since."""
    table = server.open("potato-man", 3)
    subscriber = FakeSubscriber(PEOPLE[0], "en")
    server.ask(subscriber, requests.Attend(id="a", table=table))
    history = server.store.logs[table]
    history.append(Entry(len(history) + 1, server.now, log.Sat(1, "p1", "Person 1"), "p1"))
    return table, subscriber


@pytest.mark.parametrize("kind", ["unknown notification", "unknown entries"])
def test_the_entries_are_read_from_the_log(kind: str, caplog: pytest.LogCaptureFixture) -> None:
    server = TestHub()
    table, subscriber = gathering(server)
    entries = msgspec.Raw(b'[{"n":3,"at":0,"payload":{"type":"later"}}]')
    version = len(server.store.logs[table])
    unreadable = EntriesWritten(table, version, entries) if kind == "unknown entries" else Unreadable(table)
    with caplog.at_level(logging.WARNING):
        receive(server, unreadable)
    assert "another version" in caplog.text
    assert server.hub.sessions[table].host.version == version
    assert subscriber.last()["room"]["seats"][1]["person"] == "p1"


def test_a_table_is_given_up_whose_log_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    server = TestHub()
    table, subscriber = gathering(server)

    def entries_of(*_: Any) -> list[Entry]:
        raise msgspec.ValidationError("Invalid value 'later'")

    monkeypatch.setattr(server.store, "entries_of", entries_of)
    receive(server, Unreadable(table))
    assert table not in server.hub.sessions
    assert subscriber.last()["code"] == "other-rules"
    assert subscriber.last()["table"] == table


def test_an_unreadable_notification_about_no_table_of_ours_changes_nothing() -> None:
    server = TestHub()
    receive(server, Unreadable())
    receive(server, Unreadable("elsewhere"))
    assert server.hub.sessions == {}


def test_a_table_is_given_up_that_another_version_wrote_to_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own entries conflict with entries that it cannot read: nobody waits for the table for ever."""
    server = TestHub()
    table, subscriber = gathering(server)
    monkeypatch.setattr(server.store, "settled_entries", Mock(side_effect=msgspec.ValidationError("later")))

    async def conflict() -> None:
        server.hub.recovery.failed(server.hub.sessions[table], CONFLICT, None)
        await asyncio.gather(*server.hub.tasks)

    asyncio.run(conflict())
    assert server.hub.recovery.tables == {}
    assert subscriber.last()["code"] == "other-rules"
