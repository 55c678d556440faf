"""A clock for a bot's budget, in simulations or in milliseconds."""

from __future__ import annotations

import time

from tischlein.bots.base import A_SECOND, Budget

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
