"""What the reports of matches and leagues share."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console


def literal_console() -> Console:
    """Where names of bots and files are printed as they are: "[old]" in one is a folder and no colour."""
    return Console(markup=False)


def print_what_is_saved(path: Path | None) -> None:
    """Whether a match that was ended early can go on."""
    literal_console().print(
        "Ended early. Nothing is kept; --file would keep the deals."
        if path is None
        else f"Ended early. The deals are kept in {path}: the same call goes on."
    )
