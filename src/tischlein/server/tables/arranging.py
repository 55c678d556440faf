"""What is played at a table and on which terms: settled before the cards are dealt, and for another game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from tischlein.engine.errors import Refusal
from tischlein.engine.game import Game
from tischlein.registry import find
from tischlein.server.protocol import requests
from tischlein.server.tables import log
from tischlein.server.tables.log import Payload
from tischlein.server.tables.room import OVER, PLAYING, Room, check_text

if TYPE_CHECKING:
    from tischlein.server.tables.decide import RequestContext
    from tischlein.server.tables.host import Host

# ---- The terms of a game ----


def decide_to_arrange(host: Host, context: RequestContext, request: requests.Arrange) -> list[Payload]:
    """The host settles what is to be played; hints and newcomers are allowed or not at any time."""
    room = host.room
    room.check_host(context.person)
    payloads: list[Payload] = []
    if request.hints is not None and request.hints != room.hints:
        payloads.append(log.HintsSet(request.hints))
    if request.newcomers is not None and request.newcomers != room.newcomers:
        payloads.append(log.NewcomersSet(request.newcomers))
    if changes_terms(request):
        if room.phase == PLAYING:
            raise Refusal(code="game-has-begun")
        payloads.append(arranged(room, request))
    return payloads


def changes_terms(request: requests.Arrange) -> bool:
    asked = (request.game, request.players, request.options)
    return request.pace is not UNSET or any(one is not None for one in asked)


def arranged(room: Room, request: requests.Arrange) -> log.Arranged:
    """What is not asked for stays, as far as the game allows it."""
    game = find(request.game or room.game)
    seated = len(room.people_at_seats())
    players = request.players or nearest(game.players, room.players, seated)
    options = kept_options(room, game, players) if request.options is None else request.options
    game.check(players, options)
    if seated > players:
        raise Refusal(code="too-many-people", players=players, people=seated)
    pace = room.pace if request.pace is UNSET else request.pace
    return log.Arranged(game.name, players, options, pace)


def kept_options(room: Room, game: Game, players: int) -> dict[str, Any]:
    """The options of before, as far as this many players may have them."""
    if game.name != room.game:
        return {}
    allowed = {option.name: option.allowed(players) for option in game.options}
    return {name: value for name, value in room.options.items() if value in allowed[name]}


def nearest(possible: tuple[int, ...], wanted: int, seated: int) -> int:
    """The count that is nearest to the one before, and gives everybody who sits there a seat."""
    enough = [players for players in possible if players >= seated] or [max(possible)]
    return min(enough, key=lambda players: abs(players - wanted))


def arrange(host: Host, payload: log.Arranged, _: int) -> None:
    """People gather for it; the game before can be looked at as long as the same seats are there."""
    room = host.room
    if room.phase == OVER:
        room.renew()
        host.gather()
    if (payload.game, payload.players) != (room.game, room.players):
        host.forget_last_game()
    room.arrange(payload)


def set_hints(host: Host, payload: log.HintsSet, _: int) -> None:
    host.room.hints = payload.allowed


def set_newcomers(host: Host, payload: log.NewcomersSet, _: int) -> None:
    host.room.newcomers = payload.allowed


# ---- The same again ----


def decide_rematch(host: Host, context: RequestContext, request: requests.Rematch) -> list[Payload]:
    """Another game with the same people, once everybody has asked for it."""
    host.room.own_seat(context.person, request.seat)
    if host.room.phase != OVER:
        raise Refusal(code="game-not-over")
    return [log.RematchAsked(request.seat, check_text(request.contribution))]


def ask_rematch(host: Host, payload: log.RematchAsked, _: int) -> None:
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
