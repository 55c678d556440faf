"""Tischlein: four card games for people, bots and researchers, from one set of rules.

>>> import tischlein
>>> table = tischlein.new("heckmeck", players=3, seed=7)
>>> seat = table.waiting[0]
>>> table.play(seat, table.moves(seat)[0])
>>> len(table.record().moves)
1

`tischlein.lab` simulates by the million and `tischlein.arena` lets bots compete; both are imported when they
are first named, because they load the compiler.
"""

import importlib
from typing import TYPE_CHECKING, Any

from tischlein.bots.base import Budget
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
from tischlein.outcome import Outcome
from tischlein.records.model import Record
from tischlein.records.parse import load
from tischlein.registry import games
from tischlein.suggest import Suggestion, suggest
from tischlein.table import Table, new, position

if TYPE_CHECKING:
    from tischlein import envs, lab
    from tischlein.client import Connection
    from tischlein.lab import arena

__version__ = "0.1.0"


LAZY = {"lab": "tischlein.lab", "arena": "tischlein.lab.arena", "envs": "tischlein.envs"}
"""Modules that load the compiler, or are seldom used."""


def __getattr__(name: str) -> Any:
    if name in LAZY:
        return importlib.import_module(LAZY[name])
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def connect(
    url: str, name: str = "", token: str = "", language: str = "en", bot: bool = False
) -> "Connection":
    """A connection to a table server, for bots and scripts (see `tischlein.client`).

    >>> import tischlein
    >>> with tischlein.connect(url, name="Ada") as ada:
    ...     table = ada.new_table("potato-man", 3)
    ...     table.sit()
    [0]
    """
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
    "Budget",
    "IllegalMove",
    "MalformedMove",
    "MoveRefused",
    "NotYourTurn",
    "Outcome",
    "Record",
    "Refusal",
    "Suggestion",
    "Table",
    "UnknownGame",
    "arena",
    "connect",
    "envs",
    "games",
    "lab",
    "load",
    "new",
    "position",
    "suggest",
]
