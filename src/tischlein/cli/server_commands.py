"""The server's commands: `serve`, `doctor`, `protocol`, `replay-bots`."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from dataclasses import fields
from typing import Any

from tischlein.engine.errors import Refusal
from tischlein.server.ops.settings import Settings, from_environment


class NotInstalled(Refusal):
    code = "not-installed"

    def __init__(self, missing: str | None) -> None:
        super().__init__(f"This needs the server's packages ({missing}): pip install 'tischlein[server]'.")


class NoBook(Refusal):
    code = "unknown-table"

    def __init__(self, table: str, settings: Settings, why: str = "") -> None:
        where = "the database" if settings.database else settings.folder
        super().__init__(f"There is no table {table} in {where}{f' ({why})' if why else ''}.")


def add_commands(command: Callable[[str, str, Any], argparse.ArgumentParser]) -> None:
    serve = command("serve", "let others join: a table server for browsers and bots", needing(run_server))
    add_settings(serve)
    doctor = command("doctor", "look this installation over and say what to mend", run_doctor)
    add_settings(doctor)

    protocol = command("protocol", "show the messages of the server's protocol", needing(show_protocol))
    protocol.add_argument("--typescript", action="store_true", help="as TypeScript types (the default)")

    bots = command(
        "replay-bots", "make every decision of a table's bots again and compare", needing(replay_bots)
    )
    bots.add_argument("table", metavar="TABLE", help="the table's id")
    for name in ("data", "database"):
        bots.add_argument(f"--{name}", help="where the tables are kept, as for serve")


def add_settings(command: argparse.ArgumentParser) -> None:
    """Every setting as an option."""
    for one in fields(Settings):
        flag = "--" + one.name.replace("_", "-")
        kind = int if isinstance(one.default, int) else str
        text = f"{one.metadata['help']} (default: {one.default})" if one.default else one.metadata["help"]
        command.add_argument(flag, dest=one.name, type=kind, metavar=one.name.upper(), help=text)
    command.epilog = "Each option can also be set by environment, as in TISCHLEIN_PORT=8000."


def needing(run: Callable[[argparse.Namespace], int]) -> Callable[[argparse.Namespace], int]:
    """A command that says what to install where a package is missing."""

    def guarded(chosen: argparse.Namespace) -> int:
        try:
            return run(chosen)
        except ModuleNotFoundError as missing:
            raise NotInstalled(missing.name) from None

    return guarded


def run_server(chosen: argparse.Namespace) -> int:
    from tischlein.bots.worker_process import compile_ahead
    from tischlein.server.app import serve

    settings = from_environment(vars(chosen), os.environ)
    compile_ahead()
    return serve(settings)


def run_doctor(chosen: argparse.Namespace) -> int:
    from tischlein.server.app import CLIENT
    from tischlein.server.ops.doctor import examine, report

    settings = from_environment(vars(chosen), os.environ)
    return report(examine(settings, CLIENT))


def show_protocol(_: argparse.Namespace) -> int:
    from tischlein.server.protocol.typescript import protocol_types

    print(protocol_types(), end="")
    return 0


def replay_bots(chosen: argparse.Namespace) -> int:
    from sqlalchemy.exc import SQLAlchemyError

    from tischlein.server.live.bot_pool import BotTask, choose
    from tischlein.server.storage.database import Store, connect

    settings = from_environment({"data": chosen.data, "database": chosen.database}, os.environ)
    store = Store(connect(settings.database_url(), settings.patience()))
    try:
        entries = store.entries_of(chosen.table)
        rows = store.decisions_of(chosen.table)
    except SQLAlchemyError as error:
        raise NoBook(chosen.table, settings, type(error).__name__) from None
    finally:
        store.close()
    if not entries:
        raise NoBook(chosen.table, settings)
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
