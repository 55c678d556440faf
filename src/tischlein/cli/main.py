"""The command line: `tischlein --help`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence

from tischlein import __version__
from tischlein.cli import encoding, games, lab, play, saved_games, server
from tischlein.engine.errors import Refusal
from tischlein.i18n.languages import LANGUAGES, UnknownLanguage

GROUPS = (games, play, saved_games, lab, encoding, server)
"""Modules with commands, in the order of the help."""


def parser() -> argparse.ArgumentParser:
    """All commands with their arguments."""
    tischlein = argparse.ArgumentParser(
        prog="tischlein",
        description="The little table that sets itself: play card games, or play millions of them.",
        epilog="A first game: tischlein play potato-man",
    )
    tischlein.add_argument("--version", action="version", version=f"tischlein {__version__}")
    commands = tischlein.add_subparsers(dest="command", metavar="COMMAND", required=True)

    def command(
        name: str, text: str, run: Callable[[argparse.Namespace], int | None]
    ) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
        made.set_defaults(run=run)
        return made

    for group in GROUPS:
        group.add_commands(command)
    return tischlein


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; a refusal is one line on standard error and exit code 2."""
    try:
        chosen = parser().parse_args(arguments)
        if getattr(chosen, "lang", "en") not in LANGUAGES:
            raise UnknownLanguage(chosen.lang)
        code = int(chosen.run(chosen) or 0)
        sys.stdout.flush()
        return code
    except Refusal as refused:
        print(f"tischlein: {refused}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever read along has seen enough; what is left to say goes nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        said = f"{error.filename}: {error.strerror}" if error.filename else str(error)
        print(f"tischlein: {said}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
