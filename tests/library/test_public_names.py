"""What `tischlein` offers: every name has a docstring with an example that runs."""

from __future__ import annotations

import doctest
import inspect
import subprocess
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

import tischlein
from support.server_process import RealServer

NAMES = sorted(tischlein.__all__)
CHECKS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A table server for the example of `connect`."""
    server = RealServer(tmp_path_factory.mktemp("server"))
    yield server.url
    server.close()


def test_the_names_are_sorted_and_listed_by_dir() -> None:
    assert list(tischlein.__all__) == NAMES
    assert set(NAMES) <= set(dir(tischlein))


@pytest.mark.parametrize("name", NAMES)
def test_a_public_name_has_a_docstring_with_an_example_that_runs(name: str, url: str) -> None:
    public: Any = getattr(tischlein, name)
    found = doctest.DocTestFinder(recurse=False).find(
        public, name, module=public if isinstance(public, ModuleType) else inspect.getmodule(public),
        globs={"__file__": __file__, "url": url},
    )  # fmt: skip
    examples = [test for test in found if test.examples]
    assert examples, f"{name} has no example"
    runner = doctest.DocTestRunner(optionflags=CHECKS)
    for test in examples:
        assert runner.run(test).failed == 0


def test_the_library_is_imported_without_the_compiler() -> None:
    code = "import sys, tischlein; tischlein.Budget; print({'numba', 'rich', 'websockets'} & {*sys.modules})"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "set()"
