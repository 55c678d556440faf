"""Speed and memory of the rules, ours and the peers', in one run: `make bench`.

Prints tables in Markdown and keeps them, dated, in `benchmarks/results/`. What matters are the ratios:
machines differ and are shared, so ours and theirs are measured in turns and the best of each is compared.
"""

from __future__ import annotations

import datetime
import os
import platform
import time
import warnings
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

HERE = Path(__file__).parents[1]
os.environ["TISCHLEIN_GAMES"] = str(HERE.parent / "tests" / "fixtures" / "games")

import peers  # noqa: E402  # the environment must be set before tischlein is imported

import tischlein  # noqa: E402
from tischlein.lab import simulate  # noqa: E402
from tischlein.lab.speed import HEADINGS, Speed, measure_all  # noqa: E402

TURNS = 5
SECONDS = 1.0
FIFTH_GAME = "leduc"


def on_one_core(measured: Callable[[], float]) -> float:
    """Runs with this process tied to one core, so that nobody's threads help."""
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    try:
        return measured()
    finally:
        os.sched_setaffinity(0, cores)


def ours(game: str, players: int) -> Callable[[float], float]:
    """Our moves per second, whole random games with everything included."""
    length = simulate(game, players, 400, cores=1).lengths.mean()

    def run(seconds: float) -> float:
        games = max(1000, int(20e6 * seconds / length))
        began = time.perf_counter()
        moves = simulate(game, players, games, cores=1).lengths.sum()
        return float(moves / (time.perf_counter() - began))

    return run


def in_turns(runs: dict[str, Callable[[float], float]]) -> dict[str, float]:
    """The best speed of each, measured in turns on one core."""
    best = dict.fromkeys(runs, 0.0)
    for _ in range(TURNS):
        for name, run in runs.items():
            best[name] = max(best[name], on_one_core(lambda run=run: run(SECONDS)))  # type: ignore[misc]
    return best


def speed_rows(speeds: list[Speed]) -> list[str]:
    rows = [f"| {' | '.join(speed.cells())} |" for speed in speeds]
    return [f"| {' | '.join(HEADINGS)} |", "|---" * len(HEADINGS) + "|", *rows]


def ratio_rows(best: dict[str, float], peer_names: list[str]) -> list[str]:
    """Everybody's speed, and ours as a multiple of the fastest peer's."""
    fastest = max(best[name] for name in peer_names)
    rows = [f"| {name} | {speed / 1e6:.3f} | {speed / fastest:.1f} |" for name, speed in best.items()]
    return ["| whole random games, one core | M moves/s | times the fastest peer |", "|---|---|---|", *rows]


def card_games() -> list[str]:
    peer_runs = {
        "OpenSpiel hearts": peers.openspiel("hearts"),
        "OpenSpiel bridge": peers.openspiel("bridge(use_double_dummy_result=false)"),
        "OpenSpiel crazy_eights": peers.openspiel("crazy_eights"),
    }
    our_runs = {
        f"{game.name}, {players} players": ours(game.name, players)
        for game in tischlein.games().values()
        if game.name != FIFTH_GAME
        for players in game.players
    }
    return ratio_rows(in_turns(peer_runs | our_runs), list(peer_runs))


def leduc() -> list[str]:
    peer_runs = {
        "OpenSpiel": peers.openspiel("leduc_poker"),
        "RLCard": peers.rlcard_leduc(),
        "PettingZoo": peers.pettingzoo_leduc(),
        "pgx": on_one_core_made(peers.pgx_leduc),
    }
    return ratio_rows(in_turns(peer_runs | {"Tischlein": ours(FIFTH_GAME, 2)}), list(peer_runs))


def on_one_core_made(make: Callable[[], Callable[[float], float]]) -> Callable[[float], float]:
    """Builds a runner while tied to one core: pgx fixes its number of threads when it starts."""
    made: list[Callable[[float], float]] = []

    def build() -> float:
        made.append(make())
        return 0.0

    on_one_core(build)
    return made[0]


def main() -> None:
    warnings.simplefilter("ignore")
    today = datetime.date.today().isoformat()
    packages = ("tischlein", "numba", "numpy", "open_spiel", "rlcard", "pettingzoo", "pgx", "jax")
    versions = ", ".join(f"{name} {version(name)}" for name in packages)
    leduc_rows = leduc()
    ratios = card_games()
    speeds = list(measure_all())
    report = [
        f"# The rules' speed, {today}",
        "",
        f"{os.cpu_count()} cores ({platform.machine()}), Python {platform.python_version()}; {versions}.",
        f"One core: the process is tied to it; best of {TURNS} turns of about {SECONDS:.0f} s each.",
        "",
        "## Card games",
        "",
        *ratios,
        "",
        "## Leduc poker, like for like",
        "",
        *leduc_rows,
        "",
        "## Ourselves",
        "",
        *speed_rows(speeds),
        "",
    ]
    print("\n".join(report))
    (HERE / "results").mkdir(exist_ok=True)
    (HERE / "results" / f"engine-{today}.md").write_text("\n".join(report), encoding="utf-8")


if __name__ == "__main__":
    main()
