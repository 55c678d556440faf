"""Positions for tests, named by what matters in them; the rest is filled in so that everything adds up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import tischlein
from tischlein.games.heckmeck.cards import PORTIONS, WHOLE_DECK, boxed, rounds_for
from tischlein.games.heckmeck.notation import card_list, read_lay_out
from tischlein.games.heckmeck.rules import Table

DECK = card_list(WHOLE_DECK)


def cards(text: str) -> list[str]:
    """`3x2 W7` as single cards."""
    return [card for word in text.split() for card in card_list(read_lay_out(word))]


def all_but(text: str) -> str:
    """The whole deck but some cards."""
    left = Counter(DECK) - Counter(cards(text))
    return " ".join(card if card[0] == "W" else f"{copies}x{card}" for card, copies in left.items())


def player(
    hand: str = "",
    display: str = "",
    stack: str = "",
    passed: bool = False,
    drew: str | None = None,
    laid: str | None = None,
) -> dict[str, Any]:
    """One seat. The stack is given from the top; `drew` is what came from the present pile, if not all."""
    out = cards(display)
    drawn = cards(hand) + out if drew is None else cards(drew)
    return {
        "hand": cards(hand),
        "cards": len(cards(hand)),
        "display": out,
        "total": sum(5 if card[0] == "W" else int(card) for card in out),
        "worm": any(card[0] == "W" for card in out),
        "passed": passed,
        "stack": [int(portion) for portion in stack.split()],
        "drew": drawn,
        "fresh": len(drawn),
        "laid": (out if drawn else []) if laid is None else cards(laid),
    }


def position_data(
    *seats: dict[str, Any],
    grill: str,
    turn: int | None = 0,
    number: int = 1,
    pile: str | None = None,
    supply: str = "",
) -> dict[str, Any]:
    """A position in round `number`. What is named nowhere is discarded (or the pile, if none is given).

    The pile was shuffled from what is in it and what the seats drew.
    Portions named nowhere, from the lowest up, lie under the stacks as far as they were taken, then in the
    supply and in the box; `supply` names the next ones.
    """
    players = len(seats)
    held = [card for seat in seats for card in seat["hand"] + seat["display"]]
    top = cards(pile or "")
    rest = list((Counter(DECK) - Counter(held + top)).elements())
    on_grill, coming = [int(p) for p in grill.split()], [int(p) for p in supply.split()]
    taken = [portion for seat in seats for portion in seat["stack"]]
    spare = sorted((Counter(PORTIONS) - Counter(on_grill + coming + taken)).elements())
    under = number * players - len(on_grill) - len(taken)
    for i in range(under):
        seats[i % players]["stack"].append(spare.pop(0))
    box = boxed(players)
    draw_pile = rest if pile is None else top
    face_down = coming + spare
    return {
        "game": "heckmeck",
        "players": players,
        "options": {},
        "table": {
            "round": number,
            "rounds": rounds_for(players),
            "turn": turn,
            "grill": on_grill,
            "supply": face_down[: len(face_down) - box],
            "supply_portions": len(face_down) - box,
            "box": face_down[len(face_down) - box :],
            "box_portions": box,
            "pile": draw_pile,
            "pile_cards": len(draw_pile),
            "mixed": sorted(draw_pile + [card for seat in seats for card in seat["drew"]], key=DECK.index),
            "discard": [] if pile is None else rest,
            "seats": list(seats),
        },
    }


def scenario(*seats: dict[str, Any], **facts: Any) -> tischlein.Table:
    return tischlein.position("heckmeck", position_data(*seats, **facts), lang="en")


def acts(table: tischlein.Table, *moves: str) -> tischlein.Table:
    """The moves one after another, each by whoever is to move."""
    for move in moves:
        table.play(table.waiting[0], move)
    return table


def told(table: tischlein.Table, name: str, seat: int | None = None) -> list[dict[str, Any]]:
    """All events of a name as a seat knows them, without their name and number."""
    return [
        {fact: value for fact, value in event.items() if fact not in ("event", "n")}
        for event in table.events(seat)
        if event["event"] == name
    ]


def names_of_events(table: tischlein.Table, since: int = 0) -> list[str]:
    return [event["event"] for event in table.events(None, since)]


def on_table(table: tischlein.Table) -> dict[str, Any]:
    """Everything, as data."""
    revealed: dict[str, Any] = table.reveal()["table"]
    return revealed


def of_seat(table: tischlein.Table, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = on_table(table)["seats"][seat]
    return found


def state_of(table: tischlein.Table) -> Table:
    assert isinstance(table.state, Table)
    return table.state
