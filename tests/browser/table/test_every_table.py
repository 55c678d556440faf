"""What holds at every game's table: whole games, keyboard, dragging, languages, access, a killed server."""

from __future__ import annotations

import itertools
import random
import re
import signal
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, expect

import tischlein
from support.browser.controls import (
    DECISIONS,
    HECKMECK,
    ME,
    PLAYS,
    Decision,
    Play,
    make_any_move,
    mine,
    my_turn,
    position_where,
)
from support.browser.pages import DESK, PHONE, OpenPage, deal, serious_findings, until
from support.paths import GAMES, WEB
from support.prepared_tables import lay
from support.server_process import RealServer
from tischlein.i18n.languages import LANGUAGES
from tischlein.table import Table

EVERY = pytest.mark.parametrize("play", PLAYS, ids=str)
ids = itertools.count()


def come(visit: OpenPage, server: RealServer, start: Table, bots: bool = False, **page: Any) -> Page:
    """Sits down on the first seat of a laid table; the others are bots, or people who are away."""
    name = f"laid{next(ids)}"
    lay(server.folder, {name: start}, dict.fromkeys(range(1, start.players), "sprout") if bots else {})
    return visit(path=f"/#/table/{name}", seat=0, **page)


def at_my_turn(visit: OpenPage, server: RealServer, play: Play, **page: Any) -> Page:
    """At a table where something is possible and something else is not; nobody else moves."""
    players = min(4, play.most)
    opened = come(visit, server, position_where(play.name, players, play.refuses), **page)
    my_turn(opened, play)
    return opened


@EVERY
def test_one_click_deals_a_hand(visit: OpenPage, play: Play) -> None:
    page = visit(PHONE)
    deal(page, play.title)
    my_turn(page, play)
    expect(page.locator("p.turn")).to_be_visible()


SCROLLED = """[...document.querySelectorAll(".table, .table *")]
    .filter((one) => one.scrollHeight > one.clientHeight + 1)
    .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
    .map((one) => one.className)"""


@EVERY
def test_all_lies_in_sight_below_a_phone_browser_s_bars(
    visit: OpenPage, server: RealServer, play: Play
) -> None:
    page = at_my_turn(visit, server, play, size=(390, 664))
    assert page.evaluate(SCROLLED) == []
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")


@EVERY
def test_every_card_that_can_be_played_is_printed(visit: OpenPage, server: RealServer, play: Play) -> None:
    page = at_my_turn(visit, server, play, size=PHONE)
    until(
        page,
        """[...document.querySelectorAll(".hand .print-card, [data-move] .print-card")]
            .every((card) => card.querySelector("path"))""",
    )
    parts = page.evaluate(
        "[...document.querySelectorAll('.print-card')].map((card) => card.querySelectorAll('*').length)"
    )
    assert max(parts) <= 50, "a card is printed in few plates: a phone looks after every part of it"


NOTE_FIRST_PRINT = """new MutationObserver((changes) => {
    const printed = changes.find(({ target }) => target.matches?.(".print-card"));
    window.first ??= printed?.target.closest(".fits, [data-move]:not(.unfit)") && "playable";
    window.first ??= printed && "another";
}).observe(document, { childList: true, subtree: true });"""


@EVERY
def test_a_card_that_can_be_played_is_printed_first(visit: OpenPage, server: RealServer, play: Play) -> None:
    page = at_my_turn(visit, server, play, size=PHONE, before=NOTE_FIRST_PRINT)
    until(page, "window.first !== undefined")
    assert page.evaluate("window.first") == "playable"


WATCH_THE_WIDTH = """{
    window.widest = 0;
    const look = () => {
        window.widest = Math.max(window.widest, document.documentElement?.scrollWidth ?? 0);
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


@EVERY
@pytest.mark.parametrize("many", [False, True], ids=["fewest-desk", "most-phone"])
def test_a_whole_game_against_bots_ends_with_the_result(
    visit: OpenPage, server: RealServer, play: Play, many: bool
) -> None:
    players = play.most if many else play.fewest
    start = tischlein.new(play.name, players, seed=7)
    page = come(visit, server, start, bots=True, size=PHONE if many else DESK, before=WATCH_THE_WIDTH)
    page.wait_for_selector("main")
    luck = random.Random(1)
    result = page.get_by_role("dialog")
    for _ in range(8000):
        if result.is_visible():
            break
        make_any_move(page, play, luck.random())
        page.wait_for_timeout(20)
    expect(result.get_by_role("row")).to_have_count(players + 1)
    assert page.evaluate("window.widest <= innerWidth"), "at no time, whatever flies"


@EVERY
def test_several_turns_by_keyboard_alone(visit: OpenPage, server: RealServer, play: Play) -> None:
    page = come(visit, server, tischlein.new(play.name, play.most, seed=5), bots=True)
    page.wait_for_selector("main")
    for _ in range(80):
        my_turn(page, play)
        if mine(page) >= 3:
            return
        one_step_by_keyboard(page, play)
        page.wait_for_timeout(150)
    raise AssertionError("the keyboard leads nowhere")


def one_step_by_keyboard(page: Page, play: Play) -> None:
    """Tab to a group that offers something, arrows to what is offered, Enter."""
    ready = page.evaluate("([a, b]) => (b && document.querySelector(b) ? b : a)", [play.ready, play.finish])
    near = "(sought) => document.activeElement.closest('[role=group]')?.querySelector(sought) != null"
    at = "(sought) => document.activeElement.matches(sought)"
    for _ in range(60):
        if page.evaluate(at, ready) or page.evaluate(near, ready):
            break
        page.keyboard.press("Tab")
    for _ in range(40):
        if page.evaluate(at, ready):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("ArrowRight")


@EVERY
@pytest.mark.parametrize("finger", [False, True], ids=["mouse", "finger"])
def test_a_card_can_be_dragged_to_where_it_belongs(
    visit: OpenPage, server: RealServer, play: Play, finger: bool
) -> None:
    page = at_my_turn(visit, server, play, size=PHONE if finger else DESK)
    page.wait_for_timeout(400)
    start = middle_of(page, play.ready.split(",")[0])
    drag(page, start, (start[0] + 12, start[1]), finger)
    expect(page.locator("[data-dragged]")).to_have_count(0)
    expect(page.locator(play.ready).first).to_be_visible()
    drag(page, start, middle_of(page, play.onto), finger)
    if play.finish:
        page.wait_for_timeout(200)
        if page.locator(play.finish).count():
            page.locator(play.finish).click()
    expect(page.locator("[aria-live=polite]", has_text=ME)).to_have_count(1)


def middle_of(page: Page, which: str) -> tuple[float, float]:
    box = page.locator(which).last.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: tuple[float, float], end: tuple[float, float], finger: bool) -> None:
    steps = [
        (start[0] + (end[0] - start[0]) * i / 6, start[1] + (end[1] - start[1]) * i / 6) for i in range(1, 7)
    ]
    if not finger:
        page.mouse.move(*start)
        page.mouse.down()
        for x, y in steps:
            page.mouse.move(x, y)
        page.mouse.up()
        return
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        line.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        )

    touch("touchStart", start)
    for point in steps:
        touch("touchMove", point)
    touch("touchEnd")


@EVERY
def test_what_is_not_possible_says_why(visit: OpenPage, server: RealServer, play: Play) -> None:
    page = at_my_turn(visit, server, play)
    page.locator(play.refused).first.click()
    expect(page.get_by_role("alert")).to_contain_text(play.why)
    page.get_by_role("button", name="Read the rule").click()
    expect(page.locator(".rules .found")).to_be_visible()
    assert mine(page) == 0


READ = """() => [
    document.querySelector("main").innerText,
    ...[...document.querySelectorAll("main button, main [role=img]")]
        .map((one) => one.ariaLabel ?? one.textContent),
    ...[...document.querySelectorAll("aside li")].map((one) => one.textContent),
].join("\\n")"""


FRAMES = """() => new Promise((done) => {
    const frame = (left) => (left ? requestAnimationFrame(() => frame(left - 1)) : done());
    frame(12);
})"""


def settled(page: Page) -> str:
    """The whole table as words, once nothing moves and every card is printed, a few with each frame."""
    text = str(page.evaluate(READ))
    for _ in range(100):
        page.evaluate(FRAMES)
        after = str(page.evaluate(READ))
        if after == text and not page.evaluate(
            "document.getAnimations().some((one) => one.effect.getTiming().iterations < 9)"
        ):
            return text
        text = after
    raise AssertionError("the table never rests")


def step(page: Page, play: Play) -> None:
    """A whole move of mine."""
    luck = random.Random(3)
    for _ in range(40):
        if mine(page):
            return
        make_any_move(page, play, luck.random())
        page.wait_for_timeout(200)
    raise AssertionError("no move was made")


@EVERY
def test_reloading_in_mid_game_changes_nothing(visit: OpenPage, server: RealServer, play: Play) -> None:
    page = at_my_turn(visit, server, play)
    step(page, play)
    before = settled(page)
    page.reload()
    page.wait_for_selector("main")
    assert settled(page) == before


@EVERY
def test_a_killed_server_is_survived_and_a_move_made_meanwhile_counts_once(
    visit: OpenPage, server: RealServer, play: Play
) -> None:
    page = at_my_turn(visit, server, play)
    server.stop(signal.SIGKILL)
    expect(page.get_by_text("Reconnecting")).to_be_visible()
    page.locator(play.ready).first.click()
    if play.finish and page.locator(play.finish).count():
        page.locator(play.finish).click()
    server.start()
    expect(page.get_by_text("Reconnecting")).to_be_hidden()
    expect(page.locator("aside li", has_text=ME).first).to_be_visible()
    settled(page)
    assert page.locator("aside .first", has_text=ME).count() == 1


def test_a_half_chosen_set_of_worms_survives_a_killed_server(visit: OpenPage, server: RealServer) -> None:
    play = HECKMECK

    def worms(table: Table) -> bool:
        held = [card for card in table.view(0)["table"]["seats"][0]["hand"] if card.startswith("W")]
        return len(held) >= 3 and not table.view(0)["table"]["seats"][0]["worm"]

    page = come(visit, server, position_where(play.name, 3, worms))
    my_turn(page, play)
    held = page.locator(".kind.worms button")
    held.nth(0).click()
    held.nth(2).click()
    total = page.locator(".deeds .lay small").inner_text()
    expect(page.get_by_role("status").filter(has_text="with a worm")).to_have_count(1)
    server.stop(signal.SIGKILL)
    expect(page.get_by_text("Reconnecting")).to_be_visible()
    server.start()
    expect(page.get_by_text("Reconnecting")).to_be_hidden()
    page.wait_for_timeout(500)
    pressed = held.evaluate_all("(all) => all.map((one) => one.ariaPressed)")
    assert pressed[:3] == ["true", "false", "true"]
    expect(page.locator(".deeds .lay small")).to_have_text(total)
    page.locator(".deeds .lay").click()
    expect(page.locator("aside li", has_text=re.compile("lays? out")).first).to_contain_text("worm")


@EVERY
def test_what_happens_is_announced(visit: OpenPage, server: RealServer, play: Play) -> None:
    page = at_my_turn(visit, server, play)
    step(page, play)
    expect(page.locator("[aria-live=polite]", has_text=ME)).to_have_count(1)


SHOWN = """() => [...document.querySelectorAll("body *")].flatMap((one) => [
    one.children.length ? "" : one.textContent, one.ariaLabel ?? "", one.title ?? ""]).join("\\n")"""


def folder_of(play: Play) -> Path:
    return GAMES / play.name.replace("-", "_")


def names_of_messages(play: Play) -> set[str]:
    """Names with a hyphen, which nobody would read as a word."""
    files = [
        WEB / "i18n/words.en.ftl",
        folder_of(play) / "words.en.ftl",
        folder_of(play) / "browser/words.en.ftl",
    ]
    parsed = [FluentParser().parse(path.read_text(encoding="utf-8")) for path in files]
    found = [one for resource in parsed for one in resource.body if isinstance(one, ast.Message)]
    return {one.id.name for one in found if "-" in one.id.name}


def speaks(page: Page, play: Play, language: str) -> None:
    """What lies before me is named in this language, and no message is missing."""
    books = (folder_of(play) / place / f"words.{language}.ftl" for place in (".", "browser"))
    words = "".join(book.read_text(encoding="utf-8") for book in books)
    named = re.search(r"^(?:hand|shelf) = (.+)$", words, re.MULTILINE)
    assert named is not None
    expect(page.locator(f'main [aria-label="{named[1]}"]')).to_have_count(1)
    shown = set(re.findall(r"[\w-]+", page.evaluate(SHOWN)))
    assert shown & names_of_messages(play) == set()


@pytest.mark.parametrize("decision", DECISIONS, ids=str)
def test_every_decision_is_open_to_everybody_in_every_language(
    visit: OpenPage, server: RealServer, decision: Decision
) -> None:
    play = decision.play
    crowded = position_where(play.name, play.most, decision.wanted)
    phone = come(visit, server, crowded, size=PHONE, dark=True, language="de-DE")
    looked_over(phone, play)
    speaks(phone, play, "de")
    desk = come(visit, server, position_where(play.name, play.fewest, decision.wanted))
    looked_over(desk, play)
    for language in LANGUAGES:
        desk.locator("header select").select_option(language)
        speaks(desk, play, language)


def looked_over(page: Page, play: Play) -> None:
    my_turn(page, play)
    assert serious_findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


OUT_OF_REACH = """() => [...document.querySelectorAll("main button:enabled")].filter((one) => {
    if (one.closest("[inert]")) return false;
    one.scrollIntoView({ block: "center", inline: "center" });
    const box = one.getBoundingClientRect();
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    return !parts.some((x) => parts.some((y) => {
        const hit = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
        return hit && one.contains(hit);
    }));
}).map((one) => one.outerHTML)"""
"""Controls that nobody can see and touch, wherever they scroll."""

CUT_OFF = """() => [...document.querySelectorAll("main .button, main dt, main .status p")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.outerHTML)"""
"""Words that do not fit where they stand."""

LARGE = 32
"""Letters twice as large as usual, as somebody may have told their browser."""


@pytest.mark.parametrize("size", [(320, 640), PHONE, (740, 360)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("decision", DECISIONS, ids=str)
def test_every_decision_can_be_made_with_letters_twice_as_large(
    visit: OpenPage, server: RealServer, decision: Decision, size: tuple[int, int]
) -> None:
    play = decision.play
    crowded = position_where(play.name, play.most, decision.wanted)
    page = come(visit, server, crowded, size=size, language="de-DE", letters=LARGE)
    my_turn(page, play)
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(OUT_OF_REACH) == []
    assert page.evaluate(CUT_OFF) == []
