"""`tischlein encoding`: the actions and observations of a game, as learners number them."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from tischlein.cli.arguments import AddCommand, add_game, players_of
from tischlein.engine.encoding import encoding_of
from tischlein.registry import find

COLUMN_GAP = "   "


def add_commands(command: AddCommand) -> None:
    encoding = command(
        "encoding", "print what a learner sees and does in a game, number by number", print_encoding
    )
    add_game(encoding)
    encoding.add_argument(
        "-p", "--players", type=int, help="number of players (default: the number the game plays best with)"
    )


def print_encoding(chosen: argparse.Namespace) -> None:
    game = find(chosen.game)
    encoding, players = encoding_of(game), players_of(chosen, game)
    game.check(players, {})
    print(f"{game.title}, {players} players: {len(encoding.actions)} actions\n")
    print_columns([("action", "meaning"), *((str(n), name) for n, name in enumerate(encoding.actions))])
    slices = encoding.slices(players)
    print(f"\nA row of {sum(encoding.widths(players))} zeros and ones\n")
    rows = [
        (place(slices[feature.name]), feature.name, feature.meaning)
        for word in encoding.layout(players)
        for feature in word
    ]
    print_columns([("numbers", "name", "meaning"), *rows])


def place(part: slice) -> str:
    """Where a feature stands: one number, or the first and the last."""
    return str(part.start) if part.stop == part.start + 1 else f"{part.start}–{part.stop - 1}"


def print_columns(rows: Iterable[tuple[str, ...]]) -> None:
    """Columns as wide as their longest entry; the last as long as it is."""
    lines = list(rows)
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        padded = (cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        print(COLUMN_GAP.join(padded).rstrip())
