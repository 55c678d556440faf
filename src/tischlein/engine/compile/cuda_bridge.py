"""The rules on a graphics card: importing this loads numba-cuda and teaches it what Numba knows.

No other module imports numba-cuda: it is kept alive but no longer grows, and what follows it comes in here.
Without a card kernels still compile (`compiled_without_a_card`) and run, slowly, in its simulator.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any
from unittest.mock import patch

import numba_cuda  # noqa: F401  # says which package is missing; Numba alone has an older numba.cuda
import numpy as np

from tischlein.engine.compile.bridge import Compiler, teach
from tischlein.engine.errors import Refusal
from tischlein.engine.game import Game
from tischlein.engine.state import State

for gone, now in {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}.items():
    if not hasattr(np, gone):  # numba-cuda 0.30 asks for them, NumPy 2.5 has them no more
        setattr(np, gone, getattr(np, now))

cuda: Any = import_module("numba.cuda")
extending: Any = import_module("numba.cuda.extending")
types: Any = cuda.types

SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"
"""Kernels run as plain Python, on tables as people's code has them."""


class NoGraphicsCard(Refusal):
    code = "no-graphics-card"

    def __init__(self, reason: object) -> None:
        super().__init__(f"device 'cuda' needs an NVIDIA graphics card and its driver ({reason})")


def check_card() -> None:
    """Refuses a machine without a card that can be used."""
    if not cuda.is_available():
        reason = str(cuda.cuda_error() or "none was found")
        raise NoGraphicsCard(" ".join(reason.split()).removeprefix("Error at driver init: ").rstrip(":"))


def multiprocessors() -> int:
    """How many groups of cores the card has."""
    return 1 if SIMULATED else int(cuda.get_current_device().MULTIPROCESSOR_COUNT)


# ---- Where tables of constants lie ----

MAX_CONSTANT_BYTES = 4096
"""A larger array lies in the card's plain memory: its memory for constants holds 64 KB for a whole kernel,
and each function that reads an array has a copy there."""


def place_large_arrays_in_plain_memory() -> None:
    """Makes numba-cuda look at the size of an array; by itself it puts every one where constants are."""
    target = import_module("numba.cuda.target")
    make = target.CUDATargetContext.make_constant_array

    def make_constant_array(self: Any, builder: Any, kind: Any, array: Any) -> Any:
        if array.nbytes <= MAX_CONSTANT_BYTES:
            return make(self, builder, kind, array)
        with patch.object(target.nvvm, "ADDRSPACE_CONSTANT", target.nvvm.ADDRSPACE_GLOBAL):
            return make(self, builder, kind, array)

    target.CUDATargetContext.make_constant_array = make_constant_array


if not SIMULATED:
    place_large_arrays_in_plain_memory()
    config: Any = import_module("numba.cuda.core.config")
    config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a few games are few games


# ---- What it is taught ----


known_tables: dict[np.dtype[Any], type[State]] = {}
"""Record type -> its tables in plain Python, for the simulator."""


def register_game(game: Game) -> None:
    """Lets kernels find the rules of this game, and its encoding, by its record type."""
    known_tables[game.table.dtype] = game.table
    if not SIMULATED:
        (compiler.register_encoding if game.encoding else compiler.register_game)(game)


if not SIMULATED:
    compiler = Compiler(
        extending.overload,
        extending.register_jitable,
        types.Record,
        extending.register_jitable(lambda mask: np.int64(cuda.popc(np.uint64(mask)))),
        extending.register_jitable(lambda mask: np.int64(cuda.ffs(np.uint64(mask))) - 1),
    )
    teach(compiler)


# ---- Tables in a thread's own memory, which all threads reach at once ----


def load(own: Any, tables: Any, i: Any) -> Any:
    """Copies table `i` into the thread's own memory, an array of one record, and returns it."""
    return known_tables[tables.dtype].unpack(tables[i])


def store(table: Any, own: Any, tables: Any, i: Any) -> None:
    """Copies the thread's own table back to place `i`."""
    tables[i] = table.pack()[0]


def _view_words(context: Any, table: Any) -> Any:
    words = types.Array(types.uint64, 1, "C")

    def code(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        from numba.cuda.np.arrayobj import make_array, populate_array

        source = make_array(signature.args[0])(target, builder, arguments[0])
        made = make_array(words)(target, builder)
        size = target.get_constant(types.intp, signature.args[0].dtype.size // 8)
        step = target.get_constant(types.intp, 8)
        data = builder.bitcast(source.data, target.get_data_type(types.uint64).as_pointer())
        populate_array(
            made, data=data, shape=[size], strides=[step], itemsize=step, meminfo=None, parent=None
        )
        return made._getvalue()

    return words(table), code


if not SIMULATED:
    view_words = extending.intrinsic(_view_words)
    """The memory of an array's first record as 64-bit words."""

    def _load(own: Any, tables: Any, i: Any) -> Any:
        into, source = view_words(own), view_words(tables[i : i + 1])
        for k in range(len(into)):
            into[k] = source[k]
        return own[0]

    def _store(table: Any, own: Any, tables: Any, i: Any) -> None:
        into, source = view_words(tables[i : i + 1]), view_words(own)
        for k in range(len(into)):
            into[k] = source[k]

    compiler.replace(load, _load)
    compiler.replace(store, _store)


def kernel(function: Any) -> Any:
    """Compiles a function of threads, once for each kind of argument."""
    return cuda.jit(function)


def compiled_without_a_card(function: Any, signature: Any, capability: tuple[int, int] = (9, 0)) -> bytes:
    """The machine code of a kernel; numba-cuda asks the card for nothing but what it can do."""
    from cuda.core import Linker, LinkerOptions, ObjectCode

    class Card:
        compute_capability = capability

    where = "numba.cuda"
    with (
        patch(f"{where}.compiler.get_current_device", Card),
        patch(f"{where}.dispatcher.get_current_device", Card),
    ):
        ptx, _ = cuda.compile(function, signature, device=False, abi="numba", output="ptx", cc=capability)
    options = LinkerOptions(arch="sm_{}{}".format(*capability))
    return bytes(Linker(ObjectCode.from_ptx(ptx.encode()), options=options).link("cubin").code)
