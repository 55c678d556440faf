"""What a player does without thinking: the habits of a game that has no `heuristics.py` of its own."""

from __future__ import annotations

from tischlein.engine.random import roll
from tischlein.engine.rule import rule
from tischlein.engine.state import State


@rule
def any_move(table: State, seat: int, moves: list[int], listed: int, quick: list[int]) -> int:
    """Any of the legal moves, all equally likely."""
    return moves[roll(quick, listed)]


@rule
def nothing_to_take_back(table: State, seat: int) -> None:
    """In a game without secret choices none lies face down."""


@rule
def no_estimate(table: State, standing: list[float]) -> None:
    """The points say it all."""


@rule
def one_round(table: State) -> int:
    """The game has no sensible end before its end."""
    return 0


def by_itself(move: int) -> int:
    """A move is seen, or it is not."""
    return move


@rule
def picks_nothing(table: State, seat: int, picked: int, action: int) -> int:
    """A game that asks for whole moves keeps no parts of one."""
    return 0
