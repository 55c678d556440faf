"""Whole random games as other libraries play them, in moves per second on one core.

Each function plays for about the given time and returns how many moves a second were made.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any


def openspiel(game_name: str) -> Callable[[float], float]:
    """OpenSpiel's C++ games with its C++ random bots: `evaluate_bots` plays whole games inside C++."""
    import pyspiel

    game = pyspiel.load_game(game_name)
    bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(game.num_players())]

    def play_one(seed: int) -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return state

    sample = [play_one(seed) for seed in range(300)]
    moves_a_game = sum(item.player >= 0 for state in sample for item in state.full_history()) / len(sample)

    def run(seconds: float) -> float:
        games = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            for seed in range(200):
                play_one(seed)
            games += 200
        return float(games * moves_a_game) / (time.perf_counter() - began)

    return run


def rlcard_leduc() -> Callable[[float], float]:
    """RLCard's environment with its own random agents and its own loop."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("leduc-holdem")
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def run(seconds: float) -> float:
        moves = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            trajectories, _ = env.run(is_training=False)
            moves += sum(len(path) // 2 for path in trajectories)
        return moves / (time.perf_counter() - began)

    return run


def pettingzoo_leduc() -> Callable[[float], float]:
    """PettingZoo's classic environment, played by the loop of its manual with masked random actions."""
    from pettingzoo.classic import leduc_holdem_v4

    env = leduc_holdem_v4.env()

    def run(seconds: float) -> float:
        moves = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            env.reset(seed=moves)
            for agent in env.agent_iter():
                observation, _, termination, truncation, _ = env.last()
                if termination or truncation:
                    env.step(None)
                    continue
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                moves += 1
        return moves / (time.perf_counter() - began)

    return run


def pgx_leduc(batch: int = 8192, steps: int = 64) -> Callable[[float], float]:
    """pgx: thousands of games side by side in one compiled program, games that end are dealt anew."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make("leduc_holdem")
    step = jax.vmap(auto_reset(env.step, env.init))

    def act(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choice, deal = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choice, logits, axis=1)
        return (step(state, action, jax.random.split(deal, batch)), key), None

    def many_steps(state: Any, key: Any) -> Any:
        return jax.lax.scan(act, (state, key), None, length=steps)[0]

    play = jax.jit(many_steps)

    key = jax.random.PRNGKey(0)
    state, key = play(jax.vmap(env.init)(jax.random.split(key, batch)), key)
    jax.block_until_ready(state)

    def run(seconds: float) -> float:
        nonlocal state, key
        rounds = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            state, key = play(state, key)
            jax.block_until_ready(state)
            rounds += 1
        return rounds * batch * steps / (time.perf_counter() - began)

    return run
