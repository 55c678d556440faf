"""A table in two forms with the same fields: a plain Python object and one NumPy record.

A game declares the fields of its table once, as a class:

    class Table(State):
        hands: list[int] = row(5)          # five 64-bit numbers
        turn: int = number("i1")           # one byte

People's code and the interpreted rules use objects of that class, whose fields are Python numbers and lists.
Compiled rules use records of `Table.dtype`, and a million tables are an array of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from tischlein.engine.events import Event
    from tischlein.engine.game import Game


@dataclass(frozen=True)
class Field:
    """Kind and shape of one field of the record."""

    kind: str
    shape: tuple[int, ...] = ()


def number(kind: str = "i8") -> int:
    """One number; `kind` is a NumPy type such as `i1` or `i8`."""
    return cast(int, Field(kind))


def row(length: int, kind: str = "i8") -> list[int]:
    """A row of numbers."""
    return cast("list[int]", Field(kind, (length,)))


def grid(rows: int, columns: int, kind: str = "i8") -> list[list[int]]:
    """Rows of numbers, read as `grid[row][column]`."""
    return cast("list[list[int]]", Field(kind, (rows, columns)))


def copy_row(into: list[int], source: list[int]) -> None:
    """Makes one row the same as another; compiled code goes number by number."""
    into[:] = source


class State:
    """What every table has: the number of players and its own chance (see `engine.random`)."""

    players: int = number("i1")
    viewer: int = number("i1")
    """0: this is the whole table; 1: a spectator's view record; 2 and up: that of seat 0 and up."""
    seed: list[int] = row(8, "u4")
    block: list[int] = row(16, "u4")
    drawn: int = number("i8")
    rng: list[int] = row(1, "u8")
    """The state of the fast generator; 0: this table draws from ChaCha8."""

    fields: ClassVar[dict[str, Field]] = {}
    dtype: ClassVar[np.dtype[Any]]
    game: ClassVar[Game]

    told: list[Event] | None
    """Where the interpreted rules write down what happens; None: nowhere."""

    def __init_subclass__(cls) -> None:
        cls.fields = {
            name: value
            for owner in reversed(cls.__mro__)
            for name, value in vars(owner).items()
            if isinstance(value, Field)
        }
        taken = [name for name in cls.fields if hasattr(np.record, name)]
        if taken:
            raise TypeError(f"{cls.__module__}: fields named like a method of np.record: {taken}")
        cls.dtype = np.dtype(
            [(name, field.kind, field.shape) for name, field in cls.fields.items()], align=True
        )
        written = written_out(cls.fields, cls)
        cls.__init__, cls.copy = written["__init__"], written["copy"]  # type: ignore[method-assign]

    def __init__(self) -> None:
        """An empty table."""

    def copy(self) -> Self:
        """Another table in the same state."""
        raise NotImplementedError

    def pack(self) -> NDArray[np.void]:
        """This table as an array of one record."""
        record = np.zeros(1, self.dtype)
        for name in self.fields:
            record[name][0] = getattr(self, name)
        return record

    @classmethod
    def unpack(cls, record: np.void) -> Self:
        """A plain table with the fields of a record."""
        table = cls()
        for name in cls.fields:
            setattr(table, name, record[name].tolist())
        return table

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.fields)

    __hash__ = None  # type: ignore[assignment]  # a table changes


def written_out(fields: dict[str, Field], table: type[State]) -> dict[str, Any]:
    """`__init__` and `copy` of a kind of table, field by field, as data classes have them too.

    Every view takes a table or two, and a loop over the fields takes three times as long.
    """
    code = [
        "def __init__(table):",
        *(f" table.{name} = {zeros(field.shape)}" for name, field in fields.items()),
    ]
    code += [" table.told = None", "def copy(table):", " twin = new(kind)"]
    code += [f" twin.{name} = {copied(f'table.{name}', field.shape)}" for name, field in fields.items()]
    code += [" twin.told = None", " return twin"]
    written: dict[str, Any] = {"kind": table, "new": table.__new__}
    exec("\n".join(code), written)  # noqa: S102 – made of field names only
    return written


def zeros(shape: tuple[int, ...]) -> str:
    return f"[{', '.join([zeros(shape[1:])] * shape[0])}]" if shape else "0"


def copied(name: str, shape: tuple[int, ...]) -> str:
    """A number as it is, a row copied, a grid row by row."""
    return (name, f"{name}[:]", f"[*map(list, {name})]")[len(shape)]
