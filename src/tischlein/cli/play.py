"""`tischlein play`: a game in the terminal, against bots or with friends at the same terminal."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tischlein import tui
from tischlein.cli.arguments import AddCommand, add_language, add_players_and_options, players_of
from tischlein.engine.errors import Refusal, listed
from tischlein.registry import find, games


def add_commands(command: AddCommand) -> None:
    play = command("play", "play a game here in the terminal against bots", play_game)
    play.add_argument(
        "game", metavar="GAME", nargs="?", help=f"one of {', '.join(games())} (default: choose there)"
    )
    add_players_and_options(play)
    add_language(play)
    play.add_argument("-s", "--seat", type=int, default=0, help="your seat (default: 0)")
    play.add_argument(
        "-b",
        "--bots",
        default="spud",
        help="your opponents: sprout, spud, gratin or truffle, or your own bot, as in my_bot.py:choose; "
        "one for all seats, or one for each: spud,gratin",
    )
    play.add_argument(
        "--people",
        type=int,
        default=1,
        help="number of people at this terminal, on that seat and the ones after it (default: 1)",
    )
    play.add_argument("--plain", action="store_true", help="only print and read lines, also in a terminal")
    play.add_argument("--seed", help="deal this game again (default: a fresh deal)")
    play.add_argument("--save", type=Path, metavar="FILE", help="save the game to this file")


def play_game(chosen: argparse.Namespace) -> int:
    """In a terminal on a drawn table, otherwise by printing and reading lines."""
    setup = chosen_game(chosen) if chosen.game else None
    if not chosen.plain and sys.stdin.isatty() and sys.stdout.isatty():
        return tui.play(setup, chosen.lang)
    if setup is None:
        raise Refusal(
            f"Outside a terminal a game must be named: tischlein play GAME, one of {listed(list(games()))}."
        )
    return tui.play_plain(setup)


def chosen_game(chosen: argparse.Namespace) -> tui.GameSetup:
    game = find(chosen.game)
    return tui.GameSetup(
        game=game.name,
        players=players_of(chosen, game),
        opponents=chosen.bots,
        lang=chosen.lang,
        options=dict(chosen.option),
        seat=chosen.seat,
        people=chosen.people,
        seed=chosen.seed,
        file=chosen.save,
    )
