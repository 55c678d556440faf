"""Games at this terminal, kept in files while they are played: where they are, and how they are written.

A file grows with its game and is never given to another one.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from pathlib import Path

from platformdirs import user_data_path

from tischlein.engine.errors import Refusal
from tischlein.records.format import UNFINISHED
from tischlein.records.model import Record

SUFFIX = ".tischlein"
OWN_BOT = "own"
"""Stands in a record for somebody's own bot: opening a file must not run code that the file names."""
MAX_LISTED_GAMES = 50
"""More than anybody looks through; the files of older games can still be named."""


class FileTaken(Refusal):
    code = "file-taken"

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"--save must name a new file (got {path}, which is there); to go on with a saved game: "
            f"tischlein play {path}"
        )


def folder() -> Path:
    """Where games are saved unless a file is named."""
    return user_data_path("tischlein") / "games"


class SavedGame:
    """The file of one game."""

    def __init__(self, path: Path, content: str) -> None:
        self.path, self.content = path, content

    @classmethod
    def begin(cls, path: Path | None, record: Record) -> SavedGame:
        """A new file: the one named, or one in the folder for saved games."""
        text = record.text()
        if path is not None:
            try:
                return cls(write_new(path, text), text)
            except FileExistsError:
                raise FileTaken(path) from None
        folder().mkdir(parents=True, exist_ok=True)
        return cls(write_beside(folder() / f"{date.today():%Y-%m-%d}-{record.game}{SUFFIX}", text), text)

    def write(self, record: Record) -> None:
        """Writes the game as it stands, in one step: whoever is interrupted keeps the last state.

        Where somebody else has changed the file meanwhile, theirs stays and a new one is begun beside it.
        """
        text = record.text()
        if text == self.content:
            return
        if not self.path.exists() or self.path.read_text(encoding="utf-8") != self.content:
            self.path = write_beside(self.path, text)
        else:
            part = self.path.with_name(f"{self.path.name}.part")
            part.write_text(text, encoding="utf-8", newline="\n")
            part.replace(self.path)
        self.content = text

    def discard(self) -> None:
        """Removes the file of a game that nobody has begun to play."""
        self.path.unlink(missing_ok=True)


def write_new(path: Path, text: str) -> Path:
    with path.open("x", encoding="utf-8", newline="\n") as file:
        file.write(text)
    return path


def write_beside(path: Path, text: str) -> Path:
    """Writes a new file of this name, with a number where the name is taken."""
    number = 1
    while True:
        name = path if number == 1 else path.with_name(f"{path.stem}-{number}{path.suffix}")
        try:
            return write_new(name, text)
        except FileExistsError:
            number += 1


@dataclass(frozen=True)
class ListedGame:
    """A saved game as it stands in a list; only its lines are read, nothing is played."""

    path: Path
    game: str
    names: str
    moves: int
    day: date


def unfinished_games() -> list[ListedGame]:
    """The games in the folder that can go on, the latest first."""
    paths = sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    return [listed for path in paths[:MAX_LISTED_GAMES] if (listed := listed_game(path)) is not None]


def listed_game(path: Path) -> ListedGame | None:
    """What a list says of a game; None if it is over or not legible."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return None
    facts = dict(line.split(": ", 1) for line in lines if ": " in line)
    if facts.get("result") != UNFINISHED or "game" not in facts:
        return None
    names = ", ".join(part.strip('" ') for part in facts.get("names", "").strip("[]").split(","))
    moves = sum(line[0].isdecimal() for line in lines if line)
    return ListedGame(path, facts["game"], names, moves, date.fromtimestamp(path.stat().st_mtime))
