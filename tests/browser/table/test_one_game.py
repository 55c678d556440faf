"""A person plays: from the landing page to the result, on a desk and on a phone."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

import tischlein
from support.browser.controls import PLAYS, Play
from support.browser.pages import DESK, PHONE, OpenPage, deal, serious_findings, until
from tischlein.engine.game import Game

TRICKS = "Potato Man"
PLAIN = [game for game in tischlein.games().values() if not (game.folder / "browser/index.ts").exists()]
"""Games without a table of their own; the fifth game is always one."""


def hand_of(page: Page) -> list[str]:
    """The cards in hand, without those that are still flying away."""
    page.wait_for_selector(".hand button:not([inert])")
    cards: list[str] = page.evaluate(
        "[...document.querySelectorAll('.hand button:not([inert])')].map((card) => card.dataset.card)"
    )
    return cards


def my_turn(page: Page) -> None:
    page.wait_for_selector(".hand .fits")


def play_a_card(page: Page) -> str:
    my_turn(page)
    card = page.locator(".hand .fits").last
    code = str(card.get_attribute("data-card"))
    card.click()
    expect(page.locator(f'.hand [data-card="{code}"]')).to_have_count(0)
    return code


A_MOVE = """([moves, luck]) => {
    const offered = [...document.querySelectorAll(moves)];
    if (offered.length) offered[Math.floor(luck * offered.length)].click();
    else document.querySelector("main").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
}"""


def play_to_the_end(page: Page, moves: str, most: int = 4000) -> None:
    """Makes any move that is offered, and taps the table while others move."""
    luck = random.Random(1)
    for _ in range(most):
        if page.get_by_role("dialog").is_visible():
            return
        page.evaluate(A_MOVE, [moves, luck.random()])
        page.wait_for_timeout(25)
    raise AssertionError("the game does not end")


def test_a_game_opened_while_the_language_changes_speaks_the_new_one(visit: OpenPage) -> None:
    page = visit()
    page.get_by_role("button", name=f"Play against bots: {TRICKS}").evaluate(
        """(game) => {
            const select = document.querySelector("select.language");
            select.value = "de";
            select.dispatchEvent(new Event("change", { bubbles: true }));
            game.click();
        }"""
    )
    expect(page.get_by_text("Runde 1 von 4")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_one_click_deals_a_hand_and_a_whole_game_ends_with_the_result(
    visit: OpenPage, size: tuple[int, int]
) -> None:
    page = visit(size)
    deal(page, TRICKS)
    assert len(hand_of(page)) == 12
    play_a_card(page)
    play_to_the_end(page, ".hand .fits")
    result = page.get_by_role("dialog")
    expect(result.get_by_role("row")).to_have_count(5)
    assert serious_findings(page) == []
    result.get_by_role("button", name="Check the deal").click()
    expect(result.get_by_role("status")).to_contain_text("as promised")
    expect(result.get_by_role("status")).to_be_in_viewport(ratio=1)
    expect(result).to_contain_text(
        re.compile("(Before the deal|During the game), this page received a promise")
    )
    result.get_by_role("button", name="Play again").click()
    expect(result).to_be_hidden()
    expect(page.locator(".hand button")).to_have_count(12)


def test_who_went_back_to_the_first_page_finds_the_cards_again(visit: OpenPage) -> None:
    page = visit(PHONE)
    deal(page, TRICKS)
    played, table = play_a_card(page), page.url
    page.go_back()
    back = page.get_by_role("link", name=f"{TRICKS} The cards are on the table. Continue")
    expect(back).to_be_visible()
    assert serious_findings(page) == []
    back.click()
    expect(page).to_have_url(table)
    assert played not in hand_of(page)


@pytest.mark.parametrize("game", PLAIN, ids=lambda game: game.name)
def test_games_without_a_table_of_their_own_are_played_with_words(visit: OpenPage, game: Game) -> None:
    page = visit()
    deal(page, game.title)
    page.wait_for_selector(".moves button")
    play_to_the_end(page, ".moves button:not(:disabled)")
    expect(page.get_by_role("dialog").get_by_role("heading")).to_contain_text(re.compile("w[io]n"))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_suggestion_is_named_stands_out_and_can_be_followed(visit: OpenPage, size: tuple[int, int]) -> None:
    page = visit(size)
    deal(page, TRICKS)
    my_turn(page)
    page.get_by_role("button", name="Suggest a move").click()
    page.wait_for_selector(".hint")
    hinted = str(page.locator(".hand .hinted").get_attribute("data-card"))
    lines = "all => all.map((one) => parseFloat(getComputedStyle(one).outlineWidth))"
    others = page.locator(".hand .fits:not(.hinted)").evaluate_all(lines)
    assert page.locator(".hand .hinted").evaluate_all(lines)[0] > max(others, default=0)
    page.get_by_role("button", name="Play this").click()
    expect(page.locator(f'.hand [data-card="{hinted}"]')).to_have_count(0)


@pytest.mark.parametrize("play", PLAYS, ids=str)
def test_a_suggestion_is_read_over_the_table_and_put_away(visit: OpenPage, play: Play) -> None:
    page = visit(PHONE)
    deal(page, play.title)
    page.wait_for_selector(play.ready)
    ask, hint = page.locator("[data-part=suggest]"), page.locator(".hint")
    ask.click()
    expect(hint).to_contain_text("A good move")
    expect(hint.get_by_role("button", name="Play this")).to_be_in_viewport(ratio=1)
    expect(ask).to_be_in_viewport(ratio=1)
    assert serious_findings(page) == []
    hint.get_by_role("button", name="Close").click()
    expect(hint).to_have_count(0)
    ask.click()
    expect(hint).to_be_visible()
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)


def test_who_asks_again_sees_what_else_may_be_done(visit: OpenPage) -> None:
    page = visit(PHONE)
    deal(page, "Hot Potato!")  # all six potatoes may be chosen
    page.wait_for_selector(".potato.fits")
    page.get_by_role("button", name="Suggest a move").click()
    title, again = page.locator(".hint .title"), page.get_by_role("button", name="Another idea")
    expect(title).to_contain_text("A good move")
    ideas = []
    for _ in range(2):
        ideas.append((title.inner_text(), page.locator(".hinted").inner_text()))
        again.click()
        expect(title).not_to_have_text(ideas[-1][0])
        expect(title).to_contain_text("Or")
    ideas.append((title.inner_text(), page.locator(".hinted").inner_text()))
    assert len({potato for _, potato in ideas}) == 3
    again.click()
    expect(title).to_have_text(ideas[0][0])
    again.click()
    page.get_by_role("button", name="Play this").click()
    expect(page.locator(".hint")).to_have_count(0)
    expect(page.locator(".potato.fits").filter(has_text=ideas[1][1])).to_have_count(0)


@pytest.mark.parametrize("play", PLAYS, ids=str)
def test_what_is_suggested_lies_open_to_be_seen(visit: OpenPage, play: Play) -> None:
    page = visit(PHONE)
    deal(page, play.title)
    page.wait_for_selector(play.ready)
    page.get_by_role("button", name="Suggest a move").click()
    expect(page.locator(".hint")).to_be_visible()
    still = "document.querySelector('.hint').getAnimations().every((one) => one.playState === 'finished')"
    until(page, still)
    covered = """() => {
        const paper = document.querySelector(".hint").getBoundingClientRect();
        const spokenOf = "main .hinted, main .status, main .seat:not(.own)";
        return [...document.querySelectorAll(spokenOf)].map((one) => one.getBoundingClientRect())
            .some((one) => one.top < paper.bottom && one.bottom > paper.top);
    }"""
    assert not page.evaluate(covered)
    page.evaluate("document.querySelector('.status .reasons').append(' and so on'.repeat(80))")
    assert not page.evaluate(covered)
    expect(page.get_by_role("button", name="Play this")).to_be_in_viewport(ratio=1)


def test_a_suggestion_beside_the_table_moves_nothing(visit: OpenPage) -> None:
    page = visit(DESK)
    deal(page, TRICKS)
    my_turn(page)
    page.get_by_role("button", name="Suggest a move").click()
    expect(page.locator(".hint")).to_be_visible()
    beside_it = page.locator(".status").bounding_box()
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).to_have_count(0)
    assert page.locator(".status").bounding_box() == beside_it


def test_keys_play_suggest_and_open_what_lies_beside(visit: OpenPage) -> None:
    page = visit()
    deal(page, TRICKS)
    my_turn(page)
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.matches('main [data-playable]')")
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.get_by_role("region", name="Rules")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    cards = page.locator(".hand button:not([inert])")
    held = cards.count()
    page.keyboard.press("1")
    expect(cards).to_have_count(held - 1)


def test_a_first_game_waits_where_something_should_be_seen(visit: OpenPage) -> None:
    page = visit(before="localStorage.setItem('tischlein-wishes', '{}')")
    deal(page, TRICKS)
    my_turn(page)
    page.locator(".hand .fits").first.click()
    more = page.get_by_role("button", name="Continue")
    expect(more).to_be_visible()  # the trick is full, or it is once I have played again
    page.wait_for_timeout(2_000)
    expect(more).to_be_visible()
    again = page.get_by_role("button", name="Show me again")
    for _ in range(300):
        if again.is_enabled() and page.locator(".hand .fits").count():
            break
        page.keyboard.press(" ")  # though a card has the focus
        page.wait_for_timeout(100)
    again.click()
    expect(page.locator(".hand .fits")).to_have_count(0)
    expect(more).to_be_visible()


def test_all_by_keyboard(visit: OpenPage) -> None:
    page = visit()
    page.wait_for_selector(".games")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.box')") and TRICKS in page.evaluate(
            "document.activeElement.textContent"
        ):
            break
    page.keyboard.press("Enter")
    my_turn(page)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.hand button')"):
            break
    for _ in range(14):
        if page.evaluate("document.activeElement.matches('.fits')"):
            break
        page.keyboard.press("ArrowRight")
    code = page.evaluate("document.activeElement.dataset.card")
    page.keyboard.press("Enter")
    expect(page.locator(f'.hand [data-card="{code}"]')).to_have_count(0)
