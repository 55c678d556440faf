"""Why a move is good or not: every move has reasons that can be said, and they give nothing hidden away."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import tischlein
from support.random_play import SETTINGS, deal, play_on, setting_name
from tischlein.engine import verbs
from tischlein.engine.state import State
from tischlein.i18n.languages import LANGUAGES
from tischlein.i18n.words import words
from tischlein.table import Table

Setting = tuple[str, int, dict[str, Any]]

ADVISED = [setting for setting in SETTINGS if tischlein.games()[setting[0]].reasons is not None]
SAMPLED = 40
MAX_MOVES = 25
"""Moves of one position that are looked at; some positions have hundreds."""

every_setting = pytest.mark.parametrize("setting", ADVISED, ids=setting_name)


def given(view: State, seat: int, move: int) -> list[dict[str, Any]]:
    assert view.game.reasons is not None
    return view.game.reasons(view, seat, move)


def sampled(setting: Setting, seed: int) -> list[tuple[Table, int, list[int]]]:
    """Positions from random games, each with a seat that is to move and some of its moves."""
    chooser = random.Random(seed)
    table = deal(setting, seed)
    found = []
    for _ in play_on(table, chooser):
        if table.over or chooser.random() > 0.4:
            continue
        for seat in table.waiting:
            moves = [0] * table.game.max_moves
            every = moves[: verbs.legal(table.state, seat, moves)]
            found.append((table.copy(), seat, chooser.sample(every, min(len(every), MAX_MOVES))))
    return chooser.sample(found, min(len(found), SAMPLED))


def test_every_game_of_the_house_gives_reasons() -> None:
    """A game from elsewhere need not."""
    assert {setting[0] for setting in ADVISED} >= {"potato-man", "heckmeck", "hot-potato", "elefant"}
    assert tischlein.games()["leduc"].reasons is None


@every_setting
def test_every_move_has_one_to_three_reasons_that_can_be_said(setting: Setting) -> None:
    for table, seat, moves in sampled(setting, 1):
        view = table.view_record(seat)
        for move in moves:
            reasons = given(view, seat, move)
            assert 1 <= len(reasons) <= 3
            assert json.loads(json.dumps(reasons)) == reasons
            assert len({reason["reason"] for reason in reasons}) == len(reasons)
            for language in LANGUAGES:
                for reason in reasons:
                    sentence = words(table.game, language).reason(reason, table.people)
                    assert sentence.endswith(".")
                    assert not set("{}$!") & set(sentence)


@every_setting
def test_reasons_look_only_at_what_the_seat_may_know_and_touch_nothing(setting: Setting) -> None:
    for table, seat, moves in sampled(setting, 2):
        view = table.view_record(seat)
        world = table.view_record(seat)
        verbs.imagine(world, seat, [3])
        again = Table(world).view_record(seat)
        before = view.pack().tobytes()
        for move in moves[:8]:
            reasons = given(view, seat, move)
            assert given(again, seat, move) == reasons
            assert given(world, seat, move) == reasons
        assert view.pack().tobytes() == before
