"""The verbs: the few things that can be done with any table, whatever the game.

Each looks up the game of the table it is given; compiled code does that once, while it is compiled.
"""

from __future__ import annotations

from tischlein.engine.rule import rule
from tischlein.engine.state import State

SPECTATOR = -1


def set_up(table: State) -> None:
    """Deals: players, options and chance are in the table already."""
    table.game.verbs.set_up(table)


def waiting(table: State) -> int:
    """Bit mask of the seats that owe a move; 0: the game is over."""
    return table.game.verbs.waiting(table)


def legal(table: State, seat: int, moves: list[int]) -> int:
    """Fills `moves` with what the waiting seat may do and returns how many there are."""
    return table.game.verbs.legal(table, seat, moves)


def forbids(table: State, seat: int, move: int) -> int:
    """The refusal that a move of the waiting seat meets, or 0 for a legal move."""
    return table.game.verbs.forbids(table, seat, move)


def play(table: State, seat: int, move: int) -> None:
    """Makes a legal move, with all that follows from it. Trusts its caller."""
    table.game.verbs.play(table, seat, move)


@rule
def fill_view(table: State, seat: int, view: State) -> None:
    """Fills an empty table with what the seat (or a `SPECTATOR`) may know."""
    view_open(table, view)
    if seat != SPECTATOR:
        view_own(table, seat, view)
    view.viewer = seat + 2


def view_open(table: State, view: State) -> None:
    """Fills an empty table with what everybody may know."""
    table.game.verbs.view_open(table, view)


def view_own(table: State, seat: int, view: State) -> None:
    """Adds what only the seat itself may know."""
    table.game.verbs.view_own(table, seat, view)


def imagine(view: State, seat: int, rng: list[int]) -> None:
    """Turns a view record into a whole table that fits it, all such tables being equally likely."""
    view.game.verbs.imagine(view, seat, rng)


def points(table: State, out: list[int]) -> None:
    """For each seat two numbers: the points so far, then what decides ties."""
    table.game.verbs.points(table, out)


def default_move(table: State, seat: int, moves: list[int], listed: int, rng: list[int]) -> int:
    """The move that a good player makes by rules of thumb, from the first `listed` of `moves`.

    It reads only what the seat may know."""
    return table.game.verbs.default_move(table, seat, moves, listed, rng)


def round_index(table: State) -> int:
    """How many rounds (or the like) are over, in a game that can be judged after each.

    There a search may stop, and `estimate` says how everybody stands."""
    return table.game.verbs.round_index(table)


def estimate(table: State, standing: list[float]) -> None:
    """Before the end: turns each seat's points into what its whole position is worth, in points."""
    table.game.verbs.estimate(table, standing)


def take_back(table: State, seat: int) -> None:
    """Takes back a choice that lies face down, so that a search can choose it anew."""
    table.game.verbs.take_back(table, seat)
