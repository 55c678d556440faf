"""The worked examples of the law page and of our rules, one test each."""

from __future__ import annotations

import pytest

import tischlein
from tischlein.games.elefant.tests.elefant_scenario import acts, lies, owns, scenario, seat_of, told


def test_example_1_a_purchase_costs_one_money_and_leaves_four_cards() -> None:
    table = acts(scenario("R3 B4", money=1), "buy R7")
    assert seat_of(table, 0)["money"] == 0
    assert lies(table, "porcelain_row") == "R5 B6 G4 G7"
    assert owns(table, 0) == "R3 R7 B4"


def test_example_2_no_money_and_no_pass_card_leave_only_elephants() -> None:
    table = scenario("R3 B4", money=0, pass_card=False)
    assert table.moves(0) == ["elephant R*", "elephant BBGG", "elephant RRB", "elephant ?", "elephant 357"]


@pytest.mark.parametrize("pass_card", [True, False])
def test_example_3_two_money_leave_only_purchases_and_passing(pass_card: bool) -> None:
    table = scenario("R3 B4", money=2, pass_card=pass_card)
    passing = ["pass"] if pass_card else []
    assert table.moves(0) == ["buy R5", "buy R7", "buy B6", "buy G4", "buy G7", *passing]


def test_example_4_two_and_one_with_one_red_and_three_blues() -> None:
    """The red is lost, and one blue of choice."""
    table = acts(scenario("R4 B3 B5 B8"), "elephant RRB")
    assert table.waiting == (0,)
    assert table.moves(0) == ["drop R4 B3", "drop R4 B5", "drop R4 B8"]
    assert owns(acts(table, "drop R4 B5"), 0) == "B3 B8"


def test_example_5_357_takes_every_3_5_and_7() -> None:
    table = acts(scenario("R3 R4 R7 B5 B6 G3 G5 G8"), "elephant 357")
    assert owns(table, 0) == "R4 B6 G8"
    assert told(table) == ["elephant-taken", "broken"]


def test_example_6_a_whole_colour_that_is_not_there() -> None:
    table = acts(scenario("R3 B4", money=1, herd="R* G* RRB ? 357"), "elephant G*")
    assert owns(table, 0) == "R3 B4"
    assert seat_of(table, 0)["money"] == 2
    assert told(table) == ["elephant-taken", "unharmed"]


@pytest.mark.parametrize(
    ("choice", "points"), [("lowest", 12), ("highest", 20), ("colour B", 12), ("colour", 12), ("all", 27)]
)
def test_example_7_the_four_methods(choice: str, points: int) -> None:
    table = scenario("R3 R7 B4 B8 G5", shop="")
    acts(table, f"score {choice}", "score all", "score all")
    assert table.points == (points, 0, 0)


def test_example_8_an_empty_elephant_pile_is_shuffled_anew() -> None:
    """The thirtieth elephant is taken: five of all thirty lie out, 25 make the new pile."""
    table = scenario("", money=0, herd="R*", used=29)
    assert table.view(None)["table"]["elephants_left"] == {}
    acts(table, "elephant R*")
    assert told(table) == ["elephant-taken", "unharmed", "elephants-reshuffled", "elephants-turned-up"]
    view = table.view(None)["table"]
    assert len(view["elephant_row"]) == 5
    assert sum(view["elephants_left"].values()) == 25


def test_example_9_the_fortieth_purchase_brings_the_last_scoring() -> None:
    table = acts(scenario("R3 B4", shop="G8", after=39), "buy G8")
    assert table.waiting == (0, 1, 2)
    assert table.events(None, since=1)[-1] == {"n": 1, "event": "scoring", "number": 4}
    assert table.moves(0) == ["score colour R", "score colour B", "score colour G"]
    acts(table, "score colour", "score colour R", "score colour R")
    assert table.over
    assert table.points == (3 * 11 + 8, 33, 33)
    assert table.winners == (0,)
    with pytest.raises(tischlein.NotYourTurn) as refused:
        table.play(0, "pass")
    assert refused.value.code == "game-over"


def test_two_grey_elephants_on_a_colour_with_a_single_card_cost_just_that_card() -> None:
    """Our rules, "What the elephants break"."""
    table = acts(scenario("R4 B3 B5", herd="R* RRB BBGG ?? 357"), "elephant ??")
    assert table.moves(0) == ["drop R4", "drop B3 B5"]
    assert owns(acts(table, "drop R4"), 0) == "B3 B5"
