"""Taking, leaving and giving away seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tischlein.engine.errors import Refusal
from tischlein.server.protocol import requests
from tischlein.server.tables import log
from tischlein.server.tables.log import Payload
from tischlein.server.tables.playing import Playing
from tischlein.server.tables.room import PLAYING, SeatState, check_bot, check_name, check_text

if TYPE_CHECKING:
    from tischlein.server.tables.decide import RequestContext
    from tischlein.server.tables.host import Host

# ---- What is asked ----


def decide_to_sit(host: Host, context: RequestContext, request: requests.Sit) -> list[Payload]:
    """A free seat, one's own that one had left, or in a running game a bot's."""
    person = context.known()
    name = person.name if request.name is None else check_name(request.name)
    if request.seat is None:
        seat = first_free_seat(host)
    else:
        seat = host.room.seat(request.seat)
        if seat.person == person.id and (seat.left or seat.stand_in):
            return [log.Returned(seat.number)]
        if host.room.phase == PLAYING:
            return [take_over(host, person.id, seat, name)]
        if not host.room.gathering_seat(request.seat).free:
            raise Refusal(code="seat-taken", number=request.seat + 1)
    return [log.Sat(seat.number, person.id, name, check_text(request.contribution))]


def first_free_seat(host: Host) -> SeatState:
    free = [seat.number for seat in host.room.seats if seat.free]
    if not free:
        raise Refusal(code="no-free-seat")
    return host.room.gathering_seat(free[0])


def take_over(host: Host, person: str, seat: SeatState, name: str) -> Payload:
    """A bystander plays on for a bot, or for somebody who has left; nobody gets to see a second hand."""
    if seat.bot is None and not seat.left:
        raise Refusal(code="seat-taken", number=seat.number + 1)
    if person in host.room.hands:
        raise Refusal(code="played-already")
    return log.Sat(seat.number, person, name)


def decide_to_stand(host: Host, context: RequestContext, request: requests.Stand) -> list[Payload]:
    host.room.own_seat(context.person, request.seat)
    return [log.Stood(request.seat)]


def decide_to_seat_bot(host: Host, context: RequestContext, request: requests.SeatBot) -> list[Payload]:
    host.room.check_host(context.person)
    check_bot(request.bot)
    if not host.room.gathering_seat(request.seat).free:
        raise Refusal(code="seat-taken", number=request.seat + 1)
    return [log.BotSat(request.seat, request.bot)]


def decide_to_contribute(host: Host, context: RequestContext, request: requests.Contribute) -> list[Payload]:
    host.room.own_seat(context.person, request.seat)
    host.room.gathering_seat(request.seat)
    return [log.Contributed(request.seat, check_text(request.text))]


def decide_to_remove(host: Host, context: RequestContext, request: requests.Remove) -> list[Payload]:
    host.room.check_host(context.person)
    return [log.Removed(other_person(host, context, request.person))]


def other_person(host: Host, context: RequestContext, other: str) -> str:
    """Somebody at the table, or who has been, but not whoever asks."""
    if other == context.known().id:
        raise Refusal(code="not-yourself")
    if other not in host.room.people() | host.present | host.room.muted:
        raise Refusal(code="unknown-person")
    return other


# ---- What it changes ----


def sit(host: Host, payload: log.Sat, at: int) -> None:
    """Somebody sits; in a running game they play on where a bot did, under their own name."""
    bots = host.room.bots()
    host.room.sit(payload)
    if host.room.phase == PLAYING and isinstance(host.stage, Playing):
        host.stage.take_over(payload.seat, host.room, bots, at)


def stand(host: Host, payload: log.Stood, _: int) -> None:
    host.room.stand(payload.seat)


def seat_bot(host: Host, payload: log.BotSat, _: int) -> None:
    host.room.seat_bot(payload)


def contribute(host: Host, payload: log.Contributed, _: int) -> None:
    host.room.seats[payload.seat].contribution = payload.text


def remove(host: Host, payload: log.Removed, _: int) -> None:
    host.room.remove(payload.person)


def stand_in(host: Host, payload: log.StoodIn, _: int) -> None:
    host.room.seats[payload.seat].stand_in = True


def come_back(host: Host, payload: log.Returned, _: int) -> None:
    seat = host.room.seats[payload.seat]
    seat.stand_in = seat.left = False
