"""Faults, one after the other, under load: `python benchmarks/server/kill.py [NAME …]`

Every trial plays eight tables of all four games with people on connections of their own, and afterwards
compares the logs with what was acknowledged. Without a name all trials run; disk
needs root, clock `faketime`.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from support.cluster.postgres import RealPostgres
from support.kill_test import Report, kill_again_and_again, play_while
from support.server_process import RealServer

KILLS = int(os.environ.get("KILLS", "50"))
AWAY = float(os.environ.get("AWAY", "10"))
FAKETIME = Path("/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1")


@contextmanager
def postgres() -> Iterator[RealPostgres]:
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    folder.chmod(0o755)
    (folder / "data").mkdir()
    running = RealPostgres(folder / "data")
    try:
        yield running
    finally:
        running.close()
        shutil.rmtree(folder)


def killed_on_sqlite(folder: Path) -> Report:
    return kill_again_and_again(folder, KILLS)


def killed_on_postgresql(folder: Path) -> Report:
    with postgres() as database:
        return kill_again_and_again(folder, KILLS, database=database.url)


def one_among_three(folder: Path) -> Report:
    """One of three processes is killed, and starts again three seconds later; then another one."""
    luck = random.Random(3)
    with postgres() as database:
        servers = [RealServer(folder / str(n), database=database.url, limits=0) for n in range(3)]

        def kill_one_by_one() -> None:
            for _ in range(KILLS):
                victim = luck.choice(servers)
                time.sleep(luck.uniform(0.5, 1.5))
                victim.stop(signal.SIGKILL)
                time.sleep(luck.uniform(0.5, 3.0))
                victim.start()

        return play_while(servers, kill_one_by_one, luck, copies=2)


def postgresql_away(folder: Path, hangs: bool) -> Report:
    """The database is gone, or does not answer, for a while, three times; two processes are on it."""
    with postgres() as database:
        servers = [RealServer(folder / str(n), database=database.url, limits=0) for n in range(2)]

        def go_and_come() -> None:
            for _ in range(3):
                time.sleep(3)
                (database.hang if hangs else database.stop)()
                time.sleep(AWAY)
                (database.go_on if hangs else database.start)()

        return play_while(servers, go_and_come, random.Random(4), copies=2, after=8)


def disk_full(folder: Path) -> Report:
    """The disk of the built-in database is full for a while, three times."""
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=256m", "tmpfs", str(folder)], check=True)
    try:
        server = RealServer(folder / "data", limits=0)

        def fill_and_free() -> None:
            for _ in range(3):
                time.sleep(3)
                ballast = folder / "ballast"
                subprocess.run(
                    ["dd", "if=/dev/zero", f"of={ballast}", "bs=64k"], stderr=subprocess.DEVNULL, check=False
                )
                time.sleep(AWAY)
                ballast.unlink()

        return play_while([server], fill_and_free, random.Random(5), copies=2, after=8)
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def clock_set(folder: Path) -> Report:
    """The machine's clock is set an hour ahead and two back, again and again."""
    folder.mkdir()
    hands = folder / "clock"
    hands.write_text("+0\n", encoding="utf-8")
    os.environ |= {
        "LD_PRELOAD": str(FAKETIME), "FAKETIME_TIMESTAMP_FILE": str(hands), "FAKETIME_CACHE_DURATION": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
    }  # fmt: skip
    server = RealServer(folder / "data", limits=0)
    for name in (
        "LD_PRELOAD",
        "FAKETIME_TIMESTAMP_FILE",
        "FAKETIME_CACHE_DURATION",
        "FAKETIME_DONT_FAKE_MONOTONIC",
    ):
        del os.environ[name]

    def set_again_and_again() -> None:
        for hour in (1, -1, 24, 0, -24, 0):
            time.sleep(2)
            hands.write_text(f"{3600 * hour:+}\n", encoding="utf-8")
        time.sleep(2)

    report = play_while([server], set_again_and_again, random.Random(6), copies=2)
    report.longest = 0.0  # the times in the logs have jumped with the clock
    return report


TRIALS: dict[str, tuple[str, Callable[[Path], Report]]] = {
    "sqlite": (f"kill -9 of the only process, {KILLS} times, SQLite", killed_on_sqlite),
    "postgresql": (f"kill -9 of the only process, {KILLS} times, PostgreSQL", killed_on_postgresql),
    "three": (f"kill -9 of one among three processes, {KILLS} times", one_among_three),
    "away": (
        f"PostgreSQL stopped for {AWAY:g} s, three times, two processes",
        partial(postgresql_away, hangs=False),
    ),
    "hung": (
        f"PostgreSQL hung for {AWAY:g} s, three times, two processes",
        partial(postgresql_away, hangs=True),
    ),
    "disk": (f"disk full for {AWAY:g} s, three times, SQLite", disk_full),
    "clock": ("clock set by hours and days, six times", clock_set),
}

if __name__ == "__main__":
    wanted = sys.argv[1:] or list(TRIALS)
    good = True
    for name in wanted:
        title, trial = TRIALS[name]
        with tempfile.TemporaryDirectory() as folder:
            report = trial(Path(folder) / "server")
        good &= report.good
        print(f"{title}\n    {report}", flush=True)
    print(f"Nothing acknowledged lost or doubled, everybody in step: {'held' if good else 'NOT HELD'}")
    sys.exit(0 if good else 1)
