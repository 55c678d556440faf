"""Screens over the table: the rules, the handover between two people, the result."""

from __future__ import annotations

from typing import ClassVar

from rich.table import Table as Grid
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Collapsible, Markdown, Static

from tischlein.drawing.terminal import legend
from tischlein.i18n.game_texts import rules_text
from tischlein.i18n.words import Words
from tischlein.tui.screens.key_bar import KeyBar


def legend_grid(words: Words) -> Grid:
    """The signs on the table, each with what it means."""
    grid = Grid.grid(padding=(0, 2))
    for sign, message in legend(words.game):
        grid.add_row(sign, words.say(message))
    return grid


class Rules(ModalScreen[None]):
    """The rules of the game."""

    BINDINGS: ClassVar = [
        Binding("escape,ctrl+r,enter", "dismiss", show=False),
        Binding("e", "experts", show=False),
        Binding("ctrl+c", "app.quit", show=False),
    ]
    DEFAULT_CSS = """
    Rules { align: center middle; }
    Rules VerticalScroll { width: 90%; max-width: 90; height: 90%; background: $surface; padding: 0 2; }
    """

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self.text = rules_text(words.game, words.language)

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Markdown(self.words.say("terminal-signs").join(("**", "**")))
            yield Static(legend_grid(self.words))
            yield Markdown(self.text.main)
            if self.text.experts:
                with Collapsible(title=f"{self.text.experts_title} (e)"):
                    yield Markdown(self.text.experts)
        yield KeyBar()

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()
        experts = [("e", self.text.experts_title, "screen.experts")] if self.text.experts else []
        self.query_one(KeyBar).offer([*experts, ("Esc", self.words.say("terminal-back"), "screen.dismiss")])

    def action_experts(self) -> None:
        """Unfolds or folds what only experts want to know."""
        for chapter in self.query(Collapsible):
            chapter.collapsed = not chapter.collapsed
            if not chapter.collapsed:
                chapter.scroll_visible(top=True)


class HandOver(Screen[None]):
    """Covers the table until the next person is looking, so that nobody sees another's hand."""

    BINDINGS: ClassVar = [
        Binding("enter", "dismiss", show=False),
        Binding("ctrl+c", "app.quit", show=False),
    ]
    DEFAULT_CSS = """
    HandOver { align: center middle; }
    HandOver Static { width: auto; max-width: 90%; padding: 1 3; border: thick $primary; }
    """

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        yield Static(self.words, markup=False)


class Result(ModalScreen[str]):
    """Who has won; leads to another deal, another game, or back to the table."""

    BINDINGS: ClassVar = [
        Binding("enter,ctrl+n", "dismiss('again')", show=False),
        Binding("ctrl+g", "dismiss('leave')", show=False),
        Binding("escape", "dismiss('look')", show=False),
        Binding("ctrl+c", "app.quit", show=False),
    ]
    DEFAULT_CSS = """
    Result { align: center middle; }
    Result #result {
        width: 60; max-width: 95%; height: auto; padding: 1 3;
        background: $surface; border: thick $primary;
    }
    """

    def __init__(self, words: Words, sentences: list[str]) -> None:
        super().__init__()
        self.words, self.sentences = words, sentences

    def compose(self) -> ComposeResult:
        yield Static("\n".join(self.sentences), id="result", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        say = self.words.say
        self.query_one(KeyBar).offer(
            [
                ("Enter", say("terminal-new-deal"), "screen.dismiss('again')"),
                ("^G", say("terminal-other-game"), "screen.dismiss('leave')"),
                ("Esc", say("terminal-back"), "screen.dismiss('look')"),
            ]
        )
