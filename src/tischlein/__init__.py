"""Tischlein: four card games for people, bots and researchers, from one set of rules."""

from typing import TYPE_CHECKING

from tischlein.engine.errors import (
    BadOption,
    BadPlayers,
    BadPosition,
    BadRecord,
    BadSeat,
    BadSeed,
    IllegalMove,
    MalformedMove,
    MoveRefused,
    NotYourTurn,
    Refusal,
    UnknownGame,
)
from tischlein.extras import needs
from tischlein.records.model import Record
from tischlein.records.parse import load
from tischlein.registry import games
from tischlein.suggest import Suggestion, suggest
from tischlein.table import Table, new, position

if TYPE_CHECKING:
    from tischlein.client import Line

__version__ = "0.1.0"


def connect(url: str, name: str = "", token: str = "", language: str = "en", bot: bool = False) -> "Line":
    """A line to a table server, for bots and scripts (see `tischlein.client`)."""
    with needs("server", "Playing at a table server"):
        from tischlein import client

    return client.connect(url, name, token, language, bot)


__all__ = [
    "BadOption",
    "BadPlayers",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "BadSeed",
    "IllegalMove",
    "MalformedMove",
    "MoveRefused",
    "NotYourTurn",
    "Record",
    "Refusal",
    "Suggestion",
    "Table",
    "UnknownGame",
    "connect",
    "games",
    "load",
    "new",
    "position",
    "suggest",
]
