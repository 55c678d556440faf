"""A real Chromium in front of a real server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from find_browser import find_browser
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from realserver import RealServer
from tischlein.server.app import CLIENT

PHONE = (360, 740)
DESK = (1440, 900)

OpenPage = Callable[..., Page]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    assert (CLIENT / "index.html").exists(), "the client is not built: make client"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    running = RealServer(tmp_path_factory.mktemp("server"))
    yield running
    running.close()


@pytest.fixture
def visit(chromium: Browser, server: RealServer) -> Iterator[OpenPage]:
    """Opens the landing page as a new visitor; errors in the page fail the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(
        size: tuple[int, int] = DESK, language: str = "en-GB", path: str = "/", dark: bool = False
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if dark else "light",
            has_touch=size == PHONE,
        )
        context.set_default_timeout(30_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(server.url + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


def deal(page: Page, title: str) -> None:
    """One click on the landing page: a hand against bots."""
    page.get_by_role("button", name=f"Play against bots: {title}").click()


AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def serious_findings(page: Page) -> list[str]:
    """What axe-core finds, minor things left out."""
    page.wait_for_timeout(400)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run(document)).violations")
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary']}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]
