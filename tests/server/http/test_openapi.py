"""Schemathesis reads the served OpenAPI and asks what it allows and forbids: every answer is as described."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from support.server_process import RealServer
from tischlein.client import call

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
EACH, MOST_SECONDS = 12, 50.0
"""At most this many requests to each operation, and this long in all."""


def test_the_api_keeps_to_its_schema(tmp_path: Path) -> None:
    server = RealServer(tmp_path / "server", limits=0)
    ends = time.monotonic() + MOST_SECONDS
    try:
        token = call("POST", f"{server.url}/api/people", {"name": "Anna"})["token"]
        table = call("POST", f"{server.url}/api/tables", {"game": "leduc", "players": 2}, token)["table"]
        schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
        asked = [ask_all(one, token, table, ends) for one in operations(schema)]
        assert len(asked) >= 15
        assert call("GET", f"{server.url}/api/people/me", token=token)["id"]
    finally:
        server.close()
    assert "Traceback" not in server.log.read_text(encoding="utf-8")


def operations(schema: Any) -> list[Any]:
    return [one.ok() for one in schema.get_all_operations()]


def ask_all(operation: Any, token: str, table: str, ends: float) -> int:
    """Many requests to one operation, now and then as somebody known and about a table that is there."""
    asked = 0

    @settings(
        max_examples=EACH, deadline=None, database=None, phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck), derandomize=True,
    )  # fmt: skip
    def ask(case: Any) -> None:
        nonlocal asked
        if time.monotonic() > ends:
            return
        asked += 1
        if asked % 2:
            case.headers = {**(case.headers or {}), "Authorization": f"Bearer {token}"}
        if asked % 3 == 0 and case.path_parameters and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        case.call_and_validate(checks=CHECKS)

    given(case=operation.as_strategy())(ask)()
    return asked
