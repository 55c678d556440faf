"""Every screen that there is: how a person gets there, and its picture."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page

import tischlein
from page_pictures import SWITCH, Camera
from support.browser.controls import PLAYS, Play, make_any_move
from support.browser.gathering import begin, join, menu, open_table
from support.server_process import RealServer
from tischlein.engine.game import Game
from tischlein.i18n.languages import LANGUAGES

LONGEST = "de"
MOVES = 4
"""Somebody has played so many moves before a table's picture is taken."""

STAY = """{
    const later = window.setTimeout, there = () => document.querySelector(TOLD);
    window.setTimeout = (act, ms = 0, ...rest) =>
        later(function due() { if (ms > 700 && there()) later(due, 200); else act(...rest); }, ms);
    addEventListener("pointerdown", (tap) => there() && tap.stopImmediatePropagation(), true);
}"""
"""What a table tells for a moment stays while the pictures are taken."""


def ask_for_advice(page: Page) -> None:
    """A hint is gone when the language changes: what it says was said in the one before."""
    page.locator(".own .button.quiet:enabled").click(timeout=60_000)
    page.locator(".hint").wait_for(timeout=60_000)
    page.wait_for_timeout(300)


def follow_advice(page: Page) -> None:
    """Asks for advice and takes it; where others move meanwhile, it may have to be asked for again."""
    ask, take = page.locator(".own .button.quiet:enabled"), page.locator(".hint .button.primary")
    ask.click(timeout=60_000)
    for _ in range(600):
        if take.is_visible():
            take.click()
            take.wait_for(state="hidden")
            return
        if ask.is_visible():
            ask.click()
        page.wait_for_timeout(100)
    raise TimeoutError("no advice")


def deal(page: Page, game: Game) -> None:
    page.locator(".box", has_text=game.title).click()
    page.wait_for_selector("main .own")


def play_of(game: Game) -> Play:
    return next(one for one in PLAYS if one.name == game.name)


def take_table(page: Page, camera: Camera, game: Game) -> None:
    deal(page, game)
    for _ in range(MOVES):
        follow_advice(page)
    page.wait_for_selector(".own .button.quiet", timeout=60_000)
    page.wait_for_timeout(2500)
    camera.take(game.name)
    camera.take(f"{game.name}-hint", ready=lambda: ask_for_advice(page))


def take_round_end(page: Page, camera: Camera, game: Game) -> None:
    """Any moves until a round or a scoring is over, and what the table says of it for a moment.

    In the language of the longest words: in another one a table is told anew, and the moment is over.
    """
    play = play_of(game)
    page.evaluate(SWITCH, [LONGEST, "light"])
    deal(page, game)
    for _ in range(3000):
        if page.locator(play.told).first.is_visible():
            page.wait_for_timeout(500)
            camera.take(f"{game.name}-round", languages=[LONGEST])
            return
        make_any_move(page, play, luck=0)
        page.wait_for_timeout(50)
    raise TimeoutError("no round ends")


def take_house(page: Page, camera: Camera) -> None:
    camera.take("landing")
    page.locator("main > details > summary").click()
    page.locator("main > details > summary").scroll_into_view_if_needed()
    page.evaluate("document.querySelector('details').scrollIntoView()")
    camera.take("options")
    page.evaluate("scrollTo(0, 0)")
    page.locator("li .button.quiet").last.click()
    page.wait_for_selector(".invite img")
    camera.take("gathering")


def take_again(page: Page, camera: Camera, game: Game) -> None:
    """The first page for somebody whose cards are still on a table."""
    deal(page, game)
    page.go_back()
    page.get_by_role("link", name="Continue").wait_for()
    camera.take("landing-again")


def take_rules(page: Page, camera: Camera, game: Game) -> None:
    deal(page, game)
    page.wait_for_selector(".own .button.quiet", timeout=60_000)
    if page.locator("aside").count() == 0:
        page.get_by_role("button", name="Log and rules").click()
    page.get_by_role("button", name="Rules", exact=True).click()
    page.wait_for_timeout(1000)
    camera.take(f"{game.name}-rules")


def take_lesson(page: Page, camera: Camera, game: Game) -> None:
    """The first step of a first game; on a phone also the others, in the language of the longest words."""
    play = play_of(game)
    page.get_by_role("button", name=f"Learn by playing: {game.title}").click()
    speech, onwards = page.locator(".speech p"), page.locator(".speech .next")
    speech.wait_for()
    page.wait_for_timeout(2500)
    camera.take(f"{game.name}-lesson")
    page.evaluate(SWITCH, [LONGEST, "light"])
    page.wait_for_timeout(700)
    moves, said = 0, [speech.inner_text()]
    while camera.size == "phone" and not page.get_by_role("dialog").is_visible():
        for _ in range(10):  # before the old potato speaks, cards land
            if speech.is_visible():
                break
            page.wait_for_timeout(100)
        sentence = speech.inner_text() if speech.is_visible() else ""
        if sentence and sentence not in said:
            said.append(sentence)
            page.wait_for_timeout(500)
            camera.take(f"{game.name}-lesson-{len(said):02}", themes=["light"], languages=[LONGEST])
        if page.evaluate("JSON.parse(localStorage.getItem('tischlein-lesson')).done"):
            return
        if onwards.is_visible():
            onwards.click()
        else:
            moves += 1
            make_any_move(page, play, luck=moves * 0.618 % 1)
        page.wait_for_timeout(50)


def take_curtain(page: Page, camera: Camera) -> None:
    page.locator("main > details > summary").click()
    page.locator("fieldset select").first.select_option("friend")
    page.get_by_label("Your friend’s name").fill("Ben")
    camera.take("options-friend")
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_selector(".curtain", timeout=60_000)
    camera.take("curtain")


def take_friends(page: Page, camera: Camera, game: Game, host: Page) -> None:
    """Somebody sees a table on the first page, comes by its link, sits down, talks; the host is elsewhere."""
    open_table(host, game.title, players=3)
    address = host.url
    page.wait_for_selector("#waiting-tables")
    camera.take("waiting")
    page.goto(address)
    page.wait_for_selector(".seats")
    camera.take("coming")
    join(page)
    camera.take("seated")
    begin(host, page)
    page.locator("header").get_by_role("button", name="Chat").click()
    page.get_by_label("Say something").fill("Good luck!")
    page.get_by_role("button", name="Send").click()
    page.wait_for_timeout(9000)
    camera.take("talk")
    page.keyboard.press("Escape")
    menu(host, "Pause")
    page.wait_for_timeout(500)
    camera.take("paused")
    page.get_by_role("button", name="Table menu").click()
    camera.take("menu")


def take_bystander(page: Page, camera: Camera, game: Game, host: Page) -> None:
    open_table(host, game.title, players=4)
    host.get_by_role("button", name=re.compile("^Deal now")).click()
    host.wait_for_selector("main .own")
    page.goto(host.url)
    page.wait_for_selector("main .own")
    page.wait_for_timeout(2500)
    camera.take("bystander")


def take_astray(page: Page, camera: Camera, server: RealServer) -> None:
    page.goto(f"{server.url}/#/games")
    page.wait_for_selector("main")
    camera.take("no-games")
    page.goto(f"{server.url}/#/table/nowhere")
    page.get_by_role("alert").wait_for()
    camera.take("astray")


def take_offline(page: Page, camera: Camera) -> None:
    for language in LANGUAGES:  # without a line none can be fetched
        page.evaluate(SWITCH, [language, "light"])
        page.wait_for_timeout(700)
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.wait_for_timeout(500)
    camera.take("offline")


def take_settings(page: Page, camera: Camera) -> None:
    page.get_by_role("button", name="Sound & notifications").click()
    camera.take("settings")


def take_after(page: Page, camera: Camera) -> None:
    """What comes after a game, from its result on."""
    camera.take("result")
    page.get_by_role("dialog").get_by_role("button", name="Check the deal").click()
    page.get_by_role("dialog").get_by_role("status").wait_for()
    camera.take("deal-check", scroll_to="[role=dialog] ol li")
    page.goto(page.url.partition("#")[0] + "#/games")
    page.get_by_role("link", name="Watch it again").first.wait_for()
    camera.take("my-games")
    page.get_by_role("link", name="Watch it again").first.click()
    page.wait_for_selector(".controls")
    page.get_by_role("slider", name="Move", exact=True).fill("6")
    page.wait_for_timeout(1500)
    camera.take("replay")
    if page.locator("aside").count() == 0:
        page.get_by_role("button", name="Chart and moves").click()
        camera.take("replay-panel")


def take_result(page: Page, camera: Camera, game: Game) -> None:
    """A short game to its end; a tap hurries what is being shown."""
    deal(page, game)
    for _ in range(200):
        if page.get_by_role("dialog").is_visible():
            take_after(page, camera)
            return
        if page.locator(".own .button.quiet").is_visible():
            follow_advice(page)
        page.wait_for_timeout(100)
    raise TimeoutError("the game does not end")


def stay_when_told(game: Game) -> str:
    return STAY.replace("TOLD", json.dumps(play_of(game).told))


def short_game() -> tuple[Game, str]:
    """A game that can be told to end soon, and the script that tells it."""
    game = next(
        one for one in tischlein.games().values() if any(option.name == "target" for option in one.options)
    )
    change = json.dumps({"options": {"target": 2}})
    return game, (
        "{ const ask = window.fetch; window.fetch = (path, how) => { if (path === '/api/tables') how.body ="
        f" JSON.stringify({{ ...JSON.parse(how.body), ...{change} }}); return ask(path, how); }}; }}"
    )
