"""What many games say of a game: points, win rates, lengths."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from tischlein.engine.game import Game
from tischlein.lab import simulate
from tischlein.lab.simulation import BOTS


def mean_and_error(values: Any) -> tuple[float, float]:
    """The mean and its standard error."""
    return float(values.mean()), float(values.std(ddof=1) / np.sqrt(len(values))) if len(values) > 1 else 0.0


def simulate_and_report(
    game: Game, players: int, games: int, seed: int, cores: int | None, asked: dict[str, Any]
) -> None:
    """Plays games under a progress bar; prints points, win rates and lengths. `asked` goes to `simulate`."""
    simulate(game.name, players, min(games, 1), cores=cores, **asked)  # compiles before the clock starts
    console = Console()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{game.title}, {players} players", total=games)
        began = time.perf_counter()
        result = simulate(
            game.name, players, games, seed, cores, lambda n: progress.advance(task, n), **asked
        )
        took = time.perf_counter() - began
    grid = Grid(
        title=f"{game.title}, {players} players, {games:,} {BOTS[result.bots]}, seed {seed}",
        title_justify="left",
    )
    for heading in ("seat", "points", "± error", "wins", "± error"):
        grid.add_column(heading, justify="right")
    for seat in range(players):
        points, points_error = mean_and_error(result.points[:, seat])
        wins, wins_error = mean_and_error(result.shares[:, seat])
        grid.add_row(str(seat), f"{points:.2f}", f"{points_error:.2f}", f"{wins:.2%}", f"{wins_error:.2%}")
    console.print(grid)
    shortest, middle, longest = np.quantile(result.lengths, [0, 0.5, 1]).astype(int)
    console.print(
        f"moves a game: {result.lengths.mean():.1f} on average, {shortest} to {longest}, median {middle}"
    )
    total = int(result.lengths.sum())
    console.print(f"{total:,} moves in {took:.2f} s: {total / took / 1e6:.1f} million a second, all included")
