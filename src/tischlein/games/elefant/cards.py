"""The material: 40 porcelain cards, 10 start cards, 30 elephants. Kinds are printed, most counts are not."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from tischlein.engine import rule

EDITION = "amigo-2006-reconstructed"

LETTERS = "RBG"
COLOURS = 3
LOWEST_VALUE = 3
VALUES = 6

COPIES = (  # colours and values are printed, the counts reconstructed: ruling 1
    (2, 2, 3, 2, 2, 2),
    (2, 2, 2, 3, 2, 2),
    (2, 3, 2, 2, 3, 2),
)
"""How many cards there are of each colour and value (3 to 8)."""

START_PAIRS = {  # a 3 and a 4 in each: single source; their colours: reconstructed, ruling 2
    "I": ("R3", "B4"),
    "II": ("G3", "R4"),
    "III": ("B3", "G4"),
    "IV": ("B3", "R4"),
    "V": ("R3", "G4"),
}

ELEPHANTS = (  # the families are printed, the counts reconstructed: ruling 3
    {"R*": 2, "B*": 2, "G*": 2}
    | {"RRBB": 2, "RRGG": 2, "BBGG": 2}
    | {"RRB": 1, "RRG": 1, "BBR": 1, "BBG": 1, "GGR": 1, "GGB": 1}
    | {"?": 3, "??": 3}
    | {"468": 3, "357": 3}
)
"""Every kind of elephant and how many there are; a kind is its place in this list."""

MAX_MONEY = 2
"""Ten money cards are printed and five seats hold at most two each, so the bank never runs out."""
ROW = 5
CARDS_A_SCORING = 10

# ---- Porcelain ----

KIND_TEXTS = tuple(f"{letter}{LOWEST_VALUE + i}" for letter in LETTERS for i in range(VALUES))
"""Every kind of porcelain, R3 to R8, then blue and green; a kind is its place in this list."""
KIND_OF = {text: kind for kind, text in enumerate(KIND_TEXTS)}
KINDS = len(KIND_TEXTS)

PORCELAIN = np.array([kind for kind in range(KINDS) for _ in range(COPIES[kind // VALUES][kind % VALUES])])
"""The porcelain in printed order: red, blue, green, each by value."""
PORCELAIN_CARDS = len(PORCELAIN)

# Any cards are also one number of octal digits, each digit saying how many there are of a kind: never more
# than five (the three G4, and two in start pairs). porcelain.py counts with them.

DIGIT = 3
ONE_OF_EACH_KIND = 0o111111_111111_111111
EVERYTHING = 7 * ONE_OF_EACH_KIND


def porcelain(cards: Iterable[str]) -> int:
    """Cards in their notation, as one number."""
    return sum(1 << DIGIT * KIND_OF[card] for card in cards)


VALUE = np.array([LOWEST_VALUE + kind % VALUES for kind in range(KINDS)])
COLOUR_CARDS = np.array([0o777777 << DIGIT * VALUES * colour for colour in range(COLOURS)])
PAIR_CARDS = np.array([porcelain(pair) for pair in START_PAIRS.values()])


@rule
def porcelain_at(place: int) -> int:
    return int(PORCELAIN[place])


@rule
def value_of(kind: int) -> int:
    return int(VALUE[kind])


@rule
def cards_of(colour: int) -> int:
    return int(COLOUR_CARDS[colour])


@rule
def pair_cards(pair: int) -> int:
    return int(PAIR_CARDS[pair])


# ---- Elephants ----

ELEPHANT_TEXTS = tuple(ELEPHANTS)
ELEPHANT_OF = {text: elephant for elephant, text in enumerate(ELEPHANT_TEXTS)}

HERD = np.array([elephant for elephant, copies in enumerate(ELEPHANTS.values()) for _ in range(copies)])
"""The elephants in printed order: as in the table above."""
ELEPHANT_CARDS = len(HERD)

NO_LIMIT = 99


def _demands(text: str) -> list[tuple[int, int]]:
    """What an elephant breaks, as two pairs (among which porcelain, how many); the second may be empty."""
    if text.endswith("*"):
        return [(int(COLOUR_CARDS[LETTERS.index(text[0])]), NO_LIMIT), (0, 0)]
    if text.isdigit():
        return [(7 * porcelain(kind for kind in KIND_TEXTS if kind[1] in text), NO_LIMIT), (0, 0)]
    if "?" in text:
        return [(EVERYTHING, len(text)), (0, 0)]
    letters = dict.fromkeys(text)
    return [(int(COLOUR_CARDS[LETTERS.index(letter)]), text.count(letter)) for letter in letters]


FIRST, SECOND = (np.array([_demands(text)[i] for text in ELEPHANT_TEXTS]) for i in range(2))
FIRST_AMONG, FIRST_AMOUNT = FIRST[:, 0].copy(), FIRST[:, 1].copy()
SECOND_AMONG, SECOND_AMOUNT = SECOND[:, 0].copy(), SECOND[:, 1].copy()


@rule
def elephant_at(place: int) -> int:
    return int(HERD[place])


@rule
def first_among(elephant: int) -> int:
    return int(FIRST_AMONG[elephant])


@rule
def first_amount(elephant: int) -> int:
    return int(FIRST_AMOUNT[elephant])


@rule
def second_among(elephant: int) -> int:
    return int(SECOND_AMONG[elephant])


@rule
def second_amount(elephant: int) -> int:
    return int(SECOND_AMOUNT[elephant])


@rule
def is_grey(elephant: int) -> bool:
    return first_among(elephant) == EVERYTHING
