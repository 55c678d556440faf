"""The material: 52 potato cards and 15 sack cards, all of it printed (red and green sacks: ruling 1)."""

from __future__ import annotations

import numpy as np

from tischlein.engine import rule

EDITION = "zoch-2013"

RED, BLUE, GREEN, YELLOW, GOLD = range(5)
LETTERS = "RBGY"
LOWEST_VALUE = (5, 4, 3, 1)
HIGHEST_VALUE = (18, 16, 14, 13)

RED_SACK, BLUE_SACK, GREEN_SACK, YELLOW_SACK, GOLD_SACK = 1, 2, 3, 4, 5  # red and green: ruling 1
SACK_WORTH = np.array([RED_SACK, BLUE_SACK, GREEN_SACK, YELLOW_SACK, GOLD_SACK])
SACKS_OF_A_COLOUR = 3

CARDS = tuple(
    (colour, value)
    for colour in (RED, BLUE, GREEN, YELLOW)
    for value in range(LOWEST_VALUE[colour], HIGHEST_VALUE[colour] + 1)
)
"""Every card as (colour, value); a card is its place in this list."""

DECK = len(CARDS)
COLOUR = np.array([colour for colour, _ in CARDS])
VALUE = np.array([value for _, value in CARDS])


def _cards(colour: int, low: int = 0, high: int = 99) -> int:
    return sum(1 << card for card, (c, v) in enumerate(CARDS) if c == colour and low <= v <= high)


CARDS_OF_COLOURS = np.array(
    [sum(_cards(colour) for colour in range(4) if colours >> colour & 1) for colours in range(16)]
)
"""For each set of colours the set of their cards."""
POTATO_MEN = _cards(YELLOW, 1, 3)
EVIL_POTATOES = _cards(RED, 16, 18)
FIRST_GREEN = CARDS.index((GREEN, 3))
GREEN_CARDS = 12


@rule
def colour_of(card: int) -> int:
    return int(COLOUR[card])


@rule
def value_of(card: int) -> int:
    return int(VALUE[card])


@rule
def cards_of_all(colours: int) -> int:
    return int(CARDS_OF_COLOURS[colours])


@rule
def worth_of(sack: int) -> int:
    return int(SACK_WORTH[sack])
