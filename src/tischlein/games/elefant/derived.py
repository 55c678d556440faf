"""What follows from a view, for whoever shows it."""

from __future__ import annotations

from typing import Any

from tischlein.games.elefant.cards import (
    COLOURS,
    ELEPHANT_TEXTS,
    KIND_TEXTS,
    cards_of,
    first_among,
    first_amount,
    second_among,
    second_amount,
)
from tischlein.games.elefant.porcelain import card, first_pick, how_many, how_many_of, ways_to_pick
from tischlein.games.elefant.positions import CHOICES, texts
from tischlein.games.elefant.rules import Table, asks_for_a_colour, only_loss, ways_to_lose, worth


def derive(view: Table) -> dict[str, Any]:
    """For each seat what every elephant would break there, and what its shop would then be worth."""
    return {"seats": [prospects(view, seat) for seat in range(view.players)]}


def prospects(view: Table, seat: int) -> dict[str, Any]:
    elephants = [kind for kind in range(len(ELEPHANT_TEXTS)) if how_many_of(kind, view.herd)]
    return {
        "harm": {ELEPHANT_TEXTS[elephant]: harm(view, seat, elephant) for elephant in elephants},
        "worth_then": purchases(view, seat) | visits(view, seat, elephants),
    }


def purchases(view: Table, seat: int) -> dict[str, list[int]]:
    """What the shop would be worth with each piece that stands in the shop window."""
    kinds = [kind for kind in range(len(KIND_TEXTS)) if how_many_of(kind, view.shop)]
    return {f"buy {KIND_TEXTS[kind]}": worths(view.collections[seat] + card(kind)) for kind in kinds}


def visits(view: Table, seat: int, elephants: list[int]) -> dict[str, list[int]]:
    """What it would be worth after each elephant that leaves nothing to choose."""
    collection = view.collections[seat]
    return {
        f"elephant {ELEPHANT_TEXTS[elephant]}": worths(collection - only_loss(collection, elephant))
        for elephant in elephants
        if ways_to_lose(view, seat, elephant) <= 1
    }


def worths(collection: int) -> list[int]:
    """By choice, in the order of `CHOICES`."""
    return [worth(collection, choice) for choice in range(len(CHOICES))]


def harm(view: Table, seat: int, elephant: int) -> dict[str, Any]:
    """What an elephant breaks in any case, from which pieces its owner would choose, and how many in all."""
    collection = view.collections[seat]
    if ways_to_lose(view, seat, elephant) <= 1:
        lost = only_loss(collection, elephant)
        return {"sure": texts(lost), "maybe": [], "least": how_many(lost), "most": how_many(lost)}
    if asks_for_a_colour(view, elephant):
        owned = [how_many(collection & cards_of(colour)) for colour in range(COLOURS)]
        losses = [min(first_amount(elephant), cards) for cards in owned if cards]
        return {"sure": [], "maybe": texts(collection), "least": min(losses), "most": max(losses)}
    sure = maybe = most = 0
    for cards, amount in demands(collection, elephant):
        if ways_to_pick(amount, cards) == 1:
            sure += first_pick(amount, cards)
        else:
            maybe += cards
        most += min(amount, how_many(cards))
    return {"sure": texts(sure), "maybe": texts(maybe), "least": most, "most": most}


def demands(collection: int, elephant: int) -> list[tuple[int, int]]:
    """Among which pieces an elephant breaks how many."""
    first = (collection & first_among(elephant), first_amount(elephant))
    return [first, (collection & second_among(elephant), second_amount(elephant))]
