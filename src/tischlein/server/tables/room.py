"""Who is at a table and on what terms. Changes only by entries of the book."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tischlein.i18n.names import bot_name, seat_names
from tischlein.records import fairness
from tischlein.server.protocol import responses
from tischlein.server.protocol.common import Pace
from tischlein.server.tables import log

GATHERING, PLAYING, OVER = "gathering", "playing", "over"


@dataclass
class Chair:
    """One seat and whoever has it."""

    seat: int
    person: str | None = None
    name: str = ""
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
class UndoWish:
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
    chairs: list[Chair]
    next_secret: str = ""
    phase: str = GATHERING
    number: int = 1
    """Which game at this table."""
    paused_at: int | None = None
    paused_by: str = ""
    undo: UndoWish | None = None
    rematch: set[int] = field(default_factory=set)
    muted: set[str] = field(default_factory=set)
    removed: set[str] = field(default_factory=set)
    hands: set[str] = field(default_factory=set)
    """Everybody who has seen a hand of this game."""

    @classmethod
    def opened(cls, payload: log.Opened) -> Room:
        chairs = [Chair(seat) for seat in range(payload.players)]
        for seat, bot in payload.bots.items():
            chairs[seat].bot, chairs[seat].name = bot, bot_name(bot, "en")
        return cls(
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
            chairs=chairs,
        )

    @property
    def full(self) -> bool:
        return not any(chair.free for chair in self.chairs)

    def people(self) -> set[str]:
        """Everybody who has a seat."""
        return {chair.person for chair in self.chairs if chair.person is not None}

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [chair.seat for chair in self.chairs if chair.person == person and not chair.left]

    def seats_by_person(self) -> dict[str | None, tuple[int, ...]]:
        """The same for everybody who has a seat."""
        seats: dict[str | None, tuple[int, ...]] = {}
        for chair in self.chairs:
            if chair.person is not None and not chair.left:
                seats[chair.person] = (*seats.get(chair.person, ()), chair.seat)
        return seats

    def seats_of_people(self) -> set[int]:
        """The seats whose people are playing themselves: those who must agree to something."""
        return {chair.seat for chair in self.chairs if chair.person and not (chair.left or chair.stand_in)}

    def contributions(self) -> list[str]:
        return [chair.contribution for chair in self.chairs]

    def names(self, language: str = "en") -> list[str]:
        return seat_names([chair.name for chair in self.chairs], self.bots(), language)

    def bots(self) -> dict[int, str]:
        """The seats that are bots' own."""
        return {chair.seat: chair.bot for chair in self.chairs if chair.bot is not None}

    # ---- What entries change ----

    def sit(self, payload: log.Sat) -> None:
        chair = self.chairs[payload.seat]
        chair.person, chair.name, chair.bot = payload.person, payload.name, None
        chair.left = chair.stand_in = False
        if self.phase == PLAYING:  # the deal was made from what its seats gave then
            self.hands.add(payload.person)
            self.hand_over()
        else:
            chair.contribution = payload.contribution

    def seat_bot(self, payload: log.BotSat) -> None:
        self.chairs[payload.seat] = Chair(payload.seat, bot=payload.bot, name=bot_name(payload.bot, "en"))

    def stand(self, seat: int) -> None:
        """Before a game the seat is free again; during one it stays the person's, who may come back."""
        leaver = self.chairs[seat].person
        if self.phase == PLAYING:
            self.chairs[seat].left = True
        else:
            self.chairs[seat] = Chair(seat)
        self.rematch.discard(seat)
        if leaver == self.host:
            self.hand_over()

    def hand_over(self) -> None:
        """When the host has left the table, the next person with a seat is its host."""
        if self.host not in self.people_playing():
            self.host = next(iter(sorted(self.people_playing(), key=self.first_seat)), self.host)

    def people_playing(self) -> set[str]:
        return {chair.person for chair in self.chairs if chair.person is not None and not chair.left}

    def first_seat(self, person: str) -> int:
        return self.seats_of(person)[0]

    def remove(self, person: str) -> None:
        self.removed.add(person)
        for chair in self.chairs:
            if chair.person == person:
                self.stand(chair.seat)

    def begin(self, payload: log.Begun) -> None:
        self.phase = PLAYING
        self.next_secret = payload.next_secret
        self.hands = self.people()
        for chair in self.chairs:
            chair.reserve = 1000 * self.pace.reserve if self.pace else 0

    def renew(self) -> None:
        """The same people for another game, freshly dealt; who has left makes room."""
        self.number += 1
        self.phase = GATHERING
        self.secret = self.next_secret
        self.start = None
        self.undo = None
        self.rematch = set()
        self.chairs = [Chair(chair.seat) if chair.left else chair for chair in self.chairs]

    # ---- What everybody may know ----

    def shown(self, present: set[str], watchers: int, seed: str | None) -> responses.Room:
        return responses.Room(
            game=self.game,
            players=self.players,
            options=self.options,
            host=self.host,
            open=self.open,
            begins=self.begins,
            phase=self.phase,
            number=self.number,
            seats=[self.shown_chair(chair, present) for chair in self.chairs],
            spectators=watchers,
            pace=self.pace,
            grace=self.grace,
            stand_in=self.stand_in,
            paused=self.paused_at is not None,
            paused_by=self.paused_by or None,
            undo=self.undo.shown() if self.undo else None,
            rematch=sorted(self.rematch),
            fair=self.shown_fairness(seed),
        )

    def shown_chair(self, chair: Chair, present: set[str]) -> responses.SeatState:
        return responses.SeatState(
            seat=chair.seat,
            name=chair.name,
            person=chair.person,
            bot=chair.bot,
            present=chair.person in present,
            stand_in=chair.stand_in,
            left=chair.left,
            muted=chair.person in self.muted,
            contribution=chair.contribution,
        )

    def shown_fairness(self, seed: str | None) -> responses.Fairness | None:
        """The promise; with the secret once the game is over. A game from a position has no deal to check."""
        if self.start is not None:
            return None
        over = self.phase == OVER
        return responses.Fairness(
            commitment=fairness.commitment(self.secret),
            next=fairness.commitment(self.next_secret) if self.next_secret else None,
            secret=self.secret if over else None,
            seed=seed if over else None,
        )
