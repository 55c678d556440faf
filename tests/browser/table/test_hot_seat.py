"""Several people at one device: a curtain between them, and nothing of one hand on the page for the next."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from support.browser.gathering import begin, call_oneself, choose_options, follow_advice, menu, open_table
from support.browser.pages import DESK, PHONE, SIZES, OpenPage, serious_findings

HAND = "[...document.querySelectorAll('.hand [data-card]')].map((card) => card.dataset.card)"
CARDS = "[...document.querySelectorAll('[data-card]')].map((card) => card.dataset.card)"


def share_a_device(page: Page, title: str, players: int = 3) -> None:
    """Anna and her friend Ben at one device, bots on the other seats."""
    open_table(page, title, players)
    page.get_by_role("button", name="A friend on this device").first.click()
    page.get_by_label("Your friend’s name").fill("Ben")
    page.get_by_role("button", name="Sit here").click()
    expect(page.get_by_role("button", name="Stand up")).to_have_count(2)


def next_person(page: Page) -> str:
    """Waits for the curtain and gives the name on it."""
    heading = page.locator(".curtain h2")
    expect(heading).to_contain_text("Pass the device to")
    return heading.inner_text().removeprefix("Pass the device to ")


def lift(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"I am {name}: show my cards").click()
    expect(page.locator(".seat.own .name")).to_have_text(name)


@SIZES
def test_the_curtain_hides_one_hand_from_the_other(visit: OpenPage, size: tuple[int, int]) -> None:
    page = visit(size)
    share_a_device(page, "Potato Man")
    assert serious_findings(page) == []
    begin(page)
    held: dict[str, set[str]] = {"Anna": set(), "Ben": set()}
    for turn in range(4):
        name = next_person(page)
        assert page.evaluate(HAND) == [], "nobody's hand is on the page"
        assert not set(page.evaluate(CARDS)) & (held["Anna"] | held["Ben"])
        if turn == 0:
            assert serious_findings(page) == []
        lift(page, name)
        page.wait_for_selector(".hand .fits")
        held[name] = set(page.evaluate(HAND))
        assert not held["Anna"] & held["Ben"]
        card = str(page.locator(".hand .fits").first.get_attribute("data-card"))
        page.locator(".hand .fits").first.click()
        held[name].discard(card)
        expect(page.locator(f'.hand [data-card="{card}"]')).to_have_count(0)
        page.wait_for_selector(".curtain, .hand .fits")
        if page.locator(".curtain").count() == 0:
            page.get_by_role("button", name="Cover my cards").click()
    if size == DESK:
        log = page.evaluate("[...document.querySelectorAll('aside li')].map((one) => one.textContent)")
        assert "Anna is dealt a hand." in log, "what is told aloud is what all may hear"


def test_secret_choices_are_made_one_after_another(visit: OpenPage) -> None:
    page = visit(PHONE)
    share_a_device(page, "Hot Potato!", 2)
    begin(page)
    for name in ("Anna", "Ben"):
        assert next_person(page) == name
        assert page.locator(".is-chosen").count() == 0
        lift(page, name)
        expect(page.locator(".hand .is-hand")).to_have_count(6)
        page.locator(".hand .fits").first.click()
    expect(page.locator(".curtain")).to_be_visible()
    assert page.locator(".hand .potato").count() == 0


@pytest.mark.parametrize("title", ["Heckmeck am Karteneck", "Der Elefant im Porzellanladen"])
def test_other_games_pass_the_device_too(visit: OpenPage, title: str) -> None:
    page = visit()
    share_a_device(page, title)
    begin(page)
    seen = set()
    for _ in range(12):
        name = next_person(page)
        seen.add(name)
        lift(page, name)
        follow_advice(page)
        page.wait_for_selector(".curtain, [data-part=suggest]")
        if page.locator(".curtain").count() == 0:
            page.get_by_role("button", name="Cover my cards").click()
        if seen == {"Anna", "Ben"}:
            return
    raise AssertionError(f"only {seen} had a turn")


def test_friends_are_named_before_the_deal_and_take_moves_back_by_word_of_mouth(visit: OpenPage) -> None:
    page = visit()
    call_oneself(page, "Anna")
    choose_options(page, "Potato Man", 3)
    page.locator("fieldset label", has_text="Seat 2").locator("select").select_option("friend")
    page.get_by_label("Your friend’s name").fill("Ben")
    page.get_by_role("button", name="Deal the cards").click()
    first = next_person(page)
    lift(page, first)
    page.wait_for_selector(".hand .fits")
    before = sorted(page.evaluate(HAND))
    page.locator(".hand .fits").first.click()
    other = next_person(page)
    assert {first, other} == {"Anna", "Ben"}
    menu(page, "Take my move back")
    expect(page.locator(".curtain h2")).to_have_text(f"Pass the device to {first}")
    lift(page, first)
    page.wait_for_selector(".hand .fits")
    assert sorted(page.evaluate(HAND)) == before
