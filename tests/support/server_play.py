"""People at a real server, each on a connection of their own."""

from __future__ import annotations

import random
import threading
from typing import Any

from support.server_process import RealServer
from tischlein.client import Connection, RemoteTable, connect


def seated(server: RealServer, game: str, players: int, **more: Any) -> list[tuple[Connection, RemoteTable]]:
    """People on separate connections, all at one table, sitting."""
    host = connect(server.url, name="Person 0", language="")
    table = host.new_table(game, players, **more)
    people = [(host, table)]
    for seat in range(1, players - len(more.get("bots", {}))):
        connection = connect(server.url, name=f"Person {seat}", language="")
        people.append((connection, connection.attend(table.id)))
    for _, at in people:
        at.sit()
    for connection, at in people:
        connection.attend(at.id)
        at.events.clear()
    return people


def play_out(
    people: list[tuple[Connection, RemoteTable]], chooser: random.Random, most: int = 10_000
) -> None:
    """Everybody makes random moves, each on their own connection, until the game is over."""

    def one(table: RemoteTable, luck: random.Random) -> None:
        while not table.over and table.moves_made < most:
            seat = table.seat_to_move()
            if seat is None:
                table.connection.receive(0.1)
            else:
                table.play(luck.choice(table.views[seat]["moves"]), seat)

    threads = [threading.Thread(target=one, args=(at, random.Random(chooser.random()))) for _, at in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
        assert not thread.is_alive()


def close_all(people: list[tuple[Connection, RemoteTable]]) -> None:
    for connection, _ in people:
        connection.close()
