"""The bar at the foot of a screen: what can be done by key or mouse, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable

from textual.content import Content
from textual.widgets import Static


class KeyBar(Static):
    """Keys with what they do; a click does the same."""

    DEFAULT_CSS = (
        "KeyBar { dock: bottom; height: auto; padding: 0 1; background: $panel; color: $foreground; }"
    )

    def offer(self, keys: Iterable[tuple[str, str, str]]) -> None:
        """Each as the key's name, what it does in words, and the action."""
        self.update(
            Content("  ").join(
                Content.from_markup(
                    f"[@click={action}][b]$key[/b]\u00a0$words[/]",
                    key=in_one_line(key),
                    words=in_one_line(words),
                )
                for key, words, action in keys
            )
        )


def in_one_line(text: str) -> str:
    """Text that is not broken at its spaces: a key stays beside what it does."""
    return text.replace(" ", "\N{NO-BREAK SPACE}")
