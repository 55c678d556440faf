"""Whole games by the thousand, on one core, all of them or a graphics card."""

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
from tischlein.engine.game import Game
from tischlein.engine.validation import at_least_1, one_of, whole
from tischlein.extras import needs
from tischlein.registry import find

BOTS = {"random": "random games", "thumb": "games by rules of thumb"}
"""Who can play at full speed, being compiled with the rules -> what their games are called."""
Progress = Callable[[int], None]
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
    bots: str = "random"
    """Who played."""

    def _repr_html_(self) -> str:
        """Each seat's points with their standard error, and its share of the wins."""
        shares, spread = self.shares.mean(axis=0), self.points.std(axis=0) / len(self.points) ** 0.5
        rows = [
            (f"Seat {seat}", f"{self.points[:, seat].mean():.2f} ± {spread[seat]:.2f}",
             f"{bar(shares[seat])} {shares[seat]:.1%}")
            for seat in range(self.points.shape[1])
        ]  # fmt: skip
        note = f"{self.lengths.mean():.1f} moves a game"
        return panel(f"{len(self.points):,} {BOTS[self.bots]}", grid(("", "Points", "Wins"), rows), note)

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
    bots: str = "random",
    device: str = "cpu",
    **options: Any,
) -> Simulation:
    """Plays many games; the same seed gives the same games on any number of cores and on a graphics card.

    `bots`: "random" moves, or everybody by "thumb", the rules of thumb. `device`: "cpu", or "cuda" for an
    NVIDIA graphics card. `progress` is called with the number of games just finished.
    """
    found = find(game)
    one_of("bots", bots, BOTS)
    play_all = {"cpu": on_processor, "cuda": on_graphics_card}[one_of("device", device, ("cpu", "cuda"))]
    games, seed = at_least_1("games", games), checked_seed(seed)
    undealt = found.new(players, options, [0] * 8).pack()
    try:
        points = np.zeros((games, 2 * players), np.int64)
        lengths = np.zeros(games, np.int64)
    except MemoryError:
        raise Refusal(f"games must be so few that they fit into memory (got {games})") from None
    play_all(found, bots, undealt, seed, core_count(cores), points, lengths, progress or (lambda _: None))
    return Simulation(points[:, 0::2], points[:, 1::2], lengths, bots)


def on_processor(
    game: Game,
    bots: str,
    undealt: Any,
    seed: int,
    threads: int,
    points: Any,
    lengths: Any,
    progress: Progress,
) -> None:
    """Plays as many games as there are lengths, on some cores."""
    from tischlein.engine.compile import numba_bridge, playout  # loads Numba: a second and more

    numba_bridge.register_game(game)
    play_games = {"random": playout.random_games, "thumb": playout.default_games}[bots]
    in_one_go = min(MAX_GAMES_AT_ONCE, 1 + len(lengths) // (8 * threads))

    def some_games(first: int, number: int = in_one_go) -> None:
        part = slice(first, first + number)
        tables = np.concatenate([undealt, undealt])
        play_games(tables, first, seed, np.zeros(game.max_moves, np.int64), points[part], lengths[part])

    def some_more(first: int) -> None:
        some_games(first)
        progress(len(lengths[first : first + in_one_go]))

    with numba_bridge.announced(game.title):
        some_games(0, 1)
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(some_more, range(0, len(lengths), in_one_go)))


def on_graphics_card(
    game: Game, bots: str, undealt: Any, seed: int, _: int, points: Any, lengths: Any, progress: Progress
) -> None:
    """The same games, one a thread of the card."""
    with needs("gpu", "device 'cuda'"):
        from tischlein.engine.compile import cuda_playout, playout

    finish = {"random": playout.finish_randomly, "thumb": playout.finish_by_default}[bots]
    at_work = cuda_playout.CudaGames(game, undealt, finish)
    for first in range(0, len(lengths), cuda_playout.MAX_GAMES_PER_LAUNCH):
        part = slice(first, first + cuda_playout.MAX_GAMES_PER_LAUNCH)
        at_work.play(first, seed, points[part], lengths[part])
        progress(len(lengths[part]))
