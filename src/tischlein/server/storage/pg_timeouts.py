"""Connections to PostgreSQL with a timeout.

A database may accept a statement and never answer: its machine hangs, its disk, or the network between. After
`--database-patience` the connection is abandoned, and the request refused as if the database was away. But
PostgreSQL may still execute what was sent on it: nothing read is final before it has ended such connections
(`terminate_abandoned`).
"""

from __future__ import annotations

import math
import secrets
import time
from typing import Any

import psycopg
import sqlalchemy as sa
from psycopg.abc import RV, PQGen
from sqlalchemy.engine import Engine

RETRY_TIMEOUT_S = 1.0
"""Timeout for a database whose last answer timed out; one answer, and the usual timeout holds again."""

MAX_CHECKS = 20
CHECK_INTERVAL_S = 0.05
"""A second in all: PostgreSQL usually ends a connection within milliseconds."""

TERMINATE = sa.text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ANY(:names)"
)


class DatabaseTimeout(psycopg.OperationalError, TimeoutError):
    """The database has not answered in time."""


class PgTimeouts:
    """How long this process waits for PostgreSQL, on any of its connections."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.timed_out = False
        self.abandoned: set[str] = set()
        """Names of connections that broke or timed out while they were waited for."""

    @property
    def timeout(self) -> float:
        return min(self.seconds, RETRY_TIMEOUT_S) if self.timed_out else self.seconds

    def connect(self, *where: Any, **more: Any) -> PgConnection:
        """A new connection, with a name of its own by which PostgreSQL knows it."""
        more |= {
            "application_name": f"tischlein {secrets.token_hex(8)}",
            "connect_timeout": math.ceil(self.timeout),
        }
        try:
            connection = PgConnection.connect(*where, **more)
        except psycopg.errors.ConnectionTimeout:
            self.timed_out = True
            raise DatabaseTimeout("PostgreSQL accepts no new connection") from None
        self.timed_out = False
        connection.name, connection.timeouts = more["application_name"], self
        return connection

    def terminate_abandoned(self, engine: Engine) -> None:
        """From now on, what was sent on abandoned connections is done or never will be."""
        names = set(self.abandoned)
        if not names:
            return
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            for _ in range(MAX_CHECKS):
                if not connection.execute(TERMINATE, {"names": list(names)}).all():
                    self.abandoned -= names
                    return
                time.sleep(CHECK_INTERVAL_S)
        raise DatabaseTimeout("PostgreSQL has not ended an abandoned connection")


class PgConnection(psycopg.Connection[Any]):
    """A connection to PostgreSQL that is closed when a wait on it times out."""

    name = ""
    timeouts: PgTimeouts | None = None

    def wait(self, gen: PQGen[RV], interval: float = 0.1, timeout: float | None = None) -> RV:
        if self.timeouts is None:
            return super().wait(gen, interval, timeout)
        ends = time.monotonic() + self.timeouts.timeout
        try:
            answer = super().wait(gen, interval, self.timeouts.timeout)
        except psycopg.OperationalError:
            if self.closed:
                self.timeouts.abandoned.add(self.name)
            elif time.monotonic() >= ends:
                self.timeouts.abandoned.add(self.name)
                self.timeouts.timed_out = True
                self.close()
                raise DatabaseTimeout("PostgreSQL does not answer") from None
            raise
        self.timeouts.timed_out = False
        return answer
