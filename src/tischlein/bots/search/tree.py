"""A search tree as one hash table: an entry for each move that was possible somewhere, seen from one seat.

A place in the tree is known by the moves that lead there, not by hidden cards, so that all imagined worlds
share it (an information set). Our search keeps simultaneous choices apart: nobody's entry depends on
another's secret choice. Plain ISMCTS takes them one after the other; keeping them apart gained it nothing.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tischlein.engine.compile.numba_bridge import compiled

ENTRY = np.dtype(
    [("key", "u8"), ("visits", "i8"), ("offers", "i8"), ("total", "f8")],
    align=True,
)
"""How often a move was tried, how often it was legal, the sum of its values for the seat that moves."""

NO_ROOM = -1


def new_tree(bits: int = 16) -> Any:
    """An empty tree with room for 2**bits moves."""
    return np.zeros(1 << bits, ENTRY)


@compiled
def path(key: Any, seat: int, move: int) -> Any:
    """The key of a place after one more move."""
    mixed = np.uint64(key) ^ (np.uint64(move) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(seat + 1))
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return mixed ^ (mixed >> np.uint64(31))


@compiled
def entry(tree: Any, key: Any) -> Any:
    """The place of an entry, a new one if need be; `NO_ROOM` when the table is crowded there."""
    mask = len(tree) - 1
    place = np.int64(np.uint64(key) & np.uint64(mask))
    for _ in range(32):
        if tree[place].key == key:
            return place
        if tree[place].key == 0:
            tree[place].key = key
            return place
        place = (place + 1) & mask
    return NO_ROOM
