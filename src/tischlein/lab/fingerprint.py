"""What somebody's bot is made of: a digest of its source and of all that it imports from its own folder.

Results in a file go on only with the bots that they were begun with.
"""

from __future__ import annotations

import ast
import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from tischlein.engine.compile.cache import PACKAGE

PYTHON = Path(os.__file__).parent
INSTALLED = frozenset({"site-packages", "dist-packages"})


def source_of(place: str) -> Path | None:
    """The source of a bot: a file, or a module that can be imported from here; nothing is loaded."""
    if place.endswith(".py"):
        return Path(place).resolve()
    for folder in [*sys.path, str(Path.cwd())]:
        path = Path(folder, *place.split("."))
        for file in (path / "__init__.py", path.with_name(f"{path.name}.py")):
            if file.is_file():
                return file
    return None


def source_digest(path: Path, module: str) -> str:
    """A digest of a source and of all that it imports from its own folder, or its own package."""
    total = hashlib.sha256()
    for source in sorted(sources(path.absolute(), module)):
        total.update(os.path.relpath(source, path.absolute().parent).encode() + b"\0" + source.read_bytes())
    return total.hexdigest()[:16]


def is_installed(path: Path) -> bool:
    """Python's own sources and installed ones do not change between two calls."""
    return path.is_relative_to(PYTHON) or not INSTALLED.isdisjoint(path.parts)


def sources(own: Path, module: str) -> set[Path]:
    """A source with all that it imports from where it was found, also within functions, and so on."""
    up = module.count(".") + (own.name == "__init__.py")
    root = own.parents[min(up, len(own.parents) - 1)]
    near = root / own.relative_to(root).parts[0] if is_installed(own) else root
    found, new = {own}, [own]
    while new:
        here = new.pop()
        for path in imported(here, root):
            if (
                path not in found
                and path.is_relative_to(near)
                and not path.is_relative_to(PACKAGE)
                and path.is_file()
            ):
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
                yield from candidates(root, alias.name)
        elif isinstance(node, ast.ImportFrom):
            base = path.parents[min(node.level, len(path.parents)) - 1] if node.level else root
            for alias in node.names:
                yield from candidates(base, f"{node.module or ''}.{alias.name}")


def candidates(base: Path, name: str) -> Iterator[Path]:
    """The files that Python may read for a dotted name: every package on the way, and the module."""
    for part in filter(None, name.split(".")):
        base = base / part
        yield base / "__init__.py"
        yield base.with_name(f"{part}.py")
