"""What a table is drawn with, in a terminal or a notebook: cards, lines and rows of seats.

A game draws its own table in its `terminal.py` (`draw(view)`); any other is shown as its view.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from rich.console import Group, JustifyMethod, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tischlein import text_view
from tischlein.engine.game import Game
from tischlein.i18n.words import Words

PAPER, INK = "#f6efe1", "#2b2320"
RED, BLUE, GREEN = f"{PAPER} on #c8402f", f"{PAPER} on #2f5d8c", f"{PAPER} on #4f7a3a"
YELLOW, GOLD = f"{INK} on #d9982a", f"{INK} on #f0c75e"
PURPLE, GREY, PLAIN = f"{PAPER} on #6c4a7e", f"{PAPER} on #6b6a72", f"{INK} on {PAPER}"
"""The product's colours; every card also has a letter, for terminals without colours."""
DIM, STRONG = "dim", "bold"
TURN, GAP = "▸", "  "
NOTHING = "–"
MARK_NAME_POINTS: tuple[JustifyMethod, ...] = ("left", "left", "right")


@dataclass(frozen=True)
class SeatView:
    """A table as one seat, or a spectator, may see it: the view as JSON, and the words for it."""

    data: dict[str, Any]
    words: Words
    people: Sequence[str]
    events: Sequence[Mapping[str, Any]] = ()
    """What has happened so far, as the same seat may know it; where it is not told, it is not drawn."""

    @property
    def table(self) -> dict[str, Any]:
        found: dict[str, Any] = self.data["table"]
        return found

    @property
    def seats(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.table["seats"]
        return found

    @property
    def is_spectator(self) -> bool:
        return self.data["seat"] is None

    @property
    def own(self) -> dict[str, Any]:
        seat: int = self.data["seat"]
        return self.seats[seat]

    def say(self, message: str, **facts: Any) -> str:
        return self.words.say(message, **facts)


def card(text: str, ink: str) -> Text:
    """A card: its sign on its colour. The sign alone is enough where there are no colours."""
    return Text(f" {text} ", f"bold {ink}")


def side_by_side(parts: Iterable[Text | str], gap: str = " ") -> Text:
    """One after another."""
    return Text(gap).join(part if isinstance(part, Text) else Text(part) for part in parts)


def line(label: str, parts: Iterable[Text | str], gap: str = " ") -> Text:
    """A label and the things themselves; a dash where there are none."""
    return Text.assemble((label, DIM), GAP, side_by_side(parts, gap) or Text(NOTHING, DIM))


def seat_rows(view: SeatView, *columns: Sequence[Text | str], gap: int = 2) -> Grid:
    """A row for each seat: whose turn it is, the name, the points, and what a game adds."""
    grid = Grid.grid(padding=(0, gap, 0, 0))
    for justify in MARK_NAME_POINTS:
        grid.add_column(justify=justify, no_wrap=True)
    for seat, name in enumerate(view.people):
        waited_for = seat in view.data["waiting"]
        grid.add_row(
            Text(TURN if waited_for else " ", STRONG),
            Text(name, STRONG if seat == view.data["seat"] else ""),
            Text(str(view.data["points"][seat]), STRONG),
            *(column[seat] for column in columns),
        )
    return grid


Legend = tuple[tuple[str, str], ...]
"""Signs, each with the message that explains it."""
HAND = ("▯7", "sign-hand")


def legend(game: Game) -> Legend:
    """The signs on a game's table: those that it explains in its `terminal.py`, and those of every table."""
    module = drawing_module(game)
    own: Legend = getattr(module, "LEGEND", ()) if module else ()
    return ((TURN, "sign-turn"), *own)


def drawing_module(game: Game) -> ModuleType | None:
    """A game's `terminal.py`, if it has one."""
    module = f"{game.table.__module__.rpartition('.')[0]}.terminal"
    return importlib.import_module(module) if importlib.util.find_spec(module) else None


def compact(drawn: RenderableType) -> RenderableType:
    """A table without its empty lines, for low terminals."""
    if not isinstance(drawn, Group):
        return drawn
    return Group(*(part for part in drawn.renderables if part != ""))


def draw(game: Game, view: SeatView) -> RenderableType:
    """A game's table as its `terminal.py` draws it, or its view as text."""
    module = drawing_module(game)
    if module is None:
        return Text(text_view.as_text(game.title, view.data, list(view.people)))
    drawn: RenderableType = module.draw(view)
    return drawn
