"""What a game says of itself: name, players, options, verbs, notation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from tischlein.engine import defaults
from tischlein.engine.encoding import Encoding
from tischlein.engine.errors import BadOption, BadPlayers
from tischlein.engine.state import State
from tischlein.engine.validation import whole

DRAWN = "drawn"


@dataclass(frozen=True)
class Verbs:
    """The functions behind the verbs, one set a game (see `engine.verbs`)."""

    set_up: Callable[[Any], None]
    waiting: Callable[[Any], int]
    legal: Callable[[Any, int, list[int]], int]
    forbids: Callable[[Any, int, int], int]
    play: Callable[[Any, int, int], None]
    points: Callable[[Any, list[int]], None]
    view_open: Callable[[Any, Any], None]
    view_own: Callable[[Any, int, Any], None]
    imagine: Callable[[Any, int, list[int]], None]
    default_move: Callable[[Any, int, list[int], int, list[int]], int] = defaults.any_move
    round_index: Callable[[Any], int] = defaults.one_round
    estimate: Callable[[Any, list[float]], None] = defaults.no_estimate
    take_back: Callable[[Any, int], None] = defaults.nothing_to_take_back

    @classmethod
    def of(cls, *modules: ModuleType) -> Verbs:
        """A game's verbs: each is the function of its name in the first of these modules that has it."""
        found: dict[str, Any] = {}
        for verb in fields(cls):
            for module in modules:
                if hasattr(module, verb.name):
                    found.setdefault(verb.name, getattr(module, verb.name))
        return cls(**found)


@dataclass(frozen=True)
class Choice:
    """An option with named values, the default first. The table's field holds the place in the list."""

    name: str
    values: tuple[str, ...]
    only_players: tuple[int, ...] | None = None
    """Where set, values other than the default need one of these player counts."""

    @property
    def default(self) -> str:
        return self.values[0]

    def allowed(self, players: int) -> list[Any]:
        if self.only_players is not None and players not in self.only_players:
            return [self.default]
        return list(self.values)

    def to_field(self, value: Any) -> int:
        return self.values.index(value)

    def from_field(self, number: int) -> Any:
        return self.values[number]


@dataclass(frozen=True)
class Amount:
    """An option that is a number."""

    name: str
    low: int
    high: int
    default: int

    def allowed(self, players: int) -> list[Any]:
        return list(range(self.low, self.high + 1))

    def to_field(self, value: Any) -> int:
        return int(value)

    def from_field(self, number: int) -> Any:
        return number


@dataclass(frozen=True)
class FirstSeat:
    """Who begins: a seat, or drawn from the table's seed. The field holds -1 for drawn."""

    name: str = "first"
    default: str = DRAWN

    def allowed(self, players: int) -> list[Any]:
        return [DRAWN, *range(players)]

    def to_field(self, value: Any) -> int:
        return -1 if value == DRAWN else int(value)

    def from_field(self, number: int) -> Any:
        return DRAWN if number < 0 else number


Option = Choice | Amount | FirstSeat


class Notation(Protocol):
    """Moves, views and events of one game as text and JSON: the public part of its `notation.py`."""

    @property
    def REFUSALS(self) -> Mapping[int, tuple[str, str]]:
        """Refusal number -> (stable code, anchor of the rule in `rules.*.md`)."""

    def move_text(self, table: Any, move: int) -> str: ...
    def read_move(self, table: Any, seat: int, text: str) -> int: ...
    def describe_middle(self, table: Any) -> dict[str, Any]: ...
    def describe_seat(self, table: Any, seat: int) -> dict[str, Any]: ...
    def describe_own(self, table: Any, seat: int) -> dict[str, Any]: ...
    def arrange(self, table: Any, data: dict[str, Any]) -> None: ...
    def describe_move(self, table: Any, seat: int, move: int) -> dict[str, Any]: ...
    def decision(self, table: Any, seat: int) -> str:
        """What a seat that is to move has to decide; the message `decision-…` says what is possible."""
        ...

    def describe_event(self, table: Any, event: Any, seat: int | None) -> dict[str, Any]: ...
    def ending(self, table: Any) -> str:
        """Why a finished game is over: the message `ending-…` of the game says it."""
        ...

    def fact_words(self, name: str, value: str) -> tuple[str, dict[str, Any]] | None: ...


@dataclass(frozen=True, eq=False)
class Game:
    """One game: its name, its material's edition, its options, its rules and its notation."""

    name: str
    title: str
    credit: str
    """Authors, publisher and year of the printed game."""
    players: tuple[int, ...]
    options: tuple[Option, ...]
    edition: str
    """Names the card tables; changes when a table of facts is corrected."""
    version: int
    """Rises when the rules behave differently, not when they get faster."""
    table: type[State]
    max_moves: int
    """The most legal moves that a seat can ever have."""
    verbs: Verbs
    notation: Notation
    folder: Path
    clear_lead: int = 10
    """The lead in points that makes a seat the favourite; it tells a search how much a point is worth."""
    lookahead_rounds: int = 1
    """How many rounds (`round_index`) a search looks ahead."""
    random_playout_moves: int = 0
    """How many random moves a seat a playout of plain ISMCTS makes before it is judged: with more of them
    the result says less about the move. 0: until the round ends."""
    strong_simulations: int = 200
    """Simulations a move that make a strong player, and leave something to a master."""
    guesses_matter: bool = True
    """Whether, where seats choose at once, it matters what each expects of the others."""
    move_group: Callable[[int], int] = defaults.own_group
    """A number for the group of a move: a bot that overlooks moves notices all of a group or none."""
    reasons: Callable[[Any, int, int], list[dict[str, Any]]] | None = None
    """Why a move is good or not: view record, seat, move -> facts that words can say."""
    objections: frozenset[str] = frozenset()
    """The reasons that name a better move or only speak against this one: not to be given for a move that a
    search found to be best."""
    drawbacks: frozenset[str] = frozenset()
    """The reasons that only speak against a move: not to be given for one that is said to be the best."""

    about_all: frozenset[str] = frozenset()
    """Events that change every seat, though they name one; others change only the seats that they name."""

    derive: Callable[[Any], dict[str, Any]] = defaults.nothing_derived
    """What follows from what everybody may know, from an open view record: so whoever shows a table needs no
    rules."""

    encoding: Encoding | None = None
    """How learners meet the game; without it there are no environments."""

    def __post_init__(self) -> None:
        self.table.game = self

    @property
    def usual_players(self) -> int:
        """Four where that can be had."""
        return 4 if 4 in self.players else max(self.players)

    def new(self, players: int, options: Mapping[str, Any], seed: list[int]) -> State:
        """An empty table with players, options and seed, ready to be set up."""
        chosen = self.check(players, options)
        table = self.table()
        table.players = int(players)
        table.seed = list(seed)
        for option in self.options:
            setattr(table, option.name, option.to_field(chosen[option.name]))
        return table

    def check(self, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """All options with their values; raises a `Refusal` that says what they must be."""
        if whole(players) not in self.players:
            raise BadPlayers(self.title, players, self.players)
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadOption(self.title, name, sorted(known))
        chosen = {}
        for name, option in known.items():
            value = options.get(name, option.default)
            allowed = option.allowed(players)
            if isinstance(value, bool | float) or value not in allowed:
                raise BadOption(self.title, name, allowed, value, players)
            chosen[name] = value
        return chosen

    def options_of(self, table: State) -> dict[str, Any]:
        return {option.name: option.from_field(getattr(table, option.name)) for option in self.options}

    # ---- A table as JSON ----

    def describe(self, table: State) -> dict[str, Any]:
        """A whole table, or a view record; what is not known is None."""
        seats = [self.describe_seat(table, seat) for seat in range(table.players)]
        return {**self.notation.describe_middle(table), "seats": seats}

    def describe_seat(self, table: State, seat: int) -> dict[str, Any]:
        """A seat; only itself, and whoever sees the whole table, is told what it alone may know."""
        known = table.viewer in (0, seat + 2)
        own = self.notation.describe_own(table, seat) if known else {}
        return {**self.notation.describe_seat(table, seat), **own}
