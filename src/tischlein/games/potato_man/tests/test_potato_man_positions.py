"""Positions that can and cannot be."""

from __future__ import annotations

import contextlib
import itertools
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tischlein
from tischlein.games.potato_man import rules
from tischlein.games.potato_man.tests.potato_man_scenario import (
    COLOURS,
    DECK,
    Data,
    build,
    four,
    position,
    state_of,
    two,
)

SETTINGS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {}),
    (3, {"variant": "no-green"}),
    (4, {}),
    (5, {}),
]


def complaint(data: Any) -> str:
    with pytest.raises(tischlein.BadPosition) as refused:
        build(data)
    assert refused.value.code == "impossible-position"
    return str(refused.value)


WORTH = {"red": 1, "blue": 2, "green": 3, "yellow": 4, "gold": 5}


# ---- What can be ----


def moments(players: int, options: dict[str, str]) -> Iterator[tischlein.Table]:
    """A random game at every seventh move, and its end."""
    table = tischlein.new("potato-man", players, seed=17, **options)
    chance = random.Random(players)
    while not table.over:
        if len(table.made) % 7 == 0:
            yield table
        (seat,) = table.waiting
        table.play(seat, chance.choice(table.moves(seat)))
    yield table


def tidied(table: tischlein.Table) -> rules.Table:
    """Without what no rule looks at any more: places of past cards, and the turn after the end."""
    state = state_of(table).copy()
    state.trick[state.played :] = [0] * (5 - state.played)
    piles = {32 + 8 * seat - 1 - i for seat in range(2) for i in range(state.pile_sizes[seat])}
    state.deck = [card if place in piles else 0 for place, card in enumerate(state.deck)]
    state.turn = state.leader if table.over else state.turn
    return state


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_a_revealed_table_can_be_built_again(players: int, options: dict[str, str]) -> None:
    for table in moments(players, options):
        data = json.loads(json.dumps(table.reveal()))
        twin = build(data)
        assert tidied(twin) == tidied(table)
        assert twin.reveal() == data
        assert twin.options == table.options
        for eye in (None, *range(players)):
            assert twin.view(eye) == table.view(eye)


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_a_table_built_again_plays_on_as_it_would_have(players: int, options: dict[str, str]) -> None:
    """The same moves bring the same draws, later deals and events."""
    for table in itertools.islice(moments(players, options), 2, 5):
        first, second = table.copy(), build(table.reveal())
        chance = random.Random(5)
        before = len(first.made)
        while not first.over:
            (seat,) = first.waiting
            assert second.waiting == (seat,)
            move = chance.choice(first.moves(seat))
            first.play(seat, move)
            second.play(seat, move)
        assert first.reveal() == second.reveal()
        told = [{**event, "n": event["n"] - before} for event in first.events(0, since=before + 1)]
        assert told == second.events(0)


def test_a_position_without_chance_deals_at_random() -> None:
    data = tischlein.new("potato-man", 3, seed=1).reveal()
    del data["chance"]
    seeds = {build(data).reveal()["chance"]["seed"] for _ in range(3)}
    assert len(seeds) == 3


def test_options_may_be_left_out() -> None:
    assert build(four()).options == {"variant": "standard", "first": "drawn"}


# ---- What cannot be ----


def put(path: str, value: Any) -> Callable[[Data], None]:
    """Puts a value at a place such as `table.seats.1.hand`."""

    def change(data: Data) -> None:
        *way, last = path.split(".")
        spot: Any = data
        for step in way:
            spot = spot[int(step)] if isinstance(spot, list) else spot[step]
        spot[int(last) if isinstance(spot, list) else last] = value

    return change


@pytest.mark.parametrize(
    ("path", "value", "beginning"),
    [
        ("game", "chess", "game must be 'potato-man' (got 'chess')"),
        ("players", 6, "players must be 2 to 5 (got 6)"),
        ("players", "4", "players must be a whole number (got '4')"),
        ("players", True, "players must be a whole number (got True)"),
        ("chance", 7, "chance must be an object with named values (got 7)"),
        ("chance", {"seed": "ff", "drawn": 0}, "chance.seed must be 64 hexadecimal digits (got 'ff')"),
        ("chance", {"seed": 5, "drawn": 0}, "chance.seed must be 64 hexadecimal digits (got 5)"),
        ("chance", {"seed": "0" * 64}, "chance.drawn is missing"),
        ("chance", {"seed": "0" * 64, "drawn": -1}, "chance.drawn must be "),
        (
            "chance",
            {"seed": "0" * 64, "drawn": 10**30},
            "chance.drawn must be 0 to 1099511627776 (got",
        ),
        ("table.round", 0, "round must be 1 to 4 (got 0)"),
        ("table.round", 5, "round must be 1 to 4 (got 5)"),
        ("table.round", 2.0, "round must be a whole number (got 2.0)"),
        ("table.round", True, "round must be a whole number (got True)"),
        ("table.round", 3, "seats[0].rounds must be 2 numbers (got ["),
        ("table.starter", 4, "starter must be 0 to 3 (got 4)"),
        ("table.starter", None, "starter must be a whole number (got None)"),
        ("table.leader", -1, "leader must be 0 to 3 (got -1)"),
        ("table.turn", 4, "turn must be 0 to 3 (got 4)"),
        ("table.turn", "Martin", "turn must be a whole number (got 'Martin')"),
        ("table.turn", 3, "turn: 3; after 2 cards it is seat 2's"),
        ("table.leader", 1, "turn: 2; after 2 cards it is seat 3's"),
        ("table.trick", "G9 R9", "trick must be a list (got 'G9 R9')"),
        ("table.trick", ["G9", "R99"], "trick[1] must be a card of this game (got 'R99')"),
        ("table.trick", ["G9", 9], "trick[1] must be a card of this game (got 9)"),
        ("table.trick", ["G9", ["R9"]], "trick[1] must be a card of this game (got ['R9'])"),
        ("table.trick", ["G9", "r9"], "trick[1] must be a card of this game (got 'r9')"),
        ("table.trick", ["G9", "G10"], "trick: G10 may not follow"),
        ("table.trick", ["G9", "R9", "B9", "Y9"], "trick: 4 cards; a full trick is taken at once"),
        ("table.discard", None, "discard must be a list (got None)"),
        ("table.discard.3", "X1", "discard[3] must be a card of this game (got 'X1')"),
        ("table.aside", {}, "aside must be a list (got {})"),
        ("table.aside.0", "B17", "aside[0] must be a card of this game (got 'B17')"),
        (
            "table.sacks_left",
            [3, 3, 3, 3, 2],
            "sacks_left must be an object with named values (got [3, 3, 3, 3, 2])",
        ),
        ("table.sacks_left.red", 4, "sacks_left.red must be 0 to 3 (got 4)"),
        ("table.sacks_left.red", "3", "sacks_left.red must be a whole number (got '3')"),
        ("table.sacks_left.red", 2, "sacks on the table must be 3 red ones (got 2)"),
        ("table.sacks_left.gold", 3, "sacks on the table must be 3 gold ones (got 4)"),
        ("table.seats", {}, "seats must be a list (got {})"),
        ("table.seats", [], "seats must have 4 entries (got 0)"),
        ("table.seats.2", "Martin", "seats[2] must be an object with named values (got 'Martin')"),
        ("table.seats.2.hand", None, "seats[2].hand must be a list (got None)"),
        ("table.seats.2.hand.1", "B3", "seats[2].hand[1] must be a card of this game (got 'B3')"),
        ("table.seats.2.cards", 4, "seats[2].cards must be 3 (got 4)"),
        ("table.seats.2.cards", None, "seats[2].cards must be a whole number (got None)"),
        ("table.seats.1.sacks", None, "seats[1].sacks must be an object with named values (got None)"),
        ("table.seats.1.sacks.gold", 4, "seats[1].sacks.gold must be 0 to 3 (got 4)"),
        ("table.seats.1.sacks.blue", 1, "sacks on the table must be 3 blue ones (got 4)"),
        ("table.seats.3.rounds", 3, "seats[3].rounds must be a list (got 3)"),
        ("table.seats.3.rounds", [], "seats[3].rounds must be 1 numbers (got ["),
        ("table.seats.3.rounds", [3, 4], "seats[3].rounds must be 1 numbers (got ["),
        ("table.seats.3.rounds", [-1], "seats[3].rounds[0] must be "),
        ("table.seats.3.rounds", [10**9], "seats[3].rounds[0] must be "),
        ("table.seats.3.rounds", [None], "seats[3].rounds[0] must be a whole number (got None)"),
    ],
)
def test_a_complaint_names_the_place(path: str, value: Any, beginning: str) -> None:
    data = four()
    build(data)
    put(path, value)(data)
    assert complaint(data).startswith(beginning)


@pytest.mark.parametrize(
    "name", ["turn", "round", "starter", "leader", "trick", "discard", "aside", "sacks_left", "seats"]
)
def test_what_is_missing_at_the_table(name: str) -> None:
    data = four()
    del data["table"][name]
    assert complaint(data) == f"{name} is missing"


@pytest.mark.parametrize("name", ["hand", "cards", "pile", "sacks", "rounds"])
def test_what_is_missing_at_a_seat(name: str) -> None:
    data = two()
    del data["table"]["seats"][1][name]
    assert complaint(data) == f"seats[1].{name} is missing"


@pytest.mark.parametrize("name", ["players", "table"])
def test_what_is_missing_at_all(name: str) -> None:
    data = four()
    del data[name]
    assert complaint(data) == f"{name} is missing"


@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_of_sacks_is_missing(colour: str) -> None:
    data = four()
    del data["table"]["sacks_left"][colour]
    assert complaint(data) == f"sacks_left.{colour} is missing"
    data = four()
    del data["table"]["seats"][2]["sacks"][colour]
    assert complaint(data) == f"seats[2].sacks.{colour} is missing"


@pytest.mark.parametrize("data", [None, 5, "potato-man", [], [("players", 4)]])
def test_a_position_is_an_object(data: Any) -> None:
    assert " must be an object with named values (got" in complaint(data)
    assert " must be an object with named values (got" in complaint({"players": 4, "table": data})


def test_a_card_in_two_places() -> None:
    data = four()
    data["table"]["aside"][0] = "G9"
    assert complaint(data).startswith("card G9 lies in the trick and in aside")
    data = four()
    data["table"]["discard"][0] = "B5"
    assert complaint(data).startswith("card B5 lies in the discard and in the hand of seat 1")
    data = two()
    twice = data["table"]["seats"][0]["pile"][7] = data["table"]["seats"][1]["pile"][0]
    assert complaint(data).startswith(f"card {twice} lies in the pile of seat 0 and in the pile of seat 1")


def test_a_card_twice_in_one_place() -> None:
    five = position(["R5", "B5", "G5 R6", "R7 R8", "B7 B8"], lies="R9 R9", aside=2)
    assert complaint(five).startswith("card R9 lies in the trick and in the trick")
    data = two()
    data["table"]["seats"][0]["pile"][1] = twice = data["table"]["seats"][0]["pile"][0]
    assert complaint(data).startswith(f"card {twice} lies in the pile of seat 0 and in the pile of seat 0")


def test_a_card_nowhere() -> None:
    data = four()
    lost = data["table"]["discard"].pop()
    assert complaint(data) == f"card {lost} is missing"


def test_a_green_card_in_the_variant_without() -> None:
    data = position(["R5", "B5", "Y5"], aside=16)
    data["options"] = {"variant": "no-green"}
    assert "card G" in complaint(data)
    data["table"]["aside"] = ["R6", "R7", "R8", "R9"]
    out = {"R5", "B5", "Y5", *data["table"]["aside"]}
    data["table"]["discard"] = [card for card in DECK if card not in out and card[0] != "G"]
    assert complaint(data) == "sacks on the table must be 0 green ones (got 3)"
    data["table"]["sacks_left"]["green"] = 0
    assert build(data).moves(0) == ["R5"]


def test_a_draw_pile_is_too_big() -> None:
    data = two()
    data["table"]["seats"][0]["pile"].append(data["table"]["aside"].pop())
    assert complaint(data) == "seats[0].pile: 9 cards; a draw pile has 8 at most"


def test_hands_that_do_not_fit_the_trick() -> None:
    data = position(["R5 B4", "B5", "R6"], aside=16)
    assert complaint(data) == "hands: [2, 1, 1] cards do not fit the trick"
    data = position(["R5", "B5", "R6"], lies="G9", aside=16)
    assert complaint(data) == "hands: [1, 1, 1] cards do not fit the trick"
    data = two()
    seat = data["table"]["seats"][1]
    data["table"]["discard"].append(seat["pile"].pop())
    seat["pile_cards"] = 7
    assert complaint(data).startswith("hands: [12, 12] cards do not fit the trick")


def test_more_cards_than_are_dealt() -> None:
    hands = [" ".join(DECK[13 * seat : 13 * seat + 13]) for seat in range(4)]
    assert complaint(position(hands, aside=0)).startswith("aside must have 4 cards (got 0)")


def test_nobody_to_move_is_stuck() -> None:
    data = position(["R5", "B5", "R6 B6"], lies="G9 R9", aside=16)
    data["table"]["seats"][2]["hand"] = ["R6", "G6"]
    data["table"]["discard"] = [card for card in data["table"]["discard"] if card != "G6"] + ["B6"]
    assert complaint(data) == "turn: seat 2 has no card to play, so the round would be over"


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"colour": "red"}, "an option of Potato Man must be first or variant (got 'colour')"),
        (
            {"variant": "no-green"},
            "must be standard in Potato Man with 4 players (got 'no-green')",
        ),
        ({"first": 4}, "option first must be drawn, 0, 1, 2 or 3 in Potato Man with 4 players"),
        ({"first": True}, "(got True)"),
        ({"variant": []}, "option variant must be standard in"),
    ],
)
def test_options_that_cannot_be(options: Data, says: str) -> None:
    with pytest.raises(tischlein.BadOption) as refused:
        build(four() | {"options": options})
    assert says in str(refused.value)


def places(data: Any, path: str = "") -> Iterator[str]:
    """Every place in a position, as `put` takes it."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, value in inner:
        yield f"{path}{name}"
        yield from places(value, f"{path}{name}.")


JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=3),
    st.sampled_from(DECK),
    st.lists(st.sampled_from(DECK), max_size=9),
    st.lists(st.integers(-3, 300), max_size=6),
    st.dictionaries(st.sampled_from(["hand", "red", "seats"]), st.integers(0, 3)),
)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.data())
def test_no_nonsense_crashes(data: st.DataObject) -> None:
    """Whatever stands in a position, it is built or refused."""
    given_position = data.draw(st.sampled_from([four(), two()]))
    spots = [place for place in places(given_position) if place.startswith("table.")]
    put(data.draw(st.sampled_from(spots)), data.draw(JUNK))(given_position)
    with contextlib.suppress(tischlein.Refusal):
        build(given_position)


# ---- Ends, doubled cards and wrong counts ----


def fresh() -> Data:
    """Four at the start of their first round."""
    return tischlein.new("potato-man", 4, seed=3, first=0).reveal()


def stuck_at_the_end() -> tuple[tischlein.Table, dict[str, Any]]:
    """A finished game whose last round ended with somebody stuck who did not lead."""
    for seed in range(50):
        table = tischlein.new("potato-man", 4, seed=seed)
        while not table.over:
            (seat,) = table.waiting
            table.play(seat, table.moves(seat)[0])
        stuck = [event for event in table.events(None, len(table.made)) if event["event"] == "stuck"]
        if stuck and stuck[0]["seat"] != state_of(table).leader:
            return table, stuck[0]
    raise AssertionError("no such game among fifty")


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_after_the_last_card_the_sacks_stay_in_front_of_the_seats(
    players: int, options: dict[str, str]
) -> None:
    *_, table = moments(players, options)
    assert table.over
    for seats in (table.view(0)["table"], table.reveal()["table"]):
        for colour, left in seats["sacks_left"].items():
            taken = sum(one["sacks"][colour] for one in seats["seats"])
            assert left + taken == (0 if colour == "green" and options else 3)
        worth = [sum(one["sacks"][name] * WORTH[name] for name in WORTH) for one in seats["seats"]]
        assert worth == [one["rounds"][-1] for one in seats["seats"]]
        assert table.points == tuple(sum(one["rounds"]) for one in seats["seats"]), "nothing counts twice"


def test_sacks_left_at_the_end_are_those_of_the_last_round() -> None:
    *_, table = moments(4, {})
    data = table.reveal()
    seat = next(seat for seat, one in enumerate(data["table"]["seats"]) if one["sacks"]["red"])
    data["table"]["seats"][seat]["sacks"]["red"] -= 1
    data["table"]["sacks_left"]["red"] += 1
    assert f"seats[{seat}].sacks must be worth its last round" in complaint(data)


def test_the_hand_shown_at_the_end_stays_open() -> None:
    table, stuck = stuck_at_the_end()
    for eyes in (None, 0, 1, 2, 3):
        assert table.view(eyes)["table"]["seats"][stuck["seat"]]["hand"] == stuck["cards"]
    again = build(table.reveal())
    assert again.view(None) == table.view(None)


def test_a_card_twice_in_one_hand() -> None:
    data = fresh()
    hand = data["table"]["seats"][0]["hand"]
    data["table"]["aside"].append(hand.pop())
    hand.append(hand[0])
    assert complaint(data) == f"seats[0].hand: card {hand[0]} is there twice"


def test_nothing_is_left_open_after_the_end() -> None:
    table, _ = stuck_at_the_end()
    for name, value, start in (("round", 1, "round: 1"), ("trick", ["R5"], "trick: 1 cards")):
        data = table.reveal()
        data["table"][name] = value
        assert complaint(data).startswith(start)
    data = table.reveal()
    data["table"]["seats"][0]["sacks"]["red"] = 1
    assert complaint(data).startswith("sacks on the table must be 3 red ones (got ")


def test_the_starter_follows_from_the_named_first_player() -> None:
    data = fresh()
    for name in ("starter", "leader", "turn"):
        data["table"][name] = 3
    assert complaint(data) == "starter: 3; seat 0 began, so it is seat 0"


def test_wrong_counts() -> None:
    data = fresh()
    for seat in data["table"]["seats"]:
        data["table"]["aside"] += seat["hand"][3:]
        seat["hand"] = seat["hand"][:3]
        seat["cards"] = 3
    assert complaint(data) == "aside must have 4 cards (got 40)"
    data = two()
    for seat in data["table"]["seats"]:
        data["table"]["discard"] += seat["hand"][3:]
        seat["hand"] = seat["hand"][:3]
        seat["cards"] = 3
    assert complaint(data) == "seats[0].hand: 3 cards; beside a draw pile 12"
    data = two()
    for seat in data["table"]["seats"]:
        data["table"]["discard"].append(seat["pile"].pop())
        seat["pile_cards"] = 7
    assert complaint(data) == "discard must be whole tricks of 4 cards (got 2 cards)"
