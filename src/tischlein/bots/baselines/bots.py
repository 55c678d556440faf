"""The baselines, as the literature has them and never improved: greedy, flat Monte Carlo, plain ISMCTS."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tischlein.bots.base import Budget, legal_moves
from tischlein.bots.baselines import ismcts
from tischlein.bots.search.buffers import buffers_for
from tischlein.bots.search.rollout import NEVER
from tischlein.bots.search.time_budget import Clock
from tischlein.engine import State, verbs
from tischlein.engine.random import rng_below


@dataclass
class PlainIsmctsBot:
    """Information set Monte Carlo tree search as in the books: UCB and random playouts.

    What the books leave open is tuned by benchmarks/bots/tune_ismcts.py: how much it explores, and where
    playouts end.
    """

    exploration: float = 0.2
    random_playout_moves: int | None = None
    """Random moves a seat in a playout, where not as the game says; for tuning."""

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> int:
        moves = legal_moves(view, seat)
        if len(moves) == 1:
            return moves[0]
        (buffers,) = buffers_for(view, seed)
        until, most = self.end_of_playouts(view)
        clear_lead = float(view.game.clear_lead)

        def run(worlds: int) -> None:
            ismcts.grow(buffers, seat, worlds, until, most, self.exploration, clear_lead)

        run(0)  # compiles or loads the code the first time, before the clock starts
        clock = Clock(budget)
        while worlds := clock.portion(1.0, 1):
            run(worlds)
            clock.used(worlds)
        return int(max(moves, key=lambda move: ismcts.visits(buffers.tree, seat, move)))

    def end_of_playouts(self, view: State) -> tuple[int, int]:
        """The round before which a playout ends, and the most moves that it has."""
        per_seat = self.random_playout_moves
        if per_seat is None:
            per_seat = view.game.random_playout_moves
        if per_seat:
            return NEVER, per_seat * view.players
        return verbs.round_index(view) + view.game.lookahead_rounds, NEVER


class FlatBot:
    """Flat Monte Carlo: the moves share the simulations evenly; random playouts to the end of the game.

    With fewer simulations than moves nothing can be compared, and any move is played.
    """

    only_to_the_next_turn = False

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> int:
        moves = legal_moves(view, seat)
        if len(moves) == 1:
            return moves[0]
        (buffers,) = buffers_for(view, seed)
        racing, sums = np.array(moves, np.int64), np.zeros(len(moves))
        clear_lead = float(view.game.clear_lead)

        def run(worlds: int) -> None:
            ismcts.try_all(buffers, seat, racing, sums, worlds, self.only_to_the_next_turn, clear_lead)

        run(0)  # as above
        clock = Clock(budget)
        while worlds := clock.portion(1.0, len(moves)):
            run(worlds)
            clock.used(worlds * len(moves))
        return moves[int(sums.argmax()) if clock.spent else rng_below([seed], len(moves))]


class GreedyBot(FlatBot):
    """What stands best when its own next turn comes, the others playing anything meanwhile."""

    only_to_the_next_turn = True
