"""The rows to write for new entries of a table: the entries themselves, and what queries look up."""

from __future__ import annotations

import json
from collections.abc import Container
from typing import Any

import sqlalchemy as sa
from sqlalchemy.sql.expression import Executable

from tischlein.server.protocol.common import MAX_SEATS
from tischlein.server.storage.schema import decisions, entries, finished, tables, took_part
from tischlein.server.tables import log
from tischlein.server.tables.host import Host
from tischlein.server.tables.log import Entry, write_payload
from tischlein.server.tables.room import OVER, PLAYING

Row = tuple[Executable, dict[str, Any]]
"""A statement and the values for it."""

ADD_ENTRY = entries.insert()
ADD_DECISION = decisions.insert()
ADD_FINISHED = finished.insert()
ADD_PART = took_part.insert()
ADD_TABLE = tables.insert()
CHANGE_TABLE = (
    tables.update()
    .where(tables.c.id == sa.bindparam("table_id"))
    .values(
        phase=sa.bindparam("phase"),
        free=sa.bindparam("free"),
        game=sa.bindparam("game"),
        players=sa.bindparam("players"),
        timed=sa.bindparam("timed"),
        host=sa.bindparam("host"),
        people=sa.bindparam("people"),
        changed=sa.bindparam("changed"),
    )
)


def rows_of(host: Host, entries: list[Entry]) -> list[Row]:
    """Everything to write for new entries."""
    rows: list[Row] = [(ADD_ENTRY, entry_row(host.id, entry)) for entry in entries]
    last, over = entries[-1], host.room.phase == OVER
    just_moved = type(last.payload) is log.Moved
    if just_moved and not over and len(entries) == 1:  # nearly always
        return rows
    if any(isinstance(entry.payload, log.Begun) for entry in entries):
        rows += part_rows(host)
    if isinstance(last.payload, log.Sat) and host.room.phase == PLAYING:
        rows += part_rows(host, (last.payload.seat,))
    if just_moved and over:
        rows.append(finished_row(host, last.at))
    if not just_moved or over:
        rows.append(summary_row(host, last.at, new=entries[0].n == 1))
    return rows


def entry_row(table_id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "n": entry.n,
        "at": entry.at,
        "person": entry.person,
        "request": entry.request,
        "fact": write_payload(entry.payload).decode(),
    }


def summary_row(host: Host, now: int, new: bool) -> Row:
    """The table's row in the list of tables."""
    room = host.room
    changing = {
        "phase": room.phase,
        "free": sum(seat.free for seat in room.seats),
        "people": json.dumps([seat.name for seat in room.seats if not seat.free]),
        "changed": now,
        "game": room.game,
        "players": room.players,
        "timed": room.pace is not None,
        "host": room.host,
    }
    if not new:
        return CHANGE_TABLE, {"table_id": host.id, **changing}
    return ADD_TABLE, {"id": host.id, "open": room.open, **changing}


def part_rows(host: Host, seats: Container[int] = range(MAX_SEATS)) -> list[Row]:
    """Who plays from now on in this game, so that everybody finds their games again."""
    key = {"table_id": host.id, "number": host.room.number}
    return [
        (ADD_PART, {**key, "person": seat.person, "seat": seat.number})
        for seat in host.room.seats
        if seat.person is not None and seat.number in seats
    ]


def finished_row(host: Host, now: int) -> Row:
    record = host.record()
    return ADD_FINISHED, {
        "table_id": host.id,
        "number": host.room.number,
        "at": now,
        "game": host.room.game,
        "result": record.result,
        "record": record.text(),
    }
