"""The rules of thumb: their advice in small positions, that they peep at nothing, and that they win."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tischlein
from tischlein.engine import rng_below, verbs
from tischlein.games.heckmeck import heuristics, notation, rules, views
from tischlein.games.heckmeck.cards import total_of
from tischlein.games.heckmeck.rules import Table
from tischlein.games.heckmeck.tests.heckmeck_scenario import player, scenario, state_of

LAST = {2: 9, 3: 8, 4: 7, 5: 6, 6: 5}


def advice(*seats: dict[str, Any], **facts: Any) -> str:
    """The move that the rules of thumb advise to seat 0."""
    table = state_of(scenario(*seats, **facts))
    moves = [0] * rules.MAX_MOVES
    listed = rules.legal(table, 0, moves)
    move = heuristics.default_move(table, 0, moves, listed, [1])
    assert move in moves[:listed]
    return notation.move_text(table, move)


def heap(text: str) -> int:
    return sum(notation.read_lay_out(word) for word in text.split())


# ---- What it advises ----


def test_single_low_cards_go_first_because_they_cost_nothing() -> None:
    assert advice(player("2x1 1x3 2x5 W4"), player("6x2"), grill="20 42") == "1x1"


def test_worms_go_last() -> None:
    assert advice(player("1x4 W4 W9"), player("6x2"), player("6x2"), grill="20 30 42") == "1x4"


def test_a_portion_that_is_sure_is_paid_with_no_more_cards() -> None:
    """Nobody is left who could do better: one 4, for the card that it draws, and in the last round none."""
    mine, other = player("3x4 3x5", "W9 2x5"), player("", "W2", passed=True)
    assert advice(mine, other, grill="20 42") == "1x4"
    assert advice(mine, other, grill="20 42", number=LAST[2]) == "pass"


def test_one_bids_no_higher_than_the_gap_is_worth() -> None:
    """The other has 21 and has passed. Two more 5s win: worth it for 42 rather than 20, not for 21."""
    mine, other = player("2x5", "W9 2x4"), player("", "W2 4x4", passed=True)
    assert advice(mine, other, grill="20 42") == "2x5"
    assert advice(mine, other, grill="20 21") == "1x5"


def test_the_last_round_is_for_spending() -> None:
    mine, other = player("3x5", "W9 2x4"), player("", "W2 4x5", passed=True)
    assert advice(mine, other, grill="20 22") == "1x5"
    assert advice(mine, other, grill="20 22", number=LAST[2]) == "3x5"


def test_a_hopeless_hand_is_saved() -> None:
    """Passing at once takes the lowest portion, but two cards as well."""
    mine = player("3x5", "1x1 1x2 1x3")
    others = [player("3x3", "W20 3x5 4x4"), player("3x3", "W19 4x5 4x4")]
    assert advice(mine, *others, grill="28 29 30") == "pass"


def test_a_theft_is_made_when_the_total_fits() -> None:
    mine, other = player("2x1 1x2", "W9 4x5"), player("2x3", "W1 1x2", stack="25")
    assert advice(mine, other, grill="20 30", number=2) == "steal"


def test_a_theft_is_aimed_at() -> None:
    """10 are out; two 4s and two 5s would make 28, one 4 and two 5s 24."""
    mine, other = player("2x4 2x5", "2x2 1x1 W9"), player("2x3", "W1", stack="28", passed=True)
    assert advice(mine, other, grill="16 17", number=2) == "2x4"
    other = player("2x3", "W1", stack="24", passed=True)
    assert advice(mine, other, grill="16 17", number=2) == "1x4"


def test_a_theft_needs_a_worm() -> None:
    assert heuristics.reach(heap("2x4 W1"), 5, valid=True) == sum(1 << n for n in (0, 4, 5, 8, 9, 13))
    assert heuristics.reach(heap("2x4 W1"), 5, valid=False) == sum(1 << n for n in (5, 9, 13))
    assert heuristics.reach(heap("2x4"), 5, valid=False) == 0


@pytest.mark.parametrize("thrifty", [True, False])
def test_exact_plans_are_exact(thrifty: bool) -> None:
    choice = heap("2x1 3x2 1x4 2x5 W3 W8")
    sums = heuristics.reach(choice, 5, valid=False)
    for total in range(43):
        if sums >> total & 1:
            assert total_of(heuristics.exact_plan(choice, total, False, thrifty)) == total


def test_the_thrifty_hit_with_many_kinds_others_with_few() -> None:
    choice = heap("1x1 1x4 2x5")
    assert heuristics.exact_plan(choice, 10, True, True) == heap("1x1 1x4 1x5")
    assert heuristics.exact_plan(choice, 10, True, False) == heap("2x5")


def test_the_best_worm_is_shown_with_the_lowest() -> None:
    assert heuristics.with_the_best(heap("W2"), heap("W2 W5 W9")) == heap("W9")
    assert heuristics.with_the_best(heap("W2 W5"), heap("W2 W5 W9")) == heap("W2 W9")


def test_the_lowest_portion_covers_the_top_one() -> None:
    """With a fine portion on top, in reach of the others, the lowest portion is welcome."""

    def bottom(stack: str) -> int:
        seats = player("1x3", stack=stack), player("5x5"), player("5x5")
        return heuristics.bottom_share(state_of(scenario(*seats, grill="20 21 22", number=2)), 0)

    assert bottom("27") > bottom("16") > 0


def test_cards_are_worth_nothing_in_the_last_round() -> None:
    seats = [player(f"6x{kind}") for kind in (1, 2, 3, 4)]
    worth = [
        heuristics.thrift(state_of(scenario(*seats, grill="20 21 22 23", number=number)), 0)
        for number in (6, 7)
    ]
    assert worth == [heuristics.LAST_BUT_ONE, 0]


def test_those_who_have_passed_are_sure() -> None:
    """One of 20, who has passed, is beaten by 21 and not by 19; with equal totals it may go either way."""
    table = state_of(scenario(player("2x5", "W9 1x1"), player("", "W2 3x5", passed=True), grill="20 42"))
    menu, guess, sure = (
        heuristics.menu_of(table),
        heuristics.guess(table, 1, 0),
        heuristics.certainty(table, 1, 0),
    )
    low, even, high = (heuristics.share_of(table, menu, guess, sure, 10 * total) for total in (19, 20, 21))
    assert (low, high) == (heuristics.worth_of(table, 20), heuristics.worth_of(table, 42))
    assert even == (low + high) // 2


# ---- Some moves may be overlooked ----


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_it_keeps_to_the_moves_that_are_listed(players: int) -> None:
    chooser = random.Random(players)
    for table, seat in whole_game(players, players, 2):
        moves = [0] * rules.MAX_MOVES
        every = moves[: rules.legal(table, seat, moves)]
        for _ in range(3):
            some = chooser.sample(every, chooser.randint(1, len(every)))
            assert heuristics.default_move(table, seat, some, len(some), [1]) in some


def test_what_is_listed_follows_the_plan_as_far_as_possible() -> None:
    """Two 4s and one 5 are planned: rather three 4s than two 5s, and as few others as can be."""

    def found(words: str) -> int:
        moves = [heap(word) for word in words.split()]
        return heuristics.nearest(heap("2x4 1x5"), moves, len(moves))

    assert found("3x4 1x1 2x5") == heap("3x4")
    assert found("1x1 3x5 1x5") == heap("1x5")
    assert found("3x1 1x1 2x1") == heap("1x1")
    assert heuristics.nearest(heap("2x4"), [heap("1x1"), rules.PASS, rules.STEAL], 3) == rules.STEAL
    assert heuristics.nearest(heap("2x4"), [heap("1x1"), rules.PASS], 2) == rules.PASS
    assert heuristics.nearest(0, [heap("3x1"), rules.PASS], 2) == rules.PASS


# ---- What it may look at, and how it fares ----


def whole_game(players: int, seed: int, careless: int) -> list[tuple[Table, int]]:
    """The tables of a game and who was to move; about every `careless`th move is any legal one."""
    state = state_of(tischlein.new("heckmeck", players, seed=seed))
    moves, rng = [0] * rules.MAX_MOVES, [seed + 1]
    found = []
    while state.turn != rules.NOBODY:
        seat = state.turn
        found.append((state.copy(), seat))
        listed = rules.legal(state, seat, moves)
        move = heuristics.default_move(state, seat, moves, listed, rng)
        assert move in moves[:listed]
        rules.play(state, seat, moves[rng_below(rng, listed)] if rng_below(rng, careless) == 0 else move)
    return found


@pytest.mark.parametrize("careless", [2, 1000])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_it_peeps_at_nothing(players: int, careless: int) -> None:
    """The same advice on what the seat sees, and on any table that it can imagine."""
    moves = [0] * rules.MAX_MOVES
    for seed in range(3):
        for table, seat in whole_game(players, seed, careless):
            view = Table()
            verbs.fill_view(table, seat, view)
            advised = heuristics.default_move(table, seat, moves, rules.legal(table, seat, moves), [5])
            assert advised == heuristics.default_move(view, seat, moves, rules.legal(view, seat, moves), [5])
            views.imagine(view, seat, [seed + 3])
            assert advised == heuristics.default_move(view, seat, moves, rules.legal(view, seat, moves), [5])
