"""Moves and events of Der Elefant im Porzellanladen as text and JSON; views and positions: positions.py."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tischlein.engine import Event
from tischlein.engine.errors import MalformedMove
from tischlein.games.elefant import rules
from tischlein.games.elefant.cards import COLOURS, ELEPHANT_OF, ELEPHANT_TEXTS, KIND_OF, KIND_TEXTS, LETTERS
from tischlein.games.elefant.porcelain import card
from tischlein.games.elefant.positions import CHOICES, COLOUR_NAMES, texts
from tischlein.games.elefant.positions import arrange as arrange
from tischlein.games.elefant.positions import describe_middle as describe_middle
from tischlein.games.elefant.positions import describe_own as describe_own
from tischlein.games.elefant.positions import describe_seat as describe_seat
from tischlein.games.elefant.rules import NO_ELEPHANT, Table

CHOICE_OF = {choice.upper(): i for i, choice in enumerate(CHOICES)}

REFUSALS = {
    rules.NO_MONEY: ("no-money", "buy-needs-money"),
    rules.PORCELAIN_NOT_IN_ROW: ("porcelain-not-in-row", "in-the-row"),
    rules.TWO_MONEY: ("two-money", "two-money-limit"),
    rules.ELEPHANT_NOT_IN_ROW: ("elephant-not-in-row", "in-the-row"),
    rules.NO_PASS_CARD: ("no-pass-card", "pass-once"),
    rules.DROP_FIRST: ("drop-first", "drop-first"),
    rules.NOTHING_TO_DROP: ("nothing-to-drop", "drop-exactly"),
    rules.NOT_OWNED: ("not-owned", "drop-own"),
    rules.WRONG_LOSS: ("wrong-loss", "drop-exactly"),
    rules.MIXED_COLOURS: ("mixed-colours", "grey-one-colour"),
    rules.SCORING_FIRST: ("scoring-first", "score-now"),
    rules.NO_SCORING: ("no-scoring", "score-now"),
    rules.METHOD_USED: ("method-used", "score-once"),
}


# ---- Moves ----


def move_text(table: Table, move: int) -> str:
    if move >= rules.DROP:
        return " ".join(["drop", *texts(move - rules.DROP)])
    if move >= rules.SCORE:
        return f"score {CHOICES[move - rules.SCORE]}"
    if move == rules.PASS:
        return "pass"
    if move >= rules.ELEPHANT:
        return f"elephant {ELEPHANT_TEXTS[move - rules.ELEPHANT]}"
    return f"buy {KIND_TEXTS[move - rules.BUY]}"


def read_move(table: Table, seat: int, text: str) -> int:
    match text.upper().split() if text.isascii() else []:
        case ["BUY", name] if name in KIND_OF:
            return rules.BUY + KIND_OF[name]
        case ["ELEPHANT", name] if name in ELEPHANT_OF:
            return rules.ELEPHANT + ELEPHANT_OF[name]
        case ["PASS"]:
            return rules.PASS
        case ["DROP", first, *more] if all(name in KIND_OF for name in (first, *more)):
            return rules.DROP + cards_named([first, *more])
        case ["SCORE", "COLOUR"]:
            return rules.SCORE + best_colour(table.collections[seat])
        case ["SCORE", *words] if " ".join(words) in CHOICE_OF:
            return rules.SCORE + CHOICE_OF[" ".join(words)]
    forms = (
        "buy R7, elephant RRB, pass, drop R4 R6 B3, score lowest, score highest, score all, score colour R"
    )
    raise MalformedMove(text, forms)


def cards_named(names: list[str]) -> int:
    """A digit counts to seven; nobody owns as many of a kind, so a longer list is refused all the same."""
    return sum(min(amount, 7) * card(KIND_OF[name]) for name, amount in Counter(names).items())


def best_colour(collection: int) -> int:
    """The choice meant by a plain `score colour`; of equals the first: R, B, G."""
    choices = range(rules.COLOUR, rules.COLOUR + COLOURS)
    return max(choices, key=lambda choice: rules.worth(collection, choice))


def describe_move(table: Table, seat: int, move: int) -> dict[str, Any]:
    if move >= rules.DROP:
        data: dict[str, Any] = {"move": "drop", "cards": texts(move - rules.DROP)}
        due = {"elephant": ELEPHANT_TEXTS[table.elephant]} if table.elephant != NO_ELEPHANT else {}
        return data | due
    if move >= rules.SCORE:
        return {"move": "score", "method": CHOICES[move - rules.SCORE]}
    if move == rules.PASS:
        return {"move": "pass"}
    if move >= rules.ELEPHANT:
        return {"move": "elephant", "elephant": ELEPHANT_TEXTS[move - rules.ELEPHANT]}
    return {"move": "buy", "card": KIND_TEXTS[move - rules.BUY]}


DECISIONS = (
    ("elephant", "elephant-or-pass"),
    ("buy-or-elephant", "any"),
    ("buy", "buy-or-pass"),
)
"""What is possible without money, with one and with two; with a pass card one may pass as well."""


def decision(table: Table, seat: int) -> str:
    """Scoring and damage come first; then it depends on the money and the pass card."""
    if table.choosers:
        return "score"
    if table.elephant != NO_ELEPHANT:
        return "drop"
    without_pass, with_pass = DECISIONS[table.money[seat]]
    return with_pass if table.pass_cards >> seat & 1 else without_pass


# ---- Events ----


def describe_event(table: Table, event: Event, seat: int | None) -> dict[str, Any]:
    """What happened as a seat (None: a spectator) may know it."""
    match event.kind:
        case rules.BEGINS:
            return {"event": "begins", "seat": event.seat}
        case rules.START_PAIR:
            return {"event": "start-pair", "seat": event.seat, "cards": texts(event.what)}
        case rules.PORCELAIN_TURNED_UP:
            return {"event": "porcelain-turned-up", "cards": texts(event.what)}
        case rules.ELEPHANTS_TURNED_UP:
            return {"event": "elephants-turned-up", "elephants": texts(event.what, ELEPHANT_TEXTS)}
        case rules.RESHUFFLED:
            return {"event": "elephants-reshuffled"}
        case rules.BOUGHT:
            return {"event": "bought", "seat": event.seat, "card": KIND_TEXTS[event.what]}
        case rules.ELEPHANT_TAKEN:
            return {"event": "elephant-taken", "seat": event.seat, "elephant": ELEPHANT_TEXTS[event.what]}
        case rules.BROKEN:
            return {"event": "broken", "seat": event.seat, "cards": texts(event.what)}
        case rules.UNHARMED:
            return {"event": "unharmed", "seat": event.seat}
        case rules.PASSED:
            return {"event": "passed", "seat": event.seat}
        case rules.SCORING:
            return {"event": "scoring", "number": event.what}
        case rules.CHOSEN:
            method = CHOICES[event.what] if event.facts_known_to(seat) else None
            return {"event": "chosen", "seat": event.seat, "method": method}
        case _:
            return {
                "event": "scored",
                "seat": event.seat,
                "method": CHOICES[event.what],
                "points": event.more,
            }


def fact_words(name: str, value: str) -> tuple[str, dict[str, Any]] | None:
    """The message that names a fact in a sentence: a card, an elephant or a method."""
    if name in ("card", "cards"):
        return "card", {"colour": colour_name(value[0]), "value": int(value[1])}
    if name in ("elephant", "elephants"):
        return elephant_words(value)
    if name == "method":
        method, _, letter = value.partition(" ")
        return f"method-{method}", {"colour": colour_name(letter)} if letter else {}
    return None


def elephant_words(text: str) -> tuple[str, dict[str, Any]]:
    if text.endswith("*"):
        return "elephant-colour", {"colour": colour_name(text[0])}
    if text.isdigit():
        return "elephant-values", {"values": "/".join(text)}
    if "?" in text:
        return "elephant-grey", {"amount": len(text)}
    facts = {"first": colour_name(text[0]), "second": colour_name(text[-1]), "amount": len(text) - 2}
    return "elephant-two-colours", facts


def colour_name(letter: str) -> str:
    return COLOUR_NAMES[LETTERS.index(letter)]


def ending(table: Table) -> str:
    """The game lasts until its last scoring."""
    return "last-scoring"
