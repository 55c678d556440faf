"""Positions: rebuilt exactly from what `reveal` gives, and refused with a reason where they cannot be."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import tischlein
from tischlein.engine.errors import BadPosition, Refusal
from tischlein.games.hot_potato.tests.hot_potato_scenario import acts, position_data, scenario
from tischlein.table import position

Data = dict[str, Any]


def whole(data: Data) -> Data:
    return copy.deepcopy(data)


def random_positions(players: int, seed: int) -> list[Data]:
    """Every position of a random game."""
    table = tischlein.new("hot-potato", players, seed=seed, target=6)
    chooser = random.Random(seed)
    found = [table.reveal()]
    while not table.over:
        seat = chooser.choice(table.waiting)
        table.play(seat, chooser.choice(table.moves(seat)))
        found.append(table.reveal())
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_a_rebuilt_table_is_equal_and_plays_on_the_same(players: int, seed: int) -> None:
    table = tischlein.new("hot-potato", players, seed=seed, target=30)
    chooser = random.Random(seed)
    twin = position("hot-potato", json.loads(json.dumps(table.reveal())))
    while not table.over:
        assert position("hot-potato", json.loads(json.dumps(table.reveal()))).state == table.state
        assert twin.state == table.state
        seat = chooser.choice(table.waiting)
        move = chooser.choice(table.moves(seat))
        table.play(seat, move)
        twin.play(seat, move)
    assert position("hot-potato", table.reveal()).state == table.state
    assert twin.winners == table.winners


def at_the_target_step() -> Data:
    table = scenario(3, "weed", rounds=3, hot=2)
    acts(table, "0 rambo", "1 rambo", "2 couch", "0 rambo@2")
    return table.reveal()


def at_the_effect_step() -> Data:
    table = scenario(3, "fryer", rounds=3)
    acts(table, "0 rambo", "1 robo", "2 sweet", "1 use")
    return table.reveal()


def at_the_extra_step() -> Data:
    table = scenario(3, "fryer", rounds=3)
    acts(table, "0 poteto", "1 poteto", "2 sweet", "1 none")
    return table.reveal()


def at_the_end() -> Data:
    table = scenario(2, "fryer", points={0: 9}, rounds=11)
    acts(table, "0 rambo", "1 couch")
    return table.reveal()


def after_a_look() -> Data:
    table = scenario(2, "fryer virus weed mole")
    acts(table, "0 apeeling", "1 rambo", "0 use")
    return table.reveal()


def choosing() -> Data:
    return position_data(3, "fryer virus weed")


def seat(data: Data, number: int) -> Data:
    found: Data = data["table"]["seats"][number]
    return found


def change(place: str, value: Any) -> Callable[[Data], None]:
    """Puts a value at a place like `seats.0.hand`."""

    def put(data: Data) -> None:
        *way, name = place.split(".")
        at: Any = data["table"]
        for step in way:
            at = at[int(step)] if step.isdigit() else at[step]
        at[name] = value

    return put


def both(*changes: Callable[[Data], None]) -> Callable[[Data], None]:
    def put(data: Data) -> None:
        for one in changes:
            one(data)

    return put


def forget(place: str) -> Callable[[Data], None]:
    def drop(data: Data) -> None:
        del data["table"][place]

    return drop


SIX = ["apeeling", "couch", "poteto", "rambo", "robo", "sweet"]


@pytest.mark.parametrize(
    ("start", "spoil", "complaint"),
    [
        (choosing, forget("pile"), "pile is missing"),
        (
            choosing,
            change("phase", "lunch"),
            "phase must be choose, extra, target, effect or over (got 'lunch')",
        ),
        (choosing, change("round", 0), "round must be 1 to 100 (got 0)"),
        (choosing, change("seats", []), "seats must have 3 entries (got 0)"),
        (
            choosing,
            change("seats.1.hand", [*SIX, "couch"]),
            "card couch lies in seats[1].hand and in seats[1].hand",
        ),
        (
            choosing,
            change("seats.1.discard", ["robo"]),
            "card robo lies in seats[1].hand and in seats[1].discard",
        ),
        (choosing, change("seats.1.hand", SIX[1:]), "card apeeling is missing"),
        (
            choosing,
            change("seats.1.hand", ["fryer"]),
            "seats[1].hand[0] must be a card of this game (got 'fryer')",
        ),
        (choosing, change("seats.1.points", -1), "seats[1].points must be "),
        (choosing, change("seats.1.points", 10), "phase: by the points the game would be over"),
        (
            choosing,
            change("seats.1.hot_potato", None),
            "seats[1].hot_potato must be true or false (got None)",
        ),
        (
            choosing,
            both(change("seats.0.hot_potato", True), change("seats.2.hot_potato", True)),
            "seats[2].hot_potato: seat 0 holds the Hot Potato already",
        ),
        (
            choosing,
            both(change("seats.0.hand", SIX[1:]), change("seats.0.front", SIX[:1])),
            "seats[0].front must be robo, sweet or nothing (got ",
        ),
        (
            choosing,
            both(change("seats.0.hand", SIX[:4]), change("seats.0.front", SIX[4:])),
            "seats[0].front must be robo, sweet or nothing (got ",
        ),
        (
            choosing,
            both(change("seats.0.hand", SIX[1:]), change("seats.0.played", SIX[:1])),
            "seats[0].played must have 0 cards in the step choose (got 1)",
        ),
        (
            choosing,
            both(change("seats.0.hand", []), change("seats.0.discard", SIX)),
            "seats[0].hand is empty; the discard would have been taken back",
        ),
        (choosing, change("seats.0.scored", True), "seats[0].scored: by the cards it would be false"),
        (choosing, change("phase", "extra"), "seats[0].played must have 1 cards in the step extra (got 0)"),
        (choosing, change("encounter", "fryer"), "card fryer lies in the pile and in the open"),
        (choosing, change("gone", ["fryer"]), "card fryer lies in the pile and in the encounters gone"),
        (choosing, change("pile", ["fryer", "virus"]), "card weed is missing"),
        (choosing, change("pile_cards", 11), "pile_cards must be 12 (got 11)"),
        (choosing, change("round", 2), "gone: 0 encounters; after 1 rounds it is 1"),
        (choosing, change("near", 2), "near must be 3 (got 2)"),
        (choosing, change("shown", ["knife"]), "shown: knife is not among the top 3 of the pile"),
        (choosing, change("shown", ["fryer", "fryer"]), "shown: a card is named twice"),
        (choosing, change("shown", ["fryer"]), "shown: nobody looked, so all know the top 3"),
        (
            choosing,
            change("seats.0.knows", ["fryer"]),
            "seats[0].knows: virus is missing; this seat knows it too",
        ),
        (choosing, change("seats.0.knows", None), "seats[0].knows must be a list (got None)"),
        (choosing, change("seats.0.looked", True), "seats[0].looked: nobody can have looked"),
        (choosing, change("seats.0.answered", True), "seats[0].answered and seats[0].answer do not fit"),
        (choosing, change("seats.0.answer", "couch"), "seats[0].answered and seats[0].answer do not fit"),
        (
            choosing,
            both(change("seats.0.answered", True), change("seats.0.answer", "fly")),
            "seats[0].answer must be ",
        ),
        (
            choosing,
            both(change("seats.0.answered", True), change("seats.0.answer", "use")),
            "seats[0].answer: use is not allowed now",
        ),
        (
            choosing,
            both(
                *(
                    change(f"seats.{n}.{name}", to)
                    for n in range(3)
                    for name, to in (("answered", True), ("answer", "couch"))
                )
            ),
            "answer: all have answered",
        ),
        (
            at_the_extra_step,
            both(change("seats.2.answered", True), change("seats.2.answer", "none")),
            "seats[2].answer: the seat is not asked in this step",
        ),
        (
            at_the_extra_step,
            both(
                *(
                    both(change(f"seats.{n}.hand", SIX[1:]), change(f"seats.{n}.played", SIX[:1]))
                    for n in range(3)
                ),
                both(change("seats.1.answered", False), change("seats.1.answer", None)),
            ),
            "phase: in the step extra nobody has anything to decide",
        ),
        (at_the_target_step, change("encounter", None), "card weed is missing"),
        (
            at_the_target_step,
            lambda data: data["table"].update(
                encounter=None, pile=["weed", *data["table"]["pile"]], pile_cards=9
            ),
            "encounter is missing; in the step target one lies open",
        ),
        (
            at_the_extra_step,
            lambda data: data["table"].update(
                encounter="fryer", pile=data["table"]["pile"][1:], pile_cards=8
            ),
            "encounter: in the step extra none lies open",
        ),
        (
            at_the_target_step,
            lambda data: seat(data, 2).update(hand=SIX[:1] + SIX[3:], played=["poteto", "couch"]),
            "seats[2].played: the holder of the Hot Potato adds no extra",
        ),
        (
            at_the_target_step,
            lambda data: seat(data, 2).update(hand=SIX[:1] + SIX[2:5], played=["sweet", "couch"]),
            "seats[2].played: two cards; only poteto brings an extra one",
        ),
        (
            at_the_target_step,
            change("seats.2.points", 0),
            "seats[2].points must be 1 to 200 (got 0)",
        ),
        (
            at_the_target_step,
            change("seats.2.scored", False),
            "seats[2].scored: by the cards it would be true",
        ),
        (at_the_effect_step, change("seats.0.points", 12), "phase: by the points the game would be over"),
        (at_the_effect_step, change("seats.0.played", []), "card rambo is missing"),
        (at_the_end, change("seats.0.points", 9), "phase: over, but nobody has enough points alone"),
        (at_the_end, change("round", 13), "gone: 12 encounters; after 13 rounds it is 1"),
        (after_a_look, change("seats.0.knows", ["virus", "weed"]), "seats[0].knows: mole is missing"),
        (after_a_look, change("near", 1), "near must be 2 to 3 (got 1)"),
        (after_a_look, change("seats.0.looked", False), "shown: nobody looked, so all know the top 2"),
        (
            choosing,
            change("seats.0.looked_before", True),
            "looked_before must be false, as nobody has looked since",
        ),
        (
            after_a_look,
            change("seats.0.looked_before", True),
            "seats[0].looked_before must be false, as the seat knows all of it",
        ),
        (
            after_a_look,
            change("seats.0.looked_before", 1),
            "seats[0].looked_before must be true or false (got 1)",
        ),
        (
            after_a_look,
            change("seats.1.knows", ["virus", "weed", "mole"]),
            "seats[1].knows: mole is too much; this seat has not seen it",
        ),
    ],
)
def test_an_impossible_position_is_refused_with_the_place(
    start: Callable[[], Data], spoil: Callable[[Data], None], complaint: str
) -> None:
    data = whole(start())
    position("hot-potato", data)
    spoil(data)
    with pytest.raises(BadPosition) as refused:
        position("hot-potato", data)
    assert complaint in str(refused.value)


def test_a_score_of_this_round_may_win_but_not_an_earlier_one() -> None:
    """While effects are used somebody may have ten points already, if the last of them came just now."""
    data = at_the_effect_step()
    seat(data, 0)["points"] = 10
    assert position("hot-potato", data).points == (10, 0, 0)


WRECKS: list[Any] = [
    None,
    True,
    -1,
    3,
    2**70,
    "",
    "couch",
    "fryer",
    [],
    ["couch", "couch"],
    [None],
    [[]],
    {},
    {"a": 1},
    0.5,
]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_unknown_crashes(players: int) -> None:
    """Whatever is put anywhere, a position is taken or refused, and one that is taken can be shown again."""
    chooser = random.Random(players)
    found = random_positions(players, players)
    for _ in range(1500):
        data = whole(chooser.choice(found))
        place: Any = data["table"] if chooser.random() < 0.4 else chooser.choice(data["table"]["seats"])
        place[chooser.choice(list(place))] = chooser.choice(WRECKS)
        try:
            table = position("hot-potato", data)
        except Refusal:
            continue
        assert position("hot-potato", table.reveal()).state == table.state
        table.state.pack()


@pytest.mark.parametrize("wreck", WRECKS)
def test_what_is_no_position_is_refused(wreck: Any) -> None:
    with pytest.raises(BadPosition):
        position("hot-potato", position_data(2) | {"table": wreck})
