"""What the server has to say to people, in four languages, from `words.*.ftl` beside this file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tischlein.i18n.words import LANGUAGES


class Declined(Exception):
    """A request that is not done. Nothing has changed."""

    def __init__(self, code: str, rule: str | None = None, sentence: str | None = None, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.given = sentence
        """A sentence in the right language already, as a game says it."""
        self.facts = facts

    def sentence(self, language: str) -> str:
        return self.given or say(f"refusal-{self.code}", language, **self.facts)


def language_of(headers: Mapping[str, str]) -> str:
    """The first of a reader's languages that we speak."""
    for wish in headers.get("accept-language", "").split(","):
        language = wish.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    text = (Path(__file__).parent / f"words.{language}.ftl").read_text(encoding="utf-8")
    made.add_resource(FluentResource(text))
    return made


@cache
def bot_name(bot: str, language: str) -> str:
    """What people call a bot; only those that are meant for people have a name in each language."""
    message = f"bot-{bot}"
    return say(message, language) if bundle("en").has_message(message) else bot.capitalize()


def seat_names(names: Sequence[str], bots: Mapping[int, str], language: str) -> list[str]:
    """Everybody's names: bots as a language calls them, and two of one name told apart by their seats."""
    called = [bot_name(bots[seat], language) if seat in bots else name for seat, name in enumerate(names)]
    return [name if called.count(name) == 1 else f"{name} ({seat + 1})" for seat, name in enumerate(called)]


def say(message: str, language: str, **facts: Any) -> str:
    """One message; who wants no sentences gets refusals in English all the same."""
    spoken = bundle(language if language in LANGUAGES else "en")
    pattern = spoken.get_message(message).value
    assert pattern is not None, message
    text, errors = spoken.format_pattern(pattern, facts)
    if errors:
        raise errors[0]
    return str(text)
