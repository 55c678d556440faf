"""Four characters for people, from gentle to master: Sprout, Spud, Gratin and Truffle.

The gentle one plays by the rules of thumb but overlooks some of its moves, as people do, and answers at once.
The strong ones search, for a second a move at most.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from tischlein.bots.base import A_SECOND, Budget, ThumbBot, legal_moves
from tischlein.bots.registry import find_bot
from tischlein.engine import State, verbs
from tischlein.engine.random import rng_below, rng_shuffle

PERCENT = 100


@dataclass(frozen=True)
class Overlooking:
    """Rules of thumb that notice each group of moves with some probability, but always at least one."""

    notice_percent: int

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> int:
        rng = [seed]
        moves = legal_moves(view, seat)
        rng_shuffle(rng, moves, len(moves))
        groups = [view.game.move_group(move) for move in moves]
        found = {group for group in dict.fromkeys(groups) if rng_below(rng, PERCENT) < self.notice_percent}
        found = found or {groups[0]}
        noticed = [move for move, group in zip(moves, groups, strict=True) if group in found]
        return verbs.default_move(view, seat, noticed, len(noticed), rng)


class Sprout(Overlooking):
    """Gentle: notices half of its possible moves."""

    def __init__(self) -> None:
        super().__init__(notice_percent=50)


class Spud(ThumbBot):
    """Steady: a club player's rules of thumb."""


class Gratin:
    """Strong: searches a little, as much as the game says a strong player does."""

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> int:
        return find_bot("search").choose(view, seat, Budget(simulations=view.game.strong_simulations), seed)


class Truffle:
    """Master: searches up to a second, or for as long as the given budget says."""

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> int:
        if budget.simulations is None:
            budget = min(budget, A_SECOND, key=lambda one: one.milliseconds or math.inf)
        return find_bot("search").choose(view, seat, budget, seed)
