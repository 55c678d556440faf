"""Saved games as text: one readable file each, which says everything needed to play the game again.

    tischlein record 1
    game: potato-man
    edition: zoch-2013
    rules: 1
    players: 2
    option variant: "standard"
    option first: "drawn"
    names: ["Anna", "Spud"]
    bots: {"1": "spud"}
    seed: 9f86d081…
    1. 0 R18
    2. 1 B4
    result: unfinished
    digest: 5e884898…

Where bots of Tischlein have played, `bots:` says on which seats and how strong they were, because every
language has its own names for them.
Where somebody took a seat over, `until 17: {"names": …, "bots": …}` says who sat there up to move 17.
A game that a server has dealt has `fair:` after the seed: what shows that the deal was fair (see
`fairness.py`).
A game that began from a position has `position:` with the position in JSON instead of `seed:`.
The digest is the SHA-256 of all lines above it.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

from tischlein.records.fairness import FairDeal

if TYPE_CHECKING:
    from tischlein.records.model import Record, Seating
    from tischlein.table import Table

FORMAT = 1
UNFINISHED = "unfinished"


def text_of(record: Record) -> str:
    """A record as it stands in a file."""
    lines = [
        f"tischlein record {FORMAT}",
        f"game: {record.game}",
        f"edition: {record.edition}",
        f"rules: {record.version}",
        f"players: {record.players}",
        *(f"option {name}: {json.dumps(value)}" for name, value in record.options.items()),
    ]
    if record.names is not None:
        lines.append(f"names: {json.dumps(record.names, ensure_ascii=False)}")
    if record.bots:
        lines.append(f"bots: {json.dumps(record.bots)}")
    lines += [seating_text(seating) for seating in record.earlier]
    if record.start is None:
        lines.append(f"seed: {record.seed}")
        lines += [] if record.fair is None else [f"fair: {fair_text(record.fair)}"]
    else:
        lines.append(f"position: {json.dumps(record.start)}")
    lines += [f"{n}. {seat} {move}" for n, (seat, move) in enumerate(record.moves, 1)]
    lines.append(f"result: {record.result}")
    return "\n".join([*lines, f"digest: {digest(lines)}", ""])


def seating_text(seating: Seating) -> str:
    people = json.dumps({"names": seating.names, "bots": seating.bots}, ensure_ascii=False)
    return f"until {seating.until}: {people}"


def fair_text(deal: FairDeal) -> str:
    """The commitment, the server's secret and the contributions of the seats, in JSON."""
    data = {"commitment": deal.commitment, "secret": deal.secret, "contributions": deal.contributions}
    return json.dumps(data, ensure_ascii=False)


def result_text(table: Table) -> str:
    """Points of the seats and who has won, or that the game is unfinished."""
    return table.outcome.result() if table.outcome else UNFINISHED


def digest(lines: list[str]) -> str:
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
