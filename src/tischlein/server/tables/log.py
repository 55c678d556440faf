"""The book of a table: an entry for everything that changes it. The entries, read in order, are the table."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from tischlein.server.protocol.messages import Pace, kebab


class Fact(Struct, tag_field="is", tag=kebab, omit_defaults=True):
    """Something that happened at a table."""


class Opened(Fact):
    """The table stands there; nothing else can come first."""

    game: str
    players: int
    options: dict[str, Any]
    host: str
    secret: str
    """The server's part of the first deal, known to nobody before the end."""
    bots: dict[int, str] = {}
    open: bool = False
    begins: str = "full"
    pace: Pace | None = None
    grace: int | None = 60
    stand_in: str = "spud"
    start: dict[str, Any] | None = None
    """A position to begin from, instead of a deal."""


class Sat(Fact):
    seat: int
    person: str
    name: str
    contribution: str = ""


class Stood(Fact):
    seat: int


class BotSat(Fact):
    seat: int
    bot: str


class Contributed(Fact):
    seat: int
    text: str


class Begun(Fact):
    """The cards are dealt."""

    next_secret: str
    """Promised for the next game already now, before anybody can give a contribution to it."""
    rules: int = 1
    """The version of the game's rules: whoever has another one must not play on."""
    edition: str = ""
    """The same for its cards; books from before this was kept do not say."""


class Moved(Fact):
    seat: int
    move: str
    by: str = "person"
    reserve: int = 0
    """Milliseconds of the reserve that this move took."""


class UndoAsked(Fact):
    seat: int
    to: int
    """How many moves would be left."""


class UndoAnswered(Fact):
    seat: int
    yes: bool


class Undone(Fact):
    to: int


class Paused(Fact):
    by: str = ""
    """Who asked for it."""


class Resumed(Fact):
    pass


class StoodIn(Fact):
    """The stand-in plays for an absent person."""

    seat: int


class Returned(Fact):
    seat: int


class Muted(Fact):
    person: str
    muted: bool


class Removed(Fact):
    person: str


class RematchAsked(Fact):
    seat: int
    contribution: str = ""


class Renewed(Fact):
    """Another game at the same table."""


AnyFact = (
    Opened | Sat | Stood | BotSat | Contributed | Begun | Moved | UndoAsked | UndoAnswered | Undone | Paused
    | Resumed | StoodIn | Returned | Muted | Removed | RematchAsked | Renewed
)  # fmt: skip


class Entry(Struct, frozen=True):
    """One line of the book."""

    n: int
    at: int
    """Milliseconds since 1970."""
    fact: AnyFact
    person: str | None = None
    request: str | None = None
    """The client's id of the request that led to it, so that it is not done twice."""


read_fact = msgspec.json.Decoder(AnyFact).decode
write_fact = msgspec.json.Encoder().encode
