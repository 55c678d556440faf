"""Positions: built again from what was revealed, and refused with the reason when they cannot be."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import tischlein
from tischlein.games.heckmeck.tests.heckmeck_scenario import acts, player, position_data, scenario

AS_MANY = "as many as are in the pile or were drawn from it"


@pytest.mark.parametrize("first", ["drawn", 1])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_rebuilt_table_plays_on_just_the_same(players: int, first: str | int) -> None:
    """Field for field, later shuffles included."""
    table = tischlein.new("heckmeck", players, seed=players, first=first)
    chooser = random.Random(players)
    twins: list[tischlein.Table] = []
    while not table.over:
        if len(table.made) % 25 == 0:
            twins.append(tischlein.position("heckmeck", json.loads(json.dumps(table.reveal()))))
            assert twins[-1].state == table.state
        move = chooser.choice(table.moves(table.waiting[0]))
        for each in (table, *twins):
            acts(each, move)
    for twin in twins:
        assert twin.state == table.state
    assert tischlein.position("heckmeck", table.reveal()).state == table.state


def test_cards_and_portions_may_be_listed_in_any_order() -> None:
    data = tischlein.new("heckmeck", 3, seed=2).reveal()
    twisted = copy.deepcopy(data)
    for cards in (twisted["table"]["mixed"], twisted["table"]["grill"], twisted["table"]["seats"][0]["hand"]):
        cards.reverse()
    assert tischlein.position("heckmeck", twisted).state == tischlein.position("heckmeck", data).state


def base() -> dict[str, Any]:
    """Three players in round 2: seat 1 has passed without a worm, seat 2 with one, seat 0 is to move."""
    return position_data(
        player(hand="1x1 W1", display="1x4 1x5", stack="20", drew=""),
        player(hand="2x2", passed=True, stack="0 36", drew="1x2", laid="1x1"),
        player(hand="1x3", display="1x4 W2", passed=True, drew="1x3", laid="W2"),
        grill="21 30",
        number=2,
        pile="1x3 W3 W5",
    )


def over() -> dict[str, Any]:
    data = tischlein.new("heckmeck", 3, seed=2)
    while not data.over:
        acts(data, "pass")
    return data.reveal()


Change = Callable[[dict[str, Any]], object]


def put(*path: str | int, value: Any) -> Change:
    """Sets the value at a path."""

    def change(table: dict[str, Any]) -> None:
        place: Any = table
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return change


def add(*path: str | int, value: Any) -> Change:
    """Adds a value to the list at a path."""

    def change(table: dict[str, Any]) -> None:
        place: Any = table
        for step in path:
            place = place[step]
        place.append(value)

    return change


COMPLAINTS: list[tuple[Change, str]] = [
    (add("discard", value="W1"), "card W1 lies in the discard and in the hand of seat 0; there is 1 of it"),
    (
        add("discard", value="W2"),
        "card W2 lies in the discard and in the display of seat 2; there is 1 of it",
    ),
    (add("pile", value="W6"), "card W6 lies in the draw pile and in the discard; there is 1 of it"),
    (lambda table: table["discard"].remove("W6"), "card W6 is missing"),
    (lambda table: table["discard"].remove("4"), "card 4 is missing"),
    (add("discard", value="W26"), "discard[98] must be a card of this game (got 'W26')"),
    (add("discard", value=[]), "discard[98] must be a card of this game (got [])"),
    (put("pile", value="1"), "pile must be a list (got '1')"),
    (put("pile", value=None), "pile must be a list (got None)"),
    (put("pile_cards", value=2), "pile_cards must be 3 (got 2)"),
    (put("seats", 0, "hand", value=None), "seats[0].hand must be a list (got None)"),
    (put("seats", 0, "cards", value=3), "seats[0].cards must be 2 (got 3)"),
    (put("seats", 0, "total", value=10), "seats[0].total must be 9 (got 10)"),
    (put("seats", 0, "worm", value=True), "seats[0].worm must be False (got True)"),
    (put("seats", 2, "worm", value=1), "seats[2].worm must be true or false (got 1)"),
    (put("seats", value=[]), "seats must have 3 entries (got 0)"),
    (
        add("mixed", value="W5"),
        f"mixed must have card W5 1 times, {AS_MANY} (got 2)",
    ),
    (
        add("mixed", value="W4"),
        f"mixed must have card W4 0 times, {AS_MANY} (got 1)",
    ),
    (
        put("mixed", value=["2", "3", "W3", "W5"]),
        f"mixed must have card 3 2 times, {AS_MANY} (got 1)",
    ),
    (
        put("mixed", value=["2", "3", "3", "W3"]),
        f"mixed must have card W5 1 times, {AS_MANY} (got 0)",
    ),
    (
        put("seats", 2, "drew", value=[]),
        "seats[2].laid must be empty before a first card was drawn",
    ),
    (put("seats", 2, "fresh", value=2), "seats[2].fresh must be 1 (got 2)"),
    (put("seats", 2, "fresh", value="1"), "seats[2].fresh must be a whole number (got '1')"),
    (put("seats", 1, "drew", value=["3"]), "seats[1].drew: card 3 is neither in the hand nor laid out since"),
    (put("seats", 2, "drew", value=["3", "3"]), "seats[2].drew: card 3 is neither in the hand nor laid out"),
    (add("seats", 2, "laid", value="W1"), "seats[2].laid: card W1 lies neither in the display nor"),
    (put("seats", 2, "laid", value=["1"] * 17), "seats[2].laid: card 1 lies neither in the display nor"),
    (add("seats", 2, "laid", value="W2"), "seats[2].laid: card W2 lies neither in the display nor"),
    (put("seats", 0, "laid", value=["4"]), "seats[0].laid must be empty before a first card"),
    (put("seats", 0, "laid", value=None), "seats[0].laid must be a list (got None)"),
    (put("round", value=0), "round must be 1 to 8 (got 0)"),
    (put("round", value=9), "round must be 1 to 8 (got 9)"),
    (put("round", value=10**30), "must be 1 to 8 (got 1000"),
    (put("round", value=3), "supply must be 15 numbers (got ["),
    (put("rounds", value=9), "rounds must be 8 (got 9)"),
    (put("turn", value=3), "turn must be 0 to 2 (got 3)"),
    (put("turn", value=1), "turn: seat 1 has passed and is out for this round"),
    (put("turn", value=None), "round must be 8 (got 2)"),
    (put("seats", 1, "passed", value=False), "seats[1].display must have 2 kinds in this turn (got 0)"),
    (put("seats", 2, "passed", value="yes"), "seats[2].passed must be true or false (got 'yes')"),
    (put("seats", 0, "passed", value=True), "turn: seat 0 has passed and is out for this round"),
    (put("grill", value=[21]), "grill must be 2 numbers (got ["),
    (put("grill", value=[21, 43]), "grill[1] must be 0 to 42 (got 43)"),
    (
        put("grill", value=[21, 20]),
        "portion 20 lies in the grill and in the stack of seat 0; there should be 1 of it",
    ),
    (put("grill", value=[21, 5]), "portion 5 lies in the grill; there should be 0 of it"),
    (put("supply_portions", value=1), "supply_portions must be 18 (got 1)"),
    (put("box_portions", value=7), "box_portions must be 6 (got 7)"),
    (put("box", value=[]), "box must be 6 numbers (got ["),
    (put("seats", 0, "stack", value=7), "seats[0].stack must be a list (got 7)"),
    (put("seats", 0, "stack", value=["20"]), "seats[0].stack[0] must be a whole number (got '20')"),
    (put("seats", 0, "stack", value=[]), "portion 0 is missing"),
    (add("seats", 0, "stack", value=36), "portion 36 lies in the stack of seat 0 and in the stack of seat 1"),
]


@pytest.mark.parametrize(("change", "complaint"), COMPLAINTS, ids=[complaint for _, complaint in COMPLAINTS])
def test_complaints(change: Change, complaint: str) -> None:
    data = base()
    change(data["table"])
    with pytest.raises(tischlein.BadPosition) as refused:
        tischlein.position("heckmeck", data)
    assert complaint in str(refused.value)


def test_the_base_itself_is_possible() -> None:
    data = base()
    table = tischlein.position("heckmeck", data)
    assert table.waiting == (0,)
    assert table.reveal()["table"] == data["table"]


@pytest.mark.parametrize("name", list(base()["table"]))
def test_nothing_may_be_missing(name: str) -> None:
    data = base()
    del data["table"][name]
    with pytest.raises(tischlein.BadPosition, match=f"{name} is missing"):
        tischlein.position("heckmeck", data)


@pytest.mark.parametrize(
    ("display", "complaint"),
    [
        ("1x4", "without a worm it was discarded when the seat passed"),
        ("W2 1x4 1x5", r"of a seat that has passed must have at most 2 kinds \(got 3\)"),
    ],
)
def test_displays_of_those_who_have_passed(display: str, complaint: str) -> None:
    with pytest.raises(tischlein.BadPosition, match=complaint):
        scenario(player(display="1x5 1x4"), player(display=display, passed=True), grill="21 30")


@pytest.mark.parametrize(
    "displays", [("1x1", "1x1 1x2", "1x1"), ("1x1", "", "1x1"), ("1x1", "1x1", "1x1 1x2 1x3")]
)
def test_who_is_still_in_has_laid_out_once_a_turn(displays: tuple[str, str, str]) -> None:
    with pytest.raises(tischlein.BadPosition, match="in this turn"):
        scenario(*(player(display=display) for display in displays), grill="20 21 22")


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (put("seats", 1, "passed", value=False), "turn must be a seat that has not passed (got None)"),
        (put("round", value=7), "round must be 8 (got 7)"),
        (put("grill", value=[20]), "grill must be 0 numbers (got ["),
        (put("turn", value=0), "turn: seat 0 has passed and is out for this round"),
    ],
)
def test_the_end_of_the_game(change: Change, complaint: str) -> None:
    data = over()
    assert tischlein.position("heckmeck", data).over
    change(data["table"])
    with pytest.raises(tischlein.BadPosition) as refused:
        tischlein.position("heckmeck", data)
    assert complaint in str(refused.value)
