"""What a thinking bot works at: the arrays of its search, which compiled code takes together."""

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
"""The tables of a search: what the seat has seen, the world imagined from it, the copy that is played on."""
MOST_SEATS = 8
DEEPEST = 64
"""So many choices of one course are kept in the tree."""


class Desk(NamedTuple):
    """Made once for each game, and used again for every decision."""

    tables: Any
    tree: Any
    trail: Any
    """The way that a trial took down the tree: the entries, and who chose there."""
    moves: Any
    """What a seat may do, listed by `legal`."""
    standing: Any
    """Each seat's points, and what decides ties."""
    values: Any
    """How each seat stands, from 0 to 1."""
    quick: Any
    """The luck of the imagined worlds …"""
    again: Any
    """… and that of a trial, which every move that is tried in a world meets alike."""

    def clear(self, view: State, seed: int) -> None:
        """Lays out what has been seen, and nothing else."""
        self.tables[SEEN] = view.pack()[0]
        self.quick[0] = seed & LONG
        self.tree[:] = 0


def new_desk(game: Game) -> Desk:
    numba_bridge.teach_game(game)
    return Desk(
        tables=np.zeros(3, game.table.dtype),
        tree=new_tree(),
        trail=np.zeros((DEEPEST, 2), np.int64),
        moves=np.zeros(game.most_moves, np.int64),
        standing=np.zeros(2 * MOST_SEATS, np.int64),
        values=np.zeros(MOST_SEATS),
        quick=np.zeros(1, np.uint64),
        again=np.zeros(1, np.uint64),
    )


desks = threading.local()
"""The desks for each game, in each thread."""


def desks_for(view: State, seed: int, number: int = 1) -> list[Desk]:
    """Cleared desks with what has been seen on each; each draws other worlds."""
    name = f"desks_{view.game.table.__module__}"
    kept: list[Desk] = getattr(desks, name, [])
    kept += [new_desk(view.game) for _ in range(number - len(kept))]
    setattr(desks, name, kept)
    for place in range(number):
        kept[place].clear(view, seed + place * 0x9E3779B97F4A7C15)
    return kept[:number]
