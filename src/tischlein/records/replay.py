"""A saved game move by move, as one seat saw it, for looking back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tischlein.engine.errors import Refusal
from tischlein.i18n.languages import LANGUAGES
from tischlein.records.model import Record, Seating
from tischlein.table import Table


@dataclass(frozen=True)
class Step:
    """The table after a move (the first step: after the deal), as one seat saw it."""

    n: int
    seat: int | None
    move: str | None
    view: dict[str, Any]
    events: list[dict[str, Any]]
    sentences: list[str]
    """The events as sentences; none where the language is not one of ours."""


@dataclass(frozen=True)
class Seated:
    """Who sat there up to a move, before somebody took a seat over."""

    until: int
    names: list[str]
    bots: list[str | None]


@dataclass(frozen=True)
class Replay:
    """A whole game, every hidden card open at the end."""

    game: str
    players: int
    names: list[str]
    bots: list[str | None]
    """Which of them are bots, and how strong."""
    earlier: list[Seated]
    result: str
    steps: list[Step]
    reveal: dict[str, Any]
    """Everything, as it lay at the end."""


def replay(record: Record, seat: int | None, language: str) -> Replay:
    """All steps of a recorded game; once a game is over anybody may see it as any seat saw it."""
    check_seat(record, seat)
    table = record.begin()
    steps = [step_of(record, table, 0, seat, language)]
    for n in range(1, len(record.moves) + 1):
        record.play_move(table, n)
        steps.append(step_of(record, table, n, seat, language))
    names = record.names or table.people
    earlier = [Seated(one.until, one.names, bots_of(record, one)) for one in record.earlier]
    return Replay(
        record.game, record.players, names, bots_of(record, record), earlier, record.result, steps,
        table.reveal(),
    )  # fmt: skip


def step_of(record: Record, table: Table, n: int, seat: int | None, language: str) -> Step:
    """Move `n`, the last that was made on the table, and what it brought about."""
    mover, move = record.moves[n - 1] if n else (None, None)
    sentences = table.sentences(seat, since=n, lang=language) if language in LANGUAGES else []
    return Step(n, mover, move, table.view(seat), table.events(seat, since=n), sentences)


def bots_of(record: Record, people: Record | Seating) -> list[str | None]:
    """For each seat the bot on it, or None."""
    return [people.bots.get(seat) for seat in range(record.players)]


def check_seat(record: Record, seat: int | None) -> None:
    if seat is not None and seat >= record.players:
        raise Refusal(code="no-such-seat", number=seat + 1)


def table_after(record: Record, moves: int) -> Table:
    """The table after this number of moves, where somebody still owes one."""
    if moves <= len(record.moves):
        table = record.after(moves)
        if not table.over:
            return table
    raise Refusal(code="no-such-moment", moves=len(record.moves))
