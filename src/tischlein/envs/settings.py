"""What may be asked of an environment, and how the kernels have it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tischlein.engine.errors import Refusal
from tischlein.engine.random import seed_text
from tischlein.engine.validation import one_of, whole
from tischlein.envs.kernels import BY_DEFAULT, EVERY, MOVER, POINTS, RANDOM, RANKS, WINS

AUTORESET = {"same-step": "SameStep", "next-step": "NextStep", "disabled": "Disabled"}
"""Our name -> the value that Gymnasium's `AutoresetMode` has."""
REWARDS = {"points": POINTS, "win": WINS, "rank": RANKS}
OPPONENTS = {"random": RANDOM, "thumb": BY_DEFAULT}
"""The bots that play in compiled code."""


def which_rows(seats: str | int, players: int) -> int:
    """Whom the rows are for, as the kernels have it."""
    seat = whole(seats)
    if seat is not None and 0 <= seat < players:
        return seat
    if seats not in ("mover", "every"):
        raise Refusal(f"seats must be mover, every or a seat from 0 to {players - 1} (got {seats!r})")
    return MOVER if seats == "mover" else EVERY


def opponents_of(opponents: str | Sequence[str] | None, rows_for: int, players: int) -> list[int]:
    """How each seat plays; only those beside a single seat ever do."""
    if rows_for < 0:
        if opponents is not None:
            raise Refusal(f"opponents must go with a single seat, as in seats=0 (got {opponents!r})")
        return [RANDOM] * players
    if opponents is None or isinstance(opponents, str):
        names = [opponents or "random"] * (players - 1)
    else:
        names = list(opponents)
    if len(names) != players - 1:
        raise Refusal(f"opponents must be one bot or {players - 1} (got {len(names)})")
    found = [0] * players
    for place, name in enumerate(names, 1):
        found[(rows_for + place) % players] = OPPONENTS[one_of("opponents", name, OPPONENTS)]
    return found


def check_seed(seed: Any) -> int:
    """A seed of 64 bits."""
    found = whole(seed)
    if found is None or not 0 <= found < 2**64:
        raise Refusal(f"seed must be a whole number from 0 to 2**64 - 1 (got {seed!r})")
    return found


def hex_seed(seed: int) -> str:
    """The 256 bits that begin with these 64, as people's tables take them."""
    return seed_text([seed & 0xFFFFFFFF, seed >> 32, 0, 0, 0, 0, 0, 0])
