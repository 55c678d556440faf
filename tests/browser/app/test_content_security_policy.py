"""The strict content security policy: every screen works with it, and nothing is reported against it."""

from __future__ import annotations

import json
import urllib.request

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

from support.browser.pages import OpenPage
from support.server_process import RealServer
from tischlein.client import connect

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
    nothing_forbidden(page, told)


def test_neither_do_lesson_talk_and_settings(visit: OpenPage) -> None:
    page = visit(policy=True)
    told = watched(page)
    page.get_by_role("button", name="Learn by playing: Potato Man").click()
    expect(page.locator(".speech")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Sounds").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Dark table").click()
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("button", name="Copy link")).to_be_visible()
    page.keyboard.press("Escape")
    guest = visit(path="/" + str(page.evaluate("location.hash")))
    expect(guest.get_by_text("You are watching.")).to_be_visible()
    page.locator("header").get_by_role("button", name="Chat", exact=True).click()
    page.get_by_label("Say something").fill("Good luck!")
    page.keyboard.press("Enter")
    expect(guest.locator(".seat", has_text="Good luck!")).to_be_visible()
    page.get_by_role("group", name="Reactions").get_by_role("button", name="Wow!").click()
    expect(
        guest.locator(".seat").get_by_role("img", name="Wow!").or_(guest.locator(".seat", has_text="Wow!"))
    ).to_be_visible()
    nothing_forbidden(page, told)


def test_neither_do_result_replay_and_my_games(visit: OpenPage, server: RealServer) -> None:
    with connect(server.url, name="Anna", language="") as anna:
        table = anna.new_table("heckmeck", 2, bots={1: "random"})
        table.sit(0)
        while not table.over:
            if table.seat_to_move() is None:
                anna.receive(0.2)
            else:
                table.play(table.view()["moves"][-1])
        identity = json.dumps({"person": anna.person, "token": anna.token})
    page = visit(policy=True)
    page.evaluate("kept => localStorage.setItem('tischlein-person', kept)", identity)
    told = watched(page)
    page.goto(f"{server.url}/#/table/{table.id}")
    result = page.get_by_role("dialog")
    expect(result.get_by_role("slider")).to_be_visible()
    result.get_by_role("button", name="Check the deal").click()
    expect(result.get_by_role("region", name="Check of the deal").get_by_role("status")).to_be_visible()
    result.get_by_role("link", name="Watch it again").click()
    expect(page.locator(".controls .where")).to_contain_text("0 / ")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".controls .where")).to_contain_text("4 / ")
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_role("link", name="Watch it again")).to_be_visible()
    page.get_by_role("link", name="Open a saved game").click()
    expect(page.get_by_text("Choose a file")).to_be_visible()
    nothing_forbidden(page, told)


def nothing_forbidden(page: Page, told: list[str]) -> None:
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
        page = response.read().decode()
    assert "//" not in page.replace("http://www.w3.org/2000/svg", "").replace(server.url, "")
