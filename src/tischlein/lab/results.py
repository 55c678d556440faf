"""The deals of a match or a league in a file: kept as they are played, and gone on with by the same call."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from tischlein import bots
from tischlein.engine.compile.cache import digest
from tischlein.engine.errors import Refusal
from tischlein.engine.game import Game
from tischlein.lab.fingerprint import source_digest, source_of
from tischlein.lab.user_bots import is_user_bot
from tischlein.registry import find

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    class OneDeal(DataclassInstance, Protocol):
        """What a deal brought."""

        @property
        def number(self) -> int: ...
        def fits(self, what: Any, /) -> bool: ...


Played = TypeVar("Played", bound="OneDeal")
"""A deal of a match, or of a league."""
KINDS: dict[Any, Any] = {"int": int, "float": (int, float)}
"""What a field of a deal may hold, by how its type is written; all others hold lists."""


def built_in(game: Game) -> str:
    """Tells the built-in bots, and the game, from what they were before a change in their sources."""
    return digest(Path(bots.__file__).parent, game.folder)


def fingerprint(name: str) -> str:
    """Tells somebody's bot from what it was before a change in its file, or in what that imports from its
    own folder or package."""
    place = name.rpartition(":")[0]
    path = source_of(place)
    return source_digest(path, "" if place.endswith(".py") else place) if path else ""


def header_of(what: Any, names: Sequence[str], first: int) -> dict[str, Any]:
    """What results are of: the match, its first deal, the rules, and all bots as they are now; the same
    however options and files were written."""
    game = find(what.game)
    own = {os.path.normpath(name): fingerprint(name) for name in sorted(set(names)) if is_user_bot(name)}
    header = {name: in_one_way(value) for name, value in asdict(what).items()}
    header["options"] = game.check(what.players, what.options)
    header |= {
        "first": first,
        "edition": game.edition,
        "version": game.version,
        "built_in": built_in(game),
        "own": own,
    }
    return dict(json.loads(json.dumps(header)))


def in_one_way(value: Any) -> Any:
    """Entrants from a file, however the way there was written."""
    if isinstance(value, tuple):
        return tuple(map(in_one_way, value))
    return os.path.normpath(value) if isinstance(value, str) and ".py:" in value else value


class Results(Generic[Played]):
    """What has been played so far, with a file or without one; only one call at a time adds to a file."""

    def __init__(
        self,
        path: Path | str | None,
        what: Any,
        names: Sequence[str],
        first: int,
        deals: int,
        kind: type[Played],
    ) -> None:
        self.path, self.end = None if path is None else Path(path), 0
        self.played: list[Played] = []
        if self.path is None:
            return
        header = header_of(what, names, first)
        if self.path.exists() and self.path.stat().st_size:
            found = read(self.path, header, kind)
            if not all(one.number >= first and one.fits(what) for one in found):
                raise Refusal(f"{self.path} holds lines that are no deals of this match; name another file.")
            self.played = [one for one in found if one.number < first + deals]
            self.end = self.path.stat().st_size
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
        written = path.read_text(encoding="utf-8").splitlines()
        first, *lines = [json.loads(line) for line in written if line.strip()]
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
    parts = [(getattr(deal, one.name), KINDS.get(one.type, list)) for one in fields(kind)]
    return all(isinstance(part, allowed) and not isinstance(part, bool) for part, allowed in parts)


def cut_unfinished_line(path: Path, header: dict[str, Any]) -> None:
    """A machine that went down may leave half a line at the end of its results: that deal is played again.

    Only where the file begins like ours is anything cut.
    """
    content, ours = path.read_bytes(), (json.dumps(header) + "\n").encode()
    if content.startswith(ours) and not content.endswith(b"\n"):
        with path.open("r+b") as file:
            file.truncate(content.rindex(b"\n") + 1)
