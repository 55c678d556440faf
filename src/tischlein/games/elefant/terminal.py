"""The Elefant's table in a terminal: shop window, elephants at the door, porcelain and sheets."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from tischlein.drawing.terminal import (
    BLUE,
    DIM,
    GREEN,
    GREY,
    RED,
    YELLOW,
    SeatView,
    card,
    line,
    seat_rows,
    side_by_side,
)
from tischlein.games.elefant.cards import CARDS_A_SCORING

INKS = {"R": RED, "B": BLUE, "G": GREEN}
WAYS = {"lowest": "▼", "highest": "▲", "all": "Σ", "colour": "●"}
"""The ways to score, with a sign for each."""
SKIPS_A_TURN = "↷"
LEGEND = (
    ("3", "sign-money"),
    (SKIPS_A_TURN, "sign-pass"),
    (" ".join(WAYS.values()), "sign-sheet"),
    ("R 4 8", "sign-shelf"),
)


def face(sign: str) -> Text:
    return card(sign, INKS[sign[0]])


def porcelain(seat: dict[str, Any]) -> Text:
    """What a seat owns, by colour: the letter once, the values after it."""
    shelves = [
        card(f"{signs[0][0]} {' '.join(sign[1:] for sign in signs)}", INKS[signs[0][0]])
        for signs in seat["porcelain"].values()
        if signs
    ]
    return side_by_side(shelves)


def purse(seat: dict[str, Any]) -> Text:
    """Money, and the pass card while it is there."""
    return side_by_side([card(str(seat["money"]), YELLOW), SKIPS_A_TURN if seat["pass_card"] else " "])


def heading(view: SeatView) -> Text:
    table = view.table
    if table["phase"] in ("scoring", "over"):
        return Text(view.say("scoring-title", number=table["scoring"]), "bold")
    left = CARDS_A_SCORING - table["bought"] % CARDS_A_SCORING
    return Text(view.say("until-scoring", number=table["scoring"], count=left), "bold")


def sheet(seat: dict[str, Any]) -> Text:
    """What has been noted for each way to score."""
    return Text(
        " ".join(f"{sign}{'' if noted is None else noted:<3}" for sign, noted in signed(seat["sheet"]))
    )


def signed(sheet: dict[str, int | None]) -> list[tuple[str, int | None]]:
    return [(sign, sheet[way]) for way, sign in WAYS.items()]


def prospects(view: SeatView) -> RenderableType:
    """What each way that is still open would bring now; where there is little room, in several lines."""
    worth, noted = view.own["worth"], view.own["sheet"]
    would = {way: str(worth[way]) for way in WAYS if way in worth}
    would["colour"] = " ".join(f"{letter} {worth[f'colour {letter}']}" for letter in INKS)
    parts = [f"{WAYS[way]} {view.say(f'sheet-{way}')} {would[way]}" for way in WAYS if noted[way] is None]
    return Columns([Text(view.say("now-worth"), DIM), *parts], padding=(0, 2)) if parts else Text()


def draw(view: SeatView) -> RenderableType:
    table = view.table
    return Group(
        heading(view),
        line(view.say("shop"), map(face, table["porcelain_row"])),
        line(view.say("door"), [card(sign, GREY) for sign in table["elephant_row"]]),
        "",
        seat_rows(
            view,
            [purse(seat) for seat in view.seats],
            [sheet(seat) for seat in view.seats],
            [porcelain(seat) for seat in view.seats],
        ),
        "",
        "" if view.is_spectator else prospects(view),
    )
