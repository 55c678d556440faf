"""Interpreted and compiled rules are the same rules: move for move, field for field."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from support.random_play import SETTINGS, deal, setting_name
from tischlein.engine import State, verbs
from tischlein.engine.compile import numba_bridge
from tischlein.engine.compile.numba_bridge import compiled as compile_it
from tischlein.engine.verbs import fill_view, forbids, imagine, legal, play, points, set_up, waiting


@compile_it
def follow(tables: Any, seats: Any, numbers: Any, moves: Any, facts: Any, standing: Any) -> None:
    """Plays given moves and keeps each table, who was waited for, the legal moves and the points."""
    table = tables[0]
    set_up(table)
    for n in range(len(seats)):
        seat = seats[n]
        facts[n, 0] = waiting(table)
        facts[n, 1] = legal(table, seat, moves[n])
        facts[n, 2] = forbids(table, seat, numbers[n])
        play(table, seat, numbers[n])
        tables[n + 1] = table
        points(table, standing[n])


@compile_it
def look(tables: Any, rng: Any) -> None:
    """What a bystander and every seat see of the first table, and what they imagine from it."""
    for seat in range(-1, tables[0].players):
        place = 2 * (seat + 2)
        fill_view(tables[0], seat, tables[place])
        tables[place + 1] = tables[place]
        imagine(tables[place + 1], seat, rng)


def unpack(table: State, record: Any) -> State:
    return type(table).unpack(record)


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_compiled_play_equals_interpreted_play(setting: tuple[str, int, dict[str, Any]]) -> None:
    table = deal(setting, 11)
    game = table.game
    numba_bridge.register_game(game)
    chooser = random.Random(11)
    steps: list[tuple[int, int]] = []
    states: list[State] = []
    facts: list[list[int]] = []
    listed: list[list[int]] = []
    standing: list[list[int]] = []
    while not table.over and len(steps) < 400:
        seat = chooser.choice(table.waiting)
        moves = [0] * game.max_moves
        count = verbs.legal(table.state, seat, moves)
        number = moves[chooser.randrange(count)]
        facts.append([verbs.waiting(table.state), count, verbs.forbids(table.state, seat, number)])
        listed.append(moves)
        verbs.play(table.state, seat, number)
        steps.append((seat, number))
        states.append(table.state.copy())
        out = [0] * (2 * table.players)
        verbs.points(table.state, out)
        standing.append(out)

    _, players, options = setting
    start = game.new(players, options, table.state.seed).pack()
    records = np.concatenate([start] * (len(steps) + 1))
    all_moves = np.zeros((len(steps), game.max_moves), np.int64)
    all_facts = np.zeros((len(steps), 3), np.int64)
    all_points = np.zeros((len(steps), 2 * players), np.int64)
    seats, numbers = np.array(steps).T
    follow(records, seats.copy(), numbers.copy(), all_moves, all_facts, all_points)

    assert all_facts.tolist() == facts
    assert all_moves.tolist() == listed
    assert all_points.tolist() == standing
    for state, record in zip(states, records[1:], strict=True):
        assert unpack(state, record) == state


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_compiled_sight_equals_interpreted_sight(setting: tuple[str, int, dict[str, Any]]) -> None:
    table = deal(setting, 12)
    numba_bridge.register_game(table.game)
    chooser = random.Random(12)
    for _ in range(60):
        if table.over:
            break
        records = np.zeros(2 * (table.players + 2), table.state.dtype)
        records[0] = table.state.pack()[0]
        rng = np.array([77], np.uint64)
        look(records, rng)
        quick_list = [77]
        for seat in range(-1, table.players):
            view = type(table.state)()
            verbs.fill_view(table.state, seat, view)
            assert unpack(view, records[2 * (seat + 2)]) == view
            verbs.imagine(view, seat, quick_list)
            assert unpack(view, records[2 * (seat + 2) + 1]) == view
        for _ in range(4):
            if not table.over:
                seat = chooser.choice(table.waiting)
                table.play(seat, chooser.choice(table.moves(seat)))
