"""Search where several seats choose at once: regret matching, and the mix is played, not its peak.

What lies face down already is taken back in the imagined world and chosen anew, so that it makes no
difference in which order seats are asked.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tischlein.bots.search.buffers import MOST_SEATS, SEEN, TRIAL, WORLD, Desk
from tischlein.bots.search.rollout import TRIALS, appraise, note, play_on
from tischlein.engine.bits import count
from tischlein.engine.compile.numba_bridge import compiled
from tischlein.engine.random import roll
from tischlein.engine.verbs import default_move, imagine, legal, play, take_back, waiting

LIKELY_HUNCH, LIKELY_LATER, LEARNT = 80, 40, 50
"""Others who choose at the same time do so by rules of thumb in so many of 100 cases, else by regret; in
fewer cases after so many rounds of learning, when their regrets are more than noise."""


class Notes(NamedTuple):
    """What regret matching remembers of each seat, in one thread."""

    choices: Any
    sizes: Any
    """How many choices a seat has in this world …"""
    drawn: Any
    """… and which of them was drawn for it, by its place in the list."""
    regrets: Any
    mixes: Any
    average: Any
    worth: Any
    """What each choice of the seat that learns is worth in this world."""
    tallies: Any
    """What was added up for each choice of the seat that thinks."""


def new_notes(most_moves: int) -> Notes:
    """Nothing is known yet."""
    return Notes(
        choices=np.zeros((MOST_SEATS, most_moves), np.int64),
        sizes=np.zeros(MOST_SEATS, np.int64),
        drawn=np.zeros(MOST_SEATS, np.int64),
        regrets=np.zeros((MOST_SEATS, most_moves)),
        mixes=np.zeros((MOST_SEATS, most_moves)),
        average=np.zeros((MOST_SEATS, most_moves)),
        worth=np.zeros(most_moves),
        tallies=np.zeros((most_moves, TRIALS + 1)),
    )


@compiled
def before_anybody_chose(desk: Desk, seat: int) -> int:
    """Imagines a world in which what lies face down is not chosen yet; who chooses there."""
    tables = desk.tables
    tables[WORLD] = tables[SEEN]
    imagine(tables[WORLD], seat, desk.quick)
    for other in range(tables[SEEN].players):
        if other != seat:
            take_back(tables[WORLD], other)
    return int(waiting(tables[WORLD]))


@compiled
def chooses_at_once(desk: Desk, seat: int) -> bool:
    """Whether others choose together with this seat, their choices lying face down already or not."""
    return count(before_anybody_chose(desk, seat)) > 1


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
def draw_all(desk: Desk, notes: Notes, seats: int, learner: int, by_hunch: int) -> None:
    """Draws a choice for each of these seats: by its regrets, or, but for the learner, in so many of 100
    cases by the rules of thumb."""
    world, quick, drawn = desk.tables[WORLD], desk.quick, notes.drawn
    for seat in range(world.players):
        notes.sizes[seat] = 0
        if seats >> seat & 1:
            choices = notes.choices[seat]
            size = legal(world, seat, choices)
            notes.sizes[seat] = size
            drawn[seat] = draw_from(notes.regrets[seat], notes.mixes[seat], size, quick)
            if seat != learner and roll(quick, 100) < by_hunch:
                drawn[seat] = place_of(default_move(world, seat, choices, size, quick), choices, size)


@compiled
def try_each(desk: Desk, notes: Notes, seats: int, learner: int, seat: int, until: int, close: float) -> None:
    """What each choice of the learner is worth while the others keep to what was drawn for them, with the
    same luck; adds it up where the learner is the seat that thinks."""
    tables, standing, choices, worth = desk.tables, desk.standing, notes.choices, notes.worth
    luck = roll(desk.quick, 1 << 31)
    for i in range(notes.sizes[learner]):
        desk.again[0] = np.uint64(luck)
        tables[TRIAL] = tables[WORLD]
        for other in range(tables[SEEN].players):
            if seats >> other & 1:
                play(tables[TRIAL], other, choices[other, i if other == learner else notes.drawn[other]])
        play_on(tables[TRIAL], until, desk.moves, desk.again)
        appraise(tables[TRIAL], True, close, standing, desk.values)
        worth[i] = desk.values[learner]
        if learner == seat:
            note(standing, tables[SEEN].players, seat, worth[i], worth[0], notes.tallies[i])


@compiled
def learn(notes: Notes, learner: int, weight: float) -> None:
    """What would have been better than the mix is regretted; the mix itself goes into the average."""
    regrets, mix, average = notes.regrets[learner], notes.mixes[learner], notes.average[learner]
    worth, size = notes.worth, notes.sizes[learner]
    expected = 0.0
    for i in range(size):
        expected += mix[i] * worth[i]
    for i in range(size):
        regrets[i] = max(regrets[i] + worth[i] - expected, 0.0)
        average[i] += mix[i] * weight


@compiled
def weigh_at_once(
    desk: Desk, notes: Notes, seat: int, first: int, rounds: int, until: int, close: float
) -> None:
    """Regret matching among all seats that choose now: they learn in turns, the one that thinks every other
    time, and later rounds (numbered from `first`) count more."""
    players = desk.tables[SEEN].players
    for number in range(first, first + rounds):
        seats = before_anybody_chose(desk, seat)
        learner = seat
        if number % 2 == 1:
            learner = next_in(seats, number // 2 % players, players)
        draw_all(desk, notes, seats, learner, LIKELY_HUNCH if number < LEARNT else LIKELY_LATER)
        try_each(desk, notes, seats, learner, seat, until, close)
        learn(notes, learner, number + 1.0)
