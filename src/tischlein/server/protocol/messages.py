"""Every message between a client and the server, typed in one place; `docs/protocol.md` explains them.

A message is one JSON object with a `type`. Unknown types, unknown fields and sizes beyond the limits here are
refused. Whatever speaks of a table carries that table's version.
"""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

PROTOCOL = 1
"""Rises when a client of the old protocol could no longer play."""

DOORS = ("/ws", "/ws/earlier")
"""Paths of the WebSocket. A proxy may lead the second one to processes that still have earlier rules."""

LARGEST_MESSAGE = 16 * 1024
"""Bytes; a client that sends more is disconnected."""

RequestId = Annotated[
    str, Meta(min_length=1, max_length=40, description="Chosen by the client, never reused")
]
TableId = Annotated[str, Meta(min_length=1, max_length=40)]
PersonId = Annotated[str, Meta(min_length=1, max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Move = Annotated[str, Meta(max_length=200)]
Version = Annotated[int, Meta(ge=0, description="How many entries the table's log has")]
Language = Annotated[str, Meta(max_length=5, description="en, de, fr or it; empty: no sentences, please")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
BotName = Annotated[str, Meta(max_length=20)]
Contribution = Annotated[str, Meta(max_length=100, description="Your own luck: any text")]


def kebab(name: str) -> str:
    """`SeatBot` -> `seat-bot`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Request(Struct, tag_field="type", tag=kebab, forbid_unknown_fields=True, kw_only=True):
    """What a client may send."""


class AtTable(Request):
    """A request about one table. `id` makes it safe to send again: it is answered twice and done once."""

    id: RequestId
    table: TableId


# ---- The line ----


class Hello(Request):
    """Always the first message. Without a token one can watch."""

    protocol: int
    token: Annotated[str, Meta(max_length=200)] = ""
    language: Language = "en"


class Speak(Request):
    """Sentences in another language from now on."""

    language: Language


class Ping(Request):
    """Answered by a pong."""


# ---- Coming and going ----


class Attend(AtTable):
    """Come to a table: at your seats, or as a bystander. Also the way to get the true state at any time."""

    since: Annotated[int, Meta(ge=-1, description="Tell the events from this move on; -1: none")] = -1


class Go(AtTable):
    """Hear no more of a table. Your seats stay yours."""


class Sit(AtTable):
    """Take a free seat (any, when none is named), or come back to one that you left."""

    seat: Seat | None = None
    name: Name | None = None
    contribution: Contribution = ""


class Stand(AtTable):
    """Leave a seat. In a running game the stand-in plays on."""

    seat: Seat


class SeatBot(AtTable):
    """The host puts a bot on a free seat."""

    seat: Seat
    bot: BotName


class Contribute(AtTable):
    """Your own luck for the coming deal, in place of what you gave before."""

    seat: Seat
    text: Contribution


class Begin(AtTable):
    """The host has the cards dealt; bots named by `fill` take the free seats."""

    fill: BotName | None = None


class Remove(AtTable):
    """The host sends a person away from the table."""

    person: PersonId


# ---- The game ----


class Play(AtTable):
    """A move, made on the table as it was at `version`."""

    seat: Seat
    move: Move
    version: Version


class Why(AtTable):
    """Why can these moves not be made?"""

    seat: Seat
    moves: Annotated[list[Move], Meta(max_length=64)]


class Suggest(AtTable):
    """What would a good player do?"""

    seat: Seat


class Undo(AtTable):
    """May I take my last move back?"""

    seat: Seat


class AnswerUndo(AtTable):
    """Yes or no to somebody's wish to take a move back."""

    seat: Seat
    yes: bool


class Pause(AtTable):
    """Stop the clocks and the bots."""


class Resume(AtTable):
    """Go on after a pause."""


class Rematch(AtTable):
    """Another game with the same people; it begins when all have asked for it."""

    seat: Seat
    contribution: Contribution = ""


# ---- Talking ----


class Say(AtTable):
    """A word to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Emote(AtTable):
    """A quick sign."""

    emote: Annotated[str, Meta(max_length=20)]


class Mute(AtTable):
    """The host lets a person's words go unheard, or heard again."""

    person: PersonId
    muted: bool = True


TableRequest = (
    Attend | Go | Sit | Stand | SeatBot | Contribute | Begin | Remove | Play | Why | Suggest | Undo
    | AnswerUndo | Pause | Resume | Rematch | Say | Emote | Mute
)  # fmt: skip
AnyRequest = Hello | Speak | Ping | TableRequest


# ---- What the server says ----


class Message(Struct, tag_field="type", tag=kebab, kw_only=True, omit_defaults=True):
    """What the server sends."""


class Person(Struct, frozen=True, omit_defaults=True):
    """Somebody, as others may know them."""

    id: str
    name: str
    bot: bool = False


class Welcome(Message):
    """The answer to hello."""

    protocol: int
    server: str
    heartbeat: int
    person: Person | None = None


class Pong(Message):
    """The answer to a ping."""


class Eye(Struct, frozen=True, kw_only=True):
    """What one seat (null: a bystander) may know now, and what happened since the state before."""

    seat: int | None
    view: Annotated[Any, Meta(description="Table.view(seat): the game's own words, the open moves included")]
    events: list[dict[str, Any]]
    sentences: list[str] | UnsetType = UNSET


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each move and a reserve for the whole game."""

    move: Annotated[int, Meta(ge=1, le=30 * 86400)]
    reserve: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0


class Chair(Struct, frozen=True, kw_only=True, omit_defaults=True):
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


class UndoWish(Struct, frozen=True):
    """A wish to take moves back, and which seats have said yes."""

    seat: int
    to: int
    agreed: list[int]


class Fairness(Struct, frozen=True):
    """The promise made before the deal, and the one for the next game; the secret is shown at the end."""

    commitment: str
    next: str | None = None
    secret: str | None = None
    seed: str | None = None


class Room(Struct, frozen=True, kw_only=True):
    """Everything about a table but the game itself."""

    game: str
    players: int
    options: dict[str, Any]
    host: str
    open: bool
    begins: str
    phase: str
    number: int
    chairs: list[Chair]
    watchers: int
    pace: Pace | None
    grace: int | None
    stand_in: str
    paused: bool
    paused_by: str | None
    undo: UndoWish | None
    rematch: list[int]
    fair: Fairness | None


class SeatClock(Struct, frozen=True):
    """Milliseconds left for this move and in reserve, at the moment of the message."""

    seat: int
    move: int
    reserve: int


class State(Message):
    """The table as this client may know it. `room` is there when it has changed, `eyes` when the game has."""

    table: str
    version: int
    made: int
    answer: str | UnsetType = UNSET
    room: Raw | UnsetType = UNSET
    eyes: list[Raw] | UnsetType = UNSET
    clocks: list[SeatClock] | UnsetType = UNSET


class Done(Message):
    """A request was done, now or before, and there is nothing else to say about it."""

    id: str
    table: str
    version: int


class Refused(Message):
    """Nothing was changed. `state` is the table as it truly is."""

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


class Advice(Struct):
    """A good move, how often to play it, the points it probably leads to, and why."""

    move: str
    share: float
    points: float
    rival: float
    sentences: list[str]


class Suggestion(Message):
    """The answer to suggest, the best move first."""

    id: str
    table: str
    version: int
    seat: int
    advice: list[Advice]


class Heard(Message):
    """Somebody said something."""

    table: str
    version: int
    person: str
    name: str
    text: str


class Signed(Message):
    """Somebody made a quick sign."""

    table: str
    version: int
    person: str
    name: str
    emote: str


class Sent(Message):
    """You were sent away from this table."""

    table: str
    version: int


AnyMessage = (
    Welcome | Pong | State | Done | Refused | Reasons | Suggestion | Heard | Signed | Sent
)  # fmt: skip

EMOTES = ("hello", "thanks", "well-played", "oops", "hurry", "laugh", "wow", "potato")

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading a message may raise: no JSON or not as it should be, no UTF-8, nested too deeply."""

decode_request = msgspec.json.Decoder(AnyRequest).decode
encode = msgspec.json.Encoder().encode


# ---- Close codes ----

CLOSE_WRONG_ORIGIN = 1008
CLOSE_TOO_LARGE = 1009
CLOSE_FAILED = 1011
CLOSE_RESTART = 1012
CLOSE_NO_HELLO = 4000
CLOSE_WRONG_PROTOCOL = 4001
CLOSE_BAD_TOKEN = 4003
CLOSE_TOO_SLOW = 4008
CLOSE_TOO_MANY_BAD = 4009
CLOSE_TOO_MANY = 4010
CLOSE_TOO_FAST = 4011

CLOSE_CODES = {
    CLOSE_WRONG_ORIGIN: "the page comes from a web site that may not talk to this server",
    CLOSE_TOO_LARGE: "a message was larger than 16 KiB",
    CLOSE_FAILED: "something went wrong here; connect again",
    CLOSE_RESTART: "the server stops; come back in a moment",
    CLOSE_NO_HELLO: "the first message was no hello, or came too late",
    CLOSE_WRONG_PROTOCOL: "the hello named a protocol that this server does not speak",
    CLOSE_BAD_TOKEN: "the hello's token is not known here",
    CLOSE_TOO_SLOW: "messages were not taken quickly enough; connect again and attend",
    CLOSE_TOO_MANY_BAD: "too many messages in a row could not be read",
    CLOSE_TOO_MANY: "too many lines or wrong tokens from this address; come back later",
    CLOSE_TOO_FAST: "far more messages than anybody may send",
}
