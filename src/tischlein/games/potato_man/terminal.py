"""The table of Potato Man in a terminal: the sacks that are left, who has laid what, your hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from tischlein.tui.drawing import (
    BLUE,
    DIM,
    GOLD,
    GREEN,
    RED,
    YELLOW,
    Sight,
    card,
    line,
    seat_rows,
    side_by_side,
)

INKS = {"R": RED, "B": BLUE, "G": GREEN, "Y": YELLOW, "★": GOLD}
SACKS = {"red": "R", "blue": "B", "green": "G", "yellow": "Y", "gold": "★"}


def face(sign: str) -> Text:
    return card(sign, INKS[sign[0]])


def sacks(counts: dict[str, int]) -> list[Text]:
    """How many of each kind, without those of which there are none."""
    return [card(f"{SACKS[kind]}×{count}", INKS[SACKS[kind]]) for kind, count in counts.items() if count]


def laid_by(sight: Sight, seat: int) -> Text:
    """What a seat has laid to the trick; with two players two cards each."""
    players, leader = sight.view["players"], sight.table["leader"]
    trick = sight.table["trick"]
    return side_by_side(face(trick[n]) for n in range(len(trick)) if (leader + n) % players == seat)


def hand(sight: Sight) -> Text:
    """Your hand; what may not be played now is faint."""
    moves = sight.view["moves"]
    return side_by_side(
        face(sign) if sign in moves or not moves else Text(f" {sign} ", DIM) for sign in sight.own["hand"]
    )


def draw(sight: Sight) -> RenderableType:
    everybody = range(sight.view["players"])
    return Group(
        Text(sight.say("round-of", round=sight.table["round"], rounds=sight.view["players"]), "bold"),
        line(sight.say("sacks-left"), sacks(sight.table["sacks_left"])),
        "",
        seat_rows(
            sight,
            [laid_by(sight, seat) for seat in everybody],
            [side_by_side(sacks(sight.seats[seat]["sacks"])) for seat in everybody],
            [Text(f"▯{sight.seats[seat]['cards']}", DIM) for seat in everybody],
        ),
        "",
        line(sight.say("hand"), [hand(sight)]),
    )
