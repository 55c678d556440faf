"""The events of a game beside its table, wrapped to the width there is."""

from __future__ import annotations

from textual import on
from textual.events import Resize
from textual.widgets import RichLog


class EventLog(RichLog, can_focus=False):
    """What has happened; the latest stays visible when a suggestion leaves less room."""

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, min_width=20)
        self.sentences: list[str] = []
        self.wrapped_width = 0

    def add(self, sentences: list[str]) -> None:
        self.sentences += sentences
        for sentence in sentences:
            self.write(sentence)

    def clear_sentences(self) -> list[str]:
        """Clears the log; returns what it held."""
        cleared, self.sentences = self.sentences, []
        self.clear()
        return cleared

    @on(Resize)
    def rewrap(self, resized: Resize) -> None:
        """Sentences are wrapped when they are written, so another width needs them written again."""
        before, self.wrapped_width = self.wrapped_width, resized.size.width
        if self.lines and self.wrapped_width != before:
            self.add(self.clear_sentences())
        self.scroll_end(animate=False)
