"""Gymnasium's checker passes, and one seat plays whole games against bots."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tischlein
from tischlein.engine.errors import Refusal
from tischlein.envs.gymnasium_env import SeatEnv, environment_id

GAMES = list(tischlein.games())


class AnyOpenAction(gymnasium.ActionWrapper[Any, Any, Any]):  # type: ignore[misc]
    """The checker takes any action: here the next open one stands for it."""

    def action(self, action: Any) -> Any:
        masks = self.unwrapped.action_masks()
        open_now = np.flatnonzero(masks)
        return open_now[int(action) % len(open_now)]


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_s_checker_passes(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it advises against a wrapper, which it is given on purpose
        check_env(AnyOpenAction(SeatEnv(game)), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("opponents", ["random", "thumb"])
def test_rewards_add_up_to_the_points_of_a_whole_game(game: str, opponents: str) -> None:
    env = SeatEnv(game, seat=1, opponents=opponents)
    observation, info = env.reset(seed=4)
    chooser = np.random.default_rng(4)
    total, over = 0.0, False
    while not over:
        assert env.observation_space.contains(observation)
        assert (info["action_mask"] == env.action_masks()).all()
        action = int(chooser.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated
        total += reward
    assert total == info["points"][1]


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = SeatEnv("leduc"), SeatEnv("leduc")
    assert (first.reset(seed=2)[0] == second.reset(seed=2)[0]).all()
    assert first.single.table.reveal() == second.single.table.reveal()


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_registered(name: str) -> None:
    env = gymnasium.make(f"tischlein.envs.gymnasium_env:{environment_id(name)}", opponents="random")
    _, info = env.reset(seed=1)
    assert env.action_space == gymnasium.spaces.Discrete(len(info["action_mask"]))
    assert environment_id("potato-man") == "tischlein/PotatoMan-v0"


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"seat": 2}, r"seat must be 0 to 1 \(got 2\)"),
        ({"opponents": ["thumb", "thumb"]}, r"opponents must be one bot or 1 \(got 2\)"),
        ({"opponents": "wizard"}, "bot must be .*got 'wizard'"),
        ({"render_mode": "human"}, "render_mode must be ansi or None"),
    ],
)
def test_wrong_requests_are_refused_in_a_sentence(asked: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        SeatEnv("leduc", **asked)
