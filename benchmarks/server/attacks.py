"""Clients of every bad kind, and the messages that they send."""

from __future__ import annotations

import json
import random
import socket
import struct
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from tischlein.server.protocol import common, requests

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame(
    payload: bytes, opcode: int = 1, final: bool = True, masked: bool = True, size: int | None = None
) -> bytes:
    """Any frame, also one that lies about its size or has no mask."""
    declared = len(payload) if size is None else size
    first = bytes([(0x80 if final else 0) | opcode])
    mask_bit = 0x80 if masked else 0
    if declared < 126:
        head = first + bytes([mask_bit | declared])
    elif declared < 65536:
        head = first + bytes([mask_bit | 126]) + struct.pack("!H", declared)
    else:
        head = first + bytes([mask_bit | 127]) + struct.pack("!Q", declared)
    return head + (b"\0\0\0\0" if masked else b"") + payload


def hello(token: str) -> bytes:
    said = {"type": "hello", "protocol": common.PROTOCOL, "token": token, "language": "en"}
    return frame(json.dumps(said).encode())


@dataclass
class Tally:
    """What all attackers have sent together."""

    frames: int = 0
    connections: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def add(self, kind: str, frames: int) -> None:
        with self.lock:
            self.frames += frames
            self.kinds[kind] += frames


# ---- Bad messages ----


def good_message(luck: random.Random, table: str) -> dict[str, Any]:
    """Something that could be meant seriously, of any kind but the few that anybody with the link may do."""
    kinds = [common.kebab(kind.__name__) for kind in requests.AnyRequest.__args__]
    kind = luck.choice([one for one in kinds if one not in ("sit", "say", "emote", "rematch")])
    return {
        "type": kind, "id": f"h{luck.randrange(10**9)}", "table": table, "seat": luck.randrange(6),
        "move": luck.choice(["R1", "B13", "x", "1 2 3", "0"]), "version": luck.randrange(300),
    }  # fmt: skip


def fitting(luck: random.Random, table: str) -> dict[str, Any]:
    """The same with just the fields that its kind has: read, and then refused."""
    message = good_message(luck, table)
    kind = next(one for one in requests.AnyRequest.__args__ if common.kebab(one.__name__) == message["type"])
    extra = {"moves": ["R1", "?"], "person": "p", "yes": True, "bot": "spud", "text": "x", "language": "la"}
    return {
        name: value
        for name, value in (message | extra).items()
        if name == "type" or name in kind.__struct_fields__
    }


def changed(luck: random.Random, table: str) -> bytes:
    """Bytes turned, doubled, dropped."""
    data = bytearray(json.dumps(good_message(luck, table)).encode())
    for _ in range(luck.randrange(1, 8)):
        place = luck.randrange(len(data))
        data[place : place + luck.randrange(3)] = bytes(luck.choices(range(256), k=luck.randrange(4)))
    return bytes(data)


def wrong_types(luck: random.Random, table: str) -> bytes:
    message = good_message(luck, table)
    odd: list[Any] = [
        None,
        True,
        -1,
        2**70,
        1e308,
        "",
        "\0",
        "x" * 300,
        [],
        {},
        [[]],
        {"a": {}},
        "\u202e",
        "ü" * 50,
    ]
    for name in luck.sample(list(message), 3):
        message[name] = luck.choice(odd)
    return json.dumps(message).encode()


def deep(luck: random.Random, _: str) -> bytes:
    bracket = luck.choice(["[", '{"a":', '{"type":', '{"id":"x","table":['])
    return (bracket * luck.randrange(10, 16_000 // len(bracket))).encode()


def huge(luck: random.Random, _: str) -> bytes:
    return b'{"type":"say","id":"1","table":"x","text":"' + b"x" * luck.randrange(1000, 16_000) + b'"}'


def noise(luck: random.Random, _: str) -> bytes:
    return luck.randbytes(luck.randrange(200))


def read_and_refused(luck: random.Random, table: str) -> bytes:
    return json.dumps(fitting(luck, table)).encode()


PAYLOADS: dict[str, Callable[[random.Random, str], bytes]] = {
    "changed": changed,
    "wrong types": wrong_types,
    "deep": deep,
    "huge": huge,
    "noise": noise,
    "read and refused": read_and_refused,
}


# ---- Bad clients ----


class Attacker:
    """Opens connections and abuses them, until enough frames have been sent by all together."""

    def __init__(self, port: int, token: str, tables: list[str], luck: random.Random, tally: Tally) -> None:
        self.port, self.token, self.tables, self.luck, self.tally = port, token, tables, luck, tally

    def run(self, frames: int) -> None:
        ways = [
            self.flood,
            self.flood,
            self.flood,
            self.pieces,
            self.framing,
            self.half_closed,
            self.no_hello,
        ]
        while self.tally.frames < frames:
            with suppress(OSError):
                self.luck.choice(ways)()

    @contextmanager
    def connect(self, greeting: bytes | None = None) -> Iterator[socket.socket]:
        with socket.create_connection(("127.0.0.1", self.port), timeout=10) as connection:
            self.tally.connections += 1
            connection.sendall(HANDSHAKE)
            assert b" 101 " in connection.recv(2000)
            token = self.luck.choice([self.token, ""])
            connection.sendall(hello(token) if greeting is None else greeting)
            connection.settimeout(0.05)
            yield connection

    def send(self, connection: socket.socket, kind: str, frames: list[bytes]) -> None:
        """Counted when the kernel has taken them; what comes back is read and thrown away."""
        for one in frames:
            connection.sendall(one)
            self.tally.add(kind, 1)
        with suppress(TimeoutError):
            while connection.recv(65536):
                connection.settimeout(0.005)

    def flood(self) -> None:
        """Up to 19 unreadable messages in a row, then a good one, again and again: it stays open."""
        kind = self.luck.choice(list(PAYLOADS))
        with self.connect() as connection:
            table = self.luck.choice(self.tables)
            attend = {"type": "attend", "id": "a", "table": table}
            connection.sendall(frame(json.dumps(attend).encode()))
            for _ in range(self.luck.randrange(1, 12)):
                opcode = self.luck.choice([1, 1, 2])
                bad = [frame(PAYLOADS[kind](self.luck, table), opcode) for _ in range(19)]
                self.send(connection, kind, [*bad, frame(b'{"type":"ping"}')])

    def pieces(self) -> None:
        """Messages in fragments: empty ones, too many, never finished, with pings in between."""
        many = self.luck.choice([3, 50, 200])
        crumbs = [frame(self.luck.choice([b"", b"{", b" "]), 0, final=False) for _ in range(many)]
        with self.connect() as connection:
            self.send(connection, "pieces", [frame(b"{", 1, final=False), *crumbs, frame(b"hi", 9)])

    def framing(self) -> None:
        """What no WebSocket client would send."""
        bad = self.luck.choice(
            [
                frame(b"{}", masked=False), frame(b"", 3), frame(b"x" * 130, 9), frame(b"\xff\xfe", 8),
                frame(b"x", size=2**62), frame(b"x", size=70_000), frame(b"x" * 17_000), frame(b"", 0),
                b"\xff" * 50, b"GET / HTTP/1.1\r\n\r\n", frame(b"\xc3\x28"),
            ]
        )  # fmt: skip
        with self.connect() as connection:
            self.send(connection, "framing", [bad])

    def half_closed(self) -> None:
        """Half a frame and then nothing, or silence in one direction, or a sudden end."""
        with self.connect() as connection:
            self.send(connection, "half closed", [frame(b'{"type":"pi', size=200)])
            if self.luck.random() < 0.5:
                connection.shutdown(socket.SHUT_WR)
                with suppress(OSError):
                    connection.recv(1000)
            else:
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))

    def no_hello(self) -> None:
        """A first message that is none, or a wrong token."""
        kind = self.luck.choice(list(PAYLOADS))
        first = frame(PAYLOADS[kind](self.luck, self.tables[0]))
        with self.connect(self.luck.choice([first, hello("no.body"), hello("x" * 200)])) as connection:
            self.send(connection, "no hello", [frame(b'{"type":"ping"}')])


def slow_ones(port: int, stop: threading.Event) -> None:
    """Connections that ask for much and read nothing, endless requests, pings whose answers nobody reads."""
    starts = [HANDSHAKE, HANDSHAKE + hello(""), b"GET / HTTP/1.1\r\nX: ", b"POST /api/people HTTP/1.1\r\n"]
    more = [frame(b"p" * 125, 9) * 50, frame(b'{"type":"ping"}') * 5, b"y" * 100, b""]
    while not stop.is_set():
        connections = []
        with suppress(OSError):
            for start in starts * 5:
                connection = socket.create_connection(("127.0.0.1", port), timeout=5)
                connection.sendall(start)
                connections.append(connection)
        ends = time.monotonic() + 5
        while time.monotonic() < ends and not stop.is_set():
            for number, connection in enumerate(connections):
                with suppress(OSError):
                    connection.settimeout(0.01)
                    connection.send(more[number % len(more)])
            time.sleep(0.05)
        for connection in connections:
            connection.close()
