"""The table of Potato Man in a terminal: the sacks that are left, who has laid what, your hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from tischlein.drawing.terminal import (
    BLUE,
    DIM,
    GOLD,
    GREEN,
    HAND,
    RED,
    YELLOW,
    SeatView,
    card,
    line,
    seat_rows,
    side_by_side,
)

INKS = {"R": RED, "B": BLUE, "G": GREEN, "Y": YELLOW, "★": GOLD}
LEGEND = (("R×2", "sign-sacks"), HAND, ("R 5", "sign-faint"))
SACKS = {"red": "R", "blue": "B", "green": "G", "yellow": "Y", "gold": "★"}


def face(sign: str) -> Text:
    return card(sign, INKS[sign[0]])


def sacks(counts: dict[str, int]) -> list[Text]:
    """How many of each kind, without those of which there are none."""
    return [card(f"{SACKS[kind]}×{count}", INKS[SACKS[kind]]) for kind, count in counts.items() if count]


def laid_by(view: SeatView, seat: int) -> Text:
    """What a seat has laid to the trick, with two players two cards; until the next one is led the last
    trick can still be seen, faint."""
    players, leader = view.data["players"], view.table["leader"]
    if trick := view.table["trick"]:
        return side_by_side(face(trick[n]) for n in range(len(trick)) if (leader + n) % players == seat)
    return side_by_side(Text(f" {card} ", DIM) for by, card in last_trick(view) if by == seat)


def last_trick(view: SeatView) -> list[tuple[int, str]]:
    """The cards of the trick that was won last, each with the seat that has laid it."""
    cards: list[tuple[int, str]] = []
    last: list[tuple[int, str]] = []
    for event in view.events:
        if event["event"] == "played":
            cards.append((event["seat"], event["card"]))
        elif event["event"] in ("trick-won", "stuck"):
            last, cards = cards, []
    return last


def hand(view: SeatView) -> Text:
    """Your hand; what may not be played now is faint."""
    moves = view.data["moves"]
    return side_by_side(
        face(sign) if sign in moves or not moves else Text(f" {sign} ", DIM) for sign in view.own["hand"]
    )


def draw(view: SeatView) -> RenderableType:
    everybody = range(view.data["players"])
    return Group(
        Text(view.say("round-of", round=view.table["round"], rounds=view.data["players"]), "bold"),
        line(view.say("sacks-left"), sacks(view.table["sacks_left"])),
        "",
        seat_rows(
            view,
            [laid_by(view, seat) for seat in everybody],
            [side_by_side(sacks(view.seats[seat]["sacks"])) for seat in everybody],
            [Text(f"▯{view.seats[seat]['cards']}", DIM) for seat in everybody],
        ),
        "",
        "" if view.is_spectator else line(view.say("hand"), [hand(view)]),
    )
