"""`@rule`: a plain Python function that compiled code may call too.

The function itself stays as it is. Nothing is compiled, and Numba is not even imported, before
compiled code is first needed (`engine.compile.numba_bridge`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

rules: list[Callable[..., Any]] = []
"""Every rule declared so far, in order."""


def rule(function: Function) -> Function:
    """Marks a function as one of the rules: written in the subset of Python that Numba compiles."""
    rules.append(function)
    return function
