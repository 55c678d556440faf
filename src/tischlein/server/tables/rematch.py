"""Another game with the same people, once everybody has asked for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tischlein.engine.errors import Refusal
from tischlein.server.protocol import requests
from tischlein.server.tables import log
from tischlein.server.tables.log import Payload
from tischlein.server.tables.room import OVER, Room, check_text

if TYPE_CHECKING:
    from tischlein.server.tables.decide import RequestContext
    from tischlein.server.tables.host import Host


def decide_rematch(host: Host, context: RequestContext, request: requests.Rematch) -> list[Payload]:
    host.room.own_seat(context.person, request.seat)
    if host.room.phase != OVER:
        raise Refusal(code="game-not-over")
    return [log.RematchAsked(request.seat, check_text(request.contribution))]


def ask(host: Host, payload: log.RematchAsked, _: int) -> None:
    host.room.rematch.add(payload.seat)
    host.room.seats[payload.seat].contribution = payload.contribution


def renew(host: Host, _: log.Renewed, __: int) -> None:
    """People gather again; the game that is over can still be looked at."""
    host.room.renew()
    host.gather()


def renewed(room: Room) -> list[Payload]:
    """All whose seats are their own have asked; who is away or has left holds nobody up."""
    agreed = bool(room.rematch) and room.seats_of_people() <= room.rematch
    return [log.Renewed()] if room.phase == OVER and agreed else []
