"""How a person plays each game in the page: what a test must know of a game, in one place.

A move is made as a person makes it, with the controls that the page offers. `CLICK` does it with one click where that is
enough; Heckmeck lays out in two steps, and an elephant may leave pieces to be ticked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

import tischlein
from tischlein.bots.player import Budget, ThumbBot
from tischlein.table import Table

RESULT = "dialog:has(table)"
"""The result covers the table; sheets are dialogs too, but nobody opens them by chance."""


@dataclass(frozen=True)
class Play:
    """The controls of a game's table."""

    name: str
    title: str
    ready: str
    """What can be clicked when it is my turn: anything of it leads on to a move."""
    finish: str = ""
    """What completes a move that takes several clicks, where it is there and not disabled."""
    refused: str = ""
    """A control that is not possible now and says why."""
    why: str = ""
    """A part of the sentence that it says."""

    @property
    def fewest(self) -> int:
        return min(tischlein.games()[self.name].players)

    @property
    def most(self) -> int:
        return max(tischlein.games()[self.name].players)

    def __str__(self) -> str:
        return self.name


PLAYS = [
    Play(
        "potato-man",
        "Potato Man",
        ready=".hand .fits:not([inert])",
        refused=".hand .unfit:not([inert])",
        why="each colour may lie in a trick only once",
    ),
    Play(
        "heckmeck",
        "Heckmeck am Karteneck",
        ready=".hand .fits[aria-pressed=false], .deeds .quiet:not(:disabled)",
        finish=".deeds .lay:not(:disabled)",
        refused=".hand .unfit",
        why="lies in your display already",
    ),
    Play(
        "hot-potato",
        "Hot Potato!",
        ready="main .fits:not(:disabled)",
        refused=".hand .is-discard, .hand .is-front",
        why="is not in your hand",
    ),
    Play(
        "elefant",
        "Der Elefant im Porzellanladen",
        ready=".card.able:not([inert]), .scoring .able, .drop .pieces .able[aria-pressed=false]",
        finish=".drop .do:not(:disabled)",
        refused=".card.unfit:not([inert])",
        why="money",
    ),
]

CLICK = """([ready, finish, luck]) => {
    const done = finish && document.querySelector(finish);
    if (done) return done.click();
    const offered = [...document.querySelectorAll(ready)];
    if (offered.length) offered[Math.floor(luck * offered.length)].click();
    else document.querySelector("main")?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
}"""


def make_any_move(page: Page, play: Play, luck: float) -> None:
    """One step of any move that is offered; a tap that hurries the others where none is."""
    page.evaluate(CLICK, [play.ready, play.finish, luck])


def my_turn(page: Page, play: Play) -> None:
    page.wait_for_selector(play.ready)


def said_turns(page: Page) -> list[str]:
    """The log, read at once."""
    lines: list[str] = page.evaluate("[...document.querySelectorAll('aside li')].map((one) => one.textContent)")
    return lines


def position_where(name: str, players: int, wanted: Any, seed: int = 1, after: int = 0) -> Table:
    """A table at which seat 0 has to move and this holds, reached by playing with rules of thumb; deals are tried in turn."""
    bot = ThumbBot()
    while True:
        table = tischlein.new(name, players, seed=seed)
        while not table.over:
            if 0 in table.waiting and len(table.made) >= after and wanted(table):
                return table
            seat = table.waiting[-1]
            move = bot.choose(table.seen(seat), seat, Budget(), len(table.made))
            table.play(seat, table.game.notation.move_text(table.state, move))
        seed += 1
