"""The table in the terminal: choose a game, play it against bots, look at the rules, ask for advice."""

from __future__ import annotations

from dataclasses import replace

from textual import on
from textual.app import App
from textual.theme import Theme

from tischlein.bots.registry import LEVELS
from tischlein.bots.worker_process import compile_ahead
from tischlein.tui.drawing import PAPER
from tischlein.tui.lobby import USUAL_OPPONENTS, Lobby
from tischlein.tui.local_game import Sitting
from tischlein.tui.setup import GameSetup
from tischlein.tui.table_screen import AtTable

PAUSE = 0.6
"""Seconds before a bot moves, so that people can follow."""


FELT = Theme(
    name="felt", dark=True, primary="#d9982a", secondary="#2f5d8c", accent="#d9982a", warning="#f0c75e",
    foreground=PAPER, background="#1d3a2b", surface="#234533", panel="#16291f",
)  # fmt: skip
"""A deep green table."""


class TerminalTable(App[None]):
    """Goes from the choice of a game to the table and back."""

    ENABLE_COMMAND_PALETTE = False
    TITLE = "Tischlein"

    def __init__(self, wish: GameSetup | None, lang: str = "en", pause: float = PAUSE) -> None:
        super().__init__()
        self.lang, self.pause = lang, pause
        self.first = Sitting(wish) if wish else None  # what cannot be is refused before the screen changes

    def on_mount(self) -> None:
        self.register_theme(FELT)
        self.theme = FELT.name
        self.push_screen(AtTable(self.first, self.pause) if self.first else Lobby(self.lang))

    @on(Lobby.Chosen)
    def sit_down(self, chosen: Lobby.Chosen) -> None:
        self.switch_screen(AtTable(Sitting(chosen.wish), self.pause))

    @on(AtTable.Again)
    def deal_again(self) -> None:
        """Another deal of the same game, in the language that is spoken now."""
        sitting = self.at_table.sitting
        wish = replace(sitting.wish, seed=None, file=None, lang=sitting.table.words.language)
        self.switch_screen(AtTable(Sitting(wish), self.pause))

    @on(AtTable.Left)
    def choose_another(self) -> None:
        sitting = self.at_table.sitting
        known = sitting.wish.opponents in LEVELS  # not somebody's own bot
        opponents = sitting.wish.opponents if known else USUAL_OPPONENTS
        self.switch_screen(Lobby(sitting.table.words.language, opponents))

    @property
    def at_table(self) -> AtTable:
        return next(screen for screen in self.screen_stack if isinstance(screen, AtTable))


def run(setup: GameSetup | None, language: str) -> int:
    """Plays at a drawn table until the people leave; gives the exit code."""
    compile_ahead()
    app = TerminalTable(setup, language)
    app.run()
    if app.first and app.first.wish.file:
        print(app.first.keep())
    return app.return_code or 0
