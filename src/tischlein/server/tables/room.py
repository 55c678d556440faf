"""Who is at a table and on what terms. Changes only by entries of the log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tischlein.bots.registry import BOTS
from tischlein.engine.errors import Refusal
from tischlein.i18n.names import bot_name, seat_names
from tischlein.records import fairness
from tischlein.server.protocol import responses
from tischlein.server.protocol.common import Pace, Person
from tischlein.server.tables import log, text_policy

MAX_NOTICES = 50
"""What is told about people in one game: far more than happens, and it does not grow without end."""

GATHERING, PLAYING, OVER = "gathering", "playing", "over"


@dataclass
class SeatState:
    """One seat and whoever has it."""

    number: int
    person: str | None = None
    name: str = ""
    figure: str = ""
    guest: bool = False
    """A friend at somebody's device, under a name of their own."""
    bot: str | None = None
    stand_in: bool = False
    """The stand-in plays while the person is away."""
    left: bool = False
    """The person has stood up during the game."""
    contribution: str = ""
    reserve: int = 0
    """Milliseconds left in reserve."""

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None

    def played_by(self, stand_in: str) -> str | None:
        """The bot that moves for this seat now, if any."""
        if self.bot is not None:
            return self.bot
        return stand_in if self.stand_in or self.left else None


@dataclass
class UndoRequest:
    """Somebody asks to take moves back; all the others must agree."""

    seat: int
    to: int
    at: int
    """When it was asked for, in milliseconds."""
    agreed: set[int] = field(default_factory=set)

    def shown(self) -> responses.UndoRequest:
        return responses.UndoRequest(self.seat, self.to, sorted(self.agreed))


@dataclass
class Room:
    """A table without its game."""

    game: str
    players: int
    options: dict[str, Any]
    host: str
    secret: str
    """The server's part of this game's deal."""
    open: bool
    begins: str
    pace: Pace | None
    grace: int | None
    stand_in: str
    start: dict[str, Any] | None
    seats: list[SeatState]
    next_secret: str = ""
    phase: str = GATHERING
    number: int = 1
    """Which game at this table."""
    paused_at: int | None = None
    paused_by: str = ""
    undo: UndoRequest | None = None
    taken_back: int = 0
    """How often moves were taken back in this game."""
    rematch: set[int] = field(default_factory=set)
    muted: set[str] = field(default_factory=set)
    removed: set[str] = field(default_factory=set)
    hands: set[str] = field(default_factory=set)
    """Everybody who has seen a hand of this game."""
    dealt_in: set[str] = field(default_factory=set)
    """Who sat there when its cards were dealt."""
    notices: list[responses.Notice] = field(default_factory=list)
    hints: bool = False
    """Whether several people here may ask for suggestions."""
    newcomers: bool = False
    """Whether others may play on where a bot does."""

    @classmethod
    def opened(cls, payload: log.Opened) -> Room:
        room = cls(
            game=payload.game,
            players=payload.players,
            options=payload.options,
            host=payload.host,
            secret=payload.secret,
            open=payload.open,
            begins=payload.begins,
            pace=payload.pace,
            grace=payload.grace,
            stand_in=payload.stand_in,
            start=payload.start,
            hints=payload.hints,
            newcomers=payload.newcomers,
            seats=[SeatState(number) for number in range(payload.players)],
        )
        for number, bot in payload.bots.items():
            room.seat_bot(log.BotSat(number, bot))
        return room

    @property
    def full(self) -> bool:
        return not any(seat.free for seat in self.seats)

    def people(self) -> set[str]:
        """Everybody who has a seat."""
        return {seat.person for seat in self.seats if seat.person is not None}

    def people_at_seats(self) -> list[SeatState]:
        return [seat for seat in self.seats if seat.person is not None]

    @property
    def hints_allowed(self) -> bool:
        """Whoever plays against bots alone may always ask; among people it is the host's choice."""
        return self.hints or len(self.people()) <= 1

    def may_take_over(self, person: str, seat: SeatState) -> bool:
        """The host knows whom to let in; where everybody has left, whoever comes may sit down for them."""
        if self.newcomers or person == self.host:
            return True
        return seat.left and all(other.left for other in self.people_at_seats())

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [seat.number for seat in self.seats if seat.person == person and not seat.left]

    def seats_by_person(self) -> dict[str | None, tuple[int, ...]]:
        """The same for everybody who has a seat."""
        found: dict[str | None, tuple[int, ...]] = {}
        for seat in self.seats:
            if seat.person is not None and not seat.left:
                found[seat.person] = (*found.get(seat.person, ()), seat.number)
        return found

    def seats_of_people(self) -> set[int]:
        """The seats whose people are playing themselves: those who must agree to something."""
        return {seat.number for seat in self.seats if seat.person and not (seat.left or seat.stand_in)}

    # ---- What a request may be about ----

    def seat(self, number: int) -> SeatState:
        if number >= self.players:
            raise Refusal(code="no-such-seat", number=number + 1)
        return self.seats[number]

    def own_seat(self, person: Person | None, number: int) -> SeatState:
        found = self.seat(number)
        if person is None or found.person != person.id or found.left:
            raise Refusal(code="not-your-seat", number=number + 1)
        return found

    def gathering_seat(self, number: int) -> SeatState:
        if self.phase != GATHERING:
            raise Refusal(code="game-has-begun")
        return self.seat(number)

    def check_host(self, person: Person | None) -> None:
        if person is None or person.id != self.host:
            raise Refusal(code="not-the-host")

    # ---- The deal ----

    @property
    def seed(self) -> str:
        """The seed of this table's deal, from the server's secret and the contributions of the seats."""
        return fairness.seed(self.secret, self.contributions())

    def contributions(self) -> list[str]:
        return [seat.contribution for seat in self.seats]

    def names(self) -> list[str]:
        return seat_names([seat.name for seat in self.seats])

    def bots(self) -> dict[int, str]:
        """The seats that are bots' own."""
        return {seat.number: seat.bot for seat in self.seats if seat.bot is not None}

    # ---- What entries change ----

    def sit(self, payload: log.Sat) -> None:
        seat = self.seats[payload.seat]
        before = seat.person
        seat.person, seat.name, seat.bot = payload.person, payload.name, None
        seat.figure, seat.guest = payload.figure, payload.guest or self.sits(payload.person, besides=seat)
        seat.left = seat.stand_in = False
        if self.phase == PLAYING:  # the deal was made from what its seats gave then
            self.hands.add(payload.person)
            if before == self.host and not self.seats_of(before):
                self.host = payload.person  # of a table that everybody had left
        else:
            seat.contribution = payload.contribution

    def sits(self, person: str, besides: SeatState) -> bool:
        """Has a person a seat of their own already? Logs of before do not say who is whose guest."""
        return any(one.person == person and not one.guest for one in self.seats if one is not besides)

    def seat_bot(self, payload: log.BotSat) -> None:
        """Its name follows from what everybody knows, so it gives nothing away about the deal."""
        name = bot_name(fairness.commitment(self.secret), {seat.name for seat in self.seats})
        self.seats[payload.seat] = SeatState(payload.seat, bot=payload.bot, name=name)

    def stand(self, number: int) -> None:
        """Before a game the seat is free again; during one it stays the person's, who may come back."""
        leaver = self.seats[number].person
        if self.phase == PLAYING:
            self.seats[number].left = True
        else:
            self.seats[number] = SeatState(number)
        self.rematch.discard(number)
        if leaver == self.host and self.phase != GATHERING:
            self.hand_over()

    def hand_over(self) -> None:
        """When the host has left the game, the next of those who were dealt in with them is the host.

        Nobody who came later: the host does not know them. Before a game hosts only change seats.
        """
        if not self.seats_of(self.host):
            playing = {seat.person for seat in self.seats if seat.person in self.dealt_in and not seat.left}
            self.host = min(filter(None, playing), key=self.first_seat, default=self.host)

    def rename(self, payload: log.Renamed) -> None:
        seat = self.seats[payload.seat]
        seat.name, seat.figure = payload.name, payload.figure

    def first_seat(self, person: str) -> int:
        return self.seats_of(person)[0]

    def remove(self, person: str) -> None:
        self.removed.add(person)
        for seat in self.seats:
            if seat.person == person:
                self.stand(seat.number)

    def begin(self, payload: log.Begun) -> None:
        self.phase = PLAYING
        self.next_secret = payload.next_secret
        self.hands = self.people()
        self.dealt_in = self.people()
        self.taken_back = 0
        self.notices = []
        for seat in self.seats:
            seat.reserve = 1000 * self.pace.reserve if self.pace else 0

    def renew(self) -> None:
        """The same people for another game, freshly dealt; who has left makes room."""
        self.number += 1
        self.phase = GATHERING
        self.secret = self.next_secret
        self.start = None
        self.undo = None
        self.rematch = set()
        self.seats = [SeatState(seat.number) if seat.left else seat for seat in self.seats]

    def arrange(self, payload: log.Arranged) -> None:
        """Seats are added at the end; where there are fewer, free ones go first, then bots."""
        seats = list(self.seats)
        while len(seats) > payload.players:
            seats.remove(max(seats, key=lambda seat: (seat.free, seat.bot is not None, seat.number)))
        seats += [SeatState(number) for number in range(len(seats), payload.players)]
        for number, seat in enumerate(seats):
            seat.number = number
        if (payload.game, payload.players, payload.options) != (self.game, self.players, self.options):
            self.start = None
        self.game, self.players, self.options = payload.game, payload.players, payload.options
        self.pace, self.seats = payload.pace, seats

    def tell(self, notice: responses.Notice) -> None:
        """About the people at a running game."""
        if self.phase == PLAYING:
            self.notices = [*self.notices, notice][-MAX_NOTICES:]

    # ---- What everybody may know ----

    def shown(self, present: set[str], spectators: int, seed: str | None) -> responses.Room:
        return responses.Room(
            game=self.game,
            players=self.players,
            options=self.options,
            host=self.host,
            open=self.open,
            begins=self.begins,
            phase=self.phase,
            number=self.number,
            seats=[self.shown_seat(seat, present) for seat in self.seats],
            spectators=spectators,
            pace=self.pace,
            grace=self.grace,
            stand_in=self.stand_in,
            paused=self.paused_at is not None,
            paused_by=self.paused_by or None,
            undo=self.undo.shown() if self.undo else None,
            rematch=sorted(self.rematch),
            notices=self.notices,
            hints=self.hints,
            newcomers=self.newcomers,
            fair=self.shown_fairness(seed),
        )

    def shown_seat(self, seat: SeatState, present: set[str]) -> responses.SeatState:
        return responses.SeatState(
            seat=seat.number,
            name=seat.name,
            person=seat.person,
            bot=seat.bot,
            present=seat.person in present,
            stand_in=seat.stand_in,
            left=seat.left,
            muted=seat.person in self.muted,
            contribution=seat.contribution,
            figure=seat.figure,
        )

    def shown_fairness(self, seed: str | None) -> responses.Fairness | None:
        """The commitment, and after the game its secret. A game from a position has no deal to check."""
        if self.start is not None:
            return None
        over = self.phase == OVER
        return responses.Fairness(
            commitment=fairness.commitment(self.secret),
            next=fairness.commitment(self.next_secret) if self.next_secret else None,
            secret=self.secret if over else None,
            seed=seed if over else None,
        )


# ---- What may be written into it ----


def check_bot(bot: str) -> None:
    if bot not in BOTS:
        raise Refusal(code="unknown-bot", bots=", ".join(BOTS))


def check_name(name: str) -> str:
    """A name that can stand in a sentence: something to see, nothing that hides or turns the text around."""
    if not text_policy.good_name(name):
        raise Refusal(code="bad-name")
    return name


def check_text(text: str) -> str:
    """What somebody writes for others to read."""
    if not text_policy.clean(text):
        raise Refusal(code="bad-text")
    return text
