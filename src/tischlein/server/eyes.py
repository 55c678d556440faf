"""A look at a table in bytes, for every pair of eyes: what is the same for all is written once."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct

from tischlein.look import Look
from tischlein.server.messages import Eye, encode
from tischlein.table import Table
from tischlein.words import LANGUAGES, Words, words


class View(Struct):
    """`Table.view`, with the table itself in bytes."""

    game: str
    players: int
    options: dict[str, Any]
    seat: int | None
    waiting: tuple[int, ...]
    moves: list[str]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    table: Raw


class Eyes:
    """What is seen at a table now, and what has happened from a move on (-1: nothing is told)."""

    def __init__(self, table: Table, since: int) -> None:
        self.table = table
        self.since = since
        self.look = Look(table)
        self.middle = encode(self.look.middle)[:-1]
        self.places = [encode(place) for place in self.look.seats]
        self.points, self.winners = table.points, table.winners
        self.secret = table.whispered(since)
        self.views: dict[int | None, Raw] = {}
        self.told: dict[int | None, list[dict[str, Any]]] = {}

    def eye(self, seat: int | None, language: str) -> Raw:
        """A pair of eyes, ready to be sent."""
        events = self.events(seat)
        sentences = self.sentences(events, language) if language in LANGUAGES else UNSET
        return Raw(encode(Eye(seat=seat, view=self.view(seat), events=events, sentences=sentences)))

    def view(self, seat: int | None) -> Raw:
        if seat not in self.views:
            self.views[seat] = Raw(encode(self.made_view(seat)))
        return self.views[seat]

    def made_view(self, seat: int | None) -> View:
        table, places = self.table, self.places
        if seat is not None:
            places = places.copy()
            places[seat] = encode(self.look.own_place(seat))
        return View(
            game=table.game.name,
            players=table.players,
            options=table.options,
            seat=seat,
            waiting=self.look.waiting,
            moves=self.look.moves(seat),
            points=self.points,
            winners=self.winners,
            table=Raw(b'%b,"seats":[%b]}' % (self.middle, b",".join(places))),
        )

    def events(self, seat: int | None) -> list[dict[str, Any]]:
        """What has happened as a seat may know it; where nothing is secret all are told the same."""
        listener = seat if self.secret else None
        if listener not in self.told:
            self.told[listener] = self.table.events(listener, self.since) if self.since >= 0 else []
        return self.told[listener]

    def sentences(self, events: list[dict[str, Any]], language: str) -> list[str]:
        spoken, names = words(self.table.game, language), tuple(self.table.names or ())
        return [say(spoken, event, names) for event in events]


def say(spoken: Words, event: dict[str, Any], names: tuple[str, ...]) -> str:
    """What happened, in words."""
    return sentence(spoken, encode({name: fact for name, fact in event.items() if name != "n"}), names)


@lru_cache(maxsize=20_000)
def sentence(spoken: Words, facts: bytes, names: tuple[str, ...]) -> str:
    """The same things happen again and again, so their sentences are kept."""
    return spoken.event(msgspec.json.decode(facts), names or None)
