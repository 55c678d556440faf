"""How a person plays each game in the page: what a test must know of a game, in one place.

A move is made with the controls that the page offers. One click is enough for most; Heckmeck lays out in two
steps, and an elephant may leave pieces to be ticked.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

import tischlein
from support.prepared_tables import PERSONS, token_of
from tischlein.bots.base import Budget, ThumbBot
from tischlein.table import Table


@dataclass(frozen=True)
class Play:
    """The controls of a game's table."""

    name: str
    title: str
    ready: str
    """What can be clicked when it is my turn: anything of it leads on to a move."""
    onto: str
    """Where a card may be dragged to."""
    refused: str
    """A control that is not possible now and says why."""
    why: str
    """A part of the sentence that it says."""
    refuses: Callable[[Table], bool]
    """Tables at which something is not possible."""
    told: str
    """What lies on the table for a moment when a round or a scoring is over."""
    finish: str = ""
    """What completes a move that takes several clicks, where it is there and not disabled."""

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
        onto=".felt",
        refused=".hand .unfit:not([inert])",
        why="does not fit",
        refuses=lambda table: len(table.moves(0)) < len(table.view(0)["table"]["seats"][0]["hand"]),
        told=".note.paper",
    ),
    Play(
        "heckmeck",
        "Heckmeck am Karteneck",
        ready=".hand .fits[aria-pressed=false], .deeds .quiet:not(:disabled)",
        onto=".place.own",
        refused=".hand .unfit",
        why="This kind is in your display already",
        refuses=lambda table: bool(
            set(table.view(0)["table"]["seats"][0]["display"])
            & set(table.view(0)["table"]["seats"][0]["hand"])
        ),
        told=".grill .served",
        finish=".deeds .lay:not(:disabled)",
    ),
    Play(
        "hot-potato",
        "Hot Potato!",
        ready="main .fits:not(:disabled)",
        onto=".center",
        refused=".hand .is-discard",
        why="is not in your hand",
        refuses=lambda table: (
            table.view(0)["table"]["phase"] == "choose"
            and bool(table.view(0)["table"]["seats"][0]["discard"])
        ),
        told=".place .gain",
    ),
    Play(
        "elefant",
        "Der Elefant im Porzellanladen",
        ready=".card.able:not([inert]), .scoring .able, .drop .pieces .able[aria-pressed=false]",
        onto=".table .own",
        refused=".card.unfit:not([inert])",
        why="money",
        refuses=lambda table: (
            table.view(0)["table"]["phase"] == "turn" and table.view(0)["table"]["seats"][0]["money"] != 1
        ),
        told=".note.paper",
        finish=".drop .do:not(:disabled)",
    ),
]


@dataclass(frozen=True)
class Decision:
    """A kind of decision, and at which tables it is met."""

    play: Play
    kind: str
    wanted: Callable[[Table], bool]

    def __str__(self) -> str:
        return f"{self.play}-{self.kind}"


HECKMECK, HOT_POTATO, ELEFANT = PLAYS[1:]
DECISIONS = [
    *(Decision(play, "turn", play.refuses) for play in PLAYS),
    Decision(HECKMECK, "steal", lambda table: "steal" in table.moves(0)),
    Decision(HOT_POTATO, "extra", lambda table: "none" in table.moves(0)),
    Decision(HOT_POTATO, "target", lambda table: table.moves(0)[0].startswith("rambo@")),
    Decision(HOT_POTATO, "effect", lambda table: "use" in table.moves(0)),
    Decision(ELEFANT, "drop", lambda table: table.moves(0)[0].startswith("drop")),
    Decision(ELEFANT, "scoring", lambda table: table.moves(0)[0].startswith("score")),
]
"""Every kind of decision that a person can meet."""

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


ME = "You"
"""What the log calls its reader."""


def mine(page: Page) -> int:
    """How many lines of the log, read at once, speak of what I did."""
    lines: list[str] = page.evaluate(
        "[...document.querySelectorAll('aside .page > ol > li')].map((one) => one.textContent)"
    )
    return sum(line.startswith(ME) for line in lines)


def known_as(seat: int) -> str:
    """A script that makes the page the device of the person on this seat of a laid table."""
    person = {"person": {"id": PERSONS[seat].id, "name": PERSONS[seat].name}, "token": token_of(seat)}
    return f"localStorage.setItem('tischlein-person', {json.dumps(json.dumps(person))})"


def position_where(name: str, players: int, wanted: Callable[[Table], bool]) -> Table:
    """A table where seat 0 has to move and this holds, reached by rules of thumb; deals are tried in turn."""
    bot = ThumbBot()
    for seed in range(1000):
        table = tischlein.new(name, players, seed=seed)
        while not table.over:
            if 0 in table.waiting and wanted(table):
                return table
            seat = table.waiting[-1]
            move = bot.choose(table.view_record(seat), seat, Budget(), len(table.made))
            table.play(seat, table.game.notation.move_text(table.state, move))
    raise AssertionError("there is no such table")
