"""What a seat may know, and whether what it imagines is fair."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from scipy.stats import chisquare

import tischlein
from tischlein.engine import verbs
from tischlein.games.hot_potato import rules
from tischlein.games.hot_potato.cards import ENCOUNTER_IDS
from tischlein.games.hot_potato.notation import MOVE_TEXTS
from tischlein.games.hot_potato.tests.hot_potato_scenario import acts, at, position_data, scenario, told
from tischlein.table import Table, position

DRAWS = 4000


def imagined(table: Table, seat: int | None, rng: list[int]) -> Table:
    world = table.view_record(seat)
    verbs.imagine(world, -1 if seat is None else seat, rng)
    return Table(world)


def piles(table: Table, seat: int | None) -> Counter[tuple[str, ...]]:
    """The piles that a seat imagines."""
    rng = [2024]
    return Counter(tuple(imagined(table, seat, rng).reveal()["table"]["pile"]) for _ in range(DRAWS))


def evenly_spread(found: Counter[Any], different: int) -> bool:
    """All these many things were found about equally often.

    Dozens of such tests run on fixed seeds, so one in a thousand would alarm by mere chance; a pile stacked
    wrongly lacks some orders or misses this bound by far.
    """
    return len(found) == different and bool(chisquare(list(found.values())).pvalue > 1e-6)


def random_tables(players: int, seed: int, target: int = 5) -> Iterator[Table]:
    """The tables of a random game, the one after its end included."""
    table = tischlein.new("hot-potato", players, seed=seed, target=target)
    chooser = random.Random(seed)
    yield table
    while not table.over:
        seat = chooser.choice(table.waiting)
        table.play(seat, chooser.choice(table.moves(seat)))
        yield table


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_an_imagined_table_looks_the_same_and_is_a_possible_one(players: int, seed: int) -> None:
    rng = [seed + 1]
    for table in random_tables(players, seed):
        for seat in (None, *range(players)):
            world = imagined(table, seat, rng)
            assert world.view_record(seat) == table.view_record(seat)
            assert world.waiting == table.waiting
            assert world.state.viewer == 0
            if seat is not None:
                assert world.moves(seat) == table.moves(seat)
            assert position("hot-potato", world.reveal()).reveal()["table"] == world.reveal()["table"]
            assert world.state.pack().dtype == rules.Table.dtype


@pytest.mark.parametrize("players", [2, 4])
def test_an_imagined_table_can_be_played_out(players: int) -> None:
    chooser = random.Random(players)
    for number, table in enumerate(random_tables(players, 11)):
        world = imagined(table, number % players, [number])
        while not world.over:
            seat = chooser.choice(world.waiting)
            world.play(seat, chooser.choice(world.moves(seat)))
        assert world.winners


def test_nothing_hidden_is_in_what_is_seen() -> None:
    for table in random_tables(3, 4):
        for seat in (None, 0, 1, 2):
            view = table.view_record(seat)
            assert view.seed == [0] * 8
            assert view.block == [0] * 16
            assert (view.drawn, view.rng) == (0, [0])
            assert isinstance(view, rules.Table)
            assert view.pile == [0] * 12
            others = [other for other in range(4) if other != seat]
            assert all(view.answers[other] == 0 and view.known[other] == 0 for other in others)


def test_everybody_knows_the_three_shown_but_not_their_order() -> None:
    table = scenario(2, "fryer virus weed", rounds=0)
    for seat in (None, 0, 1):
        assert table.view(seat)["table"]["shown"] == ["fryer", "virus", "weed"]
        tops = Counter(pile[:3] for pile in piles(table, seat).elements())
        assert evenly_spread(tops, 6)


def test_the_cards_below_those_shown_are_in_any_order() -> None:
    """Near the end of the pile all orders can be counted: two cards shown, three not."""
    data = position_data(3, "fryer virus weed beetle knife", rounds=7)
    shown = ["fryer", "virus"]
    data["table"] |= {"near": 2, "shown": shown}
    for seat in data["table"]["seats"]:
        seat |= {"knows": shown, "looked": seat is data["table"]["seats"][2]}
    table = position("hot-potato", data)
    assert evenly_spread(piles(table, 0), 2 * 6)


def blurred(knows: list[str], looker: int = 1) -> Table:
    """Four encounters are left; one seat has just mixed the top three, the other knows some of them."""
    data = position_data(2, "fryer virus weed beetle", rounds=8)
    data["table"] |= {"near": 3, "shown": []}
    for seat, facts in enumerate(data["table"]["seats"]):
        looked = seat == looker
        facts |= {"looked": looked, "knows": ["fryer", "virus", "weed"] if looked else knows}
        facts["looked_before"] = not looked and bool(knows)
    return position("hot-potato", data)


@pytest.mark.parametrize(("knows", "orders"), [([], 24), (["weed"], 18), (["virus", "weed"], 12)])
def test_known_cards_lie_anywhere_among_the_near_ones(knows: list[str], orders: int) -> None:
    assert evenly_spread(piles(blurred(knows), 0), orders)


def test_whoever_looked_knows_the_three_but_not_their_order() -> None:
    found = piles(blurred([]), 1)
    assert evenly_spread(found, 6)
    assert {pile[3] for pile in found} == {"beetle"}


def test_a_spectator_knows_only_what_was_shown_to_all() -> None:
    assert evenly_spread(piles(blurred(["weed"]), None), 24)


def test_who_looked_is_imagined_to_know_the_top_cards_and_others_what_was_shown() -> None:
    data = position_data(3, "fryer virus weed beetle", rounds=8)
    data["table"] |= {"near": 3, "shown": ["virus"]}
    knows = [["virus", "weed"], ["virus"], ["fryer", "virus", "weed"]]
    for seat, facts in enumerate(data["table"]["seats"]):
        facts |= {"looked": seat == 2, "looked_before": seat == 0, "knows": knows[seat]}
    table = position("hot-potato", data)
    rng = [1]
    for _ in range(50):
        world = imagined(table, 1, rng)
        assert sorted(at(world, 2)["knows"]) == sorted(world.reveal()["table"]["pile"][:3])
        assert at(world, 1)["knows"] == at(world, 0)["knows"] == ["virus"]


def test_imagined_piles_are_spread_like_real_ones() -> None:
    """Seat 1 knew two of the top three before the mixing: they lie in real games as in imagined ones."""
    real: Counter[tuple[str, ...]] = Counter()
    dreamt: Counter[tuple[str, ...]] = Counter()
    rng = [5]
    for seed in range(2500):
        table = tischlein.new("hot-potato", 2, seed=seed)
        acts(table, "0 apeeling", "1 couch")
        if table.view(0)["table"]["phase"] != "effect" or table.waiting != (0,):
            continue
        acts(table, "0 use")
        knows = at(table, 1)["knows"]
        world = imagined(table, 1, rng)
        for found, one in ((real, table), (dreamt, world)):
            pile = one.reveal()["table"]["pile"]
            found[tuple("known" if card in knows else "new" for card in pile[:3])] += 1
    assert set(real) == set(dreamt)
    assert evenly_spread(real, 3)
    assert evenly_spread(dreamt, 3)


def test_a_drawn_card_is_forgotten_and_the_others_come_nearer() -> None:
    table = scenario(2, "fryer virus weed")
    acts(table, "0 couch", "1 couch")
    view = table.view(0)["table"]
    assert (view["near"], view["shown"], view["seats"][0]["knows"]) == (
        2,
        ["virus", "weed"],
        ["virus", "weed"],
    )
    for _ in range(3):
        acts(table, f"0 {at(table, 1)['hand'][0]}", f"1 {at(table, 1)['hand'][0]}")
        while table.waiting != (0, 1):
            acts(table, f"{table.waiting[0]} {table.moves(table.waiting[0])[-1]}")
    view = table.view(0)["table"]
    assert (view["near"], view["shown"], view["seats"][0]["knows"]) == (0, [], [])


def test_knowledge_from_an_earlier_look_is_kept_through_another_ones_mixing() -> None:
    """Seat 0 saw three, one of them came, then seat 1 mixed: seat 0 knows two of the new top three."""
    data = position_data(2, "fryer virus weed beetle knife", rounds=5)
    data["table"] |= {"near": 3, "shown": []}
    for seat, facts in enumerate(data["table"]["seats"]):
        facts |= {"looked": seat == 0, "knows": ["fryer", "virus", "weed"] if seat == 0 else []}
    table = position("hot-potato", data)
    acts(table, "0 rambo", "1 apeeling", "1 use")
    assert table.view(0)["table"]["near"] == 3
    assert [at(table, seat)["looked"] for seat in (0, 1)] == [False, True]
    assert [at(table, seat)["looked_before"] for seat in (0, 1)] == [True, False]
    assert at(table, 0)["knows"] == ["virus", "weed"]
    assert at(table, 1)["knows"] == ["virus", "weed", "beetle"]


def test_that_an_earlier_looker_may_know_something_is_open_until_nothing_is_known() -> None:
    """Seat 0 looked, then seat 1: seat 2 is told so, until the three cards of the last look have come."""
    data = position_data(3, "fryer virus weed beetle knife mould", rounds=4)
    data["table"] |= {"near": 3, "shown": []}
    for seat, facts in enumerate(data["table"]["seats"]):
        facts |= {"looked": seat == 0, "knows": ["fryer", "virus", "weed"] if seat == 0 else []}
    table = position("hot-potato", data)
    acts(table, "0 rambo", "1 apeeling", "2 rambo", "1 use")
    for near in (3, 2, 1, 0):
        for viewer in (None, 0, 1, 2):
            view = table.view(viewer)["table"]
            assert view["near"] == near
            assert [facts["looked_before"] for facts in view["seats"]] == [near > 0, False, False]
        for seat in range(3):
            acts(table, f"{seat} {at(table, seat)['hand'][0]}")
        while table.waiting != (0, 1, 2):
            acts(table, f"{table.waiting[0]} {table.moves(table.waiting[0])[-1]}")


def test_an_earlier_looker_still_knows_all_if_the_mixing_reaches_no_deeper() -> None:
    """With two cards left seat 1 looks after seat 0: both know both."""
    data = position_data(3, "fryer rain virus", rounds=9)
    data["table"] |= {"near": 3, "shown": []}
    for seat, facts in enumerate(data["table"]["seats"]):
        facts |= {"looked": seat == 0, "knows": ["fryer", "rain", "virus"] if seat == 0 else []}
    table = position("hot-potato", data)
    acts(table, "0 rambo", "1 apeeling", "2 rambo", "1 use")
    assert [at(table, seat)["looked"] for seat in range(3)] == [True, True, False]
    assert not any(at(table, seat)["looked_before"] for seat in range(3))
    assert at(table, 0)["knows"] == at(table, 1)["knows"] == ["virus", "rain"]


@pytest.mark.parametrize(
    ("before", "seat", "answer", "choices"),
    [
        ((), 1, "sweet", ["apeeling", "couch", "poteto", "rambo", "robo", "sweet"]),
        (
            ("0 poteto", "1 poteto", "2 robo"),
            1,
            "none",
            ["apeeling", "couch", "rambo", "robo", "sweet", "none"],
        ),
        (("0 rambo", "1 rambo", "2 robo"), 1, "rambo@2", ["rambo@0", "rambo@2", "skip"]),
        (("0 sweet", "1 sweet", "2 robo"), 1, "use", ["use", "skip"]),
    ],
)
def test_an_answer_face_down_may_be_any_legal_one(
    before: tuple[str, ...], seat: int, answer: str, choices: list[str]
) -> None:
    table = scenario(3, "knife")
    acts(table, *before, f"{seat} {answer}")
    rng = [9]
    for viewer in (None, 0, 2):
        found = Counter(at(imagined(table, viewer, rng), seat)["answer"] for _ in range(DRAWS))
        assert evenly_spread(found, len(choices))
        assert set(found) == set(choices)
    assert at(imagined(table, seat, rng), seat)["answer"] == answer


def test_seats_that_have_not_answered_stay_open() -> None:
    table = scenario(4, "knife")
    acts(table, "2 couch")
    world = imagined(table, 0, [3])
    assert world.waiting == (0, 1, 3)
    assert [at(world, seat)["answer"] is None for seat in range(4)] == [True, True, False, True]


def test_only_the_own_secret_is_told() -> None:
    table = scenario(3, "weed")
    acts(table, "0 rambo", "1 rambo", "2 couch", "0 rambo@2", "1 skip")
    assert told(table, 0, "aimed-in-secret") == [{"n": 4, "event": "aimed-in-secret", "seat": 0, "other": 2}]
    for other in (None, 1, 2):
        assert not told(table, other, "aimed-in-secret")
        hidden = [event for event in told(table, other, "answered") if event["seat"] == 0]
        assert [event["answer"] for event in hidden] == [None, None]
    assert [event["answer"] for event in told(table, 1, "answered") if event["seat"] == 1] == [
        "rambo",
        "skip",
    ]


def test_whatever_can_be_imagined_fits_the_record() -> None:
    """Every value of an imagined table survives being packed."""
    for table in random_tables(4, 8):
        world = imagined(table, 3, [17]).state
        assert type(world).unpack(world.pack()[0]) == world


def test_texts_of_moves_and_encounters_are_told_apart() -> None:
    assert len(set(MOVE_TEXTS)) == len(MOVE_TEXTS)
    assert not set(MOVE_TEXTS) & set(ENCOUNTER_IDS)


def test_what_scored_and_what_it_brought_follows_from_a_view() -> None:
    chance = random.Random(4)
    seen = 0
    for number in range(20):
        table = tischlein.new("hot-potato", 4, seed=number)
        while not table.over:
            done = len(table.events(None))
            table.play(table.waiting[0], chance.choice(table.moves(table.waiting[0])))
            view = table.view(None)
            scored = [event for event in table.events(None)[done:] if event["event"] == "scored"]
            scorers = [seat for seat, one in enumerate(view["table"]["seats"]) if one["scored"]]
            derived = view["derived"]
            assert [*derived["gains"]] == [str(seat) for seat in scorers]
            if scored and scorers:
                seen += 1
                assert {event["potato"] for event in scored} == {derived["scoring"]}
                assert {str(event["seat"]): event["points"] for event in scored} == derived["gains"]
    assert seen > 20
