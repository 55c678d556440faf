"""The table of Hot Potato! in a terminal: the encounter and who copes best, everybody's six potatoes."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tischlein.drawing.terminal import DIM, GREY, PURPLE, RED, YELLOW, SeatView, card, seat_rows
from tischlein.games.hot_potato.cards import LETTERS, POTATO_IDS, RANKINGS

PLACES = {
    "played": ("●", f"bold {YELLOW}"),
    "front": ("○", "bold underline"),
    "discard": ("×", "dim strike"),
}
"""Where a potato can be but in hand: the sign says it where there are no colours."""


LEGEND = (("♨", "sign-hot"), ("●", "sign-played"), ("○", "sign-front"), ("×", "sign-discard"))


def name(view: SeatView, potato: str) -> str:
    return view.say(f"potato-{potato}")


def encounter(view: SeatView, met: str, ink: str) -> Text:
    """An encounter with the potatoes on it, best first."""
    ranking = [name(view, POTATO_IDS[LETTERS.index(letter)]) for letter in RANKINGS[met]]
    return Text.assemble(card(view.say(f"encounter-{met}"), ink), "\n   ", (" › ".join(ranking), DIM))


def encounters(view: SeatView) -> list[RenderableType]:
    """What is met now; before that, what the seat knows of those to come."""
    table, known = view.table, None if view.is_spectator else view.own["knows"]
    if table["encounter"] is not None:
        return [encounter(view, table["encounter"], PURPLE)]
    if not known:
        return []
    label = "comes-next" if len(known) >= table["near"] else "among-next"
    return [
        Text(view.say(label, count=table["near"]), DIM),
        *(encounter(view, one, GREY) for one in known),
    ]


def six(view: SeatView, seat: dict[str, Any]) -> Text:
    """A seat's potatoes, always in the same order, each with a sign for where it is; none: in hand."""
    shown = Text()
    for potato in POTATO_IDS:
        place = next((place for place in PLACES if potato in seat[place]), None)
        sign, style = PLACES[place] if place else (" ", "")
        shown.append(sign, DIM).append(name(view, potato), style)
    return shown


def draw(view: SeatView) -> RenderableType:
    table = view.table
    return Group(
        Text.assemble(
            (view.say("round-number", round=table["round"]), "bold"),
            (f"  {view.say('race', target=view.data['options']['target'])}", DIM),
            (f"  {view.say('pile-left', count=table['pile_cards'])}", DIM),
        ),
        *encounters(view),
        "",
        seat_rows(
            view,
            [Text("♨", f"bold {RED}") if seat["hot_potato"] else "" for seat in view.seats],
            [six(view, seat) for seat in view.seats],
            gap=1,
        ),
    )
