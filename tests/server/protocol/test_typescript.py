"""Every message has a TypeScript type."""

from __future__ import annotations

from typing import Any

import pytest

from tischlein.cli.main import main
from tischlein.records import replay
from tischlein.server.http import tables
from tischlein.server.protocol import requests, responses
from tischlein.server.protocol.typescript import protocol_types

REQUESTS = list(requests.AnyRequest.__args__)
ANSWERS = list(responses.AnyMessage.__args__)


def tag_of(kind: Any) -> str:
    """What a message has as its `type`."""
    return str(kind.__struct_config__.tag)


def test_every_message_has_a_typescript_type() -> None:
    text = protocol_types()
    for kind in [
        *REQUESTS,
        *ANSWERS,
        responses.Room,
        responses.SeatView,
        responses.OwnUpdate,
        replay.Replay,
        tables.NewTable,
    ]:
        assert f"export interface {kind.__name__} {{" in text
    for kind in [*REQUESTS, *ANSWERS]:
        assert f'type: "{tag_of(kind)}";' in text
    assert "room?: Room;" in text
    assert "views?: SeatView[];" in text
    assert "unknown;" in text
    assert "undefined" not in text
    assert text.count("{") == text.count("}")


def test_the_types_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["protocol", "--typescript"]) == 0
    assert capsys.readouterr().out == protocol_types()
