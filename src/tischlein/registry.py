"""Finds the games: every folder in `tischlein/games`, and in the folders named by `TISCHLEIN_GAMES`."""

from __future__ import annotations

import importlib
import os
import pkgutil
from functools import cache

from tischlein.engine.errors import Refusal, UnknownGame
from tischlein.engine.game import Game

PACKAGE = importlib.import_module("tischlein.games")
"""Imported here, before the public function `tischlein.games` takes the package's place as a name."""


@cache
def games() -> dict[str, Game]:
    """All games that can be played, by name.

    >>> import tischlein
    >>> tischlein.games()["hot-potato"].title
    'Hot Potato!'
    """
    for folder in filter(None, os.environ.get("TISCHLEIN_GAMES", "").split(os.pathsep)):
        if folder not in PACKAGE.__path__:
            PACKAGE.__path__.append(holding_games(folder))
    found: list[Game] = [
        importlib.import_module(f"tischlein.games.{entry.name}").game
        for entry in pkgutil.iter_modules(PACKAGE.__path__)
        if entry.ispkg
    ]
    return {game.name: game for game in found}


def holding_games(folder: str) -> str:
    """The folder, if any game is in it; else somebody would look for their game in vain."""
    if not any(entry.ispkg for entry in pkgutil.iter_modules([folder])):
        raise Refusal(f"TISCHLEIN_GAMES must be folders that have games' folders in them (got {folder!r})")
    return folder


def find(name: str) -> Game:
    """The game with this name."""
    if name not in games():
        raise UnknownGame(name, list(games()))
    return games()[name]
