"""Whether plain ISMCTS, our yardstick, is as good as we can make it: other settings of it against its own.

    python benchmarks/ismcts.py [--deals N] [--simulations N]

Two things that the books leave open are tried: how curious UCB is, and whether playouts end with the chapter
(a round, where one leaves nothing behind) or with the game. Equal simulations, deals kept for tuning. What
gains by three standard errors should become the setting.
"""

from __future__ import annotations

import argparse
from datetime import date
from pathlib import Path

import tischlein
from tischlein.bots.baselines import PlainIsmctsBot
from tischlein.engine import State, habits
from tischlein.lab.arena import Match, run

FIRST = 600_000
"""Below the deals of the arena: kept for tuning."""


class Curious01(PlainIsmctsBot):
    """Hardly curious: it tries mostly what has gone well."""

    def __init__(self) -> None:
        super().__init__(exploration=0.1)


class Curious03(PlainIsmctsBot):
    def __init__(self) -> None:
        super().__init__(exploration=0.3)


class Curious04(PlainIsmctsBot):
    def __init__(self) -> None:
        super().__init__(exploration=0.4)


class Curious08(PlainIsmctsBot):
    """Near the square root of a half, with which many begin."""

    def __init__(self) -> None:
        super().__init__(exploration=0.8)


class ToTheEnd(PlainIsmctsBot):
    """Playouts to the end of the game, wherever a chapter ends."""

    def until(self, _: State) -> int:
        return -1


TRIED = (Curious01, Curious03, Curious04, Curious08, ToTheEnd)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--simulations", type=int, default=1000)
    chosen = parser.parse_args()
    print(f"# Plain ISMCTS with other settings, {date.today().isoformat()}\n")
    print(f"Against its own in all other seats, {chosen.simulations} simulations each.\n")
    print("| game | players | setting | deals | gain a deal |\n|---|---|---|---|---|")
    for name, game in tischlein.games().items():
        for tried in TRIED:
            if tried is ToTheEnd and game.verbs.chapter is habits.no_chapters:
                continue  # all playouts go to the end
            one = f"{Path(__file__).resolve()}:{tried.__name__}@{chosen.simulations}"
            match = Match(name, game.usual_players, {}, one, f"ismcts@{chosen.simulations}")
            found = run(match, chosen.deals, stop_early=False, first=FIRST)
            print(
                f"| {name} | {match.players} | {tried.__name__} | {found.deals} "
                f"| {found.gain:+.2f} ± {found.gain_error:.2f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
