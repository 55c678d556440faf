"""Taking, leaving and giving away seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tischlein.engine.errors import Refusal
from tischlein.server.protocol import requests
from tischlein.server.protocol.common import Person
from tischlein.server.protocol.responses import Notice
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
            return [take_over(host, person, seat, name)]
        if not host.room.gathering_seat(request.seat).free:
            raise Refusal(code="seat-taken", number=request.seat + 1)
    return [sat(person, seat.number, name, check_text(request.contribution))]


def sat(person: Person, seat: int, name: str, contribution: str = "") -> log.Sat:
    """Whoever sits under another name than their own is a friend at the same device."""
    guest = name != person.name
    return log.Sat(seat, person.id, name, contribution, "" if guest else person.figure, guest)


def renamed(host: Host, person: Person) -> list[Payload]:
    """What is to be written where somebody sits under a name, or with a figure, that they no longer have."""
    return [
        log.Renamed(seat.number, person.name, person.figure)
        for seat in host.room.seats
        if seat.person == person.id and not seat.guest
        if (seat.name, seat.figure) != (person.name, person.figure)
    ]


def first_free_seat(host: Host) -> SeatState:
    free = [seat.number for seat in host.room.seats if seat.free]
    if not free:
        raise Refusal(code="no-free-seat")
    return host.room.gathering_seat(free[0])


def take_over(host: Host, person: Person, seat: SeatState, name: str) -> Payload:
    """A bystander plays on for a bot, or for somebody who has left; nobody gets to see a second hand."""
    if seat.bot is None and not seat.left:
        raise Refusal(code="seat-taken", number=seat.number + 1)
    if person.id in host.room.hands:
        raise Refusal(code="played-already")
    if not host.room.may_take_over(person.id, seat):
        raise Refusal(code="no-newcomers")
    return sat(person, seat.number, name)


def decide_to_stand(host: Host, context: RequestContext, request: requests.Stand) -> list[Payload]:
    host.room.own_seat(context.person, request.seat)
    return [log.Stood(request.seat)]


def decide_to_seat_bot(host: Host, context: RequestContext, request: requests.SeatBot) -> list[Payload]:
    host.room.check_host(context.person)
    check_bot(request.bot)
    if not host.room.gathering_seat(request.seat).free:
        raise Refusal(code="seat-taken", number=request.seat + 1)
    return [log.BotSat(request.seat, request.bot)]


def decide_to_remove_bot(host: Host, context: RequestContext, request: requests.RemoveBot) -> list[Payload]:
    """Before the game a bot's seat is free again."""
    host.room.check_host(context.person)
    if host.room.gathering_seat(request.seat).bot is None:
        raise Refusal(code="no-bot-there", number=request.seat + 1)
    return [log.Stood(request.seat)]


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
    bots, before = host.room.bots(), host.room.seats[payload.seat].name
    host.room.sit(payload)
    tell(host, "seated", payload.seat, before)
    if host.room.phase == PLAYING and isinstance(host.stage, Playing):
        host.stage.take_over(payload.seat, host.room, bots, at)


def tell(host: Host, kind: str, seat: int, before: str = "") -> None:
    """In the log of the game, between its moves."""
    host.room.tell(Notice(host.moves_made(), kind, seat, host.room.seats[seat].name, before))


def rename(host: Host, payload: log.Renamed, _: int) -> None:
    """At the table and in what is told from now on."""
    before = host.room.seats[payload.seat].name
    host.room.rename(payload)
    if before != payload.name:
        tell(host, "renamed", payload.seat, before)
    if isinstance(host.stage, Playing):
        host.stage.rename(host.room)


def stand(host: Host, payload: log.Stood, _: int) -> None:
    tell(host, "left", payload.seat)
    host.room.stand(payload.seat)


def seat_bot(host: Host, payload: log.BotSat, _: int) -> None:
    host.room.seat_bot(payload)


def contribute(host: Host, payload: log.Contributed, _: int) -> None:
    host.room.seats[payload.seat].contribution = payload.text


def remove(host: Host, payload: log.Removed, _: int) -> None:
    for seat in host.room.seats_of(payload.person):
        tell(host, "left", seat)
    host.room.remove(payload.person)


def stand_in(host: Host, payload: log.StoodIn, _: int) -> None:
    tell(host, "away", payload.seat)
    host.room.seats[payload.seat].stand_in = True


def come_back(host: Host, payload: log.Returned, _: int) -> None:
    tell(host, "back", payload.seat)
    seat = host.room.seats[payload.seat]
    seat.stand_in = seat.left = False
