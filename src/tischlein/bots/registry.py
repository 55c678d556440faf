"""The bots by name, from the simplest to the characters that people play against."""

from __future__ import annotations

import importlib
from typing import cast

from tischlein.bots.base import Bot
from tischlein.engine.errors import Refusal, listed, must_be

BOTS = {
    "random": "base.RandomBot",
    "thumb": "base.ThumbBot",
    "greedy": "baselines.bots.GreedyBot",
    "flat": "baselines.bots.FlatBot",
    "ismcts": "baselines.bots.PlainIsmctsBot",
    "search": "search.bot.SearchBot",
    "sprout": "levels.Sprout",
    "spud": "levels.Spud",
    "gratin": "levels.Gratin",
    "truffle": "levels.Truffle",
}
"""Every bot by its name, and where it is; it is imported when it is asked for, as some load the compiler."""


WITHOUT_BUDGET = frozenset({"random", "thumb", "sprout", "spud", "gratin"})
"""Bots that take no budget, and are named without one."""


LEVELS = ("sprout", "spud", "gratin", "truffle")
"""The characters that people play against, from gentle to master."""


class UnknownBot(Refusal):
    code = "unknown-bot"

    def __init__(self, name: str) -> None:
        super().__init__(must_be("bot", listed(list(BOTS)), name))


def find_bot(name: str) -> Bot:
    """A new bot of this name."""
    if name not in BOTS:
        raise UnknownBot(name)
    module, kind = BOTS[name].rsplit(".", 1)
    return cast(Bot, getattr(importlib.import_module(f"tischlein.bots.{module}"), kind)())
