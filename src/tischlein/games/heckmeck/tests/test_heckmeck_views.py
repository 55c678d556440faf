"""What a seat may know, and how it imagines the rest."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest
from scipy.stats import chisquare

import tischlein
from tischlein.engine import SPECTATOR, verbs
from tischlein.games.heckmeck import notation, rules, views
from tischlein.games.heckmeck.cards import WHOLE_DECK, common, heap_of, size_of
from tischlein.games.heckmeck.rules import Table
from tischlein.games.heckmeck.tests.heckmeck_scenario import acts, all_but, player, scenario, state_of


def view_of(table: Table, seat: int) -> Table:
    view = Table()
    verbs.fill_view(table, seat, view)
    return view


def imagined(table: Table, seat: int, rng: list[int]) -> Table:
    world = view_of(table, seat)
    views.imagine(world, seat, rng)
    return world


def everybody(table: Table) -> range:
    return range(SPECTATOR, table.players)


def all_cards(table: Table) -> int:
    pile = sum(heap_of(card) for card in table.pile)
    return sum(table.hands) + sum(table.displays) + table.discard + pile


def tables(players: int, hoard: bool) -> list[Table]:
    """Tables out of a whole game; hoarders lay out as little as they can, so that the cards run short."""
    table = tischlein.new("heckmeck", players, seed=players)
    chooser = random.Random(players)
    found = [state_of(table).copy()]
    while not table.over:
        moves = table.moves(table.waiting[0])
        few = [move for move in moves if move.startswith("1x")] if hoard else []
        acts(table, chooser.choice(few or moves))
        found.append(state_of(table).copy())
    return found


@pytest.mark.parametrize("hoard", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_imagined_tables_look_the_same_and_fit(players: int, hoard: bool) -> None:
    rng = [7]
    for table in tables(players, hoard)[::3]:
        for seat in everybody(table):
            world = imagined(table, seat, rng)
            assert view_of(world, seat) == view_of(table, seat)
            assert rules.waiting(world) == rules.waiting(table)
            assert all_cards(world) == all_cards(table) == WHOLE_DECK
            assert [size_of(hand) for hand in world.hands] == table.hand_sizes
            assert Counter(world.supply) == Counter(table.supply)
            world.pack()
            twin = Table()
            twin.players, twin.first = players, world.first
            notation.arrange(twin, world.game.describe(world))
            twin.rng = world.rng
            assert twin == world


def test_what_a_seat_is_given() -> None:
    table = state_of(acts(tischlein.new("heckmeck", 3, seed=3, first=0), "pass"))
    view = view_of(table, 1)
    assert view.viewer == 3
    assert view.hands == [0, table.hands[1], 0, 0, 0, 0]
    assert view.drew == [0, table.drew[1], 0, 0, 0, 0]
    assert view.fresh == table.fresh == [8, 6, 6, 0, 0, 0]
    assert not any(view.pile)
    assert not any(view.supply)
    assert not any(view.seed)
    assert view_of(table, SPECTATOR).hands == [0] * 6


def test_what_was_mixed_in_is_known_and_the_rest_is_in_the_hands() -> None:
    """Ruling 16: a worm that was not mixed in, and copies beyond those mixed in, cannot lie in the pile."""
    table = state_of(
        scenario(
            player(hand="1x5", drew="1x5"),
            player(hand="W1 2x2 W2", drew="1x2 W2"),
            grill="20 30",
            pile="1x1 W3",
        )
    )
    rng = [3]
    for _ in range(300):
        pile = {notation.CARD_TEXTS[card] for card in imagined(table, 0, rng).pile[:2]}
        assert pile < {"1", "2", "W2", "W3"}


def test_own_draws_are_remembered() -> None:
    """Seat 0 has drawn the only 5 that was mixed in: the 5 that it does not see is in the other hand."""
    table = state_of(
        scenario(player(hand="1x5", drew="1x5"), player(hand="1x5", drew=""), grill="20 30", pile="2x1")
    )
    rng = [3]
    for _ in range(50):
        assert imagined(table, 0, rng).hands[1] == table.hands[1]
    piles = {tuple(imagined(table, SPECTATOR, rng).pile[:2]) for _ in range(50)}
    assert len(piles) > 1


def test_the_others_remember_what_can_have_come_from_the_pile() -> None:
    table = state_of(
        scenario(
            player(hand="1x5", drew="1x5"),
            player(hand="2x2 W1", drew="1x2"),
            grill="20 30",
            pile="1x1",
        )
    )
    for seed in range(1, 30):
        world = imagined(table, 0, [seed])
        drawn = {1: ["2"], 2: ["1"]}[world.pile[0]]
        assert notation.card_list(world.drew[1]) == drawn
        assert world.drew[0] == table.drew[0]


def equally_likely(
    table: Table, seat: int, look: Callable[[Table], object], weights: dict[object, int], draws: int = 3000
) -> None:
    """What is looked at in imagined tables comes up in proportion to the weights."""
    rng = [12345]
    found = Counter(look(imagined(table, seat, rng)) for _ in range(draws))
    assert set(found) == set(weights)
    total = sum(weights.values())
    expected = [draws * weight / total for weight in weights.values()]
    assert chisquare([found[outcome] for outcome in weights], expected).pvalue > 0.001


def pile_of(table: Table) -> str:
    return " ".join(notation.CARD_TEXTS[card] for card in table.pile[: table.pile_size])


def hand_of(seat: int) -> Callable[[Table], str]:
    return lambda table: " ".join(notation.card_list(table.hands[seat]))


def both_hands(table: Table) -> tuple[str, str]:
    """The hands of the seats 1 and 2."""
    return hand_of(1)(table), hand_of(2)(table)


def test_every_pile_in_every_order_is_equally_likely() -> None:
    table = state_of(scenario(player(), player(hand="W1 W2"), grill="20 30", pile="W3 W4"))
    worms = ["W1", "W2", "W3", "W4"]
    equally_likely(
        table, 0, pile_of, {f"{bottom} {top}": 1 for bottom in worms for top in worms if bottom != top}
    )


def test_equal_cards_count_as_many() -> None:
    """Of 1, 1, 1 and W1 the pile of two holds the worm as often as not."""
    table = state_of(scenario(player(), player(hand="1x1 W1"), grill="20 30", pile="2x1"))
    equally_likely(table, 0, pile_of, {"1 1": 6, "1 W1": 3, "W1 1": 3})


def test_the_pile_is_chosen_among_what_can_lie_in_it() -> None:
    """Two 2s and W2 were mixed in; of the three 2s not seen one is surely in the other hand."""
    table = state_of(scenario(player(), player(hand="2x2 W1", drew="1x2"), grill="20 30", pile="1x2 W2"))
    equally_likely(table, 0, pile_of, {"2 2": 2, "2 W2": 2, "W2 2": 2})


def test_the_other_hands_are_dealt_fairly() -> None:
    """Only W5 was mixed in and nobody has drawn it; W1, W2 and W3 can only be in hands."""
    others = (player(hand="W1", drew=""), player(hand="W2 W3", drew=""))
    table = state_of(scenario(player(), *others, grill="20 30 31", pile="W5"))
    equally_likely(table, 0, hand_of(1), {"W1": 1, "W2": 1, "W3": 1})


def test_who_has_drawn_nothing_since_the_shuffle_holds_only_old_cards() -> None:
    """W3 and W5 were mixed in, and only seat 2 has drawn one of them."""
    others = (player(hand="W1", drew=""), player(hand="W2 W5", drew="W5"))
    table = state_of(scenario(player(), *others, grill="20 30 31", pile="W3"))
    hands = ("W1", "W2 W3"), ("W1", "W2 W5"), ("W2", "W1 W3"), ("W2", "W1 W5")
    equally_likely(table, 0, both_hands, dict.fromkeys(hands, 1))


def test_right_after_a_reshuffle_only_who_drew_can_have_a_new_card() -> None:
    """W3 and W5 are shuffled into a new pile, and seat 1 draws one of them; seat 2 still has W1 and W2."""
    table = scenario(
        player(hand=all_but("1x1 W1 W2 W3 W5"), drew=""),
        player(hand="1x1", drew=""),
        player(hand="W1 W2", drew=""),
        grill="20 30 31",
        turn=1,
        pile="",
    )
    acts(table, "1x1")
    assert [seat["fresh"] for seat in table.view(None)["table"]["seats"]] == [0, 1, 0]
    equally_likely(state_of(table), 0, both_hands, {("W3", "W1 W2"): 1, ("W5", "W1 W2"): 1})
    acts(table, "W1")
    equally_likely(state_of(table), 0, both_hands, {("W3", "W2 W5"): 1, ("W5", "W2 W3"): 1})


def test_a_card_drawn_since_the_shuffle_may_be_laid_out_already() -> None:
    """A 2, W3 and W4 were mixed in; the one card that seat 1 has drawn was a 2: it laid one out since."""
    others = (player(hand="W1", display="1x2", drew="1x2"), player(hand="W2", display="1x1", drew=""))
    table = state_of(scenario(player(display="1x1"), *others, grill="20 30 31", pile="W3 W4"))
    equally_likely(table, 0, both_hands, {("W1", "W2"): 1, ("W2", "W1"): 1})
    assert imagined(table, 0, [1]).drew[1] == heap_of(2)


@pytest.mark.parametrize("players", [3, 4, 6])
def test_the_draws_of_imagined_tables_add_up(players: int) -> None:
    """Every seat has drawn what it holds or laid out since, and as many cards as everybody knows."""
    rng = [5]
    for table in tables(players, hoard=False)[::5]:
        for seat in everybody(table):
            world = imagined(table, seat, rng)
            assert world.mixed == sum(world.drew) + sum(heap_of(card) for card in world.pile)
            for other in range(players):
                assert size_of(world.drew[other]) == table.fresh[other]
                held = world.hands[other] + world.laid[other]
                assert common(world.drew[other], held) == world.drew[other]


def test_a_spectator_deals_to_everybody() -> None:
    table = state_of(scenario(player(hand="W1"), player(hand="W2"), grill="20 30", pile="W3"))
    worms = ["W1", "W2", "W3"]
    outcomes = {(own, other): 1 for own in worms for other in worms if own != other}
    equally_likely(
        table, SPECTATOR, lambda world: (hand_of(0)(world), hand_of(1)(world)), dict(outcomes.items())
    )


def test_the_supply_is_in_any_order() -> None:
    """Six players, last but one round: any portion not yet turned up may be the next."""
    seats = [player(hand="1x1") for _ in range(6)]
    table = state_of(scenario(*seats, grill="20 21 22 23 24 25", number=4))
    hidden = table.supply[:6]
    equally_likely(table, 0, lambda world: world.supply[5], dict.fromkeys(hidden, 1))


def test_the_box_is_as_unknown_as_the_supply() -> None:
    seats = [player(hand="1x1") for _ in range(4)]
    table = state_of(scenario(*seats, grill="20 21 22 23", number=6))
    hidden = table.supply[:6]
    equally_likely(table, SPECTATOR, lambda world: world.supply[0], dict.fromkeys(hidden, 1))


def test_an_empty_pile_leaves_all_to_the_hands() -> None:
    table = state_of(
        scenario(player(), player(hand=all_but("1x1")), player(hand="1x1"), grill="20 30 31", pile="")
    )
    world = imagined(table, 2, [1])
    assert world.hands[1] == table.hands[1]
    assert world.pile == table.pile


def test_who_could_rob_whom_follows_from_a_view() -> None:
    chance = random.Random(3)
    robberies = 0
    for number in range(30):
        table = tischlein.new("heckmeck", 4, seed=number)
        while not table.over:
            seat = table.waiting[0]
            view = table.view(seat)
            seats, derived = view["table"]["seats"], view["derived"]
            robbed, targets = derived["robs"][seat], derived["targets"][seat]
            assert (robbed is not None) == ("steal" in table.moves(seat))
            assert all(seats[owner]["stack"][0] == int(top) for top, owner in targets.items())
            assert robbed is None or robbed == targets[str(seats[seat]["total"])]
            robberies += robbed is not None
            table.play(seat, chance.choice(table.moves(seat)) if robbed is None else "steal")
            if robbed is not None:
                assert seats[seat]["total"] in table.view(None)["table"]["seats"][seat]["stack"]
    assert robberies > 5
