"""A table as a PettingZoo environment, seat after seat (AEC)."""

from __future__ import annotations

from typing import Any

import numpy as np

from tischlein.engine.errors import Refusal
from tischlein.envs.single import SingleTable
from tischlein.extras import needs

with needs("envs", "A PettingZoo environment"):
    from gymnasium import spaces
    from pettingzoo import AECEnv

RENDER_MODES = ["ansi"]


class TableEnv(AECEnv):  # type: ignore[misc]
    """One table whose agents are its seats; where several choose at once they are asked one after another.

    An observation is `{"observation": …, "action_mask": …}`; both are described by `tischlein encoding`.
    """

    def __init__(
        self, game: str, players: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise Refusal(f"render_mode must be ansi or None (got {render_mode!r})")
        self.single = SingleTable(game, players, options)
        self.render_mode = render_mode
        self.metadata = {"name": game, "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.single.players)]
        self.agents: list[str] = []
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 1, (self.single.size,), np.int8),
                "action_mask": spaces.Box(0, 1, (self.single.actions,), np.int8),
            }
        )
        self._action_spaces = [spaces.Discrete(self.single.actions) for _ in self.possible_agents]

    def observation_space(self, agent: str) -> Any:
        return self._observation_space

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[self.seat_of(agent)]

    def seat_of(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a table; the same seed deals the same cards."""
        self.single.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next_agent()

    def _next_agent(self) -> str:
        return self.possible_agents[self.single.table.waiting[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of(agent)
        return {"observation": self.single.observation(seat), "action_mask": self.single.mask(seat)}

    def step(self, action: Any) -> None:
        """An action of the selected agent; every seat is rewarded with the points that it makes."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        before = self.single.table.points
        self.single.act(self.seat_of(agent), action)
        self._cumulative_rewards[agent] = 0.0
        gained = zip(self.possible_agents, before, self.single.table.points, strict=True)
        self.rewards = {name: float(after - earlier) for name, earlier, after in gained}
        self._accumulate_rewards()
        if self.single.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._next_agent()

    def render(self) -> str | None:
        return str(self.single.table) if self.render_mode else None

    def close(self) -> None:
        """Nothing is open."""
