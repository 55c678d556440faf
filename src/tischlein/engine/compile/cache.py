"""Where compiled code is kept between starts: a folder named after the sources of engine, bots and envs.

In it each piece of code is filed under what it was compiled for, with a digest of the game's own sources: a
change in one game leaves the others' code valid. (Numba's own cache looks at one file only and would run old
code after a change in another one.)
"""

from __future__ import annotations

import hashlib
import os
import shutil
import time
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from numba import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from platformdirs import user_cache_path

PACKAGE = Path(__file__).parents[2]
COMPILED = ("engine", "bots", "envs")
"""The rooms whose functions are compiled, apart from the games."""
MAX_GENERATIONS = 3
"""How many generations of compiled code stay on disk, besides …"""
FRESH_S = 24 * 3600
"""… those used within the last day, for another version may be running."""

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


def home() -> Path:
    """The folder of all generations; `TISCHLEIN_CACHE` moves it."""
    return Path(os.environ.get("TISCHLEIN_CACHE") or user_cache_path("tischlein"))


@cache
def folder() -> Path:
    """This generation's folder, made if need be; older ones are cleared away."""
    here = home() / f"compiled-{digest(*(PACKAGE / room for room in COMPILED))}"
    here.mkdir(parents=True, exist_ok=True)
    os.utime(here)
    others = [path for path in home().glob("compiled-*") if path != here]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for old in others[MAX_GENERATIONS - 1 :]:
        if old.stat().st_mtime < time.time() - FRESH_S:
            shutil.rmtree(old, ignore_errors=True)
    return here


def sources_of(function: Any) -> set[Path]:
    """The file of a function, and those of the functions that it was given by the one around it."""
    given = [cell.cell_contents for cell in function.__closure__ or ()]
    functions = [function, *(getattr(one, "py_func", one) for one in given)]
    return {Path(one.__code__.co_filename) for one in functions if hasattr(one, "__code__")}


def digest_of_files(paths: Iterable[Path]) -> str:
    """A short digest of what is in some files."""
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(path.read_bytes() + b"\0")
    return total.hexdigest()[:16]


class Locator(_CacheLocator):
    """Tells Numba to keep a function's code in our folder; the folder's name vouches for the sources."""

    def __init__(self, function: Any) -> None:
        self.place = f"{function.__module__}.{function.__qualname__}"
        self.sources = digest_of_files(sources_of(function))

    def get_cache_path(self) -> str:
        return str(folder())

    def get_source_stamp(self) -> str:
        return f"{folder().name} {self.sources}"

    def get_disambiguator(self) -> str:
        return self.place

    @classmethod
    def from_function(cls, py_func: Any, _: str) -> Locator:
        return cls(py_func)


class Implementation(CompileResultCacheImpl):
    _locator_classes: list[Any] = [Locator]


def records_in(kinds: Any) -> Iterator[Any]:
    """The records among what a function takes: single ones, those in arrays, and both in tuples."""
    for kind in kinds:
        if isinstance(kind, types.BaseTuple):
            yield from records_in(kind)
        elif isinstance(kind, types.Record):
            yield kind.dtype
        elif isinstance(kind, types.Array) and isinstance(kind.dtype, types.Record):
            yield kind.dtype.dtype


class Cache(FunctionCache):
    _impl_class = Implementation

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        """What the code was compiled for, with the state of the games that occur in it."""
        games = {game_folders[record] for record in records_in(sig) if record in game_folders}
        plain: Any = super()
        digests = [digest(folder) for folder in sorted(games)]
        return (*plain._index_key(sig, codegen), *digests)


def keep_on_disk(function: Any) -> Any:
    """The cache of one compiled function."""
    make: Any = Cache
    return make(function)
