"""What the browser tests have in common."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

PHONE = (360, 740)
DESK = (1440, 900)

OpenPage = Callable[..., Page]


def deal(page: Page, title: str) -> None:
    """One click on the landing page: a hand against bots."""
    page.get_by_role("button", name=f"Play against bots: {title}").click()


AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


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
