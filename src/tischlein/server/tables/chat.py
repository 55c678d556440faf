"""Talk at a table: words and quick signs, within limits. Nothing of it is kept."""

from __future__ import annotations

from collections import deque

from tischlein.engine.errors import Refusal
from tischlein.server.protocol.common import EMOTES, Person
from tischlein.server.protocol.requests import Emote, Say
from tischlein.server.protocol.responses import Chat, ChatEmote
from tischlein.server.tables import text_policy

AT_ONCE = 5
WITHIN = 10_000
"""So many words and signs a person has within so many milliseconds."""
REMEMBERED = 30
"""So many words a newcomer still hears."""


class ChatLog:
    """What is said at one table."""

    def __init__(self) -> None:
        self.last: deque[Chat] = deque(maxlen=REMEMBERED)
        self.times: dict[str, deque[int]] = {}
        self.done: deque[tuple[str, str]] = deque(maxlen=4 * REMEMBERED)
        """Requests that were heard already, so that one that is sent again is not heard twice."""

    def say(self, table: str, version: int, person: Person, request: Say, now: int) -> Chat:
        if not text_policy.clean(request.text) or not request.text.strip():
            raise Refusal(code="bad-text")
        self.check_pace(person.id, now)
        heard = Chat(table=table, version=version, person=person.id, name=person.name, text=request.text)
        self.last.append(heard)
        self.done.append((person.id, request.id))
        return heard

    def sign(self, table: str, version: int, person: Person, request: Emote, now: int) -> ChatEmote:
        if request.emote not in EMOTES:
            raise Refusal(code="unknown-emote", emotes=", ".join(EMOTES))
        self.check_pace(person.id, now)
        self.done.append((person.id, request.id))
        return ChatEmote(
            table=table, version=version, person=person.id, name=person.name, emote=request.emote
        )

    def check_pace(self, person: str, now: int) -> None:
        times = self.times.setdefault(person, deque(maxlen=AT_ONCE))
        if len(times) == AT_ONCE and now - times[0] < WITHIN:
            raise Refusal(code="too-fast")
        times.append(now)

    def forget(self, person: str) -> None:
        self.times.pop(person, None)
