"""What has happened at a table: as data, and in words, for everybody who may know it.

Each event is worded once for each language, and once more for the person it speaks to.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from tischlein.i18n.languages import LANGUAGES
from tischlein.i18n.words import Words, part_of, words
from tischlein.records.model import Seating, seating_at
from tischlein.server.protocol.responses import encode
from tischlein.table import Table

MAX_SENTENCES = 20_000
"""Sentences that are kept, with some 300 bytes each: the same things happen again and again."""


class EventEncoder:
    """What has happened from a move on (-1: nothing is to be told)."""

    def __init__(
        self, table: Table, names: Sequence[str], since: int, earlier: Sequence[Seating] = ()
    ) -> None:
        self.table = table
        self.names = tuple(names)
        """Those who sit at the table now."""
        self.earlier = earlier
        """Who sat there before seats were taken over."""
        self.since = since
        self.has_private = table.has_private_events(since)
        """May some know more of it than others?"""
        self.public = table.events(None, since) if since >= 0 else []
        """The events as everybody may know them."""
        self.known: dict[int | None, list[dict[str, Any]]] = {None: self.public}
        """The events by who may know them."""
        self.facts: dict[int | None, list[bytes]] = {}
        """The same without their numbers, encoded: what their sentences are kept under."""
        self.in_words: dict[tuple[int | None, str, int | None], list[str]] = {}
        """The sentences by who may know them, language, and the seat they speak to."""

    def events(self, seat: int | None) -> list[dict[str, Any]]:
        """The events as a seat may know them; the same for all where none is private."""
        knower = seat if self.has_private else None
        found = self.known.get(knower)
        if found is None:
            found = self.known[knower] = self.table.events(knower, self.since) if self.since >= 0 else []
        return found

    def sentences(self, seat: int | None, language: str, you: bool = False) -> list[str] | None:
        """The events in words; with `you` they speak to the person at the seat.

        None: nothing is said in this language.
        """
        if language not in LANGUAGES:
            return None
        key = (seat if self.has_private else None, language, seat if you else None)
        found = self.in_words.get(key)
        if found is None:
            found = self.in_words[key] = self.worded(*key)
        return found

    def worded(self, knower: int | None, language: str, reader: int | None) -> list[str]:
        spoken = words(self.table.game, language)
        sentences = []
        for event, facts in zip(self.events(knower), self.facts_for(knower), strict=True):
            seating = self.seating_then(event["n"])
            names = self.names if seating is None else tuple(seating.names)
            you = reader if seating is None and part_of(event, reader) else None
            sentences.append(sentence(spoken, facts, names, you))
        return sentences

    def facts_for(self, knower: int | None) -> list[bytes]:
        found = self.facts.get(knower)
        if found is None:
            found = self.facts[knower] = [encode(told(event)) for event in self.events(knower)]
        return found

    def seating_then(self, n: int) -> Seating | None:
        """Who sat there when something happened; None where that are those who sit there now."""
        return seating_at(self.earlier, n) if self.earlier else None


def told(event: dict[str, Any]) -> dict[str, Any]:
    """What is said of an event: not with which move it came."""
    return {name: fact for name, fact in event.items() if name != "n"}


@lru_cache(maxsize=MAX_SENTENCES)
def sentence(spoken: Words, facts: bytes, names: tuple[str, ...], you: int | None) -> str:
    return spoken.event(msgspec.json.decode(facts), names, you)
