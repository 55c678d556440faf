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
from tischlein.lab.simulation import BOTS, Simulation, bots_by_seat


def mean_and_error(values: Any) -> tuple[float, float]:
    """The mean and its standard error."""
    return float(values.mean()), float(values.std(ddof=1) / np.sqrt(len(values))) if len(values) > 1 else 0.0


SPEAKS_OF = {
    "random": "Random moves played these: good players fare otherwise (--bots thumb or gratin).",
    "thumb": "Rules of thumb played these in every seat, as a club player would.",
}
MANY_GAMES, SOME_GAMES = 100_000, 200
"""Usual numbers of games: of compiled bots, done in a moment, and of all others, who think."""


def default_games(bots: str) -> int:
    return MANY_GAMES if bots in BOTS else SOME_GAMES


def rows_of(result: Simulation) -> list[dict[str, Any]]:
    """A row a seat; then, where one seat begins, a row for whoever begins and those who follow."""
    players = result.points.shape[1]
    names = [f"seat {seat}" for seat in range(players)]
    rows = rows_for(names, result.points, result.shares)
    points, shares = result.by_turn(result.points), result.by_turn(result.shares)
    if points is None or shares is None:
        return rows
    return rows + rows_for(["who begins", *(f"{turn}. after" for turn in range(1, players))], points, shares)


def rows_for(names: list[str], points: Any, shares: Any) -> list[dict[str, Any]]:
    rows = []
    for column, name in enumerate(names):
        mean, error = mean_and_error(points[:, column])
        wins, wins_error = mean_and_error(shares[:, column])
        rows.append(
            {"seat": name, "points": mean, "points_error": error, "wins": wins, "wins_error": wins_error}
        )
    return rows


def in_words(row: dict[str, Any]) -> list[str]:
    return [
        row["seat"], f"{row['points']:.2f}", f"{row['points_error']:.2f}", f"{row['wins']:.2%}",
        f"{row['wins_error']:.2%}",
    ]  # fmt: skip


def in_short(number: float) -> str:
    return f"{number / 1e6:.1f} million" if number >= 1e5 else f"{number:,.0f}"


def simulate_and_report(
    game: Game, players: int, games: int, seed: int, cores: int | None, asked: dict[str, Any]
) -> list[dict[str, Any]]:
    """Plays games under a progress bar; prints points, win rates and lengths, and gives them as data. `asked`
    goes to `simulate`."""
    if asked["bots"] in BOTS:
        simulate(game.name, players, min(games, 1), cores=cores, **asked)  # compiles before the clock starts
    else:
        bots_by_seat(asked["bots"], players)
    console = Console()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{game.title}, {players} players", total=games)
        began = time.perf_counter()
        result = simulate(
            game.name, players, games, seed, cores, lambda n: progress.advance(task, n), **asked
        )
        took = time.perf_counter() - began
    grid = Grid(
        title=f"{game.title}, {players} players, {games:,} {result.played_by}, seed {seed}",
        title_justify="left",
    )
    for heading in ("", "points", "± error", "wins", "± error"):
        grid.add_column(heading, justify="right" if heading else "left")
    rows = rows_of(result)
    for row in rows:
        grid.add_row(*in_words(row), end_section=row["seat"] == f"seat {players - 1}")
    console.print(grid)
    console.print(SPEAKS_OF.get(result.bots, f"{result.bots} played these."))
    shortest, middle, longest = np.quantile(result.lengths, [0, 0.5, 1]).astype(int)
    console.print(
        f"moves a game: {result.lengths.mean():.1f} on average, {shortest} to {longest}, median {middle}"
    )
    total = int(result.lengths.sum())
    console.print(f"{total:,} moves in {took:.2f} s: {in_short(total / took)} a second, all included")
    return rows
