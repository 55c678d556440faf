"""The table of Heckmeck in a terminal: the grill, what everybody has laid out and won, your hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tischlein.drawing.terminal import (
    DIM,
    HAND,
    PLAIN,
    RED,
    YELLOW,
    SeatView,
    card,
    line,
    seat_rows,
    side_by_side,
)
from tischlein.games.heckmeck.cards import WORMS_ON

LEGEND = (HAND, ("24 ~2", "sign-portion"), ("+1", "sign-below"), ("= 17", "sign-total"))
NUMBER, WORM, PORTION = PLAIN, RED, YELLOW


def faces(signs: list[str]) -> list[Text]:
    """Cards, equal ones together."""
    return [
        card(sign if copies == 1 else f"{copies}×{sign}", WORM if sign.startswith("W") else NUMBER)
        for sign, copies in Counter(signs).items()
    ]


def portion(number: int) -> Text:
    """A portion with its worms."""
    return card(f"{number} ~{WORMS_ON[number]}" if number else "0", PORTION)


def laid_out(view: SeatView, seat: dict[str, Any]) -> Text:
    """A display with what it adds up to, which counts only with a worm."""
    if not seat["display"]:
        return Text(view.say("has-passed") if seat["passed"] else "", DIM)
    total = Text(f"= {seat['total']}", "bold" if seat["worm"] else DIM)
    passed = [Text(view.say("has-passed"), DIM)] if seat["passed"] else []
    return side_by_side([*faces(seat["display"]), total, *passed])


def won(seat: dict[str, Any]) -> Text:
    """The portion on top of a stack, which others may steal, and how many lie below it."""
    if not seat["stack"]:
        return Text("")
    below = len(seat["stack"]) - 1
    return side_by_side([portion(seat["stack"][0]), *([Text(f"+{below}", DIM)] if below else [])])


def draw(view: SeatView) -> RenderableType:
    table = view.table
    return Group(
        Text(view.say("grill-round", round=table["round"], rounds=table["rounds"]), "bold"),
        line(view.say("on-the-grill"), map(portion, table["grill"])),
        Text(
            f"{view.say('portions-to-come', count=table['supply_portions'])} · "
            f"{view.say('draw-pile', count=table['pile_cards'])} · "
            f"{view.say('discard-pile', count=len(table['discard']))}",
            DIM,
        ),
        "",
        seat_rows(
            view,
            [Text(f"▯{seat['cards']}", DIM) for seat in view.seats],
            [won(seat) for seat in view.seats],
            [laid_out(view, seat) for seat in view.seats],
        ),
        "",
        "" if view.is_spectator else line(view.say("hand"), faces(view.own["hand"])),
    )
