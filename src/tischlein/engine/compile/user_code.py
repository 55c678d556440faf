"""Code from elsewhere, a bot of one's own say: what it is made of.

Compiled code and results are kept on disk. What they were made from is told from the sources, and for
compiled code also from the values that it has taken out of its module: they stay in it as they were.
"""

from __future__ import annotations

import ast
import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

PACKAGE = Path(__file__).parents[2]
PYTHON = Path(os.__file__).parent
INSTALLED = frozenset({"site-packages", "dist-packages"})


def is_foreign(file: str) -> bool:
    """Whether a source is none of ours."""
    return not Path(file).absolute().is_relative_to(PACKAGE)


def is_installed(file: str) -> bool:
    """Python's own sources and installed ones do not change between two calls."""
    return Path(file).is_relative_to(PYTHON) or not INSTALLED.isdisjoint(Path(file).parts)


# ---- Sources ----


def own_digest(file: str, module: str) -> str:
    """A digest of a source, and of all that it imports from its own surroundings if it is none of ours."""
    own = Path(file).absolute()
    paths = sources(file, module) if is_foreign(file) else {own}
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(os.path.relpath(path, own.parent).encode() + b"\0" + path.read_bytes())
    return total.hexdigest()[:16]


def sources(file: str, module: str) -> set[Path]:
    """A source with all that it imports from where it was found, also within functions, and so on."""
    own = Path(file).absolute()
    up = module.count(".") + (own.name == "__init__.py")
    root = own.parents[min(up, len(own.parents) - 1)]
    near = root / own.relative_to(root).parts[0] if is_installed(file) else root
    found, new = {own}, [own]
    while new:
        here = new.pop()
        for path in imported(here, root):
            if path not in found and path.is_relative_to(near) and is_foreign(str(path)) and path.is_file():
                found.add(path)
                new.append(path)
    return found


def imported(path: Path, root: Path) -> Iterator[Path]:
    """Where the modules would lie that a source imports; not all of these files exist."""
    try:
        tree = ast.parse(path.read_bytes())
    except (SyntaxError, ValueError):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield from on_the_way(root, alias.name)
        elif isinstance(node, ast.ImportFrom):
            base = path.parents[min(node.level, len(path.parents)) - 1] if node.level else root
            for alias in node.names:
                yield from on_the_way(base, f"{node.module or ''}.{alias.name}")


def on_the_way(base: Path, name: str) -> Iterator[Path]:
    """The files that Python may read for a dotted name: every package on the way, and the module."""
    for part in filter(None, name.split(".")):
        base = base / part
        yield base / "__init__.py"
        yield base.with_name(f"{part}.py")


# ---- Values ----


def values_digest(function: Any) -> str:
    """A digest of the values that a function of somebody's own, and those that it calls, take out of their
    modules; nothing for one of ours, whose sources tell all."""
    if not is_foreign(function.__code__.co_filename):
        return ""
    total, known = hashlib.sha256(), set[Any]()
    todo = [function]
    while todo:
        function = todo.pop()
        if function in known or not is_foreign(function.__code__.co_filename):
            continue
        known.add(function)
        for name, value in taken_by(function):
            value = getattr(value, "py_func", value)  # compiled: the function behind it
            if isinstance(value, FunctionType):
                todo += [] if is_installed(value.__code__.co_filename) else [value]
            else:
                total.update(name.encode() + b"\0" + told(value))
    return total.hexdigest()[:16]


def taken_by(function: Any) -> Iterator[tuple[str, Any]]:
    """What a function knows by name: out of its module, of modules that it knows, and around it."""
    names = sorted(names_in(function.__code__))
    for name in names:
        value = function.__globals__.get(name)
        yield name, value
        if isinstance(value, ModuleType) and not is_installed(
            getattr(value, "__file__", None) or os.__file__
        ):
            yield from ((f"{name}.{part}", getattr(value, part, None)) for part in names)
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        yield name, cell.cell_contents


def names_in(code: CodeType) -> set[str]:
    """All names in a function, and in those within it."""
    within = [names_in(part) for part in code.co_consts if isinstance(part, CodeType)]
    return set(code.co_names).union(*within)


def told(value: Any) -> bytes:
    """A value that compiled code may have taken; of anything else only that it is there."""
    if isinstance(value, np.ndarray):
        return f"{value.dtype} {value.shape} ".encode() + value.tobytes()
    if isinstance(value, tuple):
        return b"(" + b",".join(map(told, value)) + b")"
    if value is None or isinstance(value, int | float | complex | str | bytes | np.generic):
        return repr(value).encode()
    return b"?"
