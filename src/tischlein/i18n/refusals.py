"""Refusals in words: the message `refusal-<code>` of the game that refuses, or one that all games share."""

from __future__ import annotations

from collections.abc import Sequence

from tischlein.engine.errors import MoveRefused, Refusal
from tischlein.i18n.languages import known_language
from tischlein.i18n.loader import say
from tischlein.i18n.words import words
from tischlein.registry import find


def in_words(refusal: Refusal, language: str, names: Sequence[str] | None = None) -> str:
    """What a refusal says to a reader of this language."""
    language = known_language(language)
    if isinstance(refusal, MoveRefused) and refusal.game is not None:
        spoken = words(find(refusal.game), language)
        return spoken.refusal(refusal.code, refusal.facts, names or refusal.names)
    return say(f"refusal-{refusal.code}", language, **refusal.facts)


Refusal.wording = in_words
