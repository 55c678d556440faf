"""Conformance of encodings: actions and moves are one-to-one, and a row shows what its seat may know."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as tries
from hypothesis import strategies as st

import tischlein
from support.encodings import actions_open_to, row, way_to, ways
from support.random_play import SETTINGS, deal, imagined, play_on, setting_name, table_after
from tischlein.engine import verbs
from tischlein.engine.compile.numba_bridge import compiled, register_encoding
from tischlein.engine.encoding import (
    UNFINISHED,
    WORD_BITS,
    NoEncoding,
    action_of,
    encoding_of,
    move_of,
    observe,
    open_actions,
    pick,
)
from tischlein.engine.verbs import fill_view, legal
from tischlein.table import Table

Setting = tuple[str, int, dict[str, Any]]

MAX_ACTIONS = 128
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
a_few = tries(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
seeds = st.integers(0, 2**32)
depths = st.integers(0, 160)


def legal_moves(table: Table, seat: int) -> list[int]:
    moves = [0] * table.game.max_moves
    return moves[: verbs.legal(table.state, seat, moves)]


@every_setting
def test_actions_are_few_and_named_and_words_are_short(setting: Setting) -> None:
    encoding = encoding_of(tischlein.games()[setting[0]])
    assert len(encoding.actions) < MAX_ACTIONS
    assert len(set(encoding.actions)) == len(encoding.actions) == sum(encoding.action_widths)
    widths = encoding.widths(setting[1])
    assert max(*widths, *encoding.action_widths) <= WORD_BITS
    features = [feature for word in encoding.layout(setting[1]) for feature in word]
    assert all(feature.size and feature.name and feature.meaning for feature in features)
    slices = encoding.slices(setting[1])
    assert len(slices) == len(features)
    assert max(part.stop for part in slices.values()) == sum(widths)


@every_setting
@a_few
@given(seed=seeds, depth=depths)
def test_every_legal_move_has_its_actions(setting: Setting, seed: int, depth: int) -> None:
    table = table_after(setting, seed, depth)
    for seat in table.waiting:
        moves = legal_moves(table, seat)
        found = [tuple(way_to(table.state, seat, move)) for move in moves]
        assert len(set(found)) == len(moves)


@every_setting
@a_few
@given(seed=seeds, depth=depths)
def test_every_way_through_open_actions_is_a_move_of_its_own(setting: Setting, seed: int, depth: int) -> None:
    table = table_after(setting, seed, depth)
    for seat in table.waiting:
        found = list(islice(ways(table.state, seat), 600))
        assert len({move for _, move in found}) == len(found)
        for actions, move in found:
            assert verbs.forbids(table.state, seat, move) == 0
            assert way_to(table.state, seat, move) == actions


@every_setting
@a_few
@given(seed=seeds)
def test_a_game_by_actions_is_the_game_by_moves(setting: Setting, seed: int) -> None:
    """A chooser of actions makes moves, and the same moves lead to the same table."""
    table, twin = deal(setting, seed), deal(setting, seed)
    chooser = random.Random(seed)
    while not table.over:
        seat = chooser.choice(table.waiting)
        picked, move = 0, UNFINISHED
        while move == UNFINISHED:
            action = chooser.choice(actions_open_to(table.state, seat, picked))
            move = move_of(table.state, seat, picked, action)
            if move == UNFINISHED:
                picked = pick(table.state, seat, picked, action)
        verbs.play(table.state, seat, move)
        twin.play(seat, twin.game.notation.move_text(twin.state, move))
        assert table.state == twin.state
    assert table.points == twin.points


@every_setting
@a_few
@given(seed=seeds, depth=depths)
def test_a_row_from_the_view_is_the_row_from_the_whole_table(setting: Setting, seed: int, depth: int) -> None:
    table = table_after(setting, seed, depth)
    for seat in range(table.players):
        view = table.view_record(seat)
        assert row(view, seat) == row(table.state, seat)
        if seat in table.waiting:
            assert actions_open_to(view, seat) == actions_open_to(table.state, seat)


@every_setting
@a_few
@given(seed=seeds, depth=depths)
def test_two_worlds_have_the_same_rows_and_actions(setting: Setting, seed: int, depth: int) -> None:
    """Whatever is changed that a seat cannot know, its numbers stay the same, half-way through a move too."""
    table = table_after(setting, seed, depth)
    for seat in range(table.players):
        other = imagined(table, seat, seed + 1)
        assert row(other.state, seat) == row(table.state, seat)
        if seat in table.waiting:
            assert list(islice(ways(other.state, seat), 50)) == list(islice(ways(table.state, seat), 50))


@every_setting
def test_rows_differ_where_tables_do(setting: Setting) -> None:
    table = deal(setting, 1)
    rows = {
        tuple(row(state.state, seat)) for state in play_on(table, random.Random(1), 40) for seat in (0, 1)
    }
    assert len(rows) > 5


@compiled
def encode(tables: Any, views: Any, moves: Any, actions: Any, words: Any, parts: Any) -> None:
    """For each seat of each table its open actions, its row, and the first action to each of its moves."""
    for i in range(len(tables)):
        for seat in range(tables[i].players):
            observe(tables[i], seat, 0, words[i, seat, 0])
            fill_view(tables[i], seat, views[i, seat])
            observe(views[i, seat], seat, 0, words[i, seat, 1])
            if verbs.waiting(tables[i]) >> seat & 1:
                open_actions(tables[i], seat, 0, actions[i, seat])
                for n in range(legal(tables[i], seat, moves)):
                    action = action_of(tables[i], seat, 0, moves[n])
                    parts[i, seat, n, 0] = action
                    parts[i, seat, n, 1] = move_of(tables[i], seat, 0, action)
                    if parts[i, seat, n, 1] == UNFINISHED:
                        parts[i, seat, n, 2] = pick(tables[i], seat, 0, action)


@every_setting
def test_compiled_encodings_equal_interpreted_ones(setting: Setting) -> None:
    table = deal(setting, 13)
    game, players, encoding = table.game, table.players, encoding_of(table.game)
    register_encoding(game)
    states = [table.state.copy() for _ in play_on(table, random.Random(13), 120)]
    records = np.concatenate([state.pack() for state in states])
    shape = len(states), players
    views = np.zeros(shape, game.table.dtype)
    actions = np.zeros((*shape, len(encoding.action_widths)), np.int64)
    words = np.zeros((*shape, 2, len(encoding.widths(players))), np.int64)
    parts = np.zeros((*shape, game.max_moves, 3), np.int64)
    encode(records, views, np.zeros(game.max_moves, np.int64), actions, words, parts)
    for i, state in enumerate(states):
        for seat in range(players):
            expected = [0] * words.shape[-1]
            observe(state, seat, 0, expected)
            assert words[i, seat].tolist() == [expected, expected]
            if verbs.waiting(state) >> seat & 1:
                expected = [0] * actions.shape[-1]
                open_actions(state, seat, 0, expected)
                assert actions[i, seat].tolist() == expected
                for move, part in zip(legal_moves(Table(state), seat), parts[i, seat].tolist(), strict=False):
                    action = action_of(state, seat, 0, move)
                    found = move_of(state, seat, 0, action)
                    further = pick(state, seat, 0, action) if found == UNFINISHED else 0
                    assert part == [action, found, further]


def test_a_game_without_an_encoding_says_so() -> None:
    leduc = tischlein.games()["leduc"]
    game = replace(leduc, encoding=None)
    leduc.table.game = leduc  # making a game takes its table over
    with pytest.raises(NoEncoding, match="Leduc poker has no encoding for learners"):
        encoding_of(game)
