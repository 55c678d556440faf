"""Compiled code on several cores: it releases the GIL, so threads are enough."""

from __future__ import annotations

import os
from itertools import pairwise

from tischlein.engine.validation import at_least_1


def core_count(cores: int | None) -> int:
    """The cores to use: all that this process may use where no number is given."""
    if cores is not None:
        return at_least_1("cores", cores)
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def parts_of(things: int, threads: int, least: int) -> list[tuple[int, int]]:
    """Where parts of some things begin and end: one for each thread, none of them smaller than the least."""
    parts = max(1, min(threads, things // least))
    bounds = [things * part // parts for part in range(parts + 1)]
    return list(pairwise(bounds))
