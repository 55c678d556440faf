"""What seats and bots are called in a language (`i18n/<language>/names.ftl`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from tischlein.i18n.loader import bundle, say


def seat_name(seat: int, language: str) -> str:
    """A seat that nobody has given a name."""
    return say("seat-name", language, number=seat + 1)


@cache
def bot_name(bot: str, language: str) -> str:
    """What people call a bot; only those that are meant for people have a name in each language."""
    message = f"bot-{bot}"
    return say(message, language) if bundle(language).has_message(message) else bot.capitalize()


def seat_names(names: Sequence[str], bots: Mapping[int, str], language: str) -> list[str]:
    """Everybody's names: bots as a language calls them, and two of one name told apart by their seats."""
    called = [bot_name(bots[seat], language) if seat in bots else name for seat, name in enumerate(names)]
    return [name if called.count(name) == 1 else f"{name} ({seat + 1})" for seat, name in enumerate(called)]
