"""The reasons for a move: what a player would say in small positions."""

from __future__ import annotations

import re
from typing import Any

import tischlein
from tischlein.games.heckmeck.cards import rounds_for
from tischlein.games.heckmeck.reasons import reasons
from tischlein.games.heckmeck.rules import Table
from tischlein.games.heckmeck.tests.heckmeck_scenario import player, scenario


def why(table: tischlein.Table, move: str) -> list[dict[str, Any]]:
    seat = table.waiting[0]
    view = table.view_record(seat)
    assert isinstance(view, Table)
    return reasons(view, seat, table.read(seat, move))


def named(table: tischlein.Table, move: str) -> list[str]:
    return [reason["reason"] for reason in why(table, move)]


def duel(
    hand: str, display: str = "", top: str = "", own_top: str = "", passed: str = "", number: int = 3
) -> tischlein.Table:
    """Two players, the first one to move. The other has `top` on the stack, or has `passed`."""
    low = " ".join(["1x1", "1x2", "1x3"][: len(display.split())])
    other = player("2x1 2x2 2x3", passed or low, top, passed=passed != "")
    return scenario(player(hand, display, own_top), other, grill="20 35", number=number)


def test_a_portion_is_stolen_now() -> None:
    table = duel("2x1 3x2", "1x5 3x4 W9", top="22")
    stolen = {"other": 1, "portion": 22, "worms": 3}
    assert why(table, "steal")[0] == {"reason": "steals", **stolen}
    assert why(table, "pass")[0] == {"reason": "forgoes-theft", **stolen}
    assert "two-cards" in named(table, "steal")


def test_a_lay_out_hits_a_portion_or_comes_nearer() -> None:
    table = duel("1x3 2x4 2x1", "2x5 W9", top="18")
    assert why(table, "1x3")[0] == {"reason": "hits-portion", "other": 1, "portion": 18, "worms": 1}
    assert why(table, "2x1")[0]["reason"] != "hits-portion"
    alone = duel("1x3 2x4 2x1", "2x5 W9", top="18", passed="1x1 W2")
    assert why(alone, "1x3")[0] == {"reason": "hits-for-sure", "other": 1, "portion": 18, "worms": 1}
    further = duel("1x3 1x4 2x1", "2x5 W9", top="22")
    assert why(further, "1x3")[0] == {"reason": "towards-theft", "other": 1, "portion": 22, "worms": 3}


def test_a_display_needs_a_worm() -> None:
    assert named(duel("3x4 2x5 1x2"), "3x4")[0] == "needs-worm"
    assert "needs-worm" not in named(duel("3x4 2x5 W2"), "3x4")
    assert "first-worm" in named(duel("3x4 2x5 W2", "1x3"), "W2")


def test_passing_without_a_worm_takes_the_lowest_and_may_cover_a_good_portion() -> None:
    table = duel("3x4 2x5 1x2", own_top="36")
    lowest = {"reason": "takes-lowest", "portion": 20, "worms": 2}
    covered = {"reason": "covers-portion", "portion": 36, "worms": 7}
    assert why(table, "pass") == [lowest, covered, {"reason": "two-cards"}]
    lost = {"reason": "loses-display", "laid": ["2x3"]}
    assert why(duel("3x4 2x5 1x2", "2x3"), "pass") == [lowest, {"reason": "two-cards"}, lost]
    assert why(duel("3x4 2x5 1x2", "2x3", own_top="36"), "pass") == why(table, "pass")


def test_a_menu_to_be_expected_is_one_against_what_others_still_lay_out() -> None:
    """The other has 6 out, and three kinds to come from six cards: 15 will be too few, and 32 enough."""
    few, many = duel("2x1 2x3", "1x2 2x4 W9"), duel("2x1 2x3", "3x4 3x5 W9")
    expected = [why(table, "pass")[0] for table in (few, many)]
    assert [reason["reason"] for reason in expected] == ["menu-likely", "menu-likely"]
    assert [reason["portion"] for reason in expected] == [20, 35]


def test_when_all_others_have_passed_the_menu_is_certain() -> None:
    """The other has passed with 15."""
    best = {"reason": "menu-for-sure", "total": 17, "portion": 35, "worms": 7}
    assert why(duel("3x1 1x3", "3x4 W9", passed="2x5 W1"), "pass") == [best]
    table = duel("3x1 1x3", "2x4 W9", passed="2x5 W1")
    second = {"reason": "menu-for-sure", "total": 13, "portion": 20, "worms": 2}
    assert why(table, "pass") == [second]
    assert why(table, "1x3")[0] == {"reason": "reaches", "total": 16, "portion": 35, "worms": 7}


def against(display: str, hand: str, own: str, number: int = 3) -> tischlein.Table:
    """The other is still in, with this display."""
    other = player("2x1 2x2 2x3", display)
    return scenario(player(hand, own), other, grill="20 35", number=number)


def test_what_a_total_reaches_is_said_of_the_displays_that_lie_now() -> None:
    """What the others may still lay out is not counted, not even in the last round, when nobody saves."""
    reached = {"reason": "reaches", "total": 14, "portion": 35, "worms": 7}
    for number in (3, rounds_for(2)):
        assert reached in why(against("2x4 W1", "1x4 1x3", "1x5 W9", number), "1x4")
        assert "reaches" not in named(against("2x4 W1", "1x3 1x1", "4x2 W9", number), "1x3"), "ahead"
        assert "reaches" not in named(against("2x4 W9", "1x3 1x1", "1x5 W1", number), "1x3"), "a tie"


def test_a_total_reaches_nothing_while_no_other_display_counts() -> None:
    assert "reaches" not in named(against("1x4", "1x4 W9", "1x5"), "W9")
    assert "reaches" in named(against("W1", "1x4 W9", "1x5"), "W9")


def test_a_single_low_card_is_cheap_and_many_are_dear() -> None:
    table = duel("4x1 1x5 W3")
    assert named(table, "1x1") == ["one-for-one", "low-first", "keeps-cards"]
    assert {"reason": "costly", "amount": 4} in why(table, "4x1")


def test_in_the_last_round_nothing_is_saved() -> None:
    last = duel("3x4 1x5", "2x3 W9", number=rounds_for(2))
    assert "nothing-to-save" in named(last, "3x4")
    assert {"reason": "leaves-cards", "amount": 2} in why(last, "1x4")
    assert "cards-left-over" in named(last, "pass")
    assert "two-cards" not in named(last, "pass")


def test_without_a_new_kind_one_has_to_pass() -> None:
    assert named(duel("3x4", "2x4 W9"), "pass")[0] == "nothing-fits"


def test_that_cards_are_left_over_is_no_word_for_the_best_move() -> None:
    assert tischlein.games()["heckmeck"].objections >= {"leaves-cards", "cards-left-over"}


def test_of_the_best_move_it_is_not_said_that_little_speaks_for_it() -> None:
    last_of_these = duel("2x5", "2x3 W9")
    assert named(last_of_these, "2x5") == ["harmless"]
    assert "harmless" in tischlein.games()["heckmeck"].objections


def test_in_french_no_name_follows_a_word_that_would_be_shortened_before_a_vowel() -> None:
    text = (tischlein.games()["heckmeck"].folder / "words.fr.ftl").read_text(encoding="utf-8")
    assert not re.findall(r"\b(?:de|que) \{ \$(?:other|name) \}", text)
