"""The drawn encounters show the rankings that are played."""

from __future__ import annotations

import re
from pathlib import Path

from tischlein.games.hot_potato.cards import RANKINGS

RANKINGS_DRAWN = Path(__file__).parents[1] / "browser" / "art" / "rankings.ts"


def test_encounters_are_drawn_with_their_rankings() -> None:
    drawn = re.findall(r'^  (\w+): "(\w+)",$', RANKINGS_DRAWN.read_text(encoding="utf-8"), re.MULTILINE)
    assert dict(drawn) == RANKINGS
