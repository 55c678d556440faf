"""The table in the terminal as pictures: choosing, every game with advice, in every language."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from unittest import mock

from playwright.sync_api import Browser
from textual.pilot import Pilot
from textual.widgets import OptionList

import tischlein
from page_pictures import ALL
from tischlein.i18n.languages import LANGUAGES
from tischlein.tui.local_game import LocalGame
from tischlein.tui.screens.app import TerminalTable
from tischlein.tui.screens.lobby import Lobby
from tischlein.tui.screens.table_screen import TableScreen
from tischlein.tui.setup import GameSetup, default_setups

COLUMNS, ROWS = 80, 26
MOVES = 5
"""Somebody has played so many moves before a picture is taken."""


def draw_terminals(only: str) -> list[Path]:
    """Draws them all as SVG. No browser may be running yet: it would hold the event loop."""
    names = {f"terminal-{game.name}": game for game in tischlein.games().values()}
    drawn = []
    for language in LANGUAGES:
        if only in "terminal":
            lobby = TerminalTable(Lobby(default_setups(language)))
            drawn.append(asyncio.run(draw(lobby, f"terminal-{language}", 0)))
        for name, game in names.items():
            if only in name:
                setup = GameSetup(game.name, game.usual_players, "spud", language, {}, seed="7")
                with mock.patch("secrets.randbits", return_value=5):  # bots always do the same
                    table = TableScreen(LocalGame.dealt(setup), pause=0)
                    drawn.append(asyncio.run(draw(TerminalTable(table), f"{name}-{language}", MOVES)))
    return drawn


async def draw(app: TerminalTable, name: str, moves: int) -> Path:
    async with app.run_test(size=(COLUMNS, ROWS)) as pilot:
        for _ in range(moves):
            await until(pilot, lambda: app.screen.query_one(OptionList).option_count > 0)
            await pilot.press("enter")
        await until(pilot, lambda: app.screen.query_one(OptionList).option_count > 0)
        path = ALL / f"{name}.svg"
        path.write_text(app.export_screenshot(title="Tischlein"), encoding="utf-8")
    return path


async def until(pilot: Pilot[None], so: Callable[[], bool]) -> None:
    while not so():
        await pilot.pause(0.02)


def photograph(browser: Browser, drawn: list[Path]) -> None:
    """The same as PNG, like all other pictures."""
    page = browser.new_page(viewport={"width": 1000, "height": 690})
    for path in drawn:
        page.goto(path.as_uri())
        page.screenshot(path=path.with_suffix(".png"))
        path.unlink()
    page.close()
