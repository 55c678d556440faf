"""Four characters for people, from gentle to master: Sprout, Spud, Gratin and Truffle.

The gentle one plays by the rules of thumb but overlooks some of its moves, as people do, and answers at once.
The strong ones search, at most a second a move.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from tischlein.bots.base import A_SECOND, Budget, ThumbBot, legal_moves
from tischlein.bots.registry import find_bot
from tischlein.engine import State, verbs
from tischlein.engine.random import jumble, roll

PERCENT = 100


@dataclass(frozen=True)
class Overlooking:
    """Rules of thumb, seeing each move only with some probability (in percent), but always at least one, and
    all that are seen with it at a glance."""

    sees: int

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> int:
        quick = [seed]
        moves = legal_moves(view, seat)
        jumble(quick, moves, len(moves))
        glances = [view.game.glance(move) for move in moves]
        caught = {glance for glance in dict.fromkeys(glances) if roll(quick, PERCENT) < self.sees}
        caught = caught or {glances[0]}
        noticed = [move for move, glance in zip(moves, glances, strict=True) if glance in caught]
        return verbs.default_move(view, seat, noticed, len(noticed), quick)


class Sprout(Overlooking):
    """Gentle: notices half of what it could do."""

    def __init__(self) -> None:
        super().__init__(sees=50)


class Spud(ThumbBot):
    """Steady: what a club player does without thinking."""


class Gratin:
    """Sharp: thinks a little, as much as the game asks of a sharp player."""

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> int:
        return find_bot("search").choose(view, seat, Budget(simulations=view.game.sharp), seed)


class Truffle:
    """Master: thinks up to a second, or for as long as the given budget says."""

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> int:
        if budget.simulations is None:
            budget = min(budget, A_SECOND, key=lambda one: one.milliseconds or math.inf)
        return find_bot("search").choose(view, seat, budget, seed)
