"""What follows from a view, for whoever shows it."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

from tischlein.engine.bits import each
from tischlein.games.hot_potato.cards import POTATO_IDS, best_potato
from tischlein.games.hot_potato.rules import Table, worth


def derive(view: Table) -> dict[str, Any]:
    """Which potato scores in the encounter on the table, and what each seat gets for it."""
    if view.scorers == 0:
        return {"scoring": None, "gains": {}}
    best = best_potato(view.encounter, reduce(or_, view.played))
    gains = {str(scorer): worth(view, scorer) for scorer in each(view.scorers)}
    return {"scoring": POTATO_IDS[best], "gains": gains}
