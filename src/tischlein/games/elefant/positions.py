"""Views and positions of Der Elefant im Porzellanladen: a table as JSON, and JSON as a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tischlein.engine.errors import BadPosition, must_be
from tischlein.engine.validation import Reader, each_once
from tischlein.games.elefant import rules
from tischlein.games.elefant.cards import (
    CARDS_A_SCORING,
    ELEPHANT_CARDS,
    ELEPHANT_OF,
    ELEPHANT_TEXTS,
    HERD,
    KIND_OF,
    KIND_TEXTS,
    LETTERS,
    MAX_MONEY,
    PORCELAIN,
    PORCELAIN_CARDS,
    ROW,
    START_PAIRS,
    cards_of,
    porcelain,
)
from tischlein.games.elefant.porcelain import card, how_many, how_many_of
from tischlein.games.elefant.rules import NO_ELEPHANT, NOBODY, Table

COLOUR_NAMES = ("red", "blue", "green")
METHODS = ("lowest", "highest", "all", "colour")
CHOICES = ("lowest", "highest", "all", "colour R", "colour B", "colour G")
MAX_POINTS = (24, 24, 227, 81)
"""By method: three times an 8; all porcelain and a start pair; all green porcelain and a start card."""
PAIR_NAMES = tuple(START_PAIRS)


def texts(cards: int, names: Sequence[str] = KIND_TEXTS) -> list[str]:
    """Cards in their notation, R, B, G, then by value; elephants in printed order."""
    return [name for kind, name in enumerate(names) for _ in range(how_many_of(kind, cards))]


# ---- Views ----


def describe_middle(table: Table) -> dict[str, Any]:
    """All but the seats, of a whole table or of a view record; what is not known is None."""
    whole = table.viewer == 0
    porcelain_pile = table.porcelain[: table.porcelain_left]
    elephant_pile = table.elephants[: table.elephants_left]
    return {
        "phase": phase(table),
        "turn": None if table.turn == NOBODY else table.turn,
        "scoring": min(scorings_done(table) + 1, len(METHODS)),
        "bought": bought(table),
        "porcelain_row": texts(table.shop),
        "porcelain_pile": [KIND_TEXTS[kind] for kind in reversed(porcelain_pile)] if whole else None,
        "porcelain_left": {KIND_TEXTS[kind]: n for kind, n in sorted(Counter(porcelain_pile).items())},
        "elephant": None if table.elephant == NO_ELEPHANT else ELEPHANT_TEXTS[table.elephant],
        "elephant_row": texts(table.herd, ELEPHANT_TEXTS),
        "elephant_pile": [ELEPHANT_TEXTS[kind] for kind in reversed(elephant_pile)] if whole else None,
        "elephants_left": {ELEPHANT_TEXTS[kind]: n for kind, n in sorted(Counter(elephant_pile).items())},
        "broken": texts(broken(table)),
    }


def describe_seat(table: Table, seat: int) -> dict[str, Any]:
    """A seat as everybody may know it."""
    collection = table.collections[seat]
    colours = {name: texts(collection & cards_of(colour)) for colour, name in enumerate(COLOUR_NAMES)}
    used = [bool(table.used[seat] >> method & 1) for method in range(len(METHODS))]
    return {
        "porcelain": colours,
        "money": table.money[seat],
        "pass_card": bool(table.pass_cards >> seat & 1),
        "sheet": {name: table.sheet[seat][i] if used[i] else None for i, name in enumerate(METHODS)},
        "worth": {name: rules.worth(collection, i) for i, name in enumerate(CHOICES)},
        "chosen": table.choosers != 0 and not table.choosers >> seat & 1,
        "choice": None,
        "start": PAIR_NAMES[table.pairs[seat]],
    }


def describe_own(table: Table, seat: int) -> dict[str, Any]:
    choice = table.choices[seat]
    return {"choice": CHOICES[choice - 1] if choice else None}


def phase(table: Table) -> str:
    if table.turn == NOBODY:
        return "over"
    if table.choosers:
        return "scoring"
    return "turn" if table.elephant == NO_ELEPHANT else "drop"


def bought(table: Table) -> int:
    return PORCELAIN_CARDS - table.porcelain_left - how_many(table.shop)


def scorings_done(table: Table) -> int:
    return bought(table) // CARDS_A_SCORING - (1 if table.choosers else 0)


def all_porcelain(table: Table) -> list[str]:
    """Every card of the game: the forty, and the start pairs that were given out."""
    pairs = [START_PAIRS[PAIR_NAMES[pair]] for pair in table.pairs[: table.players]]
    return [KIND_TEXTS[kind] for kind in PORCELAIN] + [name for pair in pairs for name in pair]


def broken(table: Table) -> int:
    """The porcelain that is out of the game: all that is nowhere else."""
    pile = sum(card(kind) for kind in table.porcelain[: table.porcelain_left])
    return porcelain(all_porcelain(table)) - pile - table.shop - sum(table.collections)


# ---- Positions ----

DERIVED = ("phase", "scoring", "bought", "porcelain_left", "elephants_left")
DERIVED_OF_A_SEAT = ("worth", "chosen")
"""What follows from the rest of a position: it may be left out, but if given it must be right."""


def arrange(table: Table, data: dict[str, Any]) -> None:
    """Fills a table from what `describe` gave for a whole one, checking that it can be."""
    read = Reader(data)
    turn = read.optional_seat("turn", table.players)
    table.turn = NOBODY if turn is None else turn
    seats = read.items("seats", table.players)
    arrange_porcelain(table, read, seats)
    arrange_elephants(table, read)
    for seat, reader in enumerate(seats):
        arrange_seat(table, seat, reader)
    check_course(table)
    check_seats(table)
    check_money(table)
    check_first(table)
    check_derived(read, DERIVED, describe_middle(table))
    for seat, reader in enumerate(seats):
        check_derived(reader, DERIVED_OF_A_SEAT, describe_seat(table, seat))


def read_pile(read: Reader, name: str, known: dict[str, int], cards: int) -> list[int]:
    """A pile as the table keeps it, its top card last."""
    pile = read.cards(name, known)
    if len(pile) > cards - ROW or len(pile) % ROW:
        sizes = f"a multiple of {ROW} and at most {cards - ROW}"
        raise BadPosition(f"{read.place(name)} must have {sizes} cards (got {len(pile)})")
    return pile[::-1]


def read_row(read: Reader, name: str, known: dict[str, int]) -> list[int]:
    cards = read.cards(name, known)
    if len(cards) > ROW:
        raise BadPosition(f"{read.place(name)}: {len(cards)} cards; a row has {ROW} at most")
    return cards


def read_collection(read: Reader) -> list[str]:
    cards = []
    for letter, name in zip(LETTERS, COLOUR_NAMES, strict=True):
        for kind in read.cards(name, KIND_OF):
            if KIND_TEXTS[kind][0] != letter:
                raise BadPosition(f"{read.place(name)}: {KIND_TEXTS[kind]} is not {name}")
            cards.append(KIND_TEXTS[kind])
    return cards


def arrange_porcelain(table: Table, read: Reader, seats: list[Reader]) -> None:
    """Every porcelain card lies in exactly one place."""
    pile = read_pile(read, "porcelain_pile", KIND_OF, PORCELAIN_CARDS)
    row = [KIND_TEXTS[kind] for kind in read_row(read, "porcelain_row", KIND_OF)]
    lost = [KIND_TEXTS[kind] for kind in read.cards("broken", KIND_OF)]
    found = {"the porcelain pile": [KIND_TEXTS[kind] for kind in pile]}
    found |= {"the porcelain row": row, "the broken porcelain": lost}
    for seat, reader in enumerate(seats):
        table.pairs[seat] = reader.one_of("start", PAIR_NAMES)
        if table.pairs[seat] in table.pairs[:seat]:
            pair = PAIR_NAMES[table.pairs[seat]]
            raise BadPosition(f"{reader.place('start')}: pair {pair} went to another seat already")
        found[f"the collection of seat {seat}"] = read_collection(reader.within("porcelain"))
    each_once(found, all_porcelain(table))
    table.porcelain[: len(pile)] = pile
    table.porcelain_left = len(pile)
    table.shop = porcelain(row)
    for seat in range(table.players):
        table.collections[seat] = porcelain(found[f"the collection of seat {seat}"])


def arrange_elephants(table: Table, read: Reader) -> None:
    """No elephant lies in two places; those that lie nowhere have been used."""
    pile = read_pile(read, "elephant_pile", ELEPHANT_OF, ELEPHANT_CARDS)
    row = read_row(read, "elephant_row", ELEPHANT_OF)
    taken = read.optional_card("elephant", ELEPHANT_OF)
    found = {"the elephant pile": pile, "the elephant row": row}
    found["the turn"] = [] if taken is None else [taken]
    named = {place: [ELEPHANT_TEXTS[kind] for kind in kinds] for place, kinds in found.items()}
    used = Counter(HERD.tolist()) - Counter(pile + row + found["the turn"])
    everything = [ELEPHANT_TEXTS[kind] for kind in HERD]
    each_once(named | {"use": [ELEPHANT_TEXTS[kind] for kind in used.elements()]}, everything)
    table.elephants[: len(pile)] = pile
    table.elephants_left = len(pile)
    table.herd = sum(card(kind) for kind in row)
    table.elephant = NO_ELEPHANT if taken is None else taken


def arrange_seat(table: Table, seat: int, read: Reader) -> None:
    table.money[seat] = read.number("money", 0, MAX_MONEY)
    table.pass_cards |= read.flag("pass_card") << seat
    sheet = read.within("sheet")
    for method, name in enumerate(METHODS):
        if sheet.value(name) is not None:
            table.sheet[seat][method] = sheet.number(name, 0, MAX_POINTS[method])
            table.used[seat] |= rules.COLOUR_CHOICES if method == rules.COLOUR else 1 << method
    if read.value("choice") is not None:
        table.choices[seat] = read.one_of("choice", CHOICES) + 1
    elif table.turn != NOBODY and table.shop == 0:
        table.choosers |= 1 << seat


def check_course(table: Table) -> None:
    """Rows, piles and turn fit together."""
    if table.turn == NOBODY and bought(table) < PORCELAIN_CARDS:
        raise BadPosition("turn: None; it is nobody's turn only after the fourth scoring")
    if table.shop == 0 and table.porcelain_left % CARDS_A_SCORING:
        raise BadPosition("porcelain_row: empty; it is so only in a scoring, after every tenth purchase")
    if table.elephant == NO_ELEPHANT:
        if table.herd == 0:
            raise BadPosition("elephant_row: empty; five new elephants are turned up at once")
    elif table.turn == NOBODY or table.shop == 0:
        raise BadPosition("elephant: there is no elephant to suffer from in a scoring or after the end")
    elif how_many(table.herd) == ROW:
        raise BadPosition(f"elephant_row: {ROW} cards, though one of them has just been taken")
    elif rules.ways_to_lose(table, table.turn, table.elephant) < 2:
        name = ELEPHANT_TEXTS[table.elephant]
        raise BadPosition(
            f"elephant: {name} leaves seat {table.turn} no choice, so its damage is done at once"
        )


def check_seats(table: Table) -> None:
    """Everyone has used as many methods as there were scorings, and chooses only in a scoring."""
    scoring = table.turn != NOBODY and table.shop == 0
    if scoring and table.choosers == 0:
        raise BadPosition("seats: all have chosen, so the scoring would be over")
    right = scorings_done(table)
    for seat in range(table.players):
        used = sum(table.used[seat] >> method & 1 for method in range(len(METHODS)))
        if used != right:
            raise BadPosition(f"seats[{seat}].sheet must have {right} used methods (got {used})")
        choice = table.choices[seat] - 1
        if choice >= 0 and not scoring:
            raise BadPosition(f"seats[{seat}].choice: {CHOICES[choice]}, but there is no scoring now")
        if choice >= 0 and rules.forbids_choice(table, seat, choice):
            raise BadPosition(f"seats[{seat}].choice: {CHOICES[choice]} has been used before")


def check_money(table: Table) -> None:
    """Everyone began with one money; each elephant has brought one and each purchase has cost one."""
    total = sum(table.money)
    to_pay = table.elephants_left + how_many(table.herd) + (0 if table.elephant == NO_ELEPHANT else 1)
    right = table.players + ELEPHANT_CARDS - to_pay - bought(table)
    if right < 0:  # then the used elephants have been reshuffled
        right += ELEPHANT_CARDS
    if total != right:
        raise BadPosition(f"seats: {total} money in all; elephants and purchases would leave {right}")
    in_the_middle = table.elephant != NO_ELEPHANT or table.choosers
    if in_the_middle and table.money[table.turn] == MAX_MONEY:
        raise BadPosition(f"seats[{table.turn}].money: {MAX_MONEY}; in the middle of a turn it is 0 or 1")


def check_first(table: Table) -> None:
    """Where the first seat is named, the number of turns says whose turn it is."""
    if table.first < 0 or table.turn == NOBODY:
        return
    elephants = sum(table.money) + bought(table) - table.players
    passes = table.players - table.pass_cards.bit_count()
    turns = elephants + bought(table) + passes - (1 if table.choosers else 0)
    right = (table.first + turns) % table.players
    if table.turn != right:
        raise BadPosition(f"turn: {table.turn}; after {turns} turns it is seat {right}'s")


def check_derived(read: Reader, names: Sequence[str], right: dict[str, Any]) -> None:
    for name in names:
        if name in read.data and read.data[name] != right[name]:
            raise BadPosition(must_be(read.place(name), repr(right[name]), read.data[name]))
