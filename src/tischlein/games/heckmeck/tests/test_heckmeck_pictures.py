"""The drawn portions carry the worms that are counted."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tischlein.games.heckmeck.cards import WORMS_ON

DRAWING = Path(__file__).parents[1] / "browser" / "art" / "draw.ts"


def test_portions_are_drawn_with_their_worms() -> None:
    drawn = re.search(r"wormsFrom16 = (\[.*?\]);", DRAWING.read_text(encoding="utf-8"))
    assert drawn is not None
    assert json.loads(drawn[1]) == WORMS_ON[16:].tolist()
