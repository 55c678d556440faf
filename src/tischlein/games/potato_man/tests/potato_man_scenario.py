"""People in the middle of a round, for tests that read as a table talks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import tischlein
from tischlein.games.potato_man import rules

COLOURS = ("red", "blue", "green", "yellow", "gold")
RANGES = {"R": range(5, 19), "B": range(4, 17), "G": range(3, 15), "Y": range(1, 14)}
DECK = [f"{letter}{value}" for letter, values in RANGES.items() for value in values]
ASIDE = {2: 12, 3: 16, 4: 4, 5: 2}
NOTHING: Mapping[str, Any] = {}
NAMES = ["Thomas", "Sophia", "Martin", "Christina", "Lisa"]

Data = dict[str, Any]


def party(
    hands: Mapping[str, str],
    lies: str = "",
    leads: str = "",
    piles: Mapping[str, str] = NOTHING,
    sacks: Mapping[str, str] = NOTHING,
    rounds: Mapping[str, list[int]] = NOTHING,
    **options: Any,
) -> tischlein.Table:
    """People in the middle of a round; of the cards not named the right number is aside, the rest played."""
    names = list(hands)
    named = " ".join([*hands.values(), lies, *piles.values()]).split()
    no_green = options.get("variant") == "no-green"
    others = [card for card in DECK if card not in named and not (no_green and card[0] == "G")]
    aside = 4 if no_green else ASIDE[len(names)]
    leader = names.index(leads or names[0])
    taken = [sacks.get(name, "").split() for name in names]
    deck_of_sacks = {colour: 0 if no_green and colour == "green" else 3 for colour in COLOURS}
    seats = [
        {
            "hand": hands[name].split(),
            "cards": len(hands[name].split()),
            "pile": piles.get(name, "").split(),
            "pile_cards": len(piles.get(name, "").split()),
            "sacks": {colour: mine.count(colour) for colour in COLOURS},
            "rounds": rounds.get(name, []),
        }
        for name, mine in zip(names, taken, strict=True)
    ]
    table = {
        "round": 1 + len(rounds.get(names[0], [])),
        "starter": 0,
        "leader": leader,
        "turn": (leader + len(lies.split())) % len(names),
        "trick": lies.split(),
        "sacks_left": {c: n - sum(mine.count(c) for mine in taken) for c, n in deck_of_sacks.items()},
        "discard": others[aside:],
        "aside": others[:aside],
        "seats": seats,
    }
    data = {"players": len(names), "options": options, "table": table}
    return tischlein.position("potato-man", data, names)


def seat_of(table: tischlein.Table, name: str) -> int:
    assert table.names is not None
    return table.names.index(name)


def acts(table: tischlein.Table, *plays: str) -> None:
    """Each act is a person and a card."""
    for name, card in map(str.split, plays):
        table.play(seat_of(table, name), card)


def may_play(table: tischlein.Table, name: str) -> str:
    return " ".join(table.moves(seat_of(table, name)))


def told(table: tischlein.Table, since: int | None = None) -> list[str]:
    """What everybody saw with the last move, a line each: what, who, facts."""
    lines = []
    for event in table.events(None, len(table.made) if since is None else since):
        who = table.names[event["seat"]] if table.names else str(event["seat"])
        facts = [fact for name, fact in event.items() if name not in ("n", "event", "seat")]
        texts = [",".join(fact) if isinstance(fact, list) else str(fact) for fact in facts]
        lines.append(" ".join([event["event"], who, *texts]))
    return lines


def winner_of(trick: str) -> str:
    """The card that wins when people play these cards, one each, in this order."""
    cards = trick.split()
    table = party(dict(zip(NAMES, cards, strict=False)))
    for seat, card in enumerate(cards):
        table.play(seat, card)
    (won,) = [line for line in told(table) if line.startswith("trick-won")]
    return won.split()[-1]


# ---- Positions as data ----


def position(hands: list[str], lies: str = "", aside: int = 4, **facts: Any) -> Data:
    """Seat 0 led; these cards are in hand and in the trick; some of the others are aside, the rest played."""
    named = " ".join([*hands, lies]).split()
    others = [card for card in DECK if card not in named]
    seats = [
        {"hand": hand.split(), "cards": len(hand.split()), "sacks": dict.fromkeys(COLOURS, 0), "rounds": []}
        for hand in hands
    ]
    table = {
        "round": 1,
        "starter": 0,
        "leader": 0,
        "turn": len(lies.split()) % len(hands),
        "trick": lies.split(),
        "sacks_left": dict.fromkeys(COLOURS, 3),
        "discard": others[aside:],
        "aside": others[:aside],
        "seats": seats,
    }
    return {"players": len(hands), "table": table | facts}


def four() -> Data:
    """Four in round 2; green and red lie, Martin is to move, Sophia has taken a golden sack."""
    data = position(["R5 B4", "B5 R7", "R6 B6 Y4", "R8 B8 Y5"], lies="G9 R9", round=2, starter=1)
    data["table"]["sacks_left"]["gold"] = 2
    data["table"]["seats"][1]["sacks"]["gold"] = 1
    for seat, score in enumerate((7, 0, 12, 3)):
        data["table"]["seats"][seat]["rounds"] = [score]
    return data


def two() -> Data:
    """Two at the start of their first round."""
    return tischlein.new("potato-man", 2, seed=1, first=0).reveal()


def build(data: Any, **more: Any) -> tischlein.Table:
    return tischlein.position("potato-man", data, **more)


def state_of(table: tischlein.Table) -> rules.Table:
    assert isinstance(table.state, rules.Table)
    return table.state
