"""Golden games: short, readable games that must come out the same, and the sizes of the first move trees.

`python tests/games/test_golden_games.py [GAME …]` writes them anew; review the difference.
"""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path
from typing import Any

import pytest

FIXTURES = Path(__file__).parents[1] / "fixtures" / "games"
os.environ.setdefault("TISCHLEIN_GAMES", str(FIXTURES))

import tischlein  # noqa: E402  # the fifth game must be known before
from tischlein.engine import State, verbs  # noqa: E402
from tischlein.engine.bits import lowest  # noqa: E402
from tischlein.engine.game import Game  # noqa: E402
from tischlein.table import Table  # noqa: E402

GAMES = list(tischlein.games().values())
MOST_LINES = 80
DEPTH = 3


def golden_game(game: Game, players: int) -> str:
    """A random game, one line a move with what followed, up to the end or the page's; then the table."""
    table = tischlein.new(game.name, players, seed=players)
    chooser = random.Random(players)
    lines = [f"{game.title}, {players} players, seed {players}", told(table, 0)]
    drawn = str(table).splitlines()
    while not table.over and len(lines) < MOST_LINES - len(drawn) - 1:
        seat = chooser.choice(table.waiting)
        table.play(seat, chooser.choice(table.moves(seat)))
        lines.append(f"{len(table.made)}. {seat} {table.made[-1][1]} | {told(table, len(table.made))}")
    return "\n".join([*lines, "", *str(table).splitlines(), ""])


def told(table: Table, n: int) -> str:
    """What happened with a move, all cards open."""
    events = [
        table.game.notation.describe_event(table.state, event, event.seat if event.seat >= 0 else None)
        for event in table._events[n]
    ]
    return " ".join(table.words.event(event) for event in events)


def tree_sizes(game: Game) -> str:
    """How many ways there are to make the first moves of a fixed deal, seats in order: depth 1, 2, 3."""
    lines = []
    for players in game.players:
        state = tischlein.new(game.name, players, seed=1).state
        lines.append(" ".join([str(players), *(str(ways(state, depth)) for depth in range(1, DEPTH + 1))]))
    return "\n".join([*lines, ""])


def ways(state: State, depth: int) -> int:
    waiting = verbs.waiting(state)
    if depth == 0 or waiting == 0:
        return 1
    seat = lowest(waiting)
    moves = [0] * state.game.max_moves
    total = 0
    for move in moves[: verbs.legal(state, seat, moves)]:
        twin = state.copy()
        verbs.play(twin, seat, move)
        total += ways(twin, depth - 1)
    return total


def pages(game: Game) -> dict[Path, Any]:
    """The golden files of a game, and what makes each."""
    folder = game.folder / "tests" / "golden"
    games = {
        folder / f"{players}-players.txt": lambda players=players: golden_game(game, players)
        for players in {min(game.players), max(game.players)}
    }
    return {**games, folder / "tree_sizes.txt": lambda: tree_sizes(game)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_golden_games_come_out_the_same(game: Game) -> None:
    for path, make in pages(game).items():
        text = path.read_text(encoding="utf-8")
        assert make() == text
        assert len(text.splitlines()) <= MOST_LINES


if __name__ == "__main__":
    for chosen in GAMES:
        if len(sys.argv) == 1 or chosen.name in sys.argv[1:]:
            for page, write in pages(chosen).items():
                page.parent.mkdir(parents=True, exist_ok=True)
                page.write_text(write(), encoding="utf-8")
