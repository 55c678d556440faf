"""Compiled play of any game: whole random games, one after another or thousands at a time."""

from __future__ import annotations

from typing import Any

import numpy as np

from tischlein.engine.bits import lowest
from tischlein.engine.compile.numba_bridge import compiled
from tischlein.engine.random import give_quick_chance, roll
from tischlein.engine.verbs import legal, play, points, set_up, waiting


@compiled
def playout(tables: Any, i: int, moves: Any, quick: Any) -> int:
    """Plays table `i` to its end with random moves; returns how many were made."""
    table = tables[i]
    made = 0
    seats = waiting(table)
    while seats != 0:
        seat = lowest(seats)
        choices = legal(table, seat, moves)
        play(table, seat, moves[roll(quick, choices)])
        made += 1
        seats = waiting(table)
    return made


@compiled
def simulate(empty: Any, first: int, seed: int, moves: Any, points_out: Any, lengths_out: Any) -> None:
    """Plays whole random games, numbered from `first`; game number and seed determine everything in a game.

    `empty` holds players and options in record 0 and is not changed; record 1 is the table that is played on.
    """
    quick: Any = np.zeros(1, np.uint64)
    for game in range(len(lengths_out)):
        empty[1] = empty[0]
        table = empty[1]
        quick[0] = np.uint64(seed) * np.uint64(0xD1342543DE82EF95) + np.uint64(first + game)
        give_quick_chance(table, quick)
        set_up(table)
        lengths_out[game] = playout(empty, 1, moves, quick)
        points(table, points_out[game])
