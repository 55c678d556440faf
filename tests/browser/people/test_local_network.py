"""At home: a server on a laptop, friends with phones in the same network, over a plain line."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from support.browser.gathering import (
    begin,
    call_oneself,
    choose_options,
    follow_advice,
    join,
    menu,
    open_table,
)
from support.browser.pages import DESK, PHONE, OpenPage, at_home, serious_findings
from support.server_process import RealServer, free_port

ONLY_HERE = "works on this device only"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    port = free_port()
    running = RealServer(
        tmp_path_factory.mktemp("server"), port, **{"base-url": at_home(f"http://127.0.0.1:{port}")}
    )
    yield running
    running.close()


def pasted(page: Page) -> str:
    """What was copied."""
    page.evaluate("document.body.append(Object.assign(document.createElement('input'), { id: 'pasted' }))")
    page.locator("#pasted").focus()
    page.keyboard.press("Control+V")
    text = page.locator("#pasted").input_value()
    page.evaluate("document.getElementById('pasted').remove()")
    return text


def test_the_laptop_s_link_brings_a_friend_who_can_hand_it_on(visit: OpenPage, server: RealServer) -> None:
    host = visit(DESK)
    path = open_table(host, "Hot Potato!", 3)
    link = at_home(server.url) + path
    expect(host.get_by_label("Link to this table")).to_have_value(link)
    expect(host.locator(".invite")).not_to_contain_text(ONLY_HERE)
    friend = visit(PHONE)
    friend.goto(link)
    assert not friend.evaluate("isSecureContext")
    join(friend, "Ömer")
    friend.get_by_role("button", name="Copy", exact=True).click()
    expect(friend.get_by_role("button", name="Copied")).to_be_visible()
    assert pasted(friend) == link
    begin(host, friend)
    menu(friend, "Copy link to this table")
    assert pasted(friend) == link
    follow_advice(friend)
    expect(host.locator(".seat", has_text="Ömer")).to_be_visible()


def test_a_phone_shares_the_link_its_own_way(visit: OpenPage, server: RealServer) -> None:
    page = visit(PHONE, before="navigator.share = async (what) => { window.shared = what; }")
    path = open_table(page, "Potato Man", 4)
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("shared.url") == at_home(server.url) + path


def test_a_server_for_one_machine_says_that_its_link_leads_nowhere(
    visit: OpenPage, tmp_path_factory: pytest.TempPathFactory
) -> None:
    alone = RealServer(tmp_path_factory.mktemp("alone"))
    try:
        page = visit(PHONE)
        page.goto(alone.url)
        open_table(page, "Potato Man", 4)
        expect(page.locator(".invite")).to_contain_text(ONLY_HERE)
        page.close()  # it may still be loading
    finally:
        alone.close()


def test_whoever_opens_the_first_page_at_home_sees_who_waits(visit: OpenPage, server: RealServer) -> None:
    host = visit(DESK)
    call_oneself(host, "Mathilda")
    host.get_by_role("button", name="With friends: Hot Potato!").click()
    expect(host.get_by_role("button", name="Stand up")).to_be_visible()
    friend = visit(PHONE)
    friend.goto(at_home(server.url))
    waiting = friend.get_by_role("link", name="Hot Potato! Mathilda")
    expect(waiting).to_contain_text("3 seats free")
    assert serious_findings(friend) == []
    waiting.click()
    join(friend, "Ömer")
    expect(host.get_by_text("Ömer").first).to_be_visible()


def test_elsewhere_a_table_is_for_those_who_have_its_link(visit: OpenPage, server: RealServer) -> None:
    """Unless its host wants company."""
    host, friend = visit(DESK), visit(PHONE)
    for listed, name in ((False, "Quentin"), (True, "Rosalind")):
        host.goto(at_home(server.url))
        call_oneself(host, name)
        choose_options(host, "Hot Potato!", 3)
        company = host.get_by_label("Show on this server’s front page")
        expect(company).not_to_be_checked()
        company.set_checked(listed)
        host.get_by_role("button", name="Open a table for friends").click()
        expect(host.get_by_role("button", name="Stand up")).to_be_visible()
    friend.reload()
    expect(friend.get_by_role("link", name="Hot Potato! Rosalind")).to_be_visible()
    expect(friend.get_by_role("link", name="Hot Potato! Quentin")).to_have_count(0)
