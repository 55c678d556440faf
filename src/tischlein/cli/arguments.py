"""Arguments that several commands take."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tischlein.engine.game import Game
from tischlein.i18n.languages import LANGUAGES
from tischlein.registry import games

AddCommand = Callable[[str, str, Callable[[argparse.Namespace], int | None]], argparse.ArgumentParser]
"""Adds a command: its name, what it does in a sentence, and the function that runs it."""


def option(text: str) -> tuple[str, Any]:
    """An option of a game as it is typed: `variant=no-green`, `target=12`."""
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"must be NAME=VALUE, as in first=0 (got {text!r})")
    return name, int(value) if value.isdecimal() else value


def numbers(text: str) -> list[int]:
    """Whole numbers as they are typed: `2,3,4`."""
    if not all(part.isdecimal() for part in text.split(",")):
        raise argparse.ArgumentTypeError(f"must be numbers separated by commas, as in 2,3,4 (got {text!r})")
    return [int(part) for part in text.split(",")]


def terminal_language() -> str:
    """The language of this terminal if it is one of ours, English otherwise."""
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = next(filter(None, settings), "")[:2]
    return language if language in LANGUAGES else LANGUAGES[0]


def players_of(chosen: argparse.Namespace, game: Game) -> int:
    """The number of players asked for, or the game's usual one."""
    return game.usual_players if chosen.players is None else int(chosen.players)


def add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help=f"one of {', '.join(games())}")


def add_players_and_options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "-p", "--players", type=int, help="number of players (default: the number the game plays best with)"
    )
    add_options(command)


def add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "-o", "--option", type=option, action="append", default=[], metavar="NAME=VALUE",
        help="an option of the game; `tischlein games` lists them",
    )  # fmt: skip


def add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "-l", "--lang", default=terminal_language(), help=f"language: {', '.join(LANGUAGES)} (default: yours)"
    )


def amount(text: str) -> int:
    """A whole number, also as `1e6` or `100_000`."""
    try:
        number = float(text)
    except ValueError:
        number = 0.5
    if not number.is_integer():
        raise argparse.ArgumentTypeError(f"must be a whole number, as in 20000 or 1e6 (got {text!r})")
    return int(number)


def add_out(command: argparse.ArgumentParser) -> None:
    command.add_argument("--out", type=Path, metavar="FILE", help="also write the results as .csv or .json")


def add_cores(command: argparse.ArgumentParser) -> None:
    command.add_argument("--cores", type=int, help="number of cores to use (default: all)")
