"""PettingZoo's own tests pass, and a game by agents is the game by moves."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

import tischlein
from tischlein.engine.errors import Refusal
from tischlein.envs.pettingzoo_env import TableEnv

GAMES = list(tischlein.games())


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_s_own_tests_pass(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # their import warns of itself, and they advise on names and shapes
        from pettingzoo.test import api_test, seed_test

        api_test(TableEnv(game), num_cycles=60)
        seed_test(lambda: TableEnv(game), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_rewards_add_up_to_the_points_of_a_whole_game(game: str) -> None:
    env = TableEnv(game)
    env.reset(seed=3)
    chooser = np.random.default_rng(3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            env.step(int(chooser.choice(np.flatnonzero(observation["action_mask"]))))
    assert env.single.table.over
    assert tuple(total.values()) == env.single.table.points


def test_a_closed_action_is_refused_in_a_sentence() -> None:
    env = TableEnv("leduc")
    env.reset(seed=1)
    with pytest.raises(Refusal, match=r"action must be open now: 1 or 2 \(got 0\)"):
        env.step(0)
    with pytest.raises(Refusal, match="render_mode must be ansi or None"):
        TableEnv("leduc", render_mode="human")


def test_a_table_is_rendered_as_text() -> None:
    env = TableEnv("leduc", render_mode="ansi")
    env.reset(seed=1)
    assert "Leduc" in str(env.render())
