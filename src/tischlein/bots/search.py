"""Search for any game: imagined worlds, a tree with a value for each seat, the rest played by rules of thumb.

One seat to move: every move still in the race is tried in the same worlds; half of them drop out in each heat
(sequential halving). Several seats at once: regret matching, and the mix is played, not its peak.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tischlein.bots.tree import NO_ROOM, entry, path
from tischlein.bots.worlds import BY_HUNCH, SEEN, TRIAL, WORLD, appraise, play_on
from tischlein.engine.bits import count, lowest
from tischlein.engine.chance import roll
from tischlein.engine.compiled import compiled
from tischlein.engine.verbs import chapter, hunch, imagine, legal, play, take_back, waiting

MOST_BRANCHES = 40
"""Where more moves are listed than this, the tree leaves the choice to the rules of thumb."""
DEEPEST = 64
PRIOR_WEIGHT = 2.0
"""A move not tried yet counts as so many visits of average worth."""
HUNCH_BONUS = 0.15
"""So much better than average is what the rules of thumb advise, before it is tried."""


@compiled
def pick(
    tree: Any, key: Any, seat: int, moves: Any, listed: int, advised: int, curiosity: float
) -> tuple[int, int]:
    """The most promising of the listed moves here, and its entry; untried ones start from the advice."""
    best, best_score, best_entry = moves[0], -1e9, NO_ROOM
    for i in range(listed):
        place = entry(tree, path(key, seat, moves[i]))
        if place == NO_ROOM:
            return advised, NO_ROOM
        tree[place].offers += 1
        visits = tree[place].visits
        prior = 0.5 + (HUNCH_BONUS if moves[i] == advised else 0.0)
        worth = (tree[place].total + PRIOR_WEIGHT * prior) / (visits + PRIOR_WEIGHT)
        score = worth + curiosity * np.sqrt(np.log(tree[place].offers + 1.0) / (visits + 1.0))
        if score > best_score:
            best, best_score, best_entry = moves[i], score, place
    return best, best_entry


@compiled
def descend(
    tables: Any, tree: Any, key: Any, until: int, curiosity: float, close: float,
    moves: Any, trail: Any, standing: Any, values: Any, quick: Any,
) -> None:  # fmt: skip
    """Plays the trial table down the tree, then by rules of thumb, and writes the values back on the way."""
    table = tables[TRIAL]
    depth = 0
    at_once = 0
    pending: Any = np.uint64(0)
    in_tree = True
    while in_tree and depth < DEEPEST:
        seats = waiting(table)
        if seats == 0 or (until >= 0 and chapter(table) != until):
            break
        if at_once == 0 and count(seats) > 1:
            at_once = seats
        seat = lowest(seats)
        listed = legal(table, seat, moves)
        move = moves[0]
        if listed > 1:
            move = hunch(table, seat, moves, listed, quick)
            if listed <= MOST_BRANCHES:
                move, place = pick(tree, key, seat, moves, listed, move, curiosity)
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
    play_on(table, until, BY_HUNCH, moves, quick)
    appraise(table, close, standing, values)
    for i in range(depth):
        tree[trail[i, 0]].visits += 1
        tree[trail[i, 0]].total += values[trail[i, 1]]


@compiled
def run_heat(
    tables: Any, tree: Any, seat: int, racing: Any, totals: Any, worlds: int, until: int, curiosity: float,
    close: float, moves: Any, trail: Any, standing: Any, values: Any, quick: Any,
) -> None:  # fmt: skip
    """Tries every racing move once in each of some imagined worlds and adds up what it was worth."""
    again: Any = np.zeros(1, np.uint64)
    for _ in range(worlds):
        tables[WORLD] = tables[SEEN]
        imagine(tables[WORLD], seat, quick)
        luck = roll(quick, 1 << 31)
        for i in range(len(racing)):
            again[0] = np.uint64(luck)
            tables[TRIAL] = tables[WORLD]
            play(tables[TRIAL], seat, racing[i])
            descend(
                tables, tree, path(1, seat, racing[i]), until, curiosity, close,
                moves, trail, standing, values, again,
            )  # fmt: skip
            totals[i] += values[seat]


@compiled
def chooses_at_once(tables: Any, seat: int, quick: Any) -> bool:
    """Whether others choose together with this seat, their choices lying face down already or not."""
    tables[WORLD] = tables[SEEN]
    imagine(tables[WORLD], seat, quick)
    for other in range(tables[SEEN].players):
        if other != seat:
            take_back(tables[WORLD], other)
    return count(waiting(tables[WORLD])) > 1


@compiled
def draw_from(regrets: Any, mix: Any, size: int, quick: Any) -> int:
    """A move in proportion to its regret (all alike where there is none); fills `mix` with the odds."""
    total = 0.0
    for i in range(size):
        total += max(regrets[i], 0.0)
    for i in range(size):
        mix[i] = max(regrets[i], 0.0) / total if total > 0.0 else 1.0 / size
    left = roll(quick, 1 << 30) / (1 << 30)
    for i in range(size):
        left -= mix[i]
        if left < 0.0:
            return i
    return size - 1


@compiled
def weigh_at_once(
    tables: Any, seat: int, rounds: int, turn: int, until: int, close: float, choices: Any, sizes: Any,
    regrets: Any, mixes: Any, average: Any, drawn: Any, moves: Any, standing: Any, values: Any, worth: Any,
    quick: Any,
) -> int:  # fmt: skip
    """Regret matching among all seats that choose now; they learn in turns. Returns whose turn is next."""
    again: Any = np.zeros(1, np.uint64)
    players = tables[SEEN].players
    for _ in range(rounds):
        tables[WORLD] = tables[SEEN]
        imagine(tables[WORLD], seat, quick)
        world = tables[WORLD]
        for other in range(players):
            if other != seat:
                take_back(world, other)
        seats = waiting(world)
        for other in range(players):
            sizes[other] = 0
            if seats >> other & 1:
                sizes[other] = legal(world, other, choices[other])
                drawn[other] = draw_from(regrets[other], mixes[other], sizes[other], quick)
        while sizes[turn] == 0:
            turn = (turn + 1) % players
        luck = roll(quick, 1 << 31)
        expected = 0.0
        for i in range(sizes[turn]):
            again[0] = np.uint64(luck)
            tables[TRIAL] = tables[WORLD]
            for other in range(players):
                if seats >> other & 1:
                    play(tables[TRIAL], other, choices[other, i if other == turn else drawn[other]])
            play_on(tables[TRIAL], until, BY_HUNCH, moves, again)
            appraise(tables[TRIAL], close, standing, values)
            worth[i] = values[turn]
            expected += mixes[turn, i] * values[turn]
        for i in range(sizes[turn]):
            regrets[turn, i] = max(regrets[turn, i] + worth[i] - expected, 0.0)
            average[turn, i] += mixes[turn, i]
        turn = (turn + 1) % players
    return turn
