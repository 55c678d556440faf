"""Two servers that differ only in what a seat cannot know, and a comparison of every byte that it is sent."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import connect as open_websocket

import tischlein
from support.prepared_tables import lay, token_of
from support.server_process import RealServer
from tischlein.server.protocol.common import PROTOCOL
from tischlein.table import Table, position

GAMES = [game for game in tischlein.games().values() if "fixtures" not in game.folder.parts]
FURTHER = 25
"""Moves that are made at both tables."""


class World:
    """A server with tables that begin from given positions."""

    def __init__(self, folder: Path, starts: dict[str, Table], **settings: Any) -> None:
        lay(folder, starts)
        self.server = RealServer(folder, **settings)

    def subscriber(self, seat: int | None, language: str) -> Subscriber:
        return Subscriber(self.server, seat, language)


class Subscriber:
    """A raw connection that keeps every byte."""

    def __init__(self, server: RealServer, seat: int | None, language: str) -> None:
        self.hooks = ExitStack()
        self.socket = self.hooks.enter_context(
            open_websocket(f"ws://127.0.0.1:{server.port}/ws", compression=None, proxy=None)
        )
        token = "" if seat is None else token_of(seat)
        self.asked = 0
        self.send({"type": "hello", "protocol": PROTOCOL, "token": token, "language": language})
        self.received: list[bytes] = [self.receive()]

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def receive(self) -> bytes:
        data = self.socket.recv(timeout=10, decode=False)
        assert isinstance(data, bytes)
        return data

    def ask(self, table: str, kind: str, **more: Any) -> dict[str, Any]:
        """A request and everything that arrives until it is answered."""
        self.asked += 1
        name = f"r{self.asked}"
        self.send({"type": kind, "id": name, "table": table, **more})
        while True:
            self.received.append(self.receive())
            message: dict[str, Any] = json.loads(self.received[-1])
            if name in (message.get("id"), message.get("request")):
                return message

    def quiet(self) -> None:
        """Receives everything that was sent so far."""
        self.send({"type": "ping"})
        while (data := self.receive()) != b'{"type":"pong"}':
            self.received.append(data)


def bad_requests(subscriber: Subscriber, table: str, seat: int | None, state: Table) -> None:
    """All kinds of questions and nonsense, from this screen."""
    at = 0 if seat is None else seat
    version = state.players + 2
    other = (at + 1) % state.players
    everything = sorted({move for one in range(state.players) for move in state.moves(one)})
    subscriber.ask(table, "play", seat=other, move="x", version=version)
    subscriber.ask(table, "play", seat=at, move="nonsense", version=version)
    subscriber.ask(table, "play", seat=at, move="nonsense", version=0)
    subscriber.ask(table, "why", seat=at, moves=["nonsense", *everything][:64])
    subscriber.ask(table, "why", seat=other, moves=["nonsense"])
    subscriber.ask(table, "undo", seat=at)
    subscriber.ask(table, "suggest", seat=other)
    subscriber.ask(table, "begin")
    subscriber.ask(table, "attend", since=0)
    subscriber.ask(table, "attend", since=10_000)


def compare(worlds: list[World], table: str, watching: int | None, truth: list[Table], further: int) -> int:
    """Does the same in both worlds; gives how many bytes the watching screen was sent."""
    tables = [
        position(one.game.name, one.reveal(), names=[f"Person {s}" for s in range(one.players)])
        for one in truth
    ]
    watchers = [world.subscriber(watching, "de") for world in worlds]
    players = [[world.subscriber(seat, "") for seat in range(tables[0].players)] for world in worlds]
    for watcher, state, subscribers in zip(watchers, tables, players, strict=True):
        watcher.ask(table, "attend", since=0)
        bad_requests(watcher, table, watching, tables[0])
        for seat, subscriber in enumerate(subscribers):
            if seat != watching:
                subscriber.ask(table, "attend")
        watcher.quiet()
        assert state.waiting == tables[0].waiting
    same(watchers)
    chooser = random.Random(1)
    for _ in range(further):
        moves = [(seat, move) for seat in tables[0].waiting for move in tables[0].moves(seat)]
        moves = [(seat, move) for seat, move in moves if legal(tables[1], seat, move)]
        if not moves or tables[0].over:
            break
        seat, move = chooser.choice(moves)
        for state in tables:
            state.play(seat, move)
        if not as_far_as_known(tables, watching):
            break
        for watcher, subscribers in zip(watchers, players, strict=True):
            mover = watcher if seat == watching else subscribers[seat]
            version = tables[0].players + 1 + len(tables[0].made)
            assert mover.ask(table, "play", seat=seat, move=move, version=version)["type"] == "update"
            watcher.quiet()
        same(watchers)
    total = sum(len(data) for data in watchers[0].received)
    for subscriber in [*watchers, *players[0], *players[1]]:
        subscriber.hooks.close()
    return total


def legal(table: Table, seat: int, move: str) -> bool:
    return seat in table.waiting and move in table.moves(seat)


def as_far_as_known(tables: list[Table], watching: int | None) -> bool:
    """Has the watching seat seen the same in both worlds? The rules say so, not the server."""
    first, second = tables
    n = len(first.made)
    same_events = first.events(watching, since=n) == second.events(watching, since=n)
    return same_events and first.view_record(watching) == second.view_record(watching)


def same(watchers: list[Subscriber]) -> None:
    first, second = (watcher.received for watcher in watchers)
    assert len(first) == len(second)
    for one, other in zip(first, second, strict=True):
        assert one == other
