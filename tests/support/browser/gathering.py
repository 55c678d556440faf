"""How people come together at a table, as the tests of it need it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from support.browser.pages import DESK, OpenPage

TRICKS = "Potato Man"


def call_oneself(page: Page, name: str) -> None:
    """Where the name stands, or, at the first table, where one is asked for it."""
    there = page.get_by_role("button", name=re.compile("^Your name$|Change$|^That’s me$")).first
    there.wait_for()
    if there.inner_text() != "That’s me":
        there.click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name=re.compile("^Save$|^That’s me$")).click()
    expect(page.locator("strong", has_text=name).first).to_be_visible()


def choose_options(page: Page, title: str, players: int) -> None:
    page.locator("main > details > summary").click()
    page.locator(".options label", has_text=re.compile(r"^\s*Game")).locator("select").select_option(
        label=title
    )
    page.locator(".options label", has_text=re.compile(r"^\s*Players")).locator("select").select_option(
        str(players)
    )


def open_table(page: Page, title: str, players: int, name: str = "Anna") -> str:
    """A table for friends; gives the path of its link."""
    call_oneself(page, name)
    choose_options(page, title, players)
    page.get_by_role("button", name="Open a table for friends").click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    allow_hints(page)
    return "/" + str(page.evaluate("location.hash"))


def allow_hints(page: Page) -> None:
    """So that people can make the moves that are suggested."""
    page.locator(".terms summary").click()
    page.get_by_label("Hints for everybody").check()
    page.locator(".terms summary").click()


def join(page: Page, name: str = "Ben") -> None:
    call_oneself(page, name)
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()


def begin(host: Page, *others: Page) -> None:
    host.get_by_role("button", name=re.compile("^Deal now")).click()
    for page in (host, *others):
        page.wait_for_selector(".seat")


def menu(page: Page, item: str) -> None:
    page.get_by_role("button", name="Table menu").click()
    page.locator("#table-menu").get_by_role("button", name=item).click()


def follow_advice(page: Page) -> None:
    """A move in any game: the one that is suggested."""
    page.get_by_role("button", name="Suggest a move").click()
    page.get_by_role("button", name="Play this").click()
    expect(page.get_by_role("button", name="Play this")).to_have_count(0)


def told(page: Page) -> list[str]:
    """The log beside the table."""
    page.wait_for_selector("aside li")
    return [
        str(line)
        for line in page.evaluate("[...document.querySelectorAll('aside li')].map((one) => one.textContent)")
    ]


def two_at_a_table(
    visit: OpenPage, title: str = TRICKS, sizes: tuple[tuple[int, int], tuple[int, int]] = (DESK, DESK)
) -> tuple[Page, Page]:
    """Anna and Ben, and a bot: so few that no round ends before everybody has played."""
    anna = visit(sizes[0])
    path = open_table(anna, title, players=3)
    ben = visit(sizes[1], path=path)
    join(ben)
    begin(anna, ben)
    return anna, ben


def whose_turn(*pages: Page) -> Page:
    """Waits until it is somebody's turn."""
    for _ in range(600):
        for page in pages:
            if page.get_by_role("button", name="Suggest a move").is_visible():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody has the turn")


def to_talk(page: Page) -> None:
    page.locator("header").get_by_role("button", name=re.compile("^Chat")).click()
    expect(page.get_by_label("Say something")).to_be_visible()


def tell(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".talk li", has_text=text)).to_be_visible()
