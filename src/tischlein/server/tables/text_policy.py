"""Which characters may stand in names, chat and contributions, so that a text looks like what it is.

Refused, never stripped: control characters, characters that change the direction of writing, invisible ones,
and stacked accents. Every script stays possible, and so do emoji with all their joiners. The profiles of
PRECIS (RFC 8265 and 8266) do not fit: they refuse emoji that have joiners, and allow any number of accents.
"""

from __future__ import annotations

import re
import unicodedata

from tischlein.server.protocol.common import MAX_NAME_LENGTH

MAX_ACCENTS = 3
"""Marks on one letter; Vietnamese needs two."""

JOINER, NON_JOINER = "\u200d", "\u200c"
BLACK_FLAG = "\U0001f3f4"
BLANKS = re.compile("[\u2800\u3164\u115f\u1160\uffa0\u034f\u17b4\u17b5]")
"""Characters that count as letters or symbols and show nothing."""
JOINING_SCRIPTS = (
    "ARABIC", "SYRIAC", "MONGOLIAN", "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL",
    "TELUGU", "KANNADA", "MALAYALAM", "SINHALA", "MYANMAR", "KHMER", "TIBETAN",
)  # fmt: skip
"""Where a joiner between letters changes how they are written."""


def clean(text: str) -> bool:
    """May this be shown to others?"""
    if text.isascii():
        return text.isprintable()
    if BLANKS.search(text) or re.search(r"\s\s\s", text):
        return False
    accents = 0
    for place, sign in enumerate(text):
        accents = accents + 1 if is_accent(sign) else 0
        if accents > MAX_ACCENTS or not allowed(sign, text[:place], text[place + 1 : place + 2]):
            return False
    return True


def good_name(name: str) -> bool:
    """A name: short, something to see, plain spaces only, and none at its ends."""
    spaces = [sign for sign in name if sign.isspace()]
    seen = any(unicodedata.category(sign)[0] in "LNPS" or is_picture(sign) for sign in name)
    return (
        0 < len(name) <= MAX_NAME_LENGTH
        and name == name.strip()
        and seen
        and clean(name)
        and all(sign == " " for sign in spaces)
    )


def is_accent(sign: str) -> bool:
    return unicodedata.category(sign) in ("Mn", "Me") and not "\ufe00" <= sign <= "\ufe0f"


def allowed(sign: str, before: str, after: str) -> bool:
    """One sign, between what stands before and after it."""
    kind = unicodedata.category(sign)
    if sign in (JOINER, NON_JOINER):
        return joins(sign, before, after)
    if "\U000e0020" <= sign <= "\U000e007f":
        return BLACK_FLAG in before  # the flags of England, Scotland and Wales are spelt out invisibly
    if kind == "Cn":
        return is_picture(sign)
    if kind in ("Mn", "Me"):
        return bool(before) and not before[-1].isspace()
    return kind[0] != "C" and kind not in ("Zl", "Zp")


def joins(sign: str, before: str, after: str) -> bool:
    """A joiner is between two pictures, or in a script that has use for it."""
    if not before or not after:
        return False
    if sign == JOINER and is_picture(
        before.rstrip("\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff")[-1:]
    ):
        return is_picture(after)
    return unicodedata.name(before[-1], "").startswith(JOINING_SCRIPTS)


def is_picture(sign: str) -> bool:
    """An emoji, also one that is younger than this Python's tables."""
    return "\U0001f000" <= sign <= "\U0001faff" or (sign != "" and unicodedata.category(sign) == "So")
