"""The material: 110 cards and 30 portions, and how those that lie together are one number.

A *heap* of cards (a hand, a display, the discard pile) is one number: 25 bits name its worms, W1 first, and
above them five bits for each of the numbers 1 to 5 count its copies. Heaps are joined by + and parted by -.
Portions together are a number too: portion 16 is bit 16, and so on; the two lowest bits count the zeros.
"""

from __future__ import annotations

import numpy as np

from tischlein.engine import rule
from tischlein.engine.bits import count, lowest

EDITION = "zoch-2021"

NUMBERS = 5
COPIES = 17
WORM_CARDS = 25  # signposts 1-25: single source, ruling 3
WORM_VALUE = 5

PORTIONS = (0, 0, 0, *range(16, 43))  # single source, ruling 2
WORMS_ON = np.array(  # from portion 16 on; reconstructed, ruling 1
    [0] * 16 + [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9]
)
BOXED = np.array([0, 0, 12, 6, 2, 0, 0])  # by players; five and six: published reviews, ruling 4

DECK = NUMBERS * COPIES + WORM_CARDS
ALL_WORMS = (1 << WORM_CARDS) - 1
COPY_BITS = 5
ALL_COPIES = (1 << COPY_BITS) - 1
SINGLE = tuple(1 << WORM_CARDS + COPY_BITS * place for place in range(NUMBERS))
"""One card of each number as a heap."""
ONE_OF_EACH = sum(SINGLE)
WHOLE_DECK = COPIES * ONE_OF_EACH + ALL_WORMS

CARDS = np.array([0, *SINGLE, *(1 << worm for worm in range(WORM_CARDS))])
"""Every card as a heap of one: 1 to 5 are the numbers, 6 is W1 and 30 is W25."""
SINGLE_AT = np.array([0] * WORM_CARDS + [single for single in SINGLE for _ in range(COPY_BITS)])
"""For each bit of a heap one card of the number that is counted there."""

SUPPLY = len(PORTIONS)
ALL_PORTIONS = sum(1 << portion for portion in PORTIONS)
ZEROS = 3


@rule
def heap_of(card: int) -> int:
    return int(CARDS[card])


@rule
def worms_in(heap: int) -> int:
    """The worms of a heap as a set: W1 is bit 0."""
    return heap & ALL_WORMS


@rule
def copies_of(number: int, heap: int) -> int:
    return (heap >> (WORM_CARDS + COPY_BITS * (number - 1))) & ALL_COPIES


@rule
def one_of_each_number(heap: int) -> int:
    """One card of each number in the heap."""
    bits = heap | heap >> 1 | heap >> 2 | heap >> 3 | heap >> 4
    return bits & ONE_OF_EACH


@rule
def one_of_the_lowest(numbers: int) -> int:
    """One card of the lowest number in a heap that has numbers only."""
    return int(SINGLE_AT[lowest(numbers)])


@rule
def all_copies(single: int, heap: int) -> int:
    """All cards of the heap that have the number of a single card."""
    return heap & (ALL_COPIES * single)


@rule
def kinds_in(heap: int) -> int:
    """How many kinds there are in the heap. The worms are one kind, the 5s another (ruling 5)."""
    return count(one_of_each_number(heap)) + (1 if worms_in(heap) else 0)


@rule
def of_new_kinds(heap: int, display: int) -> int:
    """The cards of a heap whose kind is not in the display."""
    out = ALL_COPIES * one_of_each_number(display)
    return heap & ~(out | ALL_WORMS if worms_in(display) else out)


@rule
def common(heap: int, other: int) -> int:
    """The cards that two heaps have in common."""
    both = worms_in(heap) & worms_in(other)
    for place in range(NUMBERS):
        field = ALL_COPIES << (WORM_CARDS + COPY_BITS * place)
        both += min(heap & field, other & field)
    return both


@rule
def size_of(heap: int) -> int:
    """How many cards are in the heap."""
    size = count(worms_in(heap))
    for number in range(1, NUMBERS + 1):
        size += copies_of(number, heap)
    return size


@rule
def total_of(heap: int) -> int:
    """A number counts its value, a worm counts 5."""
    total = WORM_VALUE * count(worms_in(heap))
    for number in range(1, NUMBERS + 1):
        total += number * copies_of(number, heap)
    return total


@rule
def lowest_portion(portions: int) -> int:
    return 0 if portions & ZEROS else lowest(portions)


@rule
def highest_portion(portions: int) -> int:
    left = portions & ~ZEROS
    if left == 0:
        return 0
    while left & (left - 1):
        left &= left - 1
    return lowest(left)


@rule
def worms_on(portion: int) -> int:
    return int(WORMS_ON[portion])


@rule
def boxed(players: int) -> int:
    """How many portions go back into the box unseen."""
    return int(BOXED[players])


@rule
def rounds_for(players: int) -> int:
    """As many rounds as the supply lasts for."""
    return (SUPPLY - boxed(players)) // players
