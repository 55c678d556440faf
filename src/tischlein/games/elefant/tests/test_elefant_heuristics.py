"""Rules of thumb: legal and blind is tested for every game; here, what they advise and that it wins."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tischlein
from tischlein.bots.base import A_SECOND
from tischlein.bots.registry import find_bot
from tischlein.engine.bits import lowest
from tischlein.games.elefant import heuristics, rules
from tischlein.games.elefant.cards import porcelain
from tischlein.games.elefant.notation import move_text, read_move
from tischlein.games.elefant.rules import Table
from tischlein.games.elefant.tests.elefant_scenario import scenario, state_of

GAME = tischlein.games()["elefant"]


def advice(*collections: str, **facts: Any) -> str:
    """The move advised to seat 0, who has the first collection."""
    table, moves = state_of(scenario(*collections, **facts)), [0] * GAME.max_moves
    return move_text(table, heuristics.default_move(table, 0, moves, rules.legal(table, 0, moves), [1]))


def cards(text: str) -> int:
    return porcelain(text.split())


# ---- Elephants ----


def test_the_harmless_elephant_is_taken() -> None:
    assert advice("R5 R7 G4", money=0, herd="R* G* 357 B*") == "elephant B*"
    assert advice("R5 R7 G4", money=0, herd="R* G* 357") == "elephant G*"


def test_of_two_harmless_elephants_the_one_that_harms_the_next_seat_can_wait() -> None:
    assert advice("R5 R7", "G7 G8", money=0, herd="B* G*") == "elephant B*"
    assert advice("R5 R7", "B7 B8", money=0, herd="B* G*") == "elephant G*"


def test_the_pass_card_is_for_the_cruel_elephant() -> None:
    """All that counts in the last scoring is red."""
    collection = "R5 R6 R7 R8 G4"
    assert advice(collection, money=0, herd="R*", after=30) == "pass"
    assert advice(collection, money=0, herd="R* B*", after=30) == "elephant B*"
    assert advice(collection, money=0, herd="R*", after=30, pass_card=False) == "elephant R*"


def test_of_a_colour_the_lowest_cards_are_lost() -> None:
    assert advice("R3 R5 R8 B4 B6 G8", money=0, elephant="RRB", herd="R*", after=30) == "drop R3 R5 B4"


def test_a_grey_elephant_gets_what_will_not_count() -> None:
    """Only a colour is left to score, and red is best: a lone green card costs less than two blue ones."""
    facts: dict[str, Any] = {"money": 0, "elephant": "??", "herd": "R*", "after": 30}
    assert advice("R3 R5 R8 B4 B6 G8", **facts) == "drop G8"
    assert advice("R3 R5 R8 B4 B6 G8", **facts, grey="any") == "drop B4 B6"


# ---- Porcelain ----


def test_porcelain_is_bought_for_the_methods_still_open() -> None:
    """Before the last scoring, with a colour left to score, a low red card adds more than a single 8."""
    assert advice("R7 R8 G4", money=2, shop="R3 B8 G3", after=33) == "buy R3"


def test_the_best_porcelain_will_not_wait() -> None:
    """There are harmless elephants, but only one 8 beside a low card."""
    assert advice("R3 R5 R6 R7", herd="G* B*", shop="R8 B3") == "buy R8"


def test_early_on_a_harmless_elephant_comes_before_poor_porcelain() -> None:
    assert advice("R3 R5 R6 R7", herd="G* B*", shop="R3 G3") == "elephant B*"
    assert advice("R3 R5 R6 R7", herd="R*", shop="R3 G3") == "buy R3"


def test_every_card_is_worth_something_and_less_the_more_elephants_come() -> None:
    worths = [heuristics.prospect(cards(text), 0, 1, 1) for text in ("", "R8", "R8 B8", "R8 B8 G8")]
    assert worths == sorted(worths)
    assert heuristics.prospect(cards("R8 B8 G8"), 0, 1, 2) > heuristics.prospect(cards("R8 B8 G8"), 0, 1, 8)


# ---- Scoring ----


def test_methods_that_grow_are_kept_for_later() -> None:
    """The same collection: first its highest cards, then all of it, and at the end whatever is left."""
    collection = "R5 R7 R8 B7 B8 G5 G7"
    advised = [advice(collection, shop="", after=bought) for bought in (10, 30, 40)]
    assert advised == ["score highest", "score all", "score colour R"]


def test_the_lowest_cards_are_scored_while_they_are_high() -> None:
    assert advice("R7 B8 G7", shop="", after=10) == "score lowest"


# ---- What is to be expected ----


def test_a_row_is_new_when_the_others_must_empty_it() -> None:
    table = state_of(scenario("R5 R7"))
    assert [
        heuristics.renewal(table.herd, sure, undecided) for sure, undecided in ((5, 0), (4, 1), (3, 1))
    ] == [
        2,
        1,
        0,
    ]


def test_money_spares_elephants() -> None:
    table = state_of(scenario("R5 R7"))
    fears = [heuristics.danger(table, 5, money) for money in (0, 1, 2)]
    assert fears == sorted(fears, reverse=True)
    assert heuristics.danger(table, 0, 0) == 0


# ---- Some moves may be overlooked ----


@pytest.mark.parametrize("grey", ["one-colour", "any"])
@pytest.mark.parametrize("players", GAME.players)
def test_it_keeps_to_the_moves_that_are_listed(players: int, grey: str) -> None:
    chooser = random.Random(players)
    table = tischlein.new(GAME.name, players, seed=players, grey=grey).state
    assert isinstance(table, Table)
    while rules.waiting(table):
        seat, moves = lowest(rules.waiting(table)), [0] * GAME.max_moves
        every = moves[: rules.legal(table, seat, moves)]
        for _ in range(5):
            some = chooser.sample(every, chooser.randint(1, len(every)))
            assert heuristics.default_move(table, seat, some, len(some), [1]) in some
        rules.play(table, seat, chooser.choice(every))


def test_the_best_of_what_is_listed_is_taken() -> None:
    """Without B* the next mildest; without the least loss the next one."""

    def best_of(texts: str, *collections: str, **facts: Any) -> str:
        table = scenario(*collections, **facts)
        moves = [read_move(state_of(table), 0, text) for text in texts.split(", ")]
        return move_text(state_of(table), heuristics.default_move(state_of(table), 0, moves, len(moves), [1]))

    assert best_of("elephant R*, elephant G*, pass", "R5 R7 G4", money=0, herd="R* G* B*") == "elephant G*"
    facts: dict[str, Any] = {"money": 0, "elephant": "RRB", "herd": "R*", "after": 30}
    assert best_of("drop R7 R8 B4, drop R3 R7 B4", "R3 R5 R7 R8 B4 B6", **facts) == "drop R3 R7 B4"


def test_whoever_overlooks_moves_still_sees_what_lies_together() -> None:
    """Sprout scores no colour while another one brings more, and loses what it will miss least."""
    sprout, scored, lost = find_bot("sprout"), 0, 0
    for number in range(20):
        table = tischlein.new(GAME.name, 4, seed=number).state
        assert isinstance(table, Table)
        while rules.waiting(table):
            seat, moves = lowest(rules.waiting(table)), [0] * GAME.max_moves
            listed = rules.legal(table, seat, moves)
            move = sprout.choose(table, seat, A_SECOND, number)
            if move >= rules.DROP:
                lost += 1
                assert move == heuristics.default_move(table, seat, moves, listed, [1])
            elif move >= rules.SCORE + rules.COLOUR:
                scored += 1
                colours = [rules.worth(table.collections[seat], rules.COLOUR + colour) for colour in range(3)]
                assert colours[move - rules.SCORE - rules.COLOUR] == max(colours)
            rules.play(table, seat, move)
    assert scored
    assert lost
