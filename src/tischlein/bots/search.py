"""Search for any game: imagined worlds, a tree of one's own choices, the rest played by rules of thumb.

One seat to move: every move still in the race is tried in the same worlds; half of them drop out in each heat
(sequential halving). Several seats at once: regret matching, and the mix is played, not its peak.

A single rival chooses by the tree, too. Several others play by rules of thumb in every imagined world: a
tree shared by all worlds would let them choose by the average of hands they do not hold, and that made them
so much weaker than they are that searching lost to not searching.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tischlein.bots.tree import NO_ROOM, entry, path
from tischlein.bots.worlds import SEEN, TRIAL, WORLD, appraise, is_leader, leaders, play_on
from tischlein.engine.bits import count, lowest
from tischlein.engine.chance import roll
from tischlein.engine.compiled import compiled
from tischlein.engine.verbs import hunch, imagine, legal, play, scene, take_back, waiting

MOST_BRANCHES = 40
"""Where more moves are listed than this, the tree leaves the choice to the rules of thumb."""
DEEPEST = 64
CURIOSITY = 0.05
"""How far the tree tries what looks worse …"""
PRIOR_WEIGHT = 8.0
"""… where a move counts as so many visits of average worth before it is tried …"""
HUNCH_BONUS = 0.1
"""… and what the rules of thumb advise as so much better than average."""
LIKELY_HUNCH, LIKELY_LATER, LEARNT = 80, 40, 50
"""Others who choose at the same time do so by rules of thumb in so many of 100 cases, else by regret; in
fewer cases after so many rounds of learning, when their regrets are more than noise."""

WORTH, EDGE, EDGE_SQUARES, POINTS, RIVAL, WON, TRIALS = range(7)
"""What is added up for each move: its worth, by how much it was worth more than the favourite in the same
world and the square of that, the seat's points and the best other's at the end of the trials, how often the
seat was ahead then, and how many trials there were."""


@compiled
def pick(tree: Any, key: Any, seat: int, moves: Any, listed: int, advice: int) -> tuple[int, int]:
    """The most promising of the listed moves here, and its entry; untried ones start from the advice."""
    best, best_score, best_entry = moves[0], -1e9, NO_ROOM
    for i in range(listed):
        place = entry(tree, path(key, seat, moves[i]))
        if place == NO_ROOM:
            return advice, NO_ROOM
        tree[place].offers += 1
        visits = tree[place].visits
        prior = 0.5 + (HUNCH_BONUS if moves[i] == advice else 0.0)
        worth = (tree[place].total + PRIOR_WEIGHT * prior) / (visits + PRIOR_WEIGHT)
        score = worth + CURIOSITY * np.sqrt(np.log(tree[place].offers + 1.0) / (visits + 1.0))
        if score > best_score:
            best, best_score, best_entry = moves[i], score, place
    return best, best_entry


@compiled
def descend(
    tables: Any, tree: Any, thinker: int, key: Any, until: int, close: float,
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
        if seats == 0 or scene(table) >= until:
            break
        if at_once == 0 and count(seats) > 1:
            at_once = seats
        seat = lowest(seats)
        listed = legal(table, seat, moves)
        move = moves[0]
        if listed > 1:
            move = hunch(table, seat, moves, listed, quick)
            if (seat == thinker or table.players == 2) and listed <= MOST_BRANCHES:
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
    play_on(table, until, moves, quick)
    appraise(table, True, close, standing, values)
    for i in range(depth):
        tree[trail[i, 0]].visits += 1
        tree[trail[i, 0]].total += values[trail[i, 1]]


@compiled
def note(table: Any, seat: int, standing: Any, worth: float, favourite: float, tally: Any) -> None:
    """Adds what a trial brought to the tally of its move, also compared with the favourite's."""
    players = table.players
    rival = -(1 << 40)
    for other in range(players):
        if other != seat:
            rival = max(rival, standing[2 * other])
    edge = worth - favourite
    tally[WORTH] += worth
    tally[EDGE] += edge
    tally[EDGE_SQUARES] += edge * edge
    tally[POINTS] += standing[2 * seat]
    tally[RIVAL] += rival
    tally[WON] += 1.0 / leaders(standing, players) if is_leader(standing, players, seat) else 0.0
    tally[TRIALS] += 1


@compiled
def run_heat(
    tables: Any, tree: Any, seat: int, racing: Any, tallies: Any, worlds: int, until: int, close: float,
    moves: Any, trail: Any, standing: Any, values: Any, quick: Any,
) -> None:  # fmt: skip
    """Tries every racing move once in each of some imagined worlds and adds up what it brought.

    The first one is the favourite that the others are compared with.
    """
    again: Any = np.zeros(1, np.uint64)
    favourite = 0.0
    for _ in range(worlds):
        tables[WORLD] = tables[SEEN]
        imagine(tables[WORLD], seat, quick)
        luck = roll(quick, 1 << 31)
        for i in range(len(racing)):
            again[0] = np.uint64(luck)
            tables[TRIAL] = tables[WORLD]
            play(tables[TRIAL], seat, racing[i])
            key = path(1, seat, racing[i])
            descend(tables, tree, seat, key, until, close, moves, trail, standing, values, again)
            if i == 0:
                favourite = values[seat]
            note(tables[TRIAL], seat, standing, values[seat], favourite, tallies[i])


@compiled
def advised(tables: Any, seat: int, moves: Any, quick: Any) -> int:
    """What the rules of thumb say."""
    return int(hunch(tables[SEEN], seat, moves, legal(tables[SEEN], seat, moves), quick))


@compiled
def before_anybody_chose(tables: Any, seat: int, quick: Any) -> int:
    """Imagines a world in which what lies face down is not chosen yet; who chooses there."""
    tables[WORLD] = tables[SEEN]
    imagine(tables[WORLD], seat, quick)
    for other in range(tables[SEEN].players):
        if other != seat:
            take_back(tables[WORLD], other)
    return int(waiting(tables[WORLD]))


@compiled
def chooses_at_once(tables: Any, seat: int, quick: Any) -> bool:
    """Whether others choose together with this seat, their choices lying face down already or not."""
    return count(before_anybody_chose(tables, seat, quick)) > 1


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
def next_in(seats: int, seat: int, players: int) -> int:
    """The next of these seats around the table."""
    seat = (seat + 1) % players
    while not seats >> seat & 1:
        seat = (seat + 1) % players
    return seat


@compiled
def place_of(move: int, choices: Any, size: int) -> int:
    """Where a move stands in a list."""
    for i in range(size):
        if choices[i] == move:
            return i
    return 0


@compiled
def try_each(
    tables: Any, seats: int, learner: int, seat: int, until: int, close: float, choices: Any, sizes: Any,
    drawn: Any, tallies: Any, moves: Any, standing: Any, values: Any, worth: Any, quick: Any,
) -> None:  # fmt: skip
    """What each choice of the learner is worth while the others keep to what was drawn for them, with the
    same luck; adds it up where the learner is the seat that thinks."""
    again: Any = np.zeros(1, np.uint64)
    luck = roll(quick, 1 << 31)
    for i in range(sizes[learner]):
        again[0] = np.uint64(luck)
        tables[TRIAL] = tables[WORLD]
        for other in range(tables[SEEN].players):
            if seats >> other & 1:
                play(tables[TRIAL], other, choices[other, i if other == learner else drawn[other]])
        play_on(tables[TRIAL], until, moves, again)
        appraise(tables[TRIAL], True, close, standing, values)
        worth[i] = values[learner]
        if learner == seat:
            note(tables[TRIAL], seat, standing, worth[i], worth[0], tallies[i])


@compiled
def learn(regrets: Any, mix: Any, average: Any, worth: Any, size: int, weight: float) -> None:
    """What would have been better than the mix is regretted; the mix itself goes into the average."""
    expected = 0.0
    for i in range(size):
        expected += mix[i] * worth[i]
    for i in range(size):
        regrets[i] = max(regrets[i] + worth[i] - expected, 0.0)
        average[i] += mix[i] * weight


@compiled
def weigh_at_once(
    tables: Any, seat: int, first: int, rounds: int, until: int, close: float, choices: Any, sizes: Any,
    regrets: Any, mixes: Any, average: Any, drawn: Any, tallies: Any, moves: Any, standing: Any, values: Any,
    worth: Any, quick: Any,
) -> None:  # fmt: skip
    """Regret matching among all seats that choose now: they learn in turns, the one that thinks every other
    time, and later rounds (numbered from `first`) count more."""
    players = tables[SEEN].players
    for number in range(first, first + rounds):
        seats = before_anybody_chose(tables, seat, quick)
        world = tables[WORLD]
        by_hunch = LIKELY_HUNCH if number < LEARNT else LIKELY_LATER
        learner = seat
        if number % 2 == 1:
            learner = next_in(seats, number // 2 % players, players)
        for other in range(players):
            sizes[other] = 0
            if seats >> other & 1:
                sizes[other] = legal(world, other, choices[other])
                drawn[other] = draw_from(regrets[other], mixes[other], sizes[other], quick)
                if other != learner and roll(quick, 100) < by_hunch:
                    move = hunch(world, other, choices[other], sizes[other], quick)
                    drawn[other] = place_of(move, choices[other], sizes[other])
        try_each(
            tables, seats, learner, seat, until, close, choices, sizes, drawn, tallies, moves, standing,
            values, worth, quick,
        )  # fmt: skip
        size, weight = sizes[learner], number + 1.0
        learn(regrets[learner], mixes[learner], average[learner], worth, size, weight)
