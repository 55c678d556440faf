"""What each seat may know, and that all tables which fit it are imagined equally often."""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from scipy.stats import chisquare

import tischlein
from tischlein.engine import verbs
from tischlein.engine.bits import each, mask_of
from tischlein.games.potato_man import rules

RANGES = {"R": range(5, 19), "B": range(4, 17), "G": range(3, 15), "Y": range(1, 14)}
DECK = [f"{letter}{value}" for letter, values in RANGES.items() for value in values]
SETTINGS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {}),
    (3, {"variant": "no-green"}),
    (4, {}),
    (5, {}),
]

SECRET = {"seed", "block", "drawn", "rng", "deck"}
LOOKED_AT = {"viewer", "trick", "hands"}
OPEN = set(rules.Table.fields) - SECRET - LOOKED_AT


def state_of(table: tischlein.Table) -> rules.Table:
    assert isinstance(table.state, rules.Table)
    return table.state


def view_of(state: rules.Table, eye: int) -> rules.Table:
    """What a seat, or a spectator (-1), sees."""
    view = rules.Table()
    verbs.fill_view(state, eye, view)
    return view


def imagined(view: rules.Table, eye: int, rng: list[int]) -> rules.Table:
    world = view.copy()
    verbs.imagine(world, eye, rng)
    return world


def moments(players: int, options: dict[str, str], every: int = 1) -> Iterator[tischlein.Table]:
    """A random game, seen at many moments and at its end."""
    table = tischlein.new("potato-man", players, seed=11, **options)
    chance = random.Random(players)
    while not table.over:
        if len(table.made) % every == 0:
            yield table
        (seat,) = table.waiting
        table.play(seat, chance.choice(table.moves(seat)))
    yield table


# ---- What is seen ----


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_a_seat_sees_what_is_open_and_its_own_hand(players: int, options: dict[str, str]) -> None:
    """After the end the hand of a player who got stuck is open and so is not asked about."""
    empty = rules.Table()
    for table in moments(players, options):
        state = state_of(table)
        for eye in range(-1, players):
            view = view_of(state, eye)
            assert view.viewer == eye + 2
            for name in OPEN:
                assert getattr(view, name) == getattr(state, name), name
            for name in SECRET:
                assert getattr(view, name) == getattr(empty, name), name
            assert view.trick == state.trick[: state.played] + [0] * (5 - state.played)
            for seat in range(5):
                if seat == eye:
                    assert view.hands[seat] == state.hands[seat]
                elif not (table.over and seat == state.turn):
                    assert view.hands[seat] == 0


def card_texts(data: Any) -> set[str]:
    """Every card that is named anywhere in a view."""
    return set(DECK) & set(json.dumps(data).replace('"', " ").replace(",", " ").split())


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_a_view_names_no_hidden_card(players: int, options: dict[str, str]) -> None:
    """Law page: hidden are other hands, draw piles (one's own too) and the cards aside."""
    for table in moments(players, options, every=3):
        if table.over:
            continue
        whole = table.reveal()["table"]
        hands = [set(seat["hand"]) for seat in whole["seats"]]
        for eye in (None, *range(players)):
            known = {*whole["discard"], *whole["trick"]} | (set() if eye is None else hands[eye])
            assert card_texts(table.view(eye)["table"]) == known
            assert card_texts(table.view(eye)) == known


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_events_tell_hands_and_draws_only_to_their_owner(players: int, options: dict[str, str]) -> None:
    (*_, table) = moments(players, options)
    for eye in (None, *range(players)):
        for event in table.events(eye):
            if event["event"] == "hand-dealt":
                assert (event["cards"] is not None) == (event["seat"] == eye)
            elif event["event"] == "drew":
                assert (event["card"] is not None) == (event["seat"] == eye)
            else:
                assert None not in event.values()


def test_two_draw_and_only_the_one_who_drew_knows_what() -> None:
    table = tischlein.new("potato-man", 2, seed=4, first=0)
    top = table.reveal()["table"]["seats"][0]["pile"][0]
    table.play(0, table.moves(0)[0])
    drew = {"n": 1, "event": "drew", "seat": 0}
    assert table.events(0, since=1)[1] == {**drew, "card": top}
    assert table.events(1, since=1)[1] == {**drew, "card": None}
    assert table.events(None, since=1)[1] == {**drew, "card": None}
    assert top in table.view(0)["table"]["seats"][0]["hand"]
    assert [seat["pile_cards"] for seat in table.view(1)["table"]["seats"]] == [7, 8]


# ---- Imagined tables ----


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_an_imagined_table_looks_the_same_and_can_be_played(players: int, options: dict[str, str]) -> None:
    """In every phase, for every seat and the spectator, also after the end."""
    rng = [5]
    deck = [card for card in range(52) if not (options and DECK[card][0] == "G")]
    for table in moments(players, options, every=4):
        state = state_of(table)
        for eye in range(-1, players):
            view = view_of(state, eye)
            world = imagined(view, eye, rng)
            assert world.viewer == 0
            assert view_of(world, eye) == view
            assert verbs.waiting(world) == verbs.waiting(state)
            check_whole(world, deck)
            if table.waiting == (eye,):
                assert moves_of(world, eye) == moves_of(state, eye)
            play_to_the_end(world)


def check_whole(world: rules.Table, deck: list[int]) -> None:
    """No card twice, and what is nowhere else is aside."""
    places = [world.discard, mask_of(world.trick[: world.played]), *world.hands[: world.players]]
    if world.players == 2:
        for seat in range(2):
            places.append(mask_of([DECK.index(card) for card in pile(world, seat)]))
            assert places[-1].bit_count() == world.pile_sizes[seat]
    assert sum(place.bit_count() for place in places) == sum(places).bit_count()
    assert set(each(sum(places))) <= set(deck)
    hands = zip(world.hands, world.hand_sizes, strict=True)
    assert all(hand.bit_count() == size for hand, size in hands)


def pile(world: rules.Table, seat: int) -> list[str]:
    """The draw pile of a seat, top card first."""
    cards: list[str] = world.game.describe(world)["seats"][seat]["pile"]
    return cards


def moves_of(state: rules.Table, seat: int) -> list[int]:
    moves = [0] * 12
    return moves[: verbs.legal(state, seat, moves)]


def play_to_the_end(world: rules.Table) -> None:
    """The imagined table has chance of its own for the rounds to come."""
    assert world.rng[0] != 0
    for _ in range(300):
        waiting = verbs.waiting(world)
        if waiting == 0:
            return
        seat = waiting.bit_length() - 1
        verbs.play(world, seat, moves_of(world, seat)[0])
    pytest.fail("the game does not end")


def test_imagined_piles_are_drawn_from_the_top() -> None:
    """The piles that `describe` shows are those that the two will draw."""
    view = view_of(state_of(tischlein.new("potato-man", 2, seed=9, first=0)), 0)
    world = imagined(view, 0, [3])
    piles = [pile(world, 0), pile(world, 1)]
    for _ in range(2):
        for seat in range(2):
            before = world.hands[seat]
            card = moves_of(world, seat)[0]
            verbs.play(world, seat, card)
            if world.rounds_played == 0:
                assert world.hands[seat] == before & ~(1 << card) | 1 << DECK.index(piles[seat].pop(0))


# ---- Equally likely ----


Outcome = tuple[str, ...]
"""The hidden cards of one imagined table that a test looks at."""


def check_equally_likely(
    view: rules.Table,
    eye: int,
    outcome: Callable[[rules.Table], Outcome],
    right: Sequence[Outcome],
    each_about: int = 20,
) -> None:
    """All right tables come up, no other ones, and none more often than chance allows."""
    rng = [2024]
    drawn = Counter(outcome(imagined(view, eye, rng)) for _ in range(each_about * len(right)))
    assert set(drawn) <= set(right)
    assert chisquare([drawn[table] for table in right]).pvalue > 0.001


def late_in_a_round(hands: list[str], lies: str = "", aside: str = "") -> rules.Table:
    """Seat 0 led; these cards are in hand, in the trick and aside, all others have been played."""
    players = len(hands)
    elsewhere = " ".join([*hands, lies, aside]).split()
    none = dict.fromkeys(("red", "blue", "green", "yellow", "gold"), 0)
    seats = [
        {"hand": hand.split(), "cards": len(hand.split()), "sacks": none, "rounds": []} for hand in hands
    ]
    table = {
        "round": 1,
        "starter": 0,
        "leader": 0,
        "turn": len(lies.split()) % players,
        "trick": lies.split(),
        "sacks_left": dict.fromkeys(none, 3),
        "discard": [card for card in DECK if card not in elsewhere],
        "aside": aside.split(),
        "seats": seats,
    }
    return state_of(tischlein.position("potato-man", {"players": players, "table": table}))


def hands_of(*seats: int) -> Callable[[rules.Table], Outcome]:
    return lambda world: tuple(DECK[card] for seat in seats for card in each(world.hands[seat]))


def test_all_deals_of_the_unseen_cards_are_equally_likely() -> None:
    """Seat 0 of four leads the last trick: three hidden hands, four cards aside."""
    state = late_in_a_round(["R9", "R5", "B5", "G5"], aside="Y5 R6 B6 G6")
    right = list(itertools.permutations(["R5", "B5", "G5", "Y5", "R6", "B6", "G6"], 3))
    check_equally_likely(view_of(state, 0), 0, hands_of(1, 2, 3), right, 12)


@pytest.mark.parametrize("eye", [-1, 3])
def test_whoever_is_to_move_can(eye: int) -> None:
    """Red and blue lie, seat 2 of four is to move: its hidden card is one that fits."""
    state = late_in_a_round(["", "", "G5", "Y5"], lies="R9 B9", aside="R6 B6 G6 Y6")
    hidden = (2, 3) if eye == -1 else (2,)
    unseen = ["G5", "R6", "B6", "G6", "Y6", *(["Y5"] if eye == -1 else [])]
    deals: Iterator[Outcome] = itertools.permutations(unseen, len(hidden))
    right = [deal for deal in deals if deal[0][0] in "GY"]
    check_equally_likely(view_of(state, eye), eye, hands_of(*hidden), right, 60)


def test_one_card_that_fits_is_enough() -> None:
    """Red, blue and green lie, seat 3 of four is to move with two cards: one of them, or both, are yellow."""
    state = late_in_a_round(["R5", "B5", "G5", "R6 Y5"], lies="R9 B9 G9", aside="B6 G6 Y6 Y7")
    unseen = sorted(["B5", "G5", "R6", "Y5", "B6", "G6", "Y6", "Y7"], key=DECK.index)
    hands: Iterator[Outcome] = itertools.combinations(unseen, 2)
    right = [hand for hand in hands if any(card[0] == "Y" for card in hand)]
    check_equally_likely(view_of(state, 0), 0, hands_of(3), right, 60)


def test_with_five_not_only_second_potato_men() -> None:
    """Y2, B5 and R9 lie: the fourth may hold anything but the pair of Y1 and Y3."""
    state = late_in_a_round(["R5", "B6", "G5", "Y4 Y1", "G6 R6"], lies="Y2 B5 R9", aside="Y3 R7")
    unseen = sorted(["R5", "B6", "G5", "Y4", "Y1", "Y3", "R7"], key=DECK.index)
    hands: Iterator[Outcome] = itertools.combinations(unseen, 2)
    right = [hand for hand in hands if hand != ("Y1", "Y3")]
    check_equally_likely(view_of(state, 4), 4, hands_of(3), right, 60)


def test_with_five_a_doubled_colour_leaves_new_ones() -> None:
    """Y1, R9 and Y7 lie: what the fourth holds is blue or green."""
    state = late_in_a_round(["", "", "", "B6", "Y5"], lies="Y1 R9 Y7", aside="G6 R6")
    deals: Iterator[Outcome] = itertools.permutations(["B6", "Y5", "G6", "R6"], 2)
    right = [deal for deal in deals if deal[0][0] in "BG"]
    check_equally_likely(view_of(state, -1), -1, hands_of(3, 4), right, 60)


UNSEEN = ["R5", "B5", "G5", "Y5", "B6"]


def small_table_of_two(eye: int, sizes: tuple[int, int], lies: str = "") -> rules.Table:
    """What is seen of a table of two, cut down: a card in each hand, small piles, five cards unseen."""
    rest = [card for card in DECK if card not in lies.split()]
    hands = [[*lies.split()[seat::2], *rest[seat::4]][:12] for seat in range(2)]
    others = [card for card in rest if card not in hands[0] + hands[1]]
    none = dict.fromkeys(("red", "blue", "green", "yellow", "gold"), 0)
    seats = [
        {
            "hand": hands[seat],
            "cards": 12,
            "pile": others[8 * seat :][:8],
            "pile_cards": 8,
            "sacks": none,
            "rounds": [],
        }
        for seat in range(2)
    ]
    data = {
        "round": 1,
        "starter": 0,
        "leader": 0,
        "turn": 0,
        "trick": [],
        "discard": [],
        "aside": others[16:],
    }
    data |= {"sacks_left": dict.fromkeys(none, 3), "seats": seats}
    table = tischlein.position("potato-man", {"players": 2, "table": data})
    for place, card in enumerate(lies.split()):
        table.play(place % 2, card)
    view = view_of(state_of(table), eye)
    known = {"R18", *UNSEEN, *lies.split()} if eye >= 0 else {*UNSEEN, *lies.split()}
    view.discard = mask_of([card for card, text in enumerate(DECK) if text not in known])
    view.hand_sizes[:2] = [1, 1]
    view.pile_sizes = list(sizes)
    if eye >= 0:
        view.hands[eye] = 1 << DECK.index("R18")
    return view


def hands_and_piles(*seats: int) -> Callable[[rules.Table], Outcome]:
    """The hands of these seats, then both piles, top card first."""
    return lambda world: (*hands_of(*seats)(world), *pile(world, 0), *pile(world, 1))


@pytest.mark.parametrize("eye", [0, 1])
@pytest.mark.parametrize("sizes", [(2, 1), (1, 2), (3, 0), (0, 3)])
def test_both_piles_are_in_any_order(eye: int, sizes: tuple[int, int]) -> None:
    """Five cards unseen: the other hand, three cards in piles, one aside."""
    right = list(itertools.permutations(UNSEEN, 4))
    check_equally_likely(small_table_of_two(eye, sizes), eye, hands_and_piles(1 - eye), right, 15)


def test_a_spectator_imagines_hands_and_piles_of_two() -> None:
    right = list(itertools.permutations(UNSEEN, 4))
    check_equally_likely(small_table_of_two(-1, (1, 1)), -1, hands_and_piles(0, 1), right, 15)


@pytest.mark.parametrize("sizes", [(2, 1), (1, 2)])
def test_of_two_the_one_to_move_holds_the_missing_colour(sizes: tuple[int, int]) -> None:
    """R7, G7, Y7 lie and seat 1 is to move: its card is blue, the piles hold anything."""
    view = small_table_of_two(0, sizes, lies="R7 G7 Y7")
    right = [deal for deal in itertools.permutations(UNSEEN, 4) if deal[0][0] == "B"]
    check_equally_likely(view, 0, hands_and_piles(1), right, 30)


def test_top_cards_at_a_real_table_of_two() -> None:
    """Forty cards are unseen at the start: each is as often on top of one's own pile as of the other's."""
    state = state_of(tischlein.new("potato-man", 2, seed=6, first=0))
    unseen: list[Outcome] = [(DECK[card],) for card in range(52) if not state.hands[0] >> card & 1]
    view = view_of(state, 0)
    check_equally_likely(view, 0, lambda world: (pile(world, 0)[0],), unseen, 20)
    check_equally_likely(view, 0, lambda world: (pile(world, 1)[7],), unseen, 20)


def test_the_card_that_leads_follows_from_a_view() -> None:
    """The highest, the later of equals; but Potato Man where an Evil Potato lies."""
    chance = random.Random(2)
    rescues = 0
    for number in range(20):
        table = tischlein.new("potato-man", 4, seed=number)
        while not table.over:
            view = table.view(None)
            trick, leading = view["table"]["trick"], view["derived"]["leading"]
            heroes = {"Y1", "Y2", "Y3"} & {*trick}
            if {"R16", "R17", "R18"} & {*trick} and heroes:
                rescues += 1
                assert leading in heroes
            else:
                assert leading == max(reversed(trick), key=lambda card: int(card[1:]), default=None)
            table.play(table.waiting[0], chance.choice(table.moves(table.waiting[0])))
    assert rescues > 3
