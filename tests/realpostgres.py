"""A real PostgreSQL that tests and benchmarks start, stop and start again."""

from __future__ import annotations

import warnings
from importlib import import_module
from pathlib import Path
from typing import Any


class RealPostgres:
    """A database server of our own, from PyPI's `pgserver`, with its data in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with warnings.catch_warnings(action="ignore"):  # it asks for a folder that bare machines lack
            from pgserver.postgres_server import get_server

            self.server: Any = get_server(str(folder))
        self.url: str = self.server.get_uri()

    def stop(self) -> None:
        """As if the plug was pulled: it does not wait for anybody."""
        self.command("-w", "-m", "immediate", "stop")

    def start(self) -> None:
        self.server.ensure_postgres_running()

    def command(self, *words: str) -> None:
        tool: Any = import_module("pgserver").pg_ctl
        tool(list(words), pgdata=self.folder, user=self.server.system_user)

    def close(self) -> None:
        self.server.cleanup()
