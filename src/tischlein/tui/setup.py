"""Which game is to be played in the terminal, by whom."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class GameSetup:
    """The game somebody would like to play, and the opponents."""

    game: str
    players: int
    opponents: str
    """One bot for all other seats, or one for each, separated by commas, clockwise from the people."""
    lang: str
    options: dict[str, Any]
    seat: int = 0
    people: int = 1
    """Number of people at this terminal, on `seat` and the ones after it; bots have the other seats."""
    seed: str | None = None
    file: Path | None = None
