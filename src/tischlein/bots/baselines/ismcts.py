"""The compiled part of the baselines: plain ISMCTS, flat Monte Carlo, greedy."""

from __future__ import annotations

from typing import Any

import numpy as np

from tischlein.bots.search.buffers import SEEN, TRIAL, WORLD, Buffers
from tischlein.bots.search.rollout import NEVER, appraise, play_randomly
from tischlein.bots.search.tree import NO_ROOM, entry, path
from tischlein.engine.bits import lowest
from tischlein.engine.compile.numba_bridge import compiled
from tischlein.engine.random import rng_below
from tischlein.engine.verbs import imagine, legal, play, round_index, waiting


@compiled
def select(
    tree: Any, key: Any, seat: int, moves: Any, listed: int, exploration: float, rng: Any
) -> tuple[int, int]:
    """An untried move if there is one, else by UCB over how often each move was possible."""
    untried = 0
    chosen, chosen_entry = moves[0], NO_ROOM
    best = -1e9
    for i in range(listed):
        place = entry(tree, path(key, seat, moves[i]))
        if place == NO_ROOM:
            return moves[rng_below(rng, listed)], NO_ROOM
        tree[place].offers += 1
        visits = tree[place].visits
        if visits == 0:
            untried += 1
            if rng_below(rng, untried) == 0:
                chosen, chosen_entry = moves[i], place
        elif untried == 0:
            score = tree[place].total / visits + exploration * np.sqrt(np.log(tree[place].offers) / visits)
            if score > best:
                best, chosen, chosen_entry = score, moves[i], place
    return chosen, chosen_entry


@compiled
def grow(
    buffers: Buffers, seat: int, worlds: int, until: int, most: int, exploration: float, clear_lead: float
) -> None:
    """Some iterations: imagine a world, walk down the tree, add a move, play out, write back."""
    tables, tree, trail, moves, rng = buffers.tables, buffers.tree, buffers.trail, buffers.moves, buffers.rng
    for _ in range(worlds):
        tables[TRIAL] = tables[SEEN]
        imagine(tables[TRIAL], seat, rng)
        table = tables[TRIAL]
        key: Any = np.uint64(1)
        depth, in_tree = 0, True
        seats = waiting(table)
        while in_tree and seats != 0 and depth < len(trail) and round_index(table) < until:
            mover = lowest(seats) if depth > 0 else seat
            listed = legal(table, mover, moves)
            move, place = select(tree, key, mover, moves, listed, exploration, rng)
            if place == NO_ROOM:
                in_tree = False
            else:
                in_tree = tree[place].visits > 0
                trail[depth, 0], trail[depth, 1] = place, mover
                depth += 1
            play(table, mover, move)
            key = path(key, mover, move)
            seats = waiting(table)
        play_randomly(table, moves, rng, until, most)
        appraise(table, False, clear_lead, buffers.standing, buffers.values)
        for i in range(depth):
            tree[trail[i, 0]].visits += 1
            tree[trail[i, 0]].total += buffers.values[trail[i, 1]]


@compiled
def visits(tree: Any, seat: int, move: int) -> Any:
    """How often a move was tried at the root."""
    place = entry(tree, path(np.uint64(1), seat, move))
    return tree[place].visits if place != NO_ROOM else 0


@compiled
def play_to_next_turn(table: Any, seat: int, moves: Any, rng: Any) -> None:
    """Any legal moves of the others until it is the seat's turn again."""
    seats = waiting(table)
    while seats != 0 and not seats >> seat & 1:
        mover = lowest(seats)
        play(table, mover, moves[rng_below(rng, legal(table, mover, moves))])
        seats = waiting(table)


@compiled
def try_all(
    buffers: Buffers, seat: int, racing: Any, totals: Any, worlds: int, to_next_turn: bool, clear_lead: float
) -> None:
    """Plays every move in each of some imagined worlds, then at random to the end or to the next turn."""
    tables, moves, rng = buffers.tables, buffers.moves, buffers.rng
    for _ in range(worlds):
        tables[WORLD] = tables[SEEN]
        imagine(tables[WORLD], seat, rng)
        for i in range(len(racing)):
            tables[TRIAL] = tables[WORLD]
            play(tables[TRIAL], seat, racing[i])
            if to_next_turn:
                play_to_next_turn(tables[TRIAL], seat, moves, rng)
            else:
                play_randomly(tables[TRIAL], moves, rng, NEVER, NEVER)
            appraise(tables[TRIAL], False, clear_lead, buffers.standing, buffers.values)
            totals[i] += buffers.values[seat]
