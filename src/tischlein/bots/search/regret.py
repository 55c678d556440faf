"""Search where several seats choose at once: regret matching, and the mix is played, not its peak.

What lies face down already is taken back in the imagined world and chosen anew, so that it makes no
difference in which order seats are asked.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tischlein.bots.search.buffers import MAX_SEATS, SEEN, TRIAL, WORLD, Buffers
from tischlein.bots.search.rollout import TRIALS, appraise, note, play_on
from tischlein.engine.bits import count
from tischlein.engine.compile.numba_bridge import compiled
from tischlein.engine.random import rng_below
from tischlein.engine.verbs import default_move, imagine, legal, play, take_back, waiting

DEFAULT_MOVE_PERCENT, LATER_DEFAULT_MOVE_PERCENT, LEARNING_ROUNDS = 80, 40, 50
"""The percentage of cases in which others who choose at the same time do so by rules of thumb, else by
regret; lower after the rounds of learning, when their regrets are more than noise."""


class Notes(NamedTuple):
    """What regret matching keeps for each seat, in one thread."""

    choices: Any
    sizes: Any
    """How many choices each seat has in this world …"""
    drawn: Any
    """… and which of them was drawn for it, by its index."""
    regrets: Any
    mixes: Any
    average: Any
    worth: Any
    """The value of each choice of the seat that learns, in this world."""
    tallies: Any
    """What was added up for each choice of the seat that thinks."""


def new_notes(max_moves: int) -> Notes:
    """Empty notes."""
    return Notes(
        choices=np.zeros((MAX_SEATS, max_moves), np.int64),
        sizes=np.zeros(MAX_SEATS, np.int64),
        drawn=np.zeros(MAX_SEATS, np.int64),
        regrets=np.zeros((MAX_SEATS, max_moves)),
        mixes=np.zeros((MAX_SEATS, max_moves)),
        average=np.zeros((MAX_SEATS, max_moves)),
        worth=np.zeros(max_moves),
        tallies=np.zeros((max_moves, TRIALS + 1)),
    )


@compiled
def before_anybody_chose(buffers: Buffers, seat: int) -> int:
    """Imagines a world in which what lies face down is not chosen yet; who chooses there."""
    tables = buffers.tables
    tables[WORLD] = tables[SEEN]
    imagine(tables[WORLD], seat, buffers.rng)
    for other in range(tables[SEEN].players):
        if other != seat:
            take_back(tables[WORLD], other)
    return int(waiting(tables[WORLD]))


@compiled
def chooses_at_once(buffers: Buffers, seat: int) -> bool:
    """Whether others choose together with this seat, their choices lying face down already or not."""
    return count(before_anybody_chose(buffers, seat)) > 1


@compiled
def draw_from(regrets: Any, mix: Any, size: int, rng: Any) -> int:
    """A move in proportion to its regret (all alike where there is none); fills `mix` with the odds."""
    total = 0.0
    for i in range(size):
        total += max(regrets[i], 0.0)
    for i in range(size):
        mix[i] = max(regrets[i], 0.0) / total if total > 0.0 else 1.0 / size
    left = rng_below(rng, 1 << 30) / (1 << 30)
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
def draw_all(buffers: Buffers, notes: Notes, seats: int, learner: int, default_percent: int) -> None:
    """Draws a choice for each of these seats: by its regrets or, in `default_percent` of the cases and never
    for the learner, by the rules of thumb."""
    world, rng, drawn = buffers.tables[WORLD], buffers.rng, notes.drawn
    for seat in range(world.players):
        notes.sizes[seat] = 0
        if seats >> seat & 1:
            choices = notes.choices[seat]
            size = legal(world, seat, choices)
            notes.sizes[seat] = size
            drawn[seat] = draw_from(notes.regrets[seat], notes.mixes[seat], size, rng)
            if seat != learner and rng_below(rng, 100) < default_percent:
                drawn[seat] = place_of(default_move(world, seat, choices, size, rng), choices, size)


@compiled
def try_each(
    buffers: Buffers, notes: Notes, seats: int, learner: int, seat: int, until: int, clear_lead: float
) -> None:
    """What each choice of the learner is worth while the others keep to what was drawn for them, with the
    same luck; adds it up where the learner is the seat that thinks."""
    tables, standing, choices, worth = buffers.tables, buffers.standing, notes.choices, notes.worth
    luck = rng_below(buffers.rng, 1 << 31)
    for i in range(notes.sizes[learner]):
        buffers.trial_rng[0] = np.uint64(luck)
        tables[TRIAL] = tables[WORLD]
        for other in range(tables[SEEN].players):
            if seats >> other & 1:
                play(tables[TRIAL], other, choices[other, i if other == learner else notes.drawn[other]])
        play_on(tables[TRIAL], until, buffers.moves, buffers.trial_rng)
        appraise(tables[TRIAL], True, clear_lead, standing, buffers.values)
        worth[i] = buffers.values[learner]
        if learner == seat:
            note(standing, tables[SEEN].players, seat, worth[i], worth[0], notes.tallies[i])


@compiled
def learn(notes: Notes, learner: int, weight: float) -> None:
    """Adds to the regrets what each choice would bring more than the mix, and the mix to the average."""
    regrets, mix, average = notes.regrets[learner], notes.mixes[learner], notes.average[learner]
    worth, size = notes.worth, notes.sizes[learner]
    expected = 0.0
    for i in range(size):
        expected += mix[i] * worth[i]
    for i in range(size):
        regrets[i] = max(regrets[i] + worth[i] - expected, 0.0)
        average[i] += mix[i] * weight


@compiled
def match_regrets(
    buffers: Buffers, notes: Notes, seat: int, first: int, rounds: int, until: int, clear_lead: float
) -> None:
    """Regret matching among all seats that choose now: they learn in turns, the one that thinks every other
    time, and later rounds (numbered from `first`) count more."""
    players = buffers.tables[SEEN].players
    for number in range(first, first + rounds):
        seats = before_anybody_chose(buffers, seat)
        learner = seat
        if number % 2 == 1:
            learner = next_in(seats, number // 2 % players, players)
        draw_all(
            buffers,
            notes,
            seats,
            learner,
            DEFAULT_MOVE_PERCENT if number < LEARNING_ROUNDS else LATER_DEFAULT_MOVE_PERCENT,
        )
        try_each(buffers, notes, seats, learner, seat, until, clear_lead)
        learn(notes, learner, number + 1.0)
