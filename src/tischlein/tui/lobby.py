"""The choice of what to play: game, players, opponents, language."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.message import Message
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tischlein.bots.registry import LEVELS
from tischlein.engine.game import Game
from tischlein.i18n.languages import LANGUAGES
from tischlein.i18n.words import words
from tischlein.registry import games
from tischlein.tui.key_bar import KeyBar
from tischlein.tui.setup import GameSetup

DEFAULT_OPPONENTS = "spud"


def next_of(choices: tuple[str, ...], one: str) -> str:
    """The choice after this one; the first after the last."""
    return choices[(choices.index(one) + 1) % len(choices)]


class Lobby(Screen[None]):
    """Enter plays at once; arrows, Tab and others change the setup."""

    class Chosen(Message):
        """Somebody has chosen this game."""

        def __init__(self, setup: GameSetup) -> None:
            super().__init__()
            self.setup = setup

    BINDINGS: ClassVar = [
        Binding("left", "players(-1)", show=False),
        Binding("right", "players(1)", show=False),
        Binding("tab", "opponents", show=False),
        Binding("plus,space", "people", show=False),
        Binding("ctrl+l", "language", show=False),
        Binding("escape,ctrl+c", "app.quit", show=False),
    ]
    DEFAULT_CSS = """
    Lobby { align: center middle; }
    Lobby > Static, Lobby > OptionList { width: 76; max-width: 100%; }
    Lobby > .line { padding: 0 1; }
    Lobby > OptionList { height: auto; max-height: 60%; margin: 1 0; }
    Lobby > Keys { width: 100%; }
    """

    def __init__(self, lang: str, opponents: str = DEFAULT_OPPONENTS) -> None:
        super().__init__()
        self.games = list(games().values())
        self.setups = [GameSetup(game.name, game.usual_players, opponents, lang, {}) for game in self.games]

    def compose(self) -> ComposeResult:
        yield Static("[b]Tischlein[/b]", classes="line")
        yield Static(id="how", classes="line")
        yield OptionList(id="games")
        yield Static(id="setup", classes="line")
        yield KeyBar()

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self.show()

    @property
    def highlighted(self) -> int:
        return self.query_one(OptionList).highlighted or 0

    @property
    def setup(self) -> GameSetup:
        return self.setups[self.highlighted]

    def say(self, message: str, **facts: object) -> str:
        return words(self.games[self.highlighted], self.setup.lang).say(f"terminal-{message}", **facts)

    def show(self) -> None:
        """Everything in the chosen language."""
        options, at = self.query_one(OptionList), self.highlighted
        with self.prevent(OptionList.OptionHighlighted):
            options.set_options(
                Option(f"{game.title}  [dim]{self.seats(game)}[/dim]", id=game.name) for game in self.games
            )
            options.highlighted = at
        self.query_one("#how", Static).update(self.say("choose"))
        level = words(self.games[at], self.setup.lang).say(f"plain-level-{self.setup.opponents}")
        players = self.say("players", count=self.setup.players, people=self.setup.people)
        self.query_one("#setup", Static).update(f"[b]{players}[/b]\n[b]{level}[/b]")
        self.query_one(KeyBar).offer(
            [
                ("Enter", self.say("deal"), "screen.deal"),
                ("← →", self.say("more-players"), "screen.players(1)"),
                ("+", self.say("more-people"), "screen.people"),
                ("Tab", self.say("opponents"), "screen.opponents"),
                ("^L", self.say("language"), "screen.language"),
                ("Esc", self.say("leave"), "app.quit"),
            ]
        )

    def seats(self, game: Game) -> str:
        return self.say("seats", least=min(game.players), most=max(game.players))

    @on(OptionList.OptionHighlighted)
    def another_game(self) -> None:
        self.show()

    @on(OptionList.OptionSelected)
    def action_deal(self) -> None:
        self.post_message(self.Chosen(self.setup))

    def action_players(self, more: int) -> None:
        allowed = self.games[self.highlighted].players
        players = allowed[(allowed.index(self.setup.players) + more) % len(allowed)]
        self.setups[self.highlighted] = replace(
            self.setup, players=players, people=min(self.setup.people, players)
        )
        self.show()

    def action_people(self) -> None:
        people = self.setup.people % self.setup.players + 1
        self.setups[self.highlighted] = replace(self.setup, people=people)
        self.show()

    def action_opponents(self) -> None:
        """Changes the opponents of every game, so that they stay when another one is highlighted."""
        opponents = next_of(LEVELS, self.setup.opponents)
        self.setups = [replace(setup, opponents=opponents) for setup in self.setups]
        self.show()

    def action_language(self) -> None:
        lang = next_of(LANGUAGES, self.setup.lang)
        self.setups = [replace(setup, lang=lang) for setup in self.setups]
        self.show()
