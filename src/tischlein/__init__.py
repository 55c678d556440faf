"""Tischlein: four card games for people, bots and researchers, from one set of rules."""

from tischlein.engine.errors import (
    BadOption,
    BadPlayers,
    BadPosition,
    BadRecord,
    BadSeat,
    IllegalMove,
    MalformedMove,
    MoveRefused,
    NotYourTurn,
    Refusal,
    UnknownGame,
)
from tischlein.record import Record, load
from tischlein.registry import games
from tischlein.suggest import Suggestion, suggest
from tischlein.table import Table, new, position

__version__ = "0.1.0"

__all__ = [
    "BadOption",
    "BadPlayers",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "IllegalMove",
    "MalformedMove",
    "MoveRefused",
    "NotYourTurn",
    "Record",
    "Refusal",
    "Suggestion",
    "Table",
    "UnknownGame",
    "games",
    "load",
    "new",
    "position",
    "suggest",
]
