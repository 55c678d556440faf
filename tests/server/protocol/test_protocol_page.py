"""docs/protocol.md is complete, and its examples are valid messages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tischlein.i18n.loader import FOLDER
from tischlein.records import replay
from tischlein.server.http import context, games, records, tables
from tischlein.server.http import people as people_api
from tischlein.server.live import dispatcher, hub
from tischlein.server.net import connection, limits
from tischlein.server.protocol import close_codes, common, requests, responses
from tischlein.server.storage import people
from tischlein.server.tables import chat, decide, host

ROOT = Path(__file__).parents[3]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
REQUESTS = list(requests.AnyRequest.__args__)
ANSWERS = list(responses.AnyMessage.__args__)


def tag_of(kind: Any) -> str:
    """What a message has as its `type`."""
    return str(kind.__struct_config__.tag)


@pytest.mark.parametrize("kind", [*REQUESTS, *ANSWERS], ids=lambda kind: kind.__name__)
def test_every_message_is_explained_with_an_example(kind: Any) -> None:
    sent, received = PROTOCOL.split("## What the server sends", 1)
    part = sent if kind in REQUESTS else received
    (section,) = re.findall(rf"^### `{tag_of(kind)}`\n(.*?)(?=^##|\Z)", part, re.M | re.S)
    (example,) = re.findall(r"```json\n(.*?)```", section, re.S)
    if kind in REQUESTS:
        assert isinstance(requests.decode_request(example), kind)
    else:
        assert isinstance(msgspec.json.decode(example, type=kind), kind)
    for field in kind.__struct_fields__:
        if field not in ("id", "table", "version"):
            assert f"`{field}`" in section, field


def test_the_room_is_explained_with_an_example() -> None:
    (section,) = re.findall(r"^### The room\n(.*?)(?=^##|\Z)", PROTOCOL, re.M | re.S)
    (example,) = re.findall(r"```json\n(.*?)```", section, re.S)
    assert msgspec.json.decode(example, type=responses.Room).seats[2] == responses.SeatState(seat=2)
    for kind in (responses.Room, responses.SeatState, responses.Fairness, responses.UndoRequest, common.Pace):
        for field in kind.__struct_fields__:
            assert f"`{field}`" in section, field


HTTP = (context, people_api, tables, games, records)


def declined_codes() -> set[str]:
    sources = [
        Path(str(m.__file__)).read_text()
        for m in (decide, host, hub, limits, people, dispatcher, chat, connection, *HTTP, replay)
    ]
    return set(re.findall(r'Refusal\(\s*code="([a-z-]+)"', "\n".join(sources))) | {
        "unknown-message",
        "malformed",
    }


def test_every_refusal_and_close_code_is_explained() -> None:
    named = set(re.findall(r"^refusal-([a-z-]+) =", (FOLDER / "en" / "server.ftl").read_text(), re.M))
    assert declined_codes() <= named
    for code in named:
        assert f"`{code}`" in PROTOCOL, code
    for number in close_codes.CLOSE_CODES:
        assert f"| {number} |" in PROTOCOL, number
    for emote in common.EMOTES:
        assert f"`{emote}`" in PROTOCOL


def test_every_path_of_the_http_api_is_explained() -> None:
    for route in [*people_api.ROUTES, *tables.ROUTES, *games.ROUTES, *records.ROUTES]:
        for path in route.paths:
            written = re.sub(r"\{(\w+):\w+\}", lambda found: found[1].upper(), path)
            assert f"`{'/'.join(['', written.strip('/')])}`" in PROTOCOL, written
