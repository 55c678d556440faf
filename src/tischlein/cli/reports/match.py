"""A match of two bots: its progress, its table, and what the sequential test says."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table as Grid

from tischlein.cli.reports.printing import literal_console, print_what_is_saved
from tischlein.lab import arena
from tischlein.lab.arena import Match, Verdict


def match_and_report(
    match: Match, deals: int, first: int, cores: int | None, path: Path | None, stop_early: bool
) -> dict[str, Any]:
    """Plays a match under a progress bar and prints what it says, also when somebody ends it by Ctrl-C; gives
    the verdict as data."""
    latest: list[Verdict] = []

    def note(now: Verdict) -> None:
        latest[:] = [now]
        doing = f"gain {now.gain:+.2f} ± {now.gain_error:.2f}"
        progress.update(task, completed=now.deals, description=doing)

    try:
        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task(escape(f"{match.one} against {match.others}"), total=deals)
            verdict = arena.run(match, deals, cores, path, stop_early, note, first)
    except KeyboardInterrupt:
        if latest:
            print_verdict(match, latest[0])
        print_what_is_saved(path)
        raise
    print_verdict(match, verdict)
    literal_console().print(decision(match, verdict))
    return {"one": str(match.one), "others": str(match.others), **asdict(verdict), "decided": verdict.decided}


def decision(match: Match, verdict: Verdict) -> str:
    """What the sequential test says."""
    if not verdict.decided:
        return "The sequential test has not decided: more deals would tell (--deals)."
    word = "better"
    if verdict.evidence < 0:
        clearly = abs(verdict.gain) > 3 * verdict.gain_error
        word = "no better" if not clearly else "worse" if verdict.gain < 0 else "better, but by little"
    return f"The sequential test has decided: {match.one} is {word}."


def print_verdict(match: Match, verdict: Verdict) -> None:
    """How a match stands."""
    grid = Grid(title=f"{match.game}, {match.players} players: {match.one} against {match.others}")
    for heading in ("deals", "gain a deal", "± error", "wins", "± error", "even", "effect"):
        grid.add_column(heading, justify="right")
    several = verdict.deals > 1
    grid.add_row(
        str(verdict.deals), f"{verdict.gain:+.2f}", f"{verdict.gain_error:.2f}" if several else "–",
        f"{verdict.wins:.1%}", f"{verdict.wins_error:.1%}" if several else "–", f"{1 / match.players:.1%}",
        f"{verdict.effect:+.2f}" if several else "–",
    )  # fmt: skip
    literal_console().print(grid)
    literal_console().print(
        f"A move took {verdict.thought:.1f} ms, the others {verdict.thought_others:.1f} ms."
    )
