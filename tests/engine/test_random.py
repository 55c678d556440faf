"""Chance: the published test vectors, no bias, compiled and interpreted the same."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

import tischlein
from tischlein.engine import below, random, rng_below, rng_shuffle, shuffle
from tischlein.engine.compile import numba_bridge
from tischlein.engine.compile.numba_bridge import compiled as compile_it
from tischlein.engine.random import fill_block, next_word, quarter_round, rng_next, seed_text, seed_words

ZERO = [0] * 8

CHACHA8_OF_ZERO = (
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
    "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
)


def any_table(seed: list[int]) -> Any:
    table = next(iter(tischlein.games().values())).table()
    table.seed = list(seed)
    return table


def test_the_quarter_round_is_that_of_rfc_8439() -> None:
    block = [0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567]
    quarter_round(block, 0, 1, 2, 3)
    assert block == [0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB]


def test_the_stream_is_chacha8() -> None:
    """The published vector for 256 zero bits: two blocks of key stream."""
    stream = b""
    for counter in range(2):
        block = [0] * 16
        fill_block(block, ZERO, counter)
        stream += b"".join(word.to_bytes(4, "little") for word in block)
    assert stream.hex() == CHACHA8_OF_ZERO


def test_the_counter_has_64_bits() -> None:
    low, high = [0] * 16, [0] * 16
    fill_block(low, ZERO, 1)
    fill_block(high, ZERO, 1 + (1 << 32))
    assert low != high


def test_a_table_draws_the_words_of_its_stream_in_order() -> None:
    table = any_table(ZERO)
    words = [next_word(table) for _ in range(32)]
    assert b"".join(word.to_bytes(4, "little") for word in words).hex() == CHACHA8_OF_ZERO
    assert table.drawn == 32


def test_splitmix_gives_the_published_numbers() -> None:
    """Upper halves of the first outputs for the state 1234567."""
    rng = [1234567]
    assert [rng_next(rng) for _ in range(3)] == [
        6457827717110365317 >> 32,
        3203168211198807973 >> 32,
        9817491932198370423 >> 32,
    ]


def test_numbers_below_n_skip_the_words_that_would_favour_some(monkeypatch: pytest.MonkeyPatch) -> None:
    words = iter([0, 1, 0xFFFFFFFF])
    monkeypatch.setattr(random, "next_word", lambda _: next(words))
    assert below(any_table(ZERO), 3) == 1 * 3 >> 32
    assert below(any_table(ZERO), 3) == 2


@pytest.mark.parametrize("n", [1, 2, 3, 7, 52, 110])
def test_numbers_below_n_are_equally_likely(n: int) -> None:
    table = any_table(seed_words(n))
    drawn = Counter(below(table, n) for _ in range(300 * n))
    assert set(drawn) <= set(range(n))
    assert n == 1 or chisquare([drawn[i] for i in range(n)]).pvalue > 0.001


def test_all_orders_of_a_shuffle_are_equally_likely() -> None:
    table = any_table(seed_words("shuffle"))
    rng = [99]
    by_table: Counter[tuple[int, ...]] = Counter()
    by_quick: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        cards, others = [0, 1, 2, 3], [0, 1, 2, 3]
        shuffle(table, cards, 4)
        rng_shuffle(rng, others, 4)
        by_table[tuple(cards)] += 1
        by_quick[tuple(others)] += 1
    for counted in (by_table, by_quick):
        assert chisquare([counted[order] for order in permutations(range(4))]).pvalue > 0.001


@compile_it
def draw_many(tables: Any, rng: Any, out: Any) -> None:
    for i in range(len(out)):
        out[i, 0] = below(tables[0], 5 + i)
        out[i, 1] = rng_below(rng, 5 + i)


def test_compiled_chance_equals_interpreted_chance() -> None:
    table = any_table(seed_words("same"))
    numba_bridge.register_game(table.game)
    records = table.pack()
    out = np.zeros((200, 2), np.int64)
    draw_many(records, np.array([42], np.uint64), out)
    rng = [42]
    assert out.tolist() == [[below(table, 5 + i), rng_below(rng, 5 + i)] for i in range(200)]
    assert type(table).unpack(records[0]) == table


def test_seeds() -> None:
    digits = "0123456789abcdef" * 4
    assert seed_text(seed_words(digits)) == digits
    assert seed_words(7) == seed_words("7")
    assert seed_words(7) != seed_words(8)
    assert seed_words(None) != seed_words(None)
