"""Whole games of any kind at full speed: the one loop in which they are played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tischlein.engine.bits import lowest
from tischlein.engine.compile.numba_bridge import compiled
from tischlein.engine.random import rng_below, use_fast_rng
from tischlein.engine.rule import rule
from tischlein.engine.verbs import legal, play, points, set_up, waiting


def games_by(choose: Callable[..., Any]) -> Callable[..., None]:
    """Compiled: whole games in which `choose(tables, seat, extra, moves, rng)` makes every move.

    `choose` is a rule; the game is played on table 1 of `tables`.
    """

    def play_games(
        tables: Any, first: int, seed: int, extra: Any, moves: Any, points_out: Any, lengths_out: Any
    ) -> None:
        """Plays the games numbered from `first`; number, seed and moves determine everything in a game.

        Table 0 holds players and options and is not changed. `extra` is whatever `choose` needs besides.
        """
        rng: Any = np.zeros(1, np.uint64)
        for game in range(len(lengths_out)):
            rng[0] = np.uint64(seed) * np.uint64(0xD1342543DE82EF95) + np.uint64(first + game)
            tables[1] = tables[0]
            table = tables[1]
            use_fast_rng(table, rng)
            set_up(table)
            made = 0
            seats = waiting(table)
            while seats != 0:
                seat = lowest(seats)
                play(table, seat, choose(tables, seat, extra, moves, rng))
                made += 1
                seats = waiting(table)
            lengths_out[game] = made
            points(table, points_out[game])

    return compiled(play_games)


@rule
def random_move(tables: Any, seat: int, _: Any, moves: Any, rng: Any) -> int:
    """Any legal move, whatever the seat knows."""
    return int(moves[rng_below(rng, legal(tables[1], seat, moves))])


simulate = games_by(random_move)
"""Whole random games."""
