"""The subscribers of one table, and what each of them is sent.

A message is built from what the subscriber's own seats may know, and from nothing else. Subscribers with the
same view and language share its bytes.
"""

from __future__ import annotations

from typing import Protocol

from msgspec import UNSET, Raw, UnsetType

from tischlein.server.cluster.notifications import Presence
from tischlein.server.live.event_encoder import EventEncoder
from tischlein.server.live.view_encoder import UpdateEncoder, ViewEncoder, encoded_setup
from tischlein.server.protocol.common import Person
from tischlein.server.protocol.responses import AnyMessage, SeatClock, State, Update, encode
from tischlein.server.tables.decide import Change
from tischlein.server.tables.host import Host
from tischlein.server.tables.playing import Playing
from tischlein.server.tables.room import OVER
from tischlein.table import Table

PRESENCE_CHANGED = Change([], None, room_changed=True)
"""Somebody has come or gone: no entry of the log says so."""


class Subscriber(Protocol):
    """An open connection that wants to know about tables: a browser tab, a terminal, a bot."""

    person: Person | None
    language: str
    address: str

    def send(self, message: bytes) -> None: ...

    def charge(self, size: int) -> None: ...


Outgoing = tuple[Subscriber, bytes]
"""A message and whom it is for."""


def send_all(outgoing: list[Outgoing]) -> None:
    for subscriber, message in outgoing:
        subscriber.send(message)


class Broadcast:
    """Everybody at one table."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.subscribers: dict[Subscriber, None] = {}
        self.elsewhere: dict[str, Presence] = {}
        """Who is at this table at other processes."""
        self.room_sent = False
        """Has the room been sent to all since the table is served?"""
        self.setup: tuple[Table | None, bytes] = (None, b"")
        """What the views of the game that was shown last begin with."""

    def people_here(self) -> set[str]:
        return {subscriber.person.id for subscriber in self.subscribers if subscriber.person is not None}

    def people(self) -> set[str]:
        """Everybody at the table, here or elsewhere."""
        return self.people_here().union(*(here.people for here in self.elsewhere.values()))

    def strangers(self) -> int:
        """Subscribers of this process that are nobody known."""
        return sum(1 for subscriber in self.subscribers if subscriber.person is None)

    # ---- The room ----

    def room_now(self, looking: str | None = None) -> bytes:
        """The room; whoever looks is present, even where they have not subscribed yet."""
        host = self.host
        people = self.people() if looking is None else self.people() | {looking}
        seated = host.room.people()
        strangers = self.strangers() + sum(here.strangers for here in self.elsewhere.values())
        spectators = strangers + len(people - seated)
        over = host.room.phase == OVER and host.room.start is None
        return encode(host.room.shown(people, spectators, host.room.seed if over else None))

    # ---- The whole state ----

    def whole_state(
        self, subscriber: Subscriber, now: int, since: int = -1, request: str | None = None
    ) -> bytes:
        """The table as this subscriber may know it, complete."""
        return self.state_for(person_of(subscriber), subscriber.language, now, since, request)

    def state_for(
        self, person: str | None, language: str, now: int, since: int, request: str | None = None
    ) -> bytes:
        head = self.head(Raw(self.room_now(person)), now)
        if request is not None:
            head = answering(head, request)
        seats = self.host.seats_by_person.get(person, ())
        return with_views(head, self.views(since), seats, language)

    def head(self, room: Raw | UnsetType, now: int) -> bytes:
        """A `responses.State` without views, request and its last bracket: the same for all."""
        message = State(
            table=self.host.id,
            version=self.host.version,
            moves_made=self.host.moves_made(),
            room=room,
            clocks=UNSET if self.host.room.pace is None else self.clocks(now),
        )
        return encode(message)[:-1]

    def clocks(self, now: int) -> list[SeatClock] | UnsetType:
        room, shown = self.host.room, self.host.shown
        if shown is None:
            return UNSET
        reserves = [seat.reserve for seat in room.seats]
        return shown.clocks.shown(reserves, now if room.paused_at is None else room.paused_at) or UNSET

    def views(self, since: int) -> ViewEncoder | None:
        """The game as it is now, with what happened from a move on; before the deal there is none."""
        shown = self.host.shown
        if shown is None:
            return None
        if self.setup[0] is not shown.table:
            self.setup = shown.table, encoded_setup(shown.table)
        return ViewEncoder(shown.table, self.events(shown, since), self.setup[1])

    def events(self, shown: Playing, since: int) -> EventEncoder:
        return EventEncoder(shown.table, shown.names, since, shown.earlier)

    # ---- Updates ----

    def update(
        self, change: Change, now: int, asker: Subscriber | None = None, request: str | None = None
    ) -> list[Outgoing]:
        """What every subscriber is sent after a change: at least the asker gets an answer."""
        room: Raw | UnsetType = UNSET
        if change.room_changed or not self.room_sent:
            room = Raw(self.room_now())
            self.room_sent = True
        if change.only_moves and change.first_new_move is not None:
            return self.update_after_moves(change.first_new_move, room, now, asker, request)
        head = self.head(room, now)
        answer = head if request is None else answering(head, request)
        if change.first_new_move is None:
            return self.update_without_views(head, answer, room is not UNSET, asker)
        views, seats_of = self.views(change.first_new_move), self.host.seats_by_person
        outgoing: list[Outgoing] = []
        for subscriber in self.subscribers:
            person = subscriber.person
            seats = seats_of.get(person.id, ()) if person is not None else ()
            start = answer if subscriber is asker else head
            outgoing.append((subscriber, with_views(start, views, seats, subscriber.language)))
        return outgoing

    def update_after_moves(
        self, since: int, room: Raw | UnsetType, now: int, asker: Subscriber | None, request: str | None
    ) -> list[Outgoing]:
        """What moves have changed; whoever knew the table before knows it now."""
        if not self.subscribers:
            return []
        host, playing = self.host, self.host.playing
        update = Update(
            table=host.id,
            version=host.version,
            moves_made=len(playing.table.made),
            room=room,
            clocks=UNSET if host.room.pace is None else self.clocks(now),
        )
        updates = UpdateEncoder(playing.table, self.events(playing, since), update)
        outgoing: list[Outgoing] = []
        for subscriber in self.subscribers:
            person = subscriber.person
            seats = host.seats_by_person.get(person.id, ()) if person is not None else ()
            message = updates.for_seats(seats, subscriber.language)
            if subscriber is asker and request is not None:
                message = b"%b}" % answering(message[:-1], request)
            outgoing.append((subscriber, message))
        return outgoing

    def update_without_views(
        self, head: bytes, answer: bytes, room_changed: bool, asker: Subscriber | None
    ) -> list[Outgoing]:
        """The game is as it was: only who sees a changed room, or has asked, is sent something."""
        return [
            (subscriber, (answer if subscriber is asker else head) + b"}")
            for subscriber in self.subscribers
            if subscriber is asker or room_changed
        ]

    def everybody(self, message: AnyMessage) -> list[Outgoing]:
        """The same message for all."""
        encoded = encode(message)
        return [(subscriber, encoded) for subscriber in self.subscribers]


def person_of(subscriber: Subscriber) -> str | None:
    return None if subscriber.person is None else subscriber.person.id


def answering(head: bytes, request: str) -> bytes:
    """The same for whoever asked for it."""
    return b'%b,"request":%b' % (head, encode(request))


def with_views(head: bytes, views: ViewEncoder | None, seats: tuple[int, ...], language: str) -> bytes:
    """A whole state; before the deal it has no views."""
    return b'%b,"views":[%b]}' % (head, views.for_seats(seats, language) if views else b"")
