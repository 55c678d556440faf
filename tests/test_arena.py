"""The arena and its leagues: matches on the same deals, kept, resumed, stopped when they are decided."""

from __future__ import annotations

import json
import os
import time
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tischlein
from tischlein.bots.player import Budget
from tischlein.lab import arena, league
from tischlein.lab.arena import Deal, Entrant, Match, Verdict, judge, play_deal, run
from tischlein.lab.league import League, Round, standings
from tischlein.terminal.commands import main
from tischlein.terminal.reports import decision


def test_entrants_are_read() -> None:
    assert Entrant.read("search@10ms").budget == Budget(milliseconds=10)
    assert Entrant.read("ismcts@500").budget == Budget(simulations=500)
    for text in ("deep@10ms", "search@", "search@soon", "search@0", ""):
        if text != "search@":
            with pytest.raises(arena.BadEntrant, match="right would be NAME"):
                Entrant.read(text)


def test_a_match_is_played_kept_and_resumed(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = Match("leduc", 2, {}, "ismcts@40", "random")
    first = run(match, 6, cores=1, path=path, stop_early=False)
    assert first.deals == 6
    assert run(match, 6, cores=1, path=path, stop_early=False) == first
    assert run(match, 8, cores=2, path=path, stop_early=False).deals == 8
    assert len(path.read_text(encoding="utf-8").splitlines()) == 9
    with pytest.raises(tischlein.Refusal, match="holds the results of another match"):
        run(Match("leduc", 2, {}, "flat@40", "random"), 6, cores=1, path=path)


def test_half_a_line_at_the_end_of_a_file_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = Match("leduc", 2, {}, "thumb", "random")
    first = run(match, 4, cores=1, path=path, stop_early=False)
    whole = path.read_bytes()
    path.write_bytes(whole[:-7])
    assert run(match, 4, cores=1, path=path, stop_early=False) == first
    assert [line.count(b'"number"') for line in path.read_bytes().splitlines()] == [0, 1, 1, 1, 1]


def test_other_deals_can_be_named_and_are_kept_apart(tmp_path: Path) -> None:
    path, match = tmp_path / "match.jsonl", Match("leduc", 2, {}, "thumb", "random")
    run(match, 3, cores=1, path=path, stop_early=False, first=70)
    assert [json.loads(line)["number"] for line in path.read_text().splitlines()[1:]] == [70, 71, 72]
    with pytest.raises(tischlein.Refusal, match="another match"):
        run(match, 3, cores=1, path=path, stop_early=False)
    with pytest.raises(tischlein.Refusal, match="first: -1; right would be 0 or more"):
        run(match, 3, cores=1, first=-1)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('{"hand": 3}', "lines that are no deals"),
        ("[3]", "lines that are no deals"),
        ('{"number": 3, "gain": "much", "wins": 1.0}', "lines that are no deals"),
        (None, "holds deals twice.*: 1000000, 1000001;"),
    ],
)
def test_deals_that_cannot_be_are_refused(line: str | None, said: str, tmp_path: Path) -> None:
    path, match = tmp_path / "match.jsonl", Match("leduc", 2, {}, "thumb", "random")
    run(match, 2, cores=1, path=path, stop_early=False)
    with path.open("a", encoding="utf-8") as file:
        file.write((line or "\n".join(path.read_text(encoding="utf-8").splitlines()[1:])) + "\n")
    with pytest.raises(tischlein.Refusal, match=said):
        run(match, 4, cores=1, path=path, stop_early=False)


def test_two_calls_do_not_write_to_one_file(tmp_path: Path) -> None:
    path, match = tmp_path / "match.jsonl", Match("leduc", 2, {}, "thumb", "random")

    def another_call(verdict: Verdict) -> None:
        if verdict.deals == 2:
            run(match, 3, cores=1, path=path, stop_early=False)

    with pytest.raises(tischlein.Refusal, match="Another call is writing"):
        run(match, 6, cores=1, path=path, stop_early=False, progress=another_call)
    assert run(match, 6, cores=1, path=path, stop_early=False).deals == 6
    assert len(path.read_text(encoding="utf-8").splitlines()) == 7


@pytest.mark.parametrize(
    ("gains", "said"),
    [([3.0] * 400, "is better"), ([-3.0] * 400, "is worse"), ([1.0, -1.0] * 300, "is no better")],
)
def test_what_the_sequential_test_says(gains: list[float], said: str) -> None:
    verdict = judge([Deal(number, gain, 0.5) for number, gain in enumerate(gains)])
    assert said in decision(Match("leduc", 2, {}, "thumb", "random"), verdict)


def test_only_a_file_of_results_is_written_to(tmp_path: Path) -> None:
    match = Match("leduc", 2, {}, "thumb", "random")
    empty, other = tmp_path / "empty", tmp_path / "other"
    empty.touch()
    assert run(match, 2, cores=1, path=empty).deals == 2
    other.write_text("dear diary,\ntoday", encoding="utf-8")
    with pytest.raises(tischlein.Refusal, match="holds no results of a match"):
        run(match, 2, cores=1, path=other)
    assert other.read_text(encoding="utf-8") == "dear diary,\ntoday"


def test_equal_bots_gain_nothing_on_the_same_deals() -> None:
    verdict = run(Match("leduc", 2, {}, "thumb", "thumb"), 5, cores=1, stop_early=False)
    assert abs(verdict.gain) < 20
    assert 0 <= verdict.wins <= 1


def test_the_sequential_test_decides_and_stops() -> None:
    clear = judge([Deal(n, 5 + n % 3, 0.9) for n in range(40)])
    assert clear.decided
    assert clear.evidence > 0
    even = judge([Deal(n, (-1) ** n, 0.5) for n in range(1000)])
    assert even.decided
    assert even.evidence < 0
    assert not judge([Deal(0, 1.0, 1.0), Deal(1, -1.5, 0.0)]).decided


def test_the_sequential_test_is_seldom_wrong() -> None:
    luck = np.random.default_rng(1)
    wrong = 0
    for _ in range(1000):
        deals = [Deal(n, gain, 0.5) for n, gain in enumerate(luck.normal(size=30))]
        verdicts = (judge(deals[:number]) for number in range(2, 31))
        wrong += any(verdict.decided and verdict.evidence > 0 for verdict in verdicts)
    assert wrong <= 10


def test_what_equal_bots_gain_is_exactly_nothing() -> None:
    match = Match("potato-man", 4, {}, "thumb", "spud")
    assert {play_deal(match, number).gain for number in range(8)} == {0.0}


def test_the_arena_reports(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    arguments = ["arena", "leduc", "ismcts@50", "random", "--deals=12", "--cores=1", f"--file={path}"]
    assert main(arguments) == 0
    text = capsys.readouterr().out
    assert "ismcts@50" in text
    assert "gain" in text
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[0])["one"] == "ismcts@50"
    assert main(["arena", "leduc", "skilful", "random"]) == 2


def dawdle(folder: Path, number: int) -> int:
    """The first deal comes at once, every other one leaves a trace when it ends at last."""
    if number > arena.EVALUATION_SEEDS:
        time.sleep(2)
        (folder / str(number)).touch()
    return number


def test_deals_that_nobody_wants_any_more_are_not_waited_for(tmp_path: Path) -> None:
    for _ in arena.all_cores(
        dawdle, tmp_path, range(arena.EVALUATION_SEEDS, arena.EVALUATION_SEEDS + 8), cores=2
    ):
        break
    assert list(tmp_path.iterdir()) == []


def walk_out(_: None, number: int) -> int:
    """A bot that ends the process in which it plays."""
    os._exit(number)


def handed_out_slowly() -> Iterator[int]:
    """Deals that are still being handed out when the first is over."""
    for number in range(1, 1000):
        yield number
        time.sleep(0.01)


def test_a_process_may_die_while_deals_are_still_handed_out() -> None:
    with pytest.raises(tischlein.Refusal, match="one of them has ended it"):
        list(arena.all_cores(walk_out, None, handed_out_slowly(), cores=1))


@pytest.mark.parametrize("bots", [["thumb", "random"], ["thumb", "random", "flat@9"]])
@pytest.mark.parametrize("amount", ["--deals=0", "--cores=0", "--cores=-1"])
def test_the_arena_needs_a_deal_and_a_core(
    bots: list[str], amount: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "leduc", *bots, amount]) == 2
    assert "right would be 1 or more." in capsys.readouterr().err


def test_a_match_that_is_decided_is_played_no_further(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, match = tmp_path / "match.jsonl", Match("leduc", 2, {}, "thumb", "random")
    run(match, 2, cores=1, path=path, stop_early=False)
    monkeypatch.setattr(Verdict, "decided", True)
    assert run(match, 8, cores=1, path=path).deals == 2
    assert run(match, 3, cores=1, path=path, stop_early=False).deals == 3


@pytest.mark.parametrize("bots", [["thumb", "random"], ["thumb", "random", "flat@9"]])
def test_whoever_ends_a_match_sees_how_it_stands(
    bots: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def three(play: Any, what: Any, *_: Any) -> Iterator[Any]:
        yield from (play(what, number) for number in range(3))
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "all_cores", three)
    monkeypatch.setattr(league, "all_cores", three)
    assert main(["arena", "leduc", *bots]) == 130
    said = capsys.readouterr().out
    assert "thumb@10ms" in said
    assert "3" in said
    assert "--file would keep the deals" in said
    assert main(["arena", "leduc", *bots, "--file", str(tmp_path / "kept")]) == 130
    assert "the same call goes on" in " ".join(capsys.readouterr().out.split())


def test_a_league_rates_mixed_tables(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    call = ["arena", "leduc", "ismcts@60", "random", "flat@30", "--deals=9", "--cores=1", f"--file={path}"]
    assert main(call) == 0
    first = capsys.readouterr().out
    assert all(name in first for name in ("ismcts@60", "random@10ms", "flat@30", "rating"))
    assert main(call) == 0
    assert capsys.readouterr().out == first
    assert main(["arena", "leduc", "thumb"]) == 2
    assert "two for a match" in capsys.readouterr().err


def test_a_league_says_who_has_not_met(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["random", "thumb", "greedy@1", "flat@1"]
    assert main(["arena", "leduc", *bots, "--deals=1", "--cores=1", "-p=2"]) == 0
    said = capsys.readouterr().out
    assert all(name in said for name in bots)
    assert "Not all have met all others: that takes 6 deals." in " ".join(said.split())
    assert "± 0.00" not in said
    assert said.count("–") == 2 * 1 + 2 * 5, "one deal has no error; who has not played has no result at all"
    assert main(["arena", "leduc", *bots, "--deals=6", "--cores=1", "-p=2"]) == 0
    assert "Not all have met" not in capsys.readouterr().out


def test_in_a_league_everybody_sits_behind_everybody() -> None:
    table = League("potato-man", 4, {}, ("thumb", "random", "flat@9", "ismcts@9", "greedy@9"))
    behind: Counter[tuple[int, int]] = Counter()
    for number in range(5 * 6):
        seats = table.seated(number)
        behind.update(pairwise((*seats, seats[0])))
    assert set(behind.values()) == {6}
    assert set(behind) == set(permutations(range(5), 2))


def test_a_league_counts_points_wins_and_ratings() -> None:
    table = League("leduc", 2, {}, ("thumb", "random", "flat@9"))
    assert {table.seated(number) for number in range(3)} == {(0, 1), (0, 2), (1, 2)}
    assert table.seated(3) == table.seated(0)
    won = Round(0, [[0, 1], [1, 0]], [[5, -5], [-1, 1]], [[0, 1], [1, 0]])
    shared = Round(1, [[0, 2], [2, 0]], [[0, 0], [0, 0]], [[0, 0], [0, 0]])
    first, second, last = standings(table, [shared, won])
    assert (first.entrant, first.gain, first.wins, first.deals) == ("thumb", 3.0, 0.75, 2)
    assert (last.entrant, last.gain, last.wins, last.deals) == ("random", -6.0, 0.0, 1)
    assert first.rating > second.rating > last.rating
    idle = standings(table, [shared])[-1]
    assert (idle.entrant, idle.deals) == ("random", 0)
    with pytest.raises(tischlein.Refusal, match="needs 2 different bots"):
        League("leduc", 2, {}, ("thumb", "thumb")).check()
