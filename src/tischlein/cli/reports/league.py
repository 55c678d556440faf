"""A league of bots: its progress and its table."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from tischlein.cli.reports.printing import literal_console, print_what_is_saved
from tischlein.lab import league
from tischlein.lab.league import League, Round, Standing


def league_and_report(
    asked: League, deals: int, first: int, cores: int | None, path: Path | None
) -> list[dict[str, Any]]:
    """Plays a league under a progress bar and prints its table, also when somebody ends it by Ctrl-C; gives
    the table as data."""
    latest: list[Round] = []

    def note(rounds: list[Round]) -> None:
        latest[:] = rounds
        progress.update(task, completed=len(rounds))

    try:
        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task(f"{len(asked.entrants)} bots", total=deals)
            found = league.run(asked, deals, cores, path, note, first)
    except KeyboardInterrupt:
        print_standings(asked, league.standings(asked, latest))
        print_what_is_saved(path)
        raise
    print_standings(asked, found)
    return [asdict(one) for one in found]


def print_standings(asked: League, found: list[Standing]) -> None:
    """The table of a league."""
    grid = Grid(title=f"{asked.game}, {asked.players} players")
    grid.add_column("bot", overflow="fold")
    for heading in ("rating", "± error", "deals", "gain a deal", "± error", "wins"):
        grid.add_column(heading, justify="right")
    for one in found:
        cells = [f"{one.rating:.1f}", f"{one.error:.1f}", str(one.deals), f"{one.gain:+.2f}"]
        cells += [f"{one.gain_error:.2f}" if one.deals > 1 else "–", f"{one.wins:.1%}"]
        grid.add_row(one.entrant, *(cells if one.deals else ["–", "–", "0", "–", "–", "–"]))
    literal_console().print(grid)
    if 0 < sum(one.deals for one in found) < asked.players * len(asked.sets):
        literal_console().print(
            f"Not every {asked.players} of them have played yet: that takes {len(asked.sets)} deals."
        )
