"""The strict content security policy: every screen works with it, and nothing is reported against it."""

from __future__ import annotations

import urllib.request

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

from browser.browsing import OpenPage
from realserver import RealServer

WATCH = """window.violations = [];
document.addEventListener("securitypolicyviolation", (event) =>
  window.violations.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sourceFile}`));"""


def watched(page: Page) -> list[str]:
    """The page from its start, with everything that the policy forbade."""
    told: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            told.append(message.text)

    page.on("console", note)
    page.add_init_script(WATCH)
    page.reload()
    return told


def test_no_screen_does_what_the_policy_forbids(visit: OpenPage) -> None:
    page = visit(policy=True)
    told = watched(page)
    page.wait_for_selector(".games")
    games = page.locator(".box").count()
    assert games >= 4
    for number in range(games):
        page.goto(page.url.partition("#")[0])
        page.locator(".box").nth(number).click()
        expect(page.locator("p.turn")).to_be_visible()
        page.wait_for_timeout(1000)
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.locator(".rules h3").first).to_be_visible()
    page.goto(page.url.partition("#")[0])
    page.get_by_role("button", name="With friends:").first.click()
    expect(page.locator(".invite img")).to_be_visible()
    assert page.evaluate("window.violations") == []
    assert told == []


@pytest.mark.parametrize(
    "attack",
    [
        "let s = document.createElement('script'); s.textContent = 'window.hit = 1'; document.body.append(s)",
        "document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=\"window.hit = 1\">')",
        "document.body.insertAdjacentHTML('beforeend', '<style>body{display:none}</style>')",
        "fetch('http://127.0.0.1:9/steal').catch(() => 0)",
    ],
)
def test_what_an_attacker_would_put_in_is_not_run(visit: OpenPage, attack: str) -> None:
    page = visit(policy=True)
    watched(page)
    page.wait_for_selector(".games")
    page.evaluate(f"() => {{ {attack} }}")
    for _ in range(300):  # Playwright's own waiting would need eval, which is forbidden
        if page.evaluate("window.violations.length"):
            break
        page.wait_for_timeout(100)
    assert page.evaluate("window.violations") != []
    assert page.evaluate("window.hit") is None
    expect(page.locator(".games")).to_be_visible()


def test_the_built_page_names_no_other_site(server: RealServer) -> None:
    with urllib.request.urlopen(server.url, timeout=10) as response:
        assert "//" not in response.read().decode().replace("http://www.w3.org/2000/svg", "")
