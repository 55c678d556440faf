"""`tischlein play`: a game in the terminal, against bots or with friends at the same terminal."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tischlein import tui
from tischlein.cli.arguments import AddCommand, add_language, add_players_and_options, players_of
from tischlein.engine.errors import Refusal, listed
from tischlein.engine.game import Game
from tischlein.registry import find, games

OF_A_FRESH_GAME = ("players", "option", "seat", "people", "name", "seed", "save")
"""What a saved game has already."""


def add_commands(command: AddCommand) -> None:
    play = command("play", "play a game here in the terminal against bots", play_game)
    play.add_argument(
        "game", metavar="GAME|FILE", nargs="?",
        help=f"one of {', '.join(games())}, or a saved game to go on with (default: choose there)",
    )  # fmt: skip
    play.add_argument("--resume", action="store_true", help="choose a saved game to go on with")
    add_players_and_options(play)
    add_language(play)
    play.add_argument("-s", "--seat", type=int, help="your seat (default: 0)")
    play.add_argument(
        "-b", "--bots",
        help="your opponents: sprout, spud, gratin or truffle, or your own bot, as in my_bot.py:choose; "
        "one for all seats, or one for each: spud,gratin (default: spud)",
    )  # fmt: skip
    play.add_argument(
        "--people", type=int,
        help="number of people at this terminal, on that seat and the ones after it (default: 1)",
    )  # fmt: skip
    play.add_argument(
        "-n",
        "--name",
        action="append",
        default=[],
        metavar="NAME",
        help="what you are called; for friends once for each",
    )
    add_pace(play)
    play.add_argument("--plain", action="store_true", help="only print and read lines, also in a terminal")
    play.add_argument("--seed", help="deal this game again (default: a fresh deal)")
    play.add_argument(
        "--save", type=Path, metavar="FILE",
        help="save the game to this new file as it goes (default: one in your data folder)",
    )  # fmt: skip
    add_join(command)


def add_pace(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--pace", default=tui.DEFAULT_PACE, metavar="|".join(tui.PACES),
        help=f"how long bots' moves can be followed; any key skips the wait (default: {tui.DEFAULT_PACE})",
    )  # fmt: skip


def add_join(command: AddCommand) -> None:
    join = command("join", "play here in the terminal at a server's table", join_table)
    join.add_argument("link", metavar="LINK", help="as the table shows it: http://…/#/table/…")
    join.add_argument("-n", "--name", default="", help="what you are called there (default: as last time)")
    add_language(join)
    add_pace(join)


def join_table(chosen: argparse.Namespace) -> int:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Refusal("A server's table is drawn: tischlein join needs a terminal.")
    return tui.join(chosen.link, chosen.name, chosen.lang, chosen.pace)


def play_game(chosen: argparse.Namespace) -> int:
    """In a terminal on a drawn table, otherwise by printing and reading lines."""
    drawn = not chosen.plain and sys.stdin.isatty() and sys.stdout.isatty()
    if chosen.resume or is_file(chosen.game):
        return resume(chosen, drawn)
    if chosen.game is not None:
        setup = setup_of(chosen, find(chosen.game))
        return tui.play(setup) if drawn else tui.play_plain(setup)
    if not drawn:
        raise Refusal(
            f"Outside a terminal a game must be named: tischlein play GAME, one of {listed(list(games()))}."
        )
    return tui.choose(setups_of(chosen))


def is_file(named: str | None) -> bool:
    return named is not None and named not in games() and Path(named).is_file()


def resume(chosen: argparse.Namespace, drawn: bool) -> int:
    """Goes on with the saved game that is named, or lets one be chosen."""
    if its_own := [name for name in OF_A_FRESH_GAME if getattr(chosen, name)]:
        raise Refusal(f"--{its_own[0]} must be left out where a saved game goes on, which has its own")
    path = None if chosen.game is None else Path(chosen.game)
    if drawn:
        return tui.resume(path, chosen.lang, chosen.bots, chosen.pace)
    return tui.resume_plain(path, chosen.lang, chosen.bots)


def setups_of(chosen: argparse.Namespace) -> list[tui.GameSetup]:
    """Every game that can be played as asked for; where there is none, why the first cannot."""
    found, refused = [], []
    for game in games().values():
        try:
            setup = setup_of(chosen, game)
            game.check(setup.players, setup.options)
            found.append(setup)
        except Refusal as refusal:
            refused.append(refusal)
    if not found:
        raise refused[0]
    return found


def setup_of(chosen: argparse.Namespace, game: Game) -> tui.GameSetup:
    return tui.GameSetup(
        game=game.name,
        players=players_of(chosen, game),
        opponents=chosen.bots or tui.DEFAULT_OPPONENTS,
        lang=chosen.lang,
        options=dict(chosen.option),
        seat=chosen.seat or 0,
        people=chosen.people or max(1, len(chosen.name)),
        names=tuple(chosen.name),
        seed=chosen.seed,
        file=chosen.save,
        pace=chosen.pace,
    )
