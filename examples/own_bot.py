"""A bot of your own for any game: every move is tried in many imagined games, the best mean wins.

`tischlein arena potato-man examples/own_bot.py:Taster random --players 4` lets it play in the arena,
`tischlein play heckmeck --bots examples/own_bot.py:Taster` against you.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from tischlein.bots.base import Budget, legal_moves
from tischlein.bots.search.rollout import play_randomly
from tischlein.engine import State
from tischlein.engine.compile.numba_bridge import compiled, register_game
from tischlein.engine.verbs import imagine, play, points


@compiled
def tasted(tables: Any, seat: int, move: int, games: int, moves: Any, out: Any, rng: Any) -> int:
    """The points of a seat in games that begin with a move and go on by chance, added up."""
    total = 0
    for _ in range(games):
        tables[1] = tables[0]
        imagine(tables[1], seat, rng)  # whatever the seat cannot see is shuffled
        play(tables[1], seat, move)
        play_randomly(tables[1], moves, rng)
        points(tables[1], out)
        total += out[2 * seat]
    return total


class Taster:
    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> int:
        register_game(view.game)
        tables = np.concatenate([view.pack(), view.pack()])
        moves = np.zeros(view.game.max_moves, np.int64)
        out, rng = np.zeros(2 * view.players, np.int64), np.array([seed], np.uint64)
        legal = legal_moves(view, seat)
        if len(legal) == 1:
            return legal[0]
        sums = np.zeros(len(legal))
        tasted(tables, seat, legal[0], 0, moves, out, rng)  # the first time it is compiled, before the clock
        games, ends = 0, time.perf_counter() + (budget.milliseconds or 0) / 1000
        while games < (budget.simulations or 1) or time.perf_counter() < ends:
            sums += [tasted(tables, seat, move, 1, moves, out, rng) for move in legal]
            games += len(legal)
        return legal[int(sums.argmax())]
