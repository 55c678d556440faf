"""Table: one running game for people's code. It checks every move and never repairs one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from functools import cache
from typing import TYPE_CHECKING, Any

from tischlein import text_view
from tischlein.drawing import notebook
from tischlein.engine import SPECTATOR, Event, State, verbs
from tischlein.engine.bits import each
from tischlein.engine.errors import (
    BadPosition,
    BadSeat,
    IllegalMove,
    NotYourTurn,
    Refusal,
    listed,
    must_be,
)
from tischlein.engine.events import EVERYBODY
from tischlein.engine.game import Game
from tischlein.engine.random import fill_block, seed_text, seed_words
from tischlein.engine.validation import Reader, is_whole_text, whole
from tischlein.i18n.words import Words, words
from tischlein.outcome import Outcome, leaders, outcome_of
from tischlein.registry import find
from tischlein.view import ViewBuilder

if TYPE_CHECKING:
    from tischlein.records.model import Record


MAX_NAME_CHARACTERS = 60
PARTS = ("game", "edition", "version", "players", "options", "chance", "table")
"""What `reveal` gives and `position` takes."""


class BadNames(Refusal):
    code = "wrong-names"

    def __init__(self, players: int, names: object) -> None:
        super().__init__(must_be("names", f"{players} names of 1 to {MAX_NAME_CHARACTERS} characters", names))


class Table:
    """One running game: moves as text, views as JSON-able data.

    Tables are equal when the same game stands the same on both.

    >>> import tischlein
    >>> table = tischlein.new("potato-man", 3, seed=1, first=0)
    >>> table
    <Table of potato-man, 3 players, 0 moves, waiting for seat 0>
    >>> table.play(0, table.moves(0)[0])
    >>> table.waiting
    (1,)
    >>> tischlein.position("potato-man", table.reveal()) == table
    True
    """

    def __init__(self, state: State, names: Sequence[str] | None = None, lang: str = "en") -> None:
        self.game: Game = state.game
        self.rules = state.game.verbs
        self.state = state
        self.options = self.game.options_of(state)
        self.names = check_names(names, state.players)
        self.words: Words = words(self.game, lang)
        self.start: State = state.copy()
        """The table as it was before the first move, so that a record can tell a position from a deal."""
        self.from_seed = False
        self.made: list[tuple[int, str]] = []
        """The moves so far: (seat, text)."""
        self._events: list[list[Event]] = [[]]
        """What happened: first at the set-up, then with each move."""
        self._read: tuple[int, str, int] | None = None
        """Seat, text and number of a move found legal, so that whoever then makes it does not ask again."""

    # ---- The game ----

    @property
    def players(self) -> int:
        return self.state.players

    @property
    def people(self) -> list[str]:
        """The names of the seats, in the table's language where nobody has given any."""
        return [self.words.name(seat, self.names) for seat in range(self.players)]

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a move now."""
        return seats_in(self.rules.waiting(self.state))

    @property
    def over(self) -> bool:
        return self.rules.waiting(self.state) == 0

    @property
    def points(self) -> tuple[int, ...]:
        """The points so far, a number a seat."""
        return tuple(self._standing()[0::2])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won: one, or several that share the win. Nobody while the game runs."""
        return leaders(self._standing()) if self.over else ()

    @property
    def outcome(self) -> Outcome | None:
        """How and why the game has ended; None while it runs."""
        if not self.over:
            return None
        return outcome_of(self.game.name, self._standing(), self.game.notation.ending(self.state))

    def _standing(self) -> list[int]:
        out = [0] * (2 * self.state.players)
        self.rules.points(self.state, out)
        return out

    def moves(self, seat: int) -> list[str]:
        """What the seat may do now; nothing when it owes no move."""
        seat = self.check_seat(seat)
        return self.open_moves(seat) if seat in self.waiting else []

    def open_moves(self, seat: int) -> list[str]:
        """What a seat that owes a move may do."""
        state, text = self.state, self.game.notation.move_text
        moves = [0] * self.game.max_moves
        listed = self.rules.legal(state, seat, moves)
        return [text(state, move) for move in moves[:listed]]

    def phrase(
        self, seat: int, move: str, lang: str | None = None, names: Sequence[str] | None = None
    ) -> str:
        """A legal move in words, as in "play red 17"."""
        seat = self.check_seat(seat)
        facts = self.game.notation.describe_move(self.state, seat, self.read(seat, move))
        return (words(self.game, lang) if lang else self.words).move(facts, names or self.names)

    def play(self, seat: int, move: str) -> None:
        """Makes a move, or raises a `MoveRefused` that says which rule forbids it and changes nothing."""
        seat = self.check_seat(seat)
        self.make(seat, self.read(seat, move))

    def make(self, seat: int, number: int) -> None:
        """Makes a legal move by its number. Trusts its caller, as bots do that have asked for legal moves."""
        self._read = None
        text = self.game.notation.move_text(self.state, number)
        self.state.told = []
        self.rules.play(self.state, seat, number)
        self._events.append(self.state.told)
        self.state.told = None
        self.made.append((seat, text))

    def undo(self) -> tuple[int, str]:
        """Takes the last move back and gives it: the seat and the move.

        >>> import tischlein
        >>> table = tischlein.new("potato-man", 3, seed=1, first=0)
        >>> table.play(0, table.moves(0)[0])
        >>> seat, move = table.undo()
        >>> table == tischlein.new("potato-man", 3, seed=1, first=0)
        True
        """
        if not self.made:
            raise Refusal(code="nothing-to-undo")
        *kept, last = self.made
        self.state, self.made, self._read = self.start.copy(), [], None
        del self._events[1:]
        for seat, move in kept:
            self.play(seat, move)
        return last

    def read(self, seat: int, move: str) -> int:
        """The number of a legal move; raises what forbids it."""
        if self._read is not None and self._read[0] is seat and self._read[1] == move:
            return self._read[2]
        seat = self.check_turn(seat)
        number = self.game.notation.read_move(self.state, seat, str(move))
        refusal = self.rules.forbids(self.state, seat, number)
        if refusal:
            code, rule = self.game.notation.REFUSALS[refusal]
            facts = self.game.notation.describe_move(self.state, seat, number)
            raise IllegalMove(code, rule, facts, self.game.name, self.names)
        self._read = (seat, move, number)
        return number

    def check_seat(self, seat: int) -> int:
        """Refuses a seat that is not at this table; gives it as a plain number where NumPy counted it."""
        found = whole(seat)
        if found is None or not 0 <= found < self.players:
            raise BadSeat(seat, self.players)
        return found

    def check_turn(self, seat: int) -> int:
        """Refuses a seat that is not at this table or owes no move."""
        seat = self.check_seat(seat)
        waiting = self.waiting
        if not waiting:
            raise NotYourTurn("game-over", "game-over")
        if seat not in waiting:
            facts = {"seat": seat, "waiting": waiting}
            raise NotYourTurn("not-your-turn", "your-turn", facts, self.game.name, self.names)
        return seat

    # ---- What is known ----

    def view_record(self, seat: int | None) -> State:
        """What a seat, or a spectator (None), may know, as an otherwise empty table."""
        if seat is not None:
            seat = self.check_seat(seat)
        view = type(self.state)()
        verbs.fill_view(self.state, SPECTATOR if seat is None else seat, view)
        return view

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, as JSON-able data; None: a spectator."""
        return ViewBuilder(self).view(seat)

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What has happened as the seat may know it: from the set-up (0), or from the given move on.

        Each event says in `n` with which move it came: 0 at the set-up, 1 with the first move.
        """
        if seat is not None:
            seat = self.check_seat(seat)
        return [
            {"n": n, **self.game.notation.describe_event(self.state, event, seat)}
            for n in range(max(since, 0), len(self._events))
            for event in self._events[n]
        ]

    def has_private_events(self, since: int = 0) -> bool:
        """Has anything happened, from the given move on, that not everybody may know?"""
        for events in self._events[max(since, 0) :]:
            for event in events:
                if event.known_to != EVERYBODY:
                    return True
        return False

    def sentences(
        self, seat: int | None, since: int = 0, lang: str | None = None, you: bool = False
    ) -> list[str]:
        """The same events as sentences; with `you` they speak to the person at the seat."""
        spoken = words(self.game, lang) if lang else self.words
        return [
            spoken.event(
                {name: fact for name, fact in event.items() if name != "n"}, self.names, seat if you else None
            )
            for event in self.events(seat, since)
        ]

    @property
    def last_events(self) -> list[Event]:
        """Everything that the last move, or the set-up, has brought about."""
        return self._events[-1]

    def reveal(self) -> dict[str, Any]:
        """Everything, hidden cards and seed included: for records, finished games and positions."""
        return {
            "game": self.game.name,
            "edition": self.game.edition,
            "version": self.game.version,
            "players": self.players,
            "options": {**self.options},
            "chance": {"seed": seed_text(self.state.seed), "drawn": self.state.drawn},
            "table": self.game.describe(self.state),
        }

    # ---- Keeping and showing ----

    def record(self) -> Record:
        """This game as it can be saved, loaded and replayed."""
        from tischlein.records.model import Record

        return Record.of(self)

    def copy(self) -> Table:
        """A second table in the same state; playing on one leaves the other alone."""
        twin = Table(self.state.copy(), self.names, self.words.language)
        twin.start = self.start.copy()
        twin.from_seed = self.from_seed
        twin.made = list(self.made)
        twin._events = [list(told) for told in self._events]
        return twin

    __copy__ = copy

    def __eq__(self, other: object) -> bool:
        """Whether the same game stands the same on both, chance to come included, however it came there."""
        if not isinstance(other, Table):
            return NotImplemented
        return self.reveal() == other.reveal()

    __hash__ = None  # type: ignore[assignment]  # a table changes

    def __reduce__(self) -> tuple[Any, ...]:
        """What another process needs to go on: it has rules and words of its own."""
        own = {name: value for name, value in vars(self).items() if name not in ("game", "rules", "words")}
        return unset, (type(self), self.game.name), own | {"language": self.words.language}

    def __setstate__(self, own: dict[str, Any]) -> None:
        language = own.pop("language")
        vars(self).update(own)
        self.game, self.rules = self.state.game, self.state.game.verbs
        self.words = words(self.game, language)

    def __str__(self) -> str:
        return text_view.as_text(self.game.title, self.view(None), self.people)

    def __repr__(self) -> str:
        moves = f"{len(self.made)} move{'s' if len(self.made) != 1 else ''}"
        waiting = f"waiting for {' and '.join(f'seat {seat}' for seat in self.waiting)}"
        stands = self.outcome.result() if self.outcome else waiting
        return f"<Table of {self.game.name}, {self.players} players, {moves}, {stands}>"

    def _repr_html_(self) -> str:
        return notebook.table_html(self)


@cache
def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a set, in order."""
    return tuple(each(mask))


def unset(kind: type[Table], game: str) -> Table:
    """An empty place. The game is looked for first, as it may live elsewhere (`TISCHLEIN_GAMES`)."""
    find(game)
    return kind.__new__(kind)


def check_names(names: Sequence[str] | None, players: int) -> list[str] | None:
    if names is None:
        return None
    in_order = isinstance(names, Iterable) and not isinstance(names, str | Set | Mapping)
    given = list(names) if in_order else []
    if len(given) != players or not all(map(is_name, given)):
        raise BadNames(players, names)
    return [str(name) for name in given]


def is_name(name: object) -> bool:
    """A text of bearable length, without the half characters that no file can hold."""
    return isinstance(name, str) and 0 < len(name) <= MAX_NAME_CHARACTERS and is_whole_text(name)


def new(
    game: str,
    players: int,
    seed: int | str | None = None,
    names: Sequence[str] | None = None,
    lang: str = "en",
    **options: Any,
) -> Table:
    """A freshly dealt table. Without a seed the deal is secret; with one it is the same every time.

    >>> import tischlein
    >>> tischlein.new("elefant", players=4, seed=2, names=["Ada", "Bo", "Cy", "Di"]).people
    ['Ada', 'Bo', 'Cy', 'Di']
    >>> tischlein.new("elefant", players=4, seed=2) == tischlein.new("elefant", players=4, seed=2)
    True
    """
    state = find(game).new(players, options, seed_words(seed))
    table = Table(state, names, lang)
    state.told = []
    verbs.set_up(state)
    table._events = [state.told]
    state.told = None
    table.start = state.copy()
    table.from_seed = True
    return table


def position(
    game: str,
    data: dict[str, Any],
    names: Sequence[str] | None = None,
    lang: str = "en",
) -> Table:
    """A table built from what `reveal()` gives: for tests, puzzles, lessons and "what if".

    >>> import tischlein
    >>> data = tischlein.new("heckmeck", 3, seed=4).reveal()
    >>> data["table"]["turn"] = 2
    >>> tischlein.position("heckmeck", data).waiting
    (2,)
    """
    found = find(game)
    read = Reader(data)
    check_origin(found, read.data)
    players = read.number("players", min(found.players), max(found.players))
    options = read.within("options").data if "options" in read.data else {}
    state = found.new(players, options, seed_words(None))
    if "chance" in read.data:
        arrange_chance(state, read.within("chance"))
    found.notation.arrange(state, read.within("table").data)
    return Table(state, names, lang)


def check_origin(game: Game, data: dict[str, Any]) -> None:
    """A position need not say where it comes from; but what it says has to be right."""
    if "game" in data and data["game"] != game.name:
        raise BadPosition(must_be("game", repr(game.name), data["game"]))
    for name, needed in (("edition", game.edition), ("version", game.version)):
        if data.get(name, needed) != needed:
            raise BadPosition(must_be(name, repr(needed), data[name]))
    unknown = [name for name in data if name not in PARTS]
    if unknown:
        raise BadPosition(must_be("a part of a position", listed(PARTS), unknown[0]))


def arrange_chance(state: State, read: Reader) -> None:
    """The seed and how much of it has been used, so that coming shuffles come out as they would have."""
    seed = read.value("seed")
    if not isinstance(seed, str) or len(seed) != 64 or not set(seed) <= set("0123456789abcdef"):
        raise BadPosition(must_be(read.place("seed"), "64 hexadecimal digits", seed))
    state.seed = seed_words(seed)
    state.drawn = read.number("drawn", 0, 2**40)
    if state.drawn:
        fill_block(state.block, state.seed, (state.drawn - 1) >> 4)
