"""What thinking bots need is compiled before anybody waits for it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tischlein import precompile
from tischlein.engine.compile.file_lock import lock

PLAY = """
from numba.core import event

import tischlein
from tischlein.bots.base import Budget
from tischlein.bots.search.bot import SearchBot
from tischlein.precompile import compile_all, done

compile_all()
assert done().exists()
with event.install_recorder("numba:compile") as compiled:
    for name, game in tischlein.games().items():
        table = tischlein.new(name, min(game.players), seed=2)
        while not table.over:
            seat = table.waiting[0]
            if len(table.moves(seat)) > 1:
                SearchBot().choose(table.view_record(seat), seat, Budget(simulations=8), 1)
            table.play(seat, table.moves(seat)[0])
print({now.data["dispatcher"].py_func.__name__ for _, now in compiled.buffer} or "nothing")
"""


def test_no_move_of_a_whole_game_has_to_wait_for_the_compiler() -> None:
    """In a process of its own: this one may have compiled anything."""
    played = subprocess.run([sys.executable, "-c", PLAY], capture_output=True, text=True, check=True)
    assert played.stdout.strip() == "nothing"


def test_what_one_process_compiles_no_other_compiles_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = []
    monkeypatch.setattr(precompile, "done", lambda: tmp_path / "ready")
    monkeypatch.setattr(precompile, "lower_priority", lambda: None)
    monkeypatch.setattr(precompile, "compile_all", lambda: compiled.append("all"))
    with precompile.done().with_suffix(".lock").open("w") as lock_file:
        lock(lock_file)
        precompile.compile_at_low_priority()
        assert compiled == []
    precompile.compile_at_low_priority()
    assert compiled == ["all"]
    precompile.done().touch()
    precompile.compile_at_low_priority()
    assert compiled == ["all"]
