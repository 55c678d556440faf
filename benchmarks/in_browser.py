"""How soon a card can be played in a browser on a slow phone, how smoothly cards fly, how much is loaded.

    .venv/bin/python benchmarks/in_browser.py --runs 5

The phone is Lighthouse's: a processor four times slower, 1.6 Mbit/s down, 750 kbit/s up, 150 ms a request.
Every run is a stranger's first visit with an empty cache, who taps a game as soon as it is there.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import tischlein
from tischlein.engine.game import Game

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from browser.browsing import PHONE, WEIGH
from browser.find_browser import find_browser
from realserver import RealServer

SLOWER = 4
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}

TAP_AND_WATCH = """
const seen = (window.seen = { slow: [] });
new PerformanceObserver((list) => {
    for (const one of list.getEntries()) seen.slow.push([one.startTime, one.duration]);
}).observe({ type: "longtask", buffered: true });
// Whoever may begin, begins: how long bots take before is not what is measured.
const ask = window.fetch;
window.fetch = (path, how) => {
    if (BEGIN && String(path).startsWith("/api/tables"))
        how.body = JSON.stringify({ ...JSON.parse(how.body), options: { first: 0 } });
    return ask(path, how);
};
function look() {
    const box = [...document.querySelectorAll(".box")].find((one) => one.textContent.includes(TITLE));
    if (box && !seen.landing) {
        seen.landing = performance.now();
        for (const kind of ["enter", "down", "up"]) box.dispatchEvent(new PointerEvent("pointer" + kind));
        box.click();
    }
    const now = performance.now();
    if (!seen.hand && document.querySelector(".hand button, [data-move]")) seen.hand = now;
    if (seen.hand && document.querySelector(".hand .fits, [data-move]:not(.unfit)")) seen.playable = now;
    else requestAnimationFrame(look);
}
requestAnimationFrame(look);
"""

A_MOVE = """() => {
    const moves = ".hand .fits, .steal, .lay:not(:disabled), [data-move]:not(.unfit), .do:not(:disabled)";
    const offered = document.querySelectorAll(moves);
    if (offered.length) offered[Math.floor(Math.random() * offered.length)].click();
}"""


def slow_phone(browser: Browser, network: bool) -> Page:
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True, is_mobile=True, locale="de-DE"
    )
    page = context.new_page()
    tools = context.new_cdp_session(page)
    tools.send("Network.enable")
    if network:
        tools.send("Network.emulateNetworkConditions", NETWORK)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def begins(game: Game) -> str:
    return json.dumps(any(option.name == "first" for option in game.options))


def first_visit(
    browser: Browser, server: RealServer, game: Game, network: bool = True
) -> tuple[Page, dict[str, Any]]:
    page = slow_phone(browser, network)
    script = TAP_AND_WATCH.replace("TITLE", json.dumps(game.title)).replace("BEGIN", begins(game))
    page.add_init_script(f"{{{script}}}")
    page.goto(server.url, wait_until="commit")
    for _ in range(200):
        seen: dict[str, Any] = page.evaluate("window.seen")
        if "playable" in seen:
            return page, seen
        page.wait_for_timeout(200)  # seldom: looking is work for the page, too
    raise TimeoutError(f"{game.title}: no card could be played")


def waterfall(page: Page) -> list[str]:
    """Everything that was loaded, when and how large."""
    rows = page.evaluate("""() => ["navigation", "resource"]
        .flatMap((kind) => performance.getEntriesByType(kind))
        .map((one) => [one.startTime, one.responseStart, one.responseEnd, one.transferSize, one.name])""")
    return [
        f"{start:6.0f} {first:6.0f} {end:6.0f} {size:7d} {name.rpartition('/')[2][:50]}"
        for start, first, end, size, name in rows
    ]


def first_card(
    browser: Browser, server: RealServer, game: Game, runs: int, verbose: bool
) -> dict[str, float]:
    found: dict[str, list[float]] = {"landing": [], "hand": [], "playable": []}
    for _ in range(runs):
        page, seen = first_visit(browser, server, game)
        for name, times in found.items():
            times.append(seen[name])
        if verbose:
            print("\n".join(waterfall(page)))
            print({name: round(seen[name]) for name in found}, seen["slow"])
        page.context.close()
    return {name: statistics.median(times) for name, times in found.items()}


def long_tasks(browser: Browser, server: RealServer, game: Game, seconds: int) -> list[float]:
    """Tasks over 50 ms while moves are made and shown: a slow processor, but a quick line."""
    page, seen = first_visit(browser, server, game, network=False)
    page.wait_for_timeout(1500)
    before = page.evaluate("performance.now()")
    for _ in range(seconds):
        page.evaluate(A_MOVE)
        page.wait_for_timeout(1000)
    seen = page.evaluate("window.seen")
    page.context.close()
    return [duration for start, duration in seen["slow"] if start > before]


def weights(browser: Browser, server: RealServer, game: Game) -> tuple[int, int]:
    page = browser.new_context().new_page()
    page.goto(server.url)
    page.wait_for_selector(".games")
    page.wait_for_timeout(500)
    landing = page.evaluate(WEIGH)
    page.locator(".box", has_text=game.title).click()
    page.wait_for_selector(".hand button, [data-move]")
    page.wait_for_timeout(500)
    whole = page.evaluate(WEIGH)
    page.context.close()
    return landing, whole - landing


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--game", action="append", help="only this one; may be given again")
    parser.add_argument(
        "--seconds", type=int, default=20, help="how long to play while long tasks are counted"
    )
    parser.add_argument("--verbose", action="store_true", help="what was loaded when")
    given = parser.parse_args()
    games = [game for game in tischlein.games().values() if not given.game or game.name in given.game]
    print(f"# The browser, {datetime.now(UTC):%Y-%m-%d}\n")
    print("| game | landing KB | game KB | landing s | hand s | card playable s | long tasks while playing |")
    print("|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        server = RealServer(Path(folder))
        try:
            for game in games:
                landing, more = weights(browser, server, game)
                times = first_card(browser, server, game, given.runs, given.verbose)
                slow = long_tasks(browser, server, game, given.seconds)
                worst = f"{len(slow)}, longest {max(slow):.0f} ms" if slow else "none"
                seconds = " | ".join(f"{times[name] / 1000:.2f}" for name in ("landing", "hand", "playable"))
                print(
                    f"| {game.title} | {landing / 1000:.0f} | {more / 1000:.0f} | {seconds} | {worst} |",
                    flush=True,
                )
        finally:
            server.close()
        version = browser.version
        browser.close()
    print(
        f"\nMedian of {given.runs} first visits each; Chromium {version}, Python {platform.python_version()},"
    )
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}. Phone: {SLOWER}× slower, {NETWORK}.")


if __name__ == "__main__":
    main()
