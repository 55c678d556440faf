"""The page as an app: kept on the device, heard when wished, calling when wished; quick for a stranger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from support.browser.pages import DESK, PHONE, OpenPage, deal, serious_findings, until
from support.server_process import RealServer

NOTHING_ANSWERS = [
    ("en-GB", "No connection to the server."),
    ("de-DE", "Keine Verbindung zum Server."),
    ("fr-FR", "Pas de connexion au serveur."),
    ("it-IT", "Nessuna connessione al server."),
]

KEPT = """async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map((request) => new URL(request.url).pathname);
}"""

COUNT_SOUNDS = """
window.made = 0;
const Real = window.AudioContext;
window.AudioContext = class extends Real {
    constructor(...given) { super(...given); window.rooms = (window.rooms ?? 0) + 1; }
};
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const begin = kind.prototype.start;
    kind.prototype.start = function (...given) { window.made += 1; return begin.apply(this, given); };
}
"""

KNOWS_IT = """localStorage.setItem("tischlein-lessons-offered", '["hot-potato"]')"""
"""Nobody offers to explain the game: that would stand where the title is."""

COLLECT_NOTICES = """
window.asked = 0;
window.notices = [];
let permission = "default";
window.Notification = class {
    static get permission() { return permission; }
    static async requestPermission() { window.asked += 1; return (permission = ANSWER); }
    constructor(title, more) { window.notices.push({ title, body: more.body, data: more.data }); }
    close() {}
};
window.lookAway = () => {
    Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
};
"""


def kept_page(visit: OpenPage, **how: Any) -> Page:
    """A page that has been kept on the device."""
    page = visit(keeps=True, **how)
    page.wait_for_selector(".games")
    until(page, "navigator.serviceWorker.controller !== null")
    return page


def switch(page: Page, name: str) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name=name).click()
    page.keyboard.press("Escape")


def play_any(page: Page) -> None:
    """Any move that is offered; what just flies away no longer is."""
    page.locator(".fits:not([inert])").last.click()


@pytest.mark.parametrize(("locale", "sentence"), NOTHING_ANSWERS)
def test_without_a_server_the_page_opens_and_says_so(
    visit: OpenPage, server: RealServer, locale: str, sentence: str
) -> None:
    page = kept_page(visit, language=locale, size=PHONE)
    server.stop()
    try:
        page.reload()
        expect(page.get_by_role("status")).to_contain_text(sentence)
        page.locator(".box", has_text="Potato Man").click()
        expect(page.get_by_role("alert")).to_contain_text(sentence)
        assert serious_findings(page) == []
    finally:
        server.start()
    expect(page.get_by_role("status")).to_be_hidden()
    page.locator(".box", has_text="Potato Man").click()
    page.wait_for_selector(".hand button")


def test_a_part_of_the_page_that_did_not_come_is_fetched_when_the_server_answers(
    chromium: Browser, server: RealServer
) -> None:
    page = chromium.new_context(service_workers="block").new_page()
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.goto(server.url)
    deal(page, "Potato Man")
    page.wait_for_selector(".hand button")
    page.route("**/assets/Rules-*.css", lambda route: route.abort())
    page.route("**/healthz", lambda route: route.abort())
    page.get_by_role("button", name="Rules", exact=True).click()
    page.wait_for_timeout(1_000)
    expect(page.locator(".rules")).to_have_count(0)
    page.unroute_all()
    page.wait_for_event("load")
    page.wait_for_selector(".hand button")
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.locator(".rules")).to_be_visible()
    page.context.close()


def test_only_the_pages_own_files_are_kept(visit: OpenPage) -> None:
    page = kept_page(visit)
    deal(page, "Potato Man")
    page.wait_for_selector(".hand button")
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert len(kept) > 10
    assert [path for path in kept if path != "/" and not path.startswith("/assets/")] == []


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_the_page_can_become_an_app(visit: OpenPage, language: str) -> None:
    page = visit(language=language)
    address = page.locator("link[rel=manifest]").get_attribute("href")
    told = page.evaluate("async (address) => (await fetch(address)).json()", address)
    assert told["lang"] == language == page.evaluate("document.documentElement.lang")
    assert told["description"] == page.locator("meta[name=description]").get_attribute("content")
    measure = """async (address) => {
        const picture = await createImageBitmap(await (await fetch(address)).blob());
        return `${picture.width}x${picture.height}`;
    }"""
    drawn = [icon for icon in told["icons"] if icon["type"] == "image/png"]
    assert {icon["purpose"] for icon in drawn} == {"any", "maskable"}
    for icon in drawn:
        assert page.evaluate(measure, icon["src"]) == icon["sizes"]


def test_a_small_phone_keeps_the_title_and_has_the_switches_in_the_table_menu(visit: OpenPage) -> None:
    page = visit((320, 640), before=KNOWS_IT)
    deal(page, "Hot Potato!")
    page.wait_for_selector(".hand button")
    assert page.evaluate(
        "(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector('h1'))"
    )
    page.get_by_role("button", name="Table menu").click()
    menu = page.locator("#table-menu")
    menu.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Owl").wait_for()
    sheet = page.locator("dialog[open]").bounding_box()
    assert sheet is not None
    assert sheet["x"] >= 0
    assert sheet["x"] + sheet["width"] <= 320
    assert serious_findings(page, "dialog[open]") == []
    page.keyboard.press("Escape")
    assert serious_findings(page, "#table-menu") == []
    menu.get_by_label("Language").select_option("it")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    menu.locator(".theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert serious_findings(page, "#table-menu") == []


def test_a_stranger_s_first_table_is_one_request(visit: OpenPage) -> None:
    page = visit()
    page.wait_for_selector(".games")
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/api/" in request.url:
            asked.append(f"{request.method} {request.url.partition('/api/')[2]}")

    page.on("request", note)
    deal(page, "Potato Man")
    page.wait_for_selector(".hand button")
    assert asked == ["POST tables"]
    loaded = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    assert [name for name in loaded if "/api/games" in name] == []


def test_nothing_is_loaded_twice_and_a_game_is_three_files(visit: OpenPage) -> None:
    """A browser asks for six things at once on a line like ours: whatever comes seventh waits for them."""
    page = visit(PHONE)
    page.wait_for_selector(".games")
    ahead = page.evaluate("[...document.querySelectorAll('link[fetchpriority=low]')].map((one) => one.href)")
    assert len(ahead) == 4, "the table's program and style, and two fonts"
    deal(page, "Potato Man")
    page.wait_for_selector(".hand button")
    loaded = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    files = [name for name in loaded if "/assets/" in name]
    assert len(set(files)) == len(files)
    assert set(ahead) <= set(files)
    assert len([name for name in files if "/potato_man" in name]) == 3


def test_the_first_cards_come_with_the_answer_whatever_the_line_does(visit: OpenPage) -> None:
    page = visit(before="window.WebSocket = class { close() {} send() {} };")
    page.wait_for_selector(".games")
    deal(page, "Potato Man")
    expect(page.locator(".hand button")).not_to_have_count(0)


def test_sounds_are_off_until_wished_for_and_stop_at_once(visit: OpenPage) -> None:
    page = visit(before=COUNT_SOUNDS)
    deal(page, "Hot Potato!")
    page.wait_for_selector(".hand .fits")
    assert page.evaluate("window.rooms ?? 0") == 0
    switch(page, "Sounds")
    until(page, "window.made > 0")
    first = page.evaluate("window.made")
    play_any(page)
    until(page, f"window.made > {first}")
    switch(page, "Sounds")
    page.wait_for_timeout(300)
    silent = page.evaluate("window.made")
    page.wait_for_selector(".fits")
    play_any(page)
    page.wait_for_timeout(1500)
    assert page.evaluate("window.made") == silent
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("switch", name="Sounds")).not_to_be_checked()


def test_whoever_looks_elsewhere_is_called(visit: OpenPage) -> None:
    page = visit(before=COLLECT_NOTICES.replace("ANSWER", '"granted"'))
    deal(page, "Potato Man")
    page.wait_for_selector(".hand .fits")
    assert page.evaluate("window.asked") == 0
    switch(page, "Tell me when it’s my turn")
    until(page, "window.asked === 1")
    page.evaluate("window.lookAway()")
    for _ in range(2):  # whoever takes a trick leads at once, and need not be called
        before = page.evaluate("document.querySelectorAll('aside li').length")
        play_any(page)
        until(page, f"document.querySelectorAll('aside li').length > {before}")
        page.wait_for_selector(".hand .fits")
    until(page, "window.notices.length > 0")
    told = page.evaluate("window.notices")[0]
    assert told == {"title": "Your turn", "body": "Potato Man", "data": page.url}


def test_a_browser_that_allows_no_notices_is_believed(visit: OpenPage) -> None:
    page = visit(before=COLLECT_NOTICES.replace("ANSWER", '"denied"'))
    page.get_by_role("button", name="Settings").click()
    call = page.get_by_role("switch", name="Tell me when it’s my turn")
    call.click()
    expect(page.get_by_role("alert")).to_contain_text("does not allow notifications here")
    expect(call).not_to_be_checked()
    assert serious_findings(page) == []


@pytest.mark.parametrize(
    "size", [(320, 640), PHONE, (740, 360), DESK], ids=lambda size: f"{size[0]}x{size[1]}"
)
@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR", "it-IT"])
def test_the_landing_page_fits_every_screen(visit: OpenPage, size: tuple[int, int], locale: str) -> None:
    page = visit(size, language=locale)
    page.wait_for_selector(".games")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
