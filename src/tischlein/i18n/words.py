"""Sentences for moves, events, reasons and refusals of one game in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from tischlein.engine.game import Game
from tischlein.i18n.languages import LANGUAGES, UnknownLanguage
from tischlein.i18n.loader import bundle, fill

SEATS = {"seat": "name", "other": "other"}
"""Facts that are seats, and the variable that carries the person's name in the message."""
SEAT_LISTS = ("waiting",)
"""Facts that are several seats."""

YOUR_PART = {"seat": "-you", "other": "-to-you"}
"""How a message ends that speaks to whoever acts, or to whom it is done."""


def part_of(data: Mapping[str, Any], you: int | None) -> str | None:
    """Which part a seat has in an event: the fact that names it; None where it has none."""
    return None if you is None else next((fact for fact in SEATS if data.get(fact) == you), None)


class Words:
    """The messages of one game, with those that all games share, in one language."""

    def __init__(self, game: Game, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.game = game
        self.language = language
        self.bundle = bundle(language, game.folder)

    def say(self, message: str, **facts: Any) -> str:
        """One message with its variables filled in; a missing message or variable is an error."""
        return fill(self.bundle, message, facts)

    def event(
        self, data: Mapping[str, Any], names: Sequence[str] | None = None, you: int | None = None
    ) -> str:
        """What happened, as a sentence; facts that are None were not for this reader.

        To the person at seat `you` it is said in the second person, where the game has words for that.
        """
        if None in data.values():
            return self._sentence(f"event-{data['event']}-hidden", data, names)
        message, part = f"event-{data['event']}", part_of(data, you)
        if part is not None and self.bundle.has_message(message + YOUR_PART[part]):
            message += YOUR_PART[part]
        return self._sentence(message, data, names)

    def move(self, data: Mapping[str, Any], names: Sequence[str] | None = None) -> str:
        """A move as a short phrase."""
        return self._sentence(f"move-{data['move']}", data, names)

    def decision(self, kind: str) -> str:
        """What is possible in a decision of this kind (`decision` of a view), in one sentence."""
        return self.say(f"decision-{kind}")

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
            elif name in SEAT_LISTS:
                facts[name] = ", ".join(self.name(seat, names) for seat in value)
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
