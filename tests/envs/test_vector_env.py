"""Vector environments: every step is what the interpreted rules do, and what Gymnasium's users expect."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tischlein
from support.encodings import actions_open_to, row
from support.random_play import SETTINGS, setting_name
from tischlein.engine.encoding import NoEncoding
from tischlein.engine.errors import Refusal
from tischlein.envs import VectorEnv, vector
from tischlein.envs.replay import Replay
from tischlein.records.parse import parse
from tischlein.table import Table

Setting = tuple[str, int, dict[str, Any]]

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
TABLES = 6
ONE_GAME = "leduc"


def make(setting: Setting, tables: int = TABLES, **more: Any) -> VectorEnv:
    name, players, options = setting
    return vector(name, players, tables, **{"seed": 11} | more, **options)


def check_row(table: Table, seat: int, picked: int, numbers: Any, mask: Any, acting: bool) -> None:
    """A row is what the encoding says of the interpreted table."""
    expected = row(table.state, seat, picked)
    assert numbers[: len(expected)].tolist() == expected
    assert not numbers[len(expected) :].any()
    assert acting == (seat in table.waiting)
    assert np.flatnonzero(mask).tolist() == (
        actions_open_to(table.state, seat, picked) if acting else list(range(len(mask)))
    )


def follow(envs: VectorEnv, steps: int) -> None:
    """Random steps; every row is compared with the same game by the interpreted rules."""
    _, info = envs.reset()
    twins = [envs.replay(int(seed)) for seed in info["seed"]]
    for _ in range(steps):
        actions = envs.sample()
        observations, _, terminated, truncated, info = envs.step(actions)
        assert not truncated.any()
        for place in range(envs.num_envs):
            twins[place].step(actions[place])
            table = twins[place].table
            assert info["points"][place].tolist() == list(table.points)
            assert terminated[place] == table.over
            if table.over:
                twins[place] = envs.replay(int(info["seed"][place]))
            check_place(envs, twins[place], observations[place], info, place)


def check_place(envs: VectorEnv, twin: Replay, numbers: Any, info: Any, place: int) -> None:
    """The rows of one table."""
    masks, acting, table = info["action_mask"][place], info["acting"][place], twin.table
    if envs.seats == "every":
        for seat in range(table.players):
            check_row(table, seat, twin.picked[seat], numbers[seat], masks[seat], acting[seat])
        return
    seat = int(info["seat"][place])
    assert seat in table.waiting
    check_row(table, seat, twin.picked[seat], numbers, masks, acting)


@every_setting
def test_rows_for_whoever_is_to_act_are_those_of_the_interpreted_game(setting: Setting) -> None:
    follow(make(setting, tables=2), steps=100)


@every_setting
def test_rows_for_every_seat_are_those_of_the_interpreted_game(setting: Setting) -> None:
    follow(make(setting, tables=2, seats="every"), steps=30)


@every_setting
@pytest.mark.parametrize("opponents", ["random", "thumb"])
def test_rows_for_one_seat_are_those_of_the_interpreted_game(setting: Setting, opponents: str) -> None:
    follow(make(setting, tables=2, seats=1, opponents=opponents), steps=20)


@every_setting
def test_any_row_becomes_a_record(setting: Setting) -> None:
    envs = make(setting, tables=1)
    _, info = envs.reset()
    seed, actions = int(info["seed"][0]), []
    while True:
        actions.append(int(envs.sample()[0]))
        _, _, terminated, _, info = envs.step(actions[-1:])
        if terminated[0]:
            break
    table = envs.replay(seed, actions).table
    assert table.over
    record = parse(table.record().text())
    assert record.replay().points == tuple(info["points"][0])
    assert record.seed == envs.replay(seed).table.record().seed
    with pytest.raises(Refusal, match="must end with the game"):
        envs.replay(seed, [*actions, 0])


# ---- Rewards ----


@every_setting
def test_rewards_add_up_to_the_points(setting: Setting) -> None:
    envs = make(setting, seats="every")
    envs.reset()
    total = np.zeros((TABLES, setting[1]))
    for _ in range(300):
        _, reward, terminated, _, info = envs.step(envs.sample())
        assert (reward == info["rewards"]).all()
        total += reward
        assert (total == info["points"]).all()
        total[terminated] = 0


@pytest.mark.parametrize("reward", ["win", "rank"])
@every_setting
def test_shares_of_the_win_and_ranks_come_at_the_end(setting: Setting, reward: str) -> None:
    envs = make(setting, reward=reward)
    _, info = envs.reset()
    courses: list[tuple[int, list[int]]] = [(int(seed), []) for seed in info["seed"]]
    for _ in range(150):
        actions, movers = envs.sample(), info["seat"].copy()
        _, told, terminated, _, info = envs.step(actions)
        assert (told == info["rewards"][np.arange(TABLES), movers]).all()
        for place in range(TABLES):
            courses[place][1].append(int(actions[place]))
            rewards = info["rewards"][place]
            if not terminated[place]:
                assert not rewards.any()
                continue
            winners = envs.replay(*courses[place]).table.winners
            if reward == "win":
                assert rewards.tolist() == [
                    np.float32(seat in winners) / np.float32(len(winners)) for seat in range(envs.players)
                ]
            else:
                assert rewards.sum() == pytest.approx(envs.players / 2)
                assert set(np.flatnonzero(rewards == rewards.max())) == set(winners)
            courses[place] = int(info["seed"][place]), []


# ---- Resets ----


def test_next_step_shows_the_end_and_deals_with_the_step_after_it() -> None:
    envs = vector(ONE_GAME, 2, 1, autoreset="next-step", seed=1)
    _, info = envs.reset()
    terminated = np.array([False])
    while not terminated[0]:
        seed = int(info["seed"][0])
        _, _, terminated, _, info = envs.step(envs.sample())
    assert not info["acting"][0]
    assert info["action_mask"].all()
    assert int(info["seed"][0]) == seed
    _, reward, terminated, _, info = envs.step(np.array([2]))
    assert (reward[0], terminated[0]) == (0, False)
    assert info["acting"][0]
    assert int(info["seed"][0]) != seed


def test_disabled_waits_for_a_reset_of_some_tables() -> None:
    envs = vector(ONE_GAME, 2, 8, autoreset="disabled", seed=1)
    _, info = envs.reset()
    for _ in range(12):
        observations, _, terminated, _, info = envs.step(envs.sample())
    assert terminated.all()
    assert not info["acting"].any()
    over, seeds = observations.copy(), info["seed"].copy()
    _, reward, terminated, _, _ = envs.step(np.zeros(8, int))
    assert terminated.all()
    assert not reward.any()
    some = np.arange(8) < 3
    observations, info = envs.reset(options={"reset_mask": some})
    assert info["acting"].tolist() == some.tolist()
    assert ((info["seed"] != seeds) == some).all()
    assert (observations[3:] == over[3:]).all()


def test_the_mode_is_told_as_gymnasium_tells_it() -> None:
    modes = {"same-step": "SameStep", "next-step": "NextStep", "disabled": "Disabled"}
    for mode, value in modes.items():
        assert vector(ONE_GAME, autoreset=mode).metadata == {"autoreset_mode": value}


def test_the_same_seed_gives_the_same_games_and_a_list_seeds_each_table() -> None:
    envs, twin = vector(ONE_GAME, 2, 3, seed=5), vector(ONE_GAME, 2, 3)
    first, info = envs.reset()
    again, told = twin.reset(seed=5)
    assert (first == again).all()
    assert (info["seed"] == told["seed"]).all()
    assert len(set(info["seed"].tolist())) == 3
    _, info = envs.reset(seed=[7, 8, 2**64 - 1])
    assert info["seed"].tolist() == [7, 8, 2**64 - 1]
    assert tischlein.new(ONE_GAME, 2, envs.seed_text(1)).reveal() == envs.replay(8).table.reveal()
    _, info = envs.reset()
    assert not {7, 8, 2**64 - 1} & set(info["seed"].tolist())


# ---- Buffers, packed rows, threads ----


@every_setting
def test_packed_rows_are_the_same_rows(setting: Setting) -> None:
    envs, packed = make(setting), make(setting, rows="packed")
    rows, info = envs.reset()
    words, told = packed.reset()
    for _ in range(40):
        assert (packed.expand(words) == rows).all()
        assert (packed.action_masks() == info["action_mask"]).all()
        assert (envs.action_masks() == info["action_mask"]).all()
        actions = envs.sample()
        assert (packed.sample() == actions).all()
        rows, _, _, _, info = envs.step(actions)
        words, _, _, _, told = packed.step(actions)
        assert (told["seat"] == info["seat"]).all()


@every_setting
def test_threads_change_nothing(setting: Setting) -> None:
    alone, together = make(setting, tables=200), make(setting, tables=200, threads=3)
    alone.reset()
    together.reset()
    for _ in range(10):
        actions = alone.sample()
        first, second = alone.step(actions), together.step(actions)
        assert all((one == other).all() for one, other in zip(first[:4], second[:4], strict=True))
        assert all((first[4][name] == second[4][name]).all() for name in first[4])
    together.close()


def test_a_caller_s_buffers_are_written() -> None:
    size = vector(ONE_GAME).observation_size
    buffers = {
        "observations": np.zeros((4, size), np.uint8),
        "rewards": np.zeros((4, 2), np.float32),
        "terminated": np.zeros(4, np.bool_),
    }
    envs = vector(ONE_GAME, 2, 4, seed=3, buffers=buffers)
    observations, info = envs.reset()
    assert np.shares_memory(observations, buffers["observations"])
    assert (observations == buffers["observations"]).all()
    for _ in range(20):
        _, _, terminated, _, info = envs.step(envs.sample())
    assert np.shares_memory(terminated, buffers["terminated"])
    assert np.shares_memory(info["rewards"], buffers["rewards"])


def test_masks_are_never_all_false() -> None:
    envs = vector(ONE_GAME, 2, 16, seats="every", autoreset="next-step", seed=2)
    _, info = envs.reset()
    for _ in range(40):
        assert info["action_mask"].any(axis=-1).all()
        _, _, _, _, info = envs.step(envs.sample())


# ---- What is refused ----


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"tables": 0}, "tables"),
        ({"players": 7}, r"players must be 2 .*got 7"),
        ({"seats": 2}, r"seats must be mover, every or a seat from 0 to 1 \(got 2\)"),
        ({"seats": "all"}, r"seats must be mover, every or a seat from 0 to 1 \(got 'all'\)"),
        ({"opponents": "thumb"}, "opponents must go with a single seat"),
        ({"seats": 0, "opponents": "gratin"}, r"opponents must be random or thumb \(got 'gratin'\)"),
        ({"seats": 0, "opponents": ["thumb", "thumb"]}, r"opponents must be one bot or 1 \(got 2\)"),
        ({"reward": "fame"}, r"reward must be points, win or rank \(got 'fame'\)"),
        ({"rows": "floats"}, r"rows must be bytes or packed \(got 'floats'\)"),
        ({"device": "cuda"}, r"device must be cpu \(got 'cuda'\)"),
        ({"autoreset": "later"}, "autoreset must be same-step, next-step or disabled"),
        ({"seed": -1}, r"seed must be a whole number from 0 to 2\*\*64 - 1 \(got -1\)"),
        ({"buffers": {"masks": 1}}, "buffers must be named observations, action_masks"),
        ({"buffers": {"rewards": np.zeros(3)}}, r"buffers\['rewards'\] must be .*got float64, \(3,\)"),
        ({"trump": "red"}, "trump"),
    ],
)
def test_wrong_requests_are_refused_in_a_sentence(asked: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        vector(ONE_GAME, **asked)


@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        ([0, 0], r"actions must be whole numbers in the shape \(3,\) \(got int64, \(2,\)\)"),
        ([0.5, 1, 1], r"actions must be whole numbers .*got float64"),
        ([1, 0, 1], r"actions\[1\] must be open now: 1 or 2 \(got 0, fold\)"),
        ([1, 1, 9], r"actions\[2\] must be open now: 1 or 2 \(got 9\)"),
        ([-1, 1, 1], r"actions\[0\] must be open now: 1 or 2 \(got -1\)"),
    ],
)
def test_wrong_actions_are_refused_and_change_nothing(actions: list[Any], sentence: str) -> None:
    envs = vector(ONE_GAME, 2, 3, seed=4)
    observations, _ = envs.reset()
    before = observations.copy()
    with pytest.raises(Refusal, match=sentence):
        envs.step(actions)
    assert (envs.reset(options={"reset_mask": np.zeros(3, bool)})[0] == before).all()


def test_the_order_of_calls_is_held() -> None:
    envs = vector(ONE_GAME, 2, 3)
    with pytest.raises(Refusal, match="reset must be called before step"):
        envs.step([1, 1, 1])
    with pytest.raises(Refusal, match="The first reset must deal all tables"):
        envs.reset(options={"reset_mask": np.array([True, False, True])})
    envs.reset()
    with pytest.raises(Refusal, match="options of reset must be reset_mask"):
        envs.reset(options={"mask": 1})
    with pytest.raises(Refusal, match="reset_mask must be 3 truth values"):
        envs.reset(options={"reset_mask": [1, 0, 1]})
    with pytest.raises(Refusal, match="seeds must be 3"):
        envs.reset(seed=[1, 2])
    envs.close()
    with pytest.raises(Refusal, match="The environment is closed"):
        envs.step([1, 1, 1])


def test_a_game_without_an_encoding_has_no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tischlein.envs.vector_env.encoding_of", refuse)
    with pytest.raises(NoEncoding, match="Leduc poker has no encoding for learners"):
        vector(ONE_GAME)


def refuse(game: Any) -> None:
    raise NoEncoding(game.title)
