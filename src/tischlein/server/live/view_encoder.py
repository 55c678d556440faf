"""The views of a table as bytes, for every seat and for spectators.

What is the same for all is encoded once: bytes are put together here as `responses.SeatView` and
`Table.view` say.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any

import msgspec

from tischlein.i18n.languages import LANGUAGES
from tischlein.i18n.words import SEATS, Words, part_of, words
from tischlein.records.model import Seating, seating_at
from tischlein.server.protocol.responses import encode
from tischlein.table import Table
from tischlein.view import ViewBuilder

NOT_ASKED = b'"moves":[],"decision":null'
SEAT_NUMBERS = [b"%d" % seat for seat in range(10)]


class ViewEncoder:
    """What may be known of a table now, and what has happened from a move on (-1: no events)."""

    def __init__(
        self,
        table: Table,
        names: list[str],
        since: int,
        earlier: Sequence[Seating] = (),
        setup: bytes = b"",
    ) -> None:
        """`setup` is what `encoded_setup` gave for this table, should it be at hand."""
        self.table = table
        self.names = names
        """Those who sit at the table now."""
        self.earlier = earlier
        """Who sat there before seats were taken over."""
        self.since = since
        self.view = view = ViewBuilder(table)
        setup = setup or encoded_setup(table)
        self.before_seat = b',"view":%b,%b,"seat":' % (setup, encode(view.standing())[1:-1])
        self.before_seats = b',"table":%b,"seats":[' % encode(view.middle)[:-1]
        self.seats = [encode(seat) for seat in view.seats]
        self.has_private_events = table.has_private_events(since)
        self.events_of: dict[tuple[int | None, str, bool], bytes] = {}
        """By who may know them, language, and whether they speak to the person at the seat."""
        self.known: dict[int | None, tuple[list[dict[str, Any]], bytes]] = {}
        """The events by who may know them."""
        self.spectators: dict[str, bytes] = {}
        """The spectators' view by language: a crowd of them gets the same."""

    def for_seats(self, seats: tuple[int, ...], language: str) -> bytes:
        """The views of these seats; without a seat one is a spectator.

        Where several people share a device it also gets what all of them may see together: what a
        spectator sees.
        """
        if len(seats) == 1:  # nearly always
            return self.for_seat(seats[0], language, you=language in LANGUAGES)
        own = [self.for_seat(seat, language) for seat in seats]
        return b",".join([*own, self.for_spectator(language)])

    def for_spectator(self, language: str) -> bytes:
        found = self.spectators.get(language)
        if found is None:
            found = self.encoded(b"null", NOT_ASKED, self.seats, self.events(None, language))
            self.spectators[language] = found
        return found

    def for_seat(self, seat: int, language: str, you: bool = False) -> bytes:
        """With `you` sentences speak to the person at the seat: not where several share a device."""
        view, seats = self.view, self.seats.copy()
        seats[seat] = encode(view.own_seat(seat))
        asked = NOT_ASKED
        if seat in view.waiting:
            moves, decision = encode(self.table.open_moves(seat)), encode(view.decision(seat))
            asked = b'"moves":%b,"decision":%b' % (moves, decision)
        return self.encoded(SEAT_NUMBERS[seat], asked, seats, self.events(seat, language, you))

    def encoded(self, number: bytes, asked: bytes, seats: list[bytes], events: bytes) -> bytes:
        """A `responses.SeatView`: a seat, its `Table.view` and its events."""
        parts = (
            b'{"seat":', number, self.before_seat, number, b",", asked,
            self.before_seats, b",".join(seats), b"]}},", events, b"}",
        )  # fmt: skip
        return b"".join(parts)

    def events(self, seat: int | None, language: str, you: bool = False) -> bytes:
        """What has happened as a seat may know it."""
        you = you and seat in self.named_seats
        reader = (seat if self.has_private_events or you else None, language, you)
        found = self.events_of.get(reader)
        if found is None:
            found = self.events_of[reader] = self.encoded_events(*reader)
        return found

    @cached_property
    def named_seats(self) -> set[int]:
        """Whom the events name: the only ones to whom they are told differently."""
        events, _ = self.known_events(None)
        return {event[fact] for event in events for fact in SEATS if event.get(fact) is not None}

    def known_events(self, seat: int | None) -> tuple[list[dict[str, Any]], bytes]:
        """The events as a seat may know them, and encoded; the same for all where none is private."""
        knower = seat if self.has_private_events else None
        found = self.known.get(knower)
        if found is None:
            events = self.table.events(knower, self.since) if self.since >= 0 else []
            found = self.known[knower] = events, b'"events":%b' % encode(events)
        return found

    def encoded_events(self, seat: int | None, language: str, you: bool = False) -> bytes:
        """The events as data and in words."""
        events, data = self.known_events(seat)
        if language not in LANGUAGES:
            return data
        spoken = words(self.table.game, language)
        sentences = []
        for event in events:
            seating = self.seating_then(event["n"])
            names = tuple(self.names if seating is None else seating.names)
            sentences.append(say(spoken, event, names, seat if you and seating is None else None))
        return b'%b,"sentences":%b' % (data, encode(sentences))

    def seating_then(self, n: int) -> Seating | None:
        """Who sat there when something happened; None where that are those who sit there now."""
        return seating_at(self.earlier, n) if self.earlier else None


def encoded_setup(table: Table) -> bytes:
    """What the views of a table begin with for the whole game, without the last bracket."""
    setup = {"game": table.game.name, "players": table.players, "options": table.options}
    return encode(setup)[:-1]


def say(spoken: Words, event: dict[str, Any], names: tuple[str, ...], you: int | None) -> str:
    """What happened, in words."""
    facts = encode({name: payload for name, payload in event.items() if name != "n"})
    return sentence(spoken, facts, names, you if part_of(event, you) else None)


@lru_cache(maxsize=20_000)
def sentence(spoken: Words, facts: bytes, names: tuple[str, ...], you: int | None) -> str:
    """The same things happen again and again, so their sentences are kept."""
    return spoken.event(msgspec.json.decode(facts), names, you)
