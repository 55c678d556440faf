"""What tests of encodings ask of a table: open actions, rows of numbers, and the way from one to a move."""

from __future__ import annotations

from collections.abc import Iterator

from tischlein.engine import State
from tischlein.engine.encoding import (
    UNFINISHED,
    action_of,
    encoding_of,
    move_of,
    observe,
    open_actions,
    pick,
)


def actions_open_to(table: State, seat: int, picked: int = 0) -> list[int]:
    """The open actions by number."""
    encoding = encoding_of(table.game)
    words = [-1] * len(encoding.action_widths)
    open_actions(table, seat, picked, words)
    return [action for action, bit in enumerate(bits_of(words, encoding.action_widths)) if bit]


def bits_of(words: list[int], widths: tuple[int, ...]) -> list[int]:
    """Words written out as a row of zeros and ones; refuses a one where no number stands."""
    assert all(0 <= word < 1 << width for word, width in zip(words, widths, strict=True))
    return [word >> bit & 1 for word, width in zip(words, widths, strict=True) for bit in range(width)]


def row(table: State, seat: int, picked: int = 0) -> list[int]:
    """What a seat sees as a row of zeros and ones."""
    widths = encoding_of(table.game).widths(table.players)
    words = [-1] * len(widths)
    observe(table, seat, picked, words)
    return bits_of(words, widths)


def feature(table: State, seat: int, name: str, picked: int = 0) -> list[int]:
    """The part of the row that has this name."""
    return row(table, seat, picked)[encoding_of(table.game).slices(table.players)[name]]


def way_to(table: State, seat: int, move: int) -> list[int]:
    """The actions that make a move; each of them is open when it is taken."""
    actions: list[int] = []
    picked, found = 0, UNFINISHED
    while found == UNFINISHED:
        action = action_of(table, seat, picked, move)
        assert action in actions_open_to(table, seat, picked)
        actions.append(action)
        found = move_of(table, seat, picked, action)
        picked = pick(table, seat, picked, action) if found == UNFINISHED else 0
    assert found == move
    return actions


def ways(table: State, seat: int, picked: int = 0) -> Iterator[tuple[list[int], int]]:
    """Every way to a move with the move."""
    for action in actions_open_to(table, seat, picked):
        move = move_of(table, seat, picked, action)
        if move != UNFINISHED:
            yield [action], move
        else:
            for actions, found in ways(table, seat, pick(table, seat, picked, action)):
                yield [action, *actions], found


def taken(table: State, seat: int, *names: str) -> tuple[int, int]:
    """What has been picked after these actions, and the move that they make, if they make one."""
    actions = encoding_of(table.game).actions
    picked, move = 0, UNFINISHED
    for number in map(actions.index, names):
        assert number in actions_open_to(table, seat, picked)
        move = move_of(table, seat, picked, number)
        picked = pick(table, seat, picked, number) if move == UNFINISHED else 0
    return picked, move


def open_names(table: State, seat: int, *names: str) -> list[str]:
    """What the actions are called that are open to a seat which has taken some of these."""
    actions = encoding_of(table.game).actions
    return [actions[number] for number in actions_open_to(table, seat, taken(table, seat, *names)[0])]


def move_text(table: State, seat: int, *names: str) -> str:
    """The move that these actions make."""
    return table.game.notation.move_text(table, taken(table, seat, *names)[1])
