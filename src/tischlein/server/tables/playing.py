"""A dealt game at a table: the deal, the moves, and who owes the next one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tischlein.engine.errors import Refusal
from tischlein.records import fairness
from tischlein.records.model import Seating
from tischlein.registry import find
from tischlein.server.protocol import requests
from tischlein.server.tables import log
from tischlein.server.tables.clocks import Clocks
from tischlein.server.tables.log import Payload
from tischlein.server.tables.room import GATHERING, OVER, Room, check_bot
from tischlein.table import Table, new, position

if TYPE_CHECKING:
    from tischlein.server.tables.decide import RequestContext
    from tischlein.server.tables.host import Host


class Playing:
    """A table whose cards are dealt. It stays so when the game is over, until people gather for another."""

    def __init__(self, table: Table, room: Room) -> None:
        self.table = table
        self.names = room.names()
        self.earlier: list[Seating] = []
        """Who sat there before seats were taken over: what they did is told under their names."""
        self.clocks = Clocks(room.pace)
        self.asked: dict[int, int] = {}
        """For each seat that owes a move, the version since which it does."""
        self.overdue: set[int] = set()
        """Seats whose time has run out: a bot makes this move for them."""
        self.may_go_back: tuple[tuple[int, int], bool] | None = None
        """After how many moves somebody asked to go back to how many, and whether nothing was revealed."""

    def ask_all(self, version: int, at: int) -> None:
        """Everybody's time begins anew."""
        self.asked, self.clocks.asked, self.overdue = {}, {}, set()
        self.ask_new(version, at)

    def ask_new(self, version: int, at: int) -> None:
        """Whoever owes a move now and did not before is asked."""
        waiting, asked = self.table.waiting, self.asked
        for seat in waiting:
            if seat not in asked:
                asked[seat] = version
                self.clocks.ask(seat, at)
        if len(asked) > len(waiting):
            for seat in [seat for seat in asked if seat not in waiting]:
                self.answered(seat)

    def answered(self, seat: int) -> None:
        self.asked.pop(seat, None)
        self.clocks.answered(seat)
        self.overdue.discard(seat)

    def take_over(self, seat: int, room: Room, bots: dict[int, str], at: int) -> None:
        """Somebody plays on where a bot did: under their name, with time of their own for the next move."""
        self.earlier.append(Seating(len(self.table.made), self.names, bots))
        self.rename(room)
        if seat in self.asked:
            self.clocks.ask(seat, at)

    def rename(self, room: Room) -> None:
        """The game goes on under the names that those at the table have now."""
        self.names = room.names()
        self.table.names = self.names

    def go_back(self, table: Table, version: int, at: int) -> None:
        """The game as it was some moves ago."""
        moves = len(table.made)
        self.table = table
        self.may_go_back = None
        self.earlier = [replace(one, until=min(one.until, moves)) for one in self.earlier]
        self.ask_all(version, at)


# ---- The deal ----


def decide_to_begin(host: Host, context: RequestContext, request: requests.Begin) -> list[Payload]:
    """The host has the cards dealt; bots take the seats that are free."""
    room = host.room
    room.check_host(context.person)
    if room.phase != GATHERING:
        raise Refusal(code="game-has-begun")
    free = [seat.number for seat in room.seats if seat.free]
    if free and request.fill is None:
        raise Refusal(code="seats-free")
    if request.fill is not None:
        check_bot(request.fill)
    payloads: list[Payload] = [log.BotSat(seat, str(request.fill)) for seat in free]
    deals_itself = bool(payloads and room.begins == "full" and room.people())
    return payloads if deals_itself else [*payloads, new_deal(room)]


def dealt_when_full(room: Room) -> list[Payload]:
    """Tables that begin by themselves do so as soon as all seats are taken."""
    return dealt_again(room) if room.begins == "full" else []


def dealt_again(room: Room) -> list[Payload]:
    """All who asked for another game get it, provided that nobody's seat is free."""
    return [new_deal(room)] if room.full and room.phase == GATHERING and room.people() else []


def new_deal(room: Room) -> Payload:
    game = find(room.game)
    return log.Begun(fairness.new_secret(), game.version, game.edition)


def deal(host: Host, payload: log.Begun, at: int) -> None:
    room = host.room
    check_rules(room, payload)
    room.begin(payload)
    names = room.names()
    if room.start is not None:
        table = position(room.game, room.start, names=names)
    else:
        table = new(room.game, room.players, seed=room.seed, names=names, **room.options)
    host.stage = Playing(table, room)
    host.stage.ask_all(host.version, at)
    finish_if_over(room, host.stage)


def check_rules(room: Room, begun: log.Begun) -> None:
    """A game goes on under the rules and with the cards under which it was begun, or not here."""
    game = find(room.game)
    if begun.rules != game.version or begun.edition not in ("", game.edition):
        raise other_rules(room)


def other_rules(room: Room) -> Refusal:
    """The answer where only a process of another version can play on."""
    return Refusal(code="other-rules", game=find(room.game).title)


# ---- Moves ----


def decide_move(host: Host, context: RequestContext, request: requests.Play) -> list[Payload]:
    """A move counts if it was chosen while its seat was asked for this one, and the rules allow it."""
    seat = host.room.own_seat(context.person, request.seat)
    playing = host.running()
    if host.room.paused_at is not None:
        raise Refusal(code="paused")
    asked = playing.asked.get(request.seat)
    if asked is not None and not asked <= request.version <= host.version:
        raise Refusal(code="stale")
    playing.table.read(request.seat, request.move)
    used = playing.clocks.reserve_used(request.seat, context.now, seat.reserve)
    return [log.Moved(request.seat, request.move, reserve=used)]


def make_move(host: Host, payload: log.Moved, at: int) -> None:
    playing, seat = host.playing, payload.seat
    playing.table.play(seat, payload.move)
    host.room.undo = None
    host.room.seats[seat].reserve -= payload.reserve
    playing.answered(seat)
    playing.ask_new(host.version, at)
    finish_if_over(host.room, playing)


def finish_if_over(room: Room, playing: Playing) -> None:
    if not playing.asked:
        room.phase = OVER
