"""The table in the terminal: choose a game, play it against bots, look at the rules, ask for suggestions."""

from __future__ import annotations

from dataclasses import replace

from textual import on
from textual.app import App
from textual.theme import Theme

from tischlein.bots.registry import LEVELS
from tischlein.drawing.terminal import PAPER
from tischlein.precompile import compile_ahead
from tischlein.tui.lobby import DEFAULT_OPPONENTS, Lobby
from tischlein.tui.local_game import LocalGame
from tischlein.tui.setup import GameSetup
from tischlein.tui.table_screen import TableScreen

DEFAULT_PAUSE_S = 0.6
"""Seconds before a bot moves, so that people can follow what happens."""


FELT = Theme(
    name="felt", dark=True, primary="#d9982a", secondary="#2f5d8c", accent="#d9982a", warning="#f0c75e",
    foreground=PAPER, background="#1d3a2b", surface="#234533", panel="#16291f",
)  # fmt: skip
"""A deep green table."""


class TerminalTable(App[None]):
    """Switches between the choice of a game and the table."""

    ENABLE_COMMAND_PALETTE = False
    TITLE = "Tischlein"

    def __init__(self, setup: GameSetup | None, lang: str = "en", pause: float = DEFAULT_PAUSE_S) -> None:
        super().__init__()
        self.lang, self.pause = lang, pause
        self.first = LocalGame(setup) if setup else None  # refuses a bad setup early

    def on_mount(self) -> None:
        self.register_theme(FELT)
        self.theme = FELT.name
        self.push_screen(TableScreen(self.first, self.pause) if self.first else Lobby(self.lang))

    @on(Lobby.Chosen)
    def play_chosen(self, chosen: Lobby.Chosen) -> None:
        self.switch_screen(TableScreen(LocalGame(chosen.setup), self.pause))

    @on(TableScreen.Again)
    def deal_again(self) -> None:
        """Another deal of the same game, in the current language."""
        local_game = self.table_screen.local_game
        setup = replace(local_game.setup, seed=None, file=None, lang=local_game.table.words.language)
        self.switch_screen(TableScreen(LocalGame(setup), self.pause))

    @on(TableScreen.Left)
    def choose_another(self) -> None:
        local_game = self.table_screen.local_game
        is_level = local_game.setup.opponents in LEVELS  # a bot of one's own is not offered in the lobby
        opponents = local_game.setup.opponents if is_level else DEFAULT_OPPONENTS
        self.switch_screen(Lobby(local_game.table.words.language, opponents))

    @property
    def table_screen(self) -> TableScreen:
        return next(screen for screen in self.screen_stack if isinstance(screen, TableScreen))


def run(setup: GameSetup | None, language: str) -> int:
    """Plays at a drawn table until the people leave; gives the exit code."""
    compile_ahead()
    app = TerminalTable(setup, language)
    app.run()
    if app.first and app.first.setup.file:
        print(app.first.save())
    return app.return_code or 0
