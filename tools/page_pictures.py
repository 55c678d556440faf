"""A camera for `make screenshots`: any page, phone and desktop, day and night, four languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page

from support.browser.pages import DESK, PHONE
from support.server_process import RealServer
from tischlein.i18n.languages import LANGUAGES

ALL = Path(__file__).parents[1] / "build/screenshots"
SIZES = {"desk": DESK, "phone": PHONE}
THEMES = ("light", "dark")

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
