"""The arrays of a search, which compiled code takes together."""

from __future__ import annotations

import threading
from typing import Any, NamedTuple

import numpy as np

from tischlein.bots.search.tree import new_tree
from tischlein.engine import State
from tischlein.engine.compile import numba_bridge
from tischlein.engine.game import Game
from tischlein.engine.random import LONG

SEEN, WORLD, TRIAL = range(3)
"""The tables of a search: the seat's view record, the world imagined from it, the copy that is played on."""
MAX_SEATS = 8
"""No game has more players."""
MAX_DEPTH = 64
"""The most choices of one trial that the tree keeps."""


class Buffers(NamedTuple):
    """Made once for each game and thread, and used again for every decision."""

    tables: Any
    tree: Any
    trail: Any
    """The path of a trial down the tree: the entries, and who chose there."""
    moves: Any
    """What a seat may do, listed by `legal`."""
    standing: Any
    """Each seat's points, and what decides ties."""
    values: Any
    """The value of the position for each seat, from 0 to 1."""
    rng: Any
    """The generator of the imagined worlds …"""
    trial_rng: Any
    """… and that of a trial, seeded alike for every move that is tried in a world."""

    def clear(self, view: State, seed: int) -> None:
        """Puts the view record in, and nothing else."""
        self.tables[SEEN] = view.pack()[0]
        self.rng[0] = seed & LONG
        self.tree[:] = 0


def new_buffers(game: Game) -> Buffers:
    numba_bridge.register_game(game)
    return Buffers(
        tables=np.zeros(3, game.table.dtype),
        tree=new_tree(),
        trail=np.zeros((MAX_DEPTH, 2), np.int64),
        moves=np.zeros(game.max_moves, np.int64),
        standing=np.zeros(2 * MAX_SEATS, np.int64),
        values=np.zeros(MAX_SEATS),
        rng=np.zeros(1, np.uint64),
        trial_rng=np.zeros(1, np.uint64),
    )


thread_buffers = threading.local()
"""The buffers of each game, in each thread."""


def buffers_for(view: State, seed: int, number: int = 1) -> list[Buffers]:
    """Cleared buffers with the view record in each; each draws other worlds."""
    name = f"buffers_{view.game.table.__module__}"
    kept: list[Buffers] = getattr(thread_buffers, name, [])
    kept += [new_buffers(view.game) for _ in range(number - len(kept))]
    setattr(thread_buffers, name, kept)
    for place in range(number):
        kept[place].clear(view, seed + place * 0x9E3779B97F4A7C15)
    return kept[:number]
