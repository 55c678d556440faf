"""A clock for a bot's budget, in simulations or in milliseconds."""

from __future__ import annotations

import time

from tischlein.bots.base import A_SECOND, Budget

FIRST_WORLDS, MAX_WORLDS_AT_ONCE = 8, 32
"""Worlds before the clock is first read, and worlds at a time where simulations are counted."""
MAX_PORTION_MS, MIN_PORTION_MS = 2.0, 0.2
"""The longest time between two readings of the clock, and the shortest that is still worth using."""
MAX_OVERRUN, MAX_DELAY_MS = 1.1, 5.0
"""How late an answer may be: this factor of its time, and this many milliseconds."""
WAITS_AT_THE_END = 2
"""How often a thread may have to wait for its core before the answer is out, where others want it, too …"""
MIN_PART = 0.5
"""… but this part of its time it thinks in any case."""
WAIT_DECAY = 0.8
"""How much of the longest wait still counts for the next decision."""


class Clock:
    """Splits a budget into portions and says how much is left."""

    now = staticmethod(time.perf_counter)
    """Where others share the cores, a measurement may count this thread's own time instead."""

    waited_lately = 0.0
    """The longest wait for the core in earlier decisions, decaying, so that the next one allows for it."""

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
            return max(0, min(int(left // simulations_a_world), MAX_WORLDS_AT_ONCE))
        elapsed = self.look()
        left = self.in_time(self.budget.milliseconds) * share_done - elapsed
        if self.spent == 0:
            return FIRST_WORLDS
        if left < MIN_PORTION_MS:
            return 0
        worlds = int(self.spent / elapsed * min(left / 2, MAX_PORTION_MS) / simulations_a_world)
        return max(1, min(worlds, 10_000))

    def in_time(self, milliseconds: float) -> float:
        """When to end so that the answer is not late, even if others take the core before it is out."""
        latest = MAX_OVERRUN * milliseconds + MAX_DELAY_MS - WAITS_AT_THE_END * self.longest_wait
        return min(milliseconds, max(latest, MIN_PART * milliseconds))

    def look(self) -> float:
        """The milliseconds since the beginning; also measures for how long others had the core meanwhile."""
        now, worked = self.now(), time.process_time()
        waited = (now - self.looked) - (worked - self.worked)
        self.longest_wait = max(self.longest_wait, 1000 * waited)
        self.looked, self.worked = now, worked
        Clock.waited_lately = WAIT_DECAY * self.longest_wait
        return (now - self.began) * 1000

    def used(self, simulations: int) -> None:
        self.spent += simulations
