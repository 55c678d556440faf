"""What thinking bots need is compiled before anybody waits for it."""

from __future__ import annotations

import subprocess
import sys

PLAY = """
from numba.core import event

import tischlein
from tischlein.bots.player import Budget
from tischlein.bots.thinking import SearchBot
from tischlein.bots.workers import compile_all, done

compile_all()
assert done().exists()
with event.install_recorder("numba:compile") as compiled:
    for name, game in tischlein.games().items():
        table = tischlein.new(name, min(game.players), seed=2)
        while not table.over:
            seat = table.waiting[0]
            if len(table.moves(seat)) > 1:
                SearchBot().choose(table.seen(seat), seat, Budget(simulations=8), 1)
            table.play(seat, table.moves(seat)[0])
print({now.data["dispatcher"].py_func.__name__ for _, now in compiled.buffer} or "nothing")
"""


def test_no_move_of_a_whole_game_has_to_wait_for_the_compiler() -> None:
    """In a process of its own: this one may have compiled anything."""
    played = subprocess.run([sys.executable, "-c", PLAY], capture_output=True, text=True, check=True)
    assert played.stdout.strip() == "nothing"
