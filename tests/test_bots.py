"""Bots: legal and blind in every game at every player count; and the arena that compares them."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tischlein
from randomplay import SETTINGS, of_every_phase, setting_name, table_after
from tischlein.bots import ismcts, search
from tischlein.bots.contest import HUNCH, RANDOM, contest
from tischlein.bots.desk import Clock
from tischlein.bots.player import A_SECOND, BOTS, BadBudget, Budget, find_bot
from tischlein.bots.thinking import SearchBot
from tischlein.engine import compiled, verbs
from tischlein.engine.game import Game
from tischlein.lab import arena, league
from tischlein.lab.arena import Deal, Entrant, Match, Verdict, judge, play_deal, run
from tischlein.lab.league import League, Round, standings
from tischlein.table import Table
from tischlein.terminal.commands import main
from tischlein.terminal.reports import decision

Setting = tuple[str, int, dict[str, Any]]

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
every_bot = pytest.mark.parametrize("name", list(BOTS))
WITH_RULES_OF_THUMB = [game for game in tischlein.games().values() if (game.folder / "bot.py").exists()]
LITTLE = Budget(simulations=60)


@cache
def positions(name: str) -> list[Table]:
    """Some of every phase of a game, the opening and a few more."""
    (setting,) = [one for one in SETTINGS if setting_name(one) == name]
    return [table_after(setting, 21, 0), *of_every_phase(setting, games=3, each=3)]


@every_setting
def test_positions_of_every_phase_are_looked_at(setting: Setting) -> None:
    phases = {table.view(None)["table"].get("phase") for table in positions(setting_name(setting))}
    known = {"elefant": {"turn", "drop", "scoring"}, "hot-potato": {"choose", "extra", "effect", "target"}}
    assert phases == known.get(setting[0], {None})


@every_setting
@every_bot
def test_a_bot_moves_legally_and_blindly(setting: Setting, name: str) -> None:
    """Swapping all that the seat cannot know, or asking again, changes nothing."""
    bot = find_bot(name)
    for table in positions(setting_name(setting)):
        for seat in table.waiting[:2]:
            move = bot.choose(table.seen(seat), seat, LITTLE, 5)
            assert verbs.forbids(table.state, seat, move) == 0
            other = table.seen(seat)
            verbs.imagine(other, seat, [99])
            assert find_bot(name).choose(Table(other).seen(seat), seat, LITTLE, 5) == move


@pytest.mark.parametrize("game", list(tischlein.games()))
def test_a_time_budget_is_kept_by_the_clock(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at this clock takes a millisecond: so there is time for about twenty, and not for more."""
    looks = itertools.count()
    monkeypatch.setattr(Clock, "now", staticmethod(lambda: next(looks) / 1000))
    bot = find_bot("search")
    table = table_after((game, max(tischlein.games()[game].players), {}), 3, 4)
    for seat in table.waiting:
        before = next(looks)
        move = bot.choose(table.seen(seat), seat, Budget(milliseconds=20), 1)
        assert verbs.forbids(table.state, seat, move) == 0
        assert next(looks) - before <= 25


@pytest.mark.parametrize("game", ["potato-man", "heckmeck", "elefant"])
def test_a_search_without_time_plays_by_rules_of_thumb(game: str) -> None:
    for depth in range(0, 24, 3):
        table = table_after((game, 4, {}), 8, depth)
        (seat,) = table.waiting
        seen, none = table.seen(seat), Budget(simulations=1)
        assert find_bot("search").choose(seen, seat, none, 1) == find_bot("thumb").choose(seen, seat, none, 1)


@pytest.mark.parametrize("game", WITH_RULES_OF_THUMB, ids=lambda game: game.name)
def test_rules_of_thumb_beat_chance_on_the_same_deals(game: Game) -> None:
    """One by rules of thumb against chance in all other seats, at every player count."""
    compiled.teach_game(game)
    deals = 100
    for players in game.players:
        empty = game.new(players, {}, [0] * 8).pack()
        tables = np.concatenate([empty, empty, np.zeros(2, game.table.dtype)])
        points = np.zeros((deals, players, 2 * players), np.int64)
        habits = np.array([HUNCH] + [RANDOM] * (players - 1))
        contest(tables, 0, 1, habits, np.zeros(game.most_moves, np.int64), points)
        gains = np.zeros(deals)
        for rotation in range(players):
            mine = points[:, rotation, 2 * (-rotation % players)]
            others = (points[:, rotation, 0::2].sum(axis=1) - mine) / (players - 1)
            gains += (mine - others) / players
        assert gains.mean() > 5 * gains.std() / np.sqrt(deals), players


@pytest.mark.parametrize("game", list(tischlein.games()))
def test_several_threads_think_together_and_come_to_the_same_every_time(game: str) -> None:
    table = table_after((game, max(tischlein.games()[game].players), {}), 3, 4)
    for seat in table.waiting:
        found = SearchBot(threads=2).weigh(table.seen(seat), seat, Budget(simulations=400), 7)
        assert found == SearchBot(threads=2).weigh(table.seen(seat), seat, Budget(simulations=400), 7)
        assert sum(one.trials for one in found) <= 400


def test_search_takes_what_lies_open() -> None:
    """Leduc: a pair of kings never folds, whatever the budget."""
    data = tischlein.new("leduc", 2, seed=1, first=0).reveal()
    data["table"] |= {"betting": 2, "board_turned": True, "board": "K2", "raises": 1, "calls": 1, "turn": 0}
    data["table"]["seats"] = [{"card": "K1", "chips": 3}, {"card": "Q1", "chips": 7}]
    data["table"]["rest"] = ["J1", "J2", "Q2"]
    table = tischlein.position("leduc", data)
    for seed in range(5):
        move = find_bot("search").choose(table.seen(0), 0, Budget(simulations=400), seed)
        assert table.game.notation.move_text(table.state, move) == "raise"


@pytest.mark.parametrize("game", tischlein.games().values(), ids=lambda game: game.name)
def test_a_search_looks_as_far_ahead_as_its_game_says(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Hot Potato! scenes are rounds, two to a trial."""
    ends: list[int] = []
    monkeypatch.setattr(search, "run_heat", lambda *told: ends.append(told[6]))
    monkeypatch.setattr(search, "weigh_at_once", lambda *told: ends.append(told[4]))
    in_rounds = game.name == "hot-potato"
    wanted = []
    for depth in range(0, 20, 3):
        table = table_after((game.name, max(game.players), {}), 6, depth)
        for seat in [seat for seat in table.waiting if len(table.moves(seat)) > 1]:
            find_bot("search").choose(table.seen(seat), seat, LITTLE, 1)
            state: Any = table.state
            wanted.append(state.rounds_played + 2 if in_rounds else verbs.scene(state) + 1)
    assert ends
    assert set(ends) == set(wanted)


@pytest.mark.parametrize("game", tischlein.games().values(), ids=lambda game: game.name)
def test_plain_ismcts_plays_out_as_far_as_random_moves_tell_something(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends: list[tuple[int, int]] = []
    monkeypatch.setattr(ismcts, "grow", lambda *told: ends.append((told[4], told[5])))
    table = table_after((game.name, max(game.players), {}), 6, 0)
    seat = table.waiting[0]
    find_bot("ismcts").choose(table.seen(seat), seat, LITTLE, 1)
    a_scene = (verbs.scene(table.state) + game.foresight, ismcts.NEVER)
    assert set(ends) == {(ismcts.NEVER, game.aimless * max(game.players)) if game.aimless else a_scene}


@pytest.mark.parametrize("game", tischlein.games().values(), ids=lambda game: game.name)
def test_gratin_thinks_as_much_as_its_game_asks(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[Budget] = []
    monkeypatch.setattr(SearchBot, "choose", lambda *told: budgets.append(told[3]))
    table = table_after((game.name, max(game.players), {}), 6, 0)
    find_bot("gratin").choose(table.seen(table.waiting[0]), table.waiting[0], Budget(milliseconds=500), 1)
    assert budgets == [Budget(simulations=game.sharp)]
    assert game.sharp <= 200, "more is nearly as good as a second of thinking"


@pytest.mark.parametrize(("given", "taken"), [(5, 5), (1000, 1000), (60_000, 1000), (None, 1000)])
def test_truffle_takes_no_more_than_a_second(
    given: float | None, taken: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    budgets: list[Budget] = []
    monkeypatch.setattr(SearchBot, "choose", lambda *told: budgets.append(told[3]))
    table = table_after(("leduc", 2, {}), 6, 0)
    find_bot("truffle").choose(table.seen(table.waiting[0]), table.waiting[0], Budget(None, given), 1)
    assert budgets == [Budget(milliseconds=taken)]


def test_a_budget_that_cannot_be_is_refused() -> None:
    assert Clock(Budget()).budget == A_SECOND
    wrong: list[dict[str, Any]] = [
        {"simulations": 0}, {"simulations": -5}, {"milliseconds": float("nan")}, {"milliseconds": "10"},
        {"simulations": 10, "milliseconds": 10},
    ]  # fmt: skip
    for given in wrong:
        with pytest.raises(BadBudget, match="simulations=1000 or milliseconds=10"):
            Budget(**given)


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
    ("line", "said"), [('{"hand": 3}', "lines that are no deals"), (None, "holds deal 1000000 twice")]
)
def test_deals_that_cannot_be_are_refused(line: str | None, said: str, tmp_path: Path) -> None:
    path, match = tmp_path / "match.jsonl", Match("leduc", 2, {}, "thumb", "random")
    run(match, 2, cores=1, path=path, stop_early=False)
    with path.open("a", encoding="utf-8") as file:
        file.write((line or path.read_text(encoding="utf-8").splitlines()[1]) + "\n")
    with pytest.raises(tischlein.Refusal, match=said):
        run(match, 4, cores=1, path=path, stop_early=False)


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
    arguments = [
        "arena",
        "leduc",
        "ismcts@50",
        "random",
        "--deals",
        "12",
        "--cores",
        "1",
        "--file",
        str(path),
    ]
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
    call = [
        "arena",
        "leduc",
        "ismcts@60",
        "random",
        "flat@30",
        "-d",
        "9",
        "--cores",
        "1",
        "--file",
        str(path),
    ]
    assert main(call) == 0
    first = capsys.readouterr().out
    assert all(name in first for name in ("ismcts@60", "random@10ms", "flat@30", "rating"))
    assert main(call) == 0
    assert capsys.readouterr().out == first
    assert main(["arena", "leduc", "thumb"]) == 2
    assert "two for a match" in capsys.readouterr().err


def test_a_league_counts_points_wins_and_ratings() -> None:
    table = League("leduc", 2, {}, ("thumb", "random", "flat@9"))
    assert [table.seated(number) for number in range(4)] == [(0, 1), (0, 2), (1, 2), (0, 1)]
    won = Round(0, [[0, 1], [1, 0]], [[5, -5], [-1, 1]], [[0, 1], [1, 0]])
    shared = Round(1, [[0, 2], [2, 0]], [[0, 0], [0, 0]], [[0, 0], [0, 0]])
    first, second, last = standings(table, [shared, won])
    assert (first.entrant, first.gain, first.wins, first.deals) == ("thumb", 3.0, 0.75, 2)
    assert (last.entrant, last.gain, last.wins, last.deals) == ("random", -6.0, 0.0, 1)
    assert first.rating > second.rating > last.rating
    with pytest.raises(tischlein.Refusal, match="needs 2 different bots"):
        League("leduc", 2, {}, ("thumb", "thumb")).check()


def test_whoever_has_to_wait_for_a_core_ends_sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten milliseconds, and others had the core for three of them, then for thirty."""
    worked, waited = [0.0], [0.0]
    monkeypatch.setattr(time, "process_time", lambda: worked[0] / 1000)
    monkeypatch.setattr(Clock, "now", staticmethod(lambda: (worked[0] + waited[0]) / 1000))
    monkeypatch.setattr(Clock, "waited_lately", 0.0)
    clock = Clock(Budget(milliseconds=10))
    worked[0] = 2
    assert clock.look() == pytest.approx(2)
    assert clock.in_time(10) == 10
    waited[0] = 3
    clock.look()
    assert clock.in_time(10) == 10
    assert clock.in_time(2) == pytest.approx(1.2)
    waited[0] += 30
    clock.look()
    assert clock.in_time(10) == 5
    assert clock.in_time(1000) == 1000
    assert Clock(Budget(milliseconds=10)).longest_wait == pytest.approx(24)
