"""The languages in which Tischlein speaks to players, and finding a reader's one."""

from __future__ import annotations

from collections.abc import Mapping

from tischlein.engine.errors import Refusal, listed

LANGUAGES = ("en", "de", "fr", "it")


class UnknownLanguage(Refusal):
    code = "unknown-language"

    def __init__(self, language: object) -> None:
        super().__init__(f"language must be {listed(LANGUAGES)} (got {language!r}).")


def known_language(language: str) -> str:
    """The language itself, or English for whoever wants none of ours."""
    return language if language in LANGUAGES else LANGUAGES[0]


def language_of(headers: Mapping[str, str]) -> str:
    """The first of the languages that an HTTP request accepts and we speak."""
    for wish in headers.get("accept-language", "").split(","):
        language = wish.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
