"""The arena and its leagues: matches on the same deals, kept, resumed, stopped when they are decided."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise, permutations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tischlein
from tischlein.bots.base import Budget
from tischlein.bots.registry import WITHOUT_BUDGET
from tischlein.cli.main import main
from tischlein.cli.reports.league import print_standings
from tischlein.cli.reports.match import decision, print_verdict
from tischlein.lab import arena, league
from tischlein.lab.arena import Deal, Entrant, Match, Verdict, judge, play_deal, run
from tischlein.lab.league import League, Round, standings


def test_entrants_are_read() -> None:
    assert Entrant.read("search@10ms").budget == Budget(milliseconds=10)
    assert Entrant.read("ismcts@500").budget == Budget(simulations=500)
    for text in ("deep@10ms", "search@", "search@soon", "search@0", ""):
        with pytest.raises(arena.BadEntrant, match="it must be NAME"):
            Entrant.read(text)
    assert Entrant.read("spud").bot == "spud"
    for name in WITHOUT_BUDGET:
        with pytest.raises(tischlein.Refusal, match=f"{name} takes no budget: it must be {name} alone"):
            Entrant.read(f"{name}@10ms")
    assert [Entrant.written(text, "7ms") for text in ("spud", "truffle", "flat@9", "flat@")] == [
        "spud", "truffle@7ms", "flat@9", "flat@",
    ]  # fmt: skip


def test_a_budget_for_all_is_checked_even_if_nobody_needs_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "leduc", "thumb", "random", "--each", "soon"]) == 2
    assert "budget must be 10ms or 1000 (got 'soon')" in capsys.readouterr().err


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
    with pytest.raises(tischlein.Refusal, match=r"first must be 0 or more \(got -1\)"):
        run(match, 3, cores=1, first=-1)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('{"hand": 3}', "lines that are no deals"),
        ("[3]", "lines that are no deals"),
        ('{"number": 3, "gain": "much", "wins": 1.0}', "lines that are no deals"),
        ('{"number": 1000009, "gain": NaN, "wins": 1.0}', "lines that are no deals"),
        ('{"number": 1000009, "gain": 1.0, "wins": 7}', "lines that are no deals"),
        ('{"number": 1000009, "gain": 1' + 400 * "0" + ', "wins": 1.0}', "lines that are no deals"),
        ('{"number": 1000009, "gain": 1.0, "wins": 1.0, "thought": NaN}', "lines that are no deals"),
        ('{"number": 77, "gain": 1.0, "wins": 1.0}', "lines that are no deals"),
        ('{"number": true, "gain": 1.0, "wins": 1.0}', "lines that are no deals"),
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


@pytest.mark.parametrize(
    "broken",
    [
        {"seats": []},
        {"seats": [[0, 9], [9, 0]]},
        {"seats": [[0, 1], [0, 0]]},
        {"points": [["5", 1], [1, 5]]},
        {"points": [[5, 1]]},
        {"places": [[1, 1], [0, 1]]},
        {"places": [[0, True], [0, 1]]},
        {"seats": [["0", 1], [1, 0]]},
        {"places": [0, 1]},
    ],
)
def test_rounds_that_cannot_be_are_refused(broken: dict[str, Any], tmp_path: Path) -> None:
    path, one = tmp_path / "league.jsonl", league.League("leduc", 2, {}, ("thumb", "random"))
    league.run(one, 2, cores=1, path=path)
    header, *rounds = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([header, rounds[0], json.dumps(json.loads(rounds[1]) | broken)]) + "\n")
    with pytest.raises(tischlein.Refusal, match="lines that are no deals"):
        league.run(one, 4, cores=1, path=path)


def test_a_file_may_hold_more_deals_than_are_asked_for_and_end_with_an_empty_line(tmp_path: Path) -> None:
    path, match = str(tmp_path / "match.jsonl"), Match("leduc", 2, {}, "thumb", "random")
    run(match, 6, cores=1, path=path, stop_early=False)
    with Path(path).open("a", encoding="utf-8") as file:
        file.write("\n")
    assert run(match, 3, cores=1, path=path, stop_early=False).deals == 3
    assert run(match, 8, cores=1, path=path, stop_early=False).deals == 8
    assert run(match, 8, cores=1, path=path, stop_early=False).deals == 8


def test_a_match_that_is_written_otherwise_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text("def choose(view):\n    return view['moves'][0]\n", encoding="utf-8")
    path = tmp_path / "match.jsonl"
    for way, options in (("mine.py", {}), ("./mine.py", {"target": 10})):
        run(
            Match("hot-potato", 2, options, f"{way}:choose", "random"),
            3,
            cores=1,
            path=path,
            stop_early=False,
        )
    with pytest.raises(tischlein.Refusal, match="another match"):
        run(Match("hot-potato", 2, {"target": 5}, "mine.py:choose", "random"), 3, cores=1, path=path)


@pytest.mark.parametrize(("deals", "first"), [(2.5, 0), ("3", 0), (3, 1.5), (10**10, 0)])
def test_deals_are_counted_in_whole_numbers_and_not_without_end(deals: Any, first: Any) -> None:
    with pytest.raises(tischlein.Refusal, match=r"must be|1 or more"):
        run(Match("leduc", 2, {}, "thumb", "random"), deals, cores=1, first=first)


def test_ratings_of_bots_get_surer_with_every_game() -> None:
    """Nobody learns meanwhile: old games tell as much as new ones."""
    one = league.League("leduc", 2, {}, ("thumb", "random"))
    rounds = [league.play_round(one, number) for number in range(400)]
    few, many = (league.ratings(one, rounds[:number]) for number in (100, 400))
    assert all(later.sigma < 0.6 * before.sigma for before, later in zip(few, many, strict=True))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="POSIX only")
def test_who_ends_the_arena_ends_its_processes(tmp_path: Path) -> None:
    """Also by a signal that lets it do nothing any more."""
    (tmp_path / "slow.py").write_text(
        "import os, pathlib, time\n"
        "def choose(view):\n"
        "    (pathlib.Path(__file__).parent / f'{os.getpid()}.pid').touch()\n"
        "    time.sleep(0.1)\n"
        "    return view['moves'][0]\n"
    )
    call = [
        sys.executable,
        "-m",
        "tischlein",
        "arena",
        "heckmeck",
        f"{tmp_path / 'slow.py'}:choose",
        "random",
    ]
    arena_itself = subprocess.Popen([*call, "--cores", "2", "--deals", "500", "--all"])
    try:
        wait_for(lambda: len(list(tmp_path.glob("*.pid"))) == 2)
    finally:
        arena_itself.kill()
        arena_itself.wait()
    wait_for(lambda: not any(is_running(int(path.stem)) for path in tmp_path.glob("*.pid")))


def wait_for(done: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not done():
        assert time.monotonic() < end
        time.sleep(0.05)


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


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
    [
        ([3.0] * 400, "is better"),
        ([-3.0] * 400, "is worse"),
        ([1.0, -1.0] * 300, "is no better"),
        ([1.06, -0.94] * 1500, "is better, but by little"),
    ],
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


def hears_ctrl_c(*_: object) -> bool:
    return signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="POSIX only")
def test_ctrl_c_is_for_the_arena_and_not_for_its_processes() -> None:
    assert list(arena.all_cores(hears_ctrl_c, None, range(2), cores=1)) == [False, False]
    assert hears_ctrl_c()


def walk_out(_: None, number: int) -> int:
    """A bot that ends the process in which it plays."""
    os._exit(number)


class Slowly(list[int]):
    """Deals that are still being handed out when the first is over."""

    def __iter__(self) -> Iterator[int]:
        for number in super().__iter__():
            yield number
            time.sleep(0.01)


def test_a_process_may_die_while_deals_are_still_handed_out() -> None:
    with pytest.raises(tischlein.Refusal, match="one of them has ended it"):
        list(arena.all_cores(walk_out, None, Slowly(range(1, 1000)), cores=1))


@pytest.mark.parametrize("bots", [["thumb", "random"], ["thumb", "random", "flat@9"]])
@pytest.mark.parametrize("amount", ["--deals=0", "--cores=0", "--cores=-1"])
def test_the_arena_needs_a_deal_and_a_core(
    bots: list[str], amount: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "leduc", *bots, amount]) == 2
    assert "1 or more" in capsys.readouterr().err


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
    assert "thumb" in said
    assert "3" in said
    assert "--file would keep the deals" in said
    assert main(["arena", "leduc", *bots, "--file", str(tmp_path / "kept")]) == 130
    assert "the same call goes on" in " ".join(capsys.readouterr().out.split())


def test_many_deals_are_not_all_gone_through_after_every_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        arena,
        "all_cores",
        lambda _, __, numbers, ___: (Deal(number, number % 3 - 1.0, 0.5) for number in numbers),
    )
    told: list[int] = []
    match = Match("leduc", 2, {}, "thumb", "random")
    verdict = run(match, 5000, stop_early=False, progress=lambda now: told.append(now.deals))
    assert verdict.deals == 5000
    assert told[:999] == [*range(1, 1000)]
    assert max(np.diff(told)) <= 6
    assert len(told) < 2500


def test_a_league_rates_mixed_tables(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    call = ["arena", "leduc", "ismcts@60", "random", "flat@30", "--deals=9", "--cores=1", f"--file={path}"]
    assert main(call) == 0
    first = capsys.readouterr().out
    assert all(name in first for name in ("ismcts@60", "random", "flat@30", "rating"))
    assert main(call) == 0
    assert capsys.readouterr().out == first
    assert main(["arena", "leduc", "thumb"]) == 2
    assert "two for a match" in capsys.readouterr().err


def test_a_match_names_both_as_they_are_called(capsys: pytest.CaptureFixture[str]) -> None:
    match = Match("leduc", 2, {}, "[old]/b.py:x", "c[/d].py:x")
    print_verdict(match, judge([Deal(0, 1.0, 1.0)]))
    assert "[old]/b.py:x against c[/d].py:x" in capsys.readouterr().out


def test_a_league_names_everybody_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two versions may differ at the end of names that are longer than the table has room for, and what is in
    brackets is no colour."""
    bots = [f"{tmp_path / '[old]' / 'my_bot.py'}:{version}" for version in ("first", "second")]
    one = League("leduc", 2, {}, (*bots, "random"))
    print_standings(one, standings(one, []))
    said = capsys.readouterr().out
    assert "have played yet" not in said, "nobody has: there is nothing to warn of"
    rows = [line.split() for line in said.splitlines() if line.startswith("│")]
    assert "".join(row[1] for row in rows) == "".join((*bots, "random"))


def test_a_large_league_counts_its_tables_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty bots can sit at 15,504 tables of five; a file of deals would be read for minutes."""
    counted: list[int] = []

    def counting(these: Sequence[int], number: int) -> Iterator[tuple[int, ...]]:
        counted.append(number)
        return combinations(these, number)

    monkeypatch.setattr(league, "combinations", counting)
    names = tuple(f"greedy@{number}" for number in range(1, 12))
    one, again = League("leduc", 2, {}, names), League("leduc", 2, {"first": 0}, names)
    assert {one.seated(number) for number in range(55)} == set(combinations(range(11), 2))
    assert one.sets == again.sets
    assert len(counted) <= 1


def test_a_league_says_when_not_every_table_has_been_played(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["random", "thumb", "greedy@1", "flat@1"]
    assert main(["arena", "leduc", *bots, "--deals=1", "--cores=1", "-p=2"]) == 0
    said = capsys.readouterr().out
    assert all(name in said for name in bots)
    assert "Not every 2 of them have played yet: that takes 6 deals." in " ".join(said.split())
    assert "± 0.00" not in said
    assert said.count("–") == 2 * 1 + 2 * 5, "one deal has no error; who has not played has no result at all"
    assert main(["arena", "leduc", *bots, "--deals=6", "--cores=1", "-p=2"]) == 0
    assert "have played yet" not in capsys.readouterr().out


def test_in_a_league_everybody_sits_behind_everybody() -> None:
    table = League("potato-man", 4, {}, ("thumb", "random", "flat@9", "ismcts@9", "greedy@9"))
    behind: Counter[tuple[int, int]] = Counter()
    for number in range(5 * 6):
        seats = table.seated(number)
        behind.update(pairwise((*seats, seats[0])))
    assert set(behind.values()) == {6}
    assert set(behind) == set(permutations(range(5), 2))


def test_whom_a_bot_meets_in_a_league_makes_its_gain_no_less_sure() -> None:
    """The first always wins ten points more from the third than from the second, give or take one."""
    gains = [10.0 * (number % 2) + (-1) ** (number // 2) for number in range(40)]
    tables = [frozenset({0, 1 + number % 2}) for number in range(40)]
    assert league.error_of(gains, tables) == pytest.approx(np.sqrt(20 / 19 / 40))
    assert league.error_of(gains, [tables[0]] * 40) == pytest.approx(np.std(gains, ddof=1) / np.sqrt(40))
    assert league.error_of(gains[:3], tables[:3]) == pytest.approx(np.std(gains[:3], ddof=1) / np.sqrt(3))
    assert league.error_of(gains[:1], tables[:1]) == league.error_of([], []) == 0.0


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
    with pytest.raises(tischlein.Refusal, match="different bots must be 2 or more"):
        League("leduc", 2, {}, ("thumb", "thumb")).check()


def verified(text: str, folder: Path) -> tischlein.Table:
    """The end of a game from its record."""
    (folder / "one.game").write_text(text, encoding="utf-8", newline="\n")
    return tischlein.load(folder / "one.game").verify()


def test_games_leave_records_that_verify(tmp_path: Path) -> None:
    path, match = tmp_path / "match.jsonl", Match("leduc", 2, {}, "thumb", "random", keep_records=True)
    run(match, 3, cores=1, path=path, stop_early=False)
    for line in path.read_text(encoding="utf-8").splitlines()[1:]:
        deal = json.loads(line)
        ends = [verified(text, tmp_path) for text in deal["records"]]
        gains = [end.points[place] - end.points[1 - place] for place, end in enumerate(ends)]
        assert deal["gain"] == np.mean(gains)


def test_a_league_leaves_records_that_verify(tmp_path: Path) -> None:
    played = league.play_round(League("leduc", 2, {}, ("thumb", "random"), keep_records=True), 7)
    ends = [verified(text, tmp_path) for text in played.records]
    assert [list(end.points) for end in ends] == played.points
