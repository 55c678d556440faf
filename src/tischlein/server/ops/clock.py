"""A clock that goes on evenly, even where somebody sets the machine's."""

from __future__ import annotations

import time
from collections.abc import Callable

JUMP = 1_000
"""Milliseconds by which the machine's clock may differ before it counts as set."""

STEADY = getattr(time, "CLOCK_BOOTTIME", None)
"""Counts the time that a machine has slept, too, where there is such a clock."""


def wall() -> int:
    """Milliseconds since 1970, as the machine says."""
    return time.time_ns() // 1_000_000


def ticks() -> int:
    """Milliseconds since some moment: nobody can set this."""
    return (time.monotonic_ns() if STEADY is None else time.clock_gettime_ns(STEADY)) // 1_000_000


class Steady:
    """Milliseconds since 1970. Only `follow` sets it, so that whoever counts can be told by how much."""

    def __init__(self, wall: Callable[[], int] = wall, ticks: Callable[[], int] = ticks) -> None:
        self.wall = wall
        self.ticks = ticks
        self.offset = wall() - ticks()

    def __call__(self) -> int:
        return self.offset + self.ticks()

    def follow(self) -> int:
        """Shows what the machine's clock shows from now on; gives by how much that was set, mostly 0."""
        jumped = self.wall() - self()
        if abs(jumped) < JUMP:
            return 0
        self.offset += jumped
        return jumped
