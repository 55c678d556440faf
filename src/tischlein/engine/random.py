"""Chance: every shuffle and draw of a table follows from its 256-bit seed (specified in docs/chance.md).

A table for people draws from ChaCha8, which nobody can foresee from the cards they have seen. Simulations and
search give their tables a fast generator instead (`State.rng` is not 0), which nothing is kept secret by.
"""

from __future__ import annotations

import hashlib
import secrets
from numbers import Number

from tischlein.engine.errors import BadSeed
from tischlein.engine.rule import rule
from tischlein.engine.state import State

WORD = 0xFFFFFFFF
LONG = 0xFFFFFFFFFFFFFFFF


def stepped(state: int) -> int:
    """The next state of the fast generator, SplitMix64. Compiled code has its own twin."""
    return (int(state) + 0x9E3779B97F4A7C15) & LONG


def mixed(state: int) -> int:
    """The 32 bits that a state of the fast generator gives. Compiled code has its own twin."""
    state = int(state)  # kept in an array, it would be a number of NumPy
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & LONG
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & LONG
    return (state ^ (state >> 31)) >> 32


@rule
def rng_next(rng: list[int]) -> int:
    """The next 32 bits of a fast generator."""
    rng[0] = stepped(rng[0])
    return mixed(rng[0])


@rule
def quarter_round(block: list[int], a: int, b: int, c: int, d: int) -> None:
    """The quarter round of ChaCha (RFC 8439, section 2.1).

    The rotations are written out: a deal makes hundreds, and a call takes longer than a rotation.
    """
    w, x, y, z = int(block[a]), int(block[b]), int(block[c]), int(block[d])
    w = (w + x) & WORD
    z ^= w
    z = ((z << 16) | (z >> 16)) & WORD
    y = (y + z) & WORD
    x ^= y
    x = ((x << 12) | (x >> 20)) & WORD
    w = (w + x) & WORD
    z ^= w
    z = ((z << 8) | (z >> 24)) & WORD
    y = (y + z) & WORD
    x ^= y
    x = ((x << 7) | (x >> 25)) & WORD
    block[a], block[b], block[c], block[d] = w, x, y, z


@rule
def begin_block(block: list[int], seed: list[int], counter: int) -> None:
    """The block before mixing: constants, seed, counter, no nonce."""
    block[0], block[1], block[2], block[3] = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    for i in range(8):
        block[4 + i] = seed[i]
    block[12], block[13], block[14], block[15] = counter & WORD, counter >> 32, 0, 0


@rule
def fill_block(block: list[int], seed: list[int], counter: int) -> None:
    """Sixteen words of the ChaCha8 key stream."""
    begin_block(block, seed, counter)
    for _ in range(4):
        quarter_round(block, 0, 4, 8, 12)
        quarter_round(block, 1, 5, 9, 13)
        quarter_round(block, 2, 6, 10, 14)
        quarter_round(block, 3, 7, 11, 15)
        quarter_round(block, 0, 5, 10, 15)
        quarter_round(block, 1, 6, 11, 12)
        quarter_round(block, 2, 7, 8, 13)
        quarter_round(block, 3, 4, 9, 14)
    for i, constant in enumerate((0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)):
        block[i] = (int(block[i]) + constant) & WORD
    for i in range(8):
        block[4 + i] = (int(block[4 + i]) + int(seed[i])) & WORD
    block[12] = (int(block[12]) + (counter & WORD)) & WORD
    block[13] = (int(block[13]) + (counter >> 32)) & WORD


@rule
def next_word(table: State) -> int:
    """The next 32 random bits of this table."""
    if table.rng[0] != 0:
        return rng_next(table.rng)
    place = table.drawn & 15
    if place == 0:
        fill_block(table.block, table.seed, table.drawn >> 4)
    table.drawn += 1
    return int(table.block[place])


@rule
def fair(remainder: int, n: int) -> bool:
    """Whether a draw counts: the first 2**32 mod n remainders would favour some numbers.

    They are smaller than n, so that the slow division is hardly ever made.
    """
    return remainder >= n or remainder >= (1 << 32) % n


@rule
def below(table: State, n: int) -> int:
    """A number from 0 to n-1, all equally likely (a word that would favour some is drawn again)."""
    while True:
        product = next_word(table) * n
        if fair(product & WORD, n):
            return product >> 32


@rule
def shuffle(table: State, cards: list[int], size: int) -> None:
    """Mixes the first `size` cards: all orders equally likely (Fisher and Yates)."""
    if table.rng[0] != 0:
        rng_shuffle(table.rng, cards, size)
        return
    for last in range(size - 1, 0, -1):
        other = below(table, last + 1)
        cards[last], cards[other] = cards[other], cards[last]


@rule
def rng_below(rng: list[int], n: int) -> int:
    """A number from 0 to n-1 from a fast generator, for search and simulation."""
    while True:
        product = rng_next(rng) * n
        if fair(product & WORD, n):
            return product >> 32


@rule
def rng_shuffle(rng: list[int], cards: list[int], size: int) -> None:
    """Mixes the first `size` cards with a fast generator (its state kept out of memory meanwhile)."""
    state = rng[0]
    for last in range(size - 1, 0, -1):
        state = stepped(state)
        product = mixed(state) * (last + 1)
        while not fair(product & WORD, last + 1):
            state = stepped(state)
            product = mixed(state) * (last + 1)
        other = product >> 32
        cards[last], cards[other] = cards[other], cards[last]
    rng[0] = state


@rule
def use_fast_rng(table: State, rng: list[int]) -> None:
    """From now on the table draws from a fast generator of its own, seeded by another one."""
    table.rng[0] = (rng_next(rng) << 32) | rng_next(rng) | 1


def seed_words(seed: int | str | None) -> list[int]:
    """The 256 bits of a seed as eight words: a secret one for None, else the digest of what was given.

    64 hexadecimal digits are the bits themselves; any other text or number is hashed with SHA-256.
    """
    if seed is None:
        digest = secrets.token_bytes(32)
    elif isinstance(seed, str) and len(seed) == 64 and set(seed) <= set("0123456789abcdef"):
        digest = bytes.fromhex(seed)
    else:
        digest = hashlib.sha256(written(seed)).digest()
    return [int.from_bytes(digest[i : i + 4], "little") for i in range(0, 32, 4)]


def written(seed: int | str) -> bytes:
    """A seed as UTF-8 text. Bytes, lists and the like have no text that other languages would write so."""
    if isinstance(seed, bool) or not isinstance(seed, str | Number):
        raise BadSeed(f"a value of type {type(seed).__name__}")
    try:
        return str(seed).encode()
    except ValueError:  # half a character, or a number too long for Python to write
        raise BadSeed("what cannot be written as UTF-8 text") from None


def seed_text(words: list[int]) -> str:
    """The seed as 64 hexadecimal digits."""
    return b"".join(word.to_bytes(4, "little") for word in words).hex()
