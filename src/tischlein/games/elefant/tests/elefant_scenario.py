"""Positions for tests, named by what matters in them; the rest is filled in so that everything adds up."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import tischlein
from tischlein.games.elefant.cards import COPIES, ELEPHANTS, START_PAIRS
from tischlein.games.elefant.rules import Table

SHOP = "R5 R7 B6 G4 G7"
HERD = "R* RRB BBGG ? 357"
METHODS = ("lowest", "highest", "all", "colour")
PORCELAIN = Counter(
    {
        f"{letter}{value}": COPIES[colour][value - 3]
        for colour, letter in enumerate("RBG")
        for value in range(3, 9)
    }
)
SCORED = 11
"""What everyone has written down for a scoring of the past."""


def by_colour(cards: str) -> dict[str, list[str]]:
    names = {"red": "R", "blue": "B", "green": "G"}
    return {colour: [card for card in cards.split() if card[0] == letter] for colour, letter in names.items()}


def data_of(
    *collections: str,
    money: int = 1,
    pass_card: bool = True,
    shop: str = SHOP,
    herd: str = HERD,
    elephant: str | None = None,
    after: int = 0,
    used: int | None = None,
    turn: int | None = 0,
    **options: Any,
) -> dict[str, Any]:
    """Seat 0 has this money and the first collection; at least `after` cards have been bought.

    `elephant` is the one whose damage is to be chosen, `used` how many of the thirty are used.
    """
    players = max(3, len(collections))
    owned = [*collections, *[""] * (players - len(collections))]
    pairs = list(START_PAIRS)[:players]
    pool = PORCELAIN + Counter(card for pair in pairs for card in START_PAIRS[pair])
    pool.subtract([*shop.split(), *" ".join(owned).split()])
    assert min(pool.values()) >= 0, f"more cards than there are: {pool}"
    rest = sorted(pool.elements(), key=lambda card: card[1], reverse=True)
    on_the_way = [] if elephant is None else [elephant]
    for sold, *other_money in product(range(after, 41), *[(1, 0, 2)] * (players - 1)):
        paid = money + sum(other_money) + sold - players
        taken = paid % 30 + len(on_the_way)
        left = 40 - sold - len(shop.split())
        course_fits = left % 5 == 0 and left <= len(rest) and (shop or sold % 10 == 0) and left < 40
        herd_fits = (taken + len(herd.split())) % 5 == 0 and used in (None, taken) and paid >= 0
        if course_fits and herd_fits and (turn is not None or sold == 40):
            break
    else:
        raise AssertionError("no course of the game leads here")
    scorings = sold // 10 - (1 if not shop and turn is not None else 0)
    sheet = {method: SCORED if i < scorings else None for i, method in enumerate(METHODS)}
    others = Counter(ELEPHANTS) - Counter([*herd.split(), *on_the_way])
    seats = [
        {
            "porcelain": by_colour(cards),
            "money": [money, *other_money][seat],
            "pass_card": pass_card or seat > 0,
            "sheet": dict(sheet),
            "choice": None,
            "start": pairs[seat],
        }
        for seat, cards in enumerate(owned)
    ]
    table = {
        "turn": turn,
        "porcelain_row": shop.split(),
        "porcelain_pile": rest[:left],
        "broken": rest[left:],
        "elephant": elephant,
        "elephant_row": herd.split(),
        "elephant_pile": list(others.elements())[: 30 - taken - len(herd.split())],
        "seats": seats,
    }
    return {"players": players, "options": options, "table": table}


def scenario(*collections: str, **facts: Any) -> tischlein.Table:
    """It is seat 0's turn (unless said otherwise)."""
    return tischlein.position("elefant", data_of(*collections, **facts))


def state_of(table: tischlein.Table) -> Table:
    assert isinstance(table.state, Table)
    return table.state


def seat_of(table: tischlein.Table, seat: int) -> dict[str, Any]:
    """What everybody sees of a seat."""
    facts: dict[str, Any] = table.view(None)["table"]["seats"][seat]
    return facts


def owns(table: tischlein.Table, seat: int) -> str:
    """A seat's porcelain."""
    return " ".join(card for cards in seat_of(table, seat)["porcelain"].values() for card in cards)


def lies(table: tischlein.Table, row: str) -> str:
    """The cards of the porcelain row or the elephant row."""
    return " ".join(table.view(None)["table"][row])


def acts(table: tischlein.Table, *moves: str) -> tischlein.Table:
    """Moves one after another, each by the first seat that the table is waiting for."""
    for move in moves:
        table.play(table.waiting[0], move)
    return table


def told(table: tischlein.Table, seat: int | None = None) -> list[str]:
    """The names of the events that came with the last move."""
    return [event["event"] for event in table.events(seat, since=len(table.made))]
