"""Whole random games by the thousand, on one core or all of them."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tischlein.drawing.notebook import bar, grid, panel
from tischlein.engine.compile.threads import core_count
from tischlein.engine.errors import Refusal
from tischlein.engine.validation import at_least_1, whole
from tischlein.registry import find

MAX_GAMES_AT_ONCE = 16_384
"""Games a thread plays in one go: enough to be quick, few enough for a lively progress bar."""


def checked_seed(seed: int) -> int:
    """A seed as the compiled code takes it: text or a fraction would not get through, or be cut."""
    found = whole(seed)
    if found is None or not -(2**63) <= found < 2**63:
        raise Refusal(f"seed must be a whole number from -2**63 to 2**63 - 1 (got {seed!r})")
    return found


@dataclass(frozen=True)
class Simulation:
    """What came out: an entry a game."""

    points: NDArray[np.int64]
    """`points[game, seat]`"""
    ties: NDArray[np.int64]
    """What decides ties: `ties[game, seat]`."""
    lengths: NDArray[np.int64]
    """How many moves each game took."""

    def _repr_html_(self) -> str:
        """Each seat's points with their standard error, and its share of the wins."""
        shares, spread = self.shares.mean(axis=0), self.points.std(axis=0) / len(self.points) ** 0.5
        rows = [
            (f"Seat {seat}", f"{self.points[:, seat].mean():.2f} ± {spread[seat]:.2f}",
             f"{bar(shares[seat])} {shares[seat]:.1%}")
            for seat in range(self.points.shape[1])
        ]  # fmt: skip
        note = f"{self.lengths.mean():.1f} moves a game"
        return panel(f"{len(self.points):,} random games", grid(("", "Points", "Wins"), rows), note)

    @property
    def shares(self) -> NDArray[np.float64]:
        """`shares[game, seat]`: 1 for a win, a part of it for a shared win, 0 otherwise."""
        best = self.points.max(axis=1, keepdims=True)
        leading = self.points == best
        tie = np.where(leading, self.ties, self.ties.min())
        won = leading & (tie == tie.max(axis=1, keepdims=True))
        shares: NDArray[np.float64] = won / won.sum(axis=1, keepdims=True)
        return shares


def simulate(
    game: str,
    players: int,
    games: int,
    seed: int = 0,
    cores: int | None = None,
    progress: Callable[[int], None] | None = None,
    **options: Any,
) -> Simulation:
    """Plays random games; the same seed gives the same games whatever the number of cores.

    `progress` is called with the number of games just finished.
    """
    from tischlein.engine.compile import numba_bridge, playout  # loads Numba: a second and more

    found = find(game)
    games, seed = at_least_1("games", games), checked_seed(seed)
    threads = core_count(cores)
    empty = found.new(players, options, [0] * 8)
    numba_bridge.register_game(found)
    try:
        points = np.zeros((games, 2 * players), np.int64)
        lengths = np.zeros(games, np.int64)
    except MemoryError:
        raise Refusal(f"games must be so few that they fit into memory (got {games})") from None

    in_one_go = min(MAX_GAMES_AT_ONCE, 1 + games // (8 * threads))

    def some_games(first: int, number: int = in_one_go) -> None:
        part = slice(first, min(first + number, games))
        tables = np.concatenate([empty.pack(), empty.pack()])
        moves = np.zeros(found.max_moves, np.int64)
        playout.simulate(tables, first, seed, moves, points[part], lengths[part])

    def some_more(first: int) -> None:
        some_games(first)
        if progress:
            progress(min(in_one_go, games - first))

    with numba_bridge.announced(found.title):
        some_games(0, 1)
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(some_more, range(0, games, in_one_go)))
    return Simulation(points[:, 0::2], points[:, 1::2], lengths)
