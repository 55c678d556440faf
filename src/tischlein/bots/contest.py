"""Whole games between simple players, compiled: each seat sees its own view and chooses by its habit."""

from __future__ import annotations

from typing import Any

import numpy as np

from tischlein.engine.bits import lowest
from tischlein.engine.compile.numba_bridge import compiled
from tischlein.engine.random import give_quick_chance, roll
from tischlein.engine.verbs import default_move, fill_view, legal, play, points, set_up, waiting

RANDOM, DEFAULT_MOVE = range(2)
"""What a seat plays by: any legal move, or the game's rules of thumb."""


@compiled
def choose(tables: Any, habit: int, seat: int, moves: Any, quick: Any) -> int:
    """A seat's move. Table 1 is played on; table 2 stays empty; table 3 takes what the seat sees."""
    if habit == RANDOM:
        return int(moves[roll(quick, legal(tables[1], seat, moves))])
    tables[3] = tables[2]
    fill_view(tables[1], seat, tables[3])
    return int(default_move(tables[3], seat, moves, legal(tables[3], seat, moves), quick))


@compiled
def contest(tables: Any, first: int, seed: int, habits: Any, moves: Any, points_out: Any) -> None:
    """Plays the games numbered from `first`, each once with every rotation of the habits around the table.

    All rotations of a game share the deal, so that luck cancels out. `points_out[game, rotation]` are the
    points as the verb gives them.
    """
    quick: Any = np.zeros(1, np.uint64)
    players = len(habits)
    for game in range(len(points_out)):
        for rotation in range(players):
            quick[0] = np.uint64(seed) * np.uint64(0xD1342543DE82EF95) + np.uint64(first + game)
            tables[1] = tables[0]
            give_quick_chance(tables[1], quick)
            set_up(tables[1])
            seats = waiting(tables[1])
            while seats != 0:
                seat = lowest(seats)
                move = choose(tables, habits[(seat + rotation) % players], seat, moves, quick)
                play(tables[1], seat, move)
                seats = waiting(tables[1])
            points(tables[1], points_out[game, rotation])
