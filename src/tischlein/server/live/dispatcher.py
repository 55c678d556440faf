"""The reception: every request of a screen, and everybody's coming and going."""

from __future__ import annotations

from functools import partial

import msgspec

from tischlein.i18n.words import LANGUAGES
from tischlein.server.cluster.notifications import Said
from tischlein.server.live.broadcast import Letter, Screen, post
from tischlein.server.live.hub import House
from tischlein.server.live.session import Serving
from tischlein.server.net.limits import Limits
from tischlein.server.protocol import messages
from tischlein.server.protocol.errors import Declined
from tischlein.server.protocol.messages import Refused, encode
from tischlein.server.storage.writer import CONFLICT
from tischlein.server.tables import decide
from tischlein.server.tables.host import BotTurn
from tischlein.server.tables.log import Entry

MOST_TABLES = 50
"""So many tables one screen may attend."""
MOST_TRIES = 10
"""So often others may be quicker; each time the game has gone on."""


class Reception:
    """Between the screens and the tables."""

    def __init__(self, house: House, limits: Limits | None = None) -> None:
        self.house = house
        self.limits = limits or Limits()

    # ---- Requests ----

    def receive_now(self, screen: Screen, request: messages.TableRequest, tries: int = 0) -> bool:
        """Does what a screen asks of a table in memory; False: the table has to be looked for first."""
        serving = self.house.servings.get(request.table)
        if serving is None:
            return False
        self.house.errand = partial(self.receive_again, screen, request, tries + 1)
        try:
            self.answer(serving, screen, request)
        except Declined as declined:
            self.decline(serving, screen, request, declined)
        finally:
            self.house.errand = None
        return True

    async def receive(self, screen: Screen, request: messages.TableRequest) -> None:
        """Does what a screen asks, or tells it why not."""
        try:
            await self.house.find_table(request.table)
            self.receive_now(screen, request)
        except Declined as declined:
            self.decline(None, screen, request, declined)

    def receive_again(self, screen: Screen, request: messages.TableRequest, tries: int, outcome: str) -> None:
        """A request that was not stored. Where somebody was quicker it is asked again, of the new table."""
        serving = self.house.servings.get(request.table)
        if screen not in self.house.attending:
            return
        done = serving is not None and screen.person is not None and serving.host.did(screen.person, request)
        again = done or (outcome == CONFLICT and tries < MOST_TRIES)
        if not (again and self.receive_now(screen, request, tries)):
            self.decline(serving, screen, request, Declined(outcome))

    def answer(self, serving: Serving, screen: Screen, request: messages.TableRequest) -> None:
        if not isinstance(request, messages.Attend) and screen not in serving.audience.screens:
            raise Declined("not-attending")
        match request:
            case messages.Play():  # nearly always
                self.submit(serving, screen, request)
            case messages.Attend():
                self.attend(serving, screen, request)
            case messages.Go():
                self.leave(serving, screen)
                self.house.send(serving, [(screen, self.done(serving, request))])
            case messages.Say() | messages.Emote():
                self.talk(serving, screen, request)
            case messages.Why():
                reasons = serving.host.reasons(screen.person, request, screen.language)
                answer = messages.Reasons(
                    id=request.id, table=serving.host.id, version=serving.host.version, seat=request.seat,
                    reasons=reasons,
                )  # fmt: skip
                self.house.send(serving, [(screen, encode(answer))])
            case messages.Suggest():
                self.suggest(serving, screen, request)
            case _:
                self.submit(serving, screen, request)

    def submit(self, serving: Serving, screen: Screen, request: messages.AtTable) -> None:
        if "\0" in request.id:  # PostgreSQL could not store it
            raise Declined("malformed", detail="id")
        now, moves = self.house.clock(), serving.moves()
        serving.host.speak(screen.language)
        entries = serving.host.submit(screen.person, request, now)
        if entries:
            if isinstance(request, messages.Play):
                self.house.metrics.moves["person"] += 1
            letters = serving.news(entries, moves, now, screen, request.id)
            if isinstance(request, messages.Remove):
                letters += self.house.send_away(serving, request.person)
            self.house.deliver(serving, entries, letters)
        else:
            self.house.send(serving, [(screen, serving.audience.whole_state(screen, now, answer=request.id))])

    def decline(
        self, serving: Serving | None, screen: Screen, request: messages.AtTable, declined: Declined
    ) -> None:
        """A refusal, with the table as it truly is for whoever attends it."""
        self.house.metrics.refused[declined.code] += 1
        refused = Refused(
            id=request.id,
            code=declined.code,
            sentence=declined.sentence(screen.language),
            rule=declined.rule or msgspec.UNSET,
            table=request.table,
        )
        if serving is not None:
            refused.version = serving.host.version
            if screen in serving.audience.screens:
                refused.state = msgspec.Raw(serving.audience.whole_state(screen, self.house.clock()))
            self.house.send(serving, [(screen, encode(refused))])
        else:
            screen.send(encode(refused))

    def done(self, serving: Serving, request: messages.AtTable) -> bytes:
        return encode(messages.Done(id=request.id, table=serving.host.id, version=serving.stored))

    # ---- Coming and going ----

    def attend(self, serving: Serving, screen: Screen, request: messages.Attend) -> None:
        """A screen comes to the table; the others hear that its person is here."""
        now, audience, person = self.house.clock(), serving.audience, screen.person
        if person is not None and person.id in serving.host.room.removed:
            raise Declined("removed")
        entries: list[Entry] = []
        letters: list[Letter] = []
        if screen not in audience.screens:
            if len(self.house.attending.setdefault(screen, set())) >= MOST_TABLES:
                raise Declined("too-many")
            if person is None or person.id not in serving.host.room.people():
                self.limits.check_amount("screens_a_table", len(audience.screens))
            newcomer = person is not None and person.id not in audience.people()
            if newcomer and person is not None:
                entries = serving.host.arrived(person.id, now)
            if newcomer or person is None:
                serving.host.room_changes += 1
            self.house.attending[screen].add(serving.host.id)
            audience.screens[screen] = None
            letters = [
                letter for letter in serving.news(entries, serving.moves(), now) if letter[0] is not screen
            ]
            letters += [(screen, encode(heard)) for heard in serving.talk.last]
            self.house.hearsay.tell_who_is_here(serving)
        letters.append((screen, audience.whole_state(screen, now, request.since, request.id)))
        self.house.deliver(serving, entries, letters)

    def leave(self, serving: Serving, screen: Screen) -> None:
        """A screen is gone; when it was a person's last one, the others hear of it."""
        now, audience = self.house.clock(), serving.audience
        audience.screens.pop(screen, None)
        self.house.attending.get(screen, set()).discard(serving.host.id)
        if screen.person is None or screen.person.id not in audience.people():
            serving.host.room_changes += 1
            if screen.person is not None:
                serving.host.went(screen.person.id, now)
                serving.talk.forget(screen.person.id)
            self.house.send(serving, serving.news([], serving.moves(), now))
        self.house.hearsay.tell_who_is_here(serving)
        serving.idle_since = now

    def hang_up(self, screen: Screen) -> None:
        """The line of a screen is closed."""
        for table_id in self.house.attending.pop(screen, set()).copy():
            if table_id in self.house.servings:
                self.leave(self.house.servings[table_id], screen)

    def speak(self, screen: Screen, language: str) -> None:
        """Another language from now on: every table is told again."""
        if language and language not in LANGUAGES:
            raise Declined("unknown-language")
        screen.language = language
        for table_id in self.house.attending.get(screen, set()):
            serving = self.house.servings.get(table_id)
            if serving is not None:  # else it is being read again, and tells in this language then
                state = serving.audience.whole_state(screen, self.house.clock())
                self.house.send(serving, [(screen, state)])

    # ---- Talk and advice ----

    def talk(self, serving: Serving, screen: Screen, request: messages.Say | messages.Emote) -> None:
        person, host, now = screen.person, serving.host, self.house.clock()
        if person is None:
            raise Declined("need-identity")
        if person.id in host.room.muted:
            raise Declined("muted")
        done = (screen, self.done(serving, request))
        if (person.id, request.id) in serving.talk.done:
            post([done])
            return
        self.limits.check("talk", person.id)
        message = (
            serving.talk.say(host.id, serving.stored, person, request, now)
            if isinstance(request, messages.Say)
            else serving.talk.sign(host.id, serving.stored, person, request, now)
        )
        post([*serving.audience.everybody(message), done])  # talk waits for no disk
        self.house.neighbours.tell(Said(host.id, message, request.id))

    def suggest(self, serving: Serving, screen: Screen, request: messages.Suggest) -> None:
        """The best moves for a seat and why, from what that seat may know."""
        host = serving.host
        chair = decide.own_chair(host, screen.person, request.seat)
        if chair.seat not in host.asked or host.room.paused_at is not None:
            raise Declined("no-suggestion")
        self.limits.check("suggestion", chair.person or "")
        asked = host.asked[chair.seat]
        question = serving.question(BotTurn(chair.seat, host.room.stand_in, "advice", asked))

        def answer(advice: list[messages.Advice]) -> None:
            # Advice that comes too late is none, but whoever asked is waiting for an answer.
            suggestion = messages.Suggestion(
                id=request.id, table=host.id, version=host.version, seat=chair.seat,
                advice=advice if host.asked.get(chair.seat) == asked else [],
            )  # fmt: skip
            self.house.send(serving, [(screen, encode(suggestion))])

        names = host.names[screen.language if screen.language in LANGUAGES else "en"]
        self.house.bots.ask_advice(question, screen.language, names, answer)
