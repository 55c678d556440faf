"""The screen of one table: what lies there, what has happened, what you may do."""

from __future__ import annotations

import time
from typing import ClassVar

from rich.console import RenderableType
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from tischlein.drawing.terminal import SeatView, draw
from tischlein.engine.errors import MoveRefused, Refusal
from tischlein.i18n.languages import LANGUAGES
from tischlein.suggest import suggest
from tischlein.table import Table
from tischlein.tui.event_log import EventLog
from tischlein.tui.key_bar import KeyBar
from tischlein.tui.lobby import next_of
from tischlein.tui.local_game import LocalGame
from tischlein.tui.overlays import HandOver, Result, Rules

Suggested = tuple[str, str]
"""A suggested move, and why it is good."""


class MoveInput(Input):
    """Where a move is typed; a question mark asks for a suggestion instead."""

    def check_consume_key(self, key: str, character: str | None) -> bool:
        return character != "?" and super().check_consume_key(key, character)


class TableScreen(Screen[None]):
    """Plays one game to its end."""

    class Left(Message):
        """Somebody wants to choose another game."""

    class Again(Message):
        """Somebody wants another deal of the same."""

    BINDINGS: ClassVar = [
        Binding("up", "highlight(-1)", show=False, priority=True),
        Binding("down", "highlight(1)", show=False, priority=True),
        Binding("pageup", "log_up", show=False, priority=True),
        Binding("pagedown", "log_down", show=False, priority=True),
        Binding("question_mark", "suggest", show=False, priority=True),
        Binding("ctrl+r", "rules", show=False, priority=True),
        Binding("ctrl+l", "language", show=False, priority=True),
        Binding("ctrl+n", "again", show=False, priority=True),
        Binding("escape", "leave", show=False, priority=True),
        Binding("ctrl+c", "app.quit", show=False, priority=True),
    ]
    DEFAULT_CSS = """
    TableScreen #table { height: auto; padding: 0 1; }
    TableScreen Horizontal { height: 1fr; min-height: 4; border-top: solid $panel; }
    TableScreen OptionList { width: 2fr; height: 1fr; border: none; padding: 0 0 0 1; }
    TableScreen OptionList > .option-list--option-highlighted {
        background: $block-cursor-background; color: $block-cursor-foreground; text-style: bold;
    }
    TableScreen RichLog {
        width: 3fr; height: 1fr; padding: 0 1; border-left: solid $panel; scrollbar-size: 1 1;
    }
    TableScreen #note { height: auto; max-height: 40%; padding: 0 1; color: $text-warning; }
    TableScreen #note.silent { display: none; }
    """

    def __init__(self, local_game: LocalGame, pause: float) -> None:
        super().__init__()
        self.local_game = local_game
        self.pause = pause
        self.confirming = ""
        self.suggestions: list[Suggested] = []

    def compose(self) -> ComposeResult:
        yield Static(id="table")
        with Horizontal():
            yield OptionList(id="moves", markup=False)
            yield EventLog()
        yield Static(id="note", classes="silent", markup=False)
        yield MoveInput(compact=True)
        yield KeyBar()

    def on_mount(self) -> None:
        self.query_one(OptionList).can_focus = False  # keys go to the line below, which moves the mark
        self.query_one(Input).focus()
        self.refresh_table()

    def say(self, message: str, **facts: object) -> str:
        return self.local_game.table.words.say(f"terminal-{message}", **facts)

    # ---- What is shown ----

    def drawn(self) -> RenderableType:
        table = self.local_game.table
        view = table.view(self.local_game.seat)
        return draw(table.game, SeatView(view, table.words, table.people))

    def update_words(self) -> None:
        """All words with a fixed place, in the current language."""
        self.query_one(Input).placeholder = self.whose_turn()
        advice = self.say("what-else" if len(self.suggestions) > 1 else "advice")
        to_move = [("Enter", self.say("play"), "screen.play"), ("?", advice, "screen.suggest")]
        self.query_one(KeyBar).offer(
            [
                *([] if self.local_game.table.over else to_move),
                ("^R", self.say("rules"), "screen.rules"),
                ("^N", self.say("new-deal"), "screen.again"),
                ("^L", self.say("language"), "screen.language"),
                ("Esc", self.say("other-game"), "screen.leave"),
            ]
        )

    def whose_turn(self) -> str:
        table, bot = self.local_game.table, self.local_game.next_bot
        if table.over:
            return table.words.say("refusal-game-over")
        if bot is not None:
            return self.say("thinks", name=table.people[bot])
        decision = table.view(self.local_game.seat)["decision"]
        # Between two people at one terminal nobody has been asked yet.
        return "" if decision is None else self.say("your-move", decision=table.words.decision(decision))

    def show_note(self, text: str) -> None:
        """A short message below the moves; empty text removes it."""
        self.confirming = ""
        note = self.query_one("#note", Static)
        note.update(text)
        note.set_class(not text, "silent")

    def list_moves(self, typed: str = "") -> None:
        """The moves that are possible now and match what has been typed."""
        table, seat = self.local_game.table, self.local_game.seat
        options = self.query_one(OptionList)
        options.clear_options()
        if self.local_game.next_bot is not None or self.local_game.next_person != seat:
            return
        typed = typed.strip().casefold()
        for move in table.moves(seat):
            phrase = table.phrase(seat, move)
            if typed in f"{phrase} {move}".casefold():
                options.add_option(Option(Content.assemble(phrase, "  ", (move, "dim")), id=move))
        exact = [place for place, option in enumerate(options.options) if str(option.id).casefold() == typed]
        options.highlighted = exact[0] if exact else 0 if options.option_count else None

    # ---- What happens ----

    def refresh_table(self) -> None:
        """Shows the table as it is now and lets whoever is next to move do so."""
        self.query_one("#table", Static).update(self.drawn())
        self.query_one(EventLog).add(self.local_game.new_sentences())
        self.confirming = ""
        self.suggestions = []
        self.list_moves()
        self.update_words()
        bot, person = self.local_game.next_bot, self.local_game.next_person
        if self.local_game.table.over:
            self.show_result()
        elif bot is not None:
            self.think(bot)
        elif person is not None and person != self.local_game.seat:
            self.hand_over(person)

    def hand_over(self, person: int) -> None:
        """Covers the table before it is drawn for somebody else."""
        table = self.local_game.table
        self.app.push_screen(HandOver(self.say("hand-over", name=table.people[person])))
        self.local_game.hand_over(person)
        self.query_one(EventLog).clear_sentences()
        self.refresh_table()

    def show_result(self) -> None:
        self.local_game.save()
        self.app.push_screen(Result(self.local_game.table, self.local_game.result()), self.after_result)

    def after_result(self, wanted: str | None) -> None:
        """Does what was chosen on the result's screen."""
        if wanted == "again":
            self.action_again()
        elif wanted == "leave":
            self.action_leave()

    @work(thread=True, exclusive=True, group="bot")
    def think(self, seat: int) -> None:
        local_game, began = self.local_game, time.monotonic()
        try:
            move = local_game.think(seat)
        except Refusal as refused:  # a bot of one's own has failed
            self.app.call_from_thread(self.app.exit, return_code=2, message=str(refused))
            return
        time.sleep(max(0.0, self.pause - (time.monotonic() - began)))
        if not get_current_worker().is_cancelled:  # the person may be gone
            self.app.call_from_thread(self.play_bot, local_game, seat, move)

    def play_bot(self, local_game: LocalGame, seat: int, move: str) -> None:
        if local_game is self.local_game and self.is_attached:
            local_game.table.play(seat, move)
            self.refresh_table()

    def play(self, move: str) -> None:
        if self.local_game.next_bot is not None:
            return
        try:
            self.local_game.table.play(self.local_game.seat, move)
        except MoveRefused as refused:
            self.show_note(refused.sentence(self.local_game.table.words.language))
            return
        self.show_note("")
        with self.prevent(Input.Changed):
            self.query_one(Input).value = ""
        self.refresh_table()

    @on(Input.Changed)
    def filter_moves(self, changed: Input.Changed) -> None:
        self.confirming = ""
        self.list_moves(changed.value)

    @on(Input.Submitted)
    def action_play(self) -> None:
        """Plays the highlighted move; if nothing matches, what was typed, so that the refusal is shown."""
        highlighted, typed = (
            self.query_one(OptionList).highlighted_option,
            self.query_one(Input).value.strip(),
        )
        if highlighted is not None:
            self.play(str(highlighted.id))
        elif typed:
            self.play(typed)

    @on(OptionList.OptionSelected)
    def clicked(self, selected: OptionList.OptionSelected) -> None:
        self.play(str(selected.option_id))

    def action_highlight(self, step: int) -> None:
        options = self.query_one(OptionList)
        options.action_cursor_down() if step > 0 else options.action_cursor_up()

    def action_log_up(self) -> None:
        self.query_one(EventLog).scroll_page_up()

    def action_log_down(self) -> None:
        self.query_one(EventLog).scroll_page_down()

    # ---- Other actions ----

    def action_suggest(self) -> None:
        """The best move; asked again, the next best, and after the last one the best again."""
        if self.local_game.next_bot is not None or self.local_game.table.over:
            return
        if self.suggestions:
            self.suggestions = [*self.suggestions[1:], self.suggestions[0]]
            self.show_suggestion()
            return
        self.show_note(self.local_game.table.words.say("plain-thinking"))
        self.find_suggestions(self.local_game.table.copy(), len(self.local_game.table.made))

    @work(thread=True, exclusive=True, group="advice")
    def find_suggestions(self, table: Table, made: int) -> None:
        seat = self.local_game.seat
        suggestions = [
            (
                one.move,
                f"{table.phrase(seat, one.move)} – {' '.join(one.sentences(table.words, table.people))}",
            )
            for one in suggest(table, seat)
        ]
        if not get_current_worker().is_cancelled:
            self.app.call_from_thread(self.suggestions_found, made, suggestions)

    def suggestions_found(self, made: int, suggestions: list[Suggested]) -> None:
        """Shown only while the same move is to be made."""
        if len(self.local_game.table.made) == made and self.is_attached:
            self.suggestions = suggestions
            self.update_words()
            self.show_suggestion()

    def show_suggestion(self) -> None:
        """Shows the first suggestion and highlights its move."""
        move, text = self.suggestions[0]
        self.show_note(text)
        self.list_moves()
        options = self.query_one(OptionList)
        options.highlighted = options.get_option_index(move)

    def action_rules(self) -> None:
        table = self.local_game.table
        self.app.push_screen(Rules(table.words))

    def action_language(self) -> None:
        table = self.local_game.table
        self.local_game.set_language(next_of(LANGUAGES, table.words.language))
        event_log = self.query_one(EventLog)
        event_log.clear_sentences()
        event_log.add(table.sentences(self.local_game.seat, you=True))
        self.suggestions = []
        self.show_note("")
        self.update_words()
        self.query_one("#table", Static).update(self.drawn())
        self.list_moves(self.query_one(Input).value)

    def action_again(self) -> None:
        if self.is_sure("again"):
            self.post_message(self.Again())

    def action_leave(self) -> None:
        if self.is_sure("leave"):
            self.post_message(self.Left())

    def is_sure(self, setup: str) -> bool:
        """Whether to give up a game that is under way: only when asked twice in a row."""
        if self.local_game.table.over or self.confirming == setup:
            return True
        self.show_note(self.say("sure"))
        self.confirming = setup
        return False
