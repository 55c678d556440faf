"""A real Chromium in front of a real server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from support.browser.controls import known_as
from support.browser.find_browser import find_browser
from support.browser.pages import DESK, HOME, PHONE, QUICK, OpenPage
from support.server_process import RealServer
from tischlein.server.ops.settings import CLIENT

expect.set_options(timeout=30_000)
"""Patience: the machine may be busy, and a line that was lost may take its time to come back."""


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    assert (CLIENT / "index.html").exists(), "the client is not built: make client"
    expect.set_options(timeout=30_000)
    with sync_playwright() as playwright:
        home = f"--host-resolver-rules=MAP {HOME} 127.0.0.1"
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox", home])
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    running = RealServer(tmp_path_factory.mktemp("server"), hosts=HOME)
    yield running
    running.close()


@pytest.fixture
def visit(chromium: Browser, server: RealServer) -> Iterator[OpenPage]:
    """Opens a page as a new visitor, or as who sits at a laid table; errors in the page fail the test.

    `keeps`: the page may keep itself on the device; `before`: a script to run first; `policy`: as strict as
    for people; `letters`: how large the browser was told to make them.
    """
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(
        size: tuple[int, int] = DESK,
        language: str = "en-GB",
        path: str = "/",
        dark: bool = False,
        keeps: bool = False,
        before: str = "",
        policy: bool = False,
        seat: int | None = None,
        letters: int = 16,
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if dark else "light",
            has_touch=size == PHONE,
            service_workers="allow" if keeps else "block",
            bypass_csp=not policy,  # Playwright's waiting for functions needs eval; its own test does not
        )
        context.set_default_timeout(30_000)
        if seat is not None:
            context.add_init_script(known_as(seat))
        contexts.append(context)
        context.add_init_script(before)
        context.add_init_script(QUICK)
        page = context.new_page()
        size_of_letters = {"fontSizes": {"standard": letters}}
        context.new_cdp_session(page).send("Page.setFontSizes", size_of_letters)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(server.url + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []
