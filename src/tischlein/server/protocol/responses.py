"""Everything the server sends. Whatever is about a table carries that table's version."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from tischlein.server.protocol.common import Pace, Person, kebab


class Message(Struct, tag_field="type", tag=kebab, kw_only=True, omit_defaults=True):
    """What the server sends."""


class Welcome(Message):
    """The answer to hello."""

    protocol: int
    server: str
    heartbeat: int
    person: Person | None = None


class Pong(Message):
    """The answer to a ping."""


class SeatView(Struct, frozen=True, kw_only=True):
    """What one seat (null: a spectator) may know now, and what happened since the previous state."""

    seat: int | None
    view: Annotated[Any, Meta(description="Table.view(seat): the game's own words, the open moves included")]
    events: list[dict[str, Any]]
    sentences: list[str] | UnsetType = UNSET


class SeatState(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits where."""

    seat: int
    name: str = ""
    person: str | None = None
    bot: str | None = None
    present: bool = False
    stand_in: bool = False
    left: bool = False
    muted: bool = False
    contribution: str = ""
    figure: str = ""


class UndoRequest(Struct, frozen=True):
    """A request to take moves back until this many are left, and which seats have agreed."""

    seat: int
    to: int
    agreed: list[int]


class Notice(Struct, frozen=True, omit_defaults=True):
    """Something about the people at the table, told in the log after move `n`: the client words it.

    `kind` is `left`, `away`, `back`, `seated` or `renamed`; `before` is the name that the seat had before.
    """

    n: int
    kind: str
    seat: int
    name: str
    before: str = ""


class Fairness(Struct, frozen=True):
    """The commitment made before the deal and the one for the next game; the secret is shown at the end."""

    commitment: str
    next: str | None = None
    secret: str | None = None
    seed: str | None = None


class Room(Struct, frozen=True, kw_only=True):
    """Everything about a table except the game itself."""

    game: str
    players: int
    options: dict[str, Any]
    host: str
    open: bool
    begins: str
    phase: str
    number: int
    seats: list[SeatState]
    spectators: int
    pace: Pace | None
    grace: int | None
    stand_in: str
    paused: bool
    paused_by: str | None
    undo: UndoRequest | None
    rematch: list[int]
    notices: list[Notice]
    hints: bool
    newcomers: bool
    fair: Fairness | None


class SeatClock(Struct, frozen=True):
    """Milliseconds left for this move and in reserve, at the moment of the message."""

    seat: int
    move: int
    reserve: int


class State(Message):
    """The table as this client may know it. `room` is present when it has changed, `views` when the game has.

    `request` is the id of the request that this state answers.
    """

    table: str
    version: int
    moves_made: int
    request: str | UnsetType = UNSET
    room: Raw | UnsetType = UNSET
    views: list[Raw] | UnsetType = UNSET
    clocks: list[SeatClock] | UnsetType = UNSET


class OwnUpdate(Struct, kw_only=True, omit_defaults=True):
    """What moves have changed for one seat of this client, beyond what they have changed for all."""

    seat: int
    known: dict[str, Any] = {}
    """What the seat knows of itself: it goes over the seat's entry in `seats`."""
    moves: list[str] = []
    decision: str | None = None
    events: list[dict[str, Any]] | UnsetType = UNSET
    sentences: list[str] | UnsetType = UNSET


class Update(Message):
    """What moves have changed since the previous state or update.

    `waiting`, `points`, `winners`, the `middle` of the table and what is `derived` from it are as they are
    now; `seats` has only those that have changed. Who is not in `own` owes no move.
    """

    table: str
    version: int
    moves_made: int
    request: str | UnsetType = UNSET
    room: Raw | UnsetType = UNSET
    clocks: list[SeatClock] | UnsetType = UNSET
    waiting: list[int] = []
    points: list[int] = []
    winners: list[int] = []
    middle: dict[str, Any] = {}
    derived: dict[str, Any] = {}
    seats: dict[int, dict[str, Any]] = {}
    events: list[dict[str, Any]] = []
    sentences: list[str] | UnsetType = UNSET
    own: list[OwnUpdate] = []


class Done(Message):
    """A request was done, now or before, and there is nothing else to say about it."""

    id: str
    table: str
    version: int


class Refused(Message):
    """Nothing was changed. `state` is the table as it is."""

    id: str | None
    code: str
    sentence: str
    rule: str | UnsetType = UNSET
    table: str | UnsetType = UNSET
    version: int | UnsetType = UNSET
    state: Raw | UnsetType = UNSET


class Reason(Struct, frozen=True):
    """A move in words, and why it cannot be made; no code: it can."""

    move: str
    phrase: str | None = None
    code: str | None = None
    rule: str | None = None
    sentence: str | None = None


class Reasons(Message):
    """The answer to why."""

    id: str
    table: str
    version: int
    seat: int
    reasons: list[Reason]


class Suggestion(Struct):
    """A recommended move, how often to play it, the points it probably leads to, and why."""

    move: str
    share: float
    points: float
    rival: float
    sentences: list[str]


class Suggestions(Message):
    """The answer to suggest, the best move first."""

    id: str
    table: str
    version: int
    seat: int
    suggestions: list[Suggestion]


class Chat(Message):
    """Somebody sent a text."""

    table: str
    version: int
    person: str
    name: str
    text: str


class ChatEmote(Message, tag="emote"):
    """Somebody sent a quick reaction."""

    table: str
    version: int
    person: str
    name: str
    emote: str


class Removed(Message):
    """The host has removed you from this table."""

    table: str
    version: int


AnyMessage = (
    Welcome | Pong | State | Update | Done | Refused | Reasons | Suggestions | Chat | ChatEmote | Removed
)  # fmt: skip

encode = msgspec.json.Encoder().encode
