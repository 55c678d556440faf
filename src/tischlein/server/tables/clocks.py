"""The clocks of a table, and what the passing of time brings about. Milliseconds throughout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tischlein.server.protocol.common import Pace
from tischlein.server.protocol.responses import SeatClock
from tischlein.server.tables import log, undo
from tischlein.server.tables.log import Payload
from tischlein.server.tables.room import OVER, PLAYING, SeatState

if TYPE_CHECKING:
    from tischlein.server.tables.host import Host


class Clocks:
    """A time for each move, then a reserve for the whole game; and when each seat was asked for its move."""

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


# ---- What time brings about ----


def wake_at(host: Host) -> int | None:
    """When something is due that no request brings about: a stand-in, the end of somebody's time."""
    times = undo.expires_at(host)
    if host.room.pace is not None or host.gone:
        times += [time for seat in awaited(host) for time in due_times(host, seat)]
    return min(times, default=None)


def awaited(host: Host) -> list[SeatState]:
    """Whom the others wait for: who owes a move or, after the game, has not asked for another one yet."""
    room = host.room
    if room.phase == PLAYING and room.paused_at is None:
        return [room.seats[seat] for seat in host.playing.asked]
    if room.phase == OVER and room.rematch:
        return [room.seats[seat] for seat in room.seats_of_people() - room.rematch]
    return []


def due_times(host: Host, seat: SeatState) -> list[int]:
    """When the seat's time runs out, and when the stand-in plays for it."""
    playing = host.playing
    if seat.person is None or seat.played_by("") is not None or seat.number in playing.overdue:
        return []
    times = [playing.clocks.deadline(seat.number, seat.reserve), stand_in_due(host, seat)]
    return [time for time in times if time is not None]


def stand_in_due(host: Host, seat: SeatState) -> int | None:
    """When the stand-in takes an absent person's seat: only where somebody else is there to play on."""
    if host.room.grace is None or seat.person not in host.gone:
        return None
    others = host.room.people() & host.present
    return host.gone[seat.person] + 1000 * host.room.grace if others else None


def what_time_brings(host: Host, now: int) -> list[Payload]:
    """Seats whose time has run out become overdue; the entries are what others must know, too."""
    payloads: list[Payload] = []
    for seat in awaited(host):
        if not any(time <= now for time in due_times(host, seat)):
            continue
        due = stand_in_due(host, seat)
        if due is not None and due <= now:
            payloads.append(log.StoodIn(seat.number))
        else:
            host.playing.overdue.add(seat.number)
    if not payloads and host.room.undo is not None and any(time <= now for time in undo.expires_at(host)):
        payloads.append(log.UndoAnswered(host.room.undo.seat, yes=False))
    return payloads
