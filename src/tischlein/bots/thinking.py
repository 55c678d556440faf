"""The bots that think: search, plain ISMCTS, flat Monte Carlo. Importing this loads the compiler."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from tischlein.bots import ismcts, search
from tischlein.bots.player import Budget, legal_moves
from tischlein.bots.tree import new_tree
from tischlein.bots.worlds import MOST_SEATS
from tischlein.engine import State, compiled, verbs
from tischlein.engine.chance import LONG, roll
from tischlein.engine.game import Game

FEWEST_AT_ONCE = 8
"""Worlds between two looks at the clock."""


class Clock:
    """Splits a budget into parts and says how much of a part is left."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.began = time.perf_counter()
        self.spent = 0

    def portion(self, share_done: float, simulations_a_world: int) -> int:
        """How many worlds to try next until a share of the whole budget is used; 0: enough."""
        if self.budget.milliseconds is None:
            assert self.budget.simulations is not None
            left = self.budget.simulations * share_done - self.spent
            return max(0, int(left // simulations_a_world))
        elapsed = (time.perf_counter() - self.began) * 1000
        left = self.budget.milliseconds * share_done - elapsed
        if left <= 0:
            return 0
        if self.spent == 0:
            return FEWEST_AT_ONCE
        worlds = int(self.spent / elapsed * min(left, 2.0) / simulations_a_world)
        return max(1, min(worlds, 10_000))

    def used(self, simulations: int) -> None:
        self.spent += simulations


class Desk:
    """The arrays a search works on, made once for each game and used again."""

    def __init__(self, game: Game) -> None:
        compiled.teach_game(game)
        self.tables: Any = np.zeros(3, game.table.dtype)
        self.moves: Any = np.zeros(game.most_moves, np.int64)
        self.trail: Any = np.zeros((search.DEEPEST, 2), np.int64)
        self.standing: Any = np.zeros(2 * MOST_SEATS, np.int64)
        self.values: Any = np.zeros(MOST_SEATS)
        self.quick: Any = np.zeros(1, np.uint64)
        self.tree: Any = new_tree()


desks = threading.local()
"""A desk for each game, in each thread."""


def desk_for(seen: State, seed: int) -> Desk:
    """A cleared desk with what has been seen on it."""
    name = f"desk_{seen.game.table.__module__}"
    desk: Desk | None = getattr(desks, name, None)
    if desk is None:
        desk = Desk(seen.game)
        setattr(desks, name, desk)
    desk.tables[0] = seen.pack()[0]
    desk.quick[0] = seed & LONG
    desk.tree[:] = 0
    return desk


@dataclass
class SearchBot:
    """The house's search; see `bots.search`."""

    curiosity: float = 0.4
    to_the_end: bool = False
    """Play trials to the end of the game, not only of the chapter."""

    def choose(self, seen: State, seat: int, budget: Budget, seed: int) -> int:
        moves = legal_moves(seen, seat)
        if len(moves) == 1:
            return moves[0]
        desk = desk_for(seen, seed)
        until = -1 if self.to_the_end else verbs.chapter(seen)
        if search.chooses_at_once(desk.tables, seat, desk.quick):
            return self.mix(desk, seen, seat, moves, until, budget)
        return self.race(desk, seen, seat, moves, until, budget)

    def race(self, desk: Desk, seen: State, seat: int, moves: list[int], until: int, budget: Budget) -> int:
        """Sequential halving: the better half of the moves goes on to the next heat."""
        clock = Clock(budget)
        racing = np.array(moves, np.int64)
        heats = max(1, int(np.ceil(np.log2(len(moves)))))
        sums = np.zeros(len(moves))
        for heat in range(heats):
            while worlds := clock.portion((heat + 1) / heats, len(racing)):
                search.run_heat(
                    desk.tables, desk.tree, seat, racing, sums, worlds, until, self.curiosity,
                    float(seen.game.close), desk.moves, desk.trail, desk.standing, desk.values, desk.quick,
                )  # fmt: skip
                clock.used(worlds * len(racing))
            best = np.argsort(-sums, kind="stable")[: max(1, (len(racing) + 1) // 2)]
            racing, sums = racing[best].copy(), sums[best].copy()
        return int(racing[0])

    def mix(self, desk: Desk, seen: State, seat: int, moves: list[int], until: int, budget: Budget) -> int:
        """Regret matching; the move is drawn from the average mix, without what it hardly ever plays."""
        clock = Clock(budget)
        most = seen.game.most_moves
        choices = np.zeros((MOST_SEATS, most), np.int64)
        sizes, drawn = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
        regrets, mixes, average = (np.zeros((MOST_SEATS, most)) for _ in range(3))
        worth = np.zeros(most)
        turn = seat
        while rounds := clock.portion(1.0, len(moves)):
            turn = search.weigh_at_once(
                desk.tables, seat, rounds, turn, until, float(seen.game.close), choices, sizes, regrets,
                mixes, average, drawn, desk.moves, desk.standing, desk.values, worth, desk.quick,
            )  # fmt: skip
            clock.used(rounds * len(moves))
        odds = average[seat, : len(moves)]
        odds = np.where(odds >= 0.1 * odds.max(), odds, 0.0)
        left = roll(desk.quick.tolist(), 1 << 30) / (1 << 30) * odds.sum()
        return moves[min(int(np.searchsorted(np.cumsum(odds), left, side="right")), len(moves) - 1)]


@dataclass
class PlainIsmctsBot:
    """Information set Monte Carlo tree search as in the books: UCB, random playouts to the end."""

    exploration: float = 0.7

    def choose(self, seen: State, seat: int, budget: Budget, seed: int) -> int:
        moves = legal_moves(seen, seat)
        if len(moves) == 1:
            return moves[0]
        desk = desk_for(seen, seed)
        clock = Clock(budget)
        while worlds := clock.portion(1.0, 1):
            ismcts.grow(
                desk.tables, desk.tree, seat, worlds, self.exploration, desk.moves, desk.trail,
                desk.standing, desk.values, desk.quick,
            )  # fmt: skip
            clock.used(worlds)
        return int(max(moves, key=lambda move: ismcts.visits(desk.tree, seat, move)))


class FlatBot:
    """Flat Monte Carlo: the moves share the simulations evenly; random playouts to the end of the game."""

    def choose(self, seen: State, seat: int, budget: Budget, seed: int) -> int:
        moves = legal_moves(seen, seat)
        if len(moves) == 1:
            return moves[0]
        desk = desk_for(seen, seed)
        clock = Clock(budget)
        racing, sums = np.array(moves, np.int64), np.zeros(len(moves))
        while worlds := clock.portion(1.0, len(moves)):
            ismcts.try_all(
                desk.tables, seat, racing, sums, worlds, desk.moves, desk.standing, desk.values, desk.quick
            )
            clock.used(worlds * len(moves))
        return moves[int(sums.argmax())]
