"""The command line: `tischlein --help`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tischlein import __version__
from tischlein.bots.base import Budget
from tischlein.cli.server_commands import add_commands
from tischlein.engine.errors import Refusal, listed
from tischlein.engine.game import Amount, Game
from tischlein.i18n.words import LANGUAGES, UnknownLanguage
from tischlein.records.record import load
from tischlein.registry import find, games


def option(text: str) -> tuple[str, Any]:
    """An option of a game as it is typed: `variant=no-green`, `target=12`."""
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r}; right would be NAME=VALUE, as in first=0")
    return name, int(value) if value.isdecimal() else value


def numbers(text: str) -> list[int]:
    """Whole numbers as they are typed: `2,3,4`."""
    if not all(part.isdecimal() for part in text.split(",")):
        raise argparse.ArgumentTypeError(f"{text!r}; right would be numbers with commas, as in 2,3,4")
    return [int(part) for part in text.split(",")]


def language_here() -> str:
    """The language of this terminal, where we speak it."""
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = next(filter(None, settings), "")[:2]
    return language if language in LANGUAGES else LANGUAGES[0]


def parser() -> argparse.ArgumentParser:
    """All commands and what they take."""
    tischlein = argparse.ArgumentParser(
        prog="tischlein",
        description="The little table that sets itself: play card games, or play millions of them.",
        epilog="A first game: tischlein play potato-man",
    )
    tischlein.add_argument("--version", action="version", version=f"tischlein {__version__}")
    commands = tischlein.add_subparsers(dest="command", metavar="COMMAND", required=True)

    def command(name: str, text: str, run: Any) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
        made.set_defaults(run=run)
        return made

    def of_a_game(made: argparse.ArgumentParser) -> None:
        made.add_argument("game", metavar="GAME", help=f"one of {', '.join(games())}")

    def at_a_table(made: argparse.ArgumentParser) -> None:
        of_a_game(made)
        seats_and_options(made)

    def seats_and_options(made: argparse.ArgumentParser) -> None:
        made.add_argument(
            "-p", "--players", type=int, help="how many seats (default: as many as play it best)"
        )
        with_options(made)

    def with_options(made: argparse.ArgumentParser) -> None:
        made.add_argument(
            "-o", "--option", type=option, action="append", default=[], metavar="NAME=VALUE",
            help="an option of the game; `tischlein games` lists them",
        )  # fmt: skip

    def in_a_language(made: argparse.ArgumentParser) -> None:
        made.add_argument(
            "-l", "--lang", default=language_here(), help=f"language: {', '.join(LANGUAGES)} (default: yours)"
        )

    command("games", "list the games with player counts and options", list_games)

    rules = command("rules", "show the rules of a game", show_rules)
    of_a_game(rules)
    in_a_language(rules)

    play = command("play", "play a game here in the terminal against bots", play_game)
    play.add_argument(
        "game", metavar="GAME", nargs="?", help=f"one of {', '.join(games())} (default: choose there)"
    )
    seats_and_options(play)
    in_a_language(play)
    play.add_argument("-s", "--seat", type=int, default=0, help="where you sit (default: 0)")
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
        help="how many of you sit at this terminal, from that seat on (default: 1)",
    )
    play.add_argument("--plain", action="store_true", help="print and type only, also in a terminal")
    play.add_argument("--seed", help="deal this game again (default: a fresh deal)")
    play.add_argument("--save", type=Path, metavar="FILE", help="keep the game in this file")

    simulate = command(
        "simulate", "play many random games and show points, win rates and lengths", run_simulation
    )
    at_a_table(simulate)
    simulate.add_argument("-g", "--games", type=int, default=100_000, help="how many (default: 100000)")
    simulate.add_argument("--seed", type=int, default=0, help="same seed, same games (default: 0)")
    simulate.add_argument("--cores", type=int, help="how many cores (default: all)")

    replay = command("replay", "tell a saved game move by move", replay_game)
    replay.add_argument("file", type=Path, metavar="FILE")
    in_a_language(replay)
    replay.add_argument("--seat", type=int, help="tell it as this seat saw it (default: with all cards open)")

    verify = command("verify", "check a saved game: digest, deal, every move, result", verify_game)
    verify.add_argument("file", type=Path, metavar="FILE")

    arena = command("arena", "let bots play the same deals in every seat and compare them", run_arena)
    of_a_game(arena)
    arena.add_argument(
        "bots", metavar="BOT", nargs="+",
        help="with its budget a move, as in search@10ms or ismcts@1000, or your own, as in my_bot.py:choose; "
        "the second of two takes all other seats, three or more play a league",
    )  # fmt: skip
    arena.add_argument(
        "--each",
        default="10ms",
        metavar="BUDGET",
        help="for bots that need one and are named without: 10ms or 1000 (default: 10ms)",
    )
    seats_and_options(arena)
    arena.add_argument("-d", "--deals", type=int, default=500, help="at most so many (default: 500)")
    arena.add_argument(
        "--first", type=int, default=1_000_000, metavar="N",
        help="the number of the first deal (default: 1000000; lower ones are for tuning)",
    )  # fmt: skip
    arena.add_argument(
        "--all", action="store_true",
        help="play all deals, even when the test has decided; a league always does",
    )  # fmt: skip
    arena.add_argument("--file", type=Path, help="keep the deals here; the same call goes on where it ended")
    arena.add_argument("--cores", type=int, help="how many cores (default: all)")

    tune = command("tune", "try other numbers in a bot's rules of thumb and keep what wins more", run_tuning)
    of_a_game(tune)
    tune.add_argument("-p", "--players", type=numbers, metavar="2,3", help="player counts (default: all)")
    with_options(tune)
    tune.add_argument(
        "--only", metavar="NAME,NAME", help="tune these constants of heuristics.py (default: all)"
    )
    tune.add_argument("-m", "--minutes", type=float, default=10, help="how long (default: 10)")
    tune.add_argument(
        "-d", "--deals", type=int, default=300, help="deals for a first impression (default: 300)"
    )
    tune.add_argument("--seed", type=int, default=0, help="for deals and candidates (default: 0)")
    tune.add_argument("--cores", type=int, help="how many cores (default: all)")

    add_commands(command)
    command("bench", "measure how fast the rules run on this machine", run_bench)
    return tischlein


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; a refusal is one line on standard error and exit code 2."""
    try:
        chosen = parser().parse_args(arguments)
        if getattr(chosen, "lang", "en") not in LANGUAGES:
            raise UnknownLanguage(chosen.lang)
        code = int(chosen.run(chosen) or 0)
        sys.stdout.flush()
        return code
    except Refusal as refused:
        print(f"tischlein: {refused}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever read along has seen enough; what is left to say goes nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        said = f"{error.filename}: {error.strerror}" if error.filename else str(error)
        print(f"tischlein: {said}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def players_of(chosen: argparse.Namespace, game: Game) -> int:
    """The asked player count, or the game's usual one."""
    return game.usual_players if chosen.players is None else int(chosen.players)


def option_words(game: Game) -> list[str]:
    """The options of a game with what they can be, the default first."""
    lines = []
    for one in game.options:
        if isinstance(one, Amount):
            lines.append(f"{one.name}={one.low}…{one.high} (default {one.default})")
        else:
            values = (
                one.allowed(max(game.players)) if one.name == "first" else list(getattr(one, "values", ()))
            )
            only = getattr(one, "only_players", None)
            lines.append(
                f"{one.name}={'|'.join(map(str, values))}" + (f" ({only[0]} players)" if only else "")
            )
    return lines


def list_games(chosen: argparse.Namespace) -> None:
    from rich.console import Console
    from rich.table import Table as Grid

    grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in ("name", "game", "players", "options"):
        grid.add_column(heading)
    for game in games().values():
        seats = f"{min(game.players)}–{max(game.players)}" if len(game.players) > 1 else str(game.players[0])
        grid.add_row(
            game.name, f"{game.title}\n[dim]{game.credit}[/dim]", seats, "\n".join(option_words(game))
        )
    Console().print(grid)


def show_rules(chosen: argparse.Namespace) -> None:
    from rich.console import Console
    from rich.markdown import Markdown

    from tischlein.tui.local_game import rules_of

    console = Console()
    plain = Markdown(rules_of(find(chosen.game), chosen.lang))
    if not console.is_terminal:
        console.print(plain)
        return
    with console.pager(styles=True):
        console.print(plain)


def play_game(chosen: argparse.Namespace) -> int:
    """In a terminal at a table that is drawn there, elsewhere by printing and typing."""
    from tischlein.tui.local_game import Wish
    from tischlein.tui.plain import PlainGame

    wish = None
    if chosen.game:
        game = find(chosen.game)
        wish = Wish(
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
    if not chosen.plain and sys.stdin.isatty() and sys.stdout.isatty():
        from tischlein.bots.worker_process import compile_ahead
        from tischlein.tui.app import TerminalTable

        compile_ahead()
        at_the_table = TerminalTable(wish, chosen.lang)
        at_the_table.run()
        if at_the_table.first and at_the_table.first.wish.file:
            print(at_the_table.first.keep())
        return at_the_table.return_code or 0
    if wish is None:
        raise Refusal(f"Say what to play: tischlein play GAME, one of {listed(list(games()))}.")
    return PlainGame(wish).run()


def run_simulation(chosen: argparse.Namespace) -> None:
    from tischlein.cli.reports import simulate_and_report

    game = find(chosen.game)
    simulate_and_report(
        game, players_of(chosen, game), chosen.games, chosen.seed, chosen.cores, dict(chosen.option)
    )


def replay_game(chosen: argparse.Namespace) -> None:
    from tischlein.cli.reports import tell_game

    tell_game(load(chosen.file), chosen.seat, chosen.lang)


def verify_game(chosen: argparse.Namespace) -> None:
    record = load(chosen.file)
    deal = "the deal follows from the seed" if record.start is None else "it begins from a position"
    if record.fair is not None:
        deal += f" and the seed from the promise {record.fair.commitment}"
    print(f"{chosen.file}: true. The digest fits, {deal}, {len(record.moves)} moves are legal,")
    print(f"and the result is as the rules say: {record.result}.")


def run_arena(chosen: argparse.Namespace) -> None:
    from tischlein.cli.reports import fight_and_report, league_and_report
    from tischlein.lab.arena import Entrant, Match
    from tischlein.lab.league import League

    players, options = players_of(chosen, find(chosen.game)), dict(chosen.option)
    Budget.read(chosen.each)
    bots = [Entrant.written(text, chosen.each) for text in chosen.bots]
    if len(bots) == 1:
        raise Refusal("arena: one bot is named; right would be two for a match, or more for a league.")
    if len(bots) == 2:
        match = Match(chosen.game, players, options, *bots)
        fight_and_report(match, chosen.deals, chosen.first, chosen.cores, chosen.file, not chosen.all)
    else:
        league = League(chosen.game, players, options, tuple(bots))
        league_and_report(league, chosen.deals, chosen.first, chosen.cores, chosen.file)


def run_tuning(chosen: argparse.Namespace) -> None:
    from tischlein.cli.reports import tune_and_report

    tune_and_report(
        find(chosen.game),
        chosen.players,
        dict(chosen.option),
        None if chosen.only is None else chosen.only.split(","),
        chosen.minutes,
        chosen.deals,
        chosen.seed,
        chosen.cores,
    )


def run_bench(chosen: argparse.Namespace) -> None:
    from tischlein.cli.reports import report_speed

    report_speed()
