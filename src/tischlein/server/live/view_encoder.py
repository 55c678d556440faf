"""A look at a table in bytes, for every pair of eyes.

Whatever is the same for all who look, or was the same a moment ago, is written once: bytes are put together
here, as `responses.SeatView` and `Table.view` say.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from tischlein.i18n.languages import LANGUAGES
from tischlein.i18n.names import seat_names
from tischlein.i18n.words import Words, words
from tischlein.records.record import Sitting, sitting_at
from tischlein.server.protocol.responses import encode
from tischlein.table import Table
from tischlein.view import Look


class ViewEncoder:
    """What is seen at a table now, and what has happened from a move on (-1: nothing is told)."""

    def __init__(
        self, table: Table, names: dict[str, list[str]], since: int, earlier: Sequence[Sitting] = ()
    ) -> None:
        self.table = table
        self.names = names
        """The people at the table, by language."""
        self.earlier = earlier
        """Who sat there before seats were taken over."""
        self.since = since
        self.look = Look(table)
        self.course = b',"view":%b,"seat":' % encode(self.look.course)[:-1]
        self.middle = b',"table":%b,"seats":[' % encode(self.look.middle)[:-1]
        self.places = [encode(place) for place in self.look.seats]
        self.secret = table.whispered(since)
        self.ready: dict[tuple[int | None, str], bytes] = {}
        """Eyes by seat and language: a crowd of bystanders sees the same."""
        self.news: dict[tuple[int | None, str], bytes] = {}

    def all_of(self, seats: tuple[int, ...], language: str) -> bytes:
        """What a screen with these seats sees; without a seat one looks as a bystander.

        Where several people share a device it also gets what all of them may see together: what a bystander
        sees.
        """
        if len(seats) == 1:  # nearly always
            return self.eye(seats[0], language)
        return b",".join([self.eye(seat, language) for seat in (*seats, None)])

    def eye(self, seat: int | None, language: str) -> bytes:
        """A pair of eyes, ready to be sent."""
        eye = self.ready.get((seat, language))
        if eye is None:
            eye = self.ready[seat, language] = self.written(seat, language)
        return eye

    def written(self, seat: int | None, language: str) -> bytes:
        """A seat, its `Table.view` and its news."""
        who, moves, places = b"null", b"[]", self.places
        if seat is not None:
            who, places = b"%d" % seat, places.copy()
            places[seat] = encode(self.look.own_place(seat))
            if seat in self.look.waiting:
                moves = encode(self.table.open_moves(seat))
        seats, told = b",".join(places), self.heard(seat, language)
        parts = (
            b'{"seat":', who, self.course, who, b',"moves":', moves, self.middle, seats, b"]}},", told, b"}",
        )  # fmt: skip
        return b"".join(parts)

    def heard(self, seat: int | None, language: str) -> bytes:
        """What a seat is told; where nothing is secret all are told the same."""
        listener = (seat if self.secret else None, language)
        told = self.news.get(listener)
        if told is None:
            told = self.news[listener] = self.told(*listener)
        return told

    def told(self, seat: int | None, language: str) -> bytes:
        """What has happened as a seat may know it, as facts and in words."""
        events = self.table.events(seat, self.since) if self.since >= 0 else []
        facts = b'"events":%b' % encode(events)
        if language not in LANGUAGES:
            return facts
        spoken = words(self.table.game, language)
        sentences = [say(spoken, event, self.names_then(event["n"], language)) for event in events]
        return b'%b,"sentences":%b' % (facts, encode(sentences))

    def names_then(self, n: int, language: str) -> tuple[str, ...]:
        """What those were called who sat there when something happened."""
        sitting = sitting_at(self.earlier, n) if self.earlier else None
        return tuple(seat_names(sitting.names, sitting.bots, language) if sitting else self.names[language])


def say(spoken: Words, event: dict[str, Any], names: tuple[str, ...]) -> str:
    """What happened, in words."""
    return sentence(spoken, encode({name: payload for name, payload in event.items() if name != "n"}), names)


@lru_cache(maxsize=20_000)
def sentence(spoken: Words, facts: bytes, names: tuple[str, ...]) -> str:
    """The same things happen again and again, so their sentences are kept."""
    return spoken.event(msgspec.json.decode(facts), names)
