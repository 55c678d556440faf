"""One table for the adapters: actions by number, rows as a seat sees them, by the interpreted rules.

No compiler is needed, so a first game begins at once; many tables together are what `vector` is for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tischlein.engine.encoding import (
    UNFINISHED,
    encoding_of,
    move_of,
    observe,
    open_actions,
    pick,
)
from tischlein.engine.errors import Refusal, listed
from tischlein.registry import find
from tischlein.table import Table, new

Row = NDArray[np.int8]


class SingleTable:
    """A table for people, asked part by part and shown as numbers."""

    def __init__(self, game: str, players: int | None, options: Mapping[str, Any]) -> None:
        self.game = find(game)
        self.encoding = encoding_of(self.game)
        self.players = self.game.usual_players if players is None else players
        self.game.check(self.players, options)
        self.options = dict(options)
        self.size = sum(self.encoding.widths(self.players))
        self.actions = len(self.encoding.actions)
        self.table: Table
        self.picked = [0] * self.players

    def deal(self, seed: int | str | None) -> None:
        self.table = new(self.game.name, self.players, seed, **self.options)
        self.picked = [0] * self.players

    def observation(self, seat: int) -> Row:
        words = [0] * len(self.encoding.widths(self.players))
        observe(self.table.state, seat, self.picked[seat], words)
        return bits(words, self.encoding.widths(self.players))

    def mask(self, seat: int) -> Row:
        """The open actions; all of them where the seat owes no move, as no mask may be all false."""
        if seat not in self.table.waiting:
            return np.ones(self.actions, np.int8)
        words = [0] * len(self.encoding.action_widths)
        open_actions(self.table.state, seat, self.picked[seat], words)
        return bits(words, self.encoding.action_widths)

    def act(self, seat: int, action: Any) -> None:
        """One action of a seat that owes a move; refuses one that is not open."""
        mask = self.mask(seat)
        if not (isinstance(action, int | np.integer) and 0 <= action < self.actions and mask[action]):
            raise Refusal(
                f"action must be open now: {listed(np.flatnonzero(mask).tolist())} (got {action!r})"
            )
        state = self.table.state
        move = move_of(state, seat, self.picked[seat], int(action))
        if move == UNFINISHED:
            self.picked[seat] = pick(state, seat, self.picked[seat], int(action))
        else:
            self.picked[seat] = 0
            self.table.play(seat, self.game.notation.move_text(state, move))


def bits(words: list[int], widths: tuple[int, ...]) -> Row:
    """Words as a row of zeros and ones."""
    pairs = zip(words, widths, strict=True)
    return np.array([word >> bit & 1 for word, width in pairs for bit in range(width)], np.int8)
