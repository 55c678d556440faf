"""The gate of a table: what a request comes to, or why it is declined. Nothing here changes anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tischlein.bots.registry import BOTS
from tischlein.engine.errors import Refusal
from tischlein.records import fairness
from tischlein.registry import find
from tischlein.server.protocol import requests
from tischlein.server.protocol.common import Person
from tischlein.server.tables import log, text_policy, undo
from tischlein.server.tables.log import Payload
from tischlein.server.tables.room import GATHERING, OVER, PLAYING, Chair, Room
from tischlein.table import Table

if TYPE_CHECKING:
    from tischlein.server.tables.host import Host


def decide(host: Host, person: Person, request: requests.AtTable, now: int) -> list[Payload]:
    """What a request comes to. Changes nothing."""
    match request:
        case requests.Play():
            return [decide_move(host, person, request, now)]
        case requests.Sit():
            return [decide_seat(host, person, request)]
        case requests.Stand():
            own_chair(host, person, request.seat)
            return [log.Stood(request.seat)]
        case requests.SeatBot():
            host_only(host, person)
            check_bot(request.bot)
            if not gathering_chair(host, request.seat).free:
                raise Refusal(code="seat-taken", number=request.seat + 1)
            return [log.BotSat(request.seat, request.bot)]
        case requests.Contribute():
            own_chair(host, person, request.seat)
            gathering_chair(host, request.seat)
            return [log.Contributed(request.seat, check_text(request.text))]
        case requests.Begin():
            return decide_begin(host, person, request)
        case requests.Undo():
            return [decide_undo(host, person, request)]
        case requests.AnswerUndo():
            return [decide_undo_answer(host, person, request)]
        case requests.Pause() | requests.Resume():
            return [decide_pause(host, person, isinstance(request, requests.Pause))]
        case requests.Rematch():
            own_chair(host, person, request.seat)
            if host.room.phase != OVER:
                raise Refusal(code="game-not-over")
            return [log.RematchAsked(request.seat, check_text(request.contribution))]
        case requests.Mute():
            host_only(host, person)
            return [log.Muted(other_person(host, person, request.person), request.muted)]
        case requests.Remove():
            host_only(host, person)
            return [log.Removed(other_person(host, person, request.person))]
    raise AssertionError(request)


# ---- What may be asked ----


def chair_of(host: Host, seat: int) -> Chair:
    if seat >= host.room.players:
        raise Refusal(code="no-such-seat", number=seat + 1)
    return host.room.chairs[seat]


def own_chair(host: Host, person: Person | None, seat: int) -> Chair:
    chair = chair_of(host, seat)
    if person is None or chair.person != person.id or chair.left:
        raise Refusal(code="not-your-seat", number=seat + 1)
    return chair


def gathering_chair(host: Host, seat: int) -> Chair:
    if host.room.phase != GATHERING:
        raise Refusal(code="game-has-begun")
    return chair_of(host, seat)


def host_only(host: Host, person: Person) -> None:
    if person.id != host.room.host:
        raise Refusal(code="not-the-host")


def other_person(host: Host, person: Person, other: str) -> str:
    if other == person.id:
        raise Refusal(code="not-yourself")
    if other not in host.room.people() | host.present | host.room.muted:
        raise Refusal(code="unknown-person")
    return other


def check_bot(bot: str) -> None:
    if bot not in BOTS:
        raise Refusal(code="unknown-bot", bots=", ".join(BOTS))


def check_name(name: str) -> str:
    """A name that can stand in a sentence: something to see, nothing that hides or turns the text around."""
    if not text_policy.good_name(name):
        raise Refusal(code="bad-name")
    return name


def check_text(text: str) -> str:
    """What somebody writes for others to read."""
    if not text_policy.clean(text):
        raise Refusal(code="bad-text")
    return text


def running_game(host: Host) -> Table:
    if host.table is None or host.room.phase == GATHERING:
        raise Refusal(code="no-game-running")
    return host.table


# ---- Decisions ----


def decide_move(host: Host, person: Person, request: requests.Play, now: int) -> Payload:
    chair = own_chair(host, person, request.seat)
    table = running_game(host)
    if host.room.paused_at is not None:
        raise Refusal(code="paused")
    asked = host.asked.get(request.seat)
    if asked is not None and not asked <= request.version <= host.version:
        raise Refusal(code="stale")
    table.read(request.seat, request.move)
    used = host.clocks.reserve_used(request.seat, now, chair.reserve)
    return log.Moved(request.seat, request.move, reserve=used)


def decide_seat(host: Host, person: Person, request: requests.Sit) -> Payload:
    name = person.name if request.name is None else check_name(request.name)
    if request.seat is not None:
        chair = chair_of(host, request.seat)
        if chair.person == person.id and (chair.left or chair.stand_in):
            return log.Returned(chair.seat)
        if host.room.phase == PLAYING:
            return take_over(host, person, chair, name)
        if not gathering_chair(host, request.seat).free:
            raise Refusal(code="seat-taken", number=request.seat + 1)
    else:
        free = [chair for chair in host.room.chairs if chair.free]
        if not free:
            raise Refusal(code="no-free-seat")
        chair = gathering_chair(host, free[0].seat)
    return log.Sat(chair.seat, person.id, name, check_text(request.contribution))


def take_over(host: Host, person: Person, chair: Chair, name: str) -> Payload:
    """A bystander plays on for a bot, or for somebody who has left; nobody gets to see a second hand."""
    if chair.bot is None and not chair.left:
        raise Refusal(code="seat-taken", number=chair.seat + 1)
    if person.id in host.room.hands:
        raise Refusal(code="played-already")
    return log.Sat(chair.seat, person.id, name)


def decide_begin(host: Host, person: Person, request: requests.Begin) -> list[Payload]:
    host_only(host, person)
    if host.room.phase != GATHERING:
        raise Refusal(code="game-has-begun")
    free = [chair.seat for chair in host.room.chairs if chair.free]
    if free and request.fill is None:
        raise Refusal(code="seats-free")
    if request.fill is not None:
        check_bot(request.fill)
    facts: list[Payload] = [log.BotSat(seat, str(request.fill)) for seat in free]
    deals_itself = bool(facts and host.room.begins == "full" and host.room.people())
    return facts if deals_itself else [*facts, deal(host.room)]


def deal(room: Room) -> Payload:
    game = find(room.game)
    return log.Begun(fairness.new_secret(), game.version, game.edition)


def check_rules(room: Room, begun: log.Begun) -> None:
    """A game goes on under the rules and with the cards under which it was begun, or not here."""
    game = find(room.game)
    if begun.rules != game.version or begun.edition not in ("", game.edition):
        raise Refusal(code="other-rules", game=game.title)


def decide_undo(host: Host, person: Person, request: requests.Undo) -> Payload:
    own_chair(host, person, request.seat)
    table = running_game(host)
    to = undo.last_move_of(table, request.seat)
    if host.room.undo is not None:
        raise Refusal(code="undo-asked-already")
    if to is None:
        raise Refusal(code="nothing-to-undo")
    if host.room.phase != PLAYING or not undo.may_go_back(table, to):
        raise Refusal(code="undo-revealed")
    return log.UndoAsked(request.seat, to)


def decide_undo_answer(host: Host, person: Person, request: requests.AnswerUndo) -> Payload:
    own_chair(host, person, request.seat)
    wish = host.room.undo
    if wish is None or request.seat == wish.seat or request.seat in wish.agreed:
        raise Refusal(code="no-undo-asked")
    return log.UndoAnswered(request.seat, request.yes)


def decide_pause(host: Host, person: Person, pause: bool) -> Payload:
    if not host.room.seats_of(person.id):
        raise Refusal(code="need-seat")
    if host.room.phase != PLAYING:
        raise Refusal(code="no-game-running")
    if pause:
        if host.room.paused_at is not None:
            raise Refusal(code="paused")
        return log.Paused(person.id)
    if host.room.paused_at is None:
        raise Refusal(code="not-paused")
    return log.Resumed()


def what_follows(room: Room, payload: Payload) -> list[Payload]:
    """Facts that come by themselves: the deal when all sit, the take-back when all agree."""
    match payload:
        case log.Moved():
            return []
        case log.Opened() | log.Sat() | log.BotSat() | log.Renewed():
            seated = room.full and room.phase == GATHERING and bool(room.people())
            wished = room.begins == "full" or isinstance(payload, log.Renewed)
            return [deal(room)] if seated and wished else []
        case log.UndoAsked() | log.UndoAnswered() | log.StoodIn() | log.Stood() | log.Removed():
            wish = room.undo
            agreed = wish and not room.seats_of_people() - {wish.seat} - wish.agreed
            return [log.Undone(wish.to)] if wish and agreed else rematch_follows(room)
        case log.RematchAsked():
            return rematch_follows(room)
    return []


def rematch_follows(room: Room) -> list[Payload]:
    """Another game once everybody has asked for it."""
    agreed = bool(room.rematch) and room.seats_of_people() <= room.rematch
    return [log.Renewed()] if room.phase == OVER and agreed else []
