"""What the rulebook shows and says, as people at a table would play it."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

import tischlein
from tischlein.games.potato_man.tests.potato_man_scenario import (
    COLOURS,
    DECK,
    NOTHING,
    acts,
    may_play,
    party,
    seat_of,
    told,
    winner_of,
)

# ---- The worked examples of the law page ----


def test_example_1_potato_man_beats_evil_potato() -> None:
    """Five players: Y8, B8, R17, Y2, G4; the seat of Y2 wins and takes a yellow sack worth 4."""
    table = party(
        {"Thomas": "Y8 R5", "Sophia": "B8 R6", "Martin": "R17 R7", "Christina": "Y2 R8", "Lisa": "G4 R9"}
    )
    acts(table, "Thomas Y8", "Sophia B8", "Martin R17", "Christina Y2", "Lisa G4")
    assert told(table) == ["played Lisa G4", "trick-won Christina Y2", "sack-taken Christina yellow 4"]
    assert table.points == (0, 0, 0, 4, 0)
    assert table.waiting == (seat_of(table, "Christina"),)


def test_example_2_the_later_of_two_equals() -> None:
    """Two players: Y5, R16, B16, G6; Thomas wins with the later 16 and takes a blue sack worth 2."""
    table = party({"Thomas": "Y5 B16 Y6 B5", "Christina": "R16 G6 R5 G5"})
    acts(table, "Thomas Y5", "Christina R16", "Thomas B16", "Christina G6")
    assert told(table) == ["played Christina G6", "trick-won Thomas B16", "sack-taken Thomas blue 2"]
    assert table.points == (2, 0)
    assert table.waiting == (seat_of(table, "Thomas"),)


def test_example_3_nobody_gets_a_sack_when_the_round_ends_early() -> None:
    """Four players: red, yellow, green lie; Martin has no blue, so the round is over at once."""
    table = party({"Thomas": "R9 B5", "Christina": "Y6 B6", "Lisa": "G7 B7", "Martin": "R5 Y4"})
    acts(table, "Thomas R9", "Christina Y6", "Lisa G7")
    assert told(table)[:6] == [
        "played Lisa G7",
        "stuck Martin R5,Y4",
        "round-scored Thomas 0",
        "round-scored Christina 0",
        "round-scored Lisa 0",
        "round-scored Martin 0",
    ]
    assert told(table)[6] == "round-dealt Christina 2"
    assert table.view(None)["table"]["trick"] == []


def test_example_4_after_a_doubling_only_new_colours() -> None:
    """Five players, Y1, R9, Y7 lie: the fourth may play only blue or green."""
    table = party(
        {
            "Thomas": "R5 R6",
            "Sophia": "R7 R8",
            "Martin": "R10 R11",
            "Christina": "R12 B6 G8",
            "Lisa": "Y8 B7 G9",
        },
        lies="Y1 R9 Y7",
    )
    assert may_play(table, "Christina") == "B6 G8"
    with pytest.raises(tischlein.IllegalMove):
        acts(table, "Christina R12")


def test_example_5_no_second_potato_man() -> None:
    """Five players, Y2, B5 lie: the third may not play Y1 or Y3, but may play Y4 to Y13."""
    hands = {
        "Thomas": "R5 R6 R7 R8 R9 R10",
        "Sophia": "B6 B7 B8 B9 B10 B11",
        "Martin": "Y1 Y3 Y4 Y5 Y6 Y7 Y8",
        "Christina": "G3 G4 G5 G6 G7 G8 G9",
        "Lisa": "Y9 Y10 Y11 Y12 Y13 B12 B13",
    }
    table = party(hands, lies="Y2 B5")
    assert may_play(table, "Martin") == "Y4 Y5 Y6 Y7 Y8"
    swapped = {**hands, "Martin": "Y1 Y3 Y9 Y10 Y11 Y12 Y13", "Lisa": "Y4 Y5 Y6 Y7 Y8 B12 B13"}
    assert may_play(party(swapped, lies="Y2 B5"), "Martin") == "Y9 Y10 Y11 Y12 Y13"
    for banned in ("Y1", "Y3"):
        with pytest.raises(tischlein.IllegalMove):
            acts(table, f"Martin {banned}")


def test_example_6_gold_when_the_colour_is_gone_then_nothing() -> None:
    """Red sacks gone: a red win takes gold; gold gone too: nothing."""
    hands = {"Thomas": "R14 R15", "Sophia": "B4 B5", "Martin": "G3 G4"}
    table = party(hands, sacks={"Sophia": "red red red gold gold"})
    acts(table, "Thomas R15", "Sophia B4", "Martin G3")
    assert told(table)[1:] == ["trick-won Thomas R15", "sack-taken Thomas gold 5"]
    acts(table, "Thomas R14", "Sophia B5", "Martin G4")
    assert told(table)[1:4] == ["trick-won Thomas R14", "no-sack Thomas", "round-scored Thomas 5"]


# ---- Set-up ----


@pytest.mark.parametrize(
    ("players", "hand", "pile", "aside"), [(2, 12, 8, 12), (3, 12, 0, 16), (4, 12, 0, 4), (5, 10, 0, 2)]
)
def test_the_deal(players: int, hand: int, pile: int, aside: int) -> None:
    data = tischlein.new("potato-man", players, seed=8).reveal()["table"]
    assert [len(seat["hand"]) for seat in data["seats"]] == [hand] * players
    assert [len(seat.get("pile", [])) for seat in data["seats"]] == [pile] * players
    assert len(data["aside"]) == aside
    hands_and_piles = [card for seat in data["seats"] for card in seat["hand"] + seat.get("pile", [])]
    assert sorted(hands_and_piles + data["aside"]) == sorted(DECK)
    assert data["sacks_left"] == dict.fromkeys(COLOURS, 3)


# ---- Course of the game ----


@pytest.mark.parametrize("leads", ["Thomas", "Sophia", "Martin", "Christina"])
def test_the_others_follow_clockwise_and_the_winner_leads(leads: str) -> None:
    hands = {"Thomas": "R15 B4", "Sophia": "B5 R5", "Martin": "G4 R6", "Christina": "Y4 R7"}
    table = party(hands, leads=leads)
    names = list(hands)
    for place in range(4):
        name = names[(names.index(leads) + place) % 4]
        acts(table, f"{name} {hands[name].split()[0]}")
    assert told(table)[1:] == ["trick-won Thomas R15", "sack-taken Thomas red 1"]
    assert may_play(table, "Thomas") == "B4"
    assert may_play(table, "Sophia") == ""


def test_three_bring_three_of_the_four_colours() -> None:
    table = party({"Thomas": "R5 B5 G5 Y5", "Sophia": "R6 B6 G6 Y6", "Martin": "R7 B7 G7 Y7"})
    assert may_play(table, "Thomas") == "R5 B5 G5 Y5"
    acts(table, "Thomas B5")
    assert may_play(table, "Sophia") == "R6 G6 Y6"
    acts(table, "Sophia Y6")
    assert may_play(table, "Martin") == "R7 G7"
    acts(table, "Martin G7")
    assert told(table)[1:] == ["trick-won Martin G7", "sack-taken Martin green 3"]


def test_four_bring_all_four_colours() -> None:
    table = party({"Thomas": "R5 B5 G5", "Sophia": "R6 B6 G6", "Martin": "R7 B7 G7", "Christina": "B8 G8 Y8"})
    acts(table, "Thomas R5", "Sophia B6")
    assert may_play(table, "Martin") == "G7"
    acts(table, "Martin G7")
    assert may_play(table, "Christina") == "Y8"


# ---- Two players ----


def test_two_take_turns_and_draw_after_each_card() -> None:
    table = tischlein.new("potato-man", 2, seed=21, first=1, names=["Thomas", "Christina"])
    piles = [list(seat["pile"]) for seat in table.reveal()["table"]["seats"]]
    for place in range(4):
        (seat,) = table.waiting
        assert seat == (1, 0, 1, 0)[place]
        card, drawn = table.moves(seat)[0], piles[seat].pop(0)
        before = table.reveal()["table"]["seats"][seat]["hand"]
        table.play(seat, card)
        after = table.reveal()["table"]["seats"][seat]
        assert sorted(after["hand"]) == sorted({*before, drawn} - {card})
        assert after["pile"] == piles[seat]
        assert {"n": place + 1, "event": "drew", "seat": seat, "card": drawn} in table.events(seat)


def test_two_play_ten_tricks_and_every_card() -> None:
    """Thomas has blue and yellow, Christina red and green, so nobody is ever stuck."""
    hands = {
        "Thomas": "B4 B5 B6 B7 B8 B9 Y1 Y2 Y3 Y4 Y5 Y6",
        "Christina": "R5 R6 R7 R8 R9 R10 G3 G4 G5 G6 G7 G8",
    }
    piles = {"Thomas": "B10 Y7 B11 Y8 B12 Y9 B13 Y10", "Christina": "R11 G9 R12 G10 R13 G11 R14 G12"}
    table = party(hands, piles=piles)
    sizes = []
    while table.view(None)["table"]["round"] == 1:
        (seat,) = table.waiting
        table.play(seat, table.moves(seat)[0])
        sizes.append(table.view(None)["table"]["seats"][seat]["cards"])
    lines = told(table, since=0)
    assert len(table.made) == 40
    assert sizes[:16] == [12] * 16
    assert sum(line.startswith("trick-won") for line in lines) == 10
    assert sum(line.startswith("drew") for line in lines) == 16
    assert not any(line.startswith("stuck") for line in lines)


def test_two_players_bring_four_different_colours() -> None:
    table = party({"Thomas": "R5 B4 G3 Y4", "Christina": "R6 B5 G4 Y5"})
    acts(table, "Thomas B4")
    assert may_play(table, "Christina") == "R6 G4 Y5"
    acts(table, "Christina Y5")
    assert may_play(table, "Thomas") == "R5 G3"
    acts(table, "Thomas G3")
    assert may_play(table, "Christina") == "R6"


# ---- Five players ----


FIVE = {
    "Thomas": "R5 B4 G3 Y4",
    "Sophia": "R6 B5 G4 Y5",
    "Martin": "R7 B6 G5 Y6",
    "Christina": "R8 B7 G6 Y7",
    "Lisa": "R9 B8 G7 Y8",
}


@pytest.mark.parametrize(
    "order", ["YYRBG", "RYYBG", "YRYBG", "BGRRY", "YRBYG", "RGBGY", "YRBGY", "YRBGR", "BRGYG"]
)
def test_any_seat_after_the_lead_may_double(order: str) -> None:
    """Until a colour lies twice everybody may play anything, then only colours that are not there."""
    table = party(FIVE)
    for name, letter in zip(FIVE, order, strict=True):
        lying = [card[0] for card in table.view(None)["table"]["trick"]]
        doubled = len(set(lying)) < len(lying)
        fits = [card for card in FIVE[name].split() if not doubled or card[0] not in lying]
        assert may_play(table, name) == " ".join(fits)
        acts(table, f"{name} {next(card for card in fits if card[0] == letter)}")
    assert told(table)[1].startswith("trick-won")


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("Y8 Y13 R5 B4 G3", "Y13"),
        ("Y8 R5 Y13 B4 G3", "Y13"),
        ("Y8 R5 B4 Y13 G3", "Y13"),
        ("Y8 R5 B4 G3 Y13", "Y13"),
        ("R16 R17 B4 G3 Y4", "R17"),
        ("R17 B4 G3 Y4 R16", "R17"),
    ],
)
def test_the_doubling_card_may_win_in_any_place(trick: str, winner: str) -> None:
    assert winner_of(trick) == winner


def test_the_fifth_card_may_double_any_colour() -> None:
    table = party({**FIVE, "Lisa": "R9 B8 G7 Y2"})
    acts(table, "Thomas R5", "Sophia B5", "Martin G5", "Christina Y7")
    assert may_play(table, "Lisa") == "R9 B8 G7 Y2"
    acts(table, "Lisa Y2")
    assert told(table)[1] == "trick-won Christina Y7"


# ---- Taking a trick ----


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("R5 B6 G7", "G7"),
        ("R15 B6 G7 Y4", "R15"),
        ("B9 R9 Y4", "R9"),
        ("Y13 B5 R13 G4", "R13"),
        ("R16 B16 G3 Y4", "B16"),
        ("B16 R16 G3 Y4", "R16"),
        ("R15 B16 Y1", "B16"),
        ("R16 B4 Y1", "Y1"),
        ("Y1 B16 R18", "Y1"),
        ("Y3 R16 B16 G14", "Y3"),
        ("B16 Y3 G14 R17", "Y3"),
        ("R16 B4 Y4", "R16"),
        ("Y13 R16 Y1 B16 G14", "Y1"),
        ("Y2 R18 Y13 B16 G14", "Y2"),
        ("R16 R18 Y3 B16 G14", "Y3"),
        ("R5 Y3 B4 G3", "R5"),
        ("B4 G3 Y3", "B4"),
        ("G3 Y3 B4 R6 R5", "R6"),
    ],
)
def test_who_wins(trick: str, winner: str) -> None:
    """Highest number, the later of equals; Potato Man only where Evil Potato (R16 to R18) lies too."""
    assert winner_of(trick) == winner


# ---- Sack cards ----


@pytest.mark.parametrize(
    ("card", "sack"), [("R15", "red 1"), ("B16", "blue 2"), ("G14", "green 3"), ("Y13", "yellow 4")]
)
def test_the_sack_has_the_colour_of_the_winning_card(card: str, sack: str) -> None:
    low = [other for other in ("R5", "B4", "G3", "Y4") if other[0] != card[0]]
    table = party({"Thomas": f"{card} R6", "Sophia": f"{low[0]} R7", "Martin": f"{low[1]} R8"})
    acts(table, f"Thomas {card}", f"Sophia {low[0]}", f"Martin {low[1]}")
    assert told(table)[2] == f"sack-taken Thomas {sack}"
    assert table.view(None)["table"]["sacks_left"][sack.split()[0]] == 2
    assert table.view(None)["table"]["seats"][0]["sacks"][sack.split()[0]] == 1


def test_the_sacks_run_out_and_the_round_goes_on() -> None:
    """Red wins every trick: three red sacks, three golden ones, then nothing."""
    hands = {
        "Thomas": "R12 R13 R14 R15 R16 R17 R18 R11",
        "Sophia": "B4 B5 B6 B7 B8 B9 B10 B11",
        "Martin": "Y4 Y5 Y6 Y7 Y8 Y9 Y10 G3",
    }
    table = party(hands)
    tricks = list(zip(*(hand.split() for hand in hands.values()), strict=True))
    for red, blue, yellow in tricks[:7]:
        acts(table, f"Thomas {red}", f"Sophia {blue}", f"Martin {yellow}")
    lines = [line for line in told(table, since=0) if "sack" in line]
    assert lines == ["sack-taken Thomas red 1"] * 3 + ["sack-taken Thomas gold 5"] * 3 + ["no-sack Thomas"]
    assert table.points == (18, 0, 0)
    assert may_play(table, "Thomas") == "R11"


# ---- End of a round ----


def test_a_round_ends_when_all_cards_are_played() -> None:
    table = party({"Thomas": "R5", "Sophia": "B6", "Martin": "G7"}, sacks={"Thomas": "red", "Sophia": "gold"})
    acts(table, "Thomas R5", "Sophia B6", "Martin G7")
    assert told(table)[:7] == [
        "played Martin G7",
        "trick-won Martin G7",
        "sack-taken Martin green 3",
        "round-scored Thomas 1",
        "round-scored Sophia 5",
        "round-scored Martin 3",
        "round-dealt Sophia 2",
    ]
    data = table.reveal()["table"]
    assert [seat["rounds"] for seat in data["seats"]] == [[1], [5], [3]]
    assert data["sacks_left"] == dict.fromkeys(COLOURS, 3)
    assert (data["trick"], data["discard"], len(data["aside"])) == ([], [], 16)
    assert [len(seat["hand"]) for seat in data["seats"]] == [12, 12, 12]


def test_who_is_stuck_shows_the_hand_and_the_trick_is_lost() -> None:
    """The sacks taken before count; the unfinished trick brings nothing."""
    table = party(
        {"Thomas": "R18 B4", "Sophia": "B6 R6", "Martin": "R7 R8"},
        leads="Thomas",
        sacks={"Martin": "yellow green"},
    )
    acts(table, "Thomas B4", "Sophia R6")
    assert told(table)[1] == "stuck Martin R7,R8"
    assert [line for line in told(table) if "scored" in line] == [
        "round-scored Thomas 0",
        "round-scored Sophia 0",
        "round-scored Martin 7",
    ]
    assert not any("trick-won" in line or "sack-taken" in line for line in told(table))


def test_the_last_unfinished_trick_goes_to_the_discard() -> None:
    table = party(
        {"Thomas": "R9 B5", "Christina": "Y6 B6", "Lisa": "G7 B7", "Martin": "R5 Y4"},
        rounds={"Thomas": [1, 1, 1], "Christina": [0, 0, 0], "Lisa": [0, 0, 0], "Martin": [0, 0, 0]},
    )
    acts(table, "Thomas R9", "Christina Y6", "Lisa G7")
    assert table.over
    data = table.view(None)["table"]
    assert data["trick"] == []
    assert {"R9", "Y6", "G7"} <= set(data["discard"])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_one_round(players: int) -> None:
    """Starters go clockwise from the first, whoever won the last trick."""
    table = tischlein.new("potato-man", players, seed=5, first=1)
    chance = random.Random(players)
    while not table.over:
        (seat,) = table.waiting
        table.play(seat, chance.choice(table.moves(seat)))
    events = table.events(None)
    starters = [event["seat"] for event in events if event["event"] == "round-dealt"]
    assert starters == [(1 + round_before) % players for round_before in range(players)]
    after = [events[i + 1 :] for i, event in enumerate(events) if event["event"] == "round-dealt"]
    leads = [next(event["seat"] for event in rest if event["event"] == "played") for rest in after]
    assert leads == starters
    scored = [event for event in events if event["event"] == "round-scored"]
    assert len(scored) == players * players


# ---- End of the game ----


def last_trick(rounds: Mapping[str, list[int]], sacks: Mapping[str, str] = NOTHING) -> tischlein.Table:
    """Three play the last trick of their game; Martin wins it and takes one red sack."""
    hands = {"Thomas": "B4", "Sophia": "Y5", "Martin": "R7"}
    table = party(hands, rounds=rounds, sacks=sacks)
    acts(table, "Thomas B4", "Sophia Y5", "Martin R7")
    return table


def winners(table: tischlein.Table) -> list[str]:
    assert table.over
    assert table.names is not None
    return [table.names[seat] for seat in table.winners]


def test_most_sacks_win() -> None:
    table = last_trick({"Thomas": [9, 9], "Sophia": [10, 10], "Martin": [0, 18]})
    assert table.points == (18, 20, 19)
    assert winners(table) == ["Sophia"]


def test_a_tie_goes_to_the_best_single_round() -> None:
    table = last_trick({"Thomas": [5, 5], "Sophia": [9, 1], "Martin": [0, 0]})
    assert table.points == (10, 10, 1)
    assert winners(table) == ["Sophia"]


def test_the_best_round_may_be_the_last() -> None:
    rounds = {"Thomas": [2, 1], "Sophia": [5, 5], "Martin": [0, 0]}
    table = last_trick(rounds, sacks={"Thomas": "gold blue"})
    assert table.points == (10, 10, 1)
    assert winners(table) == ["Thomas"]


def test_still_tied_is_a_shared_win() -> None:
    table = last_trick({"Thomas": [9, 1], "Sophia": [1, 9], "Martin": [0, 0]})
    assert winners(table) == ["Thomas", "Sophia"]


def test_nobody_has_won_before_the_end() -> None:
    table = party(
        {"Thomas": "B4", "Sophia": "Y5", "Martin": "R7"},
        rounds={n: [1, 1] for n in ("Thomas", "Sophia", "Martin")},
    )
    assert not table.over
    assert table.winners == ()


def test_after_the_last_round_nothing_is_dealt() -> None:
    table = last_trick({"Thomas": [9, 9], "Sophia": [10, 10], "Martin": [0, 18]})
    assert told(table)[-1] == "round-scored Martin 1"
    assert table.waiting == ()
    assert [table.moves(seat) for seat in range(3)] == [[], [], []]
    assert table.view(None)["table"]["turn"] is None
    assert table.view(None)["table"]["round"] == 3


# ---- Variant for three players ----


def test_without_green_every_trick_is_red_blue_and_yellow() -> None:
    hands = {"Thomas": "R5 B5 Y5", "Sophia": "R6 B6 Y6", "Martin": "R7 B7 Y7"}
    table = party(hands, variant="no-green")
    acts(table, "Thomas R5", "Sophia Y6")
    assert may_play(table, "Martin") == "B7"
    acts(table, "Martin B7")
    assert told(table)[1:] == ["trick-won Martin B7", "sack-taken Martin blue 2"]
    table = party({**hands, "Martin": "R7 R8 Y7"}, variant="no-green")
    acts(table, "Thomas R5", "Sophia Y6")
    assert told(table)[1] == "stuck Martin R7,R8,Y7"


def test_without_green_gold_comes_as_usual() -> None:
    hands = {"Thomas": "R5", "Sophia": "B6", "Martin": "Y13"}
    table = party(hands, sacks={"Thomas": "yellow yellow yellow"}, variant="no-green")
    acts(table, "Thomas R5", "Sophia B6", "Martin Y13")
    assert told(table)[2] == "sack-taken Martin gold 5"
