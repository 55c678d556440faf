"""`tischlein serve`, `doctor`, `backup`, `restore`, `check` and others: the table server's commands."""

from __future__ import annotations

import argparse
import os
from dataclasses import fields
from pathlib import Path

from tischlein import server
from tischlein.cli.arguments import AddCommand


def add_commands(command: AddCommand) -> None:
    add_settings(command("serve", "let others join: a table server for browsers and bots", run_server))
    add_settings(command("doctor", "check this installation and say what to fix", run_doctor))

    protocol = command("protocol", "show the messages of the server's protocol", show_protocol)
    protocol.add_argument("--typescript", action="store_true", help="as TypeScript types (the default)")

    bots = command("replay-bots", "make every decision of a table's bots again and compare", replay_bots)
    bots.add_argument("table", metavar="TABLE", help="the table's id")
    add_place(bots)

    save = command("backup", "write the whole database into one file, while the server runs", run_backup)
    fill = command("restore", "fill an empty database from such a file", run_restore)
    for one in (save, fill):
        one.add_argument("file", metavar="FILE", type=Path)
        add_place(one)
    add_place(command("check", "read every table's log and play every finished game again", run_check))


def add_place(command: argparse.ArgumentParser) -> None:
    for name in ("data", "database"):
        command.add_argument(f"--{name}", help="where the tables are kept, as for serve")


def add_settings(command: argparse.ArgumentParser) -> None:
    """Every setting as an option."""
    for one in fields(server.Settings):
        flag = "--" + one.name.replace("_", "-")
        kind = int if isinstance(one.default, int) else str
        text = f"{one.metadata['help']} (default: {one.default})" if one.default else one.metadata["help"]
        command.add_argument(flag, dest=one.name, type=kind, metavar=one.name.upper(), help=text)
    command.epilog = "Each option can also be set by environment, as in TISCHLEIN_PORT=8000."


def run_server(chosen: argparse.Namespace) -> int:
    return server.serve(server.from_environment(vars(chosen), os.environ))


def run_doctor(chosen: argparse.Namespace) -> int:
    return server.doctor(server.from_environment(vars(chosen), os.environ))


def show_protocol(_: argparse.Namespace) -> None:
    print(server.protocol_types(), end="")


def replay_bots(chosen: argparse.Namespace) -> int:
    return server.replay_bots(chosen.table, place(chosen))


def run_backup(chosen: argparse.Namespace) -> int:
    return server.backup(place(chosen), chosen.file)


def run_restore(chosen: argparse.Namespace) -> int:
    return server.restore(place(chosen), chosen.file)


def run_check(chosen: argparse.Namespace) -> int:
    return server.check(place(chosen))


def place(chosen: argparse.Namespace) -> server.Settings:
    """Where the tables are kept."""
    return server.from_environment({"data": chosen.data, "database": chosen.database}, os.environ)
