"""How much is lost to somebody who knows the bot by heart, where seats choose at once.

    python benchmarks/bots/robustness.py [--deals N] [--simulations N] [--only ROWS] [--first N] [--cores N]

The reader searches for the best answer to the frozen bot: what the others choose is drawn from the very mix
that the bot itself plays in their seats (found by letting it think there, with other luck), and every own
choice is tried against that. Elsewhere the reader plays like the bot. Where nothing can be read out of a bot,
nothing is gained. It looks one choice ahead, so that a perfect answer could gain more.
"""

from __future__ import annotations

import argparse
import re
from datetime import date
from pathlib import Path
from typing import Any

from strength import lead

import tischlein
from tischlein.bots.base import Budget, legal_moves
from tischlein.bots.search import regret
from tischlein.bots.search.bot import SearchBot
from tischlein.bots.search.buffers import Buffers, buffers_for
from tischlein.bots.search.rollout import WORTH
from tischlein.engine import State, defaults, verbs
from tischlein.engine.bits import each
from tischlein.engine.compile.numba_bridge import compiled
from tischlein.lab.arena import Match, all_cores, judge, play_deal

FIRST = 1_300_000
"""Deals that nothing else has used."""
LOOKS = 2
"""Worlds in which the bot is asked for its mix: others may know what the reader does not."""
WORLDS = 1500
"""Worlds in which the reader's choices are tried against it."""


class Reader:
    """Plays the best answer to `search` with the same budget in all other seats."""

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> int:
        moves = legal_moves(view, seat)
        (buffers,) = buffers_for(view, seed)
        if len(moves) == 1 or not regret.chooses_at_once(buffers, seat):
            return SearchBot().choose(view, seat, budget, seed)
        notes = regret.new_notes(view.game.max_moves)
        for look in range(LOOKS):
            read_the_others(view, seat, budget, seed + look, notes.regrets)
        (buffers,) = buffers_for(view, seed)
        until, clear_lead = verbs.round_index(view) + view.game.lookahead_rounds, float(view.game.clear_lead)
        answer(buffers, notes, seat, WORLDS, until, clear_lead)
        return moves[int(notes.tallies[: len(moves), WORTH].argmax())]


def read_the_others(view: State, seat: int, budget: Budget, seed: int, odds: Any) -> None:
    """Adds how often the bot would make each choice in each other seat of an imagined world."""
    world = view.copy()
    verbs.imagine(world, seat, [seed])
    for other in range(view.players):
        if other != seat:
            verbs.take_back(world, other)
    for other in each(verbs.waiting(world) & ~(1 << seat)):
        theirs = type(view)()
        verbs.fill_view(world, other, theirs)
        places = legal_moves(theirs, other)
        for found in SearchBot().weigh(theirs, other, budget, seed ^ other << 40):
            odds[other, places.index(found.move)] += found.share


@compiled
def answer(
    buffers: Buffers, notes: regret.Notes, seat: int, worlds: int, until: int, clear_lead: float
) -> None:
    """Tries every choice of the seat while the others draw theirs by the odds noted as their regrets."""
    for _ in range(worlds):
        seats = regret.before_anybody_chose(buffers, seat)
        regret.draw_all(buffers, notes, seats, seat, 0)
        regret.try_each(buffers, notes, seats, seat, seat, until, clear_lead)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--simulations", type=int, default=4000, help="of the bot, for a move")
    parser.add_argument("--only", default="", metavar="ROWS", help="as in bots.py: 'hot-potato 3'")
    parser.add_argument("--first", type=int, default=FIRST, help="the number of the first deal")
    parser.add_argument("--cores", type=int)
    chosen = parser.parse_args()
    print(f"# What a reader gains, {date.today().isoformat()}\n")
    print(f"Against `search@{chosen.simulations}` in all other seats.\n")
    print("| game | players | deals | gain a deal | standard errors | effect | wins | even |")
    print("|---|---|---|---|---|---|---|---|")
    for name, game in tischlein.games().items():
        if game.verbs.take_back is defaults.nothing_to_take_back:  # nobody chooses at once
            continue
        for players in game.players:
            if not re.search(chosen.only, f"{name} {players}"):
                continue
            one = f"{Path(__file__).resolve()}:Reader@{chosen.simulations}"
            match = Match(name, players, {}, one, f"search@{chosen.simulations}")
            numbers = range(chosen.first, chosen.first + chosen.deals)
            found = judge(list(all_cores(play_deal, match, numbers, chosen.cores)))
            print(
                f"| {name} | {players} | {found.deals} | {found.gain:+.2f} ± {found.gain_error:.2f} "
                f"| {lead(found):+.1f} | {found.effect:+.2f} | {found.wins:.1%} ± {found.wins_error:.1%} "
                f"| {1 / players:.1%} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
