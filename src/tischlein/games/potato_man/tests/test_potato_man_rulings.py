"""The rulings at the end of rules.en.md, by number: what we play where the rulebook is silent."""

from __future__ import annotations

from collections import Counter

import pytest

import tischlein
from tischlein.engine import below, shuffle
from tischlein.engine.random import seed_words
from tischlein.games.potato_man import rules
from tischlein.games.potato_man.tests.potato_man_scenario import (
    DECK,
    acts,
    may_play,
    party,
    seat_of,
    told,
    winner_of,
)

# ---- Sacks and starters ----


@pytest.mark.parametrize(
    ("card", "colour", "worth"),
    [("R15", "red", 1), ("B16", "blue", 2), ("G14", "green", 3), ("Y13", "yellow", 4)],
)
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_ruling_1_every_sack_card_of_a_colour_is_worth_the_same(
    card: str, colour: str, worth: int, taken: int
) -> None:
    """Ruling 1: red 1, blue 2, green 3, yellow 4, on all three cards."""
    low = [other for other in ("R5", "B4", "G3", "Y4") if other[0] != card[0]]
    hands = {"Thomas": f"{card} R6", "Sophia": f"{low[0]} R7", "Martin": f"{low[1]} R8"}
    table = party(hands, sacks={"Sophia": " ".join([colour] * taken)})
    acts(table, f"Thomas {card}", f"Sophia {low[0]}", f"Martin {low[1]}")
    assert told(table)[-1] == f"sack-taken Thomas {colour} {worth}"
    assert table.points == (worth, worth * taken, 0)


def test_ruling_1_gold_is_worth_5() -> None:
    """Ruling 1: a golden sack is worth 5."""
    table = party({"Thomas": "R9", "Sophia": "B4", "Martin": "G3"}, sacks={"Thomas": "gold gold gold"})
    assert table.points == (15, 0, 0)


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_ruling_2_the_table_names_who_begins(first: int) -> None:
    """Ruling 2: you choose who begins."""
    table = tischlein.new("potato-man", 4, seed=1, first=first)
    assert table.waiting == (first,)
    assert table.options["first"] == first


def test_ruling_2_or_the_lot_decides() -> None:
    """Ruling 2: drawn from the seed: the same seed draws the same seat, all seats are drawn in the end."""
    begins = [tischlein.new("potato-man", 5, seed=seed).waiting for seed in range(60)]
    assert begins == [tischlein.new("potato-man", 5, seed=seed).waiting for seed in range(60)]
    assert set(begins) == {(0,), (1,), (2,), (3,), (4,)}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("first", ["drawn", 1])
def test_ruling_2_anybody_can_deal_again_from_the_seed(players: int, first: str | int) -> None:
    """Ruling 2: first the starter is drawn, if it is, then the cards in printed order are shuffled."""
    table = tischlein.new("potato-man", players, seed="again", first=first)
    chance = rules.Table()
    chance.seed = seed_words("again")
    starter = below(chance, players) if first == "drawn" else 1
    deck = list(range(52))
    shuffle(chance, deck, 52)
    cards = [DECK[card] for card in deck]
    size = 10 if players == 5 else 12
    data = table.reveal()["table"]
    assert data["starter"] == starter
    for seat, held in enumerate(data["seats"]):
        assert sorted(held["hand"]) == sorted(cards[size * seat : size * (seat + 1)])
        if players == 2:
            assert held["pile"] == cards[24 + 8 * seat : 32 + 8 * seat]


@pytest.mark.parametrize("leads", ["Thomas", "Sophia", "Martin"])
def test_ruling_3_the_left_neighbour_of_the_starter_begins(leads: str) -> None:
    """Ruling 3: Thomas started, so Sophia is next, whoever led or won the last trick."""
    hands = {"Thomas": "R9", "Sophia": "B8", "Martin": "G7"}
    table = party(hands, leads=leads)
    names = list(hands) * 2
    for name in names[names.index(leads) :][:3]:
        acts(table, f"{name} {hands[name]}")
    assert told(table)[1] == "trick-won Thomas R9"
    assert "round-dealt Sophia 2" in told(table)
    assert table.waiting == (seat_of(table, "Sophia"),)


def test_ruling_3_also_after_a_round_that_ended_early() -> None:
    """Ruling 3: Martin led the last trick, still Sophia is next, the left neighbour of Thomas."""
    table = party({"Thomas": "B9 B10", "Sophia": "B8 R8", "Martin": "R5"}, lies="R9", leads="Martin")
    acts(table, "Thomas B9")
    assert told(table)[1] == "stuck Sophia R8,B8"
    assert "round-dealt Sophia 2" in told(table)


# ---- Five players ----


FIVE = {
    "Thomas": "R5 B4 G3 Y4",
    "Sophia": "R6 B5 G4 Y5",
    "Martin": "R7 B6 G5 Y6",
    "Christina": "R8 B7 G6 Y7",
    "Lisa": "R9 B8 G7 Y8",
}


def test_ruling_4_the_second_card_may_double() -> None:
    """Ruling 4: anyone after the lead may double; from then on only new colours follow."""
    table = party(FIVE)
    acts(table, "Thomas R5")
    assert may_play(table, "Sophia") == "R6 B5 G4 Y5"
    acts(table, "Sophia R6")
    assert may_play(table, "Martin") == "B6 G5 Y6"
    acts(table, "Martin B6")
    assert may_play(table, "Christina") == "G6 Y7"
    acts(table, "Christina Y7")
    assert may_play(table, "Lisa") == "G7"


def test_ruling_4_the_fifth_card_must_double_if_nobody_has() -> None:
    """Ruling 4: it doubles any colour, and may win."""
    table = party(FIVE)
    acts(table, "Thomas R5", "Sophia B5", "Martin G5", "Christina Y7")
    assert may_play(table, "Lisa") == "R9 B8 G7 Y8"
    acts(table, "Lisa B8")
    assert told(table)[1:] == ["trick-won Lisa B8", "sack-taken Lisa blue 2"]


@pytest.mark.parametrize("lies", ["Y1", "Y2 R17", "R17 Y3 B9", "R17 B9 Y1 G9"])
def test_ruling_5_only_a_second_potato_man_left(lies: str) -> None:
    """Ruling 5: the second Potato Man stays banned in every place, so its holder is stuck."""
    names = ["Thomas", "Sophia", "Martin", "Christina", "Lisa"]
    stuck = names[len(lies.split())]
    before, last = lies.split()[:-1], lies.split()[-1]
    spare = iter(DECK[:10])
    potato_men = [card for card in ("Y1", "Y2", "Y3") if card not in lies.split()]
    hands = {}
    for name in names[: len(before)]:
        hands[name] = next(spare)
    hands[names[len(before)]] = f"{last} {next(spare)}"
    hands[stuck] = " ".join(potato_men)
    for name in names[len(lies.split()) + 1 :]:
        hands[name] = f"{next(spare)} {next(spare)}"
    table = party(hands, lies=" ".join(before))
    acts(table, f"{names[len(before)]} {last}")
    assert told(table)[1] == f"stuck {stuck} {','.join(potato_men)}"
    assert not any("sack-taken" in line for line in told(table))


def test_ruling_5_a_first_potato_man_may_double_yellow() -> None:
    """Ruling 5: banned is only the second Potato Man, not the second yellow card."""
    table = party({**FIVE, "Christina": "R8 B7 G6 Y1"})
    acts(table, "Thomas Y4", "Sophia R6", "Martin B6")
    assert may_play(table, "Christina") == "R8 B7 G6 Y1"


def test_ruling_6_two_evil_potatoes_may_meet() -> None:
    """Ruling 6: the higher one wins, or the Potato Man against both."""
    evil = {"Thomas": "R18 B4", "Sophia": "R17 B5", "Martin": "B16 B6", "Christina": "G9 B7", "Lisa": "Y1 Y9"}
    table = party(evil)
    acts(table, "Thomas R18", "Sophia R17", "Martin B16", "Christina G9")
    other = table.copy()
    acts(table, "Lisa Y9")
    assert told(table)[1:] == ["trick-won Thomas R18", "sack-taken Thomas red 1"]
    acts(other, "Lisa Y1")
    assert told(other)[1:] == ["trick-won Lisa Y1", "sack-taken Lisa yellow 4"]


# ---- Taking a trick ----


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("R13 B13 G13 Y13", "Y13"),
        ("Y13 G13 B13 R13", "R13"),
        ("G12 R12 Y12 B4", "Y12"),
        ("G12 Y4 R12 B12", "B12"),
        ("B9 Y9 R9", "R9"),
        ("R9 B9 Y9 G9 R5", "G9"),
        ("R9 R5 B9 Y9 G9", "G9"),
    ],
)
def test_ruling_7_the_last_of_all_equals_wins(trick: str, winner: str) -> None:
    """Ruling 7: also of three or four equal highest numbers the last one wins."""
    assert winner_of(trick) == winner


def test_ruling_8_gold_only_when_the_colour_is_gone() -> None:
    """Ruling 8: gold comes by itself and not before; without a sack the round goes on."""
    hands = {"Thomas": "R15 R5", "Sophia": "B4 B5", "Martin": "G3 G4"}
    for taken, sack in (
        ("red red", "sack-taken Thomas red 1"),
        ("red red red", "sack-taken Thomas gold 5"),
        ("red red red gold gold", "sack-taken Thomas gold 5"),
        ("red red red gold gold gold", "no-sack Thomas"),
    ):
        table = party(hands, sacks={"Martin": taken})
        acts(table, "Thomas R15", "Sophia B4", "Martin G3")
        assert told(table)[2:] == [sack]
        assert table.waiting == (seat_of(table, "Thomas"),)


def test_ruling_8_a_colour_with_sacks_never_brings_gold() -> None:
    """Ruling 8: the gold of another colour is no choice."""
    table = party({"Thomas": "B15 R5", "Sophia": "R6 R7", "Martin": "G3 G4"}, sacks={"Martin": "red red red"})
    acts(table, "Thomas B15", "Sophia R6", "Martin G3")
    assert told(table)[2:] == ["sack-taken Thomas blue 2"]


# ---- End of a round ----


@pytest.mark.parametrize("claim", ["", "pass", "end", "stuck", "-", "no card"])
def test_ruling_9_nobody_can_claim_the_end(claim: str) -> None:
    """Ruling 9: while a card fits, only a card can be played."""
    table = party({"Thomas": "R9 B5", "Sophia": "B6 R5", "Martin": "R7 R8"})
    before = table.reveal()
    with pytest.raises(tischlein.MalformedMove):
        table.play(0, claim)
    assert table.reveal() == before


def test_ruling_9_the_hand_shown_stays_in_the_log() -> None:
    """Ruling 9: all seats and spectators read it there later, in the next round too."""
    table = party({"Thomas": "R9 B5", "Sophia": "B6 R5", "Martin": "R7 R8"})
    acts(table, "Thomas B5", "Sophia R5")
    stuck = {"n": 2, "event": "stuck", "seat": 2, "cards": ["R7", "R8"]}
    (seat,) = table.waiting
    table.play(seat, table.moves(seat)[0])
    assert all(stuck in table.events(eye) for eye in (0, 1, 2, None))


def test_ruling_10_the_pile_does_not_help() -> None:
    """Ruling 10: Christina has no blue in hand; the blue ones in her pile stay where they are, unseen."""
    table = party(
        {
            "Thomas": "Y1 Y2 Y3 G3 G4 G5 G6 G7 R5 R6 R7 R8",
            "Christina": "R9 R10 R11 R12 R13 R14 Y4 Y5 Y6 Y7 Y8 Y9",
        },
        piles={"Thomas": "R15 R16 R17 R18 G8 G9 G10 G11", "Christina": "Y10 B5 B6 B7 B8 B9 B10 B11"},
    )
    acts(table, "Thomas Y1", "Christina R9", "Thomas G3")
    assert "stuck Christina R10,R11,R12,R13,R14,Y4,Y5,Y6,Y7,Y8,Y9,Y10" in told(table)
    assert not any("B5" in line for line in told(table, since=0))


def test_ruling_10_whoever_played_draws_at_once() -> None:
    """Ruling 10: Thomas draws the green card after his first and may play it as the third."""
    table = party(
        {
            "Thomas": "Y1 Y2 Y3 Y4 Y5 Y6 R5 R6 R7 R8 R9 R10",
            "Christina": "R11 R12 R13 R14 R15 R16 B4 B5 B6 B7 B8 B9",
        },
        piles={"Thomas": "G3 G4 G5 G6 G7 G8 G9 G10", "Christina": "B10 B11 B12 B13 B14 B15 B16 Y13"},
    )
    acts(table, "Thomas Y1")
    assert told(table) == ["played Thomas Y1", "drew Thomas None"]
    acts(table, "Christina R11")
    assert may_play(table, "Thomas") == "G3"
    acts(table, "Thomas G3")
    assert may_play(table, "Christina") == "B4 B5 B6 B7 B8 B9 B10"


def test_ruling_10_an_empty_pile_gives_nothing() -> None:
    """Ruling 10: each draws only while their own pile lasts."""
    table = party(
        {
            "Thomas": "Y1 Y2 Y3 Y4 Y5 Y6 B4 B5 B6 B7 B8 B9",
            "Christina": "R11 R12 R13 R14 R15 R16 G4 G5 G6 G7 G8 G9",
        },
        piles={"Thomas": "Y7 Y8", "Christina": "R17 R18"},
        leads="Christina",
    )
    acts(table, "Christina R11", "Thomas Y1", "Christina G4", "Thomas B4")
    assert [line for line in told(table, since=0) if line.startswith("drew")] == [
        "drew Christina None",
        "drew Thomas None",
        "drew Christina None",
        "drew Thomas None",
    ]
    acts(table, "Christina R12")
    assert told(table) == ["played Christina R12"]
    assert [seat["cards"] for seat in table.view(None)["table"]["seats"]] == [12, 11]


# ---- What is open, and who wins ----


def test_ruling_11_played_cards_are_open_and_the_cards_aside_are_not() -> None:
    """Ruling 11: two piles; sacks, scores and sizes are open."""
    table = party(
        {"Thomas": "R9 B5", "Sophia": "B6 R5", "Martin": "R7 R8"},
        sacks={"Sophia": "gold"},
        rounds={"Thomas": [3], "Sophia": [4], "Martin": [5]},
    )
    view, whole = table.view(None)["table"], table.reveal()["table"]
    assert view["discard"] == whole["discard"]
    assert "aside" not in view
    assert [seat["hand"] for seat in view["seats"]] == [None, None, None]
    for fact in ("cards", "sacks", "rounds"):
        assert [seat[fact] for seat in view["seats"]] == [seat[fact] for seat in whole["seats"]]


def test_ruling_12_the_worth_counts_not_the_number_of_sack_cards() -> None:
    """Ruling 12: three red sack cards are 3 sacks, one golden card is 5."""
    rounds = {"Thomas": [0, 0], "Sophia": [0, 0], "Martin": [0, 0]}
    hands = {"Thomas": "R9", "Sophia": "B4", "Martin": "G3"}
    table = party(hands, rounds=rounds, sacks={"Thomas": "red red", "Sophia": "gold"})
    acts(table, "Thomas R9", "Sophia B4", "Martin G3")
    assert table.points == (3, 5, 0)
    assert table.winners == (seat_of(table, "Sophia"),)


@pytest.mark.parametrize(
    ("thomas", "sophia", "winners"),
    [([6, 4], [5, 5], (0,)), ([5, 5], [4, 6], (1,)), ([6, 4], [4, 6], (0, 1)), ([0, 9], [5, 5], (1,))],
)
def test_ruling_12_best_round_then_a_shared_win(
    thomas: list[int], sophia: list[int], winners: tuple[int, ...]
) -> None:
    """Ruling 12: total, then best single round, then the win is shared."""
    table = party(
        {"Thomas": "B4", "Sophia": "Y5", "Martin": "R7"},
        rounds={"Thomas": thomas, "Sophia": sophia, "Martin": [0, 0]},
    )
    acts(table, "Thomas B4", "Sophia Y5", "Martin R7")
    assert table.winners == winners


# ---- Variant for three players ----


def test_ruling_13_the_deal_without_green() -> None:
    """Ruling 13: 12 each, four aside, 40 cards, no green sacks, in every round."""
    table = tischlein.new("potato-man", 3, seed=3, variant="no-green")
    while not table.over:
        data = table.reveal()["table"]
        hands = [card for seat in data["seats"] for card in seat["hand"]]
        cards = hands + data["aside"] + data["discard"] + data["trick"]
        assert sorted(cards) == sorted(card for card in DECK if card[0] != "G")
        assert len(data["aside"]) == 4
        assert data["sacks_left"]["green"] == 0
        (seat,) = table.waiting
        table.play(seat, table.moves(seat)[-1])
    dealt = Counter(event["event"] for event in table.events(0))
    assert dealt["round-dealt"] == 3


@pytest.mark.parametrize("players", [2, 4, 5])
def test_ruling_13_only_with_three(players: int) -> None:
    """Ruling 13: the variant is for three players."""
    with pytest.raises(tischlein.BadOption, match=r"option variant must be standard in Potato Man with"):
        tischlein.new("potato-man", players, variant="no-green")


def test_ruling_14_a_single_playable_card_is_still_asked_for() -> None:
    """Ruling 14: the table waits for Martin although only one card fits, and at the last card too."""
    table = party({"Thomas": "R9 B5", "Sophia": "B6 R5", "Martin": "R7 G8"})
    acts(table, "Thomas R9", "Sophia B6")
    assert may_play(table, "Martin") == "G8"
    assert told(table) == ["played Sophia B6"]
    acts(table, "Martin G8")
    assert may_play(table, "Thomas") == "B5"
    assert told(table)[-1] == "sack-taken Thomas red 1"
