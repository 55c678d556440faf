"""Search for any game: imagined worlds, a tree of one's own choices, the rest played by rules of thumb.

Every move still in the race is tried in the same worlds; half of them drop out again and again (sequential
halving). Where several seats choose at once, `search.regret` searches instead.

A single rival chooses by the tree, too. Several others play by rules of thumb in every imagined world: a
tree shared by all worlds would let them choose by the average of hands they do not hold, and that made them
so much weaker than they are that searching lost to not searching.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tischlein.bots.search.buffers import MAX_DEPTH, SEEN, TRIAL, WORLD, Buffers
from tischlein.bots.search.rollout import appraise, note, play_on
from tischlein.bots.search.tree import NO_ROOM, path, pick
from tischlein.engine.bits import count, lowest
from tischlein.engine.compile.numba_bridge import compiled
from tischlein.engine.random import rng_below
from tischlein.engine.verbs import default_move, imagine, legal, play, round_index, waiting

MAX_BRANCHES = 40
"""With more legal moves than this the rules of thumb choose, as the tree could not try them all."""


@compiled
def descend(buffers: Buffers, thinker: int, key: Any, until: int, clear_lead: float) -> None:
    """Plays the trial table down the tree, then by rules of thumb, and writes the values back on the way."""
    table, tree, trail, moves = buffers.tables[TRIAL], buffers.tree, buffers.trail, buffers.moves
    depth = 0
    at_once = 0
    pending: Any = np.uint64(0)
    in_tree = True
    while in_tree and depth < MAX_DEPTH:
        seats = waiting(table)
        if seats == 0 or round_index(table) >= until:
            break
        if at_once == 0 and count(seats) > 1:
            at_once = seats
        seat = lowest(seats)
        listed = legal(table, seat, moves)
        move = moves[0]
        if listed > 1:
            move = default_move(table, seat, moves, listed, buffers.trial_rng)
            if (seat == thinker or table.players == 2) and listed <= MAX_BRANCHES:
                move, place = pick(tree, key, seat, moves, listed, move)
                in_tree = place != NO_ROOM and tree[place].visits > 0
                if place != NO_ROOM:
                    trail[depth, 0], trail[depth, 1] = place, seat
                    depth += 1
        play(table, seat, move)
        if at_once == 0:
            key = path(key, seat, move)
            continue
        pending ^= path(0, seat, move)
        at_once &= ~(1 << seat)
        if at_once == 0:
            key = path(key ^ pending, 0, 0)
            pending = np.uint64(0)
    play_on(table, until, moves, buffers.trial_rng)
    appraise(table, True, clear_lead, buffers.standing, buffers.values)
    for i in range(depth):
        tree[trail[i, 0]].visits += 1
        tree[trail[i, 0]].total += buffers.values[trail[i, 1]]


@compiled
def try_in_worlds(
    buffers: Buffers, seat: int, racing: Any, tallies: Any, worlds: int, until: int, clear_lead: float
) -> None:
    """Tries every racing move once in each of some imagined worlds and adds up what it brought.

    The first one is the favourite that the others are compared with.
    """
    tables, standing, values = buffers.tables, buffers.standing, buffers.values
    favourite = 0.0
    for _ in range(worlds):
        tables[WORLD] = tables[SEEN]
        imagine(tables[WORLD], seat, buffers.rng)
        luck = rng_below(buffers.rng, 1 << 31)
        for i in range(len(racing)):
            buffers.trial_rng[0] = np.uint64(luck)
            tables[TRIAL] = tables[WORLD]
            play(tables[TRIAL], seat, racing[i])
            descend(buffers, seat, path(1, seat, racing[i]), until, clear_lead)
            if i == 0:
                favourite = values[seat]
            note(standing, tables[SEEN].players, seat, values[seat], favourite, tallies[i])


@compiled
def advised(buffers: Buffers, seat: int) -> int:
    """What the rules of thumb say."""
    table = buffers.tables[SEEN]
    return int(default_move(table, seat, buffers.moves, legal(table, seat, buffers.moves), buffers.rng))
