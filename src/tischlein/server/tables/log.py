"""The log of a table: an entry for everything that changes it. The entries, read in order, are the table."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from tischlein.server.protocol.common import Pace, kebab


class Payload(Struct, tag_field="is", tag=kebab, omit_defaults=True):
    """What an entry says: something that happened at a table."""


class Opened(Payload):
    """A new table; nothing else can come first."""

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
    hints: bool = False
    """Whether several people at this table may ask for suggestions."""
    newcomers: bool = False
    """Whether others may play on where a bot does."""


class Arranged(Payload):
    """What is played next, and on which terms."""

    game: str
    players: int
    options: dict[str, Any]
    pace: Pace | None = None


class HintsSet(Payload):
    allowed: bool


class NewcomersSet(Payload):
    allowed: bool


class Sat(Payload):
    seat: int
    person: str
    name: str
    contribution: str = ""
    figure: str = ""
    guest: bool = False
    """A friend at the same device, under a name of their own."""


class Renamed(Payload):
    """Somebody has another name, or looks different."""

    seat: int
    name: str
    figure: str = ""


class Stood(Payload):
    seat: int


class BotSat(Payload):
    seat: int
    bot: str


class Contributed(Payload):
    seat: int
    text: str


class Begun(Payload):
    """The cards are dealt."""

    next_secret: str
    """Committed to for the next game already now, before anybody can give a contribution to it."""
    rules: int = 1
    """The version of the game's rules: whoever has another one must not play on."""
    edition: str = ""
    """The same for its cards; older logs do not say."""


class Moved(Payload):
    seat: int
    move: str
    by: str = "person"
    reserve: int = 0
    """Milliseconds of the reserve that this move took."""


class UndoAsked(Payload):
    seat: int
    to: int
    """How many moves would remain."""


class UndoAnswered(Payload):
    seat: int
    yes: bool


class Undone(Payload):
    to: int


class Paused(Payload):
    by: str = ""
    """Who asked for it."""


class Resumed(Payload):
    pass


class StoodIn(Payload):
    """The stand-in plays for an absent person."""

    seat: int


class Returned(Payload):
    seat: int


class Muted(Payload):
    person: str
    muted: bool


class Removed(Payload):
    person: str


class RematchAsked(Payload):
    seat: int
    contribution: str = ""


class Renewed(Payload):
    """Another game at the same table."""


AnyPayload = (
    Opened | Sat | Renamed | Stood | BotSat | Contributed | Begun | Moved | UndoAsked | UndoAnswered | Undone
    | Arranged | HintsSet | NewcomersSet | Paused | Resumed | StoodIn | Returned | Muted | Removed
    | RematchAsked | Renewed
)  # fmt: skip


class Entry(Struct, frozen=True):
    """One entry of a table's log."""

    n: int
    at: int
    """Milliseconds since 1970."""
    payload: AnyPayload
    person: str | None = None
    request: str | None = None
    """The client's id of the request that led to it, so that it is not done twice."""


read_payload = msgspec.json.Decoder(AnyPayload).decode
write_payload = msgspec.json.Encoder().encode
