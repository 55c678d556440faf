"""Rules of thumb: legal and blind is tested for every game; here, what they advise and that it wins."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tischlein
from tischlein.engine.bits import mask_of
from tischlein.games.potato_man import heuristics, rules
from tischlein.games.potato_man.cards import BLUE, GREEN, RED, YELLOW
from tischlein.games.potato_man.notation import CARD_OF, CARD_TEXTS
from tischlein.games.potato_man.rules import Table
from tischlein.games.potato_man.tests.potato_man_scenario import DECK, party

GAME = tischlein.games()["potato-man"]
NAMES = ("Ann", "Ben", "Cem", "Dora", "Eva")


def situation(hand: str, lies: str = "", held: str = "", players: int = 4, sacks: str = "") -> Table:
    """The one to play has this hand; `held` is among the cards of the others, who have low ones besides.

    Ann led, and the `sacks` are hers. All other cards but those aside have been played.
    """
    played, turn = len(lies.split()), len(lies.split()) % players
    tricks = len(hand.split()) + len(range(turn, played, players))
    named = f"{hand} {lies} {held}".split()
    low = sorted((card for card in DECK if card not in named), key=lambda card: int(card[1:]))
    rest = held.split() + low
    hands = {}
    for seat in range(players):
        size = tricks - len(range(seat, played, players))
        hands[NAMES[seat]] = hand if seat == turn else " ".join(rest[:size])
        rest = rest if seat == turn else rest[size:]
    state = party(hands, lies, sacks={"Ann": sacks}).state
    assert isinstance(state, Table)
    return state


def advice(hand: str, lies: str = "", **facts: Any) -> str:
    """The card advised in a situation."""
    table, moves = situation(hand, lies, **facts), [0] * GAME.max_moves
    listed = rules.legal(table, table.turn, moves)
    return CARD_TEXTS[heuristics.default_move(table, table.turn, moves, listed, [1])]


def set_of(cards: str) -> int:
    return mask_of([CARD_OF[card] for card in cards.split()])


# ---- What it advises ----


def test_the_last_seat_wins_a_fat_sack_with_its_lowest_winning_card() -> None:
    assert advice("Y7 Y10 Y12 B16", "R6 B9 G8") == "Y10"


def test_a_high_red_card_is_too_good_for_a_poor_sack_but_not_for_gold() -> None:
    """R15 would win one point and keep two from Ann; once the red sacks are gone it wins five."""
    assert advice("R5 R9 R15 B4", "B13 G5 Y6") == "R5"
    assert advice("R5 R9 R15 B4", "B13 G5 Y6", sacks="red red red") == "R15"


def test_where_nothing_is_to_be_won_the_lowest_card_goes() -> None:
    nothing_left = "blue blue blue green green green gold gold gold"
    assert advice("G3 G9 G14 B4", "R6 B13 Y6") == "G14"
    assert advice("G3 G9 G14 B4", "R6 B13 Y6", sacks=nothing_left) == "G3"


def test_potato_man_catches_evil_potato_and_is_kept_till_then() -> None:
    assert advice("Y2 Y5 B4", "R16 B9 G12") == "Y2"
    assert advice("Y2 Y5 B4", "R6 B9 G12") == "Y5"


def test_five_players_may_double_a_colour_with_potato_man() -> None:
    assert advice("Y1 Y5 R15 B7", "Y8 R17 B8", players=5) == "Y1"


def test_evil_potato_comes_when_no_potato_man_can_follow() -> None:
    """In the third seat, one player to come: may that one still bring yellow?"""
    assert advice("R5 R9 R16 B4", "G13 B5", held="Y1 Y2 Y3") == "R5"
    assert advice("R5 R9 R16 B4", "G13 Y5", held="B15 B16") == "R16"


def test_the_last_card_of_a_colour_goes_first() -> None:
    """The trick is lost anyway; whoever has fewer colours can end the round."""
    assert advice("G5 B4 B5 Y6 Y7", "R15", players=3) == "G5"
    assert advice("G4 G5 B5 Y6 Y7", "R15", players=3) == "B5"


def test_two_players_do_not_overtake_themselves() -> None:
    """Ann led and plays again: Y12 wins as it is, unless Ben has beaten it."""
    assert advice("R9 B4 B16", "Y12 G5", players=2) == "B4"
    assert advice("B4 B15 B16", "Y12 G13", players=2) == "B16"


# ---- What the advice is made of ----


def test_what_beats_the_winning_card() -> None:
    """Equal numbers do; Potato Man beats Evil Potato only, but is beaten by nothing then."""
    sevens = set_of("R7 B7 G7 Y7")
    assert heuristics.beaters(set_of("G7"), 7) & sevens == sevens
    assert not heuristics.beaters(set_of("G7"), 7) & set_of("R6 Y3")
    assert heuristics.beaters(set_of("R16"), 16) == set_of("R16 R17 R18 B16 Y1 Y2 Y3")
    assert heuristics.beaters(set_of("Y2 B9"), 9) & set_of("R15 R16") == set_of("R15")
    assert heuristics.beaters(set_of("Y2 R16"), 2) == 0


def test_a_trick_is_safer_the_fewer_cards_can_beat_it() -> None:
    prizes = heuristics.all_prizes(situation("R5 B4"))
    over = ("", "B16", "B15 B16", "R17 B14 B15 B16")
    worths = [heuristics.outcome(300, set_of(cards), prizes, 1 << 18, 0, 128) for cards in over]
    assert worths == sorted(worths, reverse=True)
    assert worths[0] == 256 * 300


def test_prizes_follow_the_sacks_that_are_left() -> None:
    def prizes(sacks: str) -> list[int]:
        together = heuristics.all_prizes(situation("R5 B4", sacks=sacks))
        return [heuristics.prize_in(together, colour) for colour in (RED, BLUE, GREEN, YELLOW)]

    assert prizes("") == [100, 200, 300, 400]
    assert prizes("red red red") == [500, 200, 300, 400]
    assert prizes("red red red gold gold gold") == [0, 200, 300, 400]


def test_potato_man_is_worth_most_while_evil_potatoes_may_come() -> None:
    prices = [heuristics.price(2, CARD_OF["Y3"], set_of(unseen)) for unseen in ("", "R16", "R16 R17")]
    assert prices == [15, 31, 47]


def test_a_strong_hand_does_not_want_the_round_to_end() -> None:
    strong, weak = situation("R15 B15 G13"), situation("R5 B5 G5")
    assert heuristics.ending(strong, strong.turn) < 0 < heuristics.ending(weak, weak.turn)


def test_every_card_has_a_price_but_green_ones_where_green_is_out() -> None:
    green = [card for card, text in enumerate(CARD_TEXTS) if text[0] == "G"]
    assert heuristics.PRICES.shape == (5, len(DECK))
    assert heuristics.PRICES[:4, green].any()
    assert not heuristics.PRICES[4, green].any()


# ---- Some moves may be overlooked ----


@pytest.mark.parametrize("players", GAME.players)
def test_it_keeps_to_the_moves_that_are_listed(players: int) -> None:
    chooser = random.Random(players)
    for seed in range(3):
        table = tischlein.new(GAME.name, players, seed=seed).state
        assert isinstance(table, Table)
        while rules.waiting(table):
            moves = [0] * GAME.max_moves
            every = moves[: rules.legal(table, table.turn, moves)]
            for _ in range(3):
                some = chooser.sample(every, chooser.randint(1, len(every)))
                assert heuristics.default_move(table, table.turn, some, len(some), [1]) in some
            rules.play(table, table.turn, chooser.choice(every))
