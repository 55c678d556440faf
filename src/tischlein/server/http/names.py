"""Everybody's names in a reader's language, from a record or from a row of the list of tables."""

from __future__ import annotations

import json
import re

from tischlein.i18n.names import seat_names


def names_in(record: str, language: str) -> list[str]:
    """The names in a record, without reading all of it."""
    names, bots = (re.search(rf"^{key}: (.+)$", record, re.M) for key in ("names", "bots"))
    found = json.loads(bots[1]) if bots else {}
    return seat_names(
        json.loads(names[1]) if names else [], {int(seat): found[seat] for seat in found}, language
    )


def names_at(people: str, language: str) -> list[str]:
    """The names at a table, from its row in the list of tables."""
    found = json.loads(people)
    bots = {seat: one["bot"] for seat, one in enumerate(found) if isinstance(one, dict)}
    return seat_names([one if isinstance(one, str) else "" for one in found], bots, language)
