"""Whole games of any kind at full speed: the loop for any player, and the quickest one for random moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tischlein.engine.bits import lowest
from tischlein.engine.compile.numba_bridge import compiled
from tischlein.engine.random import rng_below, use_fast_rng
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
            tables[1] = tables[0]
            table = tables[1]
            rng[0] = np.uint64(seed) * np.uint64(0xD1342543DE82EF95) + np.uint64(first + game)
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


@compiled
def random_playout(tables: Any, i: int, moves: Any, rng: Any) -> int:
    """Plays table `i` to its end with random moves; returns how many were made."""
    table = tables[i]
    made = 0
    seats = waiting(table)
    while seats != 0:
        seat = lowest(seats)
        listed = legal(table, seat, moves)
        play(table, seat, moves[rng_below(rng, listed)])
        made += 1
        seats = waiting(table)
    return made


@compiled
def simulate(tables: Any, first: int, seed: int, moves: Any, points_out: Any, lengths_out: Any) -> None:
    """Whole random games, as `games_by` plays them. Written out, as they run a fifth faster so."""
    rng: Any = np.zeros(1, np.uint64)
    for game in range(len(lengths_out)):
        tables[1] = tables[0]
        table = tables[1]
        rng[0] = np.uint64(seed) * np.uint64(0xD1342543DE82EF95) + np.uint64(first + game)
        use_fast_rng(table, rng)
        set_up(table)
        lengths_out[game] = random_playout(tables, 1, moves, rng)
        points(table, points_out[game])
