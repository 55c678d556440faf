"""The worked examples of the rulebook."""

from __future__ import annotations

import tischlein
from tischlein.games.heckmeck.tests.heckmeck_scenario import (
    acts,
    names_of_events,
    of_seat,
    on_table,
    player,
    scenario,
    told,
)

K, F, N, E = range(4)


def the_round_of_the_example() -> tischlein.Table:
    """Kim, Finn, Nora and Emil: Kim is to move, Nora has 30 with a worm, and a 30 tops Finn's stack."""
    return scenario(
        player(hand="2x1", display="2x5 1x3"),
        player(hand="3x2 W20 1x5", display="4x4 3x1", stack="30"),
        player(hand="1x4", display="5x5 W3"),
        player(hand="2x3 1x2 2x1", display="1x5 1x4"),
        grill="35 18 40 21",
        number=2,
        pile="3x1 9x4",
        supply="20 22 24 26",
    )


def test_the_worked_example() -> None:
    table = acts(the_round_of_the_example(), "pass")
    assert of_seat(table, K)["stack"][0] == 18
    assert (of_seat(table, K)["display"], of_seat(table, K)["cards"]) == ([], 4)

    assert table.waiting == (F,)
    acts(table, "3x2")
    assert (of_seat(table, F)["total"], of_seat(table, F)["cards"]) == (25, 3)

    assert "steal" in table.moves(N)
    acts(table, "steal")
    assert (of_seat(table, N)["stack"][0], of_seat(table, N)["cards"]) == (30, 3)
    assert 30 not in of_seat(table, F)["stack"]

    acts(table, "2x3", "W20", "1x2")
    assert table.waiting == (F,)
    assert of_seat(table, F)["total"] == 30
    acts(table, "steal")
    assert of_seat(table, F)["stack"][0] == 30
    assert 30 not in of_seat(table, N)["stack"]

    acts(table, "2x1")
    assert table.waiting == (E,)
    assert table.moves(E) == ["pass"]
    cards = of_seat(table, E)["cards"]
    acts(table, "pass")
    assert told(table, "took-lowest")[-1] == {"seat": E, "portion": 21, "worms": 2}
    assert of_seat(table, E)["cards"] == cards

    assert told(table, "took-from-menu") == [
        {"seat": F, "portion": 40, "worms": 9, "total": 30},
        {"seat": N, "portion": 35, "worms": 7, "total": 30},
    ]
    assert table.waiting == (N,)
    assert (on_table(table)["round"], on_table(table)["grill"]) == (3, [20, 22, 24, 26])


def test_everyone_passes_without_worms() -> None:
    """No menu: the portions go in pass order from the lowest, and the last to pass begins."""
    table = scenario(
        player(hand="1x1"),
        player(hand="2x2"),
        player(hand="W4"),
        player(hand="1x5"),
        grill="42 0 16 30",
        turn=1,
    )
    acts(table, "2x2", "pass", "pass", "pass", "pass")
    taken = [(event["seat"], event["portion"]) for event in told(table, "took-lowest")]
    assert taken == [(2, 0), (3, 16), (0, 30), (1, 42)]
    assert table.waiting == (1,)
    assert "menu-over" not in names_of_events(table)
    assert on_table(table)["round"] == 2


def test_signposts_count_only_for_equal_totals() -> None:
    """The higher total is served first, whatever its worms; both take part with one worm each."""
    table = scenario(
        player(display="W25 2x1", passed=True),
        player(display="W1 1x3", passed=True),
        player(hand="1x1", display="1x4 1x5"),
        grill="20 25 30",
        turn=2,
    )
    acts(table, "pass")
    taken = [(event["seat"], event["portion"], event["total"]) for event in told(table, "took-from-menu")]
    assert taken == [(1, 30, 8), (0, 25, 7)]
    assert table.waiting == (0,)
