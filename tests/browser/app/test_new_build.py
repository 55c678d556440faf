"""A newer build of the pages: taken on the next load, and no game in progress is lost to it."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from support.browser.gathering import follow_advice, told
from support.browser.pages import OpenPage, deal, until
from support.server_process import RealServer
from tischlein.server.ops.settings import CLIENT

SERVE = """
import sys
from pathlib import Path
from tischlein.server import app
app.CLIENT = Path({client!r})
from tischlein.cli.main import main
sys.exit(main(["serve", *sys.argv[1:]]))
"""


class BuiltServer(RealServer):
    """A server with pages of its own, which can be built anew."""

    def __init__(self, folder: Path) -> None:
        self.client = folder / "client"
        shutil.copytree(CLIENT, self.client, ignore=shutil.ignore_patterns("*.br"))
        super().__init__(folder)

    def command(self) -> list[str]:
        return [sys.executable, "-c", SERVE.format(client=str(self.client))]

    def build_anew(self) -> None:
        """Every file is called otherwise, the old ones are gone, and the page says that it is new."""
        names = [path.name for path in (self.client / "assets").iterdir()]
        renamed = {name: re.sub(r"(\.\w+)$", r"-new\1", name) for name in names}
        old = re.compile("|".join(re.escape(name) for name in names))
        for path in [path for path in self.client.rglob("*") if path.suffix in (".js", ".css", ".html")]:
            text = old.sub(lambda found: renamed[found[0]], path.read_text(encoding="utf-8"))
            text = text.replace(
                "<title>Tischlein</title>", '<title>Tischlein</title><meta name="build" content="new">'
            )
            path.write_text(text, encoding="utf-8")
        for name in names:
            (self.client / "assets" / name).rename(self.client / "assets" / renamed[name])
        worker = self.client / "worker.js"
        worker.write_text(re.sub(r'"[0-9a-f]{12}"', '"00000000beef"', worker.read_text(encoding="utf-8")))
        self.stop()
        self.start()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[BuiltServer]:
    running = BuiltServer(tmp_path / "server")
    yield running
    running.close()


NEW = "document.querySelector('meta[name=build]') !== null"


def kept_at_a_table(visit: OpenPage) -> Page:
    page = visit(keeps=True)
    page.wait_for_selector(".games")
    until(page, "navigator.serviceWorker.controller !== null")
    deal(page, "Potato Man")
    page.wait_for_selector(".hand .fits:not([inert])")
    return page


def test_a_game_goes_on_with_its_own_files_and_the_next_load_is_new(
    visit: OpenPage, server: BuiltServer
) -> None:
    page = kept_at_a_table(visit)
    server.build_anew()
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")  # only what the worker keeps is left
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.locator(".rules h3").first).to_be_visible()
    page.get_by_role("button", name="What happened").click()
    before = told(page)
    follow_advice(page)
    until(page, f"document.querySelectorAll('aside li').length > {len(before)}")
    assert not page.evaluate(NEW)
    address, happened = page.url, told(page)
    page.reload()
    page.wait_for_selector(".hand .fits:not([inert])")
    assert page.evaluate(NEW)
    assert page.url == address
    assert told(page)[: len(happened)] == happened


def test_the_new_files_take_the_place_of_the_old_when_nobody_needs_them(
    visit: OpenPage, server: BuiltServer
) -> None:
    page = kept_at_a_table(visit)
    server.build_anew()
    page.evaluate("async () => { await (await navigator.serviceWorker.getRegistration()).update(); }")
    until(page, "navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)")
    context, address = page.context, page.url.partition("#")[0]
    page.close()
    again = context.new_page()
    again.goto(address)
    again.wait_for_selector(".games")
    until(again, "caches.keys().then((names) => names.join() === 'tischlein-00000000beef')")
    server.stop()
    again.reload()
    expect(again.get_by_role("status")).to_contain_text("No connection to the server.")
    assert again.evaluate(NEW)
