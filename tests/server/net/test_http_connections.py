"""HTTP connections, counted without sockets: whoever overdoes it loses theirs, others get in."""

from __future__ import annotations

import pytest

from tischlein.server.net import http_connections
from tischlein.server.net.http_connections import RESERVED_HANDLES, HttpConnections
from tischlein.server.net.limits import Limits
from tischlein.server.ops.settings import Settings


class FakeConnection:
    aborted = False

    def abort(self) -> None:
        self.aborted = True


def counted(connections: HttpConnections, address: str, times: int) -> list[FakeConnection]:
    opened = [FakeConnection() for _ in range(times)]
    for connection in opened:
        connections.opened(connection, address)
    return opened


def test_an_address_has_only_so_many() -> None:
    connections = HttpConnections(Limits(Settings(http_connections_per_address=3)))
    opened = counted(connections, "192.0.2.1", 5)
    assert [one.aborted for one in opened] == [False] * 3 + [True] * 2
    assert not counted(connections, "192.0.2.2", 1)[0].aborted
    for one in opened:
        connections.closed(one)
    assert not any(one.aborted for one in counted(connections, "192.0.2.1", 3))
    assert connections.limits.metrics.limited["http_connections_per_address"] == 2


def test_a_trusted_proxy_brings_as_many_as_it_has() -> None:
    connections = HttpConnections(Limits(Settings(http_connections_per_address=3)), "10.0.0.0/8, ::1")
    for address in ("10.1.2.3", "::1", ""):
        assert not any(one.aborted for one in counted(connections, address, 9))
    assert counted(connections, "192.0.2.1", 4)[3].aborted


def test_who_has_been_silent_longest_makes_room_when_file_handles_run_out(
    caplog: pytest.LogCaptureFixture,
) -> None:
    connections = HttpConnections(Limits(), handles=RESERVED_HANDLES + 4)
    busy, *silent = counted(connections, "192.0.2.1", 4)
    connections.asked(busy)
    newcomers = counted(connections, "192.0.2.2", 2)
    assert [one.aborted for one in (busy, *silent, *newcomers)] == [False, True, True, False, False, False]
    assert caplog.text.count("file handles run out") == 1


def test_who_leaves_too_much_unread_gets_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_connections, "MAX_UNREAD_BYTES", 1000)
    connections = HttpConnections(Limits())
    first, second, third = counted(connections, "192.0.2.1", 3)
    connections.unread_now(first, 600)
    connections.unread_now(first, 700)
    assert not first.aborted
    connections.unread_now(second, 400)
    assert second.aborted
    connections.closed(second)
    connections.read(first)
    connections.unread_now(third, 900)
    assert not third.aborted
    assert not counted(connections, "192.0.2.2", 1)[0].aborted
    for one in (first, third):
        connections.closed(one)
    assert not connections.unread_by_address
