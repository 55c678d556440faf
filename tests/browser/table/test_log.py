"""The log beside the table: round by round, without what others keep to themselves."""

from __future__ import annotations

from playwright.sync_api import expect

from support.browser.gathering import follow_advice, told
from support.browser.pages import OpenPage, deal


def test_the_log_goes_round_by_round_and_waits_for_what_is_secret(visit: OpenPage) -> None:
    page = visit()
    deal(page, "Hot Potato!")
    follow_advice(page)
    expect(page.locator("aside li", has_text="shows").first).to_be_attached()
    expect(page.locator("aside li.part").first).to_contain_text("Round 1")
    assert not [line for line in told(page) if "has decided" in line]
