"""A game move by move, for looking back, and any moment of it, for playing on from there."""

from __future__ import annotations

import gzip
from dataclasses import replace
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from tischlein.engine.errors import Refusal
from tischlein.i18n.languages import LANGUAGES
from tischlein.i18n.names import seat_names
from tischlein.records import fairness
from tischlein.records.record import Record, parse
from tischlein.server.protocol.common import Person
from tischlein.server.tables import log
from tischlein.table import Table


class Step(Struct):
    """The table after a move (the first step: after the deal), as one seat saw it."""

    n: int
    seat: int | None
    move: str | None
    view: Any
    events: list[dict[str, Any]]
    sentences: list[str] | UnsetType = UNSET


class Seated(Struct):
    """Who sat there up to a move, before somebody took a seat over."""

    until: int
    names: list[str]
    bots: list[str | None]


class Replay(Struct):
    game: str
    players: int
    names: list[str]
    bots: list[str | None]
    """Which of them are bots, and how strong."""
    earlier: list[Seated]
    result: str
    steps: list[Step]
    reveal: Any
    """Everything, as it lay at the end."""


def read(text: str) -> Record:
    """A record that was checked to the last move; a bad one is declined with what is wrong with it."""
    return parse(text)


def in_language(record: Record, language: str) -> Record:
    """The same record with bots called as the reader's language calls them; old ones say only their names."""
    if record.names is None or not (record.bots or record.earlier):
        return record
    before = [replace(one, names=seat_names(one.names, one.bots, language)) for one in record.earlier]
    return replace(record, names=seat_names(record.names, record.bots, language), earlier=tuple(before))


def check_seat(record: Record, seat: int | None) -> None:
    if seat is not None and seat >= record.players:
        raise Refusal(code="no-such-seat", number=seat + 1)


def replay(text: str, seat: int | None, language: str) -> Replay:
    """All steps of a recorded game; other people's eyes are open to everybody once a game is over."""
    record = in_language(read(text), language)
    check_seat(record, seat)
    steps = []
    for n, table in enumerate(record.steps()):
        mover, move = record.moves[n - 1] if n else (None, None)
        sentences: list[str] | UnsetType = UNSET
        if language in LANGUAGES:
            sentences = table.sentences(seat, since=n, lang=language)
        steps.append(Step(n, mover, move, table.view(seat), table.events(seat, since=n), sentences))
    seats = range(record.players)
    bots = [record.bots.get(seat) for seat in seats]
    before = [Seated(one.until, one.names, [one.bots.get(seat) for seat in seats]) for one in record.earlier]
    names = record.names or table.people
    return Replay(record.game, record.players, names, bots, before, record.result, steps, table.reveal())


@lru_cache(maxsize=64)
def packed_replay(text: str, seat: int | None, language: str) -> bytes:
    """The same as compressed JSON, a twentieth of its size; who looks back does so more than once."""
    return gzip.compress(msgspec.json.encode(replay(text, seat, language)), 6, mtime=0)


def moment(record: Record, move: int) -> Table:
    """The table after so many moves, where somebody still owes one."""
    if move <= len(record.moves):
        table = next(table for n, table in enumerate(record.steps()) if n == move)
        if not table.over:
            return table
    raise Refusal(code="no-such-moment", moves=len(record.moves))


def played_on(text: str, move: int, seat: int, bot: str, person: Person) -> tuple[log.Opened, log.Sat]:
    """A table that begins at a moment of a recorded game: the person on one seat, bots on the others.

    All cards lie as they did. Coming shuffles are drawn anew: the seed of the old game is known by now.
    """
    record = read(text)
    check_seat(record, seat)
    start = moment(record, move).reveal()
    start["chance"] = {"seed": fairness.new_secret(), "drawn": 0}
    others = {other: bot for other in range(record.players) if other != seat}
    opened = log.Opened(
        record.game, record.players, record.options, person.id, fairness.new_secret(), others,
        grace=None, start=start,
    )  # fmt: skip
    return opened, log.Sat(seat, person.id, person.name)
