"""Which game is to be played in the terminal, by whom and how."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tischlein.engine.errors import Refusal, listed
from tischlein.registry import games

DEFAULT_OPPONENTS = "spud"
SLOW = "slow"
PACES = {SLOW: 2.0, "normal": 1.0, "quick": 0.3}
"""How many seconds a bot's move can be followed before the next one; any key skips the wait."""
DEFAULT_PACE = "normal"


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
    names: tuple[str, ...] = ()
    """What the people are called, as far as they have said."""
    seed: str | None = None
    file: Path | None = None
    pace: str = DEFAULT_PACE

    def __post_init__(self) -> None:
        if self.pace not in PACES:
            raise Refusal(f"pace must be {listed(list(PACES))} (got {self.pace!r})")

    @property
    def bots(self) -> list[str]:
        """The bot of each seat that no person has."""
        named = self.opponents.split(",")
        missing = max(0, self.players - self.people - len(named))
        return [*named, *missing * named[-1:]][: self.players - self.people]

    def with_seats(self, players: int, people: int) -> GameSetup:
        """With another number of players, and of people here; the bots that there is room for stay."""
        people = min(people, players)
        other = replace(self, players=players, people=people, names=self.names[:people])
        mixed = len(self.opponents.split(",")) > 1
        opponents = ",".join(other.bots) if mixed and other.bots else self.opponents.partition(",")[0]
        return replace(other, opponents=opponents, seat=min(self.seat, players - 1))


def default_setups(lang: str) -> list[GameSetup]:
    """Every game as it is offered to somebody who has asked for nothing else."""
    return [
        GameSetup(game.name, game.usual_players, DEFAULT_OPPONENTS, lang, {}) for game in games().values()
    ]
