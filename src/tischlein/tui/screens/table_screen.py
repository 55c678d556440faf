"""The screen of one table: what lies there, what has happened, what you may do."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import ClassVar

from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from tischlein.drawing.terminal import compact, draw
from tischlein.engine.errors import MoveRefused, Refusal
from tischlein.i18n.languages import LANGUAGES
from tischlein.tui.screens.event_log import EventLog
from tischlein.tui.screens.key_bar import KeyBar
from tischlein.tui.screens.overlays import HandOver, Result, Rules
from tischlein.tui.screens.setup_screen import next_of
from tischlein.tui.setup import PACES, SLOW
from tischlein.tui.source import Choice, TableSource

LOW_TERMINAL_LINES = 22
"""With fewer lines empty ones and the keys that can be missed are left out: Elefant with five needs 18."""
MUCH_AT_ONCE = 3
"""From this many sentences at once they stay longer: a trick was won, a round has ended."""
LONGER = 2.5
"""How much longer."""


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

    class Quit(Message):
        """Somebody has had enough for today."""

    BINDINGS: ClassVar = [
        Binding("up", "highlight(-1)", show=False, priority=True),
        Binding("down", "highlight(1)", show=False, priority=True),
        Binding("pageup", "log_up", show=False, priority=True),
        Binding("pagedown", "log_down", show=False, priority=True),
        Binding("question_mark", "suggest", show=False, priority=True),
        Binding("ctrl+p", "look_back(-1)", show=False, priority=True),
        Binding("ctrl+f", "look_back(1)", show=False, priority=True),
        Binding("ctrl+r", "rules", show=False, priority=True),
        Binding("ctrl+l", "language", show=False, priority=True),
        Binding("ctrl+n", "again", show=False, priority=True),
        Binding("escape", "leave", show=False, priority=True),
        Binding("ctrl+c", "quit", show=False, priority=True),
    ]
    DEFAULT_CSS = """
    TableScreen #table { height: auto; padding: 0 1; }
    TableScreen Horizontal { height: 1fr; min-height: 3; border-top: solid $panel; }
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

    def __init__(self, source: TableSource, pause: float | None = None) -> None:
        super().__init__()
        self.source = source
        self.pause = PACES[source.pace] if pause is None else pause
        """Seconds for which a move of somebody else can be seen before the next."""
        self.waits_for_key = pause is None and source.pace == SLOW
        """Whether what brought much at once stays until a key is pressed."""
        self.told_at_once = 0
        """How many sentences the last move brought."""
        self.skip = threading.Event()
        """Set by any key while somebody else is to move."""
        self.confirming = ""
        self.suggestions: list[Choice] = []
        self.looking_at: int | None = None
        """After how many moves the table is shown; None: as it is now."""

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

    def on_unmount(self) -> None:
        self.skip.set()

    def say(self, message: str, **facts: object) -> str:
        return self.source.words.say(f"terminal-{message}", **facts)

    # ---- What is shown ----

    def draw_table(self) -> None:
        view = self.source.view(self.looking_at)
        drawn = draw(view.words.game, view)
        self.query_one("#table", Static).update(compact(drawn) if self.is_low else drawn)

    @property
    def is_low(self) -> bool:
        """Whether the terminal has so few lines that what can be left out is."""
        return self.size.height < LOW_TERMINAL_LINES

    @on(events.Resize)
    def fit(self) -> None:
        self.draw_table()
        self.update_words()

    def update_words(self) -> None:
        """All words with a fixed place, in the current language."""
        is_held = self.source.waits_for_others and self.reading_seconds is None
        status = self.say("any-key") if is_held else self.source.status
        self.query_one(Input).placeholder = (
            self.say("your-move", decision=status) if self.source.is_mine else status
        )
        advice = self.say("what-else" if len(self.suggestions) > 1 else "advice")
        to_move = [("Enter", self.say("play"), "screen.play"), ("?", advice, "screen.suggest")]
        more = [
            ("^P", self.say("look-back"), "screen.look_back"),
            ("^N", self.say("new-deal"), "screen.again"),
            ("^L", self.say("language"), "screen.language"),
        ]
        self.query_one(KeyBar).offer(
            [
                *([] if self.source.over else to_move),
                ("^R", self.say("rules"), "screen.rules"),
                *([] if self.is_low else more),
                ("Esc", self.say("other-game"), "screen.leave"),
            ]
        )

    def show_note(self, text: str) -> None:
        """A short message below the moves; empty text removes it, unless something is wrong."""
        self.confirming = ""
        text = text or self.source.complaint
        note = self.query_one("#note", Static)
        note.update(text)
        note.set_class(not text, "silent")

    def list_moves(self, typed: str = "") -> None:
        """The moves that are possible now and match what has been typed."""
        options = self.query_one(OptionList)
        options.clear_options()
        typed = typed.strip().casefold()
        for move, phrase in self.source.choices():
            if typed in f"{phrase} {move}".casefold():
                options.add_option(Option(Content.assemble(phrase, "  ", (move, "dim")), id=move))
        exact = [place for place, option in enumerate(options.options) if str(option.id).casefold() == typed]
        options.highlighted = exact[0] if exact else 0 if options.option_count else None

    # ---- What happens ----

    def refresh_table(self) -> None:
        """Shows the table as it is now and lets whoever is next to move do so."""
        self.looking_at = None
        self.draw_table()
        entries = self.source.new_entries()
        self.told_at_once = len(entries)
        self.query_one(EventLog).add(entries)
        self.suggestions = []
        self.show_note("")
        self.list_moves()
        self.update_words()
        if self.source.over:
            self.app.push_screen(Result(self.source.words, self.source.result()), self.after_result)
        elif self.source.waits_for_others or self.source.listens:
            self.await_others()
        elif self.source.next_at_terminal:
            self.hand_over()

    def hand_over(self) -> None:
        """Covers the table before it is drawn for somebody else."""
        self.app.push_screen(HandOver(self.say("hand-over", name=self.source.next_at_terminal)))
        self.source.hand_over()
        self.query_one(EventLog).clear_entries()
        self.refresh_table()

    def after_result(self, wanted: str | None) -> None:
        """Does what was chosen on the result's screen."""
        if wanted == "again":
            self.action_again()
        elif wanted == "leave":
            self.action_leave()

    @work(thread=True, exclusive=True, group="others")
    def await_others(self) -> None:
        """Waits for somebody else's move, and no less than what has just happened takes to be read."""
        began = time.monotonic()
        self.skip.clear()
        try:
            worker = get_current_worker()
            make = self.source.others_move(lambda: not worker.is_cancelled)
        except Refusal as refused:  # a bot of one's own has failed
            self.app.call_from_thread(self.app.exit, return_code=2, message=str(refused))
            return
        seconds = self.reading_seconds
        self.skip.wait(None if seconds is None else max(0.0, seconds - (time.monotonic() - began)))
        if not get_current_worker().is_cancelled:  # the person may be gone
            self.app.call_from_thread(self.others_moved, make)

    @property
    def reading_seconds(self) -> float | None:
        """How long what has just happened stays, unless a key is pressed; None: until one is."""
        if self.told_at_once < MUCH_AT_ONCE:
            return self.pause
        return None if self.waits_for_key else LONGER * self.pause

    def others_moved(self, make: Callable[[], None]) -> None:
        if self.is_attached:
            make()
            self.refresh_table()

    def play(self, move: str) -> None:
        if not self.source.is_mine:
            return
        try:
            self.source.play(move)
        except MoveRefused as refused:
            self.show_note(refused.sentence(self.source.words.language))
            return
        except Refusal as refused:
            self.show_note(str(refused))
            return
        self.clear_typed()
        self.refresh_table()

    def clear_typed(self) -> None:
        with self.prevent(Input.Changed):
            self.query_one(Input).value = ""

    @on(Input.Changed)
    def filter_moves(self, changed: Input.Changed) -> None:
        """What is typed chooses among the moves; while somebody else moves, it only skips the wait."""
        self.confirming = ""
        if self.source.waits_for_others:
            self.skip.set()
            self.clear_typed()
            return
        self.list_moves(changed.value)

    @on(Input.Submitted)
    def action_play(self) -> None:
        """Plays the highlighted move; if nothing matches, what was typed, so that the refusal is shown."""
        self.skip.set()
        highlighted = self.query_one(OptionList).highlighted_option
        typed = self.query_one(Input).value.strip()
        if self.looking_at is not None:
            self.look_at(None)
        elif highlighted is not None:
            self.play(str(highlighted.id))
        elif typed:
            self.play(typed)

    @on(OptionList.OptionSelected)
    def clicked(self, selected: OptionList.OptionSelected) -> None:
        self.play(str(selected.option_id))

    def on_click(self, _: events.Click) -> None:
        self.skip.set()

    def action_highlight(self, step: int) -> None:
        options = self.query_one(OptionList)
        options.action_cursor_down() if step > 0 else options.action_cursor_up()

    def action_log_up(self) -> None:
        self.query_one(EventLog).scroll_page_up()

    def action_log_down(self) -> None:
        self.query_one(EventLog).scroll_page_down()

    # ---- Looking back ----

    def action_look_back(self, step: int = -1) -> None:
        """Shows the table as it was a move earlier, or later; after the last one as it is now."""
        now = self.source.moves_made
        moves = max(0, (now if self.looking_at is None else self.looking_at) + step)
        self.look_at(moves if moves < now else None)

    def look_at(self, moves: int | None) -> None:
        self.looking_at = moves
        self.draw_table()
        self.show_note(
            "" if moves is None else self.say("looking-back", move=moves, of=self.source.moves_made)
        )

    # ---- Suggestions ----

    def action_suggest(self) -> None:
        """The best move; asked again, the next best, and after the last one the best again."""
        if not self.source.is_mine:
            return
        if self.suggestions:
            self.suggestions = [*self.suggestions[1:], self.suggestions[0]]
            self.show_suggestion()
            return
        self.show_note(self.source.words.say("plain-thinking"))
        self.find_suggestions(self.source.moves_made)

    @work(thread=True, exclusive=True, group="advice")
    def find_suggestions(self, made: int) -> None:
        try:
            suggestions = self.source.suggestions()
        except Refusal as refused:
            self.app.call_from_thread(self.show_note, str(refused))
            return
        if not get_current_worker().is_cancelled:
            self.app.call_from_thread(self.suggestions_found, made, suggestions)

    def suggestions_found(self, made: int, suggestions: list[Choice]) -> None:
        """Shown only while the same move is to be made."""
        if self.source.moves_made == made and self.is_attached:
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

    # ---- Other actions ----

    def action_rules(self) -> None:
        self.app.push_screen(Rules(self.source.words))

    def action_language(self) -> None:
        self.source.set_language(next_of(LANGUAGES, self.source.words.language))
        self.query_one(EventLog).clear_entries()
        self.query_one(EventLog).add(self.source.new_entries())
        self.suggestions = []
        self.show_note("")
        self.update_words()
        self.draw_table()
        self.list_moves(self.query_one(Input).value)

    def action_again(self) -> None:
        if self.is_sure("again"):
            self.post_message(self.Again())

    def action_leave(self) -> None:
        """Takes back what was begun first: what is typed, then a look back; then it leaves the table."""
        if self.query_one(Input).value:
            self.query_one(Input).value = ""
        elif self.looking_at is not None:
            self.look_at(None)
        elif self.is_sure("leave"):
            self.post_message(self.Left())

    def action_quit(self) -> None:
        if self.is_sure("quit"):
            self.post_message(self.Quit())

    def is_sure(self, wish: str) -> bool:
        """Whether to leave a game that is under way: only when asked twice in a row."""
        if self.source.over or self.confirming == wish:
            return True
        self.show_note(self.say("sure"))
        self.confirming = wish
        return False
