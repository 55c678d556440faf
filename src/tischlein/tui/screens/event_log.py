"""The events of a game beside its table, wrapped to the width there is."""

from __future__ import annotations

from rich.rule import Rule
from rich.text import Text
from textual import on
from textual.events import Resize
from textual.widgets import RichLog

from tischlein.tui.source import Entry


class EventLog(RichLog, can_focus=False):
    """What has happened; the latest stays visible when a suggestion leaves less room."""

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, min_width=20)
        self.entries: list[Entry] = []
        self.part = ""
        """The part of the game that was told last."""
        self.wrapped_width = 0

    def add(self, entries: list[Entry]) -> None:
        """Tells what has happened; where another part of the game begins, after a line and in bold."""
        self.entries += entries
        for sentence, part in entries:
            is_heading = part not in ("", self.part)
            if is_heading and self.part:
                self.write(Rule(style="dim"))
            self.part = part or self.part
            self.write(Text(sentence, "bold" if is_heading else ""))

    def clear_entries(self) -> list[Entry]:
        """Clears the log; returns what it held."""
        cleared, self.entries, self.part = self.entries, [], ""
        self.clear()
        return cleared

    @on(Resize)
    def rewrap(self, resized: Resize) -> None:
        """Entries are wrapped when they are written, so another width needs them written again."""
        before, self.wrapped_width = self.wrapped_width, resized.size.width
        if self.lines and self.wrapped_width != before:
            self.add(self.clear_entries())
        self.scroll_end(animate=False)
