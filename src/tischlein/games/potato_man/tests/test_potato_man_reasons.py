"""The reasons for a card: what a player would say in small positions."""

from __future__ import annotations

from typing import Any

import pytest

import tischlein
from tischlein.engine.verbs import fill_view
from tischlein.games.potato_man.notation import CARD_OF
from tischlein.games.potato_man.reasons import OBJECTIONS, reasons
from tischlein.games.potato_man.rules import Table
from tischlein.games.potato_man.tests.test_potato_man_heuristics import situation
from tischlein.i18n.words import words


def why(card: str, hand: str, lies: str = "", **facts: Any) -> list[dict[str, Any]]:
    table, view = situation(hand, lies, **facts), Table()
    fill_view(table, table.turn, view)
    return reasons(view, table.turn, CARD_OF[card])


def named(card: str, hand: str, lies: str = "", **facts: Any) -> list[str]:
    return [reason["reason"] for reason in why(card, hand, lies, **facts)]


def test_the_last_seat_takes_a_sack_for_sure_and_no_card_too_high() -> None:
    sack = {"reason": "takes-sack", "sack": "yellow", "worth": 4}
    loot = {"reason": "keeps-from", "other": 1, "sack": "blue", "worth": 2}
    hand, lies = "Y7 Y10 Y12 B16", "R6 B9 G8"
    assert why("Y10", hand, lies) == [sack, {"reason": "lowest-winner"}, loot]
    assert why("Y12", hand, lies) == [sack, {"reason": "lower-would-do", "card": "Y10"}, loot]


def test_gold_is_taken_where_the_colour_has_no_sack_left() -> None:
    gold = {"reason": "takes-sack", "sack": "gold", "worth": 5}
    assert why("R15", "R5 R9 R15 B4", "B13 G5 Y6", sacks="red red red")[0] == gold
    nothing = "blue blue blue green green green gold gold gold"
    assert named("G14", "G3 G9 G14 B4", "R6 B13 Y6", sacks=nothing)[0] == "no-sack"


def test_cards_that_can_still_beat_it_are_counted() -> None:
    """Blue is still to come, and of blue nobody has seen B15 and B16."""
    leading = why("G13", "G5 G13 B4", "R6 Y6", held="B15 B16")[0]
    assert leading == {"reason": "leads-so-far", "sack": "green", "worth": 3, "amount": 2}


def test_while_cards_are_to_come_a_sack_is_promised_only_if_all_can_follow() -> None:
    """Nothing beats the card any more, but whoever has no blue left ends the round, and the trick is lost."""
    facts = {"sack": "green", "worth": 3}
    promise = {"reason": "sack-if-all-follow", **facts}
    hand = "G5 G13 B4 B15 B16"
    assert why("G13", hand, "R6 Y6", held="B6")[0] == promise
    assert why("G13", hand, "R6 Y6 B5")[0] == {"reason": "takes-sack", **facts}


@pytest.mark.parametrize(
    ("language", "condition"),
    [
        ("en", "if everybody can follow"),
        ("de", "alle folgen"),
        ("fr", "si tous peuvent suivre"),
        ("it", "se tutti possono seguire"),
    ],
)
def test_the_condition_is_said_in_every_language(language: str, condition: str) -> None:
    spoken = words(tischlein.games()["potato-man"], language)
    for reason in ("sack-if-all-follow", "only-potato-man"):
        assert condition in spoken.reason({"reason": reason, "sack": "green", "worth": 3})


def test_whose_trick_it_is_so_far_is_said_without_looking_back() -> None:
    """The sentence stands behind others and must not seem to speak of what they say."""
    loot = {"reason": "keeps-from", "other": 1, "sack": "blue", "worth": 2}
    said = words(tischlein.games()["potato-man"], "fr").reason(loot, ["Ann", "Ben"])
    assert said == "Tel qu’il est, le pli donnerait à Ben une carte Sacs bleue qui vaut 2."


def test_evil_potato_fears_only_potato_man() -> None:
    assert named("R16", "R5 R9 R16 B4", "G13 B5", held="Y1 Y2 Y3")[0] == "only-potato-man"
    assert named("R16", "R5 R9 R16 B4", "G13 Y5", held="B15")[0] == "sack-if-all-follow"
    assert why("R16", "R5 R16 B4", "Y2 B9 G12")[0] == {"reason": "evil-caught", "card": "Y2"}


def test_an_evil_potato_to_come_makes_anothers_potato_man_win() -> None:
    """Ann's Y2 lies: whoever plays R16 now hands her the trick that G13 leads."""
    amount = why("G13", "G13 R5 B4", "Y2 B9", held="R16")[0]
    assert amount == {"reason": "leads-so-far", "sack": "green", "worth": 3, "amount": 1}


def test_potato_man_catches_waits_or_is_wasted() -> None:
    assert why("Y2", "Y2 Y5 B4", "R16 B9 G12")[0] == {"reason": "catches-evil", "card": "R16"}
    assert named("Y2", "Y2 Y5 B4", "G12 B9", held="R16 R17")[0] == "waits-for-evil"
    assert named("Y2", "Y2 Y5 B4", "R6 B9 G12", held="R16")[0] == "wastes-potato-man"
    assert "wastes-potato-man" in OBJECTIONS


def test_potato_man_who_waits_is_not_said_to_lose() -> None:
    """Nobody beats G14 with blue, but an Evil Potato would make Y2 win."""
    assert named("Y2", "Y2 B4 B11 G5", "G14", held="R16 R17") == ["waits-for-evil", "last-of-colour"]


def test_where_the_trick_is_lost_the_lowest_card_goes_and_strong_ones_stay() -> None:
    hand, lies = "G3 G6 G12 B4", "R14 B13 Y6"
    assert why("G3", hand, lies) == [{"reason": "cannot-win"}, {"reason": "keeps-strong", "card": "G12"}]
    assert why("G6", hand, lies)[1] == {"reason": "lower-would-do", "card": "G3"}
    assert why("R5", "R5 R9 R15 B4", "B13 G5 Y6")[0] == {"reason": "saves-winner", "card": "R15"}
    assert why("R5", "R5 R9 R15 B4", "B13 G5")[0] == {"reason": "saves-leader", "card": "R15"}, "Y13 is out"
    saved = [reason for reason in why("R5", "R5 R9 R15 B4", "B13 G5 Y6") if reason.get("card") == "R15"]
    assert len(saved) == 1, "one sentence about a card is enough"


def test_whoever_leads_gives_a_trick_away_with_a_low_card() -> None:
    hand = "G4 G14 B4 B16 R6 R15 Y4 Y13"
    assert named("G4", hand)[:2] == ["gives-away", "probably-beaten"]
    assert named("G4", "G4 G11 B4 B9 R6 R10 Y4 Y10")[0] == "probably-beaten", "it has no strong cards to keep"


def test_with_two_players_the_own_card_may_lead_already() -> None:
    assert why("B4", "R9 B4 B16", "Y12 G5", players=2)[0] == {"reason": "already-yours", "card": "Y12"}
    assert "overtakes-yourself" in named("B16", "R9 B4 B16", "Y12 G5", players=2)


def test_with_two_players_the_own_evil_potato_makes_the_own_potato_man_win() -> None:
    """Ben's Y1 lies, the trick is Ann's so far; then the same with Ann's own Y3 and a card to come."""
    facts = {"card": "Y1", "sack": "yellow", "worth": 4}
    loot = {"reason": "keeps-from", "other": 0, "sack": "green", "worth": 3}
    hand, lies = "R11 R12 R17 R18 B7", "B5 Y1 G14"
    assert why("R17", hand, lies, players=2) == [{"reason": "your-man-wins", **facts}, loot]
    promise = {"reason": "your-man-if-all-follow", **facts, "card": "Y3"}
    assert why("R17", hand, "Y3 B16", players=2)[0] == promise
    saved = {"reason": "saves-winner", "card": "R17"}
    assert why("R12", hand, lies, players=2)[:2] == [saved, {"reason": "lower-would-do", "card": "R11"}]
    gone = "yellow yellow yellow gold gold gold"
    caught = {"reason": "catches-evil", "card": "R17"}
    assert why("R17", hand, lies, players=2, sacks=gone) == [caught, loot]


def test_with_two_players_an_evil_potato_may_hand_the_own_trick_over() -> None:
    """Ann's G14 leads, but Ben's Y1 lies."""
    assert named("R18", "R11 R18 B4", "G14 Y1", players=2, held="B5 B6") == ["evil-caught", "lower-would-do"]
    assert named("R11", "R11 R18 B4", "G14 Y1", players=2, held="B5 B6")[0] == "already-yours"


def test_a_round_that_ends_at_once_says_so() -> None:
    """Blue is missing in the trick, and all other blue cards have been played or are in hand."""
    assert (
        named("R5", "R5 R6 B4 B16", "G5 Y6", held="G3 Y4 G4 Y5 Y7 R7 R8 R9 G6 Y8 G7 G8 Y9")[0] == "ends-round"
    )


def test_the_last_card_of_a_colour_and_the_only_card() -> None:
    """That there is no other move is said already where moves are suggested."""
    assert "last-of-colour" in named("G5", "G5 B4 B5 Y6 Y7", "R15", players=3)
    assert named("G3", "G3 B4 B5", "R14 B13 Y6") == ["cannot-win", "last-of-colour"]


@pytest.mark.parametrize(("language", "noun"), [("de", "Die Karte"), ("fr", "Ta carte"), ("it", "La carta")])
def test_a_sentence_does_not_begin_with_a_pronoun_that_has_no_noun(language: str, noun: str) -> None:
    spoken = words(tischlein.games()["potato-man"], language)
    for reason in ("leads-so-far", "probably-beaten", "no-sack"):
        facts = {"reason": reason, "sack": "green", "worth": 3, "amount": 4}
        assert spoken.reason(facts).startswith(noun)


def test_a_card_that_need_not_win_comes_from_the_longest_colour() -> None:
    hand, held = "B12 G6 G7 Y9 Y10 Y11", "R12 R13 R14 R15 B13 B14 B15 B16 G12 G13 G14"
    assert named("Y10", hand, held=held) == ["probably-beaten", "longest-colour"]
    assert "longest-colour" not in named("G6", hand, held=held)
    assert "longest-colour" not in named("Y10", "B12 G6 G7 Y10 Y11", held=held), "green has as many"
    assert "longest-colour" not in named("Y13", "B12 Y9 Y10 Y13", "G10 R5"), "it may win"
    assert "longest-colour" not in named("Y9", "B12 Y9 Y10", "G10 R5 B4"), "no other colour may be played"
