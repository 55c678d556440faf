"""How soon a card can be played in a browser on a slow phone, how smoothly cards fly, how much is loaded.

    .venv/bin/python benchmarks/browser/in_browser.py --runs 5

The phone is Lighthouse's: a processor four times slower, 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and
back, for WebSockets as well. Every run is a stranger's first visit with an empty cache, who taps a game as
soon as it is there.

Then a whole game is played on the slow processor. Every task of the page's thread from the hand on the table
to the result counts; the deal and the result page are told apart from it. A task is measured by the clock, as
the browser does, and in another game by its processor time, four times as much as at full speed: on a machine
that others use too, only that is the page's doing. Tasks while a card moves are told apart from those at
rest: the first make it stutter, the others nobody sees.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import tischlein
from tischlein.engine.game import Game

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
from slow_line import SlowLine

from support.browser.controls import PLAYS, make_any_move
from support.browser.find_browser import find_browser
from support.browser.pages import PHONE, WEIGH
from support.server_process import RealServer

SLOWER = 4
LINE = {"trip": 0.15, "down": 1.6e6 / 8, "up": 750e3 / 8}
LONG = 50
"""Milliseconds: a task that takes longer is felt."""
STEP = 300
"""Milliseconds between two clicks in a game."""
RUN = "ThreadControllerImpl::RunTask"
MICROTASKS = "BlinkScheduler_PerformMicrotaskCheckpoint"
"""What a task leaves to be done at once counts as a part of it, but Chromium writes it down after it."""

TAP_AND_WATCH = """
const seen = (window.seen = { slow: [], flights: [] });
new PerformanceObserver((list) => {
    const over = document.querySelector(".result") !== null;
    for (const one of list.getEntries()) seen.slow.push([one.startTime, one.duration, over]);
}).observe({ type: "longtask", buffered: true });
// When something is on its way across the table.
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
    const way = animate.call(this, frames, how);
    const { delay = 0, duration } = way.effect.getComputedTiming();
    const moves = way.effect.getKeyframes().some((one) => "transform" in one);
    const note = () => seen.flights.push([way.startTime + delay, way.startTime + delay + duration]);
    if (moves) way.ready.then(note, () => undefined);
    return way;
};
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
    const playable = document.querySelector(".hand .fits .print-card, [data-move]:not(.unfit) .print-card");
    if (playable && playable.childElementCount > 1) seen.playable = now;
    else requestAnimationFrame(look);
}
requestAnimationFrame(look);
"""


def slow_phone(browser: Browser, slower: int) -> Page:
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True, is_mobile=True, locale="de-DE"
    )
    page = context.new_page()
    tools = context.new_cdp_session(page)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return page


def begins(game: Game) -> str:
    return json.dumps(any(option.name == "first" for option in game.options))


def first_visit(browser: Browser, url: str, game: Game, slower: int = SLOWER) -> tuple[Page, dict[str, Any]]:
    page = slow_phone(browser, slower)
    script = TAP_AND_WATCH.replace("TITLE", json.dumps(game.title)).replace("BEGIN", begins(game))
    page.add_init_script(f"{{{script}}}")
    page.goto(url, wait_until="commit")
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


def first_card(browser: Browser, url: str, game: Game, runs: int, verbose: bool) -> dict[str, float]:
    found: dict[str, list[float]] = {"landing": [], "hand": [], "playable": []}
    for _ in range(runs):
        page, seen = first_visit(browser, url, game)
        for name, times in found.items():
            times.append(seen[name])
        if verbose:
            print("\n".join(waterfall(page)))
            print({name: round(seen[name]) for name in found}, seen["slow"])
        page.context.close()
    return {name: statistics.median(times) for name, times in found.items()}


@dataclass(frozen=True)
class Task:
    """What kept the page's thread busy, in milliseconds since the page was opened."""

    start: float
    took: float
    """On the phone."""
    end: float
    """On the clock."""


@dataclass(frozen=True)
class Smoothness:
    """Long tasks of one whole game."""

    deal: list[Task]
    """From the tap on the game until the hand has lain on the table for a while."""
    flying: list[Task]
    """While a card was on its way."""
    resting: list[Task]
    result: list[Task]


def parted(tasks: list[Task], flights: list[tuple[float, float]]) -> tuple[list[Task], list[Task]]:
    """Those during which something was on its way, and the others."""

    def flies(task: Task) -> bool:
        return any(task.start < end and start < task.end for start, end in flights)

    return [one for one in tasks if flies(one)], [one for one in tasks if not flies(one)]


class Tasks:
    """What Chromium writes down of every task while a page is used."""

    def __init__(self, browser: Browser, page: Page) -> None:
        self._tools = browser.new_browser_cdp_session()
        self._events: list[dict[str, Any]] = []
        self._complete = False
        self._tools.on("Tracing.dataCollected", lambda given: self._events.extend(given["value"]))
        self._tools.on("Tracing.tracingComplete", self._finish)
        config = {
            "includedCategories": ["toplevel", "blink.user_timing"],
            "recordMode": "recordContinuously",
        }
        self._tools.send("Tracing.start", {"traceConfig": config, "transferMode": "ReportEvents"})
        self._page = page
        self._marked: float = page.evaluate("performance.mark('begin').startTime")

    def _finish(self, _: object) -> None:
        self._complete = True

    def longest(self) -> list[Task]:
        """The long tasks on the page's thread; how long they would take on the phone."""
        self._tools.send("Tracing.end")
        while not self._complete:
            self._page.wait_for_timeout(100)
        self._tools.detach()
        mark = next(one for one in self._events if one["name"] == "begin")
        thread = (mark["pid"], mark["tid"])
        slices = [
            one
            for one in self._events
            if one["name"] in (RUN, MICROTASKS)
            and (one["pid"], one["tid"]) == thread
            and "dur" in one  # else the trace ended before it did
        ]
        tasks: list[Task] = []
        for one in sorted(slices, key=lambda one: (one["ts"], -one["dur"])):
            start = self._marked + (one["ts"] - mark["ts"]) / 1000
            end, took = start + one["dur"] / 1000, one.get("tdur", 0) / 1000 * SLOWER
            if tasks and start < tasks[-1].end:
                continue  # a part of that one
            if tasks and one["name"] == MICROTASKS:
                last = tasks.pop()
                tasks.append(Task(last.start, last.took + took, end))
            else:
                tasks.append(Task(start, took, end))
        return [task for task in tasks if task.took > LONG]


def play_on(page: Page, game: Game, luck: random.Random, longest: float) -> None:
    """From the first card to the result."""
    play = next(one for one in PLAYS if one.name == game.name)
    ends = time.monotonic() + longest
    while time.monotonic() < ends:
        make_any_move(page, play, luck.random())
        page.wait_for_timeout(STEP)
        if page.evaluate("document.querySelector('.result') !== null"):
            break


def by_the_clock(
    browser: Browser, server: RealServer, game: Game, luck: random.Random, longest: float
) -> Smoothness:
    """A game on the slow processor, but with a quick line."""
    page, seen = first_visit(browser, server.url, game)
    page.wait_for_timeout(1500)
    begin = page.evaluate("performance.now()")
    play_on(page, game, luck, longest)
    page.wait_for_timeout(1500)
    watched = page.evaluate("window.seen")
    page.context.close()
    slow = [(Task(start, took, start + took), over) for start, took, over in watched["slow"]]
    played = [task for task, over in slow if task.start >= begin and not over]
    flying, resting = parted(played, watched["flights"])
    return Smoothness(
        deal=[task for task, _ in slow if seen["landing"] <= task.start < begin],
        flying=flying,
        resting=resting,
        result=[task for task, over in slow if over],
    )


def by_processor_time(
    browser: Browser, server: RealServer, game: Game, luck: random.Random, longest: float
) -> tuple[list[Task], list[Task]]:
    """A game at full speed: Chromium slows down by waiting, and would count what others do meanwhile.

    While a card was on its way, and otherwise.
    """
    page, _ = first_visit(browser, server.url, game, slower=1)
    page.wait_for_timeout(1500)
    tasks = Tasks(browser, page)
    play_on(page, game, luck, longest)
    busy = parted(tasks.longest(), page.evaluate("window.seen.flights"))
    page.context.close()
    return busy


def median_of(games: list[list[Task]]) -> str:
    """How many long tasks a game had, and how long the longest was."""
    count = statistics.median(len(tasks) for tasks in games)
    longest = statistics.median(max((task.took for task in tasks), default=0) for tasks in games)
    return f"{count:g}, longest {longest:.0f} ms" if count else "none"


REFERENCE = """() => {
    const times = [];
    for (let run = 0; run < 9; run++) {
        const start = performance.now();
        let sum = 0;
        for (let i = 0; i < 2e6; i++) sum = (sum * 31 + i) % 1000003;
        times.push(performance.now() - start + sum * 0);
    }
    return times.sort((a, b) => a - b);
}"""


def disturbance(browser: Browser) -> float:
    """How much longer a fixed calculation usually takes than its quickest run: 1 where nobody disturbs."""
    page = browser.new_context().new_page()
    times = page.evaluate(REFERENCE)
    page.context.close()
    return float(times[len(times) // 2] / times[0])


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
    parser.add_argument("--games", type=int, default=1, help="how many whole games to play of each")
    parser.add_argument(
        "--seconds", type=float, default=600, help="where a game is not over by then, it is left"
    )
    parser.add_argument("--verbose", action="store_true", help="what was loaded when")
    given = parser.parse_args()
    games = [game for game in tischlein.games().values() if not given.game or game.name in given.game]
    print(f"# The browser, {datetime.now(UTC):%Y-%m-%d}\n")
    print("| game | landing KB | game KB | landing s | hand s | card playable s |")
    print("|---|---|---|---|---|---|")
    smooth: list[str] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        server = RealServer(Path(folder))
        line = SlowLine(server.port, **LINE)
        try:
            for game in games:
                landing, more = weights(browser, server, game)
                times = first_card(browser, line.url, game, given.runs, given.verbose)
                seconds = " | ".join(f"{times[name] / 1000:.2f}" for name in ("landing", "hand", "playable"))
                print(f"| {game.title} | {landing / 1000:.0f} | {more / 1000:.0f} | {seconds} |", flush=True)
                smooth.append(smoothness(browser, server, game, given.games, given.seconds))
        finally:
            line.close()
            server.close()
        version = browser.version
        browser.close()
    print("\nTasks over 50 ms by the clock (c) and by processor time (p), while cards fly and at rest:\n")
    print(
        "| game | first deal, c | flying, c | at rest, c | flying, p | at rest, p | result, c | disturbed |"
    )
    print("|---|---|---|---|---|---|---|---|")
    print("\n".join(smooth))
    print(
        f"\nMedian of {given.runs} first visits and {given.games} whole games each; Chromium {version}, "
        f"Python {platform.python_version()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}. "
        f"Phone: {SLOWER}× slower, {LINE}. Disturbed: how much longer a fixed calculation takes."
    )


def smoothness(browser: Browser, server: RealServer, game: Game, count: int, longest: float) -> str:
    """A row of the table: tasks over 50 ms."""
    luck = random.Random(game.name)
    disturbed = disturbance(browser)
    played = [by_the_clock(browser, server, game, luck, longest) for _ in range(count)]
    busy = [by_processor_time(browser, server, game, luck, longest) for _ in range(count)]
    found = [
        [one.deal for one in played],
        [one.flying for one in played],
        [one.resting for one in played],
        [flying for flying, _ in busy],
        [resting for _, resting in busy],
        [one.result for one in played],
    ]
    parts = [median_of(tasks) for tasks in found]
    return f"| {game.title} | {' | '.join(parts)} | {disturbed:.1f}× |"


if __name__ == "__main__":
    main()
