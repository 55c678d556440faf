"""Whether plain ISMCTS, our yardstick, is as good as we can make it: other settings of it against its own.

    python benchmarks/bots/tune_ismcts.py [--deals N] [--milliseconds N] [--only ROWS] [--cores N]

Two things that the books leave open are tried: how much UCB explores, and how many moves a playout has. Equal
time (what a bot's thread really had), deals kept for tuning. What gains by three standard errors over all
player counts of a game should become the setting: `PlainIsmctsBot.exploration`, or the game's
`random_playout_moves`.
"""

from __future__ import annotations

import argparse
import math
import re
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from strength import in_own_time, lead

import tischlein
from tischlein.bots.baselines.bots import PlainIsmctsBot
from tischlein.lab.arena import Match, all_cores, judge

FIRST = 600_000
"""Below the deals of the arena: kept for tuning."""


@dataclass
class Curious13(PlainIsmctsBot):
    exploration: float = 0.13


@dataclass
class Curious30(PlainIsmctsBot):
    exploration: float = 0.3


@dataclass
class Curious70(PlainIsmctsBot):
    """Near the square root of a half, with which many begin."""

    exploration: float = 0.7


@dataclass
class Moves2(PlainIsmctsBot):
    """Playouts of two moves a seat."""

    random_playout_moves: int | None = 2


@dataclass
class Moves5(PlainIsmctsBot):
    random_playout_moves: int | None = 5


@dataclass
class Moves10(PlainIsmctsBot):
    random_playout_moves: int | None = 10


@dataclass
class Moves20(PlainIsmctsBot):
    random_playout_moves: int | None = 20


@dataclass
class ToTheEnd(PlainIsmctsBot):
    """Playouts to the end of the game."""

    random_playout_moves: int | None = 10_000


TRIED = (Curious13, Curious30, Curious70, Moves2, Moves5, Moves10, Moves20, ToTheEnd)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--milliseconds", type=int, default=10)
    parser.add_argument("--only", default="", metavar="ROWS", help="as in bots.py: 'elefant 3 Moves'")
    parser.add_argument("--cores", type=int)
    chosen = parser.parse_args()
    print(f"# Plain ISMCTS with other settings, {date.today().isoformat()}\n")
    print(f"Against its own in all other seats, {chosen.milliseconds} ms a move each.\n")
    print("| game | players | setting | deals | gain a deal | standard errors |\n|---|---|---|---|---|---|")
    for name, game in tischlein.games().items():
        for tried in TRIED:
            leads = []
            for players in game.players:
                if not re.search(chosen.only, f"{name} {players} {tried.__name__}"):
                    continue
                one = f"{Path(__file__).resolve()}:{tried.__name__}@{chosen.milliseconds}ms"
                match = Match(name, players, {}, one, f"ismcts@{chosen.milliseconds}ms")
                numbers = range(FIRST, FIRST + chosen.deals)
                found = judge(list(all_cores(in_own_time, match, numbers, chosen.cores)))
                leads.append(lead(found))
                print(
                    f"| {name} | {players} | {tried.__name__} | {found.deals} "
                    f"| {found.gain:+.2f} ± {found.gain_error:.2f} | {leads[-1]:+.1f} |",
                    flush=True,
                )
            if len(leads) > 1:
                print(f"| {name} | all | {tried.__name__} | | | {sum(leads) / math.sqrt(len(leads)):+.1f} |")


if __name__ == "__main__":
    main()
