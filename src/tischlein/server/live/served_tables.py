"""What the parts of a hub know of each other: the tables that are served, and what may be done with them."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from tischlein.engine.errors import Refusal
from tischlein.server.live.broadcast import Outgoing, Subscriber
from tischlein.server.live.session import Retry, Session
from tischlein.server.protocol.common import Person
from tischlein.server.tables.log import Entry


class ServedTables(Protocol):
    """All tables of this process."""

    sessions: dict[str, Session]
    attending: dict[Subscriber, set[str]]
    """Which tables every subscriber is at."""
    clock: Callable[[], int]

    def begin(self, work: Coroutine[None, None, None]) -> None: ...

    def serve(self, session: Session) -> None: ...

    def give_up(self, session: Session, refusal: Refusal) -> None: ...

    def deliver(
        self,
        session: Session,
        entries: list[Entry],
        outgoing: list[Outgoing],
        *,
        retry: Retry | None = None,
        stored: Callable[[str], None] | None = None,
        extra: list[Any] | None = None,
        received_at: float = 0.0,
    ) -> None: ...

    def send(self, session: Session, outgoing: list[Outgoing]) -> None: ...

    def remove(self, session: Session, person: str) -> list[Outgoing]: ...

    def person_changed(self, person: Person) -> None: ...

    def ask_bots(self, session: Session) -> None: ...


class FailureHandler(Protocol):
    """Whoever deals with what could not be stored."""

    def failed(self, session: Session, outcome: str, retry: Retry | None) -> None: ...

    def postpone(self, table_id: str, retry: Retry) -> bool: ...


class Follower(Protocol):
    """Whoever brings into force what other processes have written, and tells them who is here."""

    def enter(self, session: Session) -> None: ...

    def follow(self, session: Session, entries: list[Entry]) -> None: ...

    def announce(self, session: Session) -> None: ...

    async def read_on(self, session: Session) -> None: ...
