"""The table of the bots' strength (benchmarks/bots.py) can be played on from what was printed."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "benchmarks"))
import bots

from tischlein.bots.desk import Clock
from tischlein.lab.arena import EVALUATION_SEEDS, Deal, Match, judge

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


def test_rows_are_chosen_by_their_names_and_played_as_far_as_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def deal_all(_play: Any, match: Match, wanted: int, played: set[int], _cores: int | None) -> list[Deal]:
        asked.append((match.players, match.one, match.others, wanted))
        return [deal for deal in DEALS[:wanted] if deal.number not in played]

    asked: list[tuple[int, str, str, int]] = []
    monkeypatch.setattr(bots, "all_cores", deal_all)
    monkeypatch.setattr(Clock, "now", Clock.now)  # which a run replaces
    bots.run(tmp_path / "deals.jsonl", {}, 1, "potato-man [45] .*ms gratin", 50, None)
    rows = [(players, "truffle@100ms", "gratin") for players in (4, 5)]
    assert asked == [(*row, wanted) for wanted in (2, 10, 50) for row in rows]
    done = {pairing.players: deals for pairing, deals in bots.read(tmp_path / "deals.jsonl").items() if deals}
    assert done == {4: DEALS[:50], 5: DEALS[:50]}
