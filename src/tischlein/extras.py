"""The optional parts of the package, its extras, and the sentence for a missing one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tischlein.engine.errors import Refusal


class MissingExtra(Refusal):
    code = "not-installed"

    def __init__(self, part: str, package: str, extra: str) -> None:
        super().__init__(f"{part} needs {package}: pip install 'tischlein[{extra}]'")


@contextmanager
def needs(extra: str, part: str) -> Iterator[None]:
    """Around the imports of an optional part. A missing module of our own is a fault, not an extra."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package in ("", "tischlein"):
            raise
        raise MissingExtra(part, package, extra) from None
