"""`tischlein check`: reads every table's log and plays every finished game again."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import sqlalchemy as sa
from sqlalchemy.engine import Engine
from sqlalchemy.exc import SQLAlchemyError

from tischlein.engine.errors import Refusal
from tischlein.records.parse import parse
from tischlein.registry import games
from tischlein.server.ops.health import damage
from tischlein.server.ops.settings import Settings
from tischlein.server.storage.database import connect
from tischlein.server.storage.queries import Queries
from tischlein.server.storage.schema import entries, finished
from tischlein.server.tables.host import Host


def check(settings: Settings) -> int:
    """Prints what cannot be read; 0: everything can."""
    engine = connect(settings.database_url(), settings.pg_timeouts())
    try:
        return report(engine)
    finally:
        engine.dispose()


def report(engine: Engine, say: Callable[[str], None] = print) -> int:
    wrong = 0
    if (found := damage(engine)) is not None:
        wrong += 1
        say(found)
    for kind, results in (("tables", tables(engine)), ("finished games", finished_games(engine))):
        read = other_rules = 0
        for name, complaint in results:
            read += complaint == ""
            other_rules += complaint == "other-rules"
            if complaint not in ("", "other-rules"):
                wrong += 1
                say(f"{name}: {complaint}")
        say(f"{read} {kind} read again, {other_rules} under other rules")
    say(f"{wrong} cannot be read." if wrong else "All is well.")
    return 1 if wrong else 0


def tables(engine: Engine) -> Iterator[tuple[str, str]]:
    """Every table, and what is wrong with its log."""
    queries = Queries(engine)
    with engine.connect() as connection:
        ids = list(connection.execute(sa.select(entries.c.table_id).distinct()).scalars())
    for table_id in ids:
        try:
            log = queries.entries_of(table_id)
            Host(table_id, log, log[-1].at)
        except Refusal as refusal:
            yield f"table {table_id}", refusal.code if refusal.code == "other-rules" else str(refusal)
        except SQLAlchemyError as error:
            yield f"table {table_id}", type(error).__name__
        except Exception as error:
            yield f"table {table_id}", f"{type(error).__name__}: {error}"[:200]
        else:
            yield f"table {table_id}", ""


def finished_games(engine: Engine) -> Iterator[tuple[str, str]]:
    """Every finished game, and what is wrong with its record."""
    with engine.connect() as connection:
        keys = connection.execute(sa.select(finished.c.table_id, finished.c.number, finished.c.game)).all()
    queries = Queries(engine)
    for table_id, number, game in keys:
        name = f"game {number} of table {table_id}"
        try:
            text = queries.record_text(table_id, number) or ""
            known = games().get(game)
            if known is None or f"\nedition: {known.edition}\nrules: {known.version}\n" not in text:
                yield name, "other-rules"
                continue
            parse(text)
        except (Refusal, SQLAlchemyError) as error:
            yield name, str(error)[:200]
        else:
            yield name, ""
