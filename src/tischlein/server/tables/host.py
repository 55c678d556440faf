"""The host of one table: every request comes through one gate and is done, or refused with nothing changed.

Plain code without sockets, clocks or files: who asks and what time it is are told. What is done becomes
entries of the table's book; a host that reads the book again is the same host.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from dataclasses import dataclass, replace

from tischlein.engine.errors import MoveRefused, Refusal
from tischlein.i18n.languages import LANGUAGES, known_language
from tischlein.records import fairness
from tischlein.records.record import Sitting
from tischlein.server.protocol import requests
from tischlein.server.protocol.common import Person
from tischlein.server.protocol.responses import Reason
from tischlein.server.tables import decide, log, undo
from tischlein.server.tables.clocks import Clocks
from tischlein.server.tables.log import AnyPayload, Entry, Payload
from tischlein.server.tables.room import OVER, PLAYING, Chair, Room, UndoWish
from tischlein.table import Table, new, position

WISH_LASTS = 20_000
"""So many milliseconds bots wait for people to answer a wish to take back."""

REMEMBERED = 500
"""So many requests are remembered, to answer a repeated one without doing it twice."""


@dataclass(frozen=True)
class BotTurn:
    """A move that a bot owes: for whom, since when, and why a bot."""

    seat: int
    bot: str
    by: str
    asked: int


class Host:
    """One table."""

    def __init__(self, table_id: str, entries: Iterable[Entry], now: int, awake: int | None = None) -> None:
        self.id = table_id
        self.version = 0
        self.room: Room
        self.table: Table | None = None
        self.names: dict[str, list[str]] = {}
        """The names at this deal, by language: bots are called otherwise in each."""
        self.earlier: list[Sitting] = []
        """Who sat there before seats were taken over: what they did is told under their names."""
        self.clocks = Clocks(None)
        self.asked: dict[int, int] = {}
        """For each seat that owes a move, the version since which it does."""
        self.done: dict[tuple[str, str], int] = {}
        self.present: set[str] = set()
        self.gone: dict[str, int] = {}
        """Since when people with a seat are away."""
        self.overdue: set[int] = set()
        self.room_changes = 0
        """Rises with every change of the room, so that nobody has to compare."""
        history = list(entries)
        dealt = max((n for n, entry in enumerate(history) if isinstance(entry.payload, log.Begun)), default=0)
        for entry, ends in skimmed(history[:dealt]):
            self.skim(entry, ends)
        for entry in history[dealt:]:
            self.apply(entry)
        self.wake_clocks(now if awake is None else awake, now)
        self.gone = dict.fromkeys(self.room.people(), now)

    # ---- The gate ----

    def submit(self, person: Person | None, request: requests.AtTable, now: int) -> list[Entry]:
        """Does what is asked and gives the new entries: none, when it was done before. Or `Refusal`."""
        if person is None:
            raise Refusal(code="need-identity")
        if self.did(person, request):
            return []
        if person.id in self.room.removed:
            raise Refusal(code="removed")
        return self.write(decide.decide(self, person, request, now), now, person.id, request.id)

    def did(self, person: Person, request: requests.AtTable) -> bool:
        """Was this asked and done before?"""
        return (person.id, request.id) in self.done

    def write(
        self, facts: Iterable[Payload], now: int, person: str | None = None, request: str | None = None
    ) -> list[Entry]:
        """Facts, and what follows from them, as entries; they are in force at once."""
        entries = []
        waiting = list(facts)
        while waiting:
            payload = waiting.pop(0)
            entry = Entry(self.version + 1, now, payload, person, request)  # type: ignore[arg-type]
            self.apply(entry)
            entries.append(entry)
            request = None
            waiting += decide.what_follows(self.room, payload)
        return entries

    # ---- The book ----

    def apply(self, entry: Entry) -> None:
        """An entry comes into force."""
        self.count(entry)
        self.change(entry.payload, entry.at)

    def skim(self, entry: Entry, ends: bool) -> None:
        """An entry from before the last deal: of those games only what they did to the room still counts."""
        self.count(entry)
        match entry.payload:
            case log.Moved() | log.Undone():
                self.room.undo = None
                self.room.phase = OVER if ends else self.room.phase
            case log.Begun():
                self.room.begin(entry.payload)
            case _:
                self.change(entry.payload, entry.at)

    def count(self, entry: Entry) -> None:
        assert entry.n == self.version + 1, (self.id, entry.n, self.version)
        self.version = entry.n
        if entry.person is not None and entry.request is not None:
            self.done[entry.person, entry.request] = entry.n
            if len(self.done) > REMEMBERED:
                del self.done[next(iter(self.done))]

    def change(self, payload: AnyPayload, at: int) -> None:
        if isinstance(payload, log.Moved):
            self.make_move(payload, at)
            return
        self.room_changes += 1
        if isinstance(payload, log.Opened):
            self.room = Room.opened(payload)
            self.clocks = Clocks(payload.pace)
            return
        room = self.room
        match payload:
            case log.Sat():
                bots = room.bots()
                room.sit(payload)
                if room.phase == PLAYING and self.table is not None:
                    self.taken_over(payload.seat, bots, at)
            case log.Stood(seat):
                room.stand(seat)
            case log.BotSat():
                room.seat_bot(payload)
            case log.Contributed(seat, text):
                room.chairs[seat].contribution = text
            case log.Begun():
                decide.check_rules(room, payload)
                room.begin(payload)
                self.set_the_table(at)
            case log.UndoAsked(seat, to):
                room.undo = UndoWish(seat, to, at)
            case log.UndoAnswered(seat, yes):
                assert room.undo is not None
                room.undo.agreed.add(seat)
                room.undo = room.undo if yes else None
            case log.Undone(to):
                assert self.table is not None
                room.undo = None
                self.table = undo.gone_back(self.table, to)
                self.earlier = [replace(one, until=min(one.until, to)) for one in self.earlier]
                self.ask_all(at)
            case log.Paused(by):
                room.paused_at, room.paused_by = at, by
            case log.Resumed():
                self.clocks.shift(at - (room.paused_at or at))
                room.paused_at, room.paused_by = None, ""
            case log.StoodIn(seat):
                room.chairs[seat].stand_in = True
            case log.Returned(seat):
                room.chairs[seat].stand_in = room.chairs[seat].left = False
            case log.Muted(person, muted):
                (room.muted.add if muted else room.muted.discard)(person)
            case log.Removed(person):
                room.remove(person)
            case log.RematchAsked(seat, contribution):
                room.rematch.add(seat)
                room.chairs[seat].contribution = contribution
            case log.Renewed():
                room.renew()

    def set_the_table(self, at: int) -> None:
        room = self.room
        self.names = {language: room.names(language) for language in LANGUAGES}
        self.earlier = []
        if room.start is not None:
            self.table = position(room.game, room.start, names=self.names["en"])
        else:
            self.table = new(room.game, room.players, seed=self.seed, names=self.names["en"], **room.options)
        self.ask_all(at)

    def taken_over(self, seat: int, bots: dict[int, str], at: int) -> None:
        """Somebody plays on where a bot did: under their name, with time of their own for the next move."""
        assert self.table is not None
        self.earlier.append(Sitting(len(self.table.made), self.names["en"], bots))
        self.names = {language: self.room.names(language) for language in LANGUAGES}
        self.table.names = self.names["en"]
        if seat in self.asked:
            self.clocks.ask(seat, at)

    @property
    def seed(self) -> str:
        """The seed of this table's deal, from the server's secret and the contributions of the seats."""
        return fairness.seed(self.room.secret, self.room.contributions())

    def make_move(self, payload: log.Moved, at: int) -> None:
        assert self.table is not None
        self.table.play(payload.seat, payload.move)
        if self.room.undo is not None:
            self.room.undo = None
            self.room_changes += 1
        self.room.chairs[payload.seat].reserve -= payload.reserve
        self.overdue.discard(payload.seat)
        self.asked.pop(payload.seat, None)
        self.clocks.answered(payload.seat)
        self.ask_new(at)

    def ask_all(self, at: int) -> None:
        self.asked, self.clocks.asked, self.overdue = {}, {}, set()
        self.ask_new(at)

    def ask_new(self, at: int) -> None:
        """Whoever owes a move now and did not before is asked."""
        assert self.table is not None
        waiting = self.table.waiting
        for seat in waiting:
            if seat not in self.asked:
                self.asked[seat] = self.version
                self.clocks.ask(seat, at)
        for seat in [seat for seat in self.asked if seat not in waiting]:
            del self.asked[seat]
            self.clocks.answered(seat)
        if not waiting:
            self.room.phase = OVER
            self.room_changes += 1

    # ---- Presence and time ----

    def arrived(self, person: str, now: int) -> list[Entry]:
        """Somebody is here; the stand-in hands their seats back at once."""
        self.greet(person)
        return self.write(
            [log.Returned(c.seat) for c in self.room.chairs if c.person == person and c.stand_in], now
        )

    def greet(self, person: str) -> None:
        """Somebody is here, at another process."""
        self.present.add(person)
        self.gone.pop(person, None)

    def went(self, person: str, now: int) -> None:
        """Somebody's last screen has closed."""
        self.present.discard(person)
        if person in self.room.people():
            self.gone[person] = now

    @property
    def wake_at(self) -> int | None:
        """When something is due that no request brings about: a stand-in, the end of somebody's time."""
        times = self.wish_ends()
        if self.clocks.pace is not None or self.gone:
            times += [time for chair in self.awaited() for time in self.due_times(chair)]
        return min(times, default=None)

    def awaited(self) -> list[Chair]:
        """Whom the others wait for: who owes a move or, after the game, has not asked for another one yet."""
        if self.room.phase == PLAYING and self.room.paused_at is None:
            return [self.room.chairs[seat] for seat in self.asked]
        if self.room.phase == OVER and self.room.rematch:
            return [self.room.chairs[seat] for seat in self.room.seats_of_people() - self.room.rematch]
        return []

    def wish_ends(self) -> list[int]:
        """When a wish to take back is given up: only where a bot is to move, which cannot wait for ever."""
        wish = self.room.undo
        if wish is None or self.room.paused_at is not None or not self.owed_by_bots():
            return []
        return [wish.at + WISH_LASTS]

    def due_times(self, chair: Chair) -> list[int]:
        if chair.person is None or chair.played_by("") is not None or chair.seat in self.overdue:
            return []
        times = [self.clocks.deadline(chair.seat, chair.reserve), self.stand_in_due(chair)]
        return [time for time in times if time is not None]

    def stand_in_due(self, chair: Chair) -> int | None:
        """When the stand-in takes an absent person's seat: only where somebody else is there to play on."""
        if self.room.grace is None or chair.person not in self.gone:
            return None
        others = self.room.people() & self.present
        return self.gone[chair.person] + 1000 * self.room.grace if others else None

    def tick(self, now: int) -> list[Entry]:
        """What time has brought about."""
        facts: list[Payload] = []
        for chair in self.awaited():
            if not any(time <= now for time in self.due_times(chair)):
                continue
            due = self.stand_in_due(chair)
            if due is not None and due <= now:
                facts.append(log.StoodIn(chair.seat))
            else:
                self.overdue.add(chair.seat)
        if not facts and self.room.undo is not None and any(time <= now for time in self.wish_ends()):
            facts.append(log.UndoAnswered(self.room.undo.seat, yes=False))
        return self.write(facts, now)

    def wake_clocks(self, since: int, now: int) -> None:
        """The table is served since then; while its game is paused its clocks stand where they stood."""
        stopped = now if self.room.paused_at is None else self.room.paused_at
        self.clocks.wake(min(since, stopped), stopped)

    def set_clock(self, by: int) -> None:
        """It is later than it was thought to be, or earlier: so was everything that is counted from."""
        self.clocks.shift(by)
        self.gone = {person: since + by for person, since in self.gone.items()}
        if self.room.paused_at is not None:
            self.room.paused_at += by
        if self.room.undo is not None:
            self.room.undo.at += by

    # ---- Bots ----

    def bot_turns(self) -> list[BotTurn]:
        """The moves that bots are to make now; while people talk about taking one back, they wait."""
        if self.room.phase != PLAYING or self.room.paused_at is not None or self.room.undo is not None:
            return []
        return self.owed_by_bots()

    def owed_by_bots(self) -> list[BotTurn]:
        turns = []
        for seat, asked in self.asked.items():
            chair = self.room.chairs[seat]
            bot = chair.played_by(self.room.stand_in)
            if bot is not None:
                turns.append(BotTurn(seat, bot, "bot" if chair.bot else "stand-in", asked))
            elif seat in self.overdue:
                turns.append(BotTurn(seat, self.room.stand_in, "clock", asked))
        return turns

    def luck_of_bots(self, seat: int) -> int:
        """The seed of a bot's next decision: from the secret, so that nobody foresees it."""
        said = f"bot {self.room.number} {self.version} {seat}".encode()
        return int.from_bytes(hmac.digest(bytes.fromhex(self.room.secret), said, "sha256")[:7], "big")

    def bot_moved(self, turn: BotTurn, move: str, now: int) -> list[Entry]:
        """A bot's move, if it is still wanted: not when the person is back or the table has moved on."""
        if turn not in self.bot_turns():
            return []
        used = self.clocks.reserve_used(turn.seat, now, self.room.chairs[turn.seat].reserve)
        return self.write([log.Moved(turn.seat, move, turn.by, used)], now)

    # ---- Questions that change nothing ----

    def reasons(self, person: Person | None, request: requests.Why, language: str) -> list[Reason]:
        """Why each of these moves cannot be made."""
        decide.own_chair(self, person, request.seat)
        table = decide.running_game(self)
        spoken = known_language(language)
        return [self.reason(table, request.seat, move, spoken) for move in request.moves]

    def reason(self, table: Table, seat: int, move: str, language: str) -> Reason:
        names = self.names[language]
        try:
            return Reason(move, table.phrase(seat, move, language, names))
        except MoveRefused as refused:
            sentence = refused.sentence(language, names)
            return Reason(move, code=refused.code, rule=refused.rule, sentence=sentence)


def skimmed(history: list[Entry]) -> list[tuple[Entry, bool]]:
    """Entries, and which of them are the last moves of games that another one has followed."""
    marked: list[tuple[Entry, bool]] = []
    over = False
    for entry in reversed(history):
        over = over or isinstance(entry.payload, log.Renewed)
        ends = over and isinstance(entry.payload, log.Moved)
        over = over and not ends
        marked.append((entry, ends))
    return marked[::-1]
