"""A seat at the table: what lies there, what has happened, what you may do."""

from __future__ import annotations

import time
from typing import ClassVar

from rich.console import RenderableType
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Resize
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from tischlein.engine.errors import MoveRefused, Refusal
from tischlein.i18n.languages import LANGUAGES
from tischlein.suggest import suggest
from tischlein.table import Table
from tischlein.tui.drawing import Sight, draw
from tischlein.tui.key_bar import Keys
from tischlein.tui.lobby import next_of
from tischlein.tui.local_game import Sitting
from tischlein.tui.overlays import Curtain, Result, Rules

Idea = tuple[str, str]
"""A move that is worth a look, and why."""


class Typed(Input):
    """Where a move is typed; a question mark asks for advice instead."""

    def check_consume_key(self, key: str, character: str | None) -> bool:
        return character != "?" and super().check_consume_key(key, character)


class Story(RichLog, can_focus=False):
    """What has happened; the last of it stays in sight where advice leaves less room."""

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, min_width=20)
        self.sentences: list[str] = []
        self.broken_at = 0

    def tell(self, sentences: list[str]) -> None:
        self.sentences += sentences
        for sentence in sentences:
            self.write(sentence)

    def forget(self) -> list[str]:
        """An empty page; gives what stood there."""
        told, self.sentences = self.sentences, []
        self.clear()
        return told

    @on(Resize)
    def fit(self, resized: Resize) -> None:
        """Sentences are broken into lines when they are told: another width needs other lines."""
        before, self.broken_at = self.broken_at, resized.size.width
        if self.lines and self.broken_at != before:
            self.tell(self.forget())
        self.scroll_end(animate=False)


class AtTable(Screen[None]):
    """Plays one sitting to its end."""

    class Left(Message):
        """Somebody wants to choose another game."""

    class Again(Message):
        """Somebody wants another deal of the same."""

    BINDINGS: ClassVar = [
        Binding("up", "highlight(-1)", show=False, priority=True),
        Binding("down", "highlight(1)", show=False, priority=True),
        Binding("pageup", "leaf_back", show=False, priority=True),
        Binding("pagedown", "leaf_on", show=False, priority=True),
        Binding("question_mark", "advise", show=False, priority=True),
        Binding("ctrl+r", "rules", show=False, priority=True),
        Binding("ctrl+l", "language", show=False, priority=True),
        Binding("ctrl+n", "again", show=False, priority=True),
        Binding("escape", "leave", show=False, priority=True),
        Binding("ctrl+c", "app.quit", show=False, priority=True),
    ]
    DEFAULT_CSS = """
    AtTable #table { height: auto; padding: 0 1; }
    AtTable Horizontal { height: 1fr; min-height: 4; border-top: solid $panel; }
    AtTable OptionList { width: 2fr; height: 1fr; border: none; padding: 0 0 0 1; }
    AtTable OptionList > .option-list--option-highlighted {
        background: $block-cursor-background; color: $block-cursor-foreground; text-style: bold;
    }
    AtTable RichLog { width: 3fr; height: 1fr; padding: 0 1; border-left: solid $panel; scrollbar-size: 1 1; }
    AtTable #told { height: auto; max-height: 40%; padding: 0 1; color: $text-warning; }
    AtTable #told.silent { display: none; }
    """

    def __init__(self, sitting: Sitting, pause: float) -> None:
        super().__init__()
        self.sitting = sitting
        self.pause = pause
        self.given_up = ""
        self.ideas: list[Idea] = []

    def compose(self) -> ComposeResult:
        yield Static(id="table")
        with Horizontal():
            yield OptionList(id="moves", markup=False)
            yield Story()
        yield Static(id="told", classes="silent", markup=False)
        yield Typed(compact=True)
        yield Keys()

    def on_mount(self) -> None:
        self.query_one(OptionList).can_focus = False  # keys go to the line below, which moves the mark
        self.query_one(Input).focus()
        self.go_on()

    def say(self, message: str, **facts: object) -> str:
        return self.sitting.table.words.say(f"terminal-{message}", **facts)

    # ---- What is seen ----

    def drawn(self) -> RenderableType:
        table = self.sitting.table
        view = table.view(self.sitting.seat)
        return draw(table.game, Sight(view, table.words, table.people))

    def speak(self) -> None:
        """All words that stay where they are."""
        self.query_one(Input).placeholder = self.whose_turn()
        advice = self.say("what-else" if len(self.ideas) > 1 else "advice")
        to_move = [("Enter", self.say("play"), "screen.play"), ("?", advice, "screen.advise")]
        self.query_one(Keys).offer(
            [
                *([] if self.sitting.table.over else to_move),
                ("^R", self.say("rules"), "screen.rules"),
                ("^N", self.say("new-deal"), "screen.again"),
                ("^L", self.say("language"), "screen.language"),
                ("Esc", self.say("other-game"), "screen.leave"),
            ]
        )

    def whose_turn(self) -> str:
        table, bot = self.sitting.table, self.sitting.next_bot
        if table.over:
            return table.words.say("refusal-game-over")
        return self.say("your-move") if bot is None else self.say("thinks", name=table.people[bot])

    def tell(self, text: str) -> None:
        """Something for a moment, below the moves."""
        self.given_up = ""
        told = self.query_one("#told", Static)
        told.update(text)
        told.set_class(not text, "silent")

    def list_moves(self, typed: str = "") -> None:
        """What may be done now, as far as it fits what has been typed."""
        table, seat = self.sitting.table, self.sitting.seat
        options = self.query_one(OptionList)
        options.clear_options()
        if self.sitting.next_bot is not None or self.sitting.next_person != seat:
            return
        typed = typed.strip().casefold()
        for move in table.moves(seat):
            phrase = table.phrase(seat, move)
            if typed in f"{phrase} {move}".casefold():
                options.add_option(Option(Content.assemble(phrase, "  ", (move, "dim")), id=move))
        exact = [place for place, option in enumerate(options.options) if str(option.id).casefold() == typed]
        options.highlighted = exact[0] if exact else 0 if options.option_count else None

    # ---- What happens ----

    def go_on(self) -> None:
        """Shows the table as it is now, and whoever is to move comes next."""
        self.query_one("#table", Static).update(self.drawn())
        self.query_one(Story).tell(self.sitting.news())
        self.given_up = ""
        self.ideas = []
        self.list_moves()
        self.speak()
        bot, person = self.sitting.next_bot, self.sitting.next_person
        if self.sitting.table.over:
            self.over()
        elif bot is not None:
            self.let_think(bot)
        elif person is not None and person != self.sitting.seat:
            self.hand_over(person)

    def hand_over(self, person: int) -> None:
        """The table is covered before it is drawn for somebody else."""
        table = self.sitting.table
        self.app.push_screen(Curtain(self.say("hand-over", name=table.people[person])))
        self.sitting.hand_over(person)
        self.query_one(Story).forget()
        self.go_on()

    def over(self) -> None:
        self.sitting.keep()
        self.app.push_screen(Result(self.sitting.table, self.sitting.result()), self.after_all)

    def after_all(self, wanted: str | None) -> None:
        """What somebody wants who has seen the result."""
        if wanted == "again":
            self.action_again()
        elif wanted == "leave":
            self.action_leave()

    @work(thread=True, exclusive=True, group="bot")
    def let_think(self, seat: int) -> None:
        sitting, began = self.sitting, time.monotonic()
        try:
            move = sitting.think(seat)
        except Refusal as refused:  # a bot of one's own has failed
            self.app.call_from_thread(self.app.exit, return_code=2, message=str(refused))
            return
        time.sleep(max(0.0, self.pause - (time.monotonic() - began)))
        if not get_current_worker().is_cancelled:  # the person may be gone
            self.app.call_from_thread(self.bot_plays, sitting, seat, move)

    def bot_plays(self, sitting: Sitting, seat: int, move: str) -> None:
        if sitting is self.sitting and self.is_attached:
            sitting.table.play(seat, move)
            self.go_on()

    def play(self, move: str) -> None:
        if self.sitting.next_bot is not None:
            return
        try:
            self.sitting.table.play(self.sitting.seat, move)
        except MoveRefused as refused:
            self.tell(refused.sentence(self.sitting.table.words.language))
            return
        self.tell("")
        with self.prevent(Input.Changed):
            self.query_one(Input).value = ""
        self.go_on()

    @on(Input.Changed)
    def narrow(self, changed: Input.Changed) -> None:
        self.given_up = ""
        self.list_moves(changed.value)

    @on(Input.Submitted)
    def action_play(self) -> None:
        """The marked move; where nothing fits, what was typed, to hear why it cannot be."""
        marked, typed = self.query_one(OptionList).highlighted_option, self.query_one(Input).value.strip()
        if marked is not None:
            self.play(str(marked.id))
        elif typed:
            self.play(typed)

    @on(OptionList.OptionSelected)
    def clicked(self, selected: OptionList.OptionSelected) -> None:
        self.play(str(selected.option_id))

    def action_highlight(self, step: int) -> None:
        options = self.query_one(OptionList)
        options.action_cursor_down() if step > 0 else options.action_cursor_up()

    def action_leaf_back(self) -> None:
        self.query_one(Story).scroll_page_up()

    def action_leaf_on(self) -> None:
        self.query_one(Story).scroll_page_down()

    # ---- What else can be done ----

    def action_advise(self) -> None:
        """The best move; asked again, the next best, and after the last of them the best once more."""
        if self.sitting.next_bot is not None or self.sitting.table.over:
            return
        if self.ideas:
            self.ideas = [*self.ideas[1:], self.ideas[0]]
            self.show_idea()
            return
        self.tell(self.sitting.table.words.say("plain-thinking"))
        self.find_advice(self.sitting.table.copy(), len(self.sitting.table.made))

    @work(thread=True, exclusive=True, group="advice")
    def find_advice(self, table: Table, made: int) -> None:
        seat = self.sitting.seat
        ideas = [
            (
                one.move,
                f"{table.phrase(seat, one.move)} – {' '.join(one.sentences(table.words, table.people))}",
            )
            for one in suggest(table, seat)
        ]
        if not get_current_worker().is_cancelled:
            self.app.call_from_thread(self.advised, made, ideas)

    def advised(self, made: int, ideas: list[Idea]) -> None:
        """Shown only while the same move is to be made."""
        if len(self.sitting.table.made) == made and self.is_attached:
            self.ideas = ideas
            self.speak()
            self.show_idea()

    def show_idea(self) -> None:
        """The mark lies on the move that is spoken of."""
        move, text = self.ideas[0]
        self.tell(text)
        self.list_moves()
        options = self.query_one(OptionList)
        options.highlighted = options.get_option_index(move)

    def action_rules(self) -> None:
        table = self.sitting.table
        self.app.push_screen(Rules(table.words))

    def action_language(self) -> None:
        table = self.sitting.table
        self.sitting.speak(next_of(LANGUAGES, table.words.language))
        story = self.query_one(Story)
        story.forget()
        story.tell(table.sentences(self.sitting.seat))
        self.ideas = []
        self.tell("")
        self.speak()
        self.query_one("#table", Static).update(self.drawn())
        self.list_moves(self.query_one(Input).value)

    def action_again(self) -> None:
        if self.is_sure("again"):
            self.post_message(self.Again())

    def action_leave(self) -> None:
        if self.is_sure("leave"):
            self.post_message(self.Left())

    def is_sure(self, wish: str) -> bool:
        """A game under way is given up only by asking twice in a row."""
        if self.sitting.table.over or self.given_up == wish:
            return True
        self.tell(self.say("sure"))
        self.given_up = wish
        return False
