"""Requests to the host of one table, without a server."""

from __future__ import annotations

import pytest

import tischlein
from support.fake_hub import PEOPLE, submit
from tischlein.engine.errors import Refusal
from tischlein.server.protocol import requests
from tischlein.server.tables.host import Host

GAMES = list(tischlein.games().values())

EVERY_MOVE_DRAWS = ("heckmeck",)


every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def declined(host: Host, person: int | None, request: requests.AtTable, now: int = 0) -> str:
    """The code of a refusal; nothing has changed."""
    version, room = host.version, repr(host.room)
    with pytest.raises(Refusal) as refused:
        submit(host, None if person is None else PEOPLE[person], request, now)
    assert host.version == version
    assert repr(host.room) == room
    for language in ("en", "de", "fr", "it", ""):
        assert refused.value.sentence(language)
    return refused.value.code


def first_move(host: Host) -> tuple[int, str]:
    seat = host.table.waiting[0]
    return seat, host.table.moves(seat)[0]
