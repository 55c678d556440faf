"""The table of the bots' strength (benchmarks/bots/strength.py) can be played on from what was printed."""

from __future__ import annotations

import json
import random
import sys
import time
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks" / "bots"))
import strength

from tischlein.bots.search.time_budget import Clock
from tischlein.lab.arena import EVALUATION_SEEDS, Deal, Match, judge

RANDOM = random.Random(7)
DEALS = [
    Deal(EVALUATION_SEEDS + number, RANDOM.gauss(4, 30), RANDOM.choice((0.0, 0.5, 1.0)))
    for number in range(60)
]


def test_a_printed_row_and_further_deals_are_judged_like_all_of_them(tmp_path: Path) -> None:
    pairing = strength.pairings()[0]
    table = tmp_path / "table.md"
    table.write_text(f"# A title\n\n{strength.row(pairing, judge(DEALS[:20]))}\n", encoding="utf-8")
    before = strength.read_table(str(table))
    assert list(before) == [pairing]
    whole = judge(DEALS)
    for played in (DEALS[20:], DEALS):  # also from the file that the table came from
        found = strength.standing(played, before[pairing], EVALUATION_SEEDS)
        assert found is not None
        assert found.deals == whole.deals
    for name in ("gain", "gain_error", "wins", "wins_error", "effect"):
        assert getattr(found, name) == pytest.approx(getattr(whole, name), abs=0.01), name


def test_a_pairing_that_was_never_played_has_no_row() -> None:
    assert strength.standing([], None, EVALUATION_SEEDS) is None


def test_deals_that_nobody_had_seen_are_counted_apart() -> None:
    unseen = [replace(deal, number=deal.number + 200_000) for deal in DEALS[:10]]
    for first, deals in ((EVALUATION_SEEDS, DEALS), (EVALUATION_SEEDS + 200_000, unseen)):
        assert strength.standing(DEALS + unseen, None, first) == judge(deals)


def test_deals_of_other_bots_are_not_counted_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, name = tmp_path / "deals.jsonl", "potato-man 5 truffle@100ms gratin"
    monkeypatch.setattr(
        strength, "all_cores", lambda _, __, wanted, ___: [d for d in DEALS if d.number in wanted]
    )
    strength.run(path, {}, 1, name, 2, EVALUATION_SEEDS, None)
    assert sum(map(len, strength.read(path).values())) > 0
    monkeypatch.setattr(strength, "built_in", lambda _: "somebody has worked on it")
    with pytest.raises(SystemExit, match=r"of other bots or rules \(potato-man 5 .*\): name another file"):
        strength.read(path)


def test_rows_are_chosen_by_their_names_and_played_as_far_as_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def deal_all(_play: Any, match: Match, numbers: list[int], _cores: int | None) -> list[Deal]:
        asked.append((match.players, match.one, match.others, len(numbers)))
        return [deal for deal in DEALS if deal.number in numbers]

    asked: list[tuple[int, str, str, int]] = []
    monkeypatch.setattr(strength, "all_cores", deal_all)
    path = tmp_path / "deals.jsonl"
    strength.run(path, {}, 1, "potato-man [45] .*ms gratin", 50, EVALUATION_SEEDS, None)
    rows = [(players, "truffle@100ms", "gratin") for players in (4, 5)]
    assert asked == [(*row, more) for more in (2, 8, 40) for row in rows]
    done = {pairing.players: deals for pairing, deals in strength.read(path).items() if deals}
    assert done == {4: DEALS[:50], 5: DEALS[:50]}


def test_deals_that_a_table_counts_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def note(_play: Any, _match: Match, numbers: list[int], _cores: int | None) -> list[Deal]:
        asked.extend(numbers)
        return []

    monkeypatch.setattr(strength, "all_cores", note)
    (pairing,) = [one for one in strength.pairings() if one.name == "potato-man 5 truffle@100ms gratin"]
    before = {pairing: judge(DEALS[:20])}
    strength.run(tmp_path / "deals.jsonl", before, 1, pairing.name, 22, EVALUATION_SEEDS, None)
    assert asked == [EVALUATION_SEEDS + 20, EVALUATION_SEEDS + 21]


def test_a_deal_that_stands_twice_is_not_counted_twice(tmp_path: Path) -> None:
    pairing, path = strength.pairings()[0], tmp_path / "deals.jsonl"
    line = {"house": pairing.house, "pairing": asdict(pairing), "deal": asdict(DEALS[0])}
    path.write_text(2 * (json.dumps(line) + "\n"), encoding="utf-8")
    with pytest.raises(SystemExit, match="twice, as if two calls had written it"):
        strength.read(path)


def test_a_bot_is_given_the_time_that_its_thread_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Clock, "now", Clock.now)  # which it replaces
    strength.in_own_time(Match("leduc", 2, {}, "random", "random"), 3)
    assert Clock.now is time.thread_time


def test_a_report_says_how_far_what_must_hold_does() -> None:
    good, poor = judge(DEALS[:20]), judge([Deal(deal.number, -deal.gain, deal.wins) for deal in DEALS[:20]])
    clear = replace(good, deals=500, gain=9.0, gain_error=2.0, effect=0.2)
    found = dict.fromkeys(strength.pairings(), clear)
    weak = next(one for one in found if one.name == "potato-man 5 gratin spud")
    slow = next(one for one in found if one.name == "elefant 3 truffle@100ms truffle@10ms")
    found |= {
        weak: replace(clear, deals=199, effect=2.5 / 199**0.5),
        slow: replace(poor, deals=100, effect=-0.1),
    }
    master, levels, longer = strength.kept(found)
    rows = sum(one.one == strength.MASTER for one in found)
    assert f"{rows} of {rows} rows have all their deals, {rows} are ahead" in master
    rows = sum((one.one, one.others) in strength.LEVELS for one in found)
    assert f"{rows - 1} of {rows} rows have all their deals, {rows - 1} are ahead" in levels
    assert f"the closest is {weak.name}, +2.5" in levels
    assert f"the weakest is {slow.name}" in longer
    assert "a loss of more than 0.30 of" in longer
