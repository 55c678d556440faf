"""A game's longer texts, as a terminal prints them: its rules and who has won."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from tischlein.engine.game import Game
from tischlein.i18n.words import Words

EXPERTS = re.compile(r'^## <a id="experts"></a>(?P<title>.+)$', re.M)
"""The heading of the chapter that is folded away: nobody needs it to play."""


@dataclass(frozen=True)
class RulesText:
    """The rules as Markdown for a terminal: what everybody reads, and the folded chapter."""

    main: str
    experts_title: str = ""
    experts: str = ""


def rules_text(game: Game, language: str) -> RulesText:
    text = (game.folder / f"rules.{language}.md").read_text(encoding="utf-8")
    heading = EXPERTS.search(text)
    if heading is None:
        return RulesText(for_terminal(text))
    main, experts = text[: heading.start()], text[heading.end() :]
    return RulesText(for_terminal(main), heading["title"], for_terminal(experts))


def for_terminal(text: str) -> str:
    """Markdown without anchors, and each picture replaced by its description."""
    text = re.sub(r"!\[([^\]]*)\]\(art:[^)]*\)", r"> \1", text)
    return re.sub(r'<a id="[^"]*"></a>', "", text)


def winner_sentences(
    words: Words,
    winners: Sequence[int],
    points: Sequence[int],
    names: Sequence[str] | None,
    you: int | None = None,
) -> list[str]:
    """A sentence for each winner, with the points; to the person at seat `you` in the second person."""
    kind = "game-won" if len(winners) == 1 else "game-shared"
    return [
        words.event({"event": kind, "seat": seat, "points": points[seat]}, names, you) for seat in winners
    ]
