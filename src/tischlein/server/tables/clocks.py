"""The clocks of a table: a time for each move, then a reserve for the whole game."""

from __future__ import annotations

from tischlein.server.protocol.common import Pace
from tischlein.server.protocol.responses import SeatClock


class Clocks:
    """When each seat was asked for the move it owes. Milliseconds throughout."""

    def __init__(self, pace: Pace | None) -> None:
        self.pace = pace
        self.asked: dict[int, int] = {}

    def ask(self, seat: int, now: int) -> None:
        self.asked[seat] = now

    def answered(self, seat: int) -> None:
        self.asked.pop(seat, None)

    def shift(self, pause: int) -> None:
        """A pause, or a time in which the server slept, counts for nobody."""
        self.asked = {seat: asked + pause for seat, asked in self.asked.items()}

    def wake(self, since: int, now: int) -> None:
        """The server was away until then: nobody's time ran before; and nobody is asked in the future."""
        self.asked = {seat: min(max(asked, since), now) for seat, asked in self.asked.items()}

    def reserve_used(self, seat: int, now: int, reserve: int) -> int:
        """How much of its reserve the seat has used up over this move."""
        if self.pace is None or seat not in self.asked:
            return 0
        return min(reserve, max(0, now - self.asked[seat] - 1000 * self.pace.move))

    def deadline(self, seat: int, reserve: int) -> int | None:
        """When the seat's time runs out."""
        if self.pace is None or seat not in self.asked:
            return None
        return self.asked[seat] + 1000 * self.pace.move + reserve

    def shown(self, reserves: list[int], now: int) -> list[SeatClock] | None:
        """What is left to each seat that owes a move."""
        if self.pace is None:
            return None
        clocks = []
        for seat, asked in sorted(self.asked.items()):
            used = self.reserve_used(seat, now, reserves[seat])
            left = max(0, 1000 * self.pace.move - (now - asked))
            clocks.append(SeatClock(seat, left, reserves[seat] - used))
        return clocks
