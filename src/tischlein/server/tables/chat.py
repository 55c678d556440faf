"""Chat at a table: texts and quick reactions, within limits, and who is muted. No text is stored."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from tischlein.engine.errors import Refusal
from tischlein.server.protocol.common import EMOTES, Person
from tischlein.server.protocol.requests import Emote, Mute, Say
from tischlein.server.protocol.responses import Chat, ChatEmote
from tischlein.server.tables import log, seating, text_policy
from tischlein.server.tables.log import Payload

if TYPE_CHECKING:
    from tischlein.server.tables.decide import RequestContext
    from tischlein.server.tables.host import Host

MAX_BURST = 5
BURST_MS = 10_000
"""A person sends at most `MAX_BURST` texts and reactions in this time: enough to talk, too slow to flood."""
MAX_REMEMBERED = 30
"""Texts that a newcomer still receives: what fits on a screen."""


class ChatLog:
    """What was said last at one table."""

    def __init__(self) -> None:
        self.last: deque[Chat] = deque(maxlen=MAX_REMEMBERED)
        self.times: dict[str, deque[int]] = {}
        self.done: deque[tuple[str, str]] = deque(maxlen=4 * MAX_REMEMBERED)
        """Requests that were done already, so that one that is sent again is not done twice."""

    def say(self, table: str, version: int, person: Person, request: Say, now: int) -> Chat:
        if not text_policy.clean(request.text) or not request.text.strip():
            raise Refusal(code="bad-text")
        self.check_pace(person.id, now)
        chat = Chat(table=table, version=version, person=person.id, name=person.name, text=request.text)
        self.last.append(chat)
        self.done.append((person.id, request.id))
        return chat

    def emote(self, table: str, version: int, person: Person, request: Emote, now: int) -> ChatEmote:
        if request.emote not in EMOTES:
            raise Refusal(code="unknown-emote", emotes=", ".join(EMOTES))
        self.check_pace(person.id, now)
        self.done.append((person.id, request.id))
        return ChatEmote(
            table=table, version=version, person=person.id, name=person.name, emote=request.emote
        )

    def check_pace(self, person: str, now: int) -> None:
        times = self.times.setdefault(person, deque(maxlen=MAX_BURST))
        if len(times) == MAX_BURST and now - times[0] < BURST_MS:
            raise Refusal(code="too-fast")
        times.append(now)

    def forget(self, person: str) -> None:
        self.times.pop(person, None)


# ---- Muting ----


def decide_to_mute(host: Host, context: RequestContext, request: Mute) -> list[Payload]:
    host.room.check_host(context.person)
    return [log.Muted(seating.other_person(host, context, request.person), request.muted)]


def mute(host: Host, payload: log.Muted, _: int) -> None:
    muted = host.room.muted
    (muted.add if payload.muted else muted.discard)(payload.person)
