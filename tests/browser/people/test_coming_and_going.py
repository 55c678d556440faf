"""Coming and going: whoever leaves, watches, sits down in a free place or plays again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from support.browser.controls import position_where
from support.browser.gathering import (
    TRICKS,
    begin,
    call_oneself,
    choose_options,
    follow_advice,
    open_table,
    tell,
    to_talk,
    told,
    two_at_a_table,
    whose_turn,
)
from support.browser.pages import DESK, PHONE, SIZES, OpenPage, serious_findings
from support.prepared_tables import lay
from support.server_process import RealServer
from tischlein.table import Table


def test_whoever_leaves_is_played_for_and_may_come_back(visit: OpenPage) -> None:
    anna, ben = two_at_a_table(visit, sizes=(DESK, PHONE))
    path = "/" + str(ben.evaluate("location.hash"))
    ben.get_by_role("button", name="Table menu").click()
    assert serious_findings(ben, "#table-menu") == []
    ben.get_by_role("button", name="Leave the table").click()
    expect(ben.get_by_text("Spud takes over for you")).to_be_visible()
    ben.get_by_role("button", name="Leave the table").click()
    expect(ben.locator(".games")).to_be_visible()
    expect(anna.locator('[data-seat="1"]')).to_contain_text("Spud plays for Ben")
    ben.goto(ben.url.split("/#")[0] + path)
    expect(ben.get_by_text("You are watching.")).to_be_visible()
    assert ben.locator(".hand button").count() == 0
    ben.get_by_role("button", name="Take my seat back").click()
    ben.wait_for_selector(".hand button")
    expect(anna.locator('[data-seat="1"]')).not_to_contain_text("Spud")


@SIZES
def test_a_bystander_sees_the_table_and_no_hand(visit: OpenPage, size: tuple[int, int]) -> None:
    anna, ben = two_at_a_table(visit)
    guest = visit(size, path="/" + str(anna.evaluate("location.hash")))
    expect(guest.get_by_text("You are watching.")).to_be_visible()
    expect(anna.get_by_title("1 person is watching")).to_be_visible()
    expect(guest.get_by_role("button", name="Suggest a move")).to_have_count(0)
    assert serious_findings(guest) == []
    hands = "[...document.querySelectorAll('.hand [data-card]')].map((card) => card.dataset.card)"
    held = anna.evaluate(hands) + ben.evaluate(hands)
    seen = guest.evaluate("[...document.querySelectorAll('[data-card]')].map((card) => card.dataset.card)")
    assert held
    assert not set(held) & set(seen)
    to_talk(guest)
    tell(guest, "What a game!")
    expect(anna.locator("header .unread")).to_have_text("1")


def test_a_guest_sits_down_where_a_seat_is_free(visit: OpenPage) -> None:
    anna = visit()
    path = open_table(anna, TRICKS, players=3)
    guest = visit(PHONE, path=path)
    expect(guest.get_by_role("button", name="Sit here")).to_have_count(2)
    for left in (1, 0):
        anna.get_by_role("button", name="Add a bot").first.click()
        expect(anna.get_by_role("button", name="Add a bot")).to_have_count(left)
    expect(guest.get_by_role("button", name="Sit here")).to_have_count(0)
    expect(guest.get_by_text("All seats are taken. You may watch.")).to_be_visible()
    begin(anna, guest)
    expect(guest.get_by_text("You are watching.")).to_be_visible()


@SIZES
def test_a_bystander_plays_on_in_the_place_of_a_bot(visit: OpenPage, size: tuple[int, int]) -> None:
    anna, ben = two_at_a_table(visit)
    guest = visit(size, path="/" + str(anna.evaluate("location.hash")))
    expect(guest.get_by_text("You are watching.")).to_be_visible()
    expect(guest.get_by_role("button", name=re.compile("^Sit here"))).to_have_count(0)
    anna.get_by_role("button", name="Table menu").click()
    anna.get_by_label("Others may play on for bots").check()
    anna.keyboard.press("Escape")
    expect(guest.get_by_text("Tap a bot to play on in its place.")).to_be_visible()
    expect(guest.get_by_role("button", name=re.compile("^Sit here: (Anna|Ben)"))).to_have_count(0)
    expect(ben.get_by_role("button", name=re.compile("^Sit here"))).to_have_count(0)
    bot = guest.locator('[data-seat="2"] .name').inner_text()
    guest.get_by_role("button", name=f"Sit here: {bot}").click()
    assert serious_findings(guest, "dialog") == []
    guest.get_by_role("dialog").get_by_role("button", name="Sit here").click()
    guest.wait_for_selector(".hand button")
    name = guest.locator(".seat.own .name").inner_text()
    for page in (anna, ben):
        expect(page.locator('[data-seat="2"] .name')).to_have_text(name)
        expect(page.locator('[data-seat="2"]')).not_to_contain_text("Spud")
    while whose_turn(anna, ben, guest) is not guest:
        follow_advice(whose_turn(anna, ben))
    before = [line for line in told(anna) if line.startswith(bot)]
    follow_advice(guest)
    expect(anna.locator("aside li", has_text=f"{name} plays").first).to_be_attached()
    anna.reload()
    expect(anna.locator("aside li", has_text=f"{name} plays").first).to_be_attached()
    assert [line for line in told(anna) if line.startswith(bot)] == before


def ends_now(table: Table) -> bool:
    """Whatever seat 0 plays is the last card of the game."""
    after = [table.copy() for _ in table.moves(0)]
    for one, move in zip(after, table.moves(0), strict=True):
        one.play(0, move)
    return all(one.over for one in after)


def test_two_people_play_again_when_both_wish_it(visit: OpenPage, server: RealServer) -> None:
    lay(server.folder, {"rematch": position_where("potato-man", 3, ends_now)}, {2: "sprout"})
    people = [visit(size, path="/#/table/rematch", seat=seat) for seat, size in enumerate((DESK, PHONE))]
    people[1].wait_for_selector(".seat")
    people[0].locator(".hand .fits:not([inert])").first.click()
    again = [page.get_by_role("dialog").get_by_role("button", name="Play again") for page in people]
    for button in again:
        expect(button).to_be_visible()
    again[0].click()
    waiting = people[0].get_by_role("button", name="Waiting for the others …")
    expect(waiting).to_be_disabled()
    expect(people[0].get_by_role("status").filter(has_text="Still to answer: Person 1")).to_be_visible()
    expect(people[1].get_by_role("status").filter(has_text="Up for another game: Person 0")).to_be_visible()
    again[1].click()
    for page in people:
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator(".hand button:not([inert])")).to_have_count(12)
    follow_advice(whose_turn(*people))


def test_a_bot_s_level_is_called_as_the_reader_calls_it(visit: OpenPage) -> None:
    page = visit(PHONE, language="it-IT")
    page.locator(".box", has_text=TRICKS).click()
    expect(page.locator('.seat[data-seat="1"] .note')).to_contain_text("Patata")


def test_names_are_whole_where_six_sit_around_a_phone(visit: OpenPage) -> None:
    page = visit(PHONE)
    call_oneself(page, "Sieglinde")
    choose_options(page, "Heckmeck am Karteneck", 6)
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_selector(".seat .name")
    cut = """[...document.querySelectorAll('.seat .name')].filter(
        (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)"""
    assert page.evaluate(f"{cut}.map((one) => one.textContent)") == []
