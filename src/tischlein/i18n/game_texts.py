"""A game's longer texts, as a terminal prints them: its rules and who has won."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tischlein.engine.game import Game
from tischlein.i18n.words import Words


def rules_text(game: Game, language: str) -> str:
    """The rules as Markdown for a terminal: without anchors, and each picture replaced by its description."""
    text = (game.folder / f"rules.{language}.md").read_text(encoding="utf-8")
    text = re.sub(r"!\[([^\]]*)\]\(art:[^)]*\)", r"> \1", text)
    return re.sub(r'<a id="[^"]*"></a>', "", text)


def winner_sentences(
    words: Words, winners: Sequence[int], points: Sequence[int], names: Sequence[str] | None
) -> list[str]:
    """A sentence for each winner, with the points."""
    kind = "game-won" if len(winners) == 1 else "game-shared"
    return [words.event({"event": kind, "seat": seat, "points": points[seat]}, names) for seat in winners]
