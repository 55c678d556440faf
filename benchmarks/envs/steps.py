"""Steps of the vector environments on one core, beside pgx and PettingZoo in the same run: `make bench`.

Prints tables in Markdown and keeps them, dated, in `benchmarks/results/`. A step chooses any open action,
checks it, plays it, and writes observation, mask and rewards. Speeds on one core are by processor time, so
that other programs disturb them less; what matters are the ratios.
"""

from __future__ import annotations

import argparse
import datetime
import os
import platform
import sys
import textwrap
import time
import warnings
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

BENCHMARKS = Path(__file__).parents[1]
os.environ["TISCHLEIN_GAMES"] = str(BENCHMARKS.parent / "tests" / "fixtures" / "games")
sys.path.append(str(BENCHMARKS / "rules"))

import peers  # noqa: E402  # the environment must be set before tischlein is imported

import tischlein  # noqa: E402
from engine import on_one_core, on_one_core_made  # noqa: E402

TURNS = 5
SECONDS = 1.0
TABLES = 2048
LIKE_FOR_LIKE = "leduc"
TARGETS = {"potato-man": 1.6, "leduc": 0.0}
"""Million steps a second as bytes that a game must reach; every other one 0.8."""
OTHERS = 0.8

Run = Callable[[float], float]


def ours(game: str, players: int, rows: str, threads: int | None = 1) -> Run:
    """Our steps per second of processor time, or of the clock where several cores work."""
    envs = tischlein.envs.vector(game, players, TABLES, rows=rows, threads=threads, seed=1)
    envs.reset()
    envs.step(envs.sample())
    clock = time.process_time if threads == 1 else time.perf_counter

    def run(seconds: float) -> float:
        steps, began = 0, clock()
        while clock() - began < seconds:
            for _ in range(16):
                envs.step(envs.sample())
            steps += 16 * TABLES
        return steps / (clock() - began)

    return run


def by_processor_time(run: Run) -> Run:
    """A peer's speed per second of processor time."""

    def timed(seconds: float) -> float:
        began, used = time.perf_counter(), time.process_time()
        speed = run(seconds)
        return speed * (time.perf_counter() - began) / (time.process_time() - used)

    return timed


def in_turns(runs: dict[str, Run]) -> dict[str, float]:
    """The best speed of each, measured in turns on one core."""
    best = dict.fromkeys(runs, 0.0)
    for _ in range(TURNS):
        for name, run in runs.items():
            best[name] = max(best[name], on_one_core(lambda run=run: run(SECONDS)))  # type: ignore[misc]
    return best


def like_for_like() -> list[str]:
    """Leduc poker in all three."""
    runs = {
        "PettingZoo": by_processor_time(peers.pettingzoo_leduc()),
        "pgx": by_processor_time(on_one_core_made(peers.pgx_leduc)),
        "Tischlein, bytes": ours(LIKE_FOR_LIKE, 2, "bytes"),
        "Tischlein, packed": ours(LIKE_FOR_LIKE, 2, "packed"),
    }
    best = in_turns(runs)
    rows = [
        f"| {name} | {speed / 1e6:.3f} | {speed / best['pgx']:.1f} | {speed / best['PettingZoo']:,.0f} |"
        for name, speed in best.items()
    ]
    return [
        "| Leduc poker, one core | M steps/s | times pgx | times PettingZoo |",
        "|---|---|---|---|",
        *rows,
    ]


def all_games() -> list[str]:
    """Every game with its usual number of players."""
    rows = [
        "| game, players | numbers a row | M steps/s, bytes | packed | packed by bytes | target, bytes |",
        "|---|---|---|---|---|---|",
    ]
    for game in tischlein.games().values():
        runs = {kind: ours(game.name, game.usual_players, kind) for kind in ("bytes", "packed")}
        best = in_turns(runs)
        size = tischlein.envs.vector(game.name, tables=1).observation_size
        target = TARGETS.get(game.name, OTHERS)
        rows.append(
            f"| {game.name}, {game.usual_players} | {size} | {best['bytes'] / 1e6:.2f} | "
            f"{best['packed'] / 1e6:.2f} | {best['packed'] / best['bytes']:.2f} | {target or '–'} |"
        )
    return rows


def all_cores() -> list[str]:
    """How much quicker all cores are than one, by the clock: only of worth where nothing else runs."""
    rows = ["| all cores | M steps/s, bytes | times one core |", "|---|---|---|"]
    for game in tischlein.games().values():
        runs = [ours(game.name, game.usual_players, "bytes", threads) for threads in (1, None)]
        one, every = (max(run(SECONDS) for _ in range(TURNS)) for run in runs)
        rows.append(f"| {game.name}, {game.usual_players} | {every / 1e6:.2f} | {every / one:.2f} |")
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shared", action="store_true", help="other programs run: leave out all cores")
    shared = parser.parse_args().shared
    warnings.simplefilter("ignore")
    today = datetime.date.today().isoformat()
    versions = ", ".join(f"{name} {version(name)}" for name in ("numba", "numpy", "pettingzoo", "pgx", "jax"))
    machine = (
        f"{os.cpu_count()} cores ({platform.machine()}), Python {platform.python_version()}; {versions}. "
        f"{TABLES} tables; the process is tied to one core, whose time is counted; best of {TURNS} turns of "
        f"about {SECONDS:.0f} s each."
    )
    report = [
        f"# Steps of the vector environments, {today}",
        "",
        textwrap.fill(machine + (" Other programs ran beside it: only ratios count." if shared else ""), 100),
        "",
        *like_for_like(),
        "",
        *all_games(),
        "",
        *([] if shared else [*all_cores(), ""]),
    ]
    print("\n".join(report))
    (BENCHMARKS / "results" / f"envs-{today}.md").write_text("\n".join(report), encoding="utf-8")


if __name__ == "__main__":
    main()
