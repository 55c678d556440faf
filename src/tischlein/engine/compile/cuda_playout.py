"""Whole games on a graphics card, one a thread: the same games as `playout` plays on a processor."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tischlein.engine.compile.cuda_bridge import (
    check_card,
    cuda,
    kernel,
    load,
    multiprocessors,
    register_game,
)
from tischlein.engine.compile.playout import begin_game
from tischlein.engine.game import Game
from tischlein.engine.verbs import points

THREADS_PER_BLOCK = 128
"""From 32 to 256 it makes 5 %; this was the quickest for all games."""
BLOCKS_PER_MULTIPROCESSOR = (16, 8, 4)
"""How many are tried: a game with a large record wants few, one with a small record many."""
MAX_GAMES_PER_LAUNCH = 1 << 21
"""Their results take some 150 MB of the card's memory, and a launch less than a second."""


@cache
def play_games(game: Game, finish: Callable[..., int]) -> Any:
    """The kernel: each thread plays one game after another to its end by a rule of `playout`.

    The table lies in the thread's own memory, which the card interleaves: up to three times as fast as an
    array of tables.
    """
    register_game(game)
    record, max_moves, standing_size = game.table.dtype, game.max_moves, 2 * max(game.players)

    def kernel_of_game(undealt: Any, first: int, seed: int, points_out: Any, lengths_out: Any) -> None:
        own = cuda.local.array(1, record)
        moves = cuda.local.array(max_moves, np.int64)
        standing = cuda.local.array(standing_size, np.int64)
        rng = cuda.local.array(1, np.uint64)
        for number in range(cuda.grid(1), len(lengths_out), cuda.gridsize(1)):
            table = load(own, undealt, 0)
            begin_game(table, first + number, seed, rng)
            lengths_out[number] = finish(table, moves, rng)
            points(table, standing)
            for k in range(points_out.shape[1]):
                points_out[number, k] = standing[k]

    return kernel(kernel_of_game)


class CudaGames:
    """Plays the games of one kind of table; finds out on the first calls how many threads are quickest."""

    def __init__(self, game: Game, undealt: NDArray[np.void], finish: Callable[..., int]) -> None:
        check_card()
        self.kernel = play_games(game, finish)
        self.undealt = cuda.to_device(undealt)
        self.untried = list(BLOCKS_PER_MULTIPROCESSOR)
        self.speeds: dict[int, float] = {}

    def play(
        self, first: int, seed: int, points_out: NDArray[np.int64], lengths_out: NDArray[np.int64]
    ) -> None:
        """Plays the games numbered from `first` and copies what came out into the caller's arrays."""
        device_points = cuda.device_array(points_out.shape, np.int64)
        device_lengths = cuda.device_array(lengths_out.shape, np.int64)
        self.launch(first, seed, device_points, device_lengths)
        device_points.copy_to_host(points_out)
        device_lengths.copy_to_host(lengths_out)

    def launch(self, first: int, seed: int, points_out: Any, lengths_out: Any) -> None:
        """The same into arrays on the card."""
        full = len(lengths_out) >= MAX_GAMES_PER_LAUNCH
        blocks = self.untried.pop() if full and self.untried else self.best_blocks()
        grid = min(blocks * multiprocessors(), -(-len(lengths_out) // THREADS_PER_BLOCK))
        begun = time.perf_counter()
        self.kernel[grid, THREADS_PER_BLOCK](self.undealt, first, seed, points_out, lengths_out)
        cuda.synchronize()
        if full:
            self.speeds[blocks] = max(
                self.speeds.get(blocks, 0), len(lengths_out) / (time.perf_counter() - begun)
            )

    def best_blocks(self) -> int:
        return max(self.speeds, key=self.speeds.__getitem__, default=BLOCKS_PER_MULTIPROCESSOR[1])
