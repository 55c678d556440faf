"""The rules of thumb: what they advise in small positions, that they peek at nothing, beat chance."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import tischlein
from tischlein.engine import verbs
from tischlein.games.hot_potato import heuristics
from tischlein.games.hot_potato.notation import MOVE_OF, MOVE_TEXTS
from tischlein.games.hot_potato.tests.hot_potato_scenario import acts, position_data, scenario
from tischlein.table import Table, position

ASKED = 300


def advice(table: Table, seat: int = 0) -> Counter[str]:
    """What the seat would do, asked many times."""
    moves = [0] * 6
    listed = verbs.legal(table.state, seat, moves)
    rng = [7]
    found = (verbs.default_move(table.state, seat, moves, listed, rng) for _ in range(ASKED))
    return Counter(MOVE_TEXTS[move] for move in found)


def share(table: Table, move: str, seat: int = 0) -> float:
    return advice(table, seat)[move] / ASKED


def last_round(coming: str, **special: Any) -> Table:
    """Only this encounter is left in the pile."""
    return scenario(2, coming, rounds=11, **special)


# ---- Playing a potato ----


def test_the_choice_is_mixed() -> None:
    """Sweet and Poteto are often foreseen; once they are gone, no potato is."""
    found = advice(scenario(2, rounds=4, discard={0: "sweet poteto", 1: "sweet poteto"}))
    assert len(found) >= 3
    assert max(found.values()) < 0.8 * ASKED


def test_what_does_well_on_the_known_encounter_is_played() -> None:
    """Fryer comes for certain: Rambotato wins, and the other seat has none any more."""
    table = last_round("fryer", discard={1: "rambo robo"})
    assert share(table, "rambo") + share(table, "robo") > 0.9


def test_the_open_hands_tell_what_will_win() -> None:
    """Against a single Couch only what beats it on the fryer is any good."""
    table = last_round("fryer", discard={1: "apeeling poteto rambo robo sweet"}, points={0: 9, 1: 9})
    assert share(table, "rambo") + share(table, "robo") + share(table, "poteto") > 0.95


def test_only_ones_own_knowledge_of_the_pile_counts() -> None:
    """Seat 0 has looked: on all three that come Rambotato stands high. Seat 1 knows nothing of it."""
    coming = ["fryer", "mole", "rain"]
    away = "sweet poteto"
    data = position_data(2, " ".join(coming), rounds=4, discard={0: away, 1: away})
    for seat, facts in enumerate(data["table"]["seats"]):
        facts |= {"looked": seat == 0, "knows": coming if seat == 0 else []}
    data["table"] |= {"near": 3, "shown": []}
    table = position("hot-potato", data)
    assert share(table, "rambo", 0) > 0.7
    assert share(table, "rambo", 1) < 0.5


def test_who_leads_may_share_and_who_trails_may_not() -> None:
    """Both have Rambotato against the fryer, the others nothing as good."""
    both = "couch poteto robo"
    ahead = last_round("fryer", discard={0: both, 1: both}, points={0: 8, 1: 3})
    behind = last_round("fryer", discard={0: both, 1: both}, points={0: 3, 1: 8})
    assert share(ahead, "rambo") > share(behind, "rambo")


def test_poteto_waits_while_the_hot_potato_is_held() -> None:
    away = {0: "sweet", 1: "sweet"}
    free, held = (scenario(2, "fryer mole virus", hot=hot, discard=away) for hot in (None, 0))
    assert share(held, "poteto") < share(free, "poteto")
    assert share(held, "rambo") > share(free, "rambo")


def test_effects_come_too_late_when_somebody_needs_one_point() -> None:
    early, late = (scenario(2, "knife fryer beetle", points={0: 9, 1: most}, target=20) for most in (9, 19))
    assert share(late, "sweet") < share(early, "sweet")


def test_couch_is_tempting_when_much_can_be_taken_back() -> None:
    few = heuristics.couch_worth(0b000001, 0b000010 | 0b001000)
    many = heuristics.couch_worth(0b010101, 0b000010 | 0b001000)
    assert few < many
    assert heuristics.couch_worth(0b111101, 0b000010) == 0


# ---- Adding an extra ----


def test_the_extra_is_the_one_that_wins() -> None:
    """Fryer comes, the other shows Robotato: Rambotato saves Poteto."""
    table = last_round("fryer")
    acts(table, "0 poteto", "1 robo")
    assert share(table, "rambo") > 0.95


def test_an_extra_that_cannot_win_is_one_with_an_effect() -> None:
    """Against Rambotato nothing else helps on the fryer: Sweet will help next round."""
    table = last_round("fryer", discard={0: "rambo"})
    acts(table, "0 poteto", "1 rambo")
    assert share(table, "sweet") > 0.9


# ---- Using the effects ----


def test_rambotato_is_sent_to_the_leader() -> None:
    table = scenario(4, "virus", points={1: 3, 2: 5, 3: 5})
    acts(table, "0 rambo", "1 sweet", "2 couch", "3 couch")
    found = advice(table)
    assert set(found) == {"rambo@2", "rambo@3"}


def test_rambotato_is_not_sent_to_who_is_safe() -> None:
    table = scenario(3, "virus", points={1: 3, 2: 5}, front={2: "robo"})
    acts(table, "0 rambo", "1 sweet", "2 couch")
    assert set(advice(table)) == {"rambo@1"}


@pytest.mark.parametrize(("hot", "move"), [(0, "rambo@1"), (1, "skip"), (None, "skip")])
def test_where_nobody_can_be_hit_one_only_gets_rid_of_the_hot_potato(hot: int | None, move: str) -> None:
    table = scenario(2, "virus", hot=hot, front={1: "robo"})
    acts(table, "0 rambo", "1 sweet")
    assert set(advice(table)) == {move}


def test_effects_are_used() -> None:
    table = scenario(2, "fryer", discard={0: "robo"})
    acts(table, "0 couch", "1 rambo")
    assert set(advice(table)) == {"use"}


def test_couch_is_not_used_with_an_empty_hand() -> None:
    """All potatoes come back anyway, and Couch with them."""
    table = scenario(2, "fryer", discard={0: "apeeling poteto rambo robo sweet"})
    acts(table, "0 couch", "1 rambo")
    assert set(advice(table)) == {"skip"}


# ---- What holds for all of it ----


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_a_hunch_is_legal_and_sees_no_more_than_the_seat(players: int, seed: int) -> None:
    """The same on the whole table, on what the seat sees and on what it imagines; and nothing is changed."""
    table = tischlein.new("hot-potato", players, seed=seed, target=6)
    chooser = random.Random(seed)
    while not table.over:
        for seat in table.waiting:
            view, world = table.view_record(seat), table.view_record(seat)
            verbs.imagine(world, seat, [seed])
            found = set()
            start = chooser.randrange(1 << 32)
            for known in (table.state, view, world):
                before = known.copy()
                moves = [0] * 6
                listed = verbs.legal(known, seat, moves)
                found.add(verbs.default_move(known, seat, moves, listed, [start]))
                assert known == before
            assert len(found) == 1
            assert MOVE_TEXTS[found.pop()] in table.moves(seat)
        seat = chooser.choice(table.waiting)
        table.play(seat, chooser.choice(table.moves(seat)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_keeps_to_the_moves_that_are_listed(players: int) -> None:
    """Some moves may be overlooked."""
    chooser = random.Random(players)
    for seed in range(6):
        table = tischlein.new("hot-potato", players, seed=seed)
        while not table.over:
            for seat in table.waiting:
                every = [MOVE_OF[move] for move in table.moves(seat)]
                for _ in range(3):
                    some = chooser.sample(every, chooser.randint(1, len(every)))
                    rng = [chooser.randrange(1 << 32)]
                    assert verbs.default_move(table.state, seat, some, len(some), rng) in some
            seat = chooser.choice(table.waiting)
            table.play(seat, chooser.choice(table.moves(seat)))


def test_who_overlooks_the_leader_sends_the_hot_potato_to_another() -> None:
    """Away from oneself at any rate, and never to somebody who was not thought of."""
    table = scenario(4, "virus", points={1: 3, 2: 5, 3: 4}, hot=0, front={1: "robo"})
    acts(table, "0 rambo", "1 sweet", "2 couch", "3 couch")

    def aimed(*noticed: str) -> str:
        moves = [MOVE_OF[move] for move in noticed]
        return MOVE_TEXTS[verbs.default_move(table.state, 0, moves, len(moves), [7])]

    assert aimed("skip", "rambo@1", "rambo@2", "rambo@3") == "rambo@2"
    assert aimed("skip", "rambo@1", "rambo@3") == "rambo@3"
    assert aimed("skip", "rambo@1") == "rambo@1"


# ---- How everybody stands ----


def promises(**special: Any) -> list[float]:
    """What two seats stand at when a round begins."""
    table = scenario(2, rounds=4, **special)
    standing = [float(points) for points in table.points]
    verbs.estimate(table.state, standing)
    return standing


def test_equal_seats_stand_equal_and_a_point_is_ahead() -> None:
    equal, ahead = promises(points={0: 3, 1: 3}), promises(points={0: 4, 1: 3})
    assert equal[0] == equal[1]
    assert ahead[0] > ahead[1]


def test_sweet_in_front_promises_more_than_any_card_in_hand() -> None:
    sweet, none = promises(front={0: "sweet"}), promises(discard={0: "sweet"})
    assert sweet[0] - sweet[1] > 0 > none[0] - none[1]


def test_the_hot_potato_weighs_on_its_holder() -> None:
    mine, other = promises(hot=0)
    assert mine < other


def test_a_point_counts_more_near_the_end() -> None:
    early, late = promises(points={0: 2, 1: 1}), promises(points={0: 9, 1: 8})
    assert late[0] - late[1] > 2 * (early[0] - early[1])
