"""The reception: every request of a screen, and everybody's coming and going."""

from __future__ import annotations

from functools import partial

import msgspec

from tischlein.engine.errors import Refusal
from tischlein.i18n.languages import LANGUAGES, known_language
from tischlein.server.cluster.notifications import ChatSent
from tischlein.server.live.broadcast import Outgoing, Subscriber, post
from tischlein.server.live.hub import Hub
from tischlein.server.live.session import Session
from tischlein.server.net.limits import Limits
from tischlein.server.protocol import requests, responses
from tischlein.server.protocol.responses import Refused, encode
from tischlein.server.storage.writer import CONFLICT
from tischlein.server.tables import decide
from tischlein.server.tables.host import BotTurn
from tischlein.server.tables.log import Entry

MOST_TABLES = 50
"""So many tables one screen may attend."""
MOST_TRIES = 10
"""So often others may be quicker; each time the game has gone on."""


def names_for(session: Session | None, subscriber: Subscriber) -> list[str] | None:
    """The names of the seats in a subscriber's language, once a game has been dealt."""
    return session.host.names.get(known_language(subscriber.language)) if session is not None else None


class Dispatcher:
    """Between the screens and the tables."""

    def __init__(self, hub: Hub, limits: Limits | None = None) -> None:
        self.hub = hub
        self.limits = limits or Limits()

    # ---- Requests ----

    def receive_now(self, subscriber: Subscriber, request: requests.TableRequest, tries: int = 0) -> bool:
        """Does what a screen asks of a table in memory; False: the table has to be looked for first."""
        session = self.hub.sessions.get(request.table)
        if session is None:
            return False
        self.hub.retry = partial(self.receive_again, subscriber, request, tries + 1)
        try:
            self.answer(session, subscriber, request)
        except Refusal as refusal:
            self.decline(session, subscriber, request, refusal)
        finally:
            self.hub.retry = None
        return True

    async def receive(self, subscriber: Subscriber, request: requests.TableRequest) -> None:
        """Does what a screen asks, or tells it why not."""
        try:
            await self.hub.find_table(request.table)
            self.receive_now(subscriber, request)
        except Refusal as refusal:
            self.decline(None, subscriber, request, refusal)

    def receive_again(
        self, subscriber: Subscriber, request: requests.TableRequest, tries: int, outcome: str
    ) -> None:
        """A request that was not stored. Where somebody was quicker it is asked again, of the new table."""
        session = self.hub.sessions.get(request.table)
        if subscriber not in self.hub.attending:
            return
        done = (
            session is not None
            and subscriber.person is not None
            and session.host.did(subscriber.person, request)
        )
        again = done or (outcome == CONFLICT and tries < MOST_TRIES)
        if not (again and self.receive_now(subscriber, request, tries)):
            self.decline(session, subscriber, request, Refusal(code=outcome))

    def answer(self, session: Session, subscriber: Subscriber, request: requests.TableRequest) -> None:
        if not isinstance(request, requests.Attend) and subscriber not in session.broadcast.subscribers:
            raise Refusal(code="not-attending")
        match request:
            case requests.Play():  # nearly always
                self.submit(session, subscriber, request)
            case requests.Attend():
                self.attend(session, subscriber, request)
            case requests.Leave():
                self.leave(session, subscriber)
                self.hub.send(session, [(subscriber, self.done(session, request))])
            case requests.Say() | requests.Emote():
                self.talk(session, subscriber, request)
            case requests.Why():
                reasons = session.host.reasons(subscriber.person, request, subscriber.language)
                answer = responses.Reasons(
                    id=request.id, table=session.host.id, version=session.host.version, seat=request.seat,
                    reasons=reasons,
                )  # fmt: skip
                self.hub.send(session, [(subscriber, encode(answer))])
            case requests.Suggest():
                self.suggest(session, subscriber, request)
            case _:
                self.submit(session, subscriber, request)

    def submit(self, session: Session, subscriber: Subscriber, request: requests.AtTable) -> None:
        if "\0" in request.id:  # PostgreSQL could not store it
            raise Refusal(code="malformed", detail="id")
        now, moves = self.hub.clock(), session.moves()
        entries = session.host.submit(subscriber.person, request, now)
        if entries:
            if isinstance(request, requests.Play):
                self.hub.metrics.moves["person"] += 1
            outgoing = session.news(entries, moves, now, subscriber, request.id)
            if isinstance(request, requests.Remove):
                outgoing += self.hub.send_away(session, request.person)
            self.hub.deliver(session, entries, outgoing)
        else:
            self.hub.send(
                session, [(subscriber, session.broadcast.whole_state(subscriber, now, answer=request.id))]
            )

    def decline(
        self, session: Session | None, subscriber: Subscriber, request: requests.AtTable, refusal: Refusal
    ) -> None:
        """A refusal, with the table as it truly is for whoever attends it."""
        self.hub.metrics.refused[refusal.code] += 1
        refused = Refused(
            id=request.id,
            code=refusal.code,
            sentence=refusal.sentence(subscriber.language, names_for(session, subscriber)),
            rule=refusal.rule or msgspec.UNSET,
            table=request.table,
        )
        if session is not None:
            refused.version = session.host.version
            if subscriber in session.broadcast.subscribers:
                refused.state = msgspec.Raw(session.broadcast.whole_state(subscriber, self.hub.clock()))
            self.hub.send(session, [(subscriber, encode(refused))])
        else:
            subscriber.send(encode(refused))

    def done(self, session: Session, request: requests.AtTable) -> bytes:
        return encode(responses.Done(id=request.id, table=session.host.id, version=session.stored))

    # ---- Coming and going ----

    def attend(self, session: Session, subscriber: Subscriber, request: requests.Attend) -> None:
        """A screen comes to the table; the others hear that its person is here."""
        now, broadcast, person = self.hub.clock(), session.broadcast, subscriber.person
        if person is not None and person.id in session.host.room.removed:
            raise Refusal(code="removed")
        entries: list[Entry] = []
        outgoing: list[Outgoing] = []
        if subscriber not in broadcast.subscribers:
            if len(self.hub.attending.setdefault(subscriber, set())) >= MOST_TABLES:
                raise Refusal(code="too-many")
            if person is None or person.id not in session.host.room.people():
                self.limits.check_amount("connections_per_table", len(broadcast.subscribers))
            newcomer = person is not None and person.id not in broadcast.people()
            if newcomer and person is not None:
                entries = session.host.arrived(person.id, now)
            if newcomer or person is None:
                session.host.room_changes += 1
            self.hub.attending[subscriber].add(session.host.id)
            broadcast.subscribers[subscriber] = None
            outgoing = [
                letter
                for letter in session.news(entries, session.moves(), now)
                if letter[0] is not subscriber
            ]
            outgoing += [(subscriber, encode(heard)) for heard in session.talk.last]
            self.hub.sync.tell_who_is_here(session)
        outgoing.append((subscriber, broadcast.whole_state(subscriber, now, request.since, request.id)))
        self.hub.deliver(session, entries, outgoing)

    def leave(self, session: Session, subscriber: Subscriber) -> None:
        """A screen is gone; when it was a person's last one, the others hear of it."""
        now, broadcast = self.hub.clock(), session.broadcast
        broadcast.subscribers.pop(subscriber, None)
        self.hub.attending.get(subscriber, set()).discard(session.host.id)
        if subscriber.person is None or subscriber.person.id not in broadcast.people():
            session.host.room_changes += 1
            if subscriber.person is not None:
                session.host.went(subscriber.person.id, now)
                session.talk.forget(subscriber.person.id)
            self.hub.send(session, session.news([], session.moves(), now))
        self.hub.sync.tell_who_is_here(session)
        session.idle_since = now

    def hang_up(self, subscriber: Subscriber) -> None:
        """The line of a screen is closed."""
        for table_id in self.hub.attending.pop(subscriber, set()).copy():
            if table_id in self.hub.sessions:
                self.leave(self.hub.sessions[table_id], subscriber)

    def speak(self, subscriber: Subscriber, language: str) -> None:
        """Another language from now on: every table is told again."""
        if language and language not in LANGUAGES:
            raise Refusal(code="unknown-language")
        subscriber.language = language
        for table_id in self.hub.attending.get(subscriber, set()):
            session = self.hub.sessions.get(table_id)
            if session is not None:  # else it is being read again, and tells in this language then
                state = session.broadcast.whole_state(subscriber, self.hub.clock())
                self.hub.send(session, [(subscriber, state)])

    # ---- Talk and advice ----

    def talk(self, session: Session, subscriber: Subscriber, request: requests.Say | requests.Emote) -> None:
        person, host, now = subscriber.person, session.host, self.hub.clock()
        if person is None:
            raise Refusal(code="need-identity")
        if person.id in host.room.muted:
            raise Refusal(code="muted")
        done = (subscriber, self.done(session, request))
        if (person.id, request.id) in session.talk.done:
            post([done])
            return
        self.limits.check("talk", person.id)
        message = (
            session.talk.say(host.id, session.stored, person, request, now)
            if isinstance(request, requests.Say)
            else session.talk.sign(host.id, session.stored, person, request, now)
        )
        post([*session.broadcast.everybody(message), done])  # talk waits for no disk
        self.hub.peers.send(ChatSent(host.id, message, request.id))

    def suggest(self, session: Session, subscriber: Subscriber, request: requests.Suggest) -> None:
        """The best moves for a seat and why, from what that seat may know."""
        host = session.host
        chair = decide.own_chair(host, subscriber.person, request.seat)
        if chair.seat not in host.asked or host.room.paused_at is not None:
            raise Refusal(code="no-suggestion")
        self.limits.check("suggestion", chair.person or "")
        asked = host.asked[chair.seat]
        bot_task = session.bot_task(BotTurn(chair.seat, host.room.stand_in, "advice", asked))

        def answer(advice: list[responses.Suggestion]) -> None:
            # Advice that comes too late is none, but whoever asked is waiting for an answer.
            suggestion = responses.Suggestions(
                id=request.id, table=host.id, version=host.version, seat=chair.seat,
                suggestions=advice if host.asked.get(chair.seat) == asked else [],
            )  # fmt: skip
            self.hub.send(session, [(subscriber, encode(suggestion))])

        names = host.names[known_language(subscriber.language)]
        self.hub.bots.ask_advice(bot_task, subscriber.language, names, answer)
