"""After an upgrade: a running game of earlier rules is found behind the second door, by itself."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from support.browser.pages import OpenPage, deal

SENTENCE = "This game was begun under other rules."


def refusing(doors: list[str]) -> Callable[[WebSocketRoute], None]:
    """A server of the new version: it welcomes everybody and has other rules than the table's game."""

    def lead(line: WebSocketRoute) -> None:
        doors.append(urlsplit(line.url).path)
        server = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["type"] == "attend":
                answer = {"type": "refused", "id": asked["id"], "code": "other-rules", "sentence": SENTENCE}
                line.send(json.dumps(answer | {"table": asked["table"]}))
            else:
                server.send(message)

        line.on_message(hear)

    return lead


@pytest.fixture
def playing(visit: OpenPage) -> Page:
    page = visit()
    deal(page, "Potato Man")
    expect(page.locator(".hand")).to_be_visible()
    return page


def test_a_game_of_earlier_rules_is_played_on(playing: Page) -> None:
    refused: list[str] = []
    playing.route_web_socket(re.compile(r"/ws(\?|$)"), refusing(refused))
    playing.reload()
    expect(playing.locator(".hand")).to_be_visible()
    assert refused == ["/ws"]
    expect(playing.get_by_text(SENTENCE)).to_have_count(0)


def test_a_game_that_no_door_leads_to_is_refused_in_words(playing: Page) -> None:
    refused: list[str] = []
    playing.route_web_socket(re.compile("/ws"), refusing(refused))
    playing.reload()
    expect(playing.get_by_text(SENTENCE)).to_be_visible()
    assert refused == ["/ws", "/ws/earlier", "/ws"]
