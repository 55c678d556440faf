"""A real PostgreSQL that tests and benchmarks start, stop and start again."""

from __future__ import annotations

import signal
import time
import warnings
from pathlib import Path
from subprocess import SubprocessError
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
        """As if the plug was pulled: it waits for nobody and writes nothing more."""
        postmaster = self.server.get_postmaster_info().process
        postmaster.send_signal(signal.SIGQUIT)
        postmaster.wait(60)

    def start(self) -> None:
        for _ in range(10):  # it gives itself ten seconds, which a busy machine may not have
            try:
                self.server.ensure_postgres_running()
                return
            except SubprocessError:
                time.sleep(1)
        raise AssertionError(self.server.log.read_text(encoding="utf-8"))

    def close(self) -> None:
        self.server.cleanup()
