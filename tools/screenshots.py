"""Takes pictures of every screen: `make screenshots`.

All of them go to `build/screenshots` (phone and desktop, day and night, four languages), to be looked at;
a chosen few, packed small, to `docs/pictures`. The deals are always the same: pictures change when pages do.
"""

from __future__ import annotations

import argparse
import base64
import json
import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import tischlein
from tischlein import fair
from tischlein.engine.game import Game
from tischlein.words import LANGUAGES

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))
from browser.browsing import DESK, PHONE  # noqa: E402
from browser.find_browser import find_browser  # noqa: E402
from browser.gathering import begin, join, menu, open_table  # noqa: E402
from browser.playing import PLAYS, Play, make_any_move  # noqa: E402
from realserver import RealServer  # noqa: E402

ALL = ROOT / "build/screenshots"
FEW = ROOT / "docs/pictures"
SIZES = {"desk": DESK, "phone": PHONE}
THEMES = ("light", "dark")
LONGEST = "de"
MOVES = 4
"""Somebody has played so many moves before a table's picture is taken."""

CHOSEN = {
    "games": "landing-desk-light-en",
    "friends": "gathering-desk-light-en",
    **{
        game.name: f"{game.name}-desk-{theme}-en"
        for game, theme in zip(tischlein.games().values(), THEMES * 9, strict=False)
    },
    "phones": "phones",
}
WIDEST = 1100
LARGEST = 150_000

STAY = """{
    const later = window.setTimeout, there = () => document.querySelector(TOLD);
    window.setTimeout = (act, ms = 0, ...rest) =>
        later(function due() { if (ms > 700 && there()) later(due, 200); else act(...rest); }, ms);
    addEventListener("pointerdown", (tap) => there() && tap.stopImmediatePropagation(), true);
}"""
"""What a table tells for a moment stays while the pictures are taken."""

EVEN_LUCK = "{ let at = 7; Math.random = () => (at = (at * 16807) % 2147483647) / 2147483647; }"

SWITCH = """async ([language, theme]) => {
    const select = document.querySelector("select.language");
    if (!select) return;  // a phone's page that leads nowhere has only the way back
    if (select.value !== language) {
        select.value = language;
        select.dispatchEvent(new Event("change", { bubbles: true }));
    }
    if (document.documentElement.dataset.theme !== theme) document.querySelector("button.theme").click();
}"""

PACK = """async ([address, widest, quality]) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const sheet = document.createElement("canvas");
    const scale = Math.min(1, widest / picture.width);
    sheet.width = picture.width * scale;
    sheet.height = picture.height * scale;
    const pen = sheet.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(picture, 0, 0, sheet.width, sheet.height);
    return sheet.toDataURL("image/webp", quality);
}"""


class EvenServer(RealServer):
    """A server whose every deal is the same."""

    def command(self) -> list[str]:
        return [sys.executable, __file__, "--serve"]


def serve_evenly(options: list[str]) -> int:
    from tischlein.terminal.commands import main as command_line

    fair.new_secret = lambda: "5" * 64
    return command_line(["serve", *options])


# ---- Screens ----


class Camera:
    """Takes a screen in every language and by day and by night."""

    def __init__(self, page: Page, size: str) -> None:
        self.page = page
        self.size = size

    def take(
        self,
        screen: str,
        scroll_to: str = "",
        themes: Sequence[str] = THEMES,
        languages: Sequence[str] = LANGUAGES,
        ready: Callable[[], object] = lambda: None,
    ) -> None:
        before = self.page.evaluate("document.documentElement.lang")
        for theme in themes:
            for language in languages:
                self.page.evaluate(SWITCH, [language, theme])
                self.page.wait_for_timeout(700)
                ready()
                if scroll_to:
                    self.page.locator(scroll_to).last.scroll_into_view_if_needed()
                self.page.screenshot(path=ALL / f"{screen}-{self.size}-{theme}-{language}.png")
        self.page.evaluate(SWITCH, [before, "light"])


@contextmanager
def opened(
    browser: Browser, server: RealServer, size: str, before: str = ""
) -> Iterator[tuple[Page, Camera]]:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="en-GB",
        has_touch=size == "phone",
        device_scale_factor=2 if size == "phone" else 1,
        service_workers="block",
    )
    context.add_init_script(EVEN_LUCK + before)
    page = context.new_page()
    page.goto(server.url)
    page.wait_for_selector(".games")
    yield page, Camera(page, size)
    context.close()


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
    page.locator("summary").click()
    page.locator("summary").scroll_into_view_if_needed()
    page.evaluate("document.querySelector('details').scrollIntoView()")
    camera.take("options")
    page.evaluate("scrollTo(0, 0)")
    page.locator("li .button.quiet").last.click()
    page.wait_for_selector(".invite img")
    camera.take("gathering")


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
    page.locator("summary").click()
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
    page.locator("header").get_by_role("button", name="Talk").click()
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
    page.get_by_role("button", name="Sounds and calls").click()
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
        page.get_by_role("button", name="Course and moves").click()
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


def take_all(browser: Browser, server: RealServer, only: str) -> None:
    for size in SIZES:
        take_size(browser, server, only, size)


def take_size(browser: Browser, server: RealServer, only: str, size: str) -> None:
    games = list(tischlein.games().values())
    brief, script = short_game()

    def shoot(name: str, take: Callable[..., None], *given: object, before: str = "") -> None:
        if only in name:
            with opened(browser, server, size, before) as (page, camera):
                take(page, camera, *given)

    shoot("house", take_house)
    for game in games:
        shoot(f"table-{game.name}", take_table, game)
        shoot(f"round-{game.name}", take_round_end, game, before=stay_when_told(game))
        shoot(f"rules-{game.name}", take_rules, game)
        shoot(f"lesson-{game.name}", take_lesson, game)
    shoot("curtain", take_curtain)
    shoot("settings", take_settings)
    shoot("offline", take_offline)
    shoot("astray", take_astray, server)
    for name, take in (("friends", take_friends), ("bystander", take_bystander)):
        if only in name:
            with opened(browser, server, "desk") as (host, _):
                shoot(name, take, games[0], host)
    shoot("result", take_result, brief, before=script)


# ---- The chosen few ----


def as_address(path: Path) -> str:
    return "data:image/png;base64," + base64.b64encode(path.read_bytes()).decode()


def lay_phones_side_by_side(page: Page) -> None:
    """Four tables on four phones, as one picture."""
    names = [
        f"{game.name}-phone-{theme}-en"
        for game, theme in zip(tischlein.games().values(), THEMES * 9, strict=False)
    ]
    pictures = "".join(f'<img src="{as_address(ALL / f"{name}.png")}">' for name in names)
    page.set_viewport_size({"width": WIDEST, "height": 580})
    style = (
        "body { display: flex; gap: 16px; margin: 0; padding: 8px } img { width: 259px; border-radius: 14px }"
    )
    page.set_content(f"<style>{style}</style>{pictures}")
    page.screenshot(path=ALL / "phones.png", omit_background=True)


def pack_chosen(browser: Browser) -> None:
    page = browser.new_page()
    lay_phones_side_by_side(page)
    for name, picture in CHOSEN.items():
        for quality in (0.9, 0.8, 0.7, 0.6, 0.5):
            text = page.evaluate(PACK, [as_address(ALL / f"{picture}.png"), WIDEST, quality])
            data = base64.b64decode(text.partition(",")[2])
            if len(data) < LARGEST:
                break
        (FEW / f"{name}.webp").write_bytes(data)
        print(f"{name}.webp: {len(data) / 1000:.0f} KB")


def main() -> int:
    if "--serve" in sys.argv:
        return serve_evenly(sys.argv[sys.argv.index("--serve") + 1 :])
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pack", action="store_true", help="only pack the chosen few again")
    parser.add_argument(
        "--only", default="", help="only screens of this kind, such as lesson or round-elefant"
    )
    given = parser.parse_args()
    ALL.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        if not given.pack:
            server = EvenServer(Path(folder), None, **{"base-url": "https://cards.example.org"})
            try:
                take_all(browser, server, given.only)
            finally:
                server.close()
        if not given.only:
            pack_chosen(browser)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
