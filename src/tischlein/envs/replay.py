"""The game of a row once more, by the interpreted rules: a table for people, with events and a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tischlein.engine.bits import lowest
from tischlein.engine.encoding import UNFINISHED, move_of, pick
from tischlein.engine.errors import Refusal
from tischlein.engine.random import rng_below
from tischlein.engine.verbs import default_move, legal, waiting
from tischlein.envs.kernels import BY_DEFAULT, EVERY, OPPONENTS_STREAM
from tischlein.envs.settings import hex_seed
from tischlein.table import new


class Replay:
    """A table for people, played as a vector environment plays it."""

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, Any],
        seed: int,
        rows_for: int,
        opponents: Sequence[int],
    ) -> None:
        self.table = new(game, players, hex_seed(seed), **options)
        self.picked = [0] * players
        """The parts that each seat has picked of a move, for `tischlein.engine.encoding`."""
        self._rows_for, self._opponents = rows_for, opponents
        self._chance = [seed ^ OPPONENTS_STREAM]
        self._moves = [0] * self.table.game.max_moves
        self._let_opponents_play()

    def step(self, action: Any) -> None:
        """One action; where the rows are for every seat it has one for each."""
        if self.table.over:
            raise Refusal("actions must end with the game (got more)")
        if self._rows_for == EVERY:
            for seat in self.table.waiting:
                self._act(seat, int(action[seat]))
        else:
            self._act(self.table.waiting[0], int(action))
        self._let_opponents_play()

    def _act(self, seat: int, action: int) -> None:
        state = self.table.state
        move = move_of(state, seat, self.picked[seat], action)
        if move == UNFINISHED:
            self.picked[seat] = pick(state, seat, self.picked[seat], action)
        else:
            self.picked[seat] = 0
            self._play(seat, move)

    def _play(self, seat: int, move: int) -> None:
        self.table.play(seat, self.table.game.notation.move_text(self.table.state, move))

    def _let_opponents_play(self) -> None:
        """As `kernels.let_opponents_play` does."""
        own, state = self._rows_for, self.table.state
        while own >= 0 and (seats := waiting(state) & ~(1 << own)):
            seat = lowest(seats)
            listed = legal(state, seat, self._moves)
            if self._opponents[seat] == BY_DEFAULT:
                self._play(seat, default_move(state, seat, self._moves, listed, self._chance))
            else:
                self._play(seat, self._moves[rng_below(self._chance, listed)])
