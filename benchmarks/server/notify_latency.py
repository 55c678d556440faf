"""How soon another process learns of an entry: PostgreSQL's notifications against polling.

`python benchmarks/server/notify_latency.py`: one connection stores entries at many tables, another one waits
for them; how late it learns of each, and how much time of a core the waiting takes.
"""

from __future__ import annotations

import select
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import psycopg
from kill import postgres

TABLES = 100
RATE = 200.0
SECONDS = 6.0
ENTRY = "INSERT INTO entries VALUES (%s, %s)"
NEWEST = "SELECT table_id, max(n) FROM entries WHERE table_id = ANY(%s) GROUP BY table_id"

Waiting = Callable[["psycopg.Connection[Any]"], Iterator[tuple[int, int]]]


def notified(connection: psycopg.Connection[Any]) -> Iterator[tuple[int, int]]:
    connection.execute("LISTEN entries")
    while True:
        select.select([connection.fileno()], [], [], 0.5)
        connection.pgconn.consume_input()
        while (note := connection.pgconn.notifies()) is not None:
            table, _, n = note.extra.decode().partition(" ")
            yield int(table), int(n)
        yield -1, 0


def asking_every(pause: float) -> Waiting:
    def ask(connection: psycopg.Connection[Any]) -> Iterator[tuple[int, int]]:
        known = dict.fromkeys(range(TABLES), 0)
        while True:
            for table, newest in connection.execute(NEWEST, [list(known)]).fetchall():
                yield from ((table, n) for n in range(known[table] + 1, newest + 1))
                known[table] = newest
            yield -1, 0
            time.sleep(pause)

    return ask


def trial(address: str, wait: Waiting, notify: bool) -> str:
    sent: dict[tuple[int, int], float] = {}
    late: list[float] = []
    used = [0.0]
    stop = threading.Event()

    def listen() -> None:
        with psycopg.connect(address, autocommit=True) as connection:
            began = time.thread_time()
            for entry in wait(connection):
                if entry in sent:
                    late.append(1000 * (time.perf_counter() - sent[entry]))
                if stop.is_set():
                    break
            used[0] = time.thread_time() - began

    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("DROP TABLE IF EXISTS entries")
        connection.execute("CREATE TABLE entries (table_id int, n int, PRIMARY KEY (table_id, n))")
        listener = threading.Thread(target=listen)
        listener.start()
        time.sleep(0.5)
        began = time.perf_counter()
        for n in range(int(RATE * SECONDS)):
            time.sleep(max(0.0, began + n / RATE - time.perf_counter()))
            entry = (n % TABLES, n // TABLES + 1)
            with connection.transaction():
                connection.execute(ENTRY, entry)
                if notify:
                    connection.execute("SELECT pg_notify('entries', %s)", [f"{entry[0]} {entry[1]}"])
                sent[entry] = time.perf_counter()
        time.sleep(1.5)
        stop.set()
        listener.join()
    times = sorted(late)
    share = 100 * used[0] / SECONDS
    return (
        f"{len(times)} of {len(sent)} received, median {times[len(times) // 2]:6.1f} ms, "
        f"p99 {times[int(0.99 * len(times))]:6.1f} ms, {share:4.1f} % of a core to listen"
    )


if __name__ == "__main__":
    with postgres() as database:
        print(f"{RATE:g} entries a second at {TABLES} tables")
        print("NOTIFY            ", trial(database.url, notified, notify=True), flush=True)
        for pause in (0.01, 0.05, 0.25):
            measured = trial(database.url, asking_every(pause), notify=False)
            print(f"asking every {1000 * pause:3.0f} ms", measured, flush=True)
