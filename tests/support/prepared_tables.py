"""Tables that begin from positions: written into a server's logs, as if people had sat down at them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from sqlalchemy.dialects.sqlite import insert

from tischlein.server.protocol.common import Person
from tischlein.server.storage.database import connect, migrate
from tischlein.server.storage.people import hashed
from tischlein.server.storage.rows import ADD_ENTRY, entry_row
from tischlein.server.storage.schema import devices, people
from tischlein.server.tables import log
from tischlein.server.tables.log import Entry
from tischlein.table import Table

PERSONS = [Person(f"person{seat}", f"Person {seat}") for seat in range(6)]
SECRET = "00" * 32


def token_of(seat: int) -> str:
    """The key of the person who sits there."""
    return f"person{seat}.secretperson{seat}"


def lay(folder: Path, starts: Mapping[str, Table], bots: dict[int, str] | None = None) -> None:
    """Puts the logs of these tables into the database in this folder; people sit where no bot does."""
    folder.mkdir(exist_ok=True)
    engine = connect(f"sqlite:///{folder / 'tischlein.db'}")
    migrate(engine)
    with engine.begin() as connection:
        for person in PERSONS:
            row = {"id": person.id, "name": person.name, "bot": False, "made": 0}
            connection.execute(insert(people).values(row).on_conflict_do_nothing())
            device = {"hash": hashed(f"secret{person.id}"), "person": person.id, "made": 0}
            connection.execute(insert(devices).values(device).on_conflict_do_nothing())
        for table_id, start in starts.items():
            for row in entries_of(table_id, start, bots or {}):
                connection.execute(ADD_ENTRY, row)
    engine.dispose()


def entries_of(table_id: str, start: Table, bots: dict[int, str]) -> Iterator[dict[str, Any]]:
    """A table at which everybody sits and a game from a position has begun."""
    opened = log.Opened(
        start.game.name,
        start.players,
        start.options,
        PERSONS[0].id,
        SECRET,
        bots=bots,
        start=start.reveal(),
        grace=None,
        hints=True,
    )
    sitting = [seat for seat in range(start.players) if seat not in bots]
    facts: list[Any] = [opened, *(log.Sat(seat, PERSONS[seat].id, PERSONS[seat].name) for seat in sitting)]
    facts.append(log.Begun(SECRET))
    return (entry_row(table_id, Entry(n, 0, payload)) for n, payload in enumerate(facts, 1))
