"""Taking moves back: allowed as long as nobody has learned anything but the moves themselves.

Whether something has come to light is asked of the rules: for each pair of eyes some tables are imagined that
looked just the same before the move. If the move, made there, shows something else than it truly did, then
what it showed was hidden before: a drawn card, a turned-up choice, a new hand.
"""

from __future__ import annotations

from tischlein.engine import SPECTATOR, verbs
from tischlein.engine.events import EVERYBODY
from tischlein.table import Table

IMAGINED = 12
"""So many other tables are tried for each pair of eyes."""


def brings_to_light(before: Table, seat: int, move: str) -> bool:
    """Does the move show anybody something that was hidden?"""
    number = before.read(seat, move)
    after = before.copy()
    after.play(seat, move)
    if after.over or after.state.drawn != before.state.drawn or somebody_else_was_told(after, seat):
        return True
    return any(shows_more(before, after, eyes, seat, number) for eyes in (SPECTATOR, seat))


def somebody_else_was_told(after: Table, seat: int) -> bool:
    """Did the last move whisper something to another seat than its own?"""
    return any(event.known_to not in (EVERYBODY, 1 << seat) for event in after.told_last)


def shows_more(before: Table, after: Table, eyes: int, seat: int, number: int) -> bool:
    viewer = None if eyes == SPECTATOR else eyes
    truth = after.view_record(viewer)
    for luck in range(1, IMAGINED + 1):
        world = before.view_record(viewer)
        verbs.imagine(world, eyes, [luck])
        if verbs.forbids(world, seat, number):
            continue
        verbs.play(world, seat, number)
        seen = type(world)()
        verbs.fill_view(world, eyes, seen)
        if seen != truth:
            return True
    return False


def last_move_of(table: Table, seat: int) -> int | None:
    """How many moves are left when the seat takes back its last one; None: it has made none."""
    for n in range(len(table.made) - 1, -1, -1):
        if table.made[n][0] == seat:
            return n
    return None


def may_go_back(table: Table, to: int) -> bool:
    """Has nothing come to light since the table had so many moves?"""
    for n, step in enumerate(table.record().steps()):
        if to <= n < len(table.made) and brings_to_light(step, *table.made[n]):
            return False
    return True


def gone_back(table: Table, to: int) -> Table:
    """The table as it was when it had so many moves."""
    steps = table.record().steps()
    return next(step for n, step in enumerate(steps) if n == to)
