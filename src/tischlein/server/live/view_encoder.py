"""The views of a table as bytes, for every seat and for spectators.

What is the same for all is encoded once: bytes are put together here as `responses.SeatView` and
`Table.view` say.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from tischlein.i18n.languages import LANGUAGES
from tischlein.i18n.names import seat_names
from tischlein.i18n.words import Words, words
from tischlein.records.model import Seating, seating_at
from tischlein.server.protocol.responses import encode
from tischlein.table import Table
from tischlein.view import Look


class ViewEncoder:
    """What may be known of a table now, and what has happened from a move on (-1: no events)."""

    def __init__(
        self, table: Table, names: dict[str, list[str]], since: int, earlier: Sequence[Seating] = ()
    ) -> None:
        self.table = table
        self.names = names
        """The people at the table, by language."""
        self.earlier = earlier
        """Who sat there before seats were taken over."""
        self.since = since
        self.view = Look(table)
        self.before_seat = b',"view":%b,"seat":' % encode(self.view.course)[:-1]
        self.before_seats = b',"table":%b,"seats":[' % encode(self.view.middle)[:-1]
        self.seats = [encode(seat) for seat in self.view.seats]
        self.whispered = table.whispered(since)
        self.ready: dict[tuple[int | None, str], bytes] = {}
        """Views by seat and language: a crowd of spectators gets the same."""
        self.ready_events: dict[tuple[int | None, str], bytes] = {}

    def for_seats(self, seats: tuple[int, ...], language: str) -> bytes:
        """The views of these seats; without a seat one is a spectator.

        Where several people share a device it also gets what all of them may see together: what a
        spectator sees.
        """
        if len(seats) == 1:  # nearly always
            return self.for_seat(seats[0], language)
        return b",".join([self.for_seat(seat, language) for seat in (*seats, None)])

    def for_seat(self, seat: int | None, language: str) -> bytes:
        found = self.ready.get((seat, language))
        if found is None:
            found = self.ready[seat, language] = self.encoded(seat, language)
        return found

    def encoded(self, seat: int | None, language: str) -> bytes:
        """A seat, its `Table.view` and its events."""
        number, moves, decision, seats = b"null", b"[]", b"null", self.seats
        if seat is not None:
            number, seats = b"%d" % seat, seats.copy()
            seats[seat] = encode(self.view.own_place(seat))
            if seat in self.view.waiting:
                moves = encode(self.table.open_moves(seat))
                decision = encode(self.view.decision(seat))
        parts = (
            b'{"seat":', number, self.before_seat, number, b',"moves":', moves, b',"decision":', decision,
            self.before_seats, b",".join(seats), b"]}},", self.events(seat, language), b"}",
        )  # fmt: skip
        return b"".join(parts)

    def events(self, seat: int | None, language: str) -> bytes:
        """What has happened as a seat may know it; where nothing is secret it is the same for all."""
        reader = (seat if self.whispered else None, language)
        found = self.ready_events.get(reader)
        if found is None:
            found = self.ready_events[reader] = self.encoded_events(*reader)
        return found

    def encoded_events(self, seat: int | None, language: str) -> bytes:
        """The events as data and in words."""
        events = self.table.events(seat, self.since) if self.since >= 0 else []
        data = b'"events":%b' % encode(events)
        if language not in LANGUAGES:
            return data
        spoken = words(self.table.game, language)
        sentences = [say(spoken, event, self.names_then(event["n"], language)) for event in events]
        return b'%b,"sentences":%b' % (data, encode(sentences))

    def names_then(self, n: int, language: str) -> tuple[str, ...]:
        """What those were called who sat there when something happened."""
        seating = seating_at(self.earlier, n) if self.earlier else None
        return tuple(seat_names(seating.names, seating.bots, language) if seating else self.names[language])


def say(spoken: Words, event: dict[str, Any], names: tuple[str, ...]) -> str:
    """What happened, in words."""
    return sentence(spoken, encode({name: payload for name, payload in event.items() if name != "n"}), names)


@lru_cache(maxsize=20_000)
def sentence(spoken: Words, facts: bytes, names: tuple[str, ...]) -> str:
    """The same things happen again and again, so their sentences are kept."""
    return spoken.event(msgspec.json.decode(facts), names)
