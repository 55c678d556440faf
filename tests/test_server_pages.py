"""The browser client's files are served compressed, and kept by browsers as long as they may."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tischlein.server.app import has_screen
from tischlein.server.pages import pages_of

INDEX = b"<!doctype html><title>Tischlein</title>" * 20


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(INDEX)
    (tmp_path / "assets" / "letters-1a2b.woff2").write_bytes(b"wOF2")
    return tmp_path


def test_pages_are_packed_for_those_who_can_unpack_them(folder: Path) -> None:
    with TestClient(Litestar([pages_of(folder)])) as client:
        packed = client.get("/", headers={"accept-encoding": "gzip, br"})
        plain = client.get("/index.html", headers={"accept-encoding": "identity"})
    assert packed.content == plain.content == INDEX
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(INDEX, 9, mtime=0))
    assert "content-encoding" not in plain.headers
    assert plain.headers["cache-control"] == "no-cache"


def test_files_named_after_their_content_are_kept_for_ever(folder: Path) -> None:
    with TestClient(Litestar([pages_of(folder)])) as client:
        letters = client.get("/assets/letters-1a2b.woff2")
        assert client.get("/assets/../index.html").status_code == 200
        assert client.get("/assets/nothing.js").status_code == 404
        assert client.get("/../conftest.py").status_code == 404
    assert letters.headers["content-type"] == "font/woff2"
    assert "immutable" in letters.headers["cache-control"]


def test_a_page_is_opened_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_screen()
