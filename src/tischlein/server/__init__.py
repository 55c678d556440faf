"""Tables over the network. These few functions are what others start the server by.

They import the web framework and the database only when they are called: the settings alone need neither.
"""

from __future__ import annotations

from pathlib import Path

from tischlein.extras import needs
from tischlein.server.ops.settings import Settings, from_environment

__all__ = [
    "Settings", "backup", "check", "doctor", "from_environment", "protocol_types", "replay_bots", "restore",
    "serve",
]  # fmt: skip

PART = "The table server"


def serve(settings: Settings) -> int:
    """Runs a server until it is stopped; bots' code is compiled beside it. Gives the exit code."""
    with needs("server", PART):
        from tischlein.server.ops import serve as program
    from tischlein.precompile import compile_ahead

    compile_ahead()
    return program.serve(settings)


def doctor(settings: Settings) -> int:
    """Prints what is right with an installation and what to fix; gives the exit code."""
    from tischlein.server.ops.doctor import examine, report
    from tischlein.server.ops.settings import CLIENT

    return report(examine(settings, CLIENT))


def protocol_types() -> str:
    """The protocol's messages as TypeScript."""
    with needs("server", "The protocol's description"):
        from tischlein.server.protocol.typescript import protocol_types as types
    return types()


def replay_bots(table: str, settings: Settings) -> int:
    """Makes every decision of a table's bots again and prints which differ; gives the exit code."""
    with needs("server", PART):
        from tischlein.server.ops import replay_bots as program
    return program.replay_bots(table, settings)


def backup(settings: Settings, path: Path) -> int:
    """Writes the whole database into one file, while the server runs; gives the exit code."""
    with needs("server", PART):
        from tischlein.server.ops import backup as program
    return program.backup(settings, path)


def restore(settings: Settings, path: Path) -> int:
    """Fills an empty database from such a file; gives the exit code."""
    with needs("server", PART):
        from tischlein.server.ops import backup as program
    return program.restore(settings, path)


def check(settings: Settings) -> int:
    """Reads every log and plays every finished game again; gives the exit code."""
    with needs("server", PART):
        from tischlein.server.ops import check as program
    return program.check(settings)
