"""Takes pictures of every screen: `make screenshots`.

All of them go to `build/screenshots` (phone and desktop, day and night, four languages), to be looked at;
a chosen few, packed small, to `docs/pictures`. The deals are always the same: pictures change when pages do.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import tischlein
from tischlein.records import fairness

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
import screens
from page_pictures import ALL, SIZES, opened
from readme_pictures import pack_chosen
from support.browser.find_browser import find_browser
from support.server_process import RealServer
from terminals import draw_terminals, photograph


class EvenServer(RealServer):
    """A server whose every deal is the same."""

    def command(self) -> list[str]:
        return [sys.executable, __file__, "--serve"]


def serve_evenly(options: list[str]) -> int:
    from tischlein.cli.main import main as command_line

    fairness.new_secret = lambda: "5" * 64
    return command_line(["serve", *options])


def take_all(browser: Browser, server: RealServer, only: str) -> None:
    for size in SIZES:
        take_size(browser, server, only, size)


def take_size(browser: Browser, server: RealServer, only: str, size: str) -> None:
    games = list(tischlein.games().values())
    brief, script = screens.short_game()

    def shoot(name: str, take: Callable[..., None], *given: object, before: str = "") -> None:
        if only in name:
            with opened(browser, server, size, before) as (page, camera):
                take(page, camera, *given)

    shoot("house", screens.take_house)
    shoot("again", screens.take_again, games[0])
    for game in games:
        shoot(f"table-{game.name}", screens.take_table, game)
        shoot(f"round-{game.name}", screens.take_round_end, game, before=screens.stay_when_told(game))
        shoot(f"rules-{game.name}", screens.take_rules, game)
        shoot(f"lesson-{game.name}", screens.take_lesson, game)
    shoot("curtain", screens.take_curtain)
    shoot("settings", screens.take_settings)
    shoot("offline", screens.take_offline)
    shoot("astray", screens.take_astray, server)
    for name, take in (("friends", screens.take_friends), ("bystander", screens.take_bystander)):
        if only in name:
            with opened(browser, server, "desk") as (host, _):
                shoot(name, take, games[0], host)
    shoot("result", screens.take_result, brief, before=script)


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
    drawn = [] if given.pack else draw_terminals(given.only)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        photograph(browser, drawn)
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
