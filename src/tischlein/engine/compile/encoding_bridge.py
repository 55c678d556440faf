"""Teaches Numba the actions and observations of games, as `numba_bridge` teaches it their rules."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import numpy as np
from numba import types
from numba.extending import overload

from tischlein.engine import encoding
from tischlein.engine.compile.numba_bridge import register_game
from tischlein.engine.encoding import Encoding, encoding_of
from tischlein.engine.game import Game

known_encodings: dict[np.dtype[Any], Encoding] = {}
"""Record type -> the encoding of its game."""


def register_encoding(game: Game) -> None:
    """Lets compiled code find the rules and the encoding of this game by its record type."""
    register_game(game)
    known_encodings[game.table.dtype] = encoding_of(game)


def teach(name: str) -> None:
    """Tells Numba how to find what a game's encoding says: from the record that is the first argument."""

    def find(record: Any, *_: Any) -> Any:
        known = isinstance(record, types.Record) and record.dtype in known_encodings
        return getattr(known_encodings[record.dtype], name) if known else None

    overload(getattr(encoding, name), strict=False)(find)


for field in fields(Encoding):
    if hasattr(encoding, field.name):
        teach(field.name)
