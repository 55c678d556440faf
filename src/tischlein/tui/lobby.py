"""What shall we play? Games, players, opponents, language."""

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
from tischlein.tui.key_bar import Keys
from tischlein.tui.setup import GameSetup

USUAL_OPPONENTS = "spud"


def next_of(choices: tuple[str, ...], one: str) -> str:
    """The choice after this one; after the last comes the first."""
    return choices[(choices.index(one) + 1) % len(choices)]


class Lobby(Screen[None]):
    """Whoever presses Enter plays at once; arrows and Tab change how."""

    class Chosen(Message):
        """Somebody wants to play this."""

        def __init__(self, wish: GameSetup) -> None:
            super().__init__()
            self.wish = wish

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

    def __init__(self, lang: str, opponents: str = USUAL_OPPONENTS) -> None:
        super().__init__()
        self.found = list(games().values())
        self.wishes = [GameSetup(game.name, game.usual_players, opponents, lang, {}) for game in self.found]

    def compose(self) -> ComposeResult:
        yield Static("[b]Tischlein[/b]", classes="line")
        yield Static(id="how", classes="line")
        yield OptionList(id="games")
        yield Static(id="wish", classes="line")
        yield Keys()

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self.show()

    @property
    def at(self) -> int:
        return self.query_one(OptionList).highlighted or 0

    @property
    def wish(self) -> GameSetup:
        return self.wishes[self.at]

    def say(self, message: str, **facts: object) -> str:
        return words(self.found[self.at], self.wish.lang).say(f"terminal-{message}", **facts)

    def show(self) -> None:
        """Everything in the chosen language."""
        options, at = self.query_one(OptionList), self.at
        with self.prevent(OptionList.OptionHighlighted):
            options.set_options(
                Option(f"{game.title}  [dim]{self.seats(game)}[/dim]", id=game.name) for game in self.found
            )
            options.highlighted = at
        self.query_one("#how", Static).update(self.say("choose"))
        level = words(self.found[at], self.wish.lang).say(f"plain-level-{self.wish.opponents}")
        players = self.say("players", count=self.wish.players, people=self.wish.people)
        self.query_one("#wish", Static).update(f"[b]{players}[/b]\n[b]{level}[/b]")
        self.query_one(Keys).offer(
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
        self.post_message(self.Chosen(self.wish))

    def action_players(self, more: int) -> None:
        allowed = self.found[self.at].players
        players = allowed[(allowed.index(self.wish.players) + more) % len(allowed)]
        self.wishes[self.at] = replace(self.wish, players=players, people=min(self.wish.people, players))
        self.show()

    def action_people(self) -> None:
        people = self.wish.people % self.wish.players + 1
        self.wishes[self.at] = replace(self.wish, people=people)
        self.show()

    def action_opponents(self) -> None:
        """Whatever game is chosen then."""
        opponents = next_of(LEVELS, self.wish.opponents)
        self.wishes = [replace(wish, opponents=opponents) for wish in self.wishes]
        self.show()

    def action_language(self) -> None:
        lang = next_of(LANGUAGES, self.wish.lang)
        self.wishes = [replace(wish, lang=lang) for wish in self.wishes]
        self.show()
