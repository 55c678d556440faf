"""`tischlein replay-bots`: makes every decision of a table's bots again and compares."""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError

from tischlein.engine.errors import Refusal
from tischlein.server.live.bot_pool import BotTask, choose
from tischlein.server.ops.settings import Settings
from tischlein.server.storage.database import connect
from tischlein.server.storage.queries import Queries


class NoBook(Refusal):
    code = "unknown-table"

    def __init__(self, table: str, settings: Settings, why: str = "") -> None:
        where = "the database" if settings.database else settings.folder
        super().__init__(f"There is no table {table} in {where}{f' ({why})' if why else ''}.")


def replay_bots(table: str, settings: Settings) -> int:
    """Every decision again, from the same view and seed; 0: none differs."""
    if not settings.database and not settings.database_file.exists():
        raise NoBook(table, settings, "there is no database")
    queries = Queries(connect(settings.database_url(), settings.pg_timeouts()))
    try:
        entries = queries.entries_of(table)
        rows = queries.decisions_of(table)
    except SQLAlchemyError as error:
        raise NoBook(table, settings, type(error).__name__) from None
    finally:
        queries.close()
    if not entries:
        raise NoBook(table, settings)
    game = getattr(entries[0].payload, "game", "")
    differing = 0
    for row in rows:
        question = BotTask(game, row["seat"], row["bot"], row["seed"], row["seen"], row["simulations"])
        again = choose(question)
        if again != row["move"] or getattr(entries[row["n"] - 1].payload, "move", "") != row["move"]:
            differing += 1
            print(f"entry {row['n']}, seat {row['seat']} ({row['bot']}): {row['move']}, but again {again}")
    print(f"{len(rows)} decisions made again, {differing} differ.")
    return 1 if differing else 0
