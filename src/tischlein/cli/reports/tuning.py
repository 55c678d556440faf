"""What tuning has found: progress, the lines to paste, and their worth."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable
from typing import Any

import numpy as np
from rich.progress import Progress

from tischlein.engine.errors import Refusal
from tischlein.engine.game import Game
from tischlein.lab import tuning
from tischlein.lab.arena import EVALUATION_SEEDS
from tischlein.lab.tuning import Workbench

FINAL_DEALS = 20_000
"""Deals at each player count on which tuned values play against those in `heuristics.py` at the end. They are
fresh, since luck helped to choose the values on the others."""


def changes(bench: Workbench, old: Any, new: Any) -> str:
    """What is different, in words: `NAME 3 → 4, TABLE[0, 1] 5 → 7`."""
    places = [(name, place) for name, shape in bench.shapes.items() for place in np.ndindex(shape)]
    words = [f"{name}{list(place) or ''} {old[i]} → {new[i]}" for i, (name, place) in enumerate(places)]
    return ", ".join(words[i] for i in np.flatnonzero(old != new))


def with_numbers(text: str, numbers: Iterable[int]) -> str:
    """An assignment with other numbers in the same layout; columns stay columns, comments stay."""
    name, right = text.split("=", 1)
    new = map(str, numbers)
    in_columns = ",  " in right

    def other(old: re.Match[str]) -> str:
        if old["number"] is None:
            return old[0]
        return next(new).rjust(len(old["space"] + old["number"])) if in_columns else old["space"] + next(new)

    return f"{name}=" + re.sub(r"#.*|(?<=,) |(?P<space> *)(?P<number>-?\b\d\w*)", other, right)


def lines_to_paste(bench: Workbench, values: Any) -> list[str]:
    """The constants that differ from those in `heuristics.py`, as they would stand there."""
    parts = zip(bench.constants.values(), bench.groups(bench.constants), strict=True)
    changed = [(text, part) for text, part in parts if (values[part] != bench.start[part]).any()]
    return [with_numbers(text, values[part]) for text, part in changed]


def tune_and_report(
    game: Game, counts: list[int] | None, options: dict[str, Any], only: list[str] | None,
    minutes: float, deals: int, seed: int, cores: int | None,
) -> None:  # fmt: skip
    """Tunes under a progress bar and prints what was kept, what to paste, and what all of it is worth."""
    if not minutes > 0:
        raise Refusal(f"minutes must be more than 0 (got {minutes:g})")
    if not 2 <= deals <= EVALUATION_SEEDS // tuning.TEST:
        raise Refusal(f"deals must be 2 to {EVALUATION_SEEDS // tuning.TEST} (got {deals})")
    counts = counts or list(game.players)
    bench = tuning.Workbench(game, counts, options, seed, cores)
    names = list(bench.constants) if only is None else only
    groups = bench.groups(names)
    print(f"{game.title}, players {', '.join(map(str, counts))}: tuning {', '.join(names)}", flush=True)
    best, tried = bench.start, 0
    try:
        with Progress(transient=True) as progress:
            task = progress.add_task("compiling", total=60 * minutes)
            began = time.monotonic()
            for values, gain, kept in tuning.tune(bench, groups, 60 * minutes, deals, seed):
                tried += 1
                progress.update(task, completed=time.monotonic() - began, description=f"{tried} candidates")
                if kept:
                    print(f"{gain.mean:+.3f} ± {gain.error:.3f}  {changes(bench, best, values)}", flush=True)
                    best = values
    except KeyboardInterrupt:
        print_to_paste(lines_to_paste(bench, best), tried)
        raise
    lines = lines_to_paste(bench, best)
    print_to_paste(lines, tried)
    if lines:
        last = bench.match(best, bench.start, FINAL_DEALS)
        print(
            f"Against the values there they gain {last.mean:+.3f} ± {last.error:.3f} points a deal, "
            f"on {FINAL_DEALS:,} fresh deals at each player count."
            + ("" if last.beats(2) else " That may be luck: better leave them out.")
        )


def print_to_paste(lines: list[str], tried: int) -> None:
    """What tuning has found, also where somebody has ended it early."""
    if lines:
        print("\nTo paste into heuristics.py:\n\n" + "\n".join(lines) + "\n", flush=True)
    else:
        print(f"None of {tried} candidates was found to be better.", flush=True)
