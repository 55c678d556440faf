"""What a learner sees and does in Potato Man."""

from __future__ import annotations

from support.encodings import feature, open_names
from tischlein.games.potato_man.encoding import ACTIONS, CLOSE
from tischlein.games.potato_man.tests.potato_man_scenario import build, party, position, state_of


def shown(bits: list[int]) -> list[str]:
    """The cards of a feature that has a place for each."""
    return [card for card, bit in zip(ACTIONS, bits, strict=True) if bit]


def test_open_actions_are_the_playable_cards() -> None:
    table = state_of(build(position(["R5 B4", "B5 R7", "R6 Y4 B6", "R8 B8 Y5"], lies="R9 G9")))
    assert open_names(table, 2) == ["B6", "Y4"]


def test_the_trick_is_shown_by_who_played_clockwise_from_the_seat_itself() -> None:
    table = state_of(build(position(["R5 B4", "B5 R7", "R6 Y4 B6", "R8 B8 Y5"], lies="R9 G9")))
    assert shown(feature(table, 2, "trick seat +2")) == ["R9"]
    assert shown(feature(table, 2, "trick seat +3")) == ["G9"]
    assert shown(feature(table, 2, "trick seat +0")) == []
    assert shown(feature(table, 0, "trick seat +0")) == ["R9"]
    assert feature(table, 0, "turn") == [0, 0, 1, 0, 0]


def test_two_players_have_two_places_each_in_a_trick() -> None:
    table = state_of(party({"Thomas": "R5 B4 G9 R9", "Sophia": "B5 R7 G8 Y2 B9"}, lies="Y8 R8 B8"))
    assert [shown(feature(table, 1, f"trick seat +{place}, card 1")) for place in (0, 1)] == [["R8"], ["Y8"]]
    assert [shown(feature(table, 1, f"trick seat +{place}, card 2")) for place in (0, 1)] == [[], ["B8"]]


def test_the_standing_is_what_the_seat_is_ahead_by() -> None:
    rounds = {"Thomas": [7], "Sophia": [2], "Martin": [39]}
    hands = {"Thomas": "R5 B4", "Sophia": "B5 R7", "Martin": "R6 B6"}
    table = state_of(party(hands, rounds=rounds, sacks={"Thomas": "gold"}))
    assert feature(table, 0, "lead over seat +1").index(1) == CLOSE + 12 - 2
    assert feature(table, 0, "lead over seat +2").index(1) == 0
    assert feature(table, 2, "lead over seat +1").index(1) == 2 * CLOSE
    assert feature(table, 0, "best round against seat +1") == [0, 0, 1]
    assert feature(table, 0, "sacks seat +0")[-3:] == [1, 0, 0]
