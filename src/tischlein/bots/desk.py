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
LATE, LATER = 1.1, 5.0
"""An answer may come so late: a tenth after its time, and so many milliseconds."""
WAITS_AT_THE_END = 2
"""So often a thread may have to wait for its core before the answer is out, where others want it, too …"""
AT_LEAST = 0.5
"""… but this part of its time it thinks in any case."""
FORGETS = 0.8


class Clock:
    """Splits a budget into parts and says how much of a part is left."""

    now = staticmethod(time.perf_counter)
    """Where others share the cores, a measurement may count this thread's own time instead."""

    waited_lately = 0.0
    """The longest wait of earlier decisions, half forgotten: the next one is warned."""

    def __init__(self, budget: Budget) -> None:
        self.budget = A_SECOND if budget == Budget() else budget
        self.began = self.looked = self.now()
        self.worked = time.process_time()
        self.longest_wait = Clock.waited_lately
        self.spent = 0

    def portion(self, share_done: float, simulations_a_world: int) -> int:
        """How many worlds to try next until a share of the whole budget is used; 0: enough."""
        if self.budget.milliseconds is None:
            assert self.budget.simulations is not None
            left = self.budget.simulations * share_done - self.spent
            return max(0, min(int(left // simulations_a_world), MOST_AT_ONCE))
        elapsed = self.look()
        left = self.in_time(self.budget.milliseconds) * share_done - elapsed
        if self.spent == 0:
            return FEWEST_AT_ONCE
        if left < NOT_WORTH_IT:
            return 0
        worlds = int(self.spent / elapsed * min(left / 2, LONGEST) / simulations_a_world)
        return max(1, min(worlds, 10_000))

    def in_time(self, milliseconds: float) -> float:
        """When to end so that the answer is not late, even if others take the core before it is out."""
        latest = LATE * milliseconds + LATER - WAITS_AT_THE_END * self.longest_wait
        return min(milliseconds, max(latest, AT_LEAST * milliseconds))

    def look(self) -> float:
        """The milliseconds since the beginning; notes for how long others have had the core meanwhile."""
        now, worked = self.now(), time.process_time()
        waited = (now - self.looked) - (worked - self.worked)
        self.longest_wait = max(self.longest_wait, 1000 * waited)
        self.looked, self.worked = now, worked
        Clock.waited_lately = FORGETS * self.longest_wait
        return (now - self.began) * 1000

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
