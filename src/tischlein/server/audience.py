"""Everybody around one table, and what each of their screens is sent.

A message to a screen is built from what its own seats may know, and from nothing else. Screens with the same
eyes and language share the bytes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Protocol

import msgspec
from msgspec import UNSET, Raw, UnsetType

from tischlein.server.host import Host
from tischlein.server.messages import AnyMessage, Eye, Person, SeatClock, State, encode
from tischlein.server.room import OVER
from tischlein.words import LANGUAGES, Words, words


class Screen(Protocol):
    """One open line to somebody: a browser tab, a terminal, a bot."""

    person: Person | None
    language: str

    def send(self, message: bytes) -> None: ...


Letter = tuple[Screen, bytes]
"""A message and the screen it is for."""


Sight = tuple[Raw, list[dict[str, Any]]]
"""A view and the news, of one seat."""


class Audience:
    """The screens at one table."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.screens: dict[Screen, None] = {}
        self.shown = -1
        """The change of the room that all screens know of."""

    def people(self) -> set[str]:
        return {screen.person.id for screen in self.screens if screen.person is not None}

    def eyes_of(self, screen: Screen) -> Sequence[int | None]:
        """The seats that a screen looks from; without a seat one looks as a bystander.

        Where several people share a device it also gets what all of them may see together: what a bystander sees.
        """
        person = screen.person
        seats = self.host.room.seats_of(person.id if person else None)
        return seats if len(seats) == 1 else (*seats, None)

    # ---- The room ----

    def room_now(self) -> bytes:
        host = self.host
        people = self.people()
        seated = host.room.people()
        watchers = sum(1 for screen in self.screens if screen.person is None) + len(people - seated)
        over = host.room.phase == OVER and host.room.start is None
        return encode(host.room.shown(people, watchers, host.seed if over else None))

    # ---- Messages ----

    def whole_state(self, screen: Screen, now: int, since: int = -1, answer: str | None = None) -> bytes:
        """The table as this screen may know it, complete."""
        seats = self.eyes_of(screen)
        eyes = self.eyes(seats, screen.language, self.sights(seats, since))
        return self.state(Raw(self.room_now()), eyes, now, answer)

    def state(
        self, room: Raw | UnsetType, eyes: list[Raw] | UnsetType, now: int, answer: str | None = None
    ) -> bytes:
        return encode(
            State(
                table=self.host.id,
                version=self.host.version,
                made=len(self.host.table.made) if self.host.table else 0,
                answer=UNSET if answer is None else answer,
                room=room,
                eyes=eyes,
                clocks=self.clocks(now),
            )
        )

    def clocks(self, now: int) -> list[SeatClock] | UnsetType:
        if self.host.clocks.pace is None:
            return UNSET
        stopped = self.host.room.paused_at
        reserves = [chair.reserve for chair in self.host.room.chairs]
        return self.host.clocks.shown(reserves, now if stopped is None else stopped) or UNSET

    def sights(self, seats: Iterable[int | None], since: int) -> dict[int | None, Sight]:
        """What seats may know, with the events from a move on (-1: no events)."""
        table = self.host.table
        if table is None:
            return {}
        listed = list(seats)
        views = table.views(listed)
        told = [table.events(seat, since) if since >= 0 else [] for seat in listed]
        return {
            seat: (Raw(encode(view)), events) for seat, view, events in zip(listed, views, told, strict=True)
        }

    def eyes(self, seats: Iterable[int | None], language: str, sights: dict[int | None, Sight]) -> list[Raw]:
        """The same in a language, ready to be sent."""
        table = self.host.table
        if table is None:
            return []
        spoken = words(table.game, language) if language in LANGUAGES else None
        names = tuple(table.names or ())
        encoded = []
        for seat in seats:
            view, events = sights[seat]
            sentences = [say(spoken, event, names) for event in events] if spoken else UNSET
            encoded.append(Raw(encode(Eye(seat=seat, view=view, events=events, sentences=sentences))))
        return encoded

    def news(
        self, moves_before: int | None, now: int, asker: Screen | None, answer: str | None
    ) -> list[Letter]:
        """What every screen is sent after something has changed: at least the asker gets an answer.

        `moves_before` says how many moves the game had before; None: it has not changed.
        """
        changed: Raw | UnsetType = UNSET
        if self.shown != self.host.room_changes:
            changed = Raw(self.room_now())
            self.shown = self.host.room_changes
        if moves_before is None:
            if changed is UNSET and asker is None:
                return []
            return [
                (screen, self.state(changed, UNSET, now, answer if screen is asker else None))
                for screen in self.screens
                if screen is asker or changed is not UNSET
            ]
        looking = {screen: tuple(self.eyes_of(screen)) for screen in self.screens}
        sights = self.sights({seat for seats in looking.values() for seat in seats}, moves_before + 1)
        made: dict[tuple[Any, ...], bytes] = {}
        letters: list[Letter] = []
        for screen, seats in looking.items():
            mine = answer if screen is asker else None
            key = (seats, screen.language, mine)
            if key not in made:
                made[key] = self.state(changed, self.eyes(seats, screen.language, sights), now, mine)
            letters.append((screen, made[key]))
        return letters

    def everybody(self, message: AnyMessage) -> list[Letter]:
        """The same message for all."""
        encoded = encode(message)
        return [(screen, encoded) for screen in self.screens]


def say(spoken: Words, event: dict[str, Any], names: tuple[str, ...]) -> str:
    """What happened, in words."""
    return sentence(spoken, encode({name: fact for name, fact in event.items() if name != "n"}), names)


@lru_cache(maxsize=20_000)
def sentence(spoken: Words, facts: bytes, names: tuple[str, ...]) -> str:
    """The same things happen again and again, so their sentences are kept."""
    return spoken.event(msgspec.json.decode(facts), names or None)
