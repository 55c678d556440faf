"""The host settles what is played, and nobody has to seat a bot."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from support.browser.gathering import TRICKS, call_oneself, choose_options, join
from support.browser.pages import OpenPage


def test_the_host_arranges_the_table_and_deals_to_those_who_are_here(visit: OpenPage) -> None:
    anna = visit()
    call_oneself(anna, "Anna")
    choose_options(anna, TRICKS, players=3)
    expect(anna.locator(".options option", has_text="without green")).to_have_count(1)
    anna.get_by_role("button", name="Open a table for friends").click()
    expect(anna.get_by_role("button", name="Stand up")).to_be_visible()
    ben = visit(path="/" + str(anna.evaluate("location.hash")))
    join(ben)
    anna.locator(".terms summary").click()
    anna.get_by_label(re.compile("^Players")).select_option("5")
    expect(ben.locator(".seats li")).to_have_count(5)
    expect(anna.locator(".terms option", has_text="without green")).to_have_count(0)
    anna.get_by_role("button", name="Add a bot").first.click()
    expect(ben.locator(".seats li", has_text="Spud")).to_be_visible()
    anna.get_by_role("button", name="Remove the bot").click()
    expect(ben.locator(".seats li", has_text="Spud")).to_have_count(0)
    expect(ben.get_by_text("No hints at this table.")).to_be_visible()
    anna.get_by_role("button", name="Deal for 2").click()
    for page in (anna, ben):
        page.wait_for_selector(".seat")
        expect(page.locator(".seat")).to_have_count(2)
        expect(page.get_by_role("button", name="Suggest a move")).to_have_count(0)


def test_another_name_reaches_the_others_and_the_log(visit: OpenPage) -> None:
    anna = visit()
    call_oneself(anna, "Anna")
    choose_options(anna, TRICKS, players=2)
    anna.get_by_role("button", name="Open a table for friends").click()
    expect(anna.get_by_role("button", name="Stand up")).to_be_visible()
    ben = visit(path="/" + str(anna.evaluate("location.hash")))
    join(ben)
    call_oneself(ben, "Benno")
    expect(anna.locator(".seats li", has_text="Benno")).to_be_visible()


def test_whoever_comes_is_asked_once_what_to_call_them(visit: OpenPage) -> None:
    anna = visit()
    anna.get_by_role("button", name=f"With friends: {TRICKS}").click()
    expect(anna.get_by_role("heading", name="What shall we call you?")).to_be_visible()
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_role("radio", name="Owl").check(force=True)
    anna.get_by_role("button", name="That’s me").click()
    expect(anna.locator(".seats li", has_text="Anna")).to_be_visible()
    anna.reload()
    expect(anna.locator(".seats li", has_text="Anna")).to_be_visible()
    expect(anna.get_by_role("heading", name="What shall we call you?")).to_have_count(0)


def test_a_move_can_be_asked_for_once_more(visit: OpenPage) -> None:
    page = visit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Ask before my move is made").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=f"Play against bots: {TRICKS}").click()
    hand = page.locator(".hand button:not([inert])")
    page.locator(".hand .fits:not([inert])").first.wait_for()
    before = hand.count()
    page.locator(".hand .fits:not([inert])").first.click()
    page.get_by_role("button", name="Not yet").click()
    expect(hand).to_have_count(before)
    page.locator(".hand .fits:not([inert])").first.click()
    page.get_by_role("button", name="Play this").click()
    expect(hand).to_have_count(before - 1)
