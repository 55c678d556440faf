"""The baselines, kept for ever, as a stranger would bring them: greedy, flat Monte Carlo, plain ISMCTS."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tischlein.bots.base import Budget, legal_moves
from tischlein.bots.baselines import ismcts
from tischlein.bots.search.buffers import desks_for
from tischlein.bots.search.time_budget import Clock
from tischlein.engine import State, verbs
from tischlein.engine.random import roll


@dataclass
class PlainIsmctsBot:
    """Information set Monte Carlo tree search as in the books: UCB and random playouts.

    What the books leave open is tuned by benchmarks/bots/tune_ismcts.py: how curious it is, and
    where playouts end.
    """

    exploration: float = 0.2
    aimless: int | None = None
    """Other moves a seat in a playout than the game says, for tuning."""

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> int:
        moves = legal_moves(view, seat)
        if len(moves) == 1:
            return moves[0]
        (desk,) = desks_for(view, seed)
        until, most = self.end_of_playouts(view)
        close = float(view.game.close)

        def run(worlds: int) -> None:
            ismcts.grow(desk, seat, worlds, until, most, self.exploration, close)

        run(0)  # the first time it is compiled or loaded now, before the clock starts
        clock = Clock(budget)
        while worlds := clock.portion(1.0, 1):
            run(worlds)
            clock.used(worlds)
        return int(max(moves, key=lambda move: ismcts.visits(desk.tree, seat, move)))

    def end_of_playouts(self, view: State) -> tuple[int, int]:
        """The round_index that is not played any more, and how many moves a playout has at most."""
        aimless = view.game.aimless if self.aimless is None else self.aimless
        if aimless:
            return ismcts.NEVER, aimless * view.players
        return verbs.round_index(view) + view.game.foresight, ismcts.NEVER


class FlatBot:
    """Flat Monte Carlo: the moves share the simulations evenly; random playouts to the end of the game.

    With fewer simulations than moves nothing can be compared, and any move is played.
    """

    only_to_the_next_turn = False

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> int:
        moves = legal_moves(view, seat)
        if len(moves) == 1:
            return moves[0]
        (desk,) = desks_for(view, seed)
        racing, sums = np.array(moves, np.int64), np.zeros(len(moves))
        close = float(view.game.close)

        def run(worlds: int) -> None:
            ismcts.try_all(desk, seat, racing, sums, worlds, self.only_to_the_next_turn, close)

        run(0)  # as above
        clock = Clock(budget)
        while worlds := clock.portion(1.0, len(moves)):
            run(worlds)
            clock.used(worlds * len(moves))
        return moves[int(sums.argmax()) if clock.spent else roll([seed], len(moves))]


class GreedyBot(FlatBot):
    """What stands best when its own next turn comes, the others playing anything meanwhile."""

    only_to_the_next_turn = True
