"""The table in the terminal. These few functions are how others start it; they return the exit code.

They import what draws it only when they are called: a setup needs nothing of that.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tischlein.extras import needs
from tischlein.tui.setup import DEFAULT_OPPONENTS, DEFAULT_PACE, PACES, GameSetup

__all__ = [
    "DEFAULT_OPPONENTS", "DEFAULT_PACE", "PACES", "GameSetup", "choose", "join", "play", "play_plain",
    "resume", "resume_plain",
]  # fmt: skip

PART = "The terminal table"


def play(setup: GameSetup) -> int:
    """A drawn table, played by keys and mouse."""
    with needs("tui", PART):
        from tischlein.tui.local_game import LocalGame
        from tischlein.tui.screens.app import run
        from tischlein.tui.screens.table_screen import TableScreen
    return run(TableScreen(LocalGame.dealt(setup)))


def choose(setups: Sequence[GameSetup]) -> int:
    """The same, after one of these games was chosen."""
    with needs("tui", PART):
        from tischlein.tui.screens.app import run
        from tischlein.tui.screens.lobby import Lobby
    return run(Lobby(setups))


def play_plain(setup: GameSetup) -> int:
    """A game printed line by line, with moves typed in."""
    with needs("tui", PART):
        from tischlein.tui.local_game import LocalGame
        from tischlein.tui.plain import PlainGame
    return PlainGame(LocalGame.dealt(setup)).run()


def join(link: str, name: str, language: str, pace: str) -> int:
    """Plays at a server's table."""
    with needs("tui", PART):
        from tischlein.tui.screens.app import run
        from tischlein.tui.screens.gathering import Gathering
    with needs("server", "Playing at a table server"):
        from tischlein.tui import remote_game
    return run(Gathering(remote_game.join(link, name, language, pace)))


def resume(path: Path | None, language: str, bots: str | None, pace: str) -> int:
    """Goes on with a saved game on a drawn table; without a path it is chosen first."""
    with needs("tui", PART):
        from tischlein.tui.local_game import LocalGame
        from tischlein.tui.screens.app import run
        from tischlein.tui.screens.saved_list import SavedList
        from tischlein.tui.screens.table_screen import TableScreen
    if path is None:
        return run(SavedList(language, bots, pace))
    return run(TableScreen(LocalGame.resumed(path, language, bots, pace)))


def resume_plain(path: Path | None, language: str, bots: str | None) -> int:
    """The same, line by line."""
    with needs("tui", PART):
        from tischlein.tui.local_game import LocalGame
        from tischlein.tui.plain import PlainGame, choose_saved_game
    path = choose_saved_game(language) if path is None else path
    return 0 if path is None else PlainGame(LocalGame.resumed(path, language, bots)).run()
