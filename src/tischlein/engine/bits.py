"""Sets of cards as bit masks. Compiled code replaces these functions by single instructions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

MAX_NAMED_SETS = 10_000
"""Sets whose names are kept: hands of a thousand tables, which are listed again after every move."""


def count(mask: int) -> int:
    """How many cards are in the set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The first card of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def nth(mask: int, n: int) -> int:
    """The n-th card of the set, counted from 0."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)


def each(mask: int) -> list[int]:
    """All cards of the set in order (interpreted only; rules take them one by one with `lowest`)."""
    return [card for card, there in enumerate(f"{mask:b}"[::-1]) if there == "1"]


def naming(names: Sequence[str]) -> Callable[[int], list[str]]:
    """A function that lists the cards of a set by name, eight at a time, as views need it often."""
    rows = [eight_names(names[start : start + 8]) for start in range(0, len(names), 8)]

    @lru_cache(maxsize=MAX_NAMED_SETS)
    def listed(mask: int) -> list[str]:
        found: list[str] = []
        row = 0
        while mask:
            found += rows[row][mask & 255]
            mask >>= 8
            row += 1
        return found

    return lambda mask: listed(mask)[:]


def eight_names(names: Sequence[str]) -> list[list[str]]:
    """For every set of up to eight cards the names in it."""
    return [[name for place, name in enumerate(names) if part >> place & 1] for part in range(256)]


def mask_of(cards: list[int]) -> int:
    """The set of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
