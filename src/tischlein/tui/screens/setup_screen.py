"""Everything that can be chosen before the deal: seats, names, bots, the game's options, pace, deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tischlein.bots.registry import LEVELS
from tischlein.engine.game import Choice, FirstSeat
from tischlein.engine.game import Option as GameOption
from tischlein.i18n.loader import bundle
from tischlein.i18n.names import level_name
from tischlein.i18n.words import words
from tischlein.registry import games
from tischlein.table import MAX_NAME_CHARACTERS
from tischlein.tui.screens.key_bar import KeyBar
from tischlein.tui.setup import PACES, GameSetup

MAX_SEED_CHARACTERS = 64
"""As long as a seed is in hexadecimal digits."""


def next_of(choices: Sequence[Any], one: Any, step: int = 1) -> Any:
    """The choice that many steps after this one; the first after the last and after none of them."""
    return choices[(choices.index(one) + step) % len(choices)] if one in choices else choices[0]


def opponent_names(setup: GameSetup) -> list[str]:
    """The bots as a language calls them; one's own by its function or class."""
    return [level_name(bot.rpartition(":")[2], setup.lang) for bot in setup.bots]


def option_words(setup: GameSetup, only_unusual: bool = False) -> list[tuple[str, str]]:
    """The game's options and their values in words."""
    found = []
    for option in games()[setup.game].options:
        value = setup.options.get(option.name, option.default)
        if not only_unusual or value != option.default:
            found.append((option_label(setup, option), value_words(setup, option, value)))
    return found


def option_label(setup: GameSetup, option: GameOption) -> str:
    message = f"option-{option.name}"
    game = games()[setup.game]
    has_words = bundle(setup.lang, game.folder).has_message(message)
    return words(game, setup.lang).say(message) if has_words else option.name


def value_words(setup: GameSetup, option: GameOption, value: Any) -> str:
    """A value in words: a seat as whoever sits there, a number as it is."""
    spoken = words(games()[setup.game], setup.lang)
    if isinstance(option, FirstSeat) and value != option.default:
        return spoken.name(value)
    if isinstance(option, Choice | FirstSeat) and spoken.bundle.has_message(f"option-{option.name}-{value}"):
        return spoken.say(f"option-{option.name}-{value}")
    return str(value)


@dataclass(frozen=True)
class Row:
    """One thing to choose: a value that arrows change, or a text that is typed."""

    label: str
    value: str
    change: Callable[[int], GameSetup] | None = None
    edit: Callable[[str], GameSetup] | None = None
    max_characters: int = 0

    @property
    def content(self) -> Content:
        shown = f"‹ {self.value} ›" if self.change else f"{self.value}▏"
        return Content.assemble(f"{self.label}  ", (shown, "bold"))


class SetupScreen(ModalScreen[GameSetup]):
    """A row for each thing: arrows choose, texts are typed."""

    BINDINGS: ClassVar = [
        Binding("left", "change(-1)", show=False, priority=True),
        Binding("right", "change(1)", show=False, priority=True),
        Binding("escape", "done", show=False),
        Binding("ctrl+c", "app.quit", show=False),
    ]
    DEFAULT_CSS = """
    SetupScreen { align: center middle; background: $background; }
    SetupScreen > OptionList { width: 76; max-width: 100%; height: auto; max-height: 90%; padding: 1 2; }
    SetupScreen > OptionList { background: $surface; border: thick $primary; }
    """

    def __init__(self, setup: GameSetup) -> None:
        super().__init__()
        self.setup = setup
        self.game = games()[setup.game]

    def compose(self) -> ComposeResult:
        yield OptionList(markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self.query_one(KeyBar).offer(
            [
                ("↑ ↓ ← →", self.say("change"), "screen.change(1)"),
                ("Esc", self.say("done"), "screen.done"),
            ]
        )
        self.show()

    def say(self, message: str, **facts: object) -> str:
        return words(self.game, self.setup.lang).say(f"terminal-{message}", **facts)

    # ---- The rows ----

    def rows(self) -> Iterator[Row]:
        setup = self.setup
        yield Row(self.say("row-players"), str(setup.players), self.change_players)
        yield Row(self.say("row-people"), str(setup.people), self.change_people)
        yield Row(self.say("row-seat"), self.seat_words(setup.seat), self.change_seat)
        yield from (self.name_row(place) for place in range(setup.people))
        yield from (self.bot_row(place) for place in range(len(setup.bots)))
        yield from (self.option_row(option) for option in self.game.options)
        yield Row(self.say("row-pace"), self.say(f"pace-{setup.pace}"), self.change_pace)
        yield Row(
            self.say("row-seed"), setup.seed or "", edit=self.edit_seed, max_characters=MAX_SEED_CHARACTERS
        )

    def seat_words(self, seat: int) -> str:
        return words(self.game, self.setup.lang).name(seat)

    def name_row(self, place: int) -> Row:
        names = [*self.setup.names, *[""] * (place + 1 - len(self.setup.names))]

        def edit(text: str) -> GameSetup:
            return replace(self.setup, names=(*names[:place], text, *names[place + 1 :]))

        seat = (self.setup.seat + place) % self.setup.players
        label = self.say("row-name", seat=self.seat_words(seat))
        return Row(label, names[place], edit=edit, max_characters=MAX_NAME_CHARACTERS)

    def bot_row(self, place: int) -> Row:
        setup, bots = self.setup, self.setup.bots

        def change(step: int) -> GameSetup:
            other = next_of(LEVELS, bots[place], step)
            return replace(setup, opponents=",".join([*bots[:place], other, *bots[place + 1 :]]))

        seat = (setup.seat + setup.people + place) % setup.players
        return Row(self.seat_words(seat), opponent_names(setup)[place], change)

    def option_row(self, option: GameOption) -> Row:
        setup, allowed = self.setup, option.allowed(self.setup.players)
        value = setup.options.get(option.name, option.default)

        def change(step: int) -> GameSetup:
            return replace(setup, options={**setup.options, option.name: next_of(allowed, value, step)})

        return Row(option_label(setup, option), value_words(setup, option, value), change)

    def change_players(self, step: int) -> GameSetup:
        """Options that the new number of players does not allow go back to what is usual."""
        players = next_of(self.game.players, self.setup.players, step)
        options = {
            option.name: self.setup.options[option.name]
            for option in self.game.options
            if self.setup.options.get(option.name) in option.allowed(players)
        }
        return replace(self.setup.with_seats(players, self.setup.people), options=options)

    def change_people(self, step: int) -> GameSetup:
        people = next_of(range(1, self.setup.players + 1), self.setup.people, step)
        return self.setup.with_seats(self.setup.players, people)

    def change_seat(self, step: int) -> GameSetup:
        return replace(self.setup, seat=(self.setup.seat + step) % self.setup.players)

    def change_pace(self, step: int) -> GameSetup:
        return replace(self.setup, pace=next_of(list(PACES), self.setup.pace, step))

    def edit_seed(self, text: str) -> GameSetup:
        return replace(self.setup, seed=text or None)

    # ---- Keys ----

    @property
    def highlighted(self) -> int:
        return self.query_one(OptionList).highlighted or 0

    @property
    def row(self) -> Row:
        return list(self.rows())[self.highlighted]

    def show(self) -> None:
        options, at = self.query_one(OptionList), self.highlighted
        options.set_options(Option(row.content) for row in self.rows())
        options.highlighted = min(at, options.option_count - 1)

    def use(self, setup: GameSetup) -> None:
        self.setup = setup
        self.show()

    def action_change(self, step: int) -> None:
        if self.row.change:
            self.use(self.row.change(step))

    @on(OptionList.OptionSelected)
    def select(self) -> None:
        """Enter or a click shows the next value."""
        self.action_change(1)

    def on_key(self, event: events.Key) -> None:
        """What is typed goes into the row's text."""
        row = self.row
        if row.edit is None:
            return
        if event.key == "backspace":
            self.use(row.edit(row.value[:-1]))
        elif event.is_printable and event.character and len(row.value) < row.max_characters:
            self.use(row.edit(row.value + event.character))

    def action_done(self) -> None:
        self.dismiss(self.setup)
