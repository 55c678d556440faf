"""Pausing a game: clocks and bots stand still until somebody resumes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tischlein.engine.errors import Refusal
from tischlein.server.protocol import requests
from tischlein.server.tables import log
from tischlein.server.tables.log import Payload
from tischlein.server.tables.playing import Playing
from tischlein.server.tables.room import PLAYING

if TYPE_CHECKING:
    from tischlein.server.tables.decide import RequestContext
    from tischlein.server.tables.host import Host


def decide_to_pause(host: Host, context: RequestContext, _: requests.Pause) -> list[Payload]:
    check_player(host, context)
    if host.room.paused_at is not None:
        raise Refusal(code="paused")
    return [log.Paused(context.known().id)]


def decide_to_resume(host: Host, context: RequestContext, _: requests.Resume) -> list[Payload]:
    check_player(host, context)
    if host.room.paused_at is None:
        raise Refusal(code="not-paused")
    return [log.Resumed()]


def check_player(host: Host, context: RequestContext) -> None:
    """Whoever has a seat in a running game may stop it and let it go on."""
    if not host.room.seats_of(context.known().id):
        raise Refusal(code="need-seat")
    if host.room.phase != PLAYING:
        raise Refusal(code="no-game-running")


def pause(host: Host, payload: log.Paused, at: int) -> None:
    host.room.paused_at, host.room.paused_by = at, payload.by


def resume(host: Host, _: log.Resumed, at: int) -> None:
    if isinstance(host.stage, Playing):
        host.stage.clocks.shift(at - (host.room.paused_at or at))
    host.room.paused_at, host.room.paused_by = None, ""
