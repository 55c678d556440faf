"""The table of the bots' strength (benchmarks/bots.py) can be played on from what was printed."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "benchmarks"))
import bots

from tischlein.lab.arena import EVALUATION_SEEDS, Deal, judge

RANDOM = random.Random(7)
DEALS = [
    Deal(EVALUATION_SEEDS + number, RANDOM.gauss(4, 30), RANDOM.choice((0.0, 0.5, 1.0)))
    for number in range(60)
]


def test_a_printed_row_and_further_deals_are_judged_like_all_of_them(tmp_path: Path) -> None:
    pairing = bots.pairings()[0]
    table = tmp_path / "table.md"
    table.write_text(f"# A title\n\n{bots.row(pairing, judge(DEALS[:20]))}\n", encoding="utf-8")
    before = bots.read_table(str(table))
    assert list(before) == [pairing]
    assert list(bots.numbers(before[pairing])) == [deal.number for deal in DEALS[:20]]
    found, whole = bots.standing(DEALS[20:], before[pairing]), judge(DEALS)
    assert found is not None
    assert found.deals == whole.deals
    for name in ("gain", "gain_error", "wins", "wins_error", "effect"):
        assert getattr(found, name) == pytest.approx(getattr(whole, name), abs=0.01), name


def test_a_pairing_that_was_never_played_has_no_row() -> None:
    assert bots.standing([], None) is None
    assert list(bots.numbers(None)) == []
