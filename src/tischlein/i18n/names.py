"""What people, seats and bots are called."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Sequence

from tischlein.i18n.languages import LANGUAGES
from tischlein.i18n.loader import bundle, say

VARIETIES = (
    "Adretta", "Afra", "Agria", "Belana", "Cara", "Cilena", "Ditta", "Gala", "Granola", "Hansa", "Leyla",
    "Marabel", "Primura", "Quarta", "Regina", "Rooster", "Roseval", "Selma", "Spunta", "Vivaldi",
)  # fmt: skip
"""Potato varieties, the same in every language and short enough for a small seat: twice as many as a table
has seats, so that a bot always finds one that nobody at its table has."""


def seat_name(seat: int, language: str) -> str:
    """A seat that nobody has given a name."""
    return say("seat-name", language, number=seat + 1)


def bot_name(salt: str, taken: Collection[str]) -> str:
    """A bot's own name, which nobody else at its table has: the same for everybody who knows the salt."""
    shuffled = sorted(VARIETIES, key=lambda name: hashlib.sha256(f"{salt} {name}".encode()).digest())
    return next(name for name in shuffled if name not in taken)


def level_name(bot: str, language: str) -> str:
    """What people call a kind of bot; only those that are meant for people have a name in each language."""
    message = f"bot-{bot}"
    return say(message, language) if bundle(language).has_message(message) else bot.capitalize()


def seat_names(people: Sequence[str], bots: Mapping[int, str] | None = None, salt: str = "") -> list[str]:
    """Everybody's names, two of one name told apart by their seats.

    Where `bots` are named by kind, those that are meant for people get names of their own, all others keep
    the name of their kind: whoever tries bots wants to see which is which.
    """
    names = list(people)
    for seat, kind in (bots or {}).items():
        own = bundle(LANGUAGES[0]).has_message(f"bot-{kind}")
        names[seat] = bot_name(salt, names) if own else kind.capitalize()
    return [name if names.count(name) == 1 else f"{name} ({seat + 1})" for seat, name in enumerate(names)]
