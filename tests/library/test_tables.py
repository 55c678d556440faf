"""Tables as values: how they compare, end, go back and show themselves on one line."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tischlein
from support.random_play import SETTINGS, play_on, table_after
from tischlein.i18n.languages import LANGUAGES
from tischlein.outcome import outcome_of

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@every_setting
def test_a_table_equals_its_copy_its_position_and_its_record_played_again(setting: Any) -> None:
    table = table_after(setting, 3, 10)
    assert table == table.copy() == tischlein.position(setting[0], table.reveal()) == table.record().replay()
    assert table.record() == table.copy().record()
    before = table.copy()
    for _ in play_on(table, random.Random(1), 1):
        pass
    assert (table != before) == (len(table.made) > len(before.made))
    assert table != "a table"


def test_a_table_changes_and_so_is_no_key() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(tischlein.new("leduc", 2))


@every_setting
def test_moves_are_taken_back_one_by_one(setting: Any) -> None:
    table = table_after(setting, 3, 6)
    steps = list(table.record().steps())
    told = table.sentences(None)
    while table.made:
        last = table.made[-1]
        assert table.undo() == last
        assert table == steps[len(table.made)]
        assert told[: len(table.sentences(None))] == table.sentences(None)
    with pytest.raises(tischlein.Refusal) as refused:
        table.undo()
    assert refused.value.code == "nothing-to-undo"


@every_setting
def test_the_outcome_says_who_won_by_what_and_why_it_ended(setting: Any) -> None:
    table = table_after(setting, 5, 0)
    assert table.outcome is None
    for _ in play_on(table, random.Random(5), 10**6):
        pass
    outcome = table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.points) == (table.winners, table.points)
    assert outcome.result() == table.record().result
    assert (outcome.decided_by == "shared") == (len(outcome.winners) > 1)
    assert len({outcome.sentence(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_what_puts_the_winners_ahead() -> None:
    assert outcome_of("leduc", [3, 0, 2, 9], "fold").decided_by == "points"
    assert outcome_of("leduc", [3, 1, 3, 2], "fold").decided_by == "tie-break"
    assert outcome_of("leduc", [3, 1, 3, 1], "fold").decided_by == "shared"


def test_a_table_and_a_record_are_shown_on_one_line() -> None:
    table = tischlein.new("leduc", 2, seed=1, first=0)
    assert repr(table) == "<Table of leduc, 2 players, 0 moves, waiting for seat 0>"
    assert repr(table.record()) == "<Record of leduc, 2 players, 0 moves, unfinished>"
    table.play(0, "raise")
    table.play(1, "fold")
    assert repr(table) == "<Table of leduc, 2 players, 2 moves, 1 -1 won by 0>"
