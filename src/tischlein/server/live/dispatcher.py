"""The dispatcher: brings every request of a subscriber to its table, and sees people come and go."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from tischlein.engine.errors import Refusal
from tischlein.i18n.languages import LANGUAGES
from tischlein.server.cluster.notifications import ChatSent
from tischlein.server.live.bot_turns import task_for
from tischlein.server.live.broadcast import PRESENCE_CHANGED, Outgoing, Subscriber, send_all
from tischlein.server.live.fair_queue import Owner
from tischlein.server.live.hub import Hub
from tischlein.server.live.session import Session
from tischlein.server.net.limits import Limits
from tischlein.server.protocol import requests, responses
from tischlein.server.protocol.responses import Refused, encode
from tischlein.server.storage.writer import CONFLICT
from tischlein.server.tables import undo
from tischlein.server.tables.decide import NOTHING, RequestContext
from tischlein.server.tables.host import BotTurn

MAX_TABLES = 50
"""Tables that one subscriber may be at: far more than anybody follows."""
NAMELESS_SHARE = 0.5
"""Of the connections at a table for those who have given no name: friends with a link have the other half."""
ADDRESS_SHARE = 0.25
"""Of the connections at a table for one address: more than a household, or a class that watches, has."""
MAX_ATTEMPTS = 10
"""How often others may be quicker; each time the game has gone on."""

Handler = Callable[[Session, Subscriber, Any, RequestContext], None]


class Dispatcher:
    """Between the connections and the tables."""

    def __init__(self, hub: Hub, limits: Limits | None = None) -> None:
        self.hub = hub
        self.limits = limits or Limits()
        self.handlers: dict[type[requests.AtTable], Handler] = {
            requests.Attend: self.attend,
            requests.Leave: self.leave_table,
            requests.Say: self.chat,
            requests.Emote: self.chat,
            requests.Why: self.explain,
            requests.Suggest: self.suggest,
            requests.CanUndo: self.can_undo,
        }

    # ---- Requests ----

    def receive_now(
        self,
        subscriber: Subscriber,
        request: requests.TableRequest,
        received_at: float = 0.0,
        attempt: int = 1,
    ) -> bool:
        """Does what is asked of a table in memory; False: the table must be looked for first."""
        session = self.hub.sessions.get(request.table)
        if session is None:
            return False
        context = RequestContext(
            subscriber.person, subscriber.language, self.hub.clock(), request.id, attempt, received_at
        )
        try:
            if subscriber not in session.broadcast.subscribers and type(request) is not requests.Attend:
                raise Refusal(code="not-attending")
            handler = self.handlers.get(type(request), self.submit)
            handler(session, subscriber, request, context)
        except Refusal as refusal:
            self.decline(session, subscriber, request, refusal)
        return True

    async def receive(self, subscriber: Subscriber, request: requests.TableRequest) -> None:
        """Does what is asked, or says why not."""
        try:
            await self.hub.find_table(request.table)
            self.receive_now(subscriber, request)
        except Refusal as refusal:
            self.decline(None, subscriber, request, refusal)

    def retry(
        self, subscriber: Subscriber, request: requests.TableRequest, attempt: int, outcome: str
    ) -> None:
        """A request that was not stored. Where somebody was quicker it is asked again, of the new table."""
        session = self.hub.sessions.get(request.table)
        if subscriber not in self.hub.attending:
            return
        person = subscriber.person
        done = session is not None and person is not None and session.host.did(person, request)
        again = done or (outcome == CONFLICT and attempt < MAX_ATTEMPTS)
        if not (again and self.receive_now(subscriber, request, attempt=attempt + 1)):
            self.decline(session, subscriber, request, Refusal(code=outcome))

    def submit(
        self,
        session: Session,
        subscriber: Subscriber,
        request: requests.TableRequest,
        context: RequestContext,
    ) -> None:
        """A request that the table's host decides: stored, then sent to all."""
        if "\0" in request.id:  # PostgreSQL could not store it
            raise Refusal(code="malformed", detail="id")
        change = session.host.submit(context, request)
        if not change.entries:
            state = self.asked_state(session, subscriber, request=request.id)
            self.hub.send(session, [(subscriber, state)])
            return
        outgoing = session.broadcast.update(change, context.now, subscriber, request.id)
        if isinstance(request, requests.Play):
            self.hub.metrics.moves["person"] += 1
        elif isinstance(request, requests.Remove):
            outgoing += self.hub.remove(session, request.person)
        retry = partial(self.retry, subscriber, request, context.attempt)
        self.hub.deliver(session, change.entries, outgoing, retry=retry, received_at=context.received_at)

    def decline(
        self, session: Session | None, subscriber: Subscriber, request: requests.AtTable, refusal: Refusal
    ) -> None:
        """A refusal, with the table as it is for whoever attends it."""
        self.hub.metrics.refused[refusal.code] += 1
        refused = Refused(
            id=request.id,
            code=refusal.code,
            sentence=refusal.sentence(subscriber.language, names_at(session)),
            rule=refusal.rule or msgspec.UNSET,
            table=request.table,
        )
        if session is None:
            subscriber.send(encode(refused))
            return
        refused.version = session.host.version
        if subscriber in session.broadcast.subscribers:
            refused.state = msgspec.Raw(self.asked_state(session, subscriber))
        self.hub.send(session, [(subscriber, encode(refused))])

    def asked_state(
        self, session: Session, subscriber: Subscriber, since: int = -1, request: str | None = None
    ) -> bytes:
        """The whole table for somebody who has asked for it, and pays for what it weighs."""
        state = session.broadcast.whole_state(subscriber, self.hub.clock(), since, request)
        subscriber.charge(len(state))
        return state

    def done(self, session: Session, request: requests.AtTable) -> bytes:
        return encode(responses.Done(id=request.id, table=session.host.id, version=session.stored))

    # ---- Coming and going ----

    def attend(
        self, session: Session, subscriber: Subscriber, request: requests.Attend, context: RequestContext
    ) -> None:
        """Somebody comes to the table, or asks for its whole state; the others learn who is here."""
        person, broadcast = subscriber.person, session.broadcast
        if person is not None and person.id in session.host.room.removed:
            raise Refusal(code="removed")
        change, outgoing = NOTHING, list[Outgoing]()
        if subscriber not in broadcast.subscribers:
            self.check_room_for(session, subscriber)
            newcomer = person is not None and person.id not in broadcast.people()
            if newcomer and person is not None:
                change = session.host.arrived(person, context.now)
            if newcomer or person is None:
                change = change._replace(room_changed=True)
            self.hub.attending[subscriber].add(session.host.id)
            broadcast.subscribers[subscriber] = None
            updates = broadcast.update(change, context.now)
            outgoing = [one for one in updates if one[0] is not subscriber]
            outgoing += [(subscriber, encode(chat)) for chat in session.chat.last]
            self.hub.sync.announce(session)
        state = self.asked_state(session, subscriber, request.since, request.id)
        outgoing.append((subscriber, state))
        if change.entries:
            retry = partial(self.retry, subscriber, request, context.attempt)
            self.hub.deliver(session, change.entries, outgoing, retry=retry)
        else:
            self.hub.send(session, outgoing)
        self.hub.ask_bots(session)  # while nobody was there, they rested

    def check_room_for(self, session: Session, subscriber: Subscriber) -> None:
        """Both are limited: the tables that a subscriber follows, and the spectators at a table.

        Who has a seat always gets in. No crowd without names, or from one address, takes all the room.
        """
        if len(self.hub.attending.setdefault(subscriber, set())) >= MAX_TABLES:
            raise Refusal(code="too-many")
        person = subscriber.person
        if person is not None and person.id in session.host.room.people():
            return
        there = session.broadcast.subscribers
        same_address = sum(one.address == subscriber.address for one in there)
        self.limits.check_amount("connections_per_table", len(there))
        self.limits.check_share("connections_per_table", same_address, ADDRESS_SHARE)
        if person is None:
            self.limits.check_share("connections_per_table", session.broadcast.strangers(), NAMELESS_SHARE)

    def leave_table(
        self, session: Session, subscriber: Subscriber, request: requests.Leave, _: RequestContext
    ) -> None:
        self.leave(session, subscriber)
        self.hub.send(session, [(subscriber, self.done(session, request))])

    def leave(self, session: Session, subscriber: Subscriber) -> None:
        """A subscriber is gone; when it was a person's last one, the others learn of it."""
        now, broadcast, person = self.hub.clock(), session.broadcast, subscriber.person
        broadcast.subscribers.pop(subscriber, None)
        self.hub.attending.get(subscriber, set()).discard(session.host.id)
        if person is None or person.id not in broadcast.people():
            if person is not None:
                session.host.went(person.id, now)
                session.chat.forget(person.id)
            self.hub.send(session, broadcast.update(PRESENCE_CHANGED, now))
        self.hub.sync.announce(session)
        session.idle_since = now

    def disconnected(self, subscriber: Subscriber) -> None:
        """The connection of a subscriber is closed."""
        for table_id in self.hub.attending.pop(subscriber, set()).copy():
            if table_id in self.hub.sessions:
                self.leave(self.hub.sessions[table_id], subscriber)

    def set_language(self, subscriber: Subscriber, language: str) -> None:
        """Another language from now on: every table is sent again."""
        if language and language not in LANGUAGES:
            raise Refusal(code="unknown-language")
        subscriber.language = language
        for table_id in self.hub.attending.get(subscriber, set()):
            session = self.hub.sessions.get(table_id)
            if session is not None:  # else it is being read again, and is sent in this language then
                state = self.asked_state(session, subscriber)
                self.hub.send(session, [(subscriber, state)])

    # ---- Chat, reasons and suggestions ----

    def chat(
        self,
        session: Session,
        subscriber: Subscriber,
        request: requests.Say | requests.Emote,
        context: RequestContext,
    ) -> None:
        """Chat waits for no disk: nothing of it is stored."""
        person, host = context.known(), session.host
        if person.id in host.room.muted:
            raise Refusal(code="muted")
        done = (subscriber, self.done(session, request))
        if (person.id, request.id) in session.chat.done:
            send_all([done])
            return
        self.limits.check("talk", person.id)
        message = (
            session.chat.say(host.id, session.stored, person, request, context.now)
            if isinstance(request, requests.Say)
            else session.chat.emote(host.id, session.stored, person, request, context.now)
        )
        send_all([*session.broadcast.everybody(message), done])
        self.hub.peers.send(ChatSent(host.id, message, request.id))

    def explain(
        self, session: Session, subscriber: Subscriber, request: requests.Why, context: RequestContext
    ) -> None:
        """Why moves cannot be made."""
        host = session.host
        reasons = host.reasons(context.person, request, context.language)
        answer = responses.Reasons(
            id=request.id, table=host.id, version=host.version, seat=request.seat, reasons=reasons
        )
        self.hub.send(session, [(subscriber, encode(answer))])

    def can_undo(
        self, session: Session, subscriber: Subscriber, request: requests.CanUndo, context: RequestContext
    ) -> None:
        """Whether a request to take the last move back would be refused."""
        undo.check(session.host, context.person, request.seat)
        self.hub.send(session, [(subscriber, self.done(session, request))])

    def suggest(
        self, session: Session, subscriber: Subscriber, request: requests.Suggest, context: RequestContext
    ) -> None:
        """The best moves for a seat and why, from what that seat may know."""
        host = session.host
        seat = host.room.own_seat(context.person, request.seat)
        if not host.room.hints_allowed:
            raise Refusal(code="no-hints")
        asked = host.shown.asked.get(seat.number) if host.shown else None
        if asked is None or host.room.paused_at is not None:
            raise Refusal(code="no-suggestion")
        self.limits.check("suggestion", seat.person or "")
        task = task_for(host, BotTurn(seat.number, host.room.stand_in, "suggestion", asked))
        names = host.playing.names
        answer = partial(self.suggested, session, subscriber, request, asked)
        owner = Owner(subscriber.address, seat.person or "")
        self.hub.bots.ask_suggestions(task, context.language, names, answer, owner)

    def suggested(
        self,
        session: Session,
        subscriber: Subscriber,
        request: requests.Suggest,
        asked: int,
        found: list[responses.Suggestion],
    ) -> None:
        """A suggestion that comes too late is none, but whoever asked is waiting for an answer."""
        host = session.host
        in_time = host.playing.asked.get(request.seat) == asked
        answer = responses.Suggestions(
            id=request.id, table=host.id, version=host.version, seat=request.seat,
            suggestions=found if in_time else [],
        )  # fmt: skip
        self.hub.send(session, [(subscriber, encode(answer))])


def names_at(session: Session | None) -> list[str] | None:
    """The names of the seats, once a game has been dealt."""
    shown = None if session is None else session.host.shown
    return None if shown is None else shown.names
