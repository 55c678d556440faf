"""A crowd at the server, made small: nobody is lost, and memory stays within bounds."""

from __future__ import annotations

import math
import sys
from functools import partial
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks" / "server"))

import crowd


def test_somebody_who_sits_and_looks_takes_little_memory() -> None:
    empty, full = crowd.run(partial(crowd.idle, tables=40))
    assert 1024 * (full - empty) / (40 * crowd.SEATS) < 150  # so 2,000 people stay well under 300 MB


@pytest.mark.parametrize("restart", [False, True], ids=["lines cut", "server killed"])
def test_everybody_comes_back_and_plays_on(restart: bool) -> None:
    times, went_on = crowd.run(partial(crowd.back, tables=6, restart=restart))
    assert (len(times), went_on) == (6 * crowd.SEATS, 6)
    assert math.isfinite(times[-1])


def test_mixed_play_with_comings_and_goings_does_not_grow() -> None:
    sizes, costs = crowd.run(partial(crowd.soak, people=10, stretches=2, seconds=8.0))
    assert sizes[-1] - sizes[0] < 20
    assert all(cost > 0 for cost in costs)
