"""Every screen: sizes, languages, access, weight; two people at one table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from support.browser.gathering import call_oneself
from support.browser.pages import PHONE, SIZES, WEIGH, OpenPage, deal, serious_findings

LANDING, GAME = 150_000, 100_000
"""Bytes over the line, compressed."""


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@SIZES
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious(visit: OpenPage, size: tuple[int, int], dark: bool) -> None:
    page = visit(size, dark=dark)
    page.wait_for_selector(".games")
    page.locator("main > details > summary").click()
    assert serious_findings(page) == []
    assert fits(page)
    deal(page, "Potato Man")
    page.wait_for_selector(".hand .fits")
    assert serious_findings(page) == []
    assert fits(page)


def test_a_phone_has_room_for_fingers(visit: OpenPage) -> None:
    page = visit(PHONE)
    deal(page, "Potato Man")
    page.wait_for_selector(".hand .fits")
    for button in page.locator(".hand button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
        assert box["y"] + box["height"] <= PHONE[1]
    page.get_by_role("button", name="Log and rules").click()
    expect(page.locator("aside")).to_be_visible()
    assert serious_findings(page) == []


@pytest.mark.parametrize(
    ("locale", "turn"),
    [("de-DE", "Du bist dran"), ("fr-FR", "À toi"), ("it-IT", "Tocca a te"), ("pl-PL", "Your turn")],
)
def test_the_browser_s_language_is_spoken(visit: OpenPage, locale: str, turn: str) -> None:
    page = visit(language=locale)
    page.locator(".box", has_text="Potato Man").click()
    expect(page.locator(".turn", has_text=turn)).to_be_visible()


def test_another_language_at_any_time(visit: OpenPage) -> None:
    page = visit()
    deal(page, "Potato Man")
    page.wait_for_selector(".hand .fits")
    page.get_by_label("Language").select_option("de")
    expect(page.locator("p.turn")).to_have_text("Du bist dran")
    expect(page.locator("aside li").first).to_contain_text("Runde 1 ist ausgeteilt")
    assert page.evaluate("document.documentElement.lang") == "de"
    page.get_by_role("button", name="Regeln", exact=True).click()
    expect(page.locator(".rules h3").first).to_be_visible()
    page.reload()
    expect(page.locator("p.turn")).to_have_text("Du bist dran")


def test_friends_meet_at_a_table_by_its_link(visit: OpenPage) -> None:
    host = visit()
    host.get_by_role("button", name="With friends: Potato Man").click()
    host.wait_for_selector(".invite img")
    expect(host.get_by_text("Stand up")).to_be_visible()
    assert serious_findings(host) == []
    friend = visit(PHONE, path="/" + host.evaluate("location.hash"))
    call_oneself(friend, "Ömer")
    friend.get_by_role("button", name="Sit here").nth(1).click()
    expect(host.locator(".seats li").nth(2)).to_contain_text("Ömer")
    assert serious_findings(friend) == []
    assert friend.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    host.get_by_role("button", name="Deal now").click()
    for page in (host, friend):
        expect(page.locator(".hand button")).to_have_count(12)
    expect(host.locator('[data-seat="2"]')).to_contain_text("Ömer")


@SIZES
def test_whom_one_plays_against_is_chosen_once(visit: OpenPage, size: tuple[int, int]) -> None:
    page = visit(size)
    faces = page.get_by_role("group", name="Opponents")
    expect(faces.get_by_role("radio", name="Spud")).to_be_checked()
    faces.get_by_role("radio", name="Spud").press("ArrowRight")
    expect(faces).to_contain_text("Against Gratin")
    page.locator(".faces label").last.click()
    expect(faces).to_contain_text("Against Truffle")
    deal(page, "Potato Man")
    for seat in (1, 2, 3):
        expect(page.locator(f'[data-seat="{seat}"]')).to_contain_text("Truffle")
    page.goto(page.url.partition("#")[0])
    expect(faces.get_by_role("radio", name="Truffle")).to_be_checked()
    page.locator("main > details > summary").click()
    expect(page.locator(".options fieldset select").first).to_have_value("truffle")


def test_a_character_that_is_no_more_is_not_waited_for(visit: OpenPage) -> None:
    page = visit(before="localStorage.setItem('tischlein-rival', 'chips')")
    expect(page.get_by_role("radio", name="Spud")).to_be_checked()


def test_an_unknown_table_is_said_to_be_unknown(visit: OpenPage) -> None:
    page = visit(path="/#/table/nowhere")
    expect(page.get_by_role("alert")).to_have_text("There is no such table.")


def test_first_load_and_game_are_light(visit: OpenPage) -> None:
    page = visit()
    page.wait_for_selector(".games")
    page.wait_for_timeout(500)
    landing = page.evaluate(WEIGH)
    deal(page, "Potato Man")
    page.wait_for_selector(".hand .fits")
    game = page.evaluate(WEIGH) - landing
    print(f"landing {landing} bytes, game {game} bytes")
    assert landing <= LANDING
    assert game <= GAME


def test_the_first_page_says_what_each_game_is_and_shows_its_rules(visit: OpenPage) -> None:
    page = visit(PHONE)
    boxes = page.locator(".games li")
    expect(boxes.first).to_contain_text("easy")
    expect(boxes.first).to_contain_text("about 10 min")
    page.get_by_role("button", name="Rules: Potato Man").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="In one minute")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_text("Privacy").click()
    expect(page.get_by_text("No account, no cookies")).to_be_visible()
    assert fits(page)
    assert serious_findings(page) == []
