"""A lock on the built-in database: one server process has it, and a second one refuses to start."""

from __future__ import annotations

from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url

from tischlein.engine.compile.file_lock import lock
from tischlein.engine.errors import Refusal


class DatabaseTaken(Refusal):
    code = "database-taken"

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"{path}: another server is using this database. Stop it, choose another folder with --data, "
            "or let several processes share a PostgreSQL with --database."
        )


def lock_database(url: str) -> IO[str] | None:
    """Holds the lock as long as the file stays open; it is released however this process ends."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite" or not address.database:
        return None
    path = Path(address.database)
    file = Path(f"{path}.lock").open("w", encoding="utf-8")  # noqa: SIM115 open as long as the server
    try:
        lock(file)
    except OSError:
        file.close()
        raise DatabaseTaken(path) from None
    return file
