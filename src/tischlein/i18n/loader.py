"""Loads messages from Fluent files: `i18n/<language>/*.ftl`, and `words.<language>.ftl` of a game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

FOLDER = Path(__file__).parent


@cache
def resource(path: Path) -> Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


@cache
def bundle(language: str, game: Path | None = None) -> FluentBundle:
    """The messages that all games share, and those in the folder of a game."""
    made = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        made.add_resource(resource(path))
    if game is not None:
        made.add_resource(resource(game / f"words.{language}.ftl"))
    return made


def say(message: str, language: str, **facts: Any) -> str:
    """A message that all games share, with its variables filled in."""
    return fill(bundle(language), message, facts)


def fill(messages: FluentBundle, message: str, facts: dict[str, Any]) -> str:
    """A message with its variables filled in; a missing message or variable is an error."""
    pattern = messages.get_message(message).value
    assert pattern is not None, message
    text, errors = messages.format_pattern(pattern, facts)
    if errors:
        raise errors[0]
    # Where a narrow label may be broken matters to the browser alone.
    return str(text).replace("\N{SOFT HYPHEN}", "")
