"""The host of one table: a request is decided, written as entries of the log, applied; or nothing changes.

Plain code without sockets, clocks or files: who asks and what time it is are passed in. The log is the table:
a host that reads the same log again is the same host.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from dataclasses import dataclass, replace

from tischlein.engine.errors import MoveRefused, Refusal
from tischlein.i18n.languages import known_language
from tischlein.records import fairness
from tischlein.records.model import Record
from tischlein.server.protocol import requests
from tischlein.server.protocol.common import Person
from tischlein.server.protocol.responses import Reason
from tischlein.server.tables import clocks, log, seating, undo
from tischlein.server.tables.decide import (
    DECISIONS,
    EFFECTS,
    FOLLOW_UPS,
    NOTHING,
    Change,
    RequestContext,
    what_follows,
)
from tischlein.server.tables.log import Entry, Payload
from tischlein.server.tables.playing import Playing
from tischlein.server.tables.room import OVER, PLAYING, Room
from tischlein.table import Table

MAX_REMEMBERED_REQUESTS = 500
"""Requests that are not done twice when they come again: far more than are ever on their way."""

ONLY_MOVES = {log.Moved}
CHANGES_VIEWS: set[type[Payload]] = {
    log.Undone, log.Stood, log.Returned, log.Sat, log.Removed, log.Renewed,
}  # fmt: skip
"""After these somebody looks from other seats, or the game has gone back."""


@dataclass(frozen=True)
class BotTurn:
    """A move that a bot owes: for whom, since when, and why a bot."""

    seat: int
    bot: str
    by: str
    asked: int


@dataclass
class Gathering:
    """People take their seats. The game before, if there was one, can still be looked at."""

    last: Playing | None = None


class Host:
    """One table."""

    def __init__(self, table_id: str, entries: Iterable[Entry], now: int, awake: int | None = None) -> None:
        opening, *history = entries
        assert isinstance(opening.payload, log.Opened), table_id
        self.id = table_id
        self.version = 0
        self.room = Room.opened(opening.payload)
        self.stage: Gathering | Playing = Gathering()
        self.done: dict[tuple[str, str], int] = {}
        self.present: set[str] = set()
        self.gone: dict[str, int] = {}
        """Since when people with a seat are away."""
        self.seats_by_person: dict[str | None, tuple[int, ...]] = {}
        """From whose seats each person looks."""
        self.count(opening)
        dealt = max((n for n, entry in enumerate(history) if type(entry.payload) is log.Begun), default=0)
        for entry, ends in skimmed(history[:dealt]):
            self.skim(entry, ends)
        taken_back = undo.moves_taken_back(history[dealt:])
        for entry in history[dealt:]:
            if entry.n in taken_back:
                self.pass_over(entry)
            else:
                self.apply(entry)
        self.wake_clocks(now if awake is None else awake, now)
        self.gone = dict.fromkeys(self.room.people(), now)

    # ---- The game ----

    @property
    def shown(self) -> Playing | None:
        """The game that can be looked at; before the first deal there is none."""
        stage = self.stage
        return stage if isinstance(stage, Playing) else stage.last

    @property
    def playing(self) -> Playing:
        """The same where there must be one."""
        shown = self.stage if isinstance(self.stage, Playing) else self.stage.last
        if shown is None:
            raise Refusal(code="no-game-running")
        return shown

    @property
    def table(self) -> Table:
        return self.playing.table

    def running(self) -> Playing:
        """The game that was dealt last, until people gather for another."""
        if not isinstance(self.stage, Playing):
            raise Refusal(code="no-game-running")
        return self.stage

    def gather(self) -> None:
        self.stage = Gathering(self.shown)

    def forget_last_game(self) -> None:
        """Other seats, or another game: nobody can look at the one before as from their seat of now."""
        self.stage = Gathering()

    def moves_made(self) -> int:
        shown = self.shown
        return 0 if shown is None else len(shown.table.made)

    # ---- Requests ----

    def submit(self, context: RequestContext, request: requests.AtTable) -> Change:
        """Does what is asked: nothing, when it was done before. Or raises `Refusal`."""
        person = context.known()
        if (person.id, request.id) in self.done:
            return NOTHING
        if person.id in self.room.removed:
            raise Refusal(code="removed")
        payloads = DECISIONS[type(request)](self, context, request)
        return self.write(payloads, context.now, person.id, request.id)

    def did(self, person: Person, request: requests.AtTable) -> bool:
        """Was this asked and done before?"""
        return (person.id, request.id) in self.done

    def write(
        self, payloads: list[Payload], now: int, person: str | None = None, request: str | None = None
    ) -> Change:
        """Payloads, and what follows from them, as entries; they are in force at once."""
        moves, room_changed = self.moves_made(), False
        entries: list[Entry] = []
        for payload in payloads:
            entry = Entry(self.version + 1, now, payload, person, request)  # type: ignore[arg-type]
            room_changed |= self.apply(entry)
            entries.append(entry)
            request = None
            if type(payload) in FOLLOW_UPS:
                payloads += what_follows(self.room, payload)  # which are written in their turn
        return self.change(entries, moves, room_changed)

    def follow(self, entries: list[Entry]) -> Change:
        """Entries that another process has written come into force here."""
        moves = self.moves_made()
        changed = [self.apply(entry) for entry in entries]
        return self.change(entries, moves, any(changed))

    def change(self, entries: list[Entry], moves_before: int, room_changed: bool) -> Change:
        """What these entries, which are in force now, come to."""
        kinds: set[type[Payload]] = {type(entry.payload) for entry in entries}
        if kinds == ONLY_MOVES:
            return Change(entries, moves_before + 1, room_changed, only_moves=True)
        return Change(entries, self.first_new_move(kinds, moves_before), room_changed)

    def first_new_move(self, kinds: set[type[Payload]], moves_before: int) -> int | None:
        if log.Begun in kinds:
            return 0
        if log.Moved in kinds:
            return moves_before + 1
        return self.moves_made() + 1 if kinds & CHANGES_VIEWS else None

    # ---- The log ----

    def apply(self, entry: Entry) -> bool:
        """An entry comes into force. Has it changed the room?"""
        self.count(entry)
        payload, undo_asked = entry.payload, self.room.undo
        EFFECTS[type(payload)](self, payload, entry.at)
        if type(payload) is log.Moved:
            return undo_asked is not None or self.room.phase == OVER
        self.seats_by_person = self.room.seats_by_person()
        return True

    def skim(self, entry: Entry, ends: bool) -> None:
        """An entry from before the last deal: of those games only what they did to the room still counts."""
        payload = entry.payload
        if isinstance(payload, log.Moved | log.Undone):
            self.count(entry)
            self.room.undo = None
            self.room.phase = OVER if ends else self.room.phase
        elif isinstance(payload, log.Begun):
            self.count(entry)
            self.room.begin(payload)
        else:
            self.apply(entry)

    def pass_over(self, entry: Entry) -> None:
        """A move that was taken back later: only the time that it took still counts."""
        self.count(entry)
        if isinstance(entry.payload, log.Moved):
            self.room.undo = None
            self.room.seats[entry.payload.seat].reserve -= entry.payload.reserve

    def count(self, entry: Entry) -> None:
        assert entry.n == self.version + 1, (self.id, entry.n, self.version)
        self.version = entry.n
        if entry.person is not None and entry.request is not None:
            done = self.done
            done[entry.person, entry.request] = entry.n
            if len(done) > MAX_REMEMBERED_REQUESTS:
                del done[next(iter(done))]

    # ---- Presence and time ----

    def arrived(self, person: Person, now: int) -> Change:
        """Somebody is here; the stand-in hands their seats back at once, which know their name of today."""
        self.greet(person.id)
        mine = [seat for seat in self.room.seats if seat.person == person.id]
        returned = [log.Returned(seat.number) for seat in mine if seat.stand_in]
        return self.write([*seating.renamed(self, person), *returned], now)

    def introduced(self, person: Person, now: int) -> Change:
        """Somebody has another name or figure: so have their seats."""
        return self.write(seating.renamed(self, person), now)

    def greet(self, person: str) -> None:
        """Somebody is here, or at another process."""
        self.present.add(person)
        self.gone.pop(person, None)

    def went(self, person: str, now: int) -> None:
        """Somebody's last connection has closed."""
        self.present.discard(person)
        if person in self.room.people():
            self.gone[person] = now

    @property
    def wake_at(self) -> int | None:
        """When something is due that no request brings about."""
        return clocks.wake_at(self)

    def tick(self, now: int) -> Change:
        """What time has brought about."""
        return self.write(clocks.what_time_brings(self, now), now)

    def wake_clocks(self, since: int, now: int) -> None:
        """The table is served since then; while its game is paused its clocks stand where they stood."""
        stopped = now if self.room.paused_at is None else self.room.paused_at
        if self.shown is not None:
            self.shown.clocks.wake(min(since, stopped), stopped)

    def set_clock(self, by: int) -> None:
        """It is later than it was thought to be, or earlier: so was everything that is counted from."""
        if self.shown is not None:
            self.shown.clocks.shift(by)
        self.gone = {person: since + by for person, since in self.gone.items()}
        if self.room.paused_at is not None:
            self.room.paused_at += by
        if self.room.undo is not None:
            self.room.undo.at += by

    # ---- Bots ----

    def bot_turns(self) -> list[BotTurn]:
        """The moves that bots are to make now; while people decide about an undo, they wait."""
        if self.room.paused_at is not None or self.room.undo is not None:
            return []
        return self.owed_by_bots()

    def owed_by_bots(self) -> list[BotTurn]:
        if self.room.phase != PLAYING:
            return []
        playing, turns = self.playing, []
        for seat, asked in playing.asked.items():
            taken = self.room.seats[seat]
            bot = taken.played_by(self.room.stand_in)
            if bot is not None:
                turns.append(BotTurn(seat, bot, "bot" if taken.bot else "stand-in", asked))
            elif seat in playing.overdue:
                turns.append(BotTurn(seat, self.room.stand_in, "clock", asked))
        return turns

    def seed_of_bot(self, seat: int) -> int:
        """The seed of a bot's next decision: from the secret, so that nobody foresees it."""
        said = f"bot {self.room.number} {self.version} {seat}".encode()
        return int.from_bytes(hmac.digest(bytes.fromhex(self.room.secret), said, "sha256")[:7], "big")

    def bot_moved(self, turn: BotTurn, move: str, now: int) -> Change:
        """A bot's move, if it is still wanted: not when the person is back or the table has moved on."""
        if turn not in self.bot_turns():
            return NOTHING
        reserve = self.room.seats[turn.seat].reserve
        used = self.playing.clocks.reserve_used(turn.seat, now, reserve)
        return self.write([log.Moved(turn.seat, move, turn.by, used)], now)

    # ---- Questions that change nothing ----

    def record(self) -> Record:
        """The game as a file, with what is needed to check the deal."""
        room, playing = self.room, self.playing
        record = replace(
            playing.table.record(),
            names=playing.names,
            bots=room.bots(),
            earlier=tuple(playing.earlier),
        )
        if room.start is not None:
            return record
        deal = fairness.FairDeal(fairness.commitment(room.secret), room.secret, tuple(room.contributions()))
        return replace(record, fair=deal)

    def reasons(self, person: Person | None, request: requests.Why, language: str) -> list[Reason]:
        """Why each of these moves cannot be made."""
        self.room.own_seat(person, request.seat)
        playing = self.running()
        return [reason(playing, request.seat, move, known_language(language)) for move in request.moves]


def reason(playing: Playing, seat: int, move: str, language: str) -> Reason:
    names = playing.names
    try:
        return Reason(move, playing.table.phrase(seat, move, language, names))
    except MoveRefused as refused:
        sentence = refused.sentence(language, names)
        return Reason(move, code=refused.code, rule=refused.rule, sentence=sentence)


def skimmed(entries: list[Entry]) -> list[tuple[Entry, bool]]:
    """Entries, and which of them are the last moves of games that another one has followed."""
    marked: list[tuple[Entry, bool]] = []
    over = False
    for entry in reversed(entries):
        over = over or isinstance(entry.payload, log.Renewed | log.Arranged)
        ends = over and isinstance(entry.payload, log.Moved)
        over = over and not ends
        marked.append((entry, ends))
    return marked[::-1]
