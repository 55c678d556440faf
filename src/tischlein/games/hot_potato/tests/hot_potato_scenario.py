"""Tiny builders for the tests of Hot Potato!: positions from what is special about them, one line per act."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import tischlein
from tischlein.games.hot_potato.cards import ENCOUNTER_IDS, ENCOUNTERS, POTATO_IDS
from tischlein.table import Table

Seats = Mapping[int, str]
NO_ONE: Seats = {}


def position_data(
    players: int,
    coming: str = "",
    rounds: int = 0,
    discard: Seats = NO_ONE,
    front: Seats = NO_ONE,
    points: Mapping[int, int] | None = None,
    hot: int | None = None,
    target: int = 10,
) -> dict[str, Any]:
    """The start of a round; `coming` names the encounters on top, the rest follow in printed order."""
    first = coming.split()
    others = [encounter for encounter in ENCOUNTER_IDS if encounter not in first]
    drawn = rounds % ENCOUNTERS
    gone, pile = others[:drawn], first + others[drawn:]
    near = max(0, 3 - drawn)

    def seat_data(seat: int) -> dict[str, Any]:
        away = {"discard": discard.get(seat, "").split(), "front": front.get(seat, "").split()}
        hand = [potato for potato in POTATO_IDS if potato not in away["discard"] + away["front"]]
        return {
            "points": (points or {}).get(seat, 0),
            "hand": hand,
            **away,
            "played": [],
            "scored": False,
            "hot_potato": hot == seat,
            "answered": False,
            "answer": None,
            "looked": False,
            "looked_before": False,
            "knows": pile[:near],
        }

    return {
        "game": "hot-potato",
        "players": players,
        "options": {"target": target},
        "table": {
            "phase": "choose",
            "round": rounds + 1,
            "encounter": None,
            "gone": gone,
            "pile": pile,
            "pile_cards": len(pile),
            "near": near,
            "shown": pile[:near],
            "seats": [seat_data(seat) for seat in range(players)],
        },
    }


def scenario(players: int, coming: str = "", **special: Any) -> Table:
    return tischlein.position("hot-potato", position_data(players, coming, **special))


def acts(table: Table, *moves: str) -> None:
    """Each act is a seat and a move: `0 rambo`."""
    for act in moves:
        seat, move = act.split()
        table.play(int(seat), move)


def phase(table: Table) -> str:
    return str(table.view(None)["table"]["phase"])


def at(table: Table, seat: int) -> dict[str, Any]:
    """Everything about a seat."""
    found: dict[str, Any] = table.reveal()["table"]["seats"][seat]
    return found


def hot_potato(table: Table) -> int | None:
    """Who holds the Hot Potato; None: it lies in the middle."""
    holders = [seat for seat in range(table.players) if at(table, seat)["hot_potato"]]
    return holders[0] if holders else None


def told(table: Table, seat: int | None, event: str) -> list[dict[str, Any]]:
    """The events of this name, as a seat knows them."""
    return [data for data in table.events(seat) if data["event"] == event]
