"""The arrays of an environment: what it keeps, and what it writes where its caller reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tischlein.engine.encoding import encoding_of
from tischlein.engine.errors import Refusal
from tischlein.engine.state import State
from tischlein.envs.kernels import EVERY


class Plan(NamedTuple):
    """What stays the same from step to step."""

    rows_for: int
    autoreset: int
    reward: int
    opponents: Any
    """How each seat moves: `opponents[seat]`."""
    widths: Any
    """How many numbers each word of an observation becomes."""
    action_widths: Any
    """How many actions each word of a mask holds."""
    max_moves: int


class Tables(NamedTuple):
    """What is kept of each table from step to step."""

    records: Any
    undealt: Any
    """One table with players and options, before the deal."""
    seeds: Any
    """What the running game was dealt from: `seeds[table]`."""
    picked: Any
    """The parts of a move that a seat has picked: `picked[table, seat]`."""
    counted: Any
    """The points that have been rewarded: `counted[table, seat]`."""
    chance: Any
    """What the opponents draw from: `chance[table]`."""


class Results(NamedTuple):
    """What each step writes. A table has one row, or one for each seat."""

    words: Any
    """Observations in words: `words[table, row, word]`; empty where they are written out."""
    masks: Any
    """Open actions in words: `masks[table, row, word]`."""
    seats: Any
    """Whose row it is: `seats[table, row]`."""
    acting: Any
    """Whether that seat owes a move: `acting[table, row]`."""
    rewards: Any
    """What each seat has gained by the step: `rewards[table, seat]`."""
    points: Any
    """Points of each seat, at the end of a game those that count: `points[table, seat]`."""
    terminated: Any
    observations: Any
    """The words written out, eight bytes in one: `observations[table, row, eight]`; empty if not wanted."""
    action_masks: Any
    """The masks written out in the same way."""


# ---- Making them ----

EIGHT = 8
"""Rows of bytes are written eight at a time, so they are as long as a multiple of it; the rest is zeros."""

Shapes = dict[str, tuple[tuple[int, ...], type[np.generic]]]


def in_eights(size: int) -> int:
    """How many words of eight bytes hold so many bytes."""
    return -(-size // EIGHT)


def new_tables(undealt: State, tables: int) -> Tables:
    """Tables before their first deal."""
    record = undealt.pack()
    return Tables(
        records=np.repeat(record, tables),
        undealt=record,
        seeds=np.zeros(tables, np.uint64),
        picked=np.zeros((tables, undealt.players), np.int64),
        counted=np.zeros((tables, undealt.players), np.int64),
        chance=np.zeros(tables, np.uint64),
    )


def shapes_of(undealt: State, tables: int, rows: int, packed: bool) -> Shapes:
    """The buffers that a caller may give, with shape and type of each."""
    encoding, players = encoding_of(undealt.game), undealt.players
    widths, masks = encoding.widths(players), encoding.action_widths
    shapes: Shapes = {
        "observations": ((tables, rows, EIGHT * in_eights(sum(widths))), np.uint8),
        "action_masks": ((tables, rows, EIGHT * in_eights(sum(masks))), np.uint8),
    }
    if packed:
        shapes = {
            "observations": ((tables, rows, len(widths)), np.int64),
            "action_masks": ((tables, rows, len(masks)), np.int64),
        }
    return shapes | {
        "rewards": ((tables, players), np.float32),
        "terminated": ((tables,), np.bool_),
        "seats": ((tables, rows), np.int64),
        "acting": ((tables, rows), np.bool_),
    }


def arrays_for(shapes: Shapes, given: Mapping[str, Any]) -> dict[str, NDArray[Any]]:
    """The caller's buffers, and new ones where none is given."""
    for name in given:
        if name not in shapes:
            raise Refusal(f"buffers must be named {', '.join(shapes)} (got {name!r})")
    return {
        name: check_buffer(name, given[name], shape, kind) if name in given else np.zeros(shape, kind)
        for name, (shape, kind) in shapes.items()
    }


def check_buffer(name: str, array: Any, shape: tuple[int, ...], kind: type[np.generic]) -> NDArray[Any]:
    """A caller's array of the right size and type; a single row of a table needs no axis of its own."""
    right = isinstance(array, np.ndarray) and array.dtype == kind and array.size == np.prod(shape)
    if right and array.flags.c_contiguous and array.flags.writeable and array.ctypes.data % EIGHT == 0:
        short = tuple(size for axis, size in enumerate(shape) if axis != 1 or size != 1)
        if array.shape in (shape, short):
            found: NDArray[Any] = array.reshape(shape)
            return found
    got = f"{array.dtype}, {array.shape}" if isinstance(array, np.ndarray) else type(array).__name__
    wanted = f"a writeable C-contiguous array of {np.dtype(kind)} with the shape {shape}"
    raise Refusal(f"buffers[{name!r}] must be {wanted} (got {got})")


def new_results(
    undealt: State, tables: int, rows_for: int, packed: bool, given: Mapping[str, Any]
) -> Results:
    """What steps write: the caller's buffers where given, and words of our own, which nobody else changes."""
    rows = undealt.players if rows_for == EVERY else 1
    encoding, players = encoding_of(undealt.game), undealt.players
    arrays = arrays_for(shapes_of(undealt, tables, rows, packed), given)
    words = np.zeros((0, rows, len(encoding.widths(players))), np.int64)
    nothing = np.zeros((0, rows, 0), np.uint64)
    arrays["seats"][:] = rows_for if rows_for >= 0 else np.arange(rows)
    return Results(
        words=arrays["observations"] if packed else words,
        masks=arrays["action_masks"]
        if packed
        else np.zeros((tables, rows, len(encoding.action_widths)), np.int64),
        seats=arrays["seats"],
        acting=arrays["acting"],
        rewards=arrays["rewards"],
        points=np.zeros((tables, players), np.int64),
        terminated=arrays["terminated"],
        observations=nothing if packed else arrays["observations"].view(np.uint64),
        action_masks=nothing if packed else arrays["action_masks"].view(np.uint64),
    )


def new_plan(undealt: State, rows_for: int, autoreset: int, reward: int, opponents: list[int]) -> Plan:
    """What stays the same from step to step."""
    encoding = encoding_of(undealt.game)
    return Plan(
        rows_for=rows_for,
        autoreset=autoreset,
        reward=reward,
        opponents=np.array(opponents, np.int64),
        widths=np.array(encoding.widths(undealt.players), np.int64),
        action_widths=np.array(encoding.action_widths, np.int64),
        max_moves=undealt.game.max_moves,
    )
