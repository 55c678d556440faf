"""How fast the rules run: a row for each game and player count."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid

from tischlein.lab.speed import HEADINGS, measure_all

LEGEND = """\
one core, all cores: million moves a second, compiled; factor: how much more all cores are
people: moves a second at a table for people; bytes: the size of a table
compile, cached: seconds to the first game, on a new machine and later"""


def report_speed() -> None:
    """A row for each game and player count."""
    console = Console()
    grid = Grid(
        title="Whole random games, everything included", title_justify="left", box=None, padding=(0, 2, 0, 0)
    )
    for heading in HEADINGS:
        grid.add_column(heading, justify="left" if heading == "game" else "right")
    with console.status("measuring …"):
        for speed in measure_all():
            grid.add_row(*speed.cells())
    console.print(grid)
    console.print(LEGEND)
