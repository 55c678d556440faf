"""Our rulings, by number, and what the law page says beyond its examples."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import tischlein
from tischlein.engine import verbs
from tischlein.engine.random import below, shuffle
from tischlein.games.elefant import cards, rules
from tischlein.games.elefant.tests.elefant_scenario import (
    PORCELAIN,
    acts,
    lies,
    owns,
    scenario,
    seat_of,
    state_of,
    told,
)

GREY = "R* RRB BBGG ? ??"


def random_game(players: int, seed: int, **options: str) -> tischlein.Table:
    """A whole game by random moves."""
    table = tischlein.new("elefant", players, seed=seed, **options)
    chooser = random.Random(seed)
    while not table.over:
        seat = chooser.choice(table.waiting)
        table.play(seat, chooser.choice(table.moves(seat)))
    return table


def brute_force_drops(collection: list[str], elephant: str, grey: str) -> set[tuple[str, ...]]:
    """Every loss that the words on the elephant allow, found by trying all selections of cards."""

    def losses(pool: list[str], amount: int) -> set[tuple[str, ...]]:
        return set(combinations(sorted(pool), min(amount, len(pool))))

    def of(letter: str) -> list[str]:
        return [card for card in collection if card[0] == letter]

    if elephant.endswith("*"):
        return {tuple(sorted(of(elephant[0])))}
    if elephant.isdigit():
        return {tuple(sorted(card for card in collection if card[1] in elephant))}
    if "?" in elephant and grey == "any":
        return losses(collection, len(elephant))
    if "?" in elephant:
        owned = [of(letter) for letter in "RBG" if of(letter)]
        return set().union(*(losses(pool, len(elephant)) for pool in owned)) if owned else {()}
    shown = [(letter, elephant.count(letter)) for letter in dict.fromkeys(elephant)]
    first, second = (losses(of(letter), amount) for letter, amount in shown)
    return {tuple(sorted(a + b)) for a in first for b in second}


def with_elephant(collection: list[str], elephant: str, grey: str) -> rules.Table:
    """A table where seat 0 has to choose what this elephant breaks."""
    table = rules.Table()
    table.players = 3
    table.grey = ("one-colour", "any").index(grey)
    table.elephant = cards.ELEPHANT_OF[elephant]
    table.collections[0] = cards.porcelain(collection)
    return table


# ---- Rulings 1 to 5: the material and the deal ----


def test_ruling_1_porcelain() -> None:
    printed = [cards.KIND_TEXTS[kind] for kind in cards.PORCELAIN]
    assert Counter(printed) == PORCELAIN
    assert [sum(printed.count(f"{letter}{value}") for value in range(3, 9)) for letter in "RBG"] == [
        13,
        13,
        14,
    ]
    assert printed[:7] == ["R3", "R3", "R4", "R4", "R5", "R5", "R5"]


def test_ruling_2_start_pairs() -> None:
    for three, four in cards.START_PAIRS.values():
        assert (three[1], four[1]) == ("3", "4")
        assert three[0] != four[0]


def test_ruling_3_elephants() -> None:
    texts = [cards.ELEPHANT_TEXTS[kind] for kind in cards.HERD]
    assert len(texts) == 30
    families = ("R* B* G*", "RRBB RRGG BBGG", "RRB RRG BBR BBG GGR GGB", "? ??", "468 357")
    for family in families:
        amounts = [texts.count(kind) for kind in family.split()]
        assert sum(amounts) == 6
        assert len(set(amounts)) == 1
    for letter in "RBG":
        assert sum(text.count(letter) for text in texts if "*" not in text) == 14


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ruling_4_no_seat_ever_has_more_than_two_money_and_the_bank_lasts(players: int) -> None:
    table = tischlein.new("elefant", players, seed=players)
    chooser = random.Random(players)
    while not table.over:
        seat = chooser.choice(table.waiting)
        table.play(seat, chooser.choice(table.moves(seat)))
        money = state_of(table).money
        assert max(money) <= 2
        assert sum(money) <= 10


@pytest.mark.parametrize("players", [2, 6])
def test_ruling_4_three_to_five_players(players: int) -> None:
    with pytest.raises(tischlein.BadPlayers):
        tischlein.new("elefant", players)


def test_ruling_5_first_player_by_lot_or_named() -> None:
    assert {tischlein.new("elefant", 3, seed=seed).waiting for seed in range(30)} == {(0,), (1,), (2,)}
    assert tischlein.new("elefant", 4, seed=1, first=2).waiting == (2,)


@pytest.mark.parametrize("first", [{}, {"first": 1}])
def test_ruling_5_chance_decides_in_the_documented_order(first: dict[str, Any]) -> None:
    """Re-dealt by hand: first player, porcelain, elephants, start pairs, each from its printed order."""
    table = tischlein.new("elefant", 4, seed=8, **first)
    twin = rules.Table()
    twin.seed = list(table.state.seed)
    begins = first["first"] if first else below(twin, 4)
    porcelain, elephants, pairs = cards.PORCELAIN.tolist(), cards.HERD.tolist(), list(cards.START_PAIRS)
    shuffle(twin, porcelain, 40)
    shuffle(twin, elephants, 30)
    shuffle(twin, pairs, 5)  # type: ignore[arg-type]
    assert table.waiting == (begins,)
    assert Counter(lies(table, "porcelain_row").split()) == Counter(
        cards.KIND_TEXTS[k] for k in porcelain[-5:]
    )
    assert Counter(lies(table, "elephant_row").split()) == Counter(
        cards.ELEPHANT_TEXTS[k] for k in elephants[-5:]
    )
    pile = table.reveal()["table"]["porcelain_pile"]
    assert pile == [cards.KIND_TEXTS[kind] for kind in reversed(porcelain[:-5])]
    assert [seat_of(table, seat)["start"] for seat in range(4)] == pairs[:4]
    assert Counter(owns(table, 0).split()) == Counter(cards.START_PAIRS[pairs[0]])


# ---- Rulings 6 to 8: damage ----


def test_ruling_6_start_cards_break_and_score() -> None:
    table = acts(scenario("R3 B4"), "elephant R*")
    assert owns(table, 0) == "B4"
    assert acts(scenario("R3 B4", shop=""), "score all", "score all", "score all").points[0] == 7


@pytest.mark.parametrize("money", [0, 1, 2])
def test_ruling_7_passing_is_possible_whatever_the_money_but_once(money: int) -> None:
    table = scenario("R3 B4", money=money)
    assert "pass" in table.moves(0)
    acts(table, "pass")
    assert told(table) == ["passed"]
    assert table.waiting == (1,)
    assert seat_of(table, 0) == seat_of(scenario("R3 B4", money=money), 0) | {"pass_card": False}
    assert "pass" not in scenario("R3 B4", money=money, pass_card=False).moves(0)


def test_ruling_8_the_owner_picks_and_loses_what_is_there() -> None:
    table = acts(scenario("R4 R6 R8 B3 G8"), "elephant RRB")
    assert table.moves(0) == ["drop R4 R6 B3", "drop R4 R8 B3", "drop R6 R8 B3"]
    table = acts(scenario("R4 G8"), "elephant RRB")
    assert owns(table, 0) == "G8"


def test_ruling_8_equal_cards_are_no_choice() -> None:
    table = acts(scenario("R5 R5 R5 B6 B6", shop="R7 R8 B3 G4 G7"), "elephant RRB")
    assert told(table) == ["elephant-taken", "broken"]
    assert owns(table, 0) == "R5 B6"
    table = acts(scenario("R5 R5 R6"), "elephant RRB")
    assert table.moves(0) == ["drop R5 R5", "drop R5 R6"]


# ---- Rulings 9 and 10: grey elephants ----


def test_ruling_9_one_colour_is_the_default() -> None:
    table = acts(scenario("R4 R6 B3 B5", herd=GREY), "elephant ??")
    assert table.moves(0) == ["drop R4 R6", "drop B3 B5"]


def test_ruling_9_any_colours_mixed() -> None:
    table = acts(scenario("R4 R6 B3", herd=GREY, grey="any"), "elephant ??")
    assert table.moves(0) == ["drop R4 R6", "drop R4 B3", "drop R6 B3"]
    table = acts(scenario("R4 B3", herd=GREY, grey="any"), "elephant ??")
    assert owns(table, 0) == ""


@pytest.mark.parametrize("grey", ["one-colour", "any"])
def test_ruling_9_a_single_grey_elephant_is_the_same_both_ways(grey: str) -> None:
    table = acts(scenario("R4 R6 B3", herd=GREY, grey=grey), "elephant ?")
    assert table.moves(0) == ["drop R4", "drop R6", "drop B3"]


def test_ruling_10_a_small_colour_may_be_chosen_but_not_a_missing_one() -> None:
    table = acts(scenario("R4 B3 B5 B5", herd=GREY), "elephant ??")
    assert table.moves(0) == ["drop R4", "drop B3 B5", "drop B5 B5"]


def test_ruling_10_without_porcelain_grey_is_free() -> None:
    table = acts(scenario("", money=1, herd=GREY), "elephant ??")
    assert told(table) == ["elephant-taken", "unharmed"]
    assert seat_of(table, 0)["money"] == 2


def test_ruling_10_a_single_colour_of_equal_cards_leaves_no_choice() -> None:
    assert owns(acts(scenario("G7 G7 G7", shop="R5 R7 B6 G4 G8", herd=GREY), "elephant ??"), 0) == "G7"


@pytest.mark.parametrize("grey", ["one-colour", "any"])
@pytest.mark.parametrize("elephant", cards.ELEPHANT_TEXTS)
def test_drops_are_what_trying_all_selections_finds(elephant: str, grey: str) -> None:
    """Golden enumeration: listed, counted and accepted drops are those of a brute-force search."""
    chooser = random.Random(f"{elephant} {grey}")
    everything = list(PORCELAIN.elements())
    for _ in range(25):
        collection = chooser.sample(everything, chooser.randrange(11))
        right = {cards.porcelain(loss) for loss in brute_force_drops(collection, elephant, grey)}
        table = with_elephant(collection, elephant, grey)
        moves = [0] * 441
        listed = rules.legal(table, 0, moves)
        drops = [move - rules.DROP for move in moves[:listed]]
        assert len(set(drops)) == len(drops)
        assert rules.ways_to_lose(table, 0, table.elephant) == listed
        if len(right) > 1:
            assert set(drops) == right
        else:
            assert rules.only_loss(table.collections[0], table.elephant) == right.pop()
        for size in range(1, 5):
            for _ in range(10):
                some = cards.porcelain(chooser.sample(everything, size))
                accepted = rules.forbids(table, 0, rules.DROP + some) == 0
                assert accepted == (some in drops and some > 0)


def test_no_collection_has_more_drops_than_the_game_says() -> None:
    """Of six kinds with two or more each, two can be lost in 21 ways; two colours make 441."""
    everything = list(PORCELAIN.elements())
    most = {"one-colour": (441, 63), "any": (441, 171)}
    for grey, (two_and_two, two_grey) in most.items():
        for elephant, right in (("RRBB", two_and_two), ("RRB", 126), ("??", two_grey), ("?", 18)):
            table = with_elephant(everything, elephant, grey)
            assert rules.legal(table, 0, [0] * 441) == right
    assert tischlein.games()["elefant"].max_moves == 441


# ---- Rulings 11 and 12: order, and no elephants left ----


def test_ruling_11_take_damage_money_refill() -> None:
    """While the damage is being chosen, the money is not paid and the row not refilled."""
    table = acts(scenario("R4 R6 B3 B5", money=0, herd="RRB", used=4), "elephant RRB")
    assert lies(table, "elephant_row") == ""
    assert seat_of(table, 0)["money"] == 0
    assert table.view(None)["table"]["phase"] == "drop"
    assert table.view(None)["table"]["elephant"] == "RRB"
    acts(table, "drop R4 R6 B3")
    assert told(table) == ["broken", "elephants-turned-up"]
    assert seat_of(table, 0)["money"] == 1
    assert len(lies(table, "elephant_row").split()) == 5
    assert table.waiting == (1,)


def test_ruling_11_no_choice_no_question() -> None:
    table = acts(scenario("R4 R6 B3"), "elephant RRB")
    assert told(table) == ["elephant-taken", "broken"]
    assert table.waiting == (1,)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ruling_12_the_reshuffle_happens_exactly_once_a_game(players: int) -> None:
    for seed in range(25):
        table = random_game(players, seed, grey=("one-colour", "any")[seed % 2])
        happened = Counter(event["event"] for event in table.events(None))
        assert happened["elephants-reshuffled"] == 1
        assert happened["bought"] == 40
        assert 40 - players <= happened["elephant-taken"] <= 40 + players


def test_ruling_12_all_thirty_come_back() -> None:
    table = scenario("R4 R6 B3 B5", money=0, herd="RRB", used=29)
    acts(table, "elephant RRB")
    assert told(table) == ["elephant-taken"]
    acts(table, "drop R4 R6 B3")
    assert told(table) == ["broken", "elephants-reshuffled", "elephants-turned-up"]
    view = table.view(None)["table"]
    assert Counter(view["elephants_left"]) + Counter(view["elephant_row"]) == Counter(cards.ELEPHANTS)


def test_ruling_12_the_reshuffle_begins_from_the_printed_order() -> None:
    table = scenario("", money=0, herd="R*", used=29)
    twin = state_of(table).copy()
    acts(table, "elephant R*")
    elephants = cards.HERD.tolist()
    shuffle(twin, elephants, 30)
    assert state_of(table).elephants[:25] == elephants[:25]


# ---- Refilling the rows ----


def test_a_row_is_refilled_only_when_all_five_are_gone() -> None:
    table = scenario("R3 B4", shop="G8 R8", after=3)
    acts(table, "buy G8")
    assert lies(table, "porcelain_row") == "R8"
    assert told(table) == ["bought"]
    table = acts(scenario("R3 B4", shop="R8", after=4), "buy R8")
    assert told(table) == ["bought", "porcelain-turned-up"]
    assert len(lies(table, "porcelain_row").split()) == 5


def test_equal_cards_in_a_row_are_listed_once_and_leave_one_by_one() -> None:
    table = scenario("", shop="G7 G7 G7 R3 R3", herd="? ? ? R* R*")
    assert table.moves(0) == ["buy R3", "buy G7", "elephant R*", "elephant ?", "pass"]
    acts(table, "buy G7")
    assert lies(table, "porcelain_row") == "R3 R3 G7 G7"


# ---- Rulings 13 to 15: scoring ----


@pytest.mark.parametrize(("sold", "number"), [(9, 1), (19, 2), (29, 3), (39, 4)])
def test_every_tenth_purchase_brings_a_scoring_before_new_porcelain(sold: int, number: int) -> None:
    table = acts(scenario("R3 B4", shop="G8", after=sold), "buy G8")
    assert told(table) == ["bought", "scoring"]
    assert table.events(None)[-1]["number"] == number
    assert table.view(None)["table"]["scoring"] == number
    assert lies(table, "porcelain_row") == ""
    assert table.waiting == (0, 1, 2)


def test_ruling_13_all_at_once_in_any_order_and_in_secret() -> None:
    table = scenario("R3 B4", shop="")
    table.play(2, "score highest")
    assert table.waiting == (0, 1)
    assert table.points == (0, 0, 0)
    assert table.events(0)[-1] == {"n": 1, "event": "chosen", "seat": 2, "method": None}
    assert table.events(2)[-1]["method"] == "highest"
    assert seat_of(table, 2)["chosen"]
    assert seat_of(table, 2)["choice"] is None
    table.play(0, "score lowest")
    table.play(1, "score all")
    assert told(table) == ["chosen", "scored", "scored", "scored", "porcelain-turned-up"]
    assert table.points == (7, 0, 0)


def test_ruling_13_a_choice_is_final() -> None:
    table = scenario("R3 B4", shop="")
    table.play(0, "score lowest")
    with pytest.raises(tischlein.NotYourTurn):
        table.play(0, "score highest")


def test_ruling_13_the_last_method_is_asked_for_too() -> None:
    table = scenario("R3 B4", shop="", after=40)
    assert table.moves(1) == ["score colour R", "score colour B", "score colour G"]


def test_ruling_13_each_method_once() -> None:
    table = scenario("R3 B4", shop="")
    assert table.moves(0) == [
        "score lowest",
        "score highest",
        "score all",
        *(f"score colour {letter}" for letter in "RBG"),
    ]
    acts(table, "score colour B", "score all", "score lowest")
    assert seat_of(table, 0)["sheet"] == {"lowest": None, "highest": None, "all": None, "colour": 4}
    assert rules.open_choices(state_of(table), 0) == 0b000111
    again = scenario("R3 B4", shop="", after=20)
    assert again.moves(0) == ["score highest", "score all", *(f"score colour {letter}" for letter in "RBG")]


@pytest.mark.parametrize(
    ("collection", "written"),
    [("R3 R4 B8 G3", "B"), ("R8 B8 G8", "R"), ("B5 G5", "B"), ("", "R"), ("G8 G8 B8 B7", "G")],
)
def test_ruling_14_plain_colour_is_the_best_one_and_the_first_of_equals(
    collection: str, written: str
) -> None:
    table = scenario(collection, shop="")
    table.play(0, "score colour")
    assert table.made == [(0, f"score colour {written}")]


def test_ruling_14_a_worse_colour_may_be_named() -> None:
    table = acts(scenario("R3 B8", shop=""), "score colour R", "score all", "score all")
    assert table.points[0] == 3
    assert acts(scenario("R3", shop=""), "score colour G", "score all", "score all").points[0] == 0


def test_ruling_14_a_missing_colour_counts_nothing() -> None:
    assert rules.worth(cards.porcelain(["R5", "R8"]), rules.LOWEST) == 5
    assert rules.worth(cards.porcelain(["R5", "R8"]), rules.HIGHEST) == 8
    assert rules.worth(0, rules.HIGHEST) == rules.worth(0, rules.LOWEST) == 0


def test_the_methods_agree_with_counting_by_hand() -> None:
    chooser = random.Random(1)
    for _ in range(200):
        owned = chooser.sample(list(PORCELAIN.elements()), chooser.randrange(14))
        values = {letter: [int(card[1]) for card in owned if card[0] == letter] for letter in "RBG"}
        number = cards.porcelain(owned)
        assert rules.worth(number, rules.LOWEST) == sum(min(v, default=0) for v in values.values())
        assert rules.worth(number, rules.HIGHEST) == sum(max(v, default=0) for v in values.values())
        assert rules.worth(number, rules.ALL) == sum(sum(v) for v in values.values())
        for colour, letter in enumerate("RBG"):
            assert rules.worth(number, rules.COLOUR + colour) == sum(values[letter])


def test_ruling_15_after_a_scoring_the_seat_after_the_buyer_plays() -> None:
    table = scenario("R3 B4", "", "", "", shop="G8", after=9, turn=2)
    acts(table, "buy G8", "score all", "score all", "score all", "score all")
    assert table.waiting == (3,)
    assert len(lies(table, "porcelain_row").split()) == 5


def test_porcelain_stays_after_a_scoring() -> None:
    table = acts(scenario("R3 B4", shop=""), "score all", "score all", "score all")
    assert owns(table, 0) == "R3 B4"


# ---- Rulings 16 and 17 ----


def test_ruling_16_a_tie_is_a_shared_win() -> None:
    table = scenario("R3", "G3", "", shop="", after=40)
    acts(table, "score colour", "score colour", "score colour")
    assert table.winners == (0, 1)
    out = [9] * 6
    verbs.points(table.state, out)
    assert out == [36, 0, 36, 0, 33, 0]


def test_ruling_17_sheets_and_lost_cards_are_open() -> None:
    table = acts(scenario("R3 B4"), "elephant R*")
    assert table.view(None)["table"]["broken"].count("R3") == 1
    table = acts(scenario("R3 B4", shop=""), "score all", "score all", "score all")
    assert seat_of(table, 0)["sheet"]["all"] == 7
