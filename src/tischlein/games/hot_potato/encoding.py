"""Hot Potato! for learners: twelve actions, and a row in which each seat has a word of its own.

Seats are counted clockwise from the seat that looks, which is the first; aiming at seat +1 is aiming at the
next one.
"""

from __future__ import annotations

from tischlein.engine import rule
from tischlein.engine.encoding import (
    Feature,
    Layout,
    clockwise_from,
    one_hot,
    places_to,
    seat_at,
    unary,
)
from tischlein.games.hot_potato.cards import ENCOUNTERS, LASTING, POTATO_IDS, POTATOES, ROBO
from tischlein.games.hot_potato.rules import (
    AIM,
    NOTHING,
    OVER,
    SHOWN_CARDS,
    SKIP,
    Table,
    allowed,
)

MAX_SEATS = 4
NO_EXTRA, USE_EFFECT, AIM_AT, SKIP_STEP = range(POTATOES, POTATOES + 4)
"""The actions after the potatoes: three of them aim, so skipping is the last one."""
ACTIONS = (*POTATO_IDS, "none", "use", *(f"aim at seat +{place}" for place in range(1, MAX_SEATS)), "skip")
LAST_ACTION = len(ACTIONS) - 1

MAX_LEAD = 12
LEADS = 2 * MAX_LEAD + 1
MAX_MISSING = 30
"""The highest target that a table can have."""
DECADES = 9
"""After a hundred rounds the game is over, so it is counted in tens how many have been played."""


def layout(players: int) -> Layout:
    """One word for the encounters, one for the course of the round, then one for each seat."""
    encounters = (
        Feature("encounter", ENCOUNTERS, "the encounter that lies open"),
        Feature("gone", ENCOUNTERS, "the encounters of earlier rounds"),
        Feature("shown", ENCOUNTERS, "what everybody knows to lie on top of the pile"),
        Feature("known", ENCOUNTERS, "what the seat itself knows to lie there"),
        Feature("near", SHOWN_CARDS + 1, "among how many top cards these lie: none, one …"),
    )
    course = (
        Feature("step", OVER + 1, "choose, extra, target, effect, over"),
        Feature("waiting", MAX_SEATS, "who owes an answer"),
        Feature("answer", len(ACTIONS), "the own answer lying face down, in the order of the actions"),
        Feature("missing", MAX_MISSING + 1, "points that the seat needs to reach the target: none, one …"),
        Feature("tens of rounds", DECADES, "how many tens of rounds have been played"),
    )
    return (encounters, course, *(seat_layout(place) for place in range(players)))


def seat_layout(place: int) -> tuple[Feature, ...]:
    """The potatoes and marks of a seat, and for another seat how far the own one is ahead of it."""
    seat = f"seat +{place}"
    features = (
        Feature(f"hand {seat}", POTATOES, "potatoes in its hand"),
        Feature(f"discard {seat}", POTATOES, "potatoes in its discard"),
        Feature(f"played {seat}", POTATOES, "potatoes revealed this round"),
        Feature(f"front {seat}", 2, "Robotato, Sweet used last round"),
        Feature(f"hot {seat}", 1, "holds the Hot Potato"),
        Feature(f"answered {seat}", 1, "its answer lies face down"),
        Feature(f"scored {seat}", 1, "scored this round"),
        Feature(f"looked {seat}", 2, "knows all of the near cards; knew all of them once"),
    )
    if place == 0:
        return features
    lead = Feature(f"lead over {seat}", LEADS, f"own points less its points, -{MAX_LEAD} to {MAX_LEAD}")
    return (*features, lead)


# ---- Actions ----


@rule
def open_actions(table: Table, seat: int, picked: int, words: list[int]) -> None:
    moves = allowed(table, seat)
    open_now = moves & (1 << AIM) - 1
    named = moves >> AIM & (1 << MAX_SEATS) - 1
    open_now |= clockwise_from(table, seat, named) >> 1 << AIM_AT
    words[0] = open_now | (moves >> SKIP & 1) << LAST_ACTION


@rule
def action_of(table: Table, seat: int, picked: int, move: int) -> int:
    if move == SKIP:
        return LAST_ACTION
    if move >= AIM:
        return AIM_AT - 1 + places_to(table, seat, move - AIM)
    return move


@rule
def move_of(table: Table, seat: int, picked: int, action: int) -> int:
    if action == LAST_ACTION:
        return SKIP
    if action >= AIM_AT:
        return AIM + seat_at(table, seat, action - AIM_AT + 1)
    return action


# ---- Observations ----


@rule
def observe(view: Table, seat: int, picked: int, words: list[int]) -> None:
    words[0] = encounter_bits(view, seat)
    words[1] = course_bits(view, seat)
    words[2] = seat_bits(view, seat)
    for places in range(1, view.players):
        other = seat_at(view, seat, places)
        lead = view.scores[seat] - view.scores[other]
        words[2 + places] = seat_bits(view, other) | one_hot(MAX_LEAD + lead, LEADS) << 25


@rule
def encounter_bits(view: Table, seat: int) -> int:
    bits = 0 if view.encounter == NOTHING else 1 << view.encounter
    bits |= view.gone << ENCOUNTERS
    bits |= view.shown << 2 * ENCOUNTERS
    bits |= view.known[seat] << 3 * ENCOUNTERS
    return bits | 1 << 4 * ENCOUNTERS + view.near


@rule
def course_bits(view: Table, seat: int) -> int:
    bits = 1 << view.phase
    bits |= clockwise_from(view, seat, view.owing) << 5
    if view.answered >> seat & 1:
        bits |= 1 << 9 + action_of(view, seat, 0, int(view.answers[seat]))
    bits |= one_hot(view.target - view.scores[seat], MAX_MISSING + 1) << 21
    return bits | unary(view.rounds_played // 10, DECADES) << 52


@rule
def seat_bits(view: Table, seat: int) -> int:
    bits = view.hands[seat] | view.discards[seat] << 6 | view.played[seat] << 12
    bits |= (view.fronts[seat] & LASTING) >> ROBO << 18
    bits |= (1 if view.hot == seat else 0) << 20
    bits |= (view.answered >> seat & 1) << 21
    bits |= (view.scorers >> seat & 1) << 22
    bits |= (view.lookers >> seat & 1) << 23
    return bits | (view.looked_before >> seat & 1) << 24
