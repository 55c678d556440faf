"""Whole games on a graphics card: the same as on the processor, and how many a second.

    python benchmarks/rules/gpu.py [GAME …] [--games 100000]

Needs an NVIDIA card and `pip install 'tischlein[lab,gpu]'`. First every game, player count and option is
played on both, by random moves and by rules of thumb, and compared number by number; then the speed of
random games is measured. Prints tables in Markdown and keeps them, dated, in `benchmarks/results/`.
"""

from __future__ import annotations

import argparse
import datetime
import os
import platform
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

import tischlein
from tischlein.engine.compile import cuda_bridge, cuda_playout
from tischlein.engine.compile.playout import finish_by_default, finish_randomly
from tischlein.engine.game import Game
from tischlein.lab import simulate

RESULTS = Path(__file__).parents[1] / "results"
GAMES_A_LAUNCH = 1 << 24
TURNS = 5


def settings(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every player count, with each value of each option in turn."""
    for players in game.players:
        seen = [{option.name: value} for option in game.options for value in option.allowed(players)]
        yield from ((players, chosen) for chosen in seen)


def compare(game: Game, games: int) -> int:
    """Plays every setting on both and compares everything; returns how many settings there were."""
    compared = 0
    for players, chosen in settings(game):
        for bots in ("random", "thumb"):
            number = games if bots == "random" else games // 10
            asked: dict[str, Any] = {"seed": 4711 + compared, "bots": bots, **chosen}
            ours = simulate(game.name, players, number, device="cuda", **asked)
            theirs = simulate(game.name, players, number, **asked)
            for name in ("points", "ties", "lengths"):
                same = np.array_equal(getattr(ours, name), getattr(theirs, name))
                assert same, f"{game.name} with {players}, {asked}: {name} differ"
            compared += 1
    return compared


def best_speed(play: Callable[[], float]) -> float:
    return max(play() for _ in range(TURNS))


def on_card(game: Game, players: int, finish: Any) -> float:
    """Moves a second, from launch to the last game's end; results stay on the card."""
    undealt = game.new(players, {}, [0] * 8).pack()
    at_work = cuda_playout.CudaGames(game, undealt, finish)
    points = cuda_bridge.cuda.device_array((GAMES_A_LAUNCH, 2 * players), np.int64)
    lengths = cuda_bridge.cuda.device_array(GAMES_A_LAUNCH, np.int64)

    def run() -> float:
        began = time.perf_counter()
        at_work.launch(0, 1, points, lengths)
        took = time.perf_counter() - began
        return float(lengths.copy_to_host().sum() / took)

    for _ in cuda_playout.BLOCKS_PER_MULTIPROCESSOR:
        run()
    return best_speed(run)


def on_cores(game: Game, players: int, bots: str, cores: int) -> float:
    """Moves a second on some cores of this machine."""
    simulate(game.name, players, 100, bots=bots, cores=cores)
    number = (100_000 if bots == "random" else 10_000) * cores

    def run() -> float:
        began = time.perf_counter()
        moves = simulate(game.name, players, number, bots=bots, cores=cores).lengths.sum()
        return float(moves / (time.perf_counter() - began))

    return best_speed(run)


def speed_row(game: Game, players: int, bots: str, cores: int) -> str:
    finish = finish_randomly if bots == "random" else finish_by_default
    card = on_card(game, players, finish)
    one, every = (on_cores(game, players, bots, number) for number in (1, cores))
    cells = (
        f"{one / 1e6:.1f} | {every / 1e6:,.0f} | {card / 1e6:,.0f} | {card / one:,.0f} | {card / every:.0f}"
    )
    return f"| {game.title}, {players}, {bots} | {cells} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument(
        "--games",
        type=int,
        default=100_000,
        help="random games a setting, 0 for speed alone (default: 100000)",
    )
    parser.add_argument("--out", type=Path, default=RESULTS, help="folder of the results")
    asked = parser.parse_args()
    games = [game for game in tischlein.games().values() if game.name in (asked.names or tischlein.games())]
    cores = len(os.sched_getaffinity(0))
    card = cuda_bridge.cuda.get_current_device().name
    card = card.decode() if isinstance(card, bytes) else card
    date = datetime.date.today().isoformat()
    lines = [
        f"# Games on a graphics card, {date}", "",
        f"{card} beside {cores} cores ({platform.machine()}), Python {platform.python_version()}.", "",
    ]  # fmt: skip
    for game in games if asked.games else ():
        compared = compare(game, asked.games)
        lines.append(
            f"- {game.title}: {compared} settings of {asked.games:,} random games, or a tenth by rules of"
            " thumb, gave the same points, ties and lengths on both."
        )
        print(lines[-1], flush=True)
    lines += [
        "", "Million moves a second, the best of 5; the card's results stay in its memory:", "",
        f"| game, players, bots | one core | {cores} cores | card | times one core | times all |",
        "|---|---|---|---|---|---|",
    ]  # fmt: skip
    for game in games:
        for players in sorted({4, min(game.players)} & set(game.players) or set(game.players)):
            for bots in ("random", "thumb"):
                lines.append(speed_row(game, players, bots, cores))
                print(lines[-1], flush=True)
    (asked.out / f"gpu-{date}.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
