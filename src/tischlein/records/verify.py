"""Checks a saved game: deals and plays it again, and compares. A complaint says which part it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tischlein.engine.errors import BadOption, BadRecord, MoveRefused, Refusal
from tischlein.records.format import result_text

if TYPE_CHECKING:
    from tischlein.records.model import Record
    from tischlein.table import Table


def verify(record: Record) -> Table:
    """The table after the last move; raises `BadRecord` where anything is not as the rules say."""
    table = begun(record)
    for n in range(1, len(record.moves) + 1):
        play_move(record, table, n)
    complaint = record.fair.complaint(record.seed) if record.fair is not None else None
    if complaint is not None:
        raise BadRecord(f"fair: {complaint}", part="fair")
    found = result_text(table)
    if found != record.result:
        raise BadRecord(
            f"result must be {found!r}, where the moves lead (got {record.result!r})", part="result"
        )
    return table


def begun(record: Record) -> Table:
    """The table before the first move, if the record can begin at all."""
    try:
        return record.begin()
    except BadOption as refused:
        raise BadRecord(str(refused), part=f"option {refused.facts['option']}") from None
    except Refusal as refused:
        raise BadRecord(str(refused), part="start") from None


def play_move(record: Record, table: Table, n: int) -> None:
    seat, move = record.moves[n - 1]
    try:
        table.play(seat, move)
    except MoveRefused as refused:
        text = f"move {n} ({move} by seat {seat}): {refused} [{refused.rule}]"
        raise BadRecord(text, part="moves", move=n) from None
    except Refusal as refused:
        raise BadRecord(f"move {n} ({move} by seat {seat}): {refused}", part="moves", move=n) from None
