"""Views of every game as a page gets them: run as a program by the tests of the games' boards and hands."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

os.environ.setdefault("TISCHLEIN_GAMES", str(Path(__file__).parents[2] / "fixtures" / "games"))

import tischlein  # the fifth game must be known before
from tischlein.table import Table

MOST_MOVES = 400
FIRST_MOVES = 4
EVERY = 13
"""After the first moves, views are this far apart, so that in time they meet each phase of a round."""


def sampled(game: str, players: int) -> list[dict[str, Any]]:
    """Views of a game, for every seat and for a spectator, with what led to them."""
    table = tischlein.new(game, players, seed=players)
    chance = random.Random(players)
    found = []
    while not table.over and len(table.made) < MOST_MOVES:
        mover = chance.choice(table.waiting)
        before = {seat: table.view(seat) for seat in seats(table)}
        told = {seat: len(table.events(seat)) for seat in before}
        table.play(mover, chance.choice(table.moves(mover)))
        if len(table.made) <= FIRST_MOVES or len(table.made) % EVERY == 0 or table.over:
            found += [step(table, seat, before[seat], told[seat]) for seat in before]
    return found


def seats(table: Table) -> list[int | None]:
    return [*range(table.players), None]


def step(table: Table, seat: int | None, before: dict[str, Any], told: int) -> dict[str, Any]:
    return {"view": table.view(seat), "before": before, "events": table.events(seat)[told:]}


def samples() -> dict[str, list[dict[str, Any]]]:
    """By game, with the fewest and with the most players."""
    return {
        name: [one for players in {min(game.players), max(game.players)} for one in sampled(name, players)]
        for name, game in tischlein.games().items()
    }


if __name__ == "__main__":
    print(json.dumps(samples()))
