"""Taking moves back: when all agree, and nobody has learned anything but the moves themselves.

Whether something was revealed is asked of the rules: for each view some tables are imagined that looked just
the same before the move. If the move, made there, shows something else than it really did, then that was
hidden before: a drawn card, a turned-up choice, a new hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from tischlein.engine import SPECTATOR, verbs
from tischlein.engine.errors import Refusal
from tischlein.engine.events import EVERYBODY
from tischlein.server.protocol import requests
from tischlein.server.protocol.common import Person
from tischlein.server.tables import log
from tischlein.server.tables.log import Entry, Payload
from tischlein.server.tables.room import PLAYING, Room, UndoRequest
from tischlein.table import Table

if TYPE_CHECKING:
    from tischlein.server.tables.decide import RequestContext
    from tischlein.server.tables.host import Host
    from tischlein.server.tables.playing import Playing

IMAGINED_TABLES = 12
"""Other tables that are tried for each view: enough that a hidden card shows itself, and still quick."""
MAX_TAKEN_BACK = 100
"""Take-backs in one game: more than people ask of each other, and each makes the log longer for ever."""
BOTS_WAIT_MS = 20_000
"""How long bots wait for people to answer: longer than it takes to read the question, and not for ever."""

# ---- What is asked ----


def decide_to_ask(host: Host, context: RequestContext, request: requests.Undo) -> list[Payload]:
    return [log.UndoAsked(request.seat, check(host, context.person, request.seat))]


def check(host: Host, person: Person | None, seat: int) -> int:
    """How many moves would remain if this seat took back its last one; or raises why it cannot."""
    host.room.own_seat(person, seat)
    table = host.running().table
    to = last_move_of(table, seat)
    if host.room.undo is not None:
        raise Refusal(code="undo-asked-already")
    if to is None:
        raise Refusal(code="nothing-to-undo")
    if host.room.taken_back >= MAX_TAKEN_BACK:
        raise Refusal(code="no-more-undo")
    if host.room.phase != PLAYING or not may_go_back(host.running(), to):
        raise Refusal(code="undo-revealed")
    return to


def decide_answer(host: Host, context: RequestContext, request: requests.AnswerUndo) -> list[Payload]:
    host.room.own_seat(context.person, request.seat)
    asked = host.room.undo
    if asked is None or request.seat == asked.seat or request.seat in asked.agreed:
        raise Refusal(code="no-undo-asked")
    return [log.UndoAnswered(request.seat, request.yes)]


def expires_at(host: Host) -> list[int]:
    """When a request is given up: only where a bot is to move, which cannot wait for ever."""
    asked = host.room.undo
    if asked is None or host.room.paused_at is not None or not host.owed_by_bots():
        return []
    return [asked.at + BOTS_WAIT_MS]


# ---- What it changes ----


def ask(host: Host, payload: log.UndoAsked, at: int) -> None:
    host.room.undo = UndoRequest(payload.seat, payload.to, at)


def answer(host: Host, payload: log.UndoAnswered, _: int) -> None:
    """One no is enough."""
    if not payload.yes:
        host.room.undo = None
    elif host.room.undo is not None:
        host.room.undo.agreed.add(payload.seat)


def take_back(host: Host, payload: log.Undone, at: int) -> None:
    host.room.undo = None
    host.room.notices = [replace(one, n=min(one.n, payload.to)) for one in host.room.notices]
    host.room.taken_back += 1
    table = host.playing.table
    if payload.to < len(table.made):
        table = table.record().after(payload.to)
    host.playing.go_back(table, host.version, at)


def undone(room: Room) -> list[Payload]:
    """The moves are taken back once all who play themselves agree."""
    asked = room.undo
    agreed = asked and not room.seats_of_people() - {asked.seat} - asked.agreed
    return [log.Undone(asked.to)] if asked and agreed else []


# ---- What has been revealed ----


def reveals_something(before: Table, seat: int, move: str) -> bool:
    """Does the move show anybody something that was hidden?"""
    number = before.read(seat, move)
    after = before.copy()
    after.play(seat, move)
    if after.over or after.state.drawn != before.state.drawn or somebody_else_learned(after, seat):
        return True
    return any(shows_more(before, after, viewer, seat, number) for viewer in (SPECTATOR, seat))


def somebody_else_learned(after: Table, seat: int) -> bool:
    """Did the last move whisper something to another seat than its own?"""
    return any(event.known_to not in (EVERYBODY, 1 << seat) for event in after.last_events)


def shows_more(before: Table, after: Table, viewer: int, seat: int, number: int) -> bool:
    looking = None if viewer == SPECTATOR else viewer
    truth = after.view_record(looking)
    for luck in range(1, IMAGINED_TABLES + 1):
        world = before.view_record(looking)
        verbs.imagine(world, viewer, [luck])
        if verbs.forbids(world, seat, number):
            continue
        verbs.play(world, seat, number)
        seen = type(world)()
        verbs.fill_view(world, viewer, seen)
        if seen != truth:
            return True
    return False


def last_move_of(table: Table, seat: int) -> int | None:
    """How many moves remain when the seat takes back its last one; None: it has made none."""
    for n in range(len(table.made) - 1, -1, -1):
        if table.made[n][0] == seat:
            return n
    return None


def may_go_back(playing: Playing, to: int) -> bool:
    """Has nothing been revealed since the game had `to` moves? Asked again, the answer is known."""
    question = len(playing.table.made), to
    if playing.may_go_back is None or playing.may_go_back[0] != question:
        playing.may_go_back = question, nothing_revealed(playing.table, to)
    return playing.may_go_back[1]


def nothing_revealed(table: Table, to: int) -> bool:
    """Has none of the moves from there on shown anything? The game is played again up to each of them."""
    record = table.record()
    then = record.after(to)
    for n in range(to, len(table.made)):
        if reveals_something(then, *table.made[n]):
            return False
        record.play_move(then, n + 1)
    return True


# ---- Reading a log ----


def moves_taken_back(entries: list[Entry]) -> set[int]:
    """The entries of one game whose moves were taken back later: nobody need make them again."""
    standing: list[int] = []
    gone: set[int] = set()
    for entry in entries:
        if isinstance(entry.payload, log.Moved):
            standing.append(entry.n)
        elif isinstance(entry.payload, log.Undone):
            gone.update(standing[entry.payload.to :])
            del standing[entry.payload.to :]
    return gone
