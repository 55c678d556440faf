"""Before the deal at a server's table: who is there, and waiting for the cards."""

from __future__ import annotations

from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static
from textual.worker import get_current_worker

from tischlein.engine.errors import Refusal
from tischlein.tui.remote_game import RemoteGame
from tischlein.tui.screens.key_bar import KeyBar


class Gathering(Screen[None]):
    """Ends when the cards are dealt."""

    class Dealt(Message):
        """The game begins."""

        def __init__(self, game: RemoteGame) -> None:
            super().__init__()
            self.game = game

    BINDINGS: ClassVar = [
        Binding("enter", "begin", show=False),
        Binding("escape,ctrl+c", "quit", show=False),
    ]
    DEFAULT_CSS = """
    Gathering { align: center middle; }
    Gathering > #people { width: 60; max-width: 95%; padding: 1 3; border: thick $primary; }
    """

    def __init__(self, game: RemoteGame) -> None:
        super().__init__()
        self.remote_game = game

    def compose(self) -> ComposeResult:
        yield Static(id="people", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        self.show()
        self.listen()

    def show(self) -> None:
        game = self.remote_game
        say, seats = game.words.say, game.table.room["seats"]
        people = [game.name_at(one) if one.get("person") or one.get("bot") else "–" for one in seats]
        wait = say("terminal-you-deal" if game.is_host else "terminal-host-deals")
        self.query_one("#people", Static).update("\n".join([game.game.title, "", *people, "", wait]))
        begin = [("Enter", say("terminal-deal"), "screen.begin")] if game.is_host else []
        self.query_one(KeyBar).offer([*begin, ("Esc", say("terminal-leave"), "screen.quit")])

    @work(thread=True, exclusive=True)
    def listen(self) -> None:
        worker = get_current_worker()
        while not (worker.is_cancelled or self.remote_game.has_left):
            if self.remote_game.is_dealt and not self.remote_game.over:
                self.post_message(self.Dealt(self.remote_game))
                return
            self.remote_game.others_move(lambda: not worker.is_cancelled)
            if not worker.is_cancelled:
                self.app.call_from_thread(self.refresh_if_there)

    def refresh_if_there(self) -> None:
        if self.is_attached:
            self.show()

    def action_begin(self) -> None:
        if self.remote_game.is_host:
            try:
                self.remote_game.begin()
            except Refusal as refused:
                self.notify(str(refused), severity="warning")

    def action_quit(self) -> None:
        self.remote_game.leave()
        self.app.exit()
