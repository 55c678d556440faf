"""The engine's own promises: records, bits, cache, simulation."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

import tischlein
from tischlein.bots.search.buffers import new_buffers
from tischlein.engine import State, grid, number, row
from tischlein.engine.bits import count, each, lowest, mask_of, naming, nth
from tischlein.engine.compile import cache, numba_bridge
from tischlein.engine.compile.numba_bridge import compiled as compile_it
from tischlein.engine.errors import Refusal
from tischlein.engine.verbs import waiting
from tischlein.lab import simulate
from tischlein.outcome import leaders


class Sample(State):
    turn: int = number("i1")
    cards: list[int] = row(3, "i2")
    sheet: list[list[int]] = grid(2, 2)


def test_a_table_is_the_same_plain_and_packed() -> None:
    sample = Sample()
    sample.turn, sample.cards, sample.sheet = -3, [1, 2, 300], [[1, 2], [3, 2**62]]
    assert Sample.unpack(sample.pack()[0]) == sample
    assert sample.copy() == sample
    assert sample != Sample()
    assert sample != "a table"


def test_a_number_that_does_not_fit_is_an_error() -> None:
    sample = Sample()
    sample.turn = 128
    with pytest.raises(OverflowError):
        sample.pack()


def test_a_field_may_not_be_called_like_a_method_of_a_record() -> None:
    with pytest.raises(TypeError, match=r"fields named like a method of np.record: \['round'\]"):
        type("Bad", (State,), {"round": number()})


def test_two_games_may_not_have_the_same_record() -> None:
    game = tischlein.games()["leduc"]
    numba_bridge.register_game(game)

    class Twin:
        name = "twin"
        table = game.table
        folder = game.folder
        verbs = None

    with pytest.raises(TypeError, match="twin: another game has the very same record type"):
        numba_bridge.register_game(Twin())  # type: ignore[arg-type]


@compile_it
def asked(tables: Any) -> int:
    return int(waiting(tables[0]))


def test_compiled_code_says_that_it_has_to_be_taught_a_game() -> None:
    with pytest.raises(Refusal, match="waiting: compiled code must be told of this game by register_game"):
        asked(Sample().pack())


@compile_it
def bits_of(masks: Any, out: Any) -> None:
    for i in range(len(masks)):
        out[i, 0] = count(masks[i])
        out[i, 1] = lowest(masks[i])
        out[i, 2] = nth(masks[i], count(masks[i]) - 1)


def test_compiled_bits_equal_plain_bits() -> None:
    masks = [1, 2, 3, 0b1011000, (1 << 52) - 1, 1 << 61, 5 << 40]
    out = np.zeros((len(masks), 3), np.int64)
    bits_of(np.array(masks), out)
    assert out.tolist() == [[count(m), lowest(m), nth(m, count(m) - 1)] for m in masks]
    assert [mask_of(each(mask)) for mask in masks] == masks


@pytest.mark.parametrize("cards", [1, 8, 19, 52])
def test_a_set_is_named_card_by_card_in_order(cards: int) -> None:
    names = [f"card {card}" for card in range(cards)]
    named = naming(names)
    for mask in [0, 1, (1 << cards) - 1, *(7**n % (1 << cards) for n in range(40))]:
        assert named(mask) == [names[card] for card in each(mask)]
    named(1).append("more")
    assert named(1) == names[:1]  # every list is a fresh one


def test_the_cache_is_keyed_by_all_sources(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "rules.py").write_text("a = 1")
    (tmp_path / "tests" / "test.py").write_text("a = 1")
    first = cache.digest.__wrapped__(tmp_path)
    (tmp_path / "tests" / "test.py").write_text("a = 2")
    assert cache.digest.__wrapped__(tmp_path) == first
    (tmp_path / "rules.py").write_text("a = 2")
    assert cache.digest.__wrapped__(tmp_path) != first


def test_compiled_code_goes_with_the_games_of_all_tables_that_it_takes() -> None:
    """A single table, an array of them, and one that lies on a desk among other arrays."""
    buffers = new_buffers(tischlein.games()["leduc"])
    kind_of: Any = numba.typeof
    for one, found in (
        (3, 0),
        (buffers.moves, 0),
        (buffers.tables[0], 1),
        (buffers.tables, 1),
        (buffers, 1),
        ((buffers,), 1),
    ):
        assert list(cache.records_in([kind_of(one)])).count(buffers.tables.dtype) == found


def test_old_generations_of_compiled_code_are_cleared_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TISCHLEIN_CACHE", str(tmp_path))
    for old in range(5):
        (tmp_path / f"compiled-{old}").mkdir()
        os.utime(tmp_path / f"compiled-{old}", (0, 0) if old < 4 else None)
    here = cache.folder.__wrapped__()
    assert here.is_dir()
    assert {path.name for path in tmp_path.iterdir()} >= {here.name, "compiled-4"}
    assert len(list(tmp_path.iterdir())) == cache.MAX_GENERATIONS


def test_simulation_is_the_same_on_one_core_and_on_two() -> None:
    one = simulate("leduc", 2, 5000, seed=3, cores=1)
    two = simulate("leduc", 2, 5000, seed=3, cores=2)
    other = simulate("leduc", 2, 5000, seed=4, cores=2)
    assert (one.points == two.points).all()
    assert (one.lengths == two.lengths).all()
    assert (one.points != other.points).any()
    assert (one.points.sum(axis=1) == 0).all()
    assert np.allclose(one.shares.sum(axis=1), 1)


def test_more_games_than_fit_into_memory_are_refused() -> None:
    with pytest.raises(tischlein.Refusal, match="games must be so few that they fit into memory"):
        simulate("leduc", 2, 10**13)


def test_the_first_use_of_a_game_is_announced(capsys: pytest.CaptureFixture[str]) -> None:
    @compile_it
    def something_new(number: int) -> int:
        return number + 1

    something_new._cache = numba_bridge.numba.core.caching.NullCache()  # type: ignore[attr-defined]
    with numba_bridge.announced("Leduc poker"):
        assert something_new(1) == 2
    assert "Setting the table for Leduc poker" in capsys.readouterr().err


def test_ties_are_decided_by_the_second_number_and_shared_otherwise() -> None:
    assert leaders([5, 0, 7, 1, 7, 2]) == (2,)
    assert leaders([7, 2, 7, 1, 7, 2]) == (0, 2)


def test_a_change_in_a_game_does_not_run_its_old_code(tmp_path: Path) -> None:
    """What Numba's own cache gets wrong: a rule changes in a file that the compiled function only calls."""
    games = tmp_path / "games"
    shutil.copytree(tischlein.games()["leduc"].folder, games / "leduc")
    program = "from tischlein.lab import simulate; print(simulate('leduc', 2, 2000).points.max())"
    environment = {**os.environ, "TISCHLEIN_CACHE": str(tmp_path / "cache"), "TISCHLEIN_GAMES": str(games)}

    def largest_win() -> int:
        run = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        )
        return int(run.stdout)

    assert largest_win() == 13
    assert largest_win() == 13
    cards = games / "leduc" / "cards.py"
    cards.write_text(cards.read_text(encoding="utf-8").replace("ANTE = 1", "ANTE = 5"), encoding="utf-8")
    assert largest_win() == 17
