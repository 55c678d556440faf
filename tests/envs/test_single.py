"""One table for the adapters plays as people's tables do."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from support.encodings import actions_open_to, row
from support.random_play import SETTINGS, setting_name
from tischlein.engine.errors import Refusal
from tischlein.envs.single import SingleTable


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_a_game_by_actions_shows_each_seat_what_it_may_know(setting: tuple[str, int, dict[str, Any]]) -> None:
    single = SingleTable(*setting)
    single.deal(5)
    chooser = random.Random(5)
    for _ in range(80):
        if single.table.over:
            break
        for seat in range(single.players):
            picked = single.picked[seat]
            assert single.observation(seat).tolist() == row(single.table.state, seat, picked)
            assert single.observation(seat).shape == (single.size,)
            waited_for = seat in single.table.waiting
            found = actions_open_to(single.table.state, seat, picked) if waited_for else range(single.actions)
            assert np.flatnonzero(single.mask(seat)).tolist() == list(found)
        seat = chooser.choice(single.table.waiting)
        single.act(seat, chooser.choice(np.flatnonzero(single.mask(seat)).tolist()))


@pytest.mark.parametrize("action", [0, 3, -1, 1.0, None])
def test_an_action_that_is_not_open_is_refused(action: Any) -> None:
    single = SingleTable("leduc", None, {"first": 0})
    single.deal(1)
    with pytest.raises(Refusal, match=r"action must be open now: 1 or 2 \(got"):
        single.act(0, action)
