"""Attacks a real server over real sockets while people play: `python benchmarks/server/hostile.py [FRAMES]`.

Frames of every bad kind: changed, huge, deep, of wrong types, binary, in pieces, against the protocol;
clients that close half, are slow, ping without end. Afterwards: the server runs and has logged no error, its
memory has stayed within bounds, every log has only what its players did, they noticed nothing, and two
worlds that differ in hidden cards looked the same to the last byte all the while.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import threading
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
os.environ["TISCHLEIN_GAMES"] = str(Path(__file__).parents[2] / "tests" / "fixtures" / "games")

from attacks import Attacker, Tally, slow_ones

from support import two_worlds as world_pairs
from support.kill_test import Sitter, compare, sit_down
from support.random_play import imagined, table_after
from support.server_process import RealServer
from tischlein.client import call
from tischlein.table import position

FRAMES = 100_000
ATTACKERS = 6
LIMITS: dict[str, Any] = {
    "messages-per-second": 20_000,
    "wrong-tokens-per-hour": 1_000_000,
    "people-per-hour": 10_000,
}
"""Wide, so that the frames reach the code behind the limits and are not just received later."""
DECOY = "decoy"
"""A table for the attackers: who watches is no secret, so at the others their coming would be seen."""
MOST_MEMORY = 200 * 2**20
"""Bytes that the server may grow by."""


def memory(server: RealServer) -> int:
    assert server.process is not None
    text = Path(f"/proc/{server.process.pid}/status").read_text()
    return 1024 * int(next(line.split()[1] for line in text.splitlines() if line.startswith("VmRSS")))


def two_worlds(folder: Path) -> tuple[list[world_pairs.World], list[Any]]:
    """Two servers that differ in what a spectator and a seat cannot know."""
    luck = random.Random(5)
    cases = []
    for game in world_pairs.GAMES:
        players = min(game.players)
        after = table_after((game.name, players, {}), luck.randrange(2**32), 5)
        true = position(game.name, after.reveal())
        watching = luck.choice([None, 0])
        cases.append((game.name, watching, true, imagined(true, watching, luck.randrange(2**32))))
    decoy = {DECOY: cases[0][2]}
    starts = [
        decoy | {name: true for name, _, true, _ in cases},
        decoy | {name: position(name, other.reveal()) for name, _, _, other in cases},
    ]
    folder.mkdir()
    return [world_pairs.World(folder / f"world{n}", start, **LIMITS) for n, start in enumerate(starts)], cases


@dataclass
class Outcome:
    frames: int
    connections: int
    kinds: Counter[str]
    grown: int
    peak: int
    moves: int
    trouble: list[str]
    worlds: int

    def __str__(self) -> str:
        kinds = ", ".join(f"{kind} {many:,}" for kind, many in self.kinds.most_common())
        return (
            f"{self.frames:,} hostile frames over {self.connections:,} connections ({kinds}).\n"
            f"Memory grew by {self.grown / 2**20:.1f} MiB at most (peak {self.peak / 2**20:.0f} MiB). "
            f"{self.moves:,} moves of others acknowledged meanwhile, all stored once, everybody in step. "
            f"{self.worlds:,} bytes compared in two worlds under attack.\n"
            f"Trouble: {self.trouble or 'none'}"
        )


def attack(folder: Path, frames: int) -> Outcome:
    luck = random.Random(7)
    server = RealServer(folder / "server", **LIMITS)
    sitters = [*sit_down([server], "potato-man", 3, luck), *sit_down([server], "elefant", 3, luck)]
    token = call("POST", f"{server.url}/api/people", {"name": "Mallory"})["token"]
    tally, stop = Tally(), threading.Event()
    tables = sorted({one.table.id for one in sitters})
    players = [threading.Thread(target=gently, args=(one, stop), daemon=True) for one in sitters]
    attackers = [
        threading.Thread(
            target=Attacker(server.port, token, tables, random.Random(n), tally).run,
            args=(frames,),
            daemon=True,
        )
        for n in range(ATTACKERS)
    ]
    slow = threading.Thread(target=slow_ones, args=(server.port, stop), daemon=True)
    time.sleep(1.0)
    before = peak = memory(server)
    trouble: list[str] = []
    for thread in [*players, *attackers, slow]:
        thread.start()
    while any(thread.is_alive() for thread in attackers):
        time.sleep(0.2)
        if server.process is None or server.process.poll() is not None:
            trouble.append("the server has died")
            break
        peak = max(peak, memory(server))
    worlds = compare_worlds(folder / "worlds", luck) if not trouble else 0
    stop.set()
    for thread in [*players, slow]:
        thread.join(60)
    report = compare(server, sitters)
    for one in sitters:
        one.connection.close()
    if not report.good:
        trouble.append(str(report))
    server.close()
    log = server.log.read_text(encoding="utf-8", errors="replace")
    trouble += sorted({line for line in log.splitlines() if line.startswith(("ERROR", "Traceback"))})[:5]
    if peak - before > MOST_MEMORY:
        trouble.append("memory grew without bounds")
    return Outcome(
        tally.frames,
        tally.connections,
        tally.kinds,
        peak - before,
        peak,
        report.acknowledged,
        trouble,
        worlds,
    )


def gently(sitter: Sitter, stop: threading.Event) -> None:
    """Plays at the speed of quick people, so that there is time for the attack in every game."""
    try:
        while not stop.is_set():
            sitter.step()
            time.sleep(0.02)
    except Exception as error:
        sitter.trouble.append(repr(error))


def compare_worlds(folder: Path, luck: random.Random) -> int:
    """The same abuse against both worlds; the watching seat receives the same bytes in both."""
    worlds, cases = two_worlds(folder)
    tally, ends = Tally(), 10**9
    attackers = [
        Attacker(world.server.port, "", [DECOY], random.Random(luck.random()), tally) for world in worlds
    ]
    for one in attackers:
        threading.Thread(target=one.run, args=(ends,), daemon=True).start()
    try:
        return sum(
            world_pairs.compare(worlds, name, watching, [true, other], world_pairs.FURTHER)
            for name, watching, true, other in cases
        )
    finally:
        tally.frames = ends
        for world in worlds:
            world.server.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as temporary:
        outcome = attack(Path(temporary), int(sys.argv[1]) if sys.argv[1:] else FRAMES)
    print(outcome)
    sys.exit(1 if outcome.trouble else 0)
