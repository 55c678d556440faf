"""Everything a client may send.

A message is one JSON object with a `type`. Unknown types, unknown fields and sizes beyond the limits are
refused. `docs/protocol.md` explains each of them.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from tischlein.server.protocol.common import (
    MAX_SEATS,
    BotName,
    Contribution,
    Language,
    Move,
    Name,
    Options,
    Pace,
    PersonId,
    RequestId,
    Seat,
    TableId,
    Version,
    kebab,
)


class Request(Struct, tag_field="type", tag=kebab, forbid_unknown_fields=True, kw_only=True):
    """What a client may send."""


class AtTable(Request):
    """A request about one table. Sent again with the same `id` it is answered again and done once."""

    id: RequestId
    table: TableId


# ---- The connection ----


class Hello(Request):
    """Always the first message. Without a token the client is a spectator."""

    protocol: int
    token: Annotated[str, Meta(max_length=200)] = ""
    language: Language = "en"


class SetLanguage(Request):
    """Send sentences in another language from now on."""

    language: Language


class Ping(Request):
    """Answered by a pong."""


# ---- Coming and going ----


class Attend(AtTable):
    """Follow a table: at your seats, or as a spectator. Also the way to get the whole state at any time."""

    since: Annotated[int, Meta(ge=-1, description="Send the events from this move on; -1: none")] = -1


class Leave(AtTable):
    """Receive no more about a table. Your seats stay yours."""


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


class RemoveBot(AtTable):
    """The host takes a bot from its seat before the game."""

    seat: Seat


class Arrange(AtTable):
    """The host settles the next game: another one, how many seats, options, pace. What is missing stays.

    At any time: whether several people may ask for `hints`, and `newcomers` play on for bots.
    """

    game: Annotated[str, Meta(max_length=40)] | None = None
    players: Annotated[int, Meta(ge=1, le=MAX_SEATS)] | None = None
    options: Options | None = None
    pace: Pace | UnsetType | None = UNSET
    hints: bool | None = None
    newcomers: bool | None = None


class Contribute(AtTable):
    """Your own luck for the coming deal, in place of what you gave before."""

    seat: Seat
    text: Contribution


class Begin(AtTable):
    """The host has the cards dealt; bots named by `fill` take the free seats."""

    fill: BotName | None = None


class Remove(AtTable):
    """The host removes a person from the table."""

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
    """Ask to take the last move back."""

    seat: Seat


class CanUndo(AtTable):
    """Could the last move be taken back? Done: yes; refused: why not."""

    seat: Seat


class AnswerUndo(AtTable):
    """Yes or no to a request to take a move back."""

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


# ---- Chat ----


class Say(AtTable):
    """Send a text to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Emote(AtTable):
    """Send a quick reaction to everybody at the table."""

    emote: Annotated[str, Meta(max_length=20)]


class Mute(AtTable):
    """The host keeps a person's chat from everybody, or lets it through again."""

    person: PersonId
    muted: bool = True


TableRequest = (
    Attend | Leave | Sit | Stand | SeatBot | RemoveBot | Arrange | Contribute | Begin | Remove | Play | Why
    | Suggest | Undo | CanUndo | AnswerUndo | Pause | Resume | Rematch | Say | Emote | Mute
)  # fmt: skip
AnyRequest = Hello | SetLanguage | Ping | TableRequest

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What decoding may raise: no JSON, or not of a known form; no UTF-8; nested too deeply."""

decode_request = msgspec.json.Decoder(AnyRequest).decode
