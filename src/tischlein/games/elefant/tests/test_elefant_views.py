"""What a seat may know, and how it imagines the rest."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import chain, product
from typing import Any

import pytest
from scipy.stats import chisquare

import tischlein
from tischlein.engine import SPECTATOR, verbs
from tischlein.games.elefant import rules
from tischlein.games.elefant.tests.elefant_scenario import acts, scenario, state_of

ENOUGH = 0.001
"""Below this the draws would not look uniform; the seeds are fixed, so nothing here happens by chance."""


def imagined(table: tischlein.Table, seat: int, seed: int) -> rules.Table:
    """A whole table that fits what the seat (or a spectator) knows."""
    view = table.view_record(None if seat == SPECTATOR else seat)
    verbs.imagine(view, seat, [seed])
    assert isinstance(view, rules.Table)
    return view


def looks_uniform(drawn: list[object], possible: int) -> bool:
    counts = Counter(drawn)
    assert len(counts) == possible
    return bool(chisquare(list(counts.values())).pvalue > ENOUGH)


def other_order(table: tischlein.Table) -> tischlein.Table:
    """The same table with both piles upside down."""
    data = table.reveal()
    for pile in ("porcelain_pile", "elephant_pile"):
        data["table"][pile].reverse()
    return tischlein.position("elefant", data)


# ---- What is open ----


def test_the_order_of_the_piles_is_hidden() -> None:
    table = scenario("R3 B4", herd="RRB", after=10)
    assert state_of(other_order(table)).porcelain != state_of(table).porcelain
    for seat in (None, 0, 1, 2):
        assert other_order(table).view_record(seat) == table.view_record(seat)
        assert other_order(table).view(seat) == table.view(seat)
        assert table.view(seat)["table"]["porcelain_pile"] is None
        assert table.view(seat)["table"]["elephant_pile"] is None


def test_what_is_left_in_the_piles_is_known() -> None:
    table = scenario("R3 B4", herd="RRB", after=10)
    whole, view = table.reveal()["table"], table.view(None)["table"]
    assert view["porcelain_left"] == dict(Counter(whole["porcelain_pile"]))
    assert view["elephants_left"] == dict(Counter(whole["elephant_pile"]))
    assert list(view["porcelain_left"]) == sorted(
        view["porcelain_left"], key=lambda c: ("RBG".index(c[0]), c)
    )


def test_a_secret_choice_is_known_to_its_seat_only() -> None:
    table = scenario("R3 B4", "G3 R4", shop="")
    twin = scenario("R3 B4", "G3 R4", shop="")
    table.play(1, "score lowest")
    twin.play(1, "score colour R")
    for seat in (None, 0, 2):
        assert table.view_record(seat) == twin.view_record(seat)
        assert table.events(seat) == twin.events(seat)
        assert table.view(seat)["table"]["seats"][1]["chosen"] is True
        assert table.view(seat)["table"]["seats"][1]["choice"] is None
        assert table.sentences(seat) == ["Player 2 has chosen a method."]
    assert table.view(1)["table"]["seats"][1]["choice"] == "lowest"
    assert table.sentences(1) == ["Player 2 has chosen: lowest of each colour."]


def test_everything_else_is_open() -> None:
    table = acts(scenario("R4 R6 B3 B5", "G3"), "elephant RRB")
    whole, view = table.reveal()["table"], table.view(2)["table"]
    hidden = ("porcelain_pile", "elephant_pile")
    assert {name: value for name, value in view.items() if name not in hidden} == {
        name: value for name, value in whole.items() if name not in hidden
    }


def test_a_seat_sees_what_every_elephant_and_every_purchase_would_bring() -> None:
    """As the rules have it: a twin of the table, at which the move is made."""
    chance = random.Random(5)
    for number in range(6):
        table = tischlein.new("elefant", 3, seed=number, grey=("any", "one-colour")[number % 2])
        while not table.over:
            seat = table.waiting[0]
            moves = table.moves(seat)
            before = table.view(None)
            if before["table"]["phase"] == "turn":
                for move in moves:
                    check_what_a_move_would_bring(table, before, seat, move)
            table.play(seat, chance.choice(moves))


def check_what_a_move_would_bring(
    table: tischlein.Table, before: dict[str, Any], seat: int, move: str
) -> None:
    verb, _, what = move.partition(" ")
    if verb == "pass":
        return
    twin = table.copy()
    prospects = before["derived"]["seats"][seat]
    twin.play(seat, move)
    after = twin.view(seat)["table"]
    if after["phase"] == "drop":
        lost = [Counter(drop.split()[1:]) for drop in twin.moves(seat)]
        assert move not in prospects["worth_then"]
    else:
        lost = [porcelain_of(before["table"], seat) - porcelain_of(after, seat)]
        assert prospects["worth_then"][move] == [*after["seats"][seat]["worth"].values()]
    if verb == "elephant":
        harm = prospects["harm"][what]
        sizes = [one.total() for one in lost]
        assert (harm["least"], harm["most"]) == (min(sizes), max(sizes))
        assert all(Counter(harm["sure"]) <= one for one in lost)
        assert set().union(*lost) <= {*harm["sure"], *harm["maybe"]}
        assert len(lost) > 1 or not harm["maybe"]


def porcelain_of(table: dict[str, Any], seat: int) -> Counter[str]:
    return Counter(chain(*table["seats"][seat]["porcelain"].values()))


def test_seed_and_chance_are_nobodys_to_see() -> None:
    view = tischlein.new("elefant", 3, seed=4).view_record(0)
    assert not any([*view.seed, *view.block, view.drawn, *view.rng])


# ---- Imagining ----


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("grey", ["one-colour", "any"])
def test_what_is_imagined_looks_the_same_and_can_be_played_in_every_phase(players: int, grey: str) -> None:
    table = tischlein.new("elefant", players, seed=players, grey=grey)
    chooser = random.Random(players)
    phases = set()
    while True:
        phases.add(table.view(None)["table"]["phase"])
        for seat in range(SPECTATOR, players):
            view = table.view_record(None if seat == SPECTATOR else seat)
            world = imagined(table, seat, len(table.made) + 1)
            again = rules.Table()
            verbs.fill_view(world, seat, again)
            assert again == view
            assert verbs.waiting(world) == verbs.waiting(table.state)
            other = tischlein.Table(world)
            assert json.dumps(tischlein.position("elefant", other.reveal()).reveal()["table"])
            if seat in table.waiting:
                assert other.moves(seat) == table.moves(seat)
        if table.over:
            break
        seat = chooser.choice(table.waiting)
        table.play(seat, chooser.choice(table.moves(seat)))
    assert phases == {"turn", "drop", "scoring", "over"}


def test_all_orders_of_the_porcelain_pile_are_equally_likely() -> None:
    """Five cards are left, two and two of them equal: thirty different orders."""
    table = scenario("R3", shop="R5", after=34)
    left = table.view(None)["table"]["porcelain_left"]
    assert sorted(left.values()) == [1, 2, 2]
    worlds = [imagined(table, 0, seed) for seed in range(3000)]
    assert looks_uniform([tuple(world.porcelain[:5]) for world in worlds], 30)


def test_all_orders_of_the_elephant_pile_are_equally_likely() -> None:
    """Each elephant left comes next as often as there are of it."""
    table = scenario("R3", herd="RRB", used=24)
    left = table.view(None)["table"]["elephants_left"]
    worlds = [imagined(table, SPECTATOR, seed) for seed in range(3000)]
    tops = Counter(tischlein.Table(world).reveal()["table"]["elephant_pile"][0] for world in worlds)
    expected = {text: 3000 * amount / 5 for text, amount in left.items()}
    assert set(tops) == set(expected)
    assert chisquare([tops[text] for text in expected], list(expected.values())).pvalue > ENOUGH


def test_secret_choices_are_imagined_among_the_open_ones() -> None:
    table = scenario("R3 B4", "G3 R4", shop="", after=20)
    table.play(0, "score highest")
    table.play(1, "score colour R")
    worlds = [imagined(table, 0, seed) for seed in range(3000)]
    assert {world.choices[0] for world in worlds} == {rules.HIGHEST + 1}
    assert {world.choices[2] for world in worlds} == {0}
    assert looks_uniform([world.choices[1] for world in worlds], 5)
    assert rules.LOWEST + 1 not in {world.choices[1] for world in worlds}


def test_a_spectator_imagines_all_secret_choices() -> None:
    table = scenario("R3 B4", "G3 R4", shop="")
    table.play(0, "score highest")
    table.play(2, "score all")
    drawn = [imagined(table, SPECTATOR, seed).choices for seed in range(3600)]
    assert {choices[1] for choices in drawn} == {0}
    assert looks_uniform(
        [(choices[0], choices[2]) for choices in drawn], len(list(product(range(6), repeat=2)))
    )
