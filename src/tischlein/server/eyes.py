"""A look at a table in bytes, for every pair of eyes.

Whatever is the same for all who look, or was the same a moment ago, is written once: bytes are put together
here, as `messages.Eye` and `Table.view` say.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from tischlein.look import Look
from tischlein.server.messages import encode
from tischlein.table import Table
from tischlein.words import LANGUAGES, Words, words


class Eyes:
    """What is seen at a table now, and what has happened from a move on (-1: nothing is told)."""

    def __init__(self, table: Table, names: dict[str, list[str]], since: int) -> None:
        self.table = table
        self.names = names
        """The people at the table, by language."""
        self.since = since
        self.look = Look(table)
        self.course = encode(self.look.course)[:-1]
        self.middle = encode(self.look.middle)[:-1]
        self.places = [encode(place) for place in self.look.seats]
        self.secret = table.whispered(since)
        self.views: dict[int | None, bytes] = {}
        self.news: dict[tuple[int | None, str], bytes] = {}

    def eye(self, seat: int | None, language: str) -> bytes:
        """A pair of eyes, ready to be sent."""
        if seat not in self.views:
            self.views[seat] = self.view(seat)
        listener = seat if self.secret else None  # where nothing is secret all are told the same
        if (listener, language) not in self.news:
            self.news[listener, language] = self.told(listener, language)
        return b"{%b,%b}" % (self.views[seat], self.news[listener, language])

    def view(self, seat: int | None) -> bytes:
        """A seat and its `Table.view`."""
        if seat is None:
            who, places = b"null", self.places
        else:
            who, places = b"%d" % seat, self.places.copy()
            places[seat] = encode(self.look.own_place(seat))
        moves = encode(self.look.moves(seat))
        lies = b'%b,"seats":[%b]}' % (self.middle, b",".join(places))
        return b'"seat":%b,"view":%b,"seat":%b,"moves":%b,"table":%b}' % (who, self.course, who, moves, lies)

    def told(self, seat: int | None, language: str) -> bytes:
        """What has happened as a seat may know it, as facts and in words."""
        events = self.table.events(seat, self.since) if self.since >= 0 else []
        facts = b'"events":%b' % encode(events)
        if language not in LANGUAGES:
            return facts
        spoken, names = words(self.table.game, language), tuple(self.names[language])
        return b'%b,"sentences":%b' % (facts, encode([say(spoken, event, names) for event in events]))


def say(spoken: Words, event: dict[str, Any], names: tuple[str, ...]) -> str:
    """What happened, in words."""
    return sentence(spoken, encode({name: fact for name, fact in event.items() if name != "n"}), names)


@lru_cache(maxsize=20_000)
def sentence(spoken: Words, facts: bytes, names: tuple[str, ...]) -> str:
    """The same things happen again and again, so their sentences are kept."""
    return spoken.event(msgspec.json.decode(facts), names)
