"""The list of saved games: one of them goes on."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.message import Message
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tischlein.engine.errors import Refusal
from tischlein.i18n.loader import say
from tischlein.registry import games
from tischlein.tui.saved_games import ListedGame, folder, unfinished_games
from tischlein.tui.screens.key_bar import KeyBar


class NoSavedGame(Refusal):
    code = "no-saved-game"

    def __init__(self) -> None:
        super().__init__(f"There is no unfinished game in {folder()}.")


def saved_games() -> list[ListedGame]:
    """The games that can go on; at least one."""
    found = unfinished_games()
    if not found:
        raise NoSavedGame
    return found


def in_words(listed: ListedGame, lang: str) -> str:
    """A saved game in a line."""
    title = games()[listed.game].title if listed.game in games() else listed.game
    moves = say("terminal-saved-moves", lang, count=listed.moves)
    return f"{title} · {listed.day:%Y-%m-%d} · {moves} · {listed.names}"


class SavedList(Screen[None]):
    """Enter goes on with the marked game."""

    class Chosen(Message):
        """Somebody wants to go on with this one."""

        def __init__(self, path: Path, lang: str, bots: str | None, pace: str) -> None:
            super().__init__()
            self.path, self.lang, self.bots, self.pace = path, lang, bots, pace

    class Left(Message):
        """Somebody would rather play a fresh game."""

        def __init__(self, lang: str) -> None:
            super().__init__()
            self.lang = lang

    BINDINGS: ClassVar = [
        Binding("escape", "leave", show=False),
        Binding("ctrl+c", "app.quit", show=False),
    ]
    DEFAULT_CSS = """
    SavedList { align: center middle; }
    SavedList > Static, SavedList > OptionList { width: 76; max-width: 100%; }
    SavedList > .line { padding: 0 1; }
    SavedList > OptionList { height: auto; max-height: 80%; margin: 1 0; }
    SavedList > KeyBar { width: 100%; }
    """

    def __init__(self, lang: str, bots: str | None, pace: str) -> None:
        super().__init__()
        self.lang, self.bots, self.pace = lang, bots, pace
        self.listed = saved_games()

    def compose(self) -> ComposeResult:
        yield Static(say("terminal-saved-games", self.lang), classes="line")
        rows = [in_words(one, self.lang) for one in self.listed]
        yield OptionList(*(Option(row, id=str(n)) for n, row in enumerate(rows)), markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self.query_one(KeyBar).offer(
            [
                ("Enter", say("terminal-go-on", self.lang), "screen.resume"),
                ("Esc", say("terminal-other-game", self.lang), "screen.leave"),
            ]
        )

    @on(OptionList.OptionSelected)
    def action_resume(self) -> None:
        path = self.listed[self.query_one(OptionList).highlighted or 0].path
        self.post_message(self.Chosen(path, self.lang, self.bots, self.pace))

    def action_leave(self) -> None:
        self.post_message(self.Left(self.lang))
