"""What goes wrong over HTTP: always a refusal with a code, and a surprise is always logged."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import tischlein
from tischlein.server.app import make_app
from tischlein.server.net import limits
from tischlein.server.ops.settings import Settings
from tischlein.server.storage.people import People

RECORD = tischlein.new("leduc", 2, seed=1).record().text()
JSON = {"content-type": "application/json"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    app: Any = make_app(Settings(data=str(tmp_path)))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/people", b"[" * 8000),
        ("/api/people", b'{"name":' + b"[" * 8000),
        ("/api/people", b'{"name":"\xff"}'),
        ("/api/people", b'{"name":"\\ud800"}'),
        ("/api/tables", b'{"game":"leduc","players":' + b"9" * 5000 + b"}"),
        ("/api/tables", b'{"game":"leduc","players":2,"options":{"\xff":1}}'),
        ("/api/records/replay", b""),
    ],
)
def test_a_body_that_cannot_be_read_is_refused(client: TestClient[Any], path: str, body: bytes) -> None:
    answer = client.post(path, content=body, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_a_record_with_a_number_of_thousands_of_digits_is_a_bad_one(client: TestClient[Any]) -> None:
    record = RECORD.replace("seed: ", f"bots: {'9' * 5000}\nseed: ")
    answer = client.post("/api/records/replay", content=json.dumps({"record": record}), headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")


def test_a_mistake_of_ours_is_logged_with_its_request_and_told_without_details(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a secret")

    monkeypatch.setattr(People, "create", broken)
    answer = client.post("/api/people?token=hidden", json={"name": "Anna"})
    assert (answer.status_code, answer.json()["code"]) == (500, "server-error")
    assert "secret" not in answer.text
    (logged,) = [one for one in caplog.records if one.levelno == logging.ERROR]
    assert logged.getMessage() == "POST '/api/people' failed"
    assert logged.exc_info is not None


def test_newcomers_wait_while_the_server_is_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SMOOTHING", 0.0)
    app: Any = make_app(Settings(data=str(tmp_path)))
    with TestClient(app) as client:
        token = client.post("/api/people", json={"name": "Anna"}).json()["token"]
        app.limits.load.lag_s, app.limits.load.busy = 1.0, True
        for path, body in (("/api/people", {"name": "Ben"}), ("/api/records/replay", {"record": RECORD})):
            answer = client.post(path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (503, "busy")
            assert int(answer.headers["retry-after"]) == 5
        assert client.get("/api/people/me", headers={"authorization": f"Bearer {token}"}).status_code == 200


def test_whom_to_tell_about_a_weakness(tmp_path: Path, client: TestClient[Any]) -> None:
    assert client.get("/.well-known/security.txt").status_code == 404
    named: Any = make_app(Settings(data=str(tmp_path), contact="mailto:host@example.org"))
    with TestClient(named) as other:
        answer = other.get("/.well-known/security.txt")
        assert answer.headers["content-type"].startswith("text/plain")
        fields = dict(line.split(": ", 1) for line in answer.text.splitlines())
        assert fields["Contact"] == "mailto:host@example.org"
        assert fields["Expires"].endswith("Z")
        assert fields["Preferred-Languages"] == "en, de, fr, it"
