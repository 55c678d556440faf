"""The reasons for a move: what a player would say in small positions."""

from __future__ import annotations

import re
from typing import Any

import pytest

import tischlein
from tischlein.games.elefant.reasons import OBJECTIONS, reasons
from tischlein.games.elefant.rules import Table
from tischlein.games.elefant.tests.elefant_scenario import scenario
from tischlein.i18n.languages import LANGUAGES
from tischlein.i18n.words import words


def why(table: tischlein.Table, move: str) -> list[dict[str, Any]]:
    view = table.view_record(0)
    assert isinstance(view, Table)
    return reasons(view, 0, table.read(0, move))


def named(table: tischlein.Table, move: str) -> list[str]:
    return [reason["reason"] for reason in why(table, move)]


# ---- Buying porcelain ----


def test_a_card_adds_to_a_method_and_may_spoil_another() -> None:
    table = scenario("R6 B6 G6", shop="R8 R3 B6 G4 G7")
    assert why(table, "buy R8")[0]["reason"] == "improves"
    spoilt = {"reason": "spoils", "method": "lowest", "points": 3}
    assert spoilt in why(table, "buy R3")
    assert spoilt not in why(table, "buy R8")


def test_money_forces_a_purchase_or_runs_out() -> None:
    assert "must-buy" in named(scenario("R6 B6 G6", money=2), "buy R5")
    assert "last-money" in named(scenario("R6 B6 G6", money=1), "buy R5")


def test_the_last_card_before_a_scoring() -> None:
    table = scenario("R6 B6 G6", shop="R5", after=9)
    assert named(table, "buy R5")[0] == "brings-scoring"
    assert "brings-scoring" not in named(scenario("R6 B6 G6", shop="R5 R7", after=8), "buy R5")


def test_after_the_last_purchase_no_elephant_comes() -> None:
    """Only a colour is still to be scored, and blue adds nothing to red."""
    last_but_one = scenario("R8 R8 B3", shop="B3 R5", after=38)
    assert named(last_but_one, "buy B3") == ["fodder", "last-money"]
    assert named(scenario("R8 R8 B3", shop="B3", after=39), "buy B3") == ["brings-scoring"]


def test_a_card_that_improves_nothing_protects_only_better_ones() -> None:
    """Blue adds nothing to red, the only colour to be scored; an elephant may take it instead of a red 8."""
    protects = scenario("R8 R8 B3", shop="B3 B8 R5", after=37)
    assert "fodder" in named(protects, "buy B3")
    assert named(protects, "buy B8")[0] == "improves-nothing"


def test_a_card_is_denied_to_nobody_while_another_like_it_lies_there() -> None:
    denied = {"reason": "denies-card", "other": 1}
    assert denied in why(scenario("R8 B6 G6", "R7 R7", shop="R5 R3 B3 G3 G4"), "buy R5")
    assert denied not in why(scenario("R8 B6 G6", "R7 R7", shop="R5 R5 R3 B3 G3"), "buy R5")


# ---- Elephants ----


def test_a_harmless_elephant_and_one_that_breaks_much() -> None:
    table = scenario("R6 R7 B5", herd="G* R* RRB ? 357", money=0)
    assert named(table, "elephant G*")[0] == "unharmed"
    assert "needs-money" in named(table, "elephant G*")
    broken, milder = why(table, "elephant R*")[:2]
    assert broken["cards"] == ["R6", "R7"]
    assert broken["points"] > 5
    assert milder == {"reason": "milder-there", "elephant": "G*"}


def test_the_mildest_of_harmful_ones() -> None:
    table = scenario("R3 R8 B8 G8", herd="B* R* G* ? 468", money=0)
    assert named(table, "elephant ?")[:2] == ["breaks", "mildest"]
    assert why(table, "elephant ?")[0]["cards"] == ["R3"]


def test_the_next_seat_likes_one_elephant_most_or_none() -> None:
    """Whoever has nothing but red is safe from G* and B*; the only elephant of a row is nobody's choice."""
    choice = scenario("R6 B6 G6", "R6 R7", herd="G* R* RRB ? 357")
    assert {"reason": "denies-elephant", "other": 1} in why(choice, "elephant G*")
    alike = scenario("R6 B6 G6", "R6 R7", herd="G* B* RRB ? 357")
    assert "denies-elephant" not in named(alike, "elephant G*") + named(alike, "elephant B*")
    alone = scenario("R6 B6 G6", "R6 R7", herd="R*", money=0)
    assert named(alone, "elephant R*") == ["breaks", "needs-money"]


def test_the_mildest_is_named_only_among_different_ones() -> None:
    assert "mildest" not in named(scenario("R6 B6 G6", herd="R* R*", money=0), "elephant R*")
    assert "mildest" in named(scenario("R6 B6 G6", herd="R* R* 468", money=0), "elephant R*")


def test_without_money_and_pass_card_only_an_elephant_is_left() -> None:
    table = scenario("R6 B6 G6", money=0, pass_card=False)
    assert "only-elephants" in named(table, "elephant R*")
    assert "needs-money" not in named(table, "elephant R*")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_loss_costs_is_guessed_too_roughly_for_a_number(language: str) -> None:
    spoken = words(tischlein.games()["elefant"], language)
    before = scenario("R6 R7 R8 R8", herd="R* R* RRB RRG RRBB", money=0)
    broken = scenario("R3 R8 B8 G8", elephant="?", herd="R* RRB BBGG ?")
    for table, moves in ((before, ("elephant R*", "pass")), (broken, ("drop R3", "drop R8"))):
        for move in moves:
            assert not re.search("poin|Pun[kt]|punt", spoken.reason(why(table, move)[0]))


def test_the_cheapest_loss_is_dropped() -> None:
    table = scenario("R3 R8 B8 G8", elephant="?", herd="R* RRB BBGG ?")
    assert named(table, "drop R3")[0] == "costs-least"
    dearer = why(table, "drop R8")[0]
    assert dearer["reason"] == "better-drop"
    assert "better-drop" in OBJECTIONS
    assert dearer["cards"] == ["R3"]
    assert "bare-colour" in named(table, "drop B8")


# ---- Passing ----


def test_a_pass_avoids_cruel_elephants_but_comes_only_once() -> None:
    cruel = scenario("R6 R7 R8 R8", herd="R* R* RRB RRG RRBB", money=0)
    assert named(cruel, "pass")[0] == "avoids-elephants"
    assert why(cruel, "pass")[-1] == {"reason": "pass-once"}
    assert named(scenario("R6 R7", herd="G* B* BBGG ? 468", money=0), "pass") == ["pass-once"]


# ---- Scoring ----


def test_what_a_method_brings_now_and_later() -> None:
    """Three high cards, one of each colour: both methods of single cards bring as much as all porcelain."""
    table = scenario("R7 B7 G7", shop="", after=10)
    now = why(table, "score lowest")
    assert now[0]["points"] == 21
    assert now[0]["later"] < 21
    assert now[1] == {"reason": "best-now", "amount": 3}
    assert why(table, "score all")[1] == {"reason": "better-method", "method": "lowest"}


def test_a_single_other_method_is_not_spoken_of_as_several() -> None:
    """In the third scoring all porcelain and a colour are left."""
    table = scenario("R7 R7 R8 B7", shop="", after=30)
    moves = [why(table, move)[1] for move in ("score all", "score colour R")]
    (best,) = (reason for reason in moves if reason["reason"] == "best-now")
    assert best["amount"] == 1
    assert table.words.reason(best) == "The other open method has more to gain from waiting."


def test_the_best_colour_is_named() -> None:
    table = scenario("R7 R8 B7 G7", shop="", after=10)
    assert why(table, "score colour B")[0] == {"reason": "better-colour", "method": "colour R"}
    assert "better-colour" in OBJECTIONS


def test_what_a_method_might_bring_later_is_what_it_brings_in_most_games() -> None:
    """All porcelain brings some 24 points, whenever it is scored."""
    table = scenario("R7 B7 G8", shop="", after=10)
    assert why(table, "score all")[0] == {"reason": "now-or-later", "points": 22, "later": 24}


def test_more_to_gain_from_waiting_is_more_by_the_same_numbers() -> None:
    table = scenario("R7 R8 B3 G4", shop="", after=20)
    gains = {}
    for move in ("score highest", "score all", "score colour R"):
        then, *verdict = why(table, move)
        gains[then["later"] - then["points"]] = [reason["reason"] for reason in verdict]
    assert gains.pop(min(gains)) == ["best-now"]
    assert set(map(tuple, gains.values())) == {("better-method",)}


def test_in_the_last_scoring_there_is_no_later() -> None:
    table = scenario("R7 B7 G8", shop="", after=40)
    assert why(table, "score colour G") == [{"reason": "last-scoring", "points": 8}]
    assert named(table, "score colour R") == ["better-colour", "last-scoring"]
