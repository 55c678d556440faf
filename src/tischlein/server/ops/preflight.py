"""Checks before a server starts: what would stop it is said in a sentence, not in a traceback."""

from __future__ import annotations

import errno
import os
import socket

from tischlein.engine.errors import Refusal
from tischlein.server.ops.settings import Settings


class AddressTaken(Refusal):
    code = "no-place"

    def __init__(self, settings: Settings, why: str) -> None:
        self.says = f"{settings.host}:{settings.port}: {why}"
        self.mend = "Is a server running there already? Otherwise choose another with --port or --host."
        if settings.port < 1024:
            self.mend = "Ports below 1024 are for root: choose another with --port and put a proxy before it."
        super().__init__(f"{self.says}. {self.mend}")


class NoDatabase(Refusal):
    code = "no-database"

    def __init__(self, why: str) -> None:
        super().__init__(
            f"The database cannot be used: {why}. Is it running, and are name, password and address in "
            "--database right? `tischlein doctor` takes a closer look."
        )


def check_address(settings: Settings) -> None:
    """Can the server listen there? Other errors show when it tries."""
    try:
        for family, kind, _, _, address in socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM
        ):
            with socket.socket(family, kind) as probe:
                if (
                    os.name == "posix"
                ):  # as the server does; on Windows this would let two servers share a port
                    probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(address)
    except OSError as error:
        if isinstance(error, socket.gaierror) or error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise AddressTaken(settings, error.strerror or str(error)) from None


def check_database(settings: Settings) -> None:
    """Can the database be reached? The refusal must not contain its password."""
    from sqlalchemy.exc import SQLAlchemyError  # here, as the doctor must run without these packages

    from tischlein.server.storage.database import connect

    try:
        engine = connect(settings.database_url(), settings.pg_timeouts())
        try:
            engine.connect().close()
        finally:
            engine.dispose()
    except (SQLAlchemyError, ValueError) as error:
        reason = str(getattr(error, "orig", None) or type(error).__name__)
        raise NoDatabase(reason.splitlines()[0].rstrip(".")) from None
