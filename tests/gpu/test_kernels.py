"""Every kernel compiles for a graphics card, and in the simulator gives what the processor gives."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from numba.cuda.np.numpy_support import from_dtype

import tischlein
from tischlein.engine.compile import cuda_bridge, cuda_playout
from tischlein.engine.compile.cuda_bridge import types
from tischlein.engine.compile.playout import finish_by_default, finish_randomly

GAMES = list(tischlein.games())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("finish", [finish_randomly, finish_by_default])
def test_whole_games_compile(game: str, finish: Callable[..., int]) -> None:
    found = tischlein.games()[game]
    records = types.Array(from_dtype(found.table.dtype), 1, "C")
    numbers = types.int64[::1], types.int64[:, ::1]
    signature = types.void(records, types.int64, types.int64, numbers[1], numbers[0])
    kernel = cuda_playout.play_games(found, finish)
    assert cuda_bridge.compiled_without_a_card(kernel.py_func, signature).startswith(b"\x7fELF")


@pytest.mark.parametrize("game", GAMES)
def test_games_in_the_simulator_are_those_of_the_processor(game: str) -> None:
    run = subprocess.run(
        [sys.executable, Path(__file__).parent / "in_simulator.py", game],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("same in ")


def test_a_machine_without_a_card_is_told_what_is_missing() -> None:
    if cuda_bridge.cuda.is_available():
        pytest.skip("there is a card")
    with pytest.raises(cuda_bridge.NoGraphicsCard, match="needs an NVIDIA graphics card and its driver"):
        tischlein.lab.simulate("leduc", 2, 10, device="cuda")
