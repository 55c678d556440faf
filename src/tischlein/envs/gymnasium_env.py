"""A seat at a table as a Gymnasium environment, the others being bots. Importing this registers all games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tischlein.bots.base import A_SECOND, Budget
from tischlein.bots.registry import find_bot
from tischlein.engine.errors import Refusal
from tischlein.envs.single import Row, SingleTable
from tischlein.extras import needs
from tischlein.registry import games

with needs("envs", "A Gymnasium environment"):
    import gymnasium
    from gymnasium import spaces


class SeatEnv(gymnasium.Env[Row, np.int64]):  # type: ignore[misc]
    """One seat against bots, named as in the arena: `thumb`, `search@10ms`, `ismcts@1000`.

    What is open is in `info["action_mask"]`, and `action_masks()` gives it to sb3-contrib.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "thumb",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise Refusal(f"render_mode must be ansi or None (got {render_mode!r})")
        self.render_mode = render_mode
        self.single = SingleTable(game, players, options)
        others = self.single.players - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise Refusal(f"opponents must be one bot or {others} (got {len(names)})")
        if seat not in range(self.single.players):
            raise Refusal(f"seat must be 0 to {others} (got {seat!r})")
        self.seat = seat
        self.bots = {
            (seat + place) % self.single.players: bot_named(name) for place, name in enumerate(names, 1)
        }
        self.observation_space = spaces.Box(0, 1, (self.single.size,), np.int8)
        self.action_space = spaces.Discrete(self.single.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Deals a table and plays up to the seat's first move."""
        super().reset(seed=seed)
        self.single.deal(int(self.np_random.integers(2**63)))
        self._let_others_play()
        return self._observed()

    def step(self, action: Any) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """The reward is what the seat has gained up to its next move."""
        before = self.single.table.points[self.seat]
        self.single.act(self.seat, action)
        self._let_others_play()
        table = self.single.table
        observation, info = self._observed()
        return observation, float(table.points[self.seat] - before), table.over, False, info

    def action_masks(self) -> Any:
        """What may be done now, as sb3-contrib asks for it."""
        return self.single.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        return str(self.single.table) if self.render_mode else None

    def _observed(self) -> tuple[Row, dict[str, Any]]:
        mask = self.single.mask(self.seat)
        return self.single.observation(self.seat), {"action_mask": mask, "points": self.single.table.points}

    def _let_others_play(self) -> None:
        """Where all choose at once the others do so first."""
        table = self.single.table
        while others := [seat for seat in table.waiting if seat != self.seat]:
            bot, budget = self.bots[others[0]]
            seed = int(self.np_random.integers(2**63))
            move = bot.choose(table.view_record(others[0]), others[0], budget, seed)
            table.play(others[0], table.game.notation.move_text(table.state, move))


def bot_named(text: str) -> tuple[Any, Budget]:
    """A bot with its budget a move."""
    name, _, budget = text.partition("@")
    return find_bot(name), Budget.read(budget) if budget else A_SECOND


def environment_id(game: str) -> str:
    """What Gymnasium calls a game: `tischlein/PotatoMan-v0`."""
    return f"tischlein/{''.join(part.capitalize() for part in game.split('-'))}-v0"


for game in games().values():
    if game.encoding is not None:
        gymnasium.register(environment_id(game.name), entry_point=SeatEnv, kwargs={"game": game.name})
