"""Sentences for moves, events, reasons and refusals in four languages, from files beside games and house.

Messages are Fluent files: `words.<language>.ftl` beside each game and beside this module.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tischlein.engine.errors import Refusal, listed
from tischlein.engine.game import Game

LANGUAGES = ("en", "de", "fr", "it")

SEATS = {"seat": "name", "other": "other"}
"""Facts that are seats, and the variable that carries the person's name in the message."""


class UnknownLanguage(Refusal):
    code = "unknown-language"

    def __init__(self, language: object) -> None:
        super().__init__(f"There is no language {language!r} here; there are {listed(LANGUAGES)}.")


class Words:
    """The messages of one game, with those of the house, in one language."""

    def __init__(self, game: Game, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.game = game
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in (Path(__file__).parent, game.folder):
            text = (folder / f"words.{language}.ftl").read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(text))

    def say(self, message: str, **facts: Any) -> str:
        """One message with its variables filled in; a missing message or variable is an error."""
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self.bundle.format_pattern(pattern, facts)
        if errors:
            raise errors[0]
        # Where a narrow label may be broken matters to the browser alone.
        return str(text).replace("\N{SOFT HYPHEN}", "")

    def event(self, data: Mapping[str, Any], names: Sequence[str] | None = None) -> str:
        """What happened, as a sentence; facts that are None were not for this pair of eyes."""
        hidden = "-hidden" if None in data.values() else ""
        return self._sentence(f"event-{data['event']}{hidden}", data, names)

    def move(self, data: Mapping[str, Any], names: Sequence[str] | None = None) -> str:
        """A move as a short phrase."""
        return self._sentence(f"move-{data['move']}", data, names)

    def reason(self, data: Mapping[str, Any], names: Sequence[str] | None = None) -> str:
        """Why a move is a good one, or a poor one, as a sentence."""
        return self._sentence(f"reason-{data['reason']}", data, names)

    def refusal(self, code: str, data: Mapping[str, Any], names: Sequence[str] | None = None) -> str:
        """Why something cannot be done."""
        return self._sentence(f"refusal-{code}", data, names)

    def name(self, seat: int, names: Sequence[str] | None = None) -> str:
        return names[seat] if names else self.say("seat-name", number=seat + 1)

    def _sentence(self, message: str, data: Mapping[str, Any], names: Sequence[str] | None) -> str:
        facts: dict[str, Any] = {}
        for name, value in data.items():
            if value is None:
                continue
            if name in SEATS:
                facts[SEATS[name]] = self.name(value, names)
            elif isinstance(value, list):
                facts["count"] = len(value)
                facts[name] = ", ".join(self.fact(name, item) for item in value) or self.say("nothing")
            else:
                facts[name] = self.fact(name, value)
        return self.say(message, **facts)

    def fact(self, name: str, value: Any) -> Any:
        """A fact as it stands in a sentence: a card by its name, a number as it is."""
        if not isinstance(value, str):
            return value
        words = self.game.notation.fact_words(name, value)
        return value if words is None else self.say(words[0], **words[1])


@cache
def words(game: Game, language: str = "en") -> Words:
    """The words of a game in a language, read once."""
    return Words(game, language)
