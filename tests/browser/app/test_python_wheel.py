"""An installed wheel carries the browser's pages and serves them."""

from __future__ import annotations

import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest

from support.paths import ROOT
from support.server_process import RealServer
from tischlein.server.ops.settings import CLIENT


def test_a_wheel_serves_the_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "-q",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        str(tmp_path),
        str(ROOT),
    ]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    site = tmp_path / "site"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    carried = site / "tischlein/server/client"
    assert {path.relative_to(carried) for path in carried.rglob("*")} == {
        path.relative_to(CLIENT) for path in CLIENT.rglob("*")
    }
    assert not list(site.glob("tischlein/games/*/browser"))
    monkeypatch.setenv("PYTHONPATH", str(site))
    server = RealServer(tmp_path / "data")
    try:
        with urllib.request.urlopen(server.url) as answer:
            page = answer.read().decode()
    finally:
        server.close()
    assert '"games":[{"name":' in page
