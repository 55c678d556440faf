"""The scan for known weaknesses says what it found, and says so when it could not look."""

from __future__ import annotations

import runpy
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / ".ci" / "audit.py"
scan: Callable[[str, list[str]], bool] = runpy.run_path(str(SCRIPT))["scan"]


def scanner(says: str, code: int) -> list[str]:
    return [sys.executable, "-c", f"print({says!r}); raise SystemExit({code})"]


@pytest.mark.parametrize(
    ("command", "good", "said"),
    [
        (scanner("found 0", 0), True, "no known weaknesses"),
        (scanner("x 1.0 CVE-2026-1 over a connection", 1), False, "CVE-2026-1"),
        (scanner("something else broke", 1), False, "weaknesses found"),
        (scanner("Max retries exceeded", 1), True, "NOT SCANNED"),
        (scanner("a could not be audited, b could not be audited", 0), True, "2 packages NOT SCANNED"),
        (["no-such-scanner"], True, "NOT SCANNED, no-such-scanner is not installed"),
    ],
)
def test_it_says_how_it_went(
    command: list[str], good: bool, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert scan("Packages", command) is good
    assert said in capsys.readouterr().out
