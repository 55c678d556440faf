"""The terminal's screens: choose a game or go on with a saved one, play it, deal again."""

from __future__ import annotations

from dataclasses import replace

from textual import on
from textual.app import App
from textual.screen import Screen
from textual.theme import Theme

from tischlein.drawing.terminal import PAPER
from tischlein.engine.errors import Refusal
from tischlein.precompile import compile_ahead
from tischlein.tui.local_game import LocalGame
from tischlein.tui.remote_game import RemoteGame
from tischlein.tui.screens.gathering import Gathering
from tischlein.tui.screens.lobby import Lobby
from tischlein.tui.screens.saved_list import SavedList
from tischlein.tui.screens.table_screen import TableScreen
from tischlein.tui.setup import default_setups

FELT = Theme(
    name="felt", dark=True, primary="#d9982a", secondary="#2f5d8c", accent="#d9982a", warning="#f0c75e",
    foreground=PAPER, background="#1d3a2b", surface="#234533", panel="#16291f",
)  # fmt: skip
"""A deep green table."""


class TerminalTable(App[None]):
    """Switches between the choice of a game and the table."""

    ENABLE_COMMAND_PALETTE = False
    TITLE = "Tischlein"

    def __init__(self, opening: Screen[None]) -> None:
        super().__init__()
        self.opening = opening
        self.farewell = ""
        """Where the last game is saved: printed once the screen is the shell's again."""

    def action_help_quit(self) -> None:
        """Nothing: each screen says itself what ^C does."""

    def on_mount(self) -> None:
        self.register_theme(FELT)
        self.theme = FELT.name
        self.push_screen(self.opening)

    def seat_at(self, game: LocalGame) -> None:
        self.switch_screen(TableScreen(game))

    @on(Lobby.Chosen)
    def play_chosen(self, chosen: Lobby.Chosen) -> None:
        try:
            self.seat_at(LocalGame.dealt(chosen.setup))
        except (Refusal, OSError) as refused:
            self.notify(str(refused), severity="error")

    @on(Lobby.Resume)
    def list_saved_games(self, wanted: Lobby.Resume) -> None:
        self.switch_screen(SavedList(wanted.setup.lang, None, wanted.setup.pace))

    @on(SavedList.Chosen)
    def resume(self, chosen: SavedList.Chosen) -> None:
        try:
            self.seat_at(LocalGame.resumed(chosen.path, chosen.lang, chosen.bots, chosen.pace))
        except (Refusal, OSError) as refused:
            self.notify(str(refused), severity="error")

    @on(SavedList.Left)
    def leave_saved_games(self, left: SavedList.Left) -> None:
        self.switch_screen(Lobby(default_setups(left.lang)))

    @on(Gathering.Dealt)
    def play_remotely(self, dealt: Gathering.Dealt) -> None:
        self.switch_screen(TableScreen(dealt.game))

    @on(TableScreen.Again)
    def deal_again(self) -> None:
        """Another deal for the same people, in a new file, in the current language."""
        source = self.table_screen.source
        if isinstance(source, RemoteGame):
            source.ask_for_rematch()
            self.switch_screen(Gathering(source))
            return
        game = self.leave_table()
        setup = replace(game.setup, seed=None, file=None, lang=game.table.words.language)
        self.seat_at(LocalGame.dealt(setup))

    @on(TableScreen.Left)
    def choose_another(self) -> None:
        """The lobby, with the setup of the last game where it fits; a server's table is only left."""
        if isinstance(self.table_screen.source, RemoteGame):
            self.say_goodbye()
            return
        last = self.leave_table()
        lang = last.table.words.language
        setups = [
            replace(last.setup, seed=None, file=None, lang=lang)
            if one.game == last.setup.game
            else replace(one, opponents=last.setup.opponents.partition(",")[0], pace=last.setup.pace)
            for one in default_setups(lang)
        ]
        self.switch_screen(Lobby(setups, last.setup.game))

    @on(TableScreen.Quit)
    def say_goodbye(self) -> None:
        self.farewell = self.table_screen.source.leave()
        self.exit()

    def leave_table(self) -> LocalGame:
        self.farewell = self.local_game.leave()
        return self.local_game

    @property
    def local_game(self) -> LocalGame:
        source = self.table_screen.source
        assert isinstance(source, LocalGame)
        return source

    @property
    def table_screen(self) -> TableScreen:
        return next(screen for screen in self.screen_stack if isinstance(screen, TableScreen))


def run(opening: Screen[None]) -> int:
    """Plays at a drawn table until the people leave; gives the exit code."""
    compile_ahead()
    app = TerminalTable(opening)
    app.run()
    if app.farewell:
        print(app.farewell)
    return app.return_code or 0
