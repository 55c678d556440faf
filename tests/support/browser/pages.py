"""What the browser tests have in common."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from support.paths import ROOT

PHONE = (360, 740)
DESK = (1440, 900)
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])

HOME = "table.test"
"""The tests' own machine by another name. To a browser that is a plain line, as at home from a phone to a
laptop: much that it does for pages of its own machine it does not do there."""

QUICK = """try {
    localStorage.getItem("tischlein-wishes") ?? localStorage.setItem("tischlein-wishes", '{"pace":"quick"}')
} catch { /* a frame without storage of its own */ }"""
"""A script that chooses the quick pace where none was chosen: nobody waits for journeys to be looked at, and
nothing waits for a tap. A test of the pace chooses its own first."""

OpenPage = Callable[..., Page]


def at_home(url: str) -> str:
    return url.replace("127.0.0.1", HOME)


def deal(page: Page, title: str) -> None:
    """One click on the landing page: a hand against bots."""
    page.get_by_role("button", name=f"Play against bots: {title}").click()


WEIGH = """() => ["resource", "navigation"].flatMap((kind) => performance.getEntriesByType(kind))
    .reduce((sum, one) => sum + one.transferSize, 0)"""
"""Bytes that came over the line."""


def until(page: Page, script: str) -> None:
    """Waits until a script in the page says true; Playwright's own way is against the page's policy."""
    for _ in range(300):
        if page.evaluate(script):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"not within half a minute: {script}")


AXE = ROOT / "web/node_modules/axe-core/axe.min.js"


def serious_findings(page: Page, within: str = "body") -> list[str]:
    """What axe-core finds, minor things left out."""
    page.wait_for_timeout(400)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async (within) => (await axe.run(within)).violations", within)
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary']}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]
