"""What follows from a view, for whoever shows it."""

from __future__ import annotations

from typing import Any

from tischlein.games.potato_man.notation import CARD_TEXTS
from tischlein.games.potato_man.rules import Table, winning_place


def derive(view: Table) -> dict[str, Any]:
    """The card that wins the trick so far."""
    return {"leading": CARD_TEXTS[view.trick[winning_place(view)]] if view.played else None}
