"""How fast the rules run here: compiled on one core and on all, interpreted, and how long compiling takes."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass

from tischlein.lab.simulation import simulate
from tischlein.registry import games
from tischlein.table import new

MOVES_A_MEASUREMENT = 4_000_000
REPEATS = 3
HEADINGS = (
    "game",
    "seats",
    "one core",
    "all cores",
    "factor",
    "people",
    "compile",
    "cached",
    "bytes",
)


@dataclass(frozen=True)
class Speed:
    """One game at one player count; speeds in moves per second, the best of a few runs."""

    game: str
    players: int
    one_core: float
    all_cores: float
    interpreted: float
    compile_seconds: float
    cached_seconds: float
    bytes_per_table: int

    def cells(self) -> list[str]:
        """This as a row of a table with the headings `HEADINGS`."""
        return [
            self.game,
            str(self.players),
            f"{self.one_core / 1e6:.1f}",
            f"{self.all_cores / 1e6:.1f}",
            f"{self.all_cores / self.one_core:.2f}",
            f"{self.interpreted:,.0f}",
            f"{self.compile_seconds:.1f}",
            f"{self.cached_seconds:.2f}",
            str(self.bytes_per_table),
        ]


def compiled_speed(game: str, players: int, cores: int | None) -> float:
    """Moves per second of whole random games, dealing, legal moves and scoring included."""
    length = simulate(game, players, 200, cores=cores).lengths.mean()
    number = int(MOVES_A_MEASUREMENT / length)
    best = 0.0
    for repeat in range(REPEATS):
        began = time.perf_counter()
        moves = simulate(game, players, number, seed=repeat, cores=cores).lengths.sum()
        best = max(best, moves / (time.perf_counter() - began))
    return best


def interpreted_speed(game: str, players: int) -> float:
    """Moves per second of a person's table: checked moves, told events, plain Python."""
    chooser = random.Random(1)
    moves = 0
    began = time.perf_counter()
    while time.perf_counter() - began < 0.5:
        table = new(game, players, seed=moves)
        while not table.over:
            seat = table.waiting[0]
            table.play(seat, chooser.choice(table.moves(seat)))
            moves += 1
    return moves / (time.perf_counter() - began)


def start_seconds(game: str, players: int, cache: str) -> float:
    """How long a new process takes for its first simulated game, without starting Python and the imports."""
    program = (
        "import time; from tischlein.lab import simulate; began = time.perf_counter(); "
        f"simulate({game!r}, {players}, 1); print(time.perf_counter() - began)"
    )
    environment = {**os.environ, "TISCHLEIN_CACHE": cache}
    run = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    return float(run.stdout)


def measure(game: str, players: int) -> Speed:
    with tempfile.TemporaryDirectory() as cache:
        compile_seconds = start_seconds(game, players, cache)
        cached_seconds = start_seconds(game, players, cache)
    return Speed(
        game=game,
        players=players,
        one_core=compiled_speed(game, players, 1),
        all_cores=compiled_speed(game, players, None),
        interpreted=interpreted_speed(game, players),
        compile_seconds=compile_seconds,
        cached_seconds=cached_seconds,
        bytes_per_table=games()[game].table.dtype.itemsize,
    )


def measure_all() -> Iterator[Speed]:
    for game in games().values():
        for players in game.players:
            yield measure(game.name, players)
