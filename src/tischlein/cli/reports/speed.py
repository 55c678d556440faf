"""How fast the rules run: a row for each game and player count."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid

from tischlein.lab.speed import HEADINGS, measure_all


def report_speed() -> None:
    """A row for each game and player count."""
    console = Console()
    grid = Grid(title="Whole random games, everything included", title_justify="left")
    for heading in HEADINGS:
        grid.add_column(heading, justify="left" if heading == "game" else "right")
    with console.status("measuring …"):
        for speed in measure_all():
            grid.add_row(*speed.cells())
    console.print(grid)
