"""Around the table."""

from __future__ import annotations

from tischlein.engine.rule import rule
from tischlein.engine.state import State


@rule
def left_of(table: State, seat: int) -> int:
    """The next seat clockwise (without the slow remainder of a division)."""
    return seat + 1 if seat + 1 < table.players else 0
