"""A clock that goes on evenly, even where somebody sets the machine's."""

from __future__ import annotations

import time
from collections.abc import Callable

MIN_JUMP_MS = 1_000
"""The machine's clock counts as set when it differs by more than this: NTP's corrections stay below."""

BOOT_CLOCK = getattr(time, "CLOCK_BOOTTIME", None)
"""Includes the time that the machine was asleep; not every system has it."""


def wall() -> int:
    """Milliseconds since 1970, as the machine says."""
    return time.time_ns() // 1_000_000


def ticks() -> int:
    """Milliseconds since some fixed moment; setting the machine's clock does not change it."""
    return (time.monotonic_ns() if BOOT_CLOCK is None else time.clock_gettime_ns(BOOT_CLOCK)) // 1_000_000


class SteadyClock:
    """Milliseconds since 1970. Only `follow` sets it, and returns by how much."""

    def __init__(self, wall: Callable[[], int] = wall, ticks: Callable[[], int] = ticks) -> None:
        self.wall = wall
        self.ticks = ticks
        self.offset = wall() - ticks()

    def __call__(self) -> int:
        return self.offset + self.ticks()

    def follow(self) -> int:
        """Shows what the machine's clock shows from now on; gives by how much that was set, mostly 0."""
        jumped = self.wall() - self()
        if abs(jumped) < MIN_JUMP_MS:
            return 0
        self.offset += jumped
        return jumped
