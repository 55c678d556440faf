"""The browser client's files are served compressed, and kept by browsers as long as they may."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tischlein.server.http.static import CATALOGUE_TAG, pages_of
from tischlein.server.ops.serve import has_desktop

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


def test_what_was_packed_before_is_sent_to_those_who_can_unpack_it(folder: Path) -> None:
    (folder / "worker.js").write_bytes(b"let worker;")
    (folder / "worker.js.br").write_bytes(b"packed tightly")
    with TestClient(Litestar([pages_of(folder)])) as client:
        with client.stream("GET", "/worker.js", headers={"accept-encoding": "gzip, br"}) as answer:
            tight = b"".join(answer.iter_raw())
        plain = client.get("/worker.js", headers={"accept-encoding": "identity"})
        assert client.get("/worker.js.br").status_code == 404
    assert answer.headers["content-encoding"] == "br"
    assert tight == b"packed tightly"
    assert plain.content == b"let worker;"


def test_the_first_page_comes_in_the_browser_s_language_and_knows_the_games(folder: Path) -> None:
    blank = CATALOGUE_TAG.decode() + "</script>"
    for language in ("en", "de"):
        (folder / f"index.{language}.html").write_text(f"<html lang={language}>{blank}", encoding="utf-8")
    games = {"games": ["a </script> in a title"]}
    with TestClient(Litestar([pages_of(folder, games)])) as client:
        german = client.get("/", headers={"accept-language": "rm, de-CH;q=0.9, en;q=0.8"})
        other = client.get("/", headers={"accept-language": "pl"})
    assert "lang=de" in german.text
    assert "lang=en" in other.text
    assert "accept-language" in german.headers["vary"]
    listed = german.text.partition(CATALOGUE_TAG.decode())[2].removesuffix("</script>")
    assert "<" not in listed
    assert json.loads(listed) == games


def test_files_named_after_their_content_are_kept_for_ever(folder: Path) -> None:
    with TestClient(Litestar([pages_of(folder)])) as client:
        outgoing = client.get("/assets/letters-1a2b.woff2")
        assert client.get("/assets/../index.html").status_code == 200
        assert client.get("/assets/nothing.js").status_code == 404
        assert client.get("/../conftest.py").status_code == 404
    assert outgoing.headers["content-type"] == "font/woff2"
    assert "immutable" in outgoing.headers["cache-control"]


def test_a_page_is_opened_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not has_desktop()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_desktop()
