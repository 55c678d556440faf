"""Everybody around one table, and what each of their screens is sent.

A message to a screen is built from what its own seats may know, and from nothing else. Screens with the same
eyes and language share the bytes.
"""

from __future__ import annotations

from typing import Protocol

from msgspec import UNSET, Raw, UnsetType

from tischlein.server.cluster.notifications import Presence
from tischlein.server.live.view_encoder import ViewEncoder
from tischlein.server.protocol.common import Person
from tischlein.server.protocol.responses import AnyMessage, SeatClock, State, encode
from tischlein.server.tables.host import Host
from tischlein.server.tables.room import OVER


class Subscriber(Protocol):
    """One open line to somebody: a browser tab, a terminal, a bot."""

    person: Person | None
    language: str

    def send(self, message: bytes) -> None: ...


Outgoing = tuple[Subscriber, bytes]
"""A message and the screen it is for."""


def post(outgoing: list[Outgoing]) -> None:
    for subscriber, letter in outgoing:
        subscriber.send(letter)


class Broadcast:
    """The screens at one table."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.subscribers: dict[Subscriber, None] = {}
        self.elsewhere: dict[str, Presence] = {}
        """Who is at this table at other processes."""
        self.shown = -1
        """The change of the room that all screens know of."""

    def people_here(self) -> set[str]:
        return {subscriber.person.id for subscriber in self.subscribers if subscriber.person is not None}

    def people(self) -> set[str]:
        """Everybody at the table, here or elsewhere."""
        return self.people_here().union(*(here.people for here in self.elsewhere.values()))

    def strangers(self) -> int:
        """Screens of this process that belong to nobody known."""
        return sum(1 for subscriber in self.subscribers if subscriber.person is None)

    # ---- The room ----

    def room_now(self, looking: str | None = None) -> bytes:
        """The room; whoever looks is here, even where no screen of theirs has come yet."""
        host = self.host
        people = self.people() if looking is None else self.people() | {looking}
        seated = host.room.people()
        strangers = self.strangers() + sum(here.strangers for here in self.elsewhere.values())
        watchers = strangers + len(people - seated)
        over = host.room.phase == OVER and host.room.start is None
        return encode(host.room.shown(people, watchers, host.seed if over else None))

    # ---- Messages ----

    def whole_state(
        self, subscriber: Subscriber, now: int, since: int = -1, answer: str | None = None
    ) -> bytes:
        """The table as this screen may know it, complete."""
        return self.seen_by(person_of(subscriber), subscriber.language, now, since, answer)

    def seen_by(
        self, person: str | None, language: str, now: int, since: int, answer: str | None = None
    ) -> bytes:
        seats = self.host.room.seats_by_person().get(person, ())
        beginning = self.beginning(Raw(self.room_now(person)), now, answer)
        return seen(beginning, self.look(since), seats, language)

    def beginning(self, room: Raw | UnsetType, now: int, answer: str | None = None) -> bytes:
        """A `responses.State` without its views, which is the same for all screens but the one that asked."""
        message = State(
            table=self.host.id,
            version=self.host.version,
            moves_made=len(self.host.table.made) if self.host.table else 0,
            request=UNSET if answer is None else answer,
            room=room,
            clocks=self.clocks(now),
        )
        return encode(message)[:-1]

    def clocks(self, now: int) -> list[SeatClock] | UnsetType:
        if self.host.clocks.pace is None:
            return UNSET
        stopped = self.host.room.paused_at
        reserves = [chair.reserve for chair in self.host.room.chairs]
        return self.host.clocks.shown(reserves, now if stopped is None else stopped) or UNSET

    def look(self, since: int) -> ViewEncoder | None:
        """The game as it is now, with what happened from a move on; before the deal there is none."""
        host = self.host
        return ViewEncoder(host.table, host.names, since, host.earlier) if host.table else None

    def news(
        self, moves_before: int | None, now: int, asker: Subscriber | None, answer: str | None
    ) -> list[Outgoing]:
        """What every screen is sent after something has changed: at least the asker gets an answer.

        `moves_before` says how many moves the game had before; None: it has not changed.
        """
        changed: Raw | UnsetType = UNSET
        if self.shown != self.host.room_changes:
            changed = Raw(self.room_now())
            self.shown = self.host.room_changes
        if moves_before is None:
            return self.room_news(changed, now, asker, answer)
        beginning, look = self.beginning(changed, now), self.look(moves_before + 1)
        answering = self.beginning(changed, now, answer)
        seated = self.host.room.seats_by_person()
        outgoing: list[Outgoing] = []
        for subscriber in self.subscribers:
            seats = seated.get(person_of(subscriber), ())
            start = answering if subscriber is asker else beginning
            outgoing.append((subscriber, seen(start, look, seats, subscriber.language)))
        return outgoing

    def room_news(
        self, changed: Raw | UnsetType, now: int, asker: Subscriber | None, answer: str | None
    ) -> list[Outgoing]:
        """The game is as it was: only who sees a change, or has asked, hears something."""
        told, answered = self.beginning(changed, now) + b"}", self.beginning(changed, now, answer) + b"}"
        hearing = [
            subscriber for subscriber in self.subscribers if subscriber is asker or changed is not UNSET
        ]
        return [(subscriber, answered if subscriber is asker else told) for subscriber in hearing]

    def everybody(self, message: AnyMessage) -> list[Outgoing]:
        """The same message for all."""
        encoded = encode(message)
        return [(subscriber, encoded) for subscriber in self.subscribers]


def person_of(subscriber: Subscriber) -> str | None:
    return None if subscriber.person is None else subscriber.person.id


def seen(beginning: bytes, look: ViewEncoder | None, seats: tuple[int, ...], language: str) -> bytes:
    """A state with its eyes; before the deal there are none."""
    return b'%b,"views":[%b]}' % (beginning, look.all_of(seats, language) if look else b"")
