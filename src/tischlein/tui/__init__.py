"""The table in the terminal. These two functions are how others start it; they return the exit code.

They import what draws it only when they are called: a setup needs nothing of that.
"""

from __future__ import annotations

from tischlein.extras import needs
from tischlein.tui.setup import GameSetup

__all__ = ["GameSetup", "play", "play_plain"]

PART = "The terminal table"


def play(setup: GameSetup | None, language: str) -> int:
    """A drawn table, played by keys and mouse; without a setup, a game is chosen first."""
    with needs("tui", PART):
        from tischlein.tui.app import run
    return run(setup, language)


def play_plain(setup: GameSetup) -> int:
    """A game printed line by line, with moves typed in."""
    with needs("tui", PART):
        from tischlein.tui.plain import PlainGame
    return PlainGame(setup).run()
