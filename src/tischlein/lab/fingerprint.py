"""What somebody's bot is made of: a digest of its source and of all that it imports from its own folder.

Results in a file go on only with the bots that they were begun with.
"""

from __future__ import annotations

import ast
import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

from tischlein.engine.compile.cache import PACKAGE

PYTHON = Path(os.__file__).parent
INSTALLED = frozenset({"site-packages", "dist-packages"})


def is_foreign(file: str) -> bool:
    """Whether a source is none of ours."""
    return not Path(file).absolute().is_relative_to(PACKAGE)


def is_installed(file: str) -> bool:
    """Python's own sources and installed ones do not change between two calls."""
    return Path(file).is_relative_to(PYTHON) or not INSTALLED.isdisjoint(Path(file).parts)


def own_digest(file: str, module: str) -> str:
    """A digest of a source, and of all that it imports from its own folder if it is none of ours."""
    total = hashlib.sha256()
    own = Path(file).absolute()
    for path in sorted(sources(file, module) if is_foreign(file) else {own}):
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
