"""A saved game: how it began, every move, how it stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tischlein.drawing import notebook
from tischlein.engine.random import seed_text
from tischlein.records.fairness import FairDeal
from tischlein.records.format import result_text, text_of
from tischlein.records.verify import verify
from tischlein.table import Table, new, position


@dataclass(frozen=True)
class Seating:
    """Who sat at the table up to a move, before somebody took a seat over."""

    until: int
    names: list[str]
    bots: dict[int, str]


@dataclass(frozen=True, repr=False)
class Record:
    """One game: how it began, every move, how it stands. Records with the same content are equal.

    >>> import tischlein
    >>> record = tischlein.new("potato-man", 3, seed=1).record()
    >>> record
    <Record of potato-man, 3 players, 0 moves, unfinished>
    >>> record.replay() == tischlein.new("potato-man", 3, seed=1)
    True
    """

    game: str
    edition: str
    version: int
    players: int
    options: dict[str, Any]
    names: list[str] | None
    seed: str | None
    start: dict[str, Any] | None
    """The position the game began from, where it was not dealt from the seed."""
    moves: list[tuple[int, str]]
    result: str
    fair: FairDeal | None = None
    """What shows that the deal was fair, where a server has dealt."""
    bots: dict[int, str] = field(default_factory=dict)
    """The seats on which bots of Tischlein have played, and how strong they were."""
    earlier: tuple[Seating, ...] = ()
    """Who sat there before, in order, where seats were taken over."""

    @classmethod
    def of(cls, table: Table) -> Record:
        """The record of a table as it stands."""
        return cls(
            game=table.game.name,
            edition=table.game.edition,
            version=table.game.version,
            players=table.players,
            options={**table.options},
            names=None if table.names is None else [*table.names],
            seed=seed_text(table.start.seed) if table.from_seed else None,
            start=None if table.from_seed else Table(table.start).reveal(),
            moves=list(table.made),
            result=result_text(table),
        )

    def text(self) -> str:
        """The record as it stands in a file."""
        return text_of(self)

    def save(self, path: str | Path) -> None:
        """Writes the record into a file that `tischlein.load` reads."""
        Path(path).write_text(self.text(), encoding="utf-8", newline="\n")

    def names_at(self, n: int) -> list[str] | None:
        """The names of those who sat there when a move was made."""
        seating = seating_at(self.earlier, n)
        return seating.names if seating else self.names

    def begin(self) -> Table:
        """The table before the first move."""
        names = self.names_at(0)
        if self.start is not None:
            return position(self.game, self.start, names=names)
        return new(self.game, self.players, seed=self.seed, names=names, **self.options)

    def steps(self) -> Iterator[Table]:
        """The table before the first move and after each move, each a table of its own."""
        table = self.begin()
        yield table.copy()
        for n in range(1, len(self.moves) + 1):
            self.play_move(table, n)
            yield table.copy()

    def after(self, moves: int) -> Table:
        """The table after this number of moves."""
        table = self.begin()
        for n in range(1, moves + 1):
            self.play_move(table, n)
        return table

    def replay(self) -> Table:
        """The table after the last move; an unfinished game can be played on."""
        return self.after(len(self.moves))

    def play_move(self, table: Table, n: int) -> None:
        """Makes move `n` (the first is 1) on a table that stands before it."""
        table.names = self.names_at(n)
        table.play(*self.moves[n - 1])

    def verify(self) -> Table:
        """Plays everything again; raises `BadRecord` where a move or the result is not as the rules say."""
        return verify(self)

    def _repr_html_(self) -> str:
        return notebook.record_html(self)

    def __repr__(self) -> str:
        moves = f"{len(self.moves)} move{'s' if len(self.moves) != 1 else ''}"
        return f"<Record of {self.game}, {self.players} players, {moves}, {self.result}>"


def seating_at(earlier: Sequence[Seating], n: int) -> Seating | None:
    """Who sat there when a move was made, if it was not those who sit there now."""
    return next((seating for seating in earlier if n <= seating.until), None)
