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

EXPLORATION = 0.05
"""The weight of the UCB term: how far the tree tries what looks worse."""
PRIOR_WEIGHT = 8.0
"""The number of visits of average value that a move counts as before it is tried."""
DEFAULT_MOVE_BONUS = 0.1
"""By how much the default move counts as better than average before it is tried."""


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


@compiled
def pick(tree: Any, key: Any, seat: int, moves: Any, listed: int, advice: int) -> tuple[int, int]:
    """The most promising of the listed moves here, and its entry; untried ones start from the advice."""
    best, best_score, best_entry = moves[0], -1e9, NO_ROOM
    for i in range(listed):
        place = entry(tree, path(key, seat, moves[i]))
        if place == NO_ROOM:
            return advice, NO_ROOM
        tree[place].offers += 1
        visits = tree[place].visits
        prior = 0.5 + (DEFAULT_MOVE_BONUS if moves[i] == advice else 0.0)
        worth = (tree[place].total + PRIOR_WEIGHT * prior) / (visits + PRIOR_WEIGHT)
        score = worth + EXPLORATION * np.sqrt(np.log(tree[place].offers + 1.0) / (visits + 1.0))
        if score > best_score:
            best, best_score, best_entry = moves[i], score, place
    return best, best_entry
