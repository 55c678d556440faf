"""The tables of the database, the same in SQLite and PostgreSQL.

A change here needs a migration. Columns keep their names: during an upgrade processes of the version before
share the database with new ones.
"""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import BigInteger, Boolean, Column, Integer, LargeBinary, MetaData, String, Text

metadata = MetaData()

tables = sa.Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("phase", String(12), nullable=False),
    Column("free", Integer, nullable=False),
    Column("timed", Boolean, nullable=False),
    Column("host", String(40), nullable=False),
    Column("people", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
    sa.Index("open_tables", "open", "phase", "changed"),
)
"""A row about each table for the list of tables; what counts is its log."""

entries = sa.Table(
    "entries",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("person", String(40)),
    Column("request", String(40)),
    Column("fact", Text, nullable=False),
)
"""The logs of the tables: append-only. Whoever writes the same entry second gets a conflict."""

decisions = sa.Table(
    "decisions",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("bot", String(20), nullable=False),
    Column("simulations", Integer, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("seen", LargeBinary, nullable=False),
    Column("move", Text, nullable=False),
)
"""All that a bot knew when it moved: entry `n` of the log is its move."""

finished = sa.Table(
    "finished",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("result", Text, nullable=False),
    Column("record", Text, nullable=False),
)

took_part = sa.Table(
    "took_part",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
)

people = sa.Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("figure", String(30), nullable=False, server_default=""),
)

devices = sa.Table(
    "devices",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(40), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
)
"""A person's devices: only hashes of their secrets are kept."""

links = sa.Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("used", Boolean, nullable=False),
)
"""Codes that bring an identity to another device, once, within minutes."""
