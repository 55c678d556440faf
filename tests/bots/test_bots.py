"""Bots: legal and blind in every game at every player count, and in time."""

from __future__ import annotations

import itertools
import time
from functools import cache
from typing import Any

import numpy as np
import pytest

import tischlein
from support.random_play import SETTINGS, of_every_phase, setting_name, table_after
from tischlein.bots.base import A_SECOND, BadBudget, Budget
from tischlein.bots.baselines import bots, ismcts
from tischlein.bots.registry import BOTS, find_bot
from tischlein.bots.search import race, regret, rollout
from tischlein.bots.search.bot import SearchBot, move_estimates
from tischlein.bots.search.time_budget import Clock
from tischlein.engine import rng_below, rule, verbs
from tischlein.engine.compile import numba_bridge
from tischlein.engine.compile.playout import games_by
from tischlein.engine.game import Game
from tischlein.engine.verbs import default_move, fill_view, legal
from tischlein.table import Table

Setting = tuple[str, int, dict[str, Any]]

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
every_bot = pytest.mark.parametrize("name", list(BOTS))
WITH_RULES_OF_THUMB = [
    game for game in tischlein.games().values() if (game.folder / "heuristics.py").exists()
]
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
            move = bot.choose(table.view_record(seat), seat, LITTLE, 5)
            assert verbs.forbids(table.state, seat, move) == 0
            other = table.view_record(seat)
            verbs.imagine(other, seat, [99])
            assert find_bot(name).choose(Table(other).view_record(seat), seat, LITTLE, 5) == move


@pytest.mark.parametrize("game", list(tischlein.games()))
def test_a_time_budget_is_kept_by_the_clock(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at this clock takes a millisecond: so there is time for about twenty, and not for more."""
    looks = itertools.count()
    monkeypatch.setattr(Clock, "now", staticmethod(lambda: next(looks) / 1000))
    bot = find_bot("search")
    table = table_after((game, max(tischlein.games()[game].players), {}), 3, 4)
    for seat in table.waiting:
        before = next(looks)
        move = bot.choose(table.view_record(seat), seat, Budget(milliseconds=20), 1)
        assert verbs.forbids(table.state, seat, move) == 0
        assert next(looks) - before <= 25


def test_a_move_that_dropped_out_is_not_praised_for_the_kind_worlds_that_it_was_tried_in() -> None:
    """In the first ten worlds there were 10 points, and 9 with the other move; later there were none."""
    tallies, beside = np.zeros((2, rollout.TRIALS + 1)), np.zeros((2, rollout.TRIALS + 1))
    tallies[:, rollout.TRIALS] = 100, 10
    tallies[:, rollout.POINTS] = 100, 90
    beside[:, rollout.TRIALS] = 100, 10
    beside[:, rollout.POINTS] = 100, 100
    first, other = move_estimates([7, 8], [1, 0], tallies, beside)
    assert (first.move, first.points) == (7, 1)
    assert (other.move, other.points) == (8, 0)


@pytest.mark.parametrize("game", ["potato-man", "heckmeck", "elefant"])
def test_a_search_without_time_plays_by_rules_of_thumb(game: str) -> None:
    for depth in range(0, 24, 3):
        table = table_after((game, 4, {}), 8, depth)
        (seat,) = table.waiting
        view, none = table.view_record(seat), Budget(simulations=1)
        assert find_bot("search").choose(view, seat, none, 1) == find_bot("thumb").choose(view, seat, none, 1)


@rule
def thumb_at_one_seat(tables: Any, seat: int, place: int, moves: Any, rng: Any) -> int:
    """Rules of thumb at one seat, from its view alone, and random moves at all others."""
    if seat != place:
        return int(moves[rng_below(rng, legal(tables[1], seat, moves))])
    tables[3] = tables[2]
    fill_view(tables[1], seat, tables[3])
    return int(default_move(tables[3], seat, moves, legal(tables[3], seat, moves), rng))


games_with_thumb = games_by(thumb_at_one_seat)


def played_with_one_by_rules_of_thumb(game: Game, players: int, place: int, deals: int) -> Any:
    """The points of the games, a row a deal."""
    empty = game.new(players, {}, [0] * 8).pack()
    tables = np.concatenate([empty, empty, np.zeros(2, game.table.dtype)])
    moves, points = np.zeros(game.max_moves, np.int64), np.zeros((deals, 2 * players), np.int64)
    games_with_thumb(tables, 0, 1, place, moves, points, np.zeros(deals, np.int64))
    return points


@pytest.mark.parametrize("game", WITH_RULES_OF_THUMB, ids=lambda game: game.name)
def test_rules_of_thumb_beat_chance_on_the_same_deals(game: Game) -> None:
    """One by rules of thumb against chance in all other seats, at every player count."""
    numba_bridge.register_game(game)
    deals = 100
    for players in game.players:
        gains = np.zeros(deals)
        for place in range(players):
            points = played_with_one_by_rules_of_thumb(game, players, place, deals)
            mine = points[:, 2 * place]
            others = (points[:, 0::2].sum(axis=1) - mine) / (players - 1)
            gains += (mine - others) / players
        assert gains.mean() > 5 * gains.std() / np.sqrt(deals), players


@pytest.mark.parametrize("game", list(tischlein.games()))
def test_several_threads_think_together_and_come_to_the_same_every_time(game: str) -> None:
    table = table_after((game, max(tischlein.games()[game].players), {}), 3, 4)
    for seat in table.waiting:
        found = SearchBot(threads=2).weigh(table.view_record(seat), seat, Budget(simulations=400), 7)
        assert found == SearchBot(threads=2).weigh(table.view_record(seat), seat, Budget(simulations=400), 7)
        assert sum(one.trials for one in found) <= 400


def test_search_takes_what_lies_open() -> None:
    """Leduc: a pair of kings never folds, whatever the budget."""
    data = tischlein.new("leduc", 2, seed=1, first=0).reveal()
    data["table"] |= {"betting": 2, "board_turned": True, "board": "K2", "raises": 1, "calls": 1, "turn": 0}
    data["table"]["seats"] = [{"card": "K1", "chips": 3}, {"card": "Q1", "chips": 7}]
    data["table"]["rest"] = ["J1", "J2", "Q2"]
    table = tischlein.position("leduc", data)
    for seed in range(5):
        move = find_bot("search").choose(table.view_record(0), 0, Budget(simulations=400), seed)
        assert table.game.notation.move_text(table.state, move) == "raise"


@pytest.mark.parametrize("game", tischlein.games().values(), ids=lambda game: game.name)
def test_a_search_looks_as_far_ahead_as_its_game_says(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Hot Potato! a trial is two rounds."""
    ends: list[int] = []
    monkeypatch.setattr(race, "try_in_worlds", lambda *told: ends.append(told[5]))
    monkeypatch.setattr(regret, "match_regrets", lambda *told: ends.append(told[5]))
    in_rounds = game.name == "hot-potato"
    wanted = []
    for depth in range(0, 20, 3):
        table = table_after((game.name, max(game.players), {}), 6, depth)
        for seat in [seat for seat in table.waiting if len(table.moves(seat)) > 1]:
            find_bot("search").choose(table.view_record(seat), seat, LITTLE, 1)
            state: Any = table.state
            wanted.append(state.rounds_played + 2 if in_rounds else verbs.round_index(state) + 1)
    assert ends
    assert set(ends) == set(wanted)


@pytest.mark.parametrize("game", tischlein.games().values(), ids=lambda game: game.name)
def test_plain_ismcts_plays_out_as_far_as_random_moves_tell_something(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends: list[tuple[int, int]] = []
    monkeypatch.setattr(ismcts, "grow", lambda *told: ends.append((told[3], told[4])))
    table = table_after((game.name, max(game.players), {}), 6, 0)
    seat = table.waiting[0]
    find_bot("ismcts").choose(table.view_record(seat), seat, LITTLE, 1)
    a_round = (verbs.round_index(table.state) + game.lookahead_rounds, rollout.NEVER)
    assert set(ends) == {
        (rollout.NEVER, game.random_playout_moves * max(game.players))
        if game.random_playout_moves
        else a_round
    }


@pytest.mark.parametrize("game", tischlein.games().values(), ids=lambda game: game.name)
def test_gratin_thinks_as_much_as_its_game_asks(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[Budget] = []
    monkeypatch.setattr(SearchBot, "choose", lambda *told: budgets.append(told[3]))
    table = table_after((game.name, max(game.players), {}), 6, 0)
    find_bot("gratin").choose(
        table.view_record(table.waiting[0]), table.waiting[0], Budget(milliseconds=500), 1
    )
    assert budgets == [Budget(simulations=game.strong_simulations)]
    assert game.strong_simulations <= 200, "more is nearly as good as a second of thinking"


@pytest.mark.parametrize(("given", "taken"), [(5, 5), (1000, 1000), (60_000, 1000), (None, 1000)])
def test_truffle_takes_no_more_than_a_second(
    given: float | None, taken: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    budgets: list[Budget] = []
    monkeypatch.setattr(SearchBot, "choose", lambda *told: budgets.append(told[3]))
    table = table_after(("leduc", 2, {}), 6, 0)
    find_bot("truffle").choose(table.view_record(table.waiting[0]), table.waiting[0], Budget(None, given), 1)
    assert budgets == [Budget(milliseconds=taken)]


def test_a_budget_that_cannot_be_is_refused() -> None:
    assert Clock(Budget()).budget == A_SECOND
    wrong: list[dict[str, Any]] = [
        {"simulations": 0}, {"simulations": -5}, {"milliseconds": float("nan")}, {"milliseconds": "10"},
        {"simulations": 10, "milliseconds": 10}, {"simulations": float("inf")}, {"simulations": 2.5},
        {"simulations": True}, {"milliseconds": float("inf")}, {"milliseconds": True},
    ]  # fmt: skip
    for given in wrong:
        with pytest.raises(BadBudget, match=r"Budget\(simulations=1000\) or Budget\(milliseconds=10\)"):
            Budget(**given)


@pytest.mark.parametrize("name", ["flat", "greedy"])
def test_who_can_compare_nothing_plays_any_move(name: str) -> None:
    table = table_after(("potato-man", 3, {}), 1, 0)
    seat = table.waiting[0]
    view, few = table.view_record(seat), Budget(simulations=5)
    assert len({find_bot(name).choose(view, seat, few, seed) for seed in range(20)}) > 5


@pytest.mark.parametrize(("name", "work"), [("ismcts", "grow"), ("flat", "try_all"), ("greedy", "try_all")])
def test_the_clock_starts_when_all_is_compiled(name: str, work: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiling, or reading what is compiled, took the yardsticks' first move away."""
    done: list[str] = []

    def clock(budget: Budget) -> Clock:
        done.append("clock")
        return Clock(budget)

    monkeypatch.setattr(ismcts, work, lambda *_: done.append("compiled"))
    monkeypatch.setattr(bots, "Clock", clock)
    table = table_after(("potato-man", 3, {}), 1, 0)
    seat = table.waiting[0]
    find_bot(name).choose(table.view_record(seat), seat, LITTLE, 1)
    assert done[:2] == ["compiled", "clock"]


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
