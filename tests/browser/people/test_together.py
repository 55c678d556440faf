"""People at one table: two browsers play together, take moves back, pause."""

from __future__ import annotations

import signal

import pytest
from playwright.sync_api import Page, expect

import tischlein
from support.browser.controls import ME
from support.browser.gathering import (
    TRICKS,
    begin,
    choose_options,
    follow_advice,
    join,
    menu,
    open_table,
    told,
    two_at_a_table,
    whose_turn,
)
from support.browser.pages import DESK, PHONE, SIZES, OpenPage, deal, serious_findings
from support.server_process import RealServer
from tischlein.engine.game import Game

GAMES = [
    game
    for game in tischlein.games().values()
    if (game.folder / "browser/index.ts").exists() and 3 in game.players
]


def lines_of(page: Page) -> list[str]:
    """The addresses of all lines that a page opens from now on."""
    opened: list[str] = []
    page.on("websocket", lambda line: opened.append(line.url))
    return opened


# ---- Playing together ----


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_two_browsers_play_together(visit: OpenPage, game: Game) -> None:
    anna, ben = two_at_a_table(visit, game.title, (DESK, PHONE))
    moves = {anna: 0, ben: 0}
    while min(moves.values()) < 2:
        page = whose_turn(anna, ben)
        follow_advice(page)
        moves[page] += 1
    ben.get_by_role("button", name="Log and rules").click()
    for name, page, other in (("Anna", anna, ben), ("Ben", ben, anna)):
        for _ in range(600):
            heard = [line for line in told(other) if name in line]
            if len(heard) >= moves[page]:
                break
            page.wait_for_timeout(50)
        assert len(heard) >= moves[page], f"{name}'s moves are told at the other screen: {heard}"


def test_everybody_at_a_table_names_it_in_the_address_of_their_line(visit: OpenPage) -> None:
    """So that a proxy can lead them to the same process; even somebody who has played elsewhere before."""
    anna, ben = visit(), visit()
    lines = [lines_of(anna), lines_of(ben)]
    deal(anna, TRICKS)
    expect(anna.locator(".hand")).to_be_visible()
    anna.evaluate("location.hash = ''")
    path = open_table(anna, TRICKS, players=3)
    ben.evaluate("(path) => (location.hash = path)", path.removeprefix("/"))
    join(ben)
    table = path.rpartition("/")[2]
    for opened in lines:
        assert opened[-1].endswith(f"/ws?at={table[:4]}"), opened


def test_two_tabs_on_one_seat_agree(visit: OpenPage) -> None:
    first = visit()
    choose_options(first, TRICKS, 3)
    first.get_by_role("button", name="Deal the cards").click()
    first.wait_for_selector(".hand .fits")
    second = first.context.new_page()
    second.goto(first.url)
    held = "[...document.querySelectorAll('.hand [data-card]:not([inert])')].map((card) => card.dataset.card)"
    for page, other in ((first, second), (second, first)):
        page.wait_for_selector(".hand .fits")
        card = str(page.locator(".hand .fits").first.get_attribute("data-card"))
        page.locator(".hand .fits").first.click()
        for tab in (page, other):
            expect(tab.locator(f'.hand [data-card="{card}"]')).to_have_count(0)
        page.wait_for_selector(".hand .fits")
        other.wait_for_selector(".hand .fits")
        assert page.evaluate(held) == other.evaluate(held)


CHOOSING = {
    "potato-man": (None, ".hand .fits"),
    "hot-potato": (None, ".hand .fits"),
    "elefant": (None, ".card.able"),
    "heckmeck": (".hand button", ".lay"),
}
"""For each game what is chosen before the line breaks, and what is pressed while it is broken."""


@pytest.mark.parametrize(
    "game", [game for game in GAMES if game.name in CHOOSING], ids=lambda game: game.name
)
def test_a_choice_made_while_the_line_is_broken_counts_once(
    visit: OpenPage, server: RealServer, game: Game
) -> None:
    page = visit()
    deal(page, game.title)
    expect(page.get_by_role("button", name="Suggest a move")).to_be_visible()
    chosen, pressed = CHOOSING[game.name]
    if chosen:
        page.locator(chosen).first.click()
    mine = page.locator("aside li", has_text=ME)
    before = mine.count()
    page.wait_for_load_state("networkidle")  # a part of the page that did not come would load it anew
    server.stop(signal.SIGKILL)
    expect(page.get_by_text("Reconnecting")).to_be_visible()
    page.locator(pressed).first.click()
    server.start()
    expect(page.get_by_text("Reconnecting")).to_be_hidden()
    expect(page.get_by_role("alert")).to_have_count(0)
    for _ in range(600):
        if mine.count() > before:
            return
        page.wait_for_timeout(50)
    raise AssertionError("the choice is lost")


# ---- Taking back, pausing ----


@SIZES
def test_a_move_is_taken_back_when_the_others_agree(visit: OpenPage, size: tuple[int, int]) -> None:
    anna, ben = two_at_a_table(visit, sizes=(size, size))
    mover = whose_turn(anna, ben)
    other = ben if mover is anna else anna
    name = mover.locator(".seat.own .name").inner_text()
    hand = mover.locator(".hand button:not([inert])")
    before = hand.count()
    follow_advice(mover)
    expect(hand).to_have_count(before - 1)
    expect(other.get_by_role("button", name="Suggest a move")).to_be_visible()

    menu(mover, "Take my move back")
    expect(mover.get_by_text("Still to answer")).to_be_visible()
    expect(other.get_by_text(f"{name} would like to take a move back.")).to_be_visible()
    assert serious_findings(other) == []
    other.locator(".notices").get_by_role("button", name="No, thanks").click()
    expect(mover.get_by_role("alert")).to_contain_text(f"{name}’s move stands")
    expect(hand).to_have_count(before - 1)

    menu(mover, "Take my move back")
    other.get_by_role("button", name="Agree").click()
    expect(hand).to_have_count(before)
    expect(mover.get_by_role("button", name="Suggest a move")).to_be_visible()
    expect(other.get_by_role("alert")).to_contain_text(f"{name} has taken a move back.")


def test_whoever_has_agreed_or_only_watches_sees_whose_answer_is_missing(visit: OpenPage) -> None:
    anna = visit()
    path = open_table(anna, TRICKS, players=3)
    others = [visit(PHONE, path=path) for _ in range(2)]
    for page, name in zip(others, ("Ben", "Cleo"), strict=True):
        join(page, name)
    begin(anna, *others)
    guest = visit(path=path)
    people = [anna, *others]
    mover = whose_turn(*people)
    follow_advice(mover)
    whose_turn(*(page for page in people if page is not mover))
    menu(mover, "Take my move back")
    agreeing, silent = (page for page in people if page is not mover)
    agreeing.get_by_role("button", name="Agree").click()
    missing = silent.locator(".seat.own .name").inner_text()
    for page in (agreeing, guest):
        wish = page.get_by_text(f"would like to take a move back. Still to answer: {missing}")
        expect(wish).to_be_visible()


def test_the_table_says_that_it_waits_for_somebody_who_is_away(visit: OpenPage) -> None:
    anna, ben = two_at_a_table(visit)
    while whose_turn(anna, ben) is not ben:
        follow_advice(anna)
    ben.goto("about:blank")
    expect(anna.get_by_text("Ben is away, Spud steps in soon")).to_be_visible()


def test_alone_with_bots_a_move_is_taken_back_at_once(visit: OpenPage) -> None:
    page = visit()
    choose_options(page, TRICKS, 3)
    page.get_by_role("button", name="Deal the cards").click()
    hand = page.locator(".hand button:not([inert])")
    expect(page.get_by_role("button", name="Suggest a move")).to_be_visible()
    before = hand.count()
    follow_advice(page)
    expect(page.get_by_role("button", name="Suggest a move")).to_be_visible()
    expect(hand).to_have_count(before - 1)
    menu(page, "Take my move back")
    expect(hand).to_have_count(before)


def test_what_has_come_to_light_is_not_taken_back(visit: OpenPage) -> None:
    page = visit()
    deal(page, "Hot Potato!")
    follow_advice(page)
    expect(page.locator("aside li", has_text="shows").first).to_be_visible()
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("button", name="Take my move back")).to_be_disabled()
    expect(page.get_by_text("cards have been revealed since")).to_be_visible()


@SIZES
def test_anybody_may_pause_and_go_on(visit: OpenPage, size: tuple[int, int]) -> None:
    anna, ben = two_at_a_table(visit, sizes=(DESK, size))
    menu(ben, "Pause")
    for page in (anna, ben):
        expect(page.get_by_text("Ben has paused the game.")).to_be_visible()
        expect(page.get_by_role("button", name="Suggest a move")).to_have_count(0)
        assert serious_findings(page) == []
    anna.get_by_role("button", name="Resume").click()
    for page in (anna, ben):
        expect(page.get_by_text("Ben has paused the game.")).to_have_count(0)
    whose_turn(anna, ben)
