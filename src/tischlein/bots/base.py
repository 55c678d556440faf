"""What every bot is: it gets a view record, a budget and a seed, and nothing else.

With a budget in simulations its choice is a pure function of these.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from numbers import Real
from typing import Protocol

from tischlein.engine import State, verbs
from tischlein.engine.errors import Refusal
from tischlein.engine.random import rng_below
from tischlein.engine.validation import whole


class BadBudget(Refusal):
    code = "wrong-budget"

    def __init__(
        self, budget: object, right: str = "Budget(simulations=1000) or Budget(milliseconds=10)"
    ) -> None:
        super().__init__(f"budget must be {right} (got {budget!r})")


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one move: a number of simulated games, or milliseconds.

    Without either it may think as long as it likes; the built-in bots take a second at most.

    >>> import tischlein
    >>> tischlein.Budget(milliseconds=10) == tischlein.Budget.read("10ms")
    True
    """

    simulations: int | None = None
    milliseconds: float | None = None

    def __post_init__(self) -> None:
        games, time = self.simulations, self.milliseconds
        counts = games is None or (whole(games) or 0) > 0
        lasts = time is None or (isinstance(time, Real) and 0 < time < math.inf and time is not True)
        if not (counts and lasts) or (games is not None and time is not None):
            raise BadBudget(self)

    @classmethod
    def read(cls, text: str) -> Budget:
        """A budget as it is typed: `10ms`, or `1000` for simulated games."""
        found = re.fullmatch(r"([0-9]{1,7})(ms)?", text)
        if not found or int(found[1]) == 0:
            raise BadBudget(text, "10ms or 1000")
        number = int(found[1])
        return cls(milliseconds=number) if found[2] else cls(simulations=number)


A_SECOND = Budget(milliseconds=1000)


class Bot(Protocol):
    """Anything that chooses a move from a seat's view record."""

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> int: ...


def legal_moves(view: State, seat: int) -> list[int]:
    moves = [0] * view.game.max_moves
    return moves[: verbs.legal(view, seat, moves)]


class RandomBot:
    """Any legal move."""

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> int:
        moves = legal_moves(view, seat)
        return moves[rng_below([seed], len(moves))]


class ThumbBot:
    """The default move: the game's rules of thumb, no search."""

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> int:
        moves = legal_moves(view, seat)
        return verbs.default_move(view, seat, moves, len(moves), [seed])
