"""The table of Hot Potato! in a terminal: the encounter and who copes best, everybody's six potatoes."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tischlein.games.hot_potato.cards import LETTERS, POTATO_IDS, RANKINGS
from tischlein.tui.drawing import DIM, GREY, PURPLE, RED, YELLOW, Sight, card, seat_rows

PLACES = {
    "played": ("●", f"bold {YELLOW}"),
    "front": ("○", "bold underline"),
    "discard": ("×", "dim strike"),
}
"""Where a potato can be but in hand: the sign says it where there are no colours."""


def name(sight: Sight, potato: str) -> str:
    return sight.say(f"potato-{potato}")


def encounter(sight: Sight, met: str, ink: str) -> Text:
    """An encounter with the potatoes on it, best first."""
    ranking = [name(sight, POTATO_IDS[LETTERS.index(letter)]) for letter in RANKINGS[met]]
    return Text.assemble(card(sight.say(f"encounter-{met}"), ink), "\n   ", (" › ".join(ranking), DIM))


def encounters(sight: Sight) -> list[RenderableType]:
    """What is met now; before that, what the seat knows of those to come."""
    table, known = sight.table, sight.own["knows"]
    if table["encounter"] is not None:
        return [encounter(sight, table["encounter"], PURPLE)]
    if not known:
        return []
    label = "comes-next" if len(known) >= table["near"] else "among-next"
    return [
        Text(sight.say(label, count=table["near"]), DIM),
        *(encounter(sight, one, GREY) for one in known),
    ]


def six(sight: Sight, seat: dict[str, Any]) -> Text:
    """A seat's potatoes, always in the same order, each with a sign for where it is; none: in hand."""
    shown = Text()
    for potato in POTATO_IDS:
        place = next((place for place in PLACES if potato in seat[place]), None)
        sign, style = PLACES[place] if place else (" ", "")
        shown.append(sign, DIM).append(name(sight, potato), style)
    return shown


def draw(sight: Sight) -> RenderableType:
    table = sight.table
    return Group(
        Text.assemble(
            (sight.say("round-number", round=table["round"]), "bold"),
            (f"  {sight.say('race', target=sight.view['options']['target'])}", DIM),
            (f"  {sight.say('pile-left', count=table['pile_cards'])}", DIM),
        ),
        *encounters(sight),
        "",
        seat_rows(
            sight,
            [Text("♨", f"bold {RED}") if seat["hot_potato"] else "" for seat in sight.seats],
            [six(sight, seat) for seat in sight.seats],
            gap=1,
        ),
    )
