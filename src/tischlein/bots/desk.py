"""What a thinking bot works with: a clock for its budget, and a desk with the arrays of its search."""

from __future__ import annotations

import threading
import time
from typing import Any

import numpy as np

from tischlein.bots import search
from tischlein.bots.player import A_SECOND, Budget
from tischlein.bots.tree import new_tree
from tischlein.bots.worlds import MOST_SEATS
from tischlein.engine import State, compiled
from tischlein.engine.chance import LONG
from tischlein.engine.game import Game

FEWEST_AT_ONCE, MOST_AT_ONCE = 8, 32
"""Worlds to begin with before the clock is looked at, and worlds at a time where simulations are counted."""


LONGEST, NOT_WORTH_IT = 2.0, 0.2
"""Milliseconds at most between two looks at the clock, and those at the end that are given away."""


class Clock:
    """Splits a budget into parts and says how much of a part is left."""

    now = staticmethod(time.perf_counter)
    """Where others share the cores, a measurement may count this thread's own time instead."""

    def __init__(self, budget: Budget) -> None:
        self.budget = A_SECOND if budget == Budget() else budget
        self.began = self.now()
        self.spent = 0

    def portion(self, share_done: float, simulations_a_world: int) -> int:
        """How many worlds to try next until a share of the whole budget is used; 0: enough."""
        if self.budget.milliseconds is None:
            assert self.budget.simulations is not None
            left = self.budget.simulations * share_done - self.spent
            return max(0, min(int(left // simulations_a_world), MOST_AT_ONCE))
        elapsed = (self.now() - self.began) * 1000
        left = self.budget.milliseconds * share_done - elapsed
        if self.spent == 0:
            return FEWEST_AT_ONCE
        if left < NOT_WORTH_IT:
            return 0
        worlds = int(self.spent / elapsed * min(left / 2, LONGEST) / simulations_a_world)
        return max(1, min(worlds, 10_000))

    def used(self, simulations: int) -> None:
        self.spent += simulations


class Desk:
    """The arrays a search works on, made once for each game and used again."""

    def __init__(self, game: Game) -> None:
        compiled.teach_game(game)
        self.tables: Any = np.zeros(3, game.table.dtype)
        self.moves: Any = np.zeros(game.most_moves, np.int64)
        self.trail: Any = np.zeros((search.DEEPEST, 2), np.int64)
        self.standing: Any = np.zeros(2 * MOST_SEATS, np.int64)
        self.values: Any = np.zeros(MOST_SEATS)
        self.quick: Any = np.zeros(1, np.uint64)
        self.tree: Any = new_tree()

    def clear(self, seen: State, seed: int) -> None:
        """Lays out what has been seen, and nothing else."""
        self.tables[0] = seen.pack()[0]
        self.quick[0] = seed & LONG
        self.tree[:] = 0


desks = threading.local()
"""The desks for each game, in each thread."""


def desks_for(seen: State, seed: int, number: int = 1) -> list[Desk]:
    """Cleared desks with what has been seen on each; each draws other worlds."""
    name = f"desks_{seen.game.table.__module__}"
    kept: list[Desk] = getattr(desks, name, [])
    kept += [Desk(seen.game) for _ in range(number - len(kept))]
    setattr(desks, name, kept)
    for place in range(number):
        kept[place].clear(seen, seed + place * 0x9E3779B97F4A7C15)
    return kept[:number]
