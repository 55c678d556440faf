"""The choice of what to play: game, players, opponents, language."""

from __future__ import annotations

from collections.abc import Sequence
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
from tischlein.tui.saved_games import unfinished_games
from tischlein.tui.screens.key_bar import KeyBar
from tischlein.tui.screens.setup_screen import SetupScreen, next_of, opponent_names, option_words
from tischlein.tui.setup import GameSetup


class Lobby(Screen[None]):
    """Enter plays at once; arrows, Tab and others change the setup."""

    class Chosen(Message):
        """Somebody has chosen this game."""

        def __init__(self, setup: GameSetup) -> None:
            super().__init__()
            self.setup = setup

    class Resume(Chosen):
        """Somebody wants to go on with a saved game instead."""

    BINDINGS: ClassVar = [
        Binding("left", "players(-1)", show=False),
        Binding("right", "players(1)", show=False),
        Binding("tab", "opponents", show=False),
        Binding("plus,space", "people", show=False),
        Binding("o", "options", show=False),
        Binding("s", "resume", show=False),
        Binding("ctrl+l", "language", show=False),
        Binding("escape,ctrl+c", "app.quit", show=False),
    ]
    DEFAULT_CSS = """
    Lobby { align: center middle; }
    Lobby > Static, Lobby > OptionList { width: 76; max-width: 100%; }
    Lobby > .line { padding: 0 1; }
    Lobby > OptionList { height: auto; max-height: 60%; margin: 1 0; }
    Lobby > KeyBar { width: 100%; }
    """

    def __init__(self, setups: Sequence[GameSetup], highlighted: str = "") -> None:
        super().__init__()
        self.setups = list(setups)
        self.games = [games()[setup.game] for setup in setups]
        self.first = next((n for n, one in enumerate(setups) if one.game == highlighted), 0)
        self.saved = len(unfinished_games())

    def compose(self) -> ComposeResult:
        yield Static("[b]Tischlein[/b]", classes="line")
        yield Static(id="how", classes="line")
        yield OptionList(id="games")
        yield Static(id="setup", classes="line", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self.show(self.first)

    @property
    def highlighted(self) -> int:
        return self.query_one(OptionList).highlighted or 0

    @property
    def setup(self) -> GameSetup:
        return self.setups[self.highlighted]

    @setup.setter
    def setup(self, setup: GameSetup) -> None:
        self.setups[self.highlighted] = setup
        self.show()

    def say(self, message: str, **facts: object) -> str:
        return words(self.games[self.highlighted], self.setup.lang).say(f"terminal-{message}", **facts)

    def show(self, at: int | None = None) -> None:
        """Everything in the chosen language."""
        options, at = self.query_one(OptionList), self.highlighted if at is None else at
        with self.prevent(OptionList.OptionHighlighted):
            options.set_options(
                Option(f"{game.title}  [dim]{self.seats(game)}[/dim]", id=game.name) for game in self.games
            )
            options.highlighted = at
        self.query_one("#how", Static).update(self.say("choose"))
        self.query_one("#setup", Static).update("\n".join(self.summary()))
        saved = [("s", self.say("resume", count=self.saved), "screen.resume")] if self.saved else []
        self.query_one(KeyBar).offer(
            [
                ("Enter", self.say("deal"), "screen.deal"),
                ("← →", self.say("more-players"), "screen.players(1)"),
                ("+", self.say("more-people"), "screen.people"),
                ("Tab", self.say("opponents"), "screen.opponents"),
                ("o", self.say("more-options"), "screen.options"),
                *saved,
                ("^L", self.say("language"), "screen.language"),
                ("Esc", self.say("leave"), "app.quit"),
            ]
        )

    def summary(self) -> list[str]:
        """The chosen setup in a few lines: who plays, against whom, and what is not as usual."""
        setup, spoken = self.setup, words(self.games[self.highlighted], self.setup.lang)
        if setup.opponents in LEVELS:
            against = spoken.say(f"plain-level-{setup.opponents}")
        else:
            against = self.say("against", bots=", ".join(opponent_names(setup)))
        more = [f"{label}: {value}" for label, value in option_words(setup, only_unusual=True)]
        more += [f"{self.say('row-seed')}: {setup.seed}"] if setup.seed else []
        players = self.say("players", count=setup.players, people=setup.people)
        return [players, against if setup.bots else "", " · ".join(more)]

    def seats(self, game: Game) -> str:
        return self.say("seats", least=min(game.players), most=max(game.players))

    @on(OptionList.OptionHighlighted)
    def another_game(self) -> None:
        self.show()

    @on(OptionList.OptionSelected)
    def action_deal(self) -> None:
        self.post_message(self.Chosen(self.setup))

    def action_resume(self) -> None:
        if self.saved:
            self.post_message(self.Resume(self.setup))

    def action_players(self, more: int) -> None:
        allowed = self.games[self.highlighted].players
        players = allowed[(allowed.index(self.setup.players) + more) % len(allowed)]
        self.setup = self.setup.with_seats(players, self.setup.people)

    def action_people(self) -> None:
        self.setup = self.setup.with_seats(self.setup.players, self.setup.people % self.setup.players + 1)

    def action_opponents(self) -> None:
        """Changes the opponents of every game, so that they stay when another one is highlighted."""
        opponents = next_of(LEVELS, self.setup.opponents)
        self.setups = [replace(setup, opponents=opponents) for setup in self.setups]
        self.show()

    def action_options(self) -> None:
        self.app.push_screen(SetupScreen(self.setup), self.use)

    def use(self, setup: GameSetup | None) -> None:
        """A setup from the screen with all options; pace and language are kept for every game."""
        if setup is not None:
            self.setups = [replace(one, pace=setup.pace) for one in self.setups]
            self.setup = setup

    def action_language(self) -> None:
        lang = next_of(LANGUAGES, self.setup.lang)
        self.setups = [replace(setup, lang=lang) for setup in self.setups]
        self.show()
