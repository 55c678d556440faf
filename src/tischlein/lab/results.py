"""The deals of a match or a league in a file: kept as they are played, and gone on with by the same call."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tischlein import bots
from tischlein.engine.cache import digest
from tischlein.engine.errors import Refusal
from tischlein.engine.foreign import own_digest
from tischlein.engine.game import Game
from tischlein.lab.own import is_own, load
from tischlein.registry import find

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Played = TypeVar("Played", bound="DataclassInstance")
"""A deal of a match, or of a league."""
KINDS: dict[Any, Any] = {"int": int, "float": (int, float)}
"""What a field of a deal may hold, by how its type is written; all others hold lists."""


def house(game: Game) -> str:
    """Tells the bots of the house, and the game, from what they were before somebody worked on them."""
    return digest(Path(bots.__file__).parent, game.folder)


def fingerprint(name: str) -> str:
    """Tells somebody's bot from what it was before somebody worked on it: on its file, or on what that
    imports from its own surroundings."""
    module = load(name.rpartition(":")[0])
    return own_digest(module.__file__, module.__name__) if module.__file__ else ""


def header_of(what: Any, names: Sequence[str], first: int) -> dict[str, Any]:
    """What results are of: the match, its first deal, the rules, and all bots as they are now."""
    game = find(what.game)
    own = {name: fingerprint(name) for name in sorted(set(names)) if is_own(name)}
    header = asdict(what) | {
        "first": first, "edition": game.edition, "version": game.version, "house": house(game), "own": own,
    }  # fmt: skip
    return dict(json.loads(json.dumps(header)))


class Results(Generic[Played]):
    """What has been played so far, with a file or without one; only one call at a time adds to a file."""

    def __init__(self, path: Path | None, header: dict[str, Any], kind: type[Played]) -> None:
        self.path, self.end = path, 0
        self.played: list[Played] = []
        if path is None:
            return
        if path.exists() and path.stat().st_size:
            self.played = read(path, header, kind)
            self.end = path.stat().st_size
        else:
            self.write(header)

    def add(self, deal: Played) -> None:
        self.played.append(deal)
        self.write(asdict(deal))

    def write(self, line: dict[str, Any]) -> None:
        """Writes a line at the end, where this call left it."""
        if self.path is None:
            return
        with self.path.open("ab") as file:
            if file.tell() != self.end:
                raise Refusal(
                    f"Another call is writing to {self.path}, too; this one ends. Right would be a file for "
                    "each, or one after the other."
                )
            file.write((json.dumps(line) + "\n").encode())
            self.end = file.tell()


def read(path: Path, header: dict[str, Any], kind: type[Played]) -> list[Played]:
    """The deals that a file has already; what was not written by the same call is refused."""
    cut_unfinished_line(path, header)
    try:
        first, *lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    except ValueError:
        raise Refusal(f"{path} holds no results of a match; name another file.") from None
    if first != header:
        raise Refusal(
            f"{path} holds the results of another match, other rules or another bot (or of this one before "
            "somebody worked on it); name another file."
        )
    if not all(is_a(kind, line) for line in lines):
        raise Refusal(f"{path} holds lines that are no deals of this match; name another file.")
    times = Counter(line["number"] for line in lines)
    if double := [str(number) for number in sorted(times) if times[number] > 1]:
        raise Refusal(
            f"{path} holds deals twice, as if two calls had written to it: {', '.join(double)}; take one "
            "line of each out, or name another file."
        )
    return [kind(**line) for line in lines]


def is_a(kind: Any, line: Any) -> bool:
    """Whether a line is a deal of this kind."""
    try:
        deal = kind(**line)
    except TypeError:
        return False
    return all(isinstance(getattr(deal, one.name), KINDS.get(one.type, list)) for one in fields(kind))


def cut_unfinished_line(path: Path, header: dict[str, Any]) -> None:
    """A machine that went down may leave half a line at the end of its results: that deal is played again.

    Only where the file begins like ours is anything cut.
    """
    content, ours = path.read_bytes(), (json.dumps(header) + "\n").encode()
    if content.startswith(ours) and not content.endswith(b"\n"):
        with path.open("r+b") as file:
            file.truncate(content.rindex(b"\n") + 1)
