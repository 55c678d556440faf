"""Four characters for people, from gentle to master: Sprout, Spud, Gratin and Truffle.

The gentle one plays by the rules of thumb but overlooks some of its moves, as people do, and answers at once.
The strong ones search, at most a second a move.
"""

from __future__ import annotations

from dataclasses import dataclass

from tischlein.bots.player import Budget, ThumbBot, find_bot, legal_moves
from tischlein.engine import State, verbs
from tischlein.engine.chance import jumble, roll

PERCENT = 100


@dataclass(frozen=True)
class Overlooking:
    """Rules of thumb, seeing each move only with some probability (in percent), but always at least one."""

    sees: int

    def choose(self, seen: State, seat: int, budget: Budget, seed: int) -> int:
        quick = [seed]
        moves = legal_moves(seen, seat)
        jumble(quick, moves, len(moves))
        noticed = [move for move in moves if roll(quick, PERCENT) < self.sees] or moves[:1]
        return verbs.hunch(seen, seat, noticed, len(noticed), quick)


@dataclass(frozen=True)
class Thinking:
    """The house's search with a budget of its own, or with the given one if that is smaller."""

    simulations: int | None = None
    milliseconds: float | None = None

    def choose(self, seen: State, seat: int, budget: Budget, seed: int) -> int:
        own = Budget(self.simulations, self.milliseconds)
        if own.milliseconds is not None and budget.milliseconds is not None:
            own = Budget(milliseconds=min(own.milliseconds, budget.milliseconds))
        elif own.milliseconds is not None and budget.simulations is not None:
            own = budget
        return find_bot("search").choose(seen, seat, own, seed)


class Sprout(Overlooking):
    """Gentle: notices half of what it could do."""

    def __init__(self) -> None:
        super().__init__(sees=50)


class Spud(ThumbBot):
    """Steady: what a club player does without thinking."""


class Gratin(Thinking):
    """Sharp: thinks a little."""

    def __init__(self) -> None:
        super().__init__(simulations=300)


class Truffle(Thinking):
    """Master: thinks up to a second."""

    def __init__(self) -> None:
        super().__init__(milliseconds=1000)
