"""What follows from a view, for whoever shows it."""

from __future__ import annotations

from typing import Any

from tischlein.games.heckmeck.rules import NOBODY, Table, owner_of, whom_to_rob


def derive(view: Table) -> dict[str, Any]:
    """Who could rob whom now, and whom with which total."""
    seats = range(view.players)
    return {
        "robs": [robbed_by(view, seat) for seat in seats],
        "targets": [targets(view, seat) for seat in seats],
    }


def robbed_by(view: Table, seat: int) -> int | None:
    """Whom a seat could rob with its display as it lies."""
    if view.passed >> seat & 1:
        return None
    other = whom_to_rob(view, seat)
    return None if other == NOBODY else other


def targets(view: Table, seat: int) -> dict[str, int]:
    """Whom one could rob with each total; a display with a worm comes to more than the empty portion."""
    sizes = view.stack_sizes[: view.players]
    tops = sorted({view.stacks[other][size] for other, size in enumerate(sizes)} - {0})
    owners = {top: owner_of(view, seat, top) for top in tops}
    return {str(top): owner for top, owner in owners.items() if owner != NOBODY}
