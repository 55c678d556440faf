"""Killed in the middle of things: nothing acknowledged is lost, nothing is done twice, all find back."""

from __future__ import annotations

from pathlib import Path

from support.kill_test import kill_again_and_again


def test_a_server_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    report = kill_again_and_again(tmp_path / "server", kills=3, copies=1)
    assert report.good, report
    assert report.acknowledged > 100
