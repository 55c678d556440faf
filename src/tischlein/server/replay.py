"""A finished game move by move, for looking back."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from tischlein.engine.errors import BadSeat, Refusal
from tischlein.record import parse
from tischlein.server.phrases import Declined
from tischlein.words import LANGUAGES


class Step(Struct):
    """The table after a move (the first step: after the deal), as one seat saw it."""

    n: int
    seat: int | None
    move: str | None
    view: Any
    events: list[dict[str, Any]]
    sentences: list[str] | UnsetType = UNSET


class Replay(Struct):
    game: str
    players: int
    names: list[str]
    result: str
    steps: list[Step]
    reveal: Any
    """Everything, as it lay at the end."""


def replay(text: str, seat: int | None, language: str) -> Replay:
    """All steps of a recorded game; other people's eyes are open to everybody once a game is over."""
    try:
        record = parse(text)
    except Refusal as refused:
        raise Declined(refused.code, sentence=str(refused)) from None
    if seat is not None and seat >= record.players:
        raise Declined("no-such-seat", sentence=str(BadSeat(seat, record.players)))
    steps = []
    for n, table in enumerate(record.steps()):
        mover, move = record.moves[n - 1] if n else (None, None)
        sentences: list[str] | UnsetType = UNSET
        if language in LANGUAGES:
            sentences = table.sentences(seat, since=n, lang=language)
        steps.append(Step(n, mover, move, table.view(seat), table.events(seat, since=n), sentences))
    return Replay(record.game, record.players, table.people, record.result, steps, table.reveal())
