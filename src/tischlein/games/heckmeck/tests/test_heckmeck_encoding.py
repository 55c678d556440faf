"""What a learner sees and does in Heckmeck am Karteneck."""

from __future__ import annotations

from itertools import combinations

import pytest

from support.encodings import feature, move_text, open_names, taken, way_to
from tischlein.engine import verbs
from tischlein.games.heckmeck.encoding import CLOSE, LOWEST
from tischlein.games.heckmeck.notation import read_lay_out
from tischlein.games.heckmeck.tests.heckmeck_scenario import player, scenario, state_of


def test_numbers_are_laid_out_at_once_and_worms_one_by_one_from_the_highest_down() -> None:
    table = state_of(scenario(player("3x2 1x4 W3 W7 W20"), player("1x1"), grill="20 30"))
    assert open_names(table, 0) == ["1x2", "2x2", "3x2", "1x4", "W3", "W7", "W20", "pass"]
    assert move_text(table, 0, "2x2") == "2x2"
    assert open_names(table, 0, "W20") == ["W3", "W7", "enough worms"]
    assert open_names(table, 0, "W20", "W7") == ["W3", "enough worms"]
    assert move_text(table, 0, "W20", "W3") == "W3+W20"
    assert move_text(table, 0, "W20", "enough worms") == "W20"
    assert move_text(table, 0, "W3") == "W3"


def test_every_choice_of_worms_can_be_made_even_one_that_is_not_listed() -> None:
    """The list for people leaves out what is never better; a learner may do it all the same."""
    worms = ["W1", "W4", "W9", "W16", "W25"]
    table = state_of(scenario(player(" ".join(worms)), player("1x1"), grill="20 30"))
    ways = set()
    for size in range(1, len(worms) + 1):
        for chosen in combinations(worms, size):
            heap = sum(map(read_lay_out, chosen))
            assert verbs.forbids(table, 0, heap) == 0
            ways.add(tuple(way_to(table, 0, heap)))
    assert len(ways) == 2 ** len(worms) - 1


def test_picked_worms_are_shown() -> None:
    table = state_of(scenario(player("W3 W7 W20"), player("1x1"), grill="20 30"))
    picked, _ = taken(table, 0, "W20", "W7")
    assert [place + 1 for place, bit in enumerate(feature(table, 0, "worms picked", picked)) if bit] == [
        7,
        20,
    ]


def test_stealing_is_open_and_the_victim_is_shown() -> None:
    seats = (
        player("2x1", "W5 3x5", stack="16"),
        player("1x1", "W6 1x2", stack="40"),
        player("1x1", "W7 1x2", stack="20"),
    )
    table = state_of(scenario(*seats, grill="21 30 41", number=2))
    assert "steal" in open_names(table, 0)
    assert move_text(table, 0, "steal") == "steal"
    assert feature(table, 0, "whom to rob").index(1) == 2
    assert feature(table, 0, "total seat +0").index(1) == 20
    assert feature(table, 0, "top seat +2").index(1) == 20 - LOWEST + 2
    assert feature(table, 1, "lead over seat +1").index(1) > CLOSE


@pytest.mark.parametrize("drawn", ["1x4 W5", "W5"])
def test_one_remembers_what_one_has_drawn_from_the_pile(drawn: str) -> None:
    """Whatever others have drawn may still come, for all one knows."""
    seats = player("1x4 W5", drew=drawn), player("1x3 W6")
    table = state_of(scenario(*seats, grill="20 30", pile="2x2 W9"))
    worms = feature(table, 0, "worms may come")
    assert [place + 1 for place, bit in enumerate(worms) if bit] == [6, 9]
    assert sum(feature(table, 0, "may come 1 to 3")) == 3
    assert sum(feature(table, 0, "may come 4 to 5")) == 0
