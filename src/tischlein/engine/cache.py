"""Where compiled code is kept between starts: a folder named after the sources of engine and bots.

In it each piece of code is filed under what it was compiled for, with a digest of the game's own sources: a
change in one game leaves the others' code valid. (Numba's own cache looks at one file only and would run old
code after a change in another one.) Code from elsewhere, a bot of one's own say, goes with all that it has
imported from its own folder.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from functools import cache
from pathlib import Path
from typing import Any

from numba import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from platformdirs import user_cache_path

KEPT = 3
"""How many generations of compiled code stay on disk …"""
DAY = 24 * 3600
"""… and those used within the last day, for another version may be running."""

PACKAGE = Path(__file__).parent.parent

game_folders: dict[Any, Path] = {}
"""Record type -> the folder of its game."""


@cache
def digest(*folders: Path) -> str:
    """A short digest of all Python sources in the folders, tests left out."""
    total = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            if "tests" not in path.relative_to(folder).parts:
                total.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return total.hexdigest()[:16]


def own_digest(file: str) -> str:
    """A digest of a source, and of what it has imported from its own folder if it is not one of ours."""
    own = Path(file).absolute()
    sources = {own} if own.is_relative_to(PACKAGE) else {own} | imported_beside(own.parent)
    total = hashlib.sha256()
    for path in sorted(sources):
        total.update(os.path.relpath(path, own.parent).encode() + b"\0" + path.read_bytes())
    return total.hexdigest()[:16]


def imported_beside(near: Path) -> set[Path]:
    """The sources imported from a folder and from those in it, but for Python's own and what is installed."""
    files = [getattr(module, "__file__", None) for module in list(sys.modules.values())]
    named = [file for file in files if isinstance(file, str) and file.endswith(".py")]
    paths = {Path(file) for file in named if file.startswith(str(near))}
    others = [Path(place) for place in (sys.prefix, sys.base_prefix, PACKAGE)]
    others = [place for place in others if not near.is_relative_to(place)]
    return {
        path
        for path in paths
        if path.is_relative_to(near)
        and not any(path.is_relative_to(place) for place in others)
        and "site-packages" not in path.relative_to(near).parts
        and path.is_file()
    }


def home() -> Path:
    """The folder of all generations; `TISCHLEIN_CACHE` moves it."""
    return Path(os.environ.get("TISCHLEIN_CACHE") or user_cache_path("tischlein"))


@cache
def folder() -> Path:
    """This generation's folder, made if need be; older ones are cleared away."""
    here = home() / f"compiled-{digest(PACKAGE / 'engine', PACKAGE / 'bots')}"
    here.mkdir(parents=True, exist_ok=True)
    os.utime(here)
    others = [path for path in home().glob("compiled-*") if path != here]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for old in others[KEPT - 1 :]:
        if old.stat().st_mtime < time.time() - DAY:
            shutil.rmtree(old, ignore_errors=True)
    return here


class Locator(_CacheLocator):
    """Tells Numba to keep a function's code in our folder; the folder's name vouches for the sources."""

    def __init__(self, function: Any) -> None:
        self.place = f"{function.__module__}.{function.__qualname__}"
        self.own_file = own_digest(function.__code__.co_filename)

    def get_cache_path(self) -> str:
        return str(folder())

    def get_source_stamp(self) -> str:
        return f"{folder().name} {self.own_file}"

    def get_disambiguator(self) -> str:
        return self.place

    @classmethod
    def from_function(cls, py_func: Any, _: str) -> Locator:
        return cls(py_func)


class Implementation(CompileResultCacheImpl):
    _locator_classes: list[Any] = [Locator]


class Cache(FunctionCache):
    _impl_class = Implementation

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        """What the code was compiled for, with the state of the games that occur in it."""
        records = [getattr(kind, "dtype", kind) for kind in sig]
        records = [record.dtype for record in records if isinstance(record, types.Record)]
        games = {game_folders[record] for record in records if record in game_folders}
        plain: Any = super()
        return (*plain._index_key(sig, codegen), *(digest(folder) for folder in sorted(games)))


def keep_on_disk(function: Any) -> Any:
    """The cache of one compiled function."""
    make: Any = Cache
    return make(function)
