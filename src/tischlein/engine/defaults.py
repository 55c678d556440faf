"""What the verbs for bots do in a game that has none of its own."""

from __future__ import annotations

from typing import Any

from tischlein.engine.random import rng_below
from tischlein.engine.rule import rule
from tischlein.engine.state import State


@rule
def any_move(table: State, seat: int, moves: list[int], listed: int, rng: list[int]) -> int:
    """Any of the legal moves, all equally likely."""
    return moves[rng_below(rng, listed)]


@rule
def nothing_to_take_back(table: State, seat: int) -> None:
    """A game without secret choices has none to take back."""


@rule
def no_estimate(table: State, standing: list[float]) -> None:
    """The points so far are the estimate."""


@rule
def one_round(table: State) -> int:
    """The game has no rounds after which it can be judged."""
    return 0


def nothing_derived(view: State) -> dict[str, Any]:
    """A view is shown as it is."""
    return {}


def own_group(move: int) -> int:
    """Each move is a group of its own."""
    return move


@rule
def picks_nothing(table: State, seat: int, picked: int, action: int) -> int:
    """A game that asks for whole moves keeps no parts of one."""
    return 0
