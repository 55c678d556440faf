"""What requests and responses share: the version, limits, kinds of fields, a person.

The messages themselves are in `requests` and `responses`; `docs/protocol.md` explains them.
"""

from __future__ import annotations

import re
from typing import Annotated

from msgspec import Meta, Struct

PROTOCOL = 2
"""Raised when a client of the previous protocol could no longer play."""

WEBSOCKET_PATHS = ("/ws", "/ws/earlier")
"""A proxy may route the second path to processes that still have earlier rules."""

MAX_MESSAGE_BYTES = 16 * 1024
"""A client that sends more is disconnected; the longest request, `why` with 64 moves, fits."""

MAX_SEATS = 10
"""More than any game has; a game itself refuses what it has not."""

MAX_NAME_LENGTH = 24
"""Fits beside a hand of cards on a phone. Records may hold longer names, from other programs."""

RequestId = Annotated[
    str, Meta(min_length=1, max_length=40, description="Chosen by the client, never reused")
]
TableId = Annotated[str, Meta(min_length=1, max_length=40)]
PersonId = Annotated[str, Meta(min_length=1, max_length=40)]
Seat = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Move = Annotated[str, Meta(max_length=200)]
Version = Annotated[int, Meta(ge=0, description="How many entries the table's log has")]
Language = Annotated[str, Meta(max_length=5, description="en, de, fr or it; empty: no sentences")]
Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME_LENGTH)]
Figure = Annotated[
    str, Meta(pattern="^([a-z]{1,12}-[a-z]{1,12})?$", description="A figure and its colour: owl-green")
]
BotName = Annotated[str, Meta(max_length=20)]
Options = dict[Annotated[str, Meta(max_length=40)], str | int]
Contribution = Annotated[str, Meta(max_length=100, description="Your part of the seed: any text")]


def kebab(name: str) -> str:
    """`SeatBot` -> `seat-bot`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


EMOTES = ("hello", "thanks", "well-played", "oops", "hurry", "laugh", "wow", "potato")


class Person(Struct, frozen=True, omit_defaults=True):
    """A person, as others may know them."""

    id: str
    name: str
    bot: bool = False
    figure: str = ""
    """How they are drawn, chosen by themselves; empty: as their seat is."""


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each move and a reserve for the whole game."""

    move: Annotated[int, Meta(ge=1, le=30 * 86400)]
    reserve: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
