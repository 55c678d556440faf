"""`tischlein simulate`, `arena`, `tune` and `bench`: many games at once."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tischlein.bots.base import Budget
from tischlein.cli.arguments import (
    AddCommand,
    add_cores,
    add_game,
    add_options,
    add_out,
    add_players_and_options,
    amount,
    numbers,
    players_of,
)
from tischlein.engine.errors import Refusal
from tischlein.extras import needs
from tischlein.registry import find


def add_commands(command: AddCommand) -> None:
    simulate = command(
        "simulate", "let bots play many games and show points, win rates and lengths", run_simulation
    )
    add_game(simulate)
    add_players_and_options(simulate)
    simulate.add_argument(
        "-g", "--games", type=amount,
        help="number of games, as in 1e6 (default: 100000; with other bots than random and thumb 200)",
    )  # fmt: skip
    simulate.add_argument(
        "-b", "--bots", default="random", metavar="BOT",
        help="who plays: random, thumb, or any bot as in the arena; one for all seats, or one for each: "
        "spud,gratin (default: random)",
    )  # fmt: skip
    simulate.add_argument("--seed", type=int, default=0, help="same seed, same games (default: 0)")
    add_cores(simulate)
    simulate.add_argument(
        "--device", default="cpu", help="cpu, or cuda for an NVIDIA graphics card (default: cpu)"
    )

    add_out(simulate)

    add_arena(command("arena", "let bots play the same deals in every seat and compare them", run_arena))
    add_tuning(
        command("tune", "try other numbers in a bot's rules of thumb and keep what wins more", run_tuning)
    )
    command("bench", "measure how fast the rules run on this machine", run_bench)


def add_arena(arena: argparse.ArgumentParser) -> None:
    add_game(arena)
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
    add_players_and_options(arena)
    arena.add_argument("-d", "--deals", type=amount, default=500, help="most deals to play (default: 500)")
    arena.add_argument(
        "--first", type=int, default=1_000_000, metavar="N",
        help="the number of the first deal (default: 1000000; lower ones are for tuning)",
    )  # fmt: skip
    arena.add_argument(
        "--all", action="store_true",
        help="play all deals, even when the test has decided; a league always does",
    )  # fmt: skip
    arena.add_argument("--file", type=Path, help="save the deals here; the same call continues from there")
    add_out(arena)
    arena.add_argument("--records", action="store_true", help="save the record of every game with its deal")
    add_cores(arena)


def add_tuning(tune: argparse.ArgumentParser) -> None:
    add_game(tune)
    tune.add_argument("-p", "--players", type=numbers, metavar="2,3", help="player counts (default: all)")
    add_options(tune)
    tune.add_argument(
        "--only", metavar="NAME,NAME", help="tune these constants of heuristics.py (default: all)"
    )
    tune.add_argument("-m", "--minutes", type=float, default=10, help="how long (default: 10)")
    tune.add_argument(
        "-d", "--deals", type=int, default=300, help="deals for a first impression (default: 300)"
    )
    tune.add_argument("--seed", type=int, default=0, help="for deals and candidates (default: 0)")
    add_cores(tune)


def run_simulation(chosen: argparse.Namespace) -> None:
    with needs("lab", "tischlein simulate"):
        from tischlein.cli.reports.output import check_out, write_out
        from tischlein.cli.reports.simulation import default_games, simulate_and_report
    game = find(chosen.game)
    check_out(chosen.out)
    games = default_games(chosen.bots) if chosen.games is None else chosen.games
    players = players_of(chosen, game)
    asked = {"bots": chosen.bots, "device": chosen.device, **dict(chosen.option)}
    rows = simulate_and_report(game, players, games, chosen.seed, chosen.cores, asked)
    facts = {"game": game.name, "players": players, "options": dict(chosen.option)}
    facts |= {"bots": chosen.bots, "games": games, "seed": chosen.seed}
    write_out(chosen.out, facts, rows)


def run_arena(chosen: argparse.Namespace) -> None:
    """A match of two bots, or a league of more."""
    with needs("lab", "tischlein arena"):
        from tischlein.cli.reports.league import league_and_report
        from tischlein.cli.reports.match import match_and_report
        from tischlein.cli.reports.output import check_out, write_out
        from tischlein.lab.arena import Entrant, Match
        from tischlein.lab.league import League
    players, options = players_of(chosen, find(chosen.game)), dict(chosen.option)
    Budget.read(chosen.each)
    check_out(chosen.out)
    bots = [Entrant.written(text, chosen.each) for text in chosen.bots]
    if len(bots) == 1:
        raise Refusal("bots must be two for a match, or more for a league (got 1)")
    if len(bots) == 2:
        match = Match(chosen.game, players, options, bots[0], bots[1], chosen.records)
        verdict = match_and_report(
            match, chosen.deals, chosen.first, chosen.cores, chosen.file, not chosen.all
        )
        write_out(chosen.out, facts_of(chosen.game, players, options, chosen), [verdict])
    else:
        league = League(chosen.game, players, options, tuple(bots), chosen.records)
        standings = league_and_report(league, chosen.deals, chosen.first, chosen.cores, chosen.file)
        write_out(chosen.out, facts_of(chosen.game, players, options, chosen), standings)


def facts_of(game: str, players: int, options: dict[str, Any], chosen: argparse.Namespace) -> dict[str, Any]:
    """What was played, beside the results in a file."""
    return {"game": game, "players": players, "options": options, "first": chosen.first}


def run_tuning(chosen: argparse.Namespace) -> None:
    with needs("lab", "tischlein tune"):
        from tischlein.cli.reports.tuning import tune_and_report
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


def run_bench(_: argparse.Namespace) -> None:
    with needs("lab", "tischlein bench"):
        from tischlein.cli.reports.speed import report_speed
    report_speed()
