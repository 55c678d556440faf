"""Everybody's names, from a record or from a row of the list of tables."""

from __future__ import annotations

import json
import re

from tischlein.i18n.names import level_name, seat_names


def names_in(record: str) -> list[str]:
    """The names in a record, without reading all of it."""
    found = re.search(r"^names: (.+)$", record, re.M)
    return json.loads(found[1]) if found else []


def bots_in(record: str) -> list[str]:
    """The kinds of bots in a record."""
    found = re.search(r"^bots: (.+)$", record, re.M)
    return sorted(set(json.loads(found[1]).values())) if found else []


def names_at(people: str, language: str) -> list[str]:
    """The names at a table, from its row in the list of tables; older rows know bots only by their kind."""
    return seat_names(
        [one if isinstance(one, str) else level_name(one["bot"], language) for one in json.loads(people)]
    )
