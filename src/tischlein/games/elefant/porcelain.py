"""Counting porcelain: any cards are one number of octal digits, each saying how many there are of a kind.

Adding cards and taking them away is plain arithmetic, and a single card is a power of eight. The elephants in
a row are such a number, too.
"""

from __future__ import annotations

from tischlein.engine import rule
from tischlein.engine.bits import count, lowest
from tischlein.games.elefant.cards import COLOURS, DIGIT, ONE_OF_EACH_KIND, VALUES, cards_of, value_of

TWO_OF_EACH_KIND = 2 * ONE_OF_EACH_KIND
FOUR_OF_EACH_KIND = 4 * ONE_OF_EACH_KIND


@rule
def card(kind: int) -> int:
    return 1 << (DIGIT * kind)


@rule
def first_kind(cards: int) -> int:
    """The first kind among some cards."""
    return lowest(cards) // DIGIT


@rule
def colour_of_first(cards: int) -> int:
    """All porcelain of the colour that the first of these cards has."""
    return cards_of(first_kind(cards) // VALUES)


@rule
def how_many(cards: int) -> int:
    twos = count(cards & TWO_OF_EACH_KIND)
    fours = count(cards & FOUR_OF_EACH_KIND)
    return count(cards & ONE_OF_EACH_KIND) + 2 * twos + 4 * fours


@rule
def how_many_of(kind: int, cards: int) -> int:
    return (cards >> (DIGIT * kind)) & 7


@rule
def one_of_each(cards: int) -> int:
    """One card of every kind among these."""
    return (cards | (cards >> 1) | (cards >> 2)) & ONE_OF_EACH_KIND


@rule
def are_among(cards: int, collection: int) -> bool:
    """Whether the collection has all of these cards."""
    kinds = one_of_each(cards)
    while kinds:
        kind = first_kind(kinds)
        if how_many_of(kind, cards) > how_many_of(kind, collection):
            return False
        kinds &= kinds - 1
    return True


# ---- Picking one or two cards (or all, where there are no more than asked for) ----


@rule
def ways_to_pick(amount: int, cards: int) -> int:
    """In how many ways; equal cards are no choice."""
    if how_many(cards) <= amount:
        return 1
    kinds = one_of_each(cards)
    singles = count(kinds)
    if amount == 1:
        return singles
    twins = count(one_of_each(cards - kinds))
    return singles * (singles - 1) // 2 + twins


@rule
def first_pick(amount: int, cards: int) -> int:
    """The first way."""
    if how_many(cards) <= amount:
        return cards
    kinds = one_of_each(cards)
    first = kinds & -kinds
    if amount == 1:
        return first
    kinds = one_of_each(cards - first)
    return first + (kinds & -kinds)


@rule
def list_picks(amount: int, cards: int, drop: int, moves: list[int], listed: int) -> int:
    """Every way, each added to what is dropped already."""
    if how_many(cards) <= amount:
        moves[listed] = drop + cards
        return listed + 1
    firsts = one_of_each(cards)
    while firsts:
        first = firsts & -firsts
        if amount == 1:
            moves[listed] = drop + first
            listed += 1
        else:
            seconds = one_of_each(cards - first) & -first
            while seconds:
                moves[listed] = drop + first + (seconds & -seconds)
                seconds &= seconds - 1
                listed += 1
        firsts &= firsts - 1
    return listed


# ---- What cards are worth; a missing colour counts 0 ----


@rule
def lowest_of_each_colour(cards: int) -> int:
    total = 0
    for colour in range(COLOURS):
        if cards & cards_of(colour):
            total += value_of(first_kind(cards & cards_of(colour)))
    return total


@rule
def highest_of_each_colour(cards: int) -> int:
    total = 0
    for colour in range(COLOURS):
        kinds = one_of_each(cards & cards_of(colour))
        highest = 0
        while kinds:
            highest = value_of(first_kind(kinds))
            kinds &= kinds - 1
        total += highest
    return total


@rule
def all_of(cards: int) -> int:
    total = 0
    kinds = one_of_each(cards)
    while kinds:
        kind = first_kind(kinds)
        total += value_of(kind) * how_many_of(kind, cards)
        kinds &= kinds - 1
    return total
