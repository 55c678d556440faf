"""Lines to PostgreSQL that are not waited for without end.

A database may take a question and never answer: its machine hangs, its disk, or the network between. Whoever
waits longer than `--database-patience` gives the line up and is refused as if the database was away. But what
was asked on a line that was given up may yet be done, when the database goes on: nothing may be read as the
truth before PostgreSQL has let go of such lines (`settle`).
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

BRIEFLY = 1.0
"""Seconds to wait for a database that has not answered lately: one answer, and it is trusted again."""

LOOKS = 20
BETWEEN_LOOKS = 0.05

END = sa.text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ANY(:names)")


class Hangs(psycopg.OperationalError, TimeoutError):
    """The database has not answered in time."""


class Patience:
    """How long this process waits for PostgreSQL, on any of its lines."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.hangs = False
        self.given_up: set[str] = set()
        """Names of lines that broke or were given up while they were waited for."""

    @property
    def left(self) -> float:
        return min(self.seconds, BRIEFLY) if self.hangs else self.seconds

    def connect(self, *where: Any, **more: Any) -> PatientLine:
        """A new line, with a name of its own by which PostgreSQL knows it."""
        more |= {
            "application_name": f"tischlein {secrets.token_hex(8)}",
            "connect_timeout": math.ceil(self.left),
        }
        try:
            line = PatientLine.connect(*where, **more)
        except psycopg.errors.ConnectionTimeout:
            self.hangs = True
            raise Hangs("PostgreSQL takes no new line") from None
        self.hangs = False
        line.name, line.patience = more["application_name"], self
        return line

    def settle(self, engine: Engine) -> None:
        """What was asked on lines that were given up is done or will never be done, from now on."""
        names = set(self.given_up)
        if not names:
            return
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            for _ in range(LOOKS):
                if not connection.execute(END, {"names": list(names)}).all():
                    self.given_up -= names
                    return
                time.sleep(BETWEEN_LOOKS)
        raise Hangs("PostgreSQL still holds a line that was given up")


class PatientLine(psycopg.Connection[Any]):
    """A line to PostgreSQL that gives up when its patience is at an end."""

    name = ""
    patience: Patience | None = None

    def wait(self, gen: PQGen[RV], interval: float = 0.1, timeout: float | None = None) -> RV:
        if self.patience is None:
            return super().wait(gen, interval, timeout)
        ends = time.monotonic() + self.patience.left
        try:
            answer = super().wait(gen, interval, self.patience.left)
        except psycopg.OperationalError:
            if self.closed:
                self.patience.given_up.add(self.name)
            elif time.monotonic() >= ends:
                self.patience.given_up.add(self.name)
                self.patience.hangs = True
                self.close()
                raise Hangs("PostgreSQL does not answer") from None
            raise
        self.patience.hangs = False
        return answer
