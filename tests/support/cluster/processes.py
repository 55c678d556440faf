"""Several server processes on one PostgreSQL, and people who play across them."""

from __future__ import annotations

import random
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from support.cluster.postgres import RealPostgres
from support.server_process import RealServer
from tischlein.client import RemoteTable, connect
from tischlein.engine.errors import Refusal

PATIENCE = 30.0
"""Seconds after which something will never happen, on the slowest machine."""


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealPostgres]:
    running = RealPostgres(tmp_path_factory.mktemp("pg"))
    yield running
    running.close()


@pytest.fixture(scope="module")
def servers(database: RealPostgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[RealServer]]:
    """Two processes, started at the same moment on an empty database."""
    made: list[RealServer] = []

    def start() -> None:
        made.append(RealServer(tmp_path_factory.mktemp("server"), database=database.url, limits=0))

    starting = [threading.Thread(target=start) for _ in range(2)]
    for thread in starting:
        thread.start()
    for thread in starting:
        thread.join()
    assert len(made) == 2
    yield made
    for one in made:
        one.close()
    for one in made:
        assert "Traceback" not in one.log.read_text(encoding="utf-8")


def seated(servers: list[RealServer], game: str, players: int, **more: Any) -> list[RemoteTable]:
    """People at one table, every other one at the other process; all know that the game has begun."""
    host = connect(servers[0].url, name="Person 0", language="")
    table = host.new_table(game, players, **more)
    tables = [table]
    for seat in range(1, players):
        connection = connect(servers[seat % len(servers)].url, name=f"Person {seat}", language="")
        tables.append(connection.attend(table.id))
    for seat, one in enumerate(tables):
        one.sit(seat)
    for one in tables:
        until(one, lambda at: at.room["phase"] != "gathering")
    return tables


def until(table: RemoteTable, true: Callable[[RemoteTable], object]) -> None:
    """Receives messages until it is so."""
    ends = time.monotonic() + PATIENCE
    while not true(table):
        assert time.monotonic() < ends, (table.version, table.room)
        table.connection.receive(0.2)


def play_out(tables: list[RemoteTable], most: int = 10_000) -> list[str]:
    """Everybody plays random moves, each in a thread, to the end; gives the codes of all refusals."""
    refused: list[str] = []
    trouble: list[str] = []

    def one(table: RemoteTable, luck: random.Random) -> None:
        ends = time.monotonic() + 2 * PATIENCE
        try:
            while not table.over and table.moves_made < most:
                assert time.monotonic() < ends, (table.version, table.room, table.views)
                step(table, luck)
        except Exception as error:
            trouble.append(repr(error))

    def step(table: RemoteTable, luck: random.Random) -> None:
        seat = table.seat_to_move()
        if seat is None:
            table.connection.receive(0.1)
            return
        try:
            table.play(luck.choice(table.views[seat]["moves"]), seat)
        except Refusal as refusal:
            refused.append(refusal.code)

    threads = [threading.Thread(target=one, args=(at, random.Random(n))) for n, at in enumerate(tables)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(4 * PATIENCE)
    assert trouble == []
    return refused


def close_all(tables: list[RemoteTable]) -> None:
    for one in tables:
        one.connection.close()


def counted(server: RealServer, name: str) -> float:
    """A number from a process's metrics; what was never counted is 0."""
    with urllib.request.urlopen(f"{server.url}/metrics", timeout=PATIENCE) as answer:
        lines = answer.read().decode().splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))


def here(table: RemoteTable) -> tuple[list[bool], int]:
    """Who of the seated is there, and how many watch."""
    return [bool(chair.get("present")) for chair in table.room["seats"]], table.room.get("spectators", 0)


def move_over(table: RemoteTable, server: RealServer) -> None:
    """As a reverse proxy does it: the next connection leads to another process."""
    table.connection.url = server.url
    table.connection.open_socket()
