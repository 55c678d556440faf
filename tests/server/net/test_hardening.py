"""Limits, headers and wary connections: who overdoes it is slowed or refused, nobody else notices."""

from __future__ import annotations

import asyncio
import json
import random
import re
import socket
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed, InvalidStatus

from support.raw_connection import RawConnection
from support.server_play import play_out
from support.server_process import RealServer
from tischlein.client import Connection
from tischlein.server.app import make_app
from tischlein.server.http.security import policy
from tischlein.server.net import hardening
from tischlein.server.ops.serve import uvicorn_config
from tischlein.server.ops.settings import Settings
from tischlein.server.protocol import close_codes
from tischlein.server.protocol.common import PROTOCOL

# ---- A server in earnest ----


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    """A server with narrow limits."""
    narrow: dict[str, Any] = {
        "connections-per-address": 12, "people-per-hour": 8, "tables-per-hour": 6, "tables-per-person": 4,
        "wrong-tokens-per-hour": 5, "messages-per-second": 40, "trusted-proxies": "127.0.0.1",
    }  # fmt: skip
    running = RealServer(tmp_path_factory.mktemp("strict"), **narrow)
    yield running
    log = running.log.read_text(encoding="utf-8")
    assert "Traceback" not in log
    running.close()


def ask_from(server: RealServer, address: str, path: str, data: Any = None, token: str = "") -> Any:
    """An HTTP request through a proxy, from an address: (status, headers, JSON)."""
    headers = {"content-type": "application/json", "x-forwarded-for": address}
    if token:
        headers["authorization"] = f"Bearer {token}"
    body = None if data is None else json.dumps(data).encode()
    request = urllib.request.Request(server.url + path, body, headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return response.status, response.headers, json.loads(response.read())
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, json.loads(error.read())


def test_new_people_and_tables_are_limited(strict: RealServer) -> None:
    answers = [ask_from(strict, "192.0.2.1", "/api/people", {"name": f"P{n}"}) for n in range(9)]
    assert [status for status, _, _ in answers] == [201] * 8 + [429]
    assert answers[-1][2]["code"] == "too-fast"
    assert 1 <= int(answers[-1][1]["retry-after"]) <= 3600 / 8 + 1
    assert ask_from(strict, "192.0.2.2", "/api/people", {"name": "Other"})[0] == 201
    assert ask_from(strict, "192.0.2.1, 192.0.2.3", "/api/people", {"name": "Spoofed"})[0] == 201
    token = answers[0][2]["token"]
    opened = [
        ask_from(strict, "192.0.2.1", "/api/tables", {"game": "leduc", "players": 2}, token) for _ in range(7)
    ]
    assert [status for status, _, _ in opened] == [201] * 4 + [429] * 3
    assert [data["code"] for _, _, data in opened[4:]] == ["too-many", "too-many", "too-fast"]


def test_wrong_tokens_are_limited_for_whoever_tries_them(strict: RealServer) -> None:
    token = ask_from(strict, "192.0.2.20", "/api/people", {"name": "Honest"})[2]["token"]
    wrong = [ask_from(strict, "192.0.2.21", "/api/people/me", token=f"nobody.{n}")[0] for n in range(7)]
    assert wrong == [401] * 5 + [429] * 2
    assert ask_from(strict, "192.0.2.21", "/api/people/device", {"code": "x"})[0] == 429
    assert ask_from(strict, "192.0.2.20", "/api/people/me", token=token)[0] == 200
    connection = RawConnection(strict.url, hello=False, additional_headers={"x-forwarded-for": "192.0.2.21"})
    connection.send({"type": "hello", "protocol": PROTOCOL, "token": "nobody.x"})
    assert connection.closed_with() == close_codes.CLOSE_TOO_MANY_CONNECTIONS


def test_lines_from_one_address_are_limited(strict: RealServer) -> None:
    from_here: dict[str, Any] = {"additional_headers": {"x-forwarded-for": "192.0.2.30"}}
    connections = [RawConnection(strict.url, **from_here) for _ in range(12)]
    refused = RawConnection(strict.url, hello=False, **from_here)
    assert refused.closed_with() == close_codes.CLOSE_TOO_MANY_CONNECTIONS
    RawConnection(strict.url, additional_headers={"x-forwarded-for": "192.0.2.31"}).hooks.close()
    for connection in connections:
        connection.hooks.close()
    for _ in range(100):
        with suppress(ConnectionClosed):
            RawConnection(strict.url, **from_here).hooks.close()
            return
        time.sleep(0.1)
    raise AssertionError("the closed connections still count")


def test_who_is_too_fast_is_heard_later_and_in_order(strict: RealServer) -> None:
    connection = RawConnection(strict.url, additional_headers={"x-forwarded-for": "192.0.2.40"})
    began = time.monotonic()
    for n in range(100):
        connection.send({"type": "attend" if n % 10 == 0 else "leave", "id": str(n), "table": "nowhere"})
    assert [connection.receive()["id"] for _ in range(100)] == [str(n) for n in range(100)]
    assert time.monotonic() - began > 1.0
    connection.hooks.close()


def test_far_too_many_messages_at_once_close_the_line(strict: RealServer) -> None:
    connection = RawConnection(strict.url, additional_headers={"x-forwarded-for": "192.0.2.41"})
    ping = b"\x81\x8f\0\0\0\0" + b'{"type":"ping"}'
    raw: socket.socket = connection.socket.socket
    raw.sendall(ping * 3000)
    assert connection.closed_with() == close_codes.CLOSE_TOO_FAST


def test_limits_are_counted(strict: RealServer) -> None:
    assert ask_from(strict, "192.0.2.50", "/api/people/me", token="no.body")[0] == 401
    with urllib.request.urlopen(f"{strict.url}/metrics", timeout=10) as response:
        text = response.read().decode()
    assert 'tischlein_refusals_total{code="need-identity"}' in text


# ---- Wary connections ----


def raw_connection(server: RealServer) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", server.port))
    connection.settimeout(30)
    return connection


def test_a_head_without_end_is_not_read(strict: RealServer) -> None:
    with raw_connection(strict) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        with suppress(OSError):
            for _ in range(200):
                connection.sendall(b"X-More: " + b"y" * 1000 + b"\r\n")
                time.sleep(0.001)
        with suppress(ConnectionResetError):
            assert b"400" in connection.recv(100)


def test_a_request_that_does_not_come_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time is real, so a whole server with a short one is started in this process."""
    import uvicorn

    monkeypatch.setattr(hardening, "REQUEST_TIMEOUT_S", 0.3)

    async def run() -> list[bytes]:
        server = uvicorn.Server(uvicorn_config(Settings(port=0, data=str(tmp_path))))
        monkeypatch.setattr(server, "install_signal_handlers", lambda: None, raising=False)
        task = asyncio.create_task(server._serve())
        while not server.started:
            await asyncio.sleep(0.02)
        port = server.servers[0].sockets[0].getsockname()[1]
        received = []
        for start in (
            b"",
            b"GET /healthz HT",
            b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
        ):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(start)
            with suppress(ConnectionResetError):
                received.append(await asyncio.wait_for(reader.read(), 20))
            writer.close()
        server.should_exit = True
        await task
        return received

    assert all(b"200" not in text for text in asyncio.run(run()))


def test_an_address_opens_only_so_many_connections_that_say_nothing(tmp_path: Path) -> None:
    few: dict[str, Any] = {"http-connections-per-address": 5}
    server = RealServer(tmp_path / "server", **few)
    silent = [raw_connection(server) for _ in range(6)]
    try:
        silent[5].settimeout(5)
        with suppress(ConnectionResetError):
            assert silent[5].recv(1) == b"", "closed at once, not after the time for a request"
        silent.pop(0).close()
        with urllib.request.urlopen(f"{server.url}/healthz", timeout=10) as answer:
            assert answer.status == 200
    finally:
        for connection in silent:
            connection.close()
        server.close()


def send_endlessly(connection: socket.socket, data: bytes) -> None:
    ends = time.monotonic() + 25
    while time.monotonic() < ends:
        connection.sendall(data)
        time.sleep(0.01)


def test_endless_pings_and_fragments_close_the_connection(strict: RealServer) -> None:
    connection = RawConnection(strict.url, max_queue=1, ping_interval=None)
    raw: socket.socket = connection.socket.socket
    raw.sendall(b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 200)
    assert connection.closed_with() == close_codes.CLOSE_TOO_LARGE

    with raw_connection(strict) as client:
        client.sendall(
            b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        assert b" 101 " in client.recv(2000)
        ping = b"\x89\xfd\0\0\0\0" + b"p" * 125
        with pytest.raises(OSError, match=r"reset|pipe|timed out"):
            send_endlessly(client, ping * 500)


@pytest.mark.parametrize(
    "message",
    [
        '{"id":' + "[" * 8000,
        "[" * 16000,
        '{"a":' * 3000,
        '{"type":"attend","id":"' + "\\ud800" + '","table":"x"}',
        b'{"type":"attend","id":"x","table":"\xed\xa0\x80"}',
        '{"type":"why","id":"x","table":"x","seat":0,"moves":' + "[" * 5000,
        "",
        b"",
        b"\x00" * 16000,
    ],
    ids=range(9),
)
def test_deep_and_broken_messages_are_refused_and_the_line_stays(strict: RealServer, message: Any) -> None:
    connection = RawConnection(strict.url, additional_headers={"x-forwarded-for": "192.0.2.60"})
    connection.send(message)
    assert connection.receive()["code"] == "malformed"
    connection.send({"type": "ping"})
    assert connection.receive() == {"type": "pong"}
    connection.hooks.close()
    first = RawConnection(strict.url, hello=False, additional_headers={"x-forwarded-for": "192.0.2.60"})
    first.send(message)
    assert first.closed_with() == close_codes.CLOSE_NO_HELLO


# ---- Headers and origins ----


@pytest.mark.parametrize("spelt", ["/{}", "//{}", "/{}/", "/{}//", "/%61{}"])
def test_requests_are_counted_however_their_path_is_written(tmp_path: Path, spelt: str) -> None:
    """The expensive ones five times, and none is kept by anybody on its way."""
    app: Any = make_app(Settings(data=str(tmp_path), requests_per_minute=12))
    with TestClient(app) as client:
        path = "api/tables/x/games/1/verify"
        path = spelt.format(path[1:] if "%" in spelt else path)
        answers = [client.get(f"{client.base_url}{path}") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [404, 404, 429]
        assert answers[-1].headers["retry-after"]
        assert all(answer.headers["cache-control"] == "no-store" for answer in answers)


def test_every_answer_carries_its_headers(tmp_path: Path) -> None:
    app: Any = make_app(Settings(data=str(tmp_path)))
    with TestClient(app) as client:
        for path in (
            "/",
            "/api/games",
            "/api/people/me",
            "/nowhere",
            "/healthz",
            "/readyz",
            "/api/tables/x/qr",
        ):
            answer = client.get(path)
            policy_given = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy_given
            assert "unsafe-inline" not in policy_given.replace("style-src-attr 'unsafe-inline'", "")
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["cross-origin-opener-policy"] == "same-origin"
            assert "strict-transport-security" not in answer.headers
            assert "set-cookie" not in answer.headers
            assert "server" not in answer.headers
            if path != "/":
                assert answer.headers["cache-control"] == "no-store"
    named: Any = make_app(Settings(data=str(tmp_path), base_url="https://cards.example"))
    with TestClient(named, base_url="https://cards.example") as client:
        assert "max-age" in client.get("/healthz").headers["strict-transport-security"]


def test_inline_parts_of_the_page_are_named_by_their_hash() -> None:
    page = '<script type="module" src="/a.js"></script><script>one()</script><style>b{}</style>'
    text = policy(Settings(base_url="https://cards.example/"), page)
    assert len(re.findall("sha256-", text)) == 2
    assert "connect-src 'self' wss://cards.example" in text


def test_pages_of_other_sites_are_not_let_in(tmp_path: Path) -> None:
    more: dict[str, Any] = {"origins": "https://friend.example", "base-url": "https://cards.example/x"}
    server = RealServer(tmp_path / "server", **more)
    try:
        for origin in (server.url, "https://friend.example", "https://cards.example", None):
            RawConnection(server.url, origin=origin).hooks.close()
        for origin in ("https://elsewhere.example", "null", "https://", "http://cards.example", ""):
            with pytest.raises(InvalidStatus):
                RawConnection(server.url, origin=origin)
    finally:
        server.close()


@pytest.mark.parametrize(
    ("headers", "status", "code"),
    [
        ({"content-type": "application/json"}, 201, None),
        ({"content-type": "application/json; charset=utf-8", "sec-fetch-site": "same-origin"}, 201, None),
        ({"content-type": "application/json", "origin": "http://testserver.local"}, 201, None),
        ({"content-type": "application/json", "origin": "https://friend.example"}, 201, None),
        ({"content-type": "text/plain"}, 415, "not-json"),
        ({"content-type": "application/x-www-form-urlencoded"}, 415, "not-json"),
        ({}, 415, "not-json"),
        ({"content-type": "application/json", "origin": "https://elsewhere.example"}, 403, "wrong-origin"),
        ({"content-type": "application/json", "origin": "null"}, 403, "wrong-origin"),
        ({"content-type": "application/json", "sec-fetch-site": "cross-site"}, 403, "wrong-origin"),
        ({"content-type": "application/json", "sec-fetch-site": "same-site"}, 403, "wrong-origin"),
    ],
)
def test_pages_of_other_sites_change_nothing(
    tmp_path: Path, headers: dict[str, str], status: int, code: str | None
) -> None:
    app: Any = make_app(Settings(data=str(tmp_path), origins="https://friend.example"))
    with TestClient(app) as client:
        answer = client.post("/api/people", content=b'{"name": "Anna"}', headers=headers)
        assert (answer.status_code, answer.json().get("code")) == (status, code)


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("cards.example", True), ("Cards.Example:443", True), ("other.example", True), ("127.0.0.1:80", True),
        ("[::1]:8000", True), ("localhost", True), ("mypc:8000", True), ("mypc.local", True), ("", True),
        ("evil.example", False), ("cards.example.evil.example", False), ("local.evil.example:8000", False),
    ],
)  # fmt: skip
def test_a_server_answers_to_its_own_names_only(tmp_path: Path, host: str, known: bool) -> None:
    """Another site's name that leads here would make its pages ours."""
    named = Settings(data=str(tmp_path), base_url="https://cards.example/x", hosts="other.example, b.example")
    with TestClient(make_app(named)) as client:
        for path in ("/healthz", "/api/games", "/metrics"):
            answer = client.get(path, headers={"host": host})
            assert (answer.status_code == 421) == (not known)


def test_a_websocket_is_opened_under_the_servers_own_names_only(tmp_path: Path) -> None:
    app: Any = make_app(Settings(data=str(tmp_path)))
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    headers = [(b"host", b"evil.example"), (b"origin", b"http://evil.example")]
    asyncio.run(app({"type": "websocket", "path": "/ws", "headers": headers}, receive, send))
    assert [(one["type"], one["code"]) for one in sent] == [("websocket.close", 1008)]


def test_right_tokens_pass_where_wrong_ones_were_tried(strict: RealServer) -> None:
    honest = ask_from(strict, "192.0.2.25", "/api/people", {"name": "Honest"})[2]["token"]
    wrong = [ask_from(strict, "192.0.2.25", "/api/people/device", {"code": f"x{n}"})[0] for n in range(7)]
    assert wrong == [400] * 5 + [429] * 2
    assert ask_from(strict, "192.0.2.25", "/api/people/me", token="nobody.x")[0] == 429
    assert ask_from(strict, "192.0.2.25", "/api/people/me", token=honest)[0] == 200
    link = ask_from(strict, "192.0.2.25", "/api/people/me/device", {}, honest)
    assert link[0] == 201
    assert ask_from(strict, "192.0.2.25", "/api/people/device", {"code": link[2]["code"]})[0] == 201
    connection = RawConnection(strict.url, hello=False, additional_headers={"x-forwarded-for": "192.0.2.25"})
    connection.send({"type": "hello", "protocol": PROTOCOL, "token": honest})
    assert connection.receive()["person"]["name"] == "Honest"
    connection.hooks.close()


def test_a_proxy_that_is_not_trusted_is_reported_once(tmp_path: Path) -> None:
    few: dict[str, Any] = {"people-per-hour": 2}
    server = RealServer(tmp_path / "server", **few)
    try:
        statuses = [ask_from(server, f"192.0.2.{n}", "/api/people", {"name": "A"})[0] for n in range(4)]
        assert statuses == [201, 201, 429, 429], "the address comes from the connection, not from the header"
        assert server.log.read_text(encoding="utf-8").count("--trusted-proxies") == 1
    finally:
        server.close()


def test_others_play_on_beside_somebody_who_floods(strict: RealServer) -> None:
    people = [
        Connection(
            strict.url, ask_from(strict, f"192.0.2.7{n}", "/api/people", {"name": f"P{n}"})[2]["token"], ""
        )
        for n in range(2)
    ]
    table = people[0].new_table("leduc", 2)
    tables = [table, people[1].attend(table.id)]
    for at in tables:
        at.sit()
    stop = threading.Event()

    def flood() -> None:
        while not stop.is_set():
            with suppress(ConnectionClosed, OSError, TimeoutError):
                connection = RawConnection(strict.url, additional_headers={"x-forwarded-for": "192.0.2.80"})
                for _ in range(400):
                    connection.send("x" * 1000)

    threads = [threading.Thread(target=flood, daemon=True) for _ in range(2)]
    for thread in threads:
        thread.start()
    try:
        for connection, at in zip(people, tables, strict=True):
            connection.attend(at.id)
        play_out([(connection, at) for connection, at in zip(people, tables, strict=True)], random.Random(1))
        assert tables[0].over
    finally:
        stop.set()
        for thread in threads:
            thread.join(20)
        for connection in people:
            connection.close()
