"""Moves, views and events of Heckmeck am Karteneck as text and JSON. Piles and stacks are top first."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from tischlein.engine import Event
from tischlein.engine.bits import each
from tischlein.engine.errors import BadPosition, MalformedMove, must_be
from tischlein.engine.validation import Reader, each_once
from tischlein.games.heckmeck import rules
from tischlein.games.heckmeck.cards import (
    COPIES,
    NUMBERS,
    PORTIONS,
    WHOLE_DECK,
    WORM_CARDS,
    boxed,
    common,
    copies_of,
    heap_of,
    kinds_in,
    lowest_portion,
    rounds_for,
    total_of,
    worms_in,
    worms_on,
)
from tischlein.games.heckmeck.rules import Table

REFUSALS = {
    rules.MIXED_KINDS: ("mixed-kinds", "one-kind"),
    rules.NOT_IN_HAND: ("not-in-hand", "own-hand"),
    rules.KIND_ALREADY_OUT: ("kind-already-out", "kind-already-out"),
    rules.STEAL_NEEDS_WORM: ("steal-needs-worm", "steal-needs-worm"),
    rules.STEAL_NEEDS_MATCH: ("steal-needs-match", "steal-needs-match"),
}

CARD_TEXTS = ("", *map(str, range(1, NUMBERS + 1)), *(f"W{sign}" for sign in range(1, WORM_CARDS + 1)))
CARD_OF = {text: card for card, text in enumerate(CARD_TEXTS) if text}

HIGHEST = max(PORTIONS)

WORDS = {"pass": rules.PASS, "steal": rules.STEAL}
ALIKE = re.compile(r"\s*([1-9][0-9]?)\s*[xX]\s*([1-5])\s*")
WORM = re.compile(r"\s*[wW]\s*([1-9][0-9]?)\s*")


def card_list(heap: int) -> list[str]:
    """Every card of a heap: numbers, then worms."""
    numbers = [str(kind) for kind in range(1, NUMBERS + 1) for _ in range(copies_of(kind, heap))]
    return numbers + worm_list(heap)


def lay_outs(heap: int) -> list[str]:
    """A heap as it is laid out, equal numbers together: `2x1`, `W7`."""
    copies = [(copies_of(kind, heap), kind) for kind in range(1, NUMBERS + 1)]
    return [f"{many}x{kind}" for many, kind in copies if many] + worm_list(heap)


def worm_list(heap: int) -> list[str]:
    return [f"W{worm + 1}" for worm in each(worms_in(heap))]


def portion_list(portions: int) -> list[int]:
    """Portions that lie together, the lowest first."""
    found = []
    while portions:
        found.append(lowest_portion(portions))
        portions -= 1 << found[-1]
    return found


# ---- Moves ----


def move_text(table: Table, move: int) -> str:
    if move == rules.PASS:
        return "pass"
    return "steal" if move == rules.STEAL else "+".join(lay_outs(move))


def read_move(table: Table, seat: int, text: str) -> int:
    """A word, or cards joined by `+`. Mixed kinds are read too: it is for the law to refuse them."""
    word = text.strip().lower()
    if word in WORDS:
        return WORDS[word]
    heap = 0
    for part in text.split("+"):
        more = read_lay_out(part)
        if more == 0 or common(heap, more):
            raise MalformedMove(text, "3x2, W7, W7+W12, pass, steal")
        heap += more
    return heap


def read_lay_out(text: str) -> int:
    """Copies of a number, or one worm, as a heap; 0 if it is neither."""
    if found := ALIKE.fullmatch(text):
        copies, kind = map(int, found.groups())
        return copies * heap_of(kind) if copies <= COPIES else 0
    found = WORM.fullmatch(text)
    return heap_of(CARD_OF.get(f"W{found[1]}", 0)) if found else 0


def describe_move(table: Table, seat: int, move: int) -> dict[str, Any]:
    if move == rules.PASS:
        return {"move": "pass"}
    if move == rules.STEAL:
        return {"move": "steal", "total": total_of(table.displays[seat])}
    return {"move": "lay-out", "laid": lay_outs(move)}


def decision(table: Table, seat: int) -> str:
    """Laying out needs a new kind, stealing a portion that matches; passing is always possible."""
    may_lay_out = rules.cards_to_choose_from(table, seat) != 0
    if rules.whom_to_rob(table, seat) != rules.NOBODY:
        return "lay-out-or-steal" if may_lay_out else "steal"
    return "lay-out" if may_lay_out else "pass"


# ---- Views ----


def describe_middle(table: Table) -> dict[str, Any]:
    """All but the seats, of a whole table or of a view record; what is not known is None."""
    whole = table.viewer == 0
    box, down = boxed(table.players), rules.face_down(table)
    pile = table.pile[: table.pile_size]
    return {
        "round": table.rounds_begun,
        "rounds": rounds_for(table.players),
        "turn": None if table.turn == rules.NOBODY else table.turn,
        "grill": portion_list(table.grill),
        "supply": table.supply[box:down][::-1] if whole else None,
        "supply_portions": down - box,
        "box": table.supply[:box] if whole else None,
        "box_portions": box,
        "pile": [CARD_TEXTS[card] for card in reversed(pile)] if whole else None,
        "pile_cards": table.pile_size,
        "mixed": card_list(table.mixed),
        "discard": card_list(table.discard),
    }


def describe_seat(table: Table, seat: int) -> dict[str, Any]:
    """A seat as everybody may know it."""
    return {
        "hand": None,
        "cards": table.hand_sizes[seat],
        "display": card_list(table.displays[seat]),
        "total": total_of(table.displays[seat]),
        "worm": rules.is_valid(table, seat),
        "passed": bool(table.passed >> seat & 1),
        "stack": table.stacks[seat][table.stack_sizes[seat] : 0 : -1],
        "drew": None,
        "fresh": table.fresh[seat],
        "laid": card_list(table.laid[seat]),
    }


def describe_own(table: Table, seat: int) -> dict[str, Any]:
    return {"hand": card_list(table.hands[seat]), "drew": card_list(table.drew[seat])}


# ---- Positions ----


def arrange(table: Table, data: dict[str, Any]) -> None:
    """Fills a table from what `describe` gave for a whole one, checking that it can be."""
    read = Reader(data)
    seats = read.items("seats", table.players)
    arrange_cards(table, read, seats)
    arrange_course(table, read, seats)
    check_displays(table)
    arrange_portions(table, read, seats)


def arrange_cards(table: Table, read: Reader, seats: list[Reader]) -> None:
    """Every card lies in exactly one place."""
    pile, discard = read.cards("pile", CARD_OF), read.cards("discard", CARD_OF)
    hands, displays = ([reader.cards(name, CARD_OF) for reader in seats] for name in ("hand", "display"))
    found = {"the draw pile": card_texts(pile), "the discard": card_texts(discard)}
    for seat in range(table.players):
        found[f"the hand of seat {seat}"] = card_texts(hands[seat])
        found[f"the display of seat {seat}"] = card_texts(displays[seat])
    each_once(found, card_list(WHOLE_DECK))
    table.pile[: len(pile)] = reversed(pile)
    table.pile_size = read.number("pile_cards", len(pile), len(pile))
    table.discard = heap_of_all(discard)
    for seat, reader in enumerate(seats):
        table.hands[seat] = heap_of_all(hands[seat])
        table.hand_sizes[seat] = reader.number("cards", len(hands[seat]), len(hands[seat]))
        table.displays[seat] = heap_of_all(displays[seat])
    arrange_memory(table, read, seats)


def arrange_memory(table: Table, read: Reader, seats: list[Reader]) -> None:
    """What was mixed into the pile is in it now or was drawn from it since."""
    came_out = Counter(table.pile[: table.pile_size])
    discard = Counter(read.cards("discard", CARD_OF))
    for seat, reader in enumerate(seats):
        drew, laid = (Counter(reader.cards(name, CARD_OF)) for name in ("drew", "laid"))
        check_lay_outs(reader, laid, discard)
        check_draws(reader, drew, laid)
        table.drew[seat], table.laid[seat] = heap_of_all(drew.elements()), heap_of_all(laid.elements())
        table.fresh[seat] = reader.number("fresh", drew.total(), drew.total())
        came_out += drew
    mixed = Counter(read.cards("mixed", CARD_OF))
    for card in (came_out - mixed) + (mixed - came_out):
        where = "as many as are in the pile or were drawn from it"
        text = f"mixed must have card {CARD_TEXTS[card]} {came_out[card]} times, {where} (got {mixed[card]})"
        raise BadPosition(text)
    table.mixed = heap_of_all(mixed.elements())


def check_lay_outs(read: Reader, laid: Counter[int], discard: Counter[int]) -> None:
    """What a seat has laid out since the shuffle lies in its display, or it was discarded, once only."""
    discarded = laid - Counter(read.cards("display", CARD_OF))
    for card in discarded - discard:
        lies = "lies neither in the display nor, laid out by no other seat, in the discard"
        raise BadPosition(f"{read.place('laid')}: card {CARD_TEXTS[card]} {lies}")
    discard -= discarded


def check_draws(read: Reader, drew: Counter[int], laid: Counter[int]) -> None:
    """What a seat has drawn from the pile it still holds or has laid out since."""
    for card in drew - laid - Counter(read.cards("hand", CARD_OF)):
        lies = "is neither in the hand nor laid out since"
        raise BadPosition(f"{read.place('drew')}: card {CARD_TEXTS[card]} {lies}")
    if laid and not drew:
        raise BadPosition(f"{read.place('laid')} must be empty before a first card was drawn")


def card_texts(cards: list[int]) -> list[str]:
    return [CARD_TEXTS[card] for card in cards]


def heap_of_all(cards: Iterable[int]) -> int:
    return sum(map(heap_of, cards))


def arrange_course(table: Table, read: Reader, seats: list[Reader]) -> None:
    """Round and turn; who has passed; and what can be read off the displays."""
    rounds = rounds_for(table.players)
    turn = read.optional_seat("turn", table.players)
    table.turn = rules.NOBODY if turn is None else turn
    table.rounds_begun = read.number("round", rounds if turn is None else 1, rounds)
    read.number("rounds", rounds, rounds)
    for seat, reader in enumerate(seats):
        table.passed |= reader.flag("passed") << seat
        total, valid = total_of(table.displays[seat]), rules.is_valid(table, seat)
        reader.number("total", total, total)
        if reader.flag("worm") != valid:
            raise BadPosition(must_be(reader.place("worm"), valid, not valid))
    if turn is None and not rules.all_have_passed(table):
        raise BadPosition("turn must be a seat that has not passed (got None)")
    if turn is not None and table.passed >> turn & 1:
        raise BadPosition(f"turn: seat {turn} has passed and is out for this round")


def check_displays(table: Table) -> None:
    """Who has passed has a valid display or none; who is still in has laid out one kind each turn."""
    over = table.turn == rules.NOBODY
    laps = 0 if over else kinds_in(table.displays[table.turn])
    ahead = 0
    for step in range(table.players):
        seat = (max(table.turn, 0) + step) % table.players
        kinds = kinds_in(table.displays[seat])
        place = f"seats[{seat}].display"
        if not table.passed >> seat & 1:
            ahead = 1 if kinds > laps else ahead
            if kinds != laps + ahead:
                raise BadPosition(f"{place} must have {laps + ahead} kinds in this turn (got {kinds})")
        elif kinds > laps:
            raise BadPosition(
                f"{place} of a seat that has passed must have at most {laps} kinds (got {kinds})"
            )
        elif kinds and not rules.is_valid(table, seat):
            raise BadPosition(f"{place}: without a worm it was discarded when the seat passed")


def arrange_portions(table: Table, read: Reader, seats: list[Reader]) -> None:
    """Every portion lies in exactly one place; who passed without a worm has taken one from the grill."""
    box, down = boxed(table.players), rules.face_down(table)
    served = sum(table.passed >> seat & 1 and not table.displays[seat] for seat in range(table.players))
    grill = read.numbers("grill", table.players - served, 0, HIGHEST)
    supply = read.numbers("supply", down - box, 0, HIGHEST)
    in_the_box = read.numbers("box", box, 0, HIGHEST)
    read.number("supply_portions", down - box, down - box)
    read.number("box_portions", box, box)
    stacks = [read_stack(reader) for reader in seats]
    found = {"the grill": grill, "the supply": supply, "the box": in_the_box}
    check_portions(found | {f"the stack of seat {seat}": stack for seat, stack in enumerate(stacks)})
    table.grill = sum(1 << portion for portion in grill)
    table.supply[:down] = in_the_box + supply[::-1]
    for seat, stack in enumerate(stacks):
        table.stack_sizes[seat] = len(stack)
        table.stacks[seat][1 : len(stack) + 1] = stack[::-1]


def read_stack(read: Reader) -> list[int]:
    stack = read.value("stack")
    return read.numbers("stack", len(stack) if isinstance(stack, list) else 0, 0, HIGHEST)


def check_portions(found: dict[str, list[int]]) -> None:
    """All portions of the game are there, none too often."""
    right = Counter(PORTIONS)
    total = Counter(portion for portions in found.values() for portion in portions)
    for portion in total - right:
        places = " and in ".join(place for place, portions in found.items() if portion in portions)
        raise BadPosition(f"portion {portion} lies in {places}; there should be {right[portion]} of it")
    for portion in right - total:
        raise BadPosition(f"portion {portion} is missing")


# ---- Events ----


def describe_event(table: Table, event: Event, seat: int | None) -> dict[str, Any]:
    """What happened as a seat (None: a spectator) may know it."""
    known = event.facts_known_to(seat)
    who, what, more = event.seat, event.what, event.more
    match event.kind:
        case rules.HAND_DEALT:
            return {"event": "hand-dealt", "seat": who, "cards": lay_outs(what) if known else None}
        case rules.ROUND_BEGUN:
            grill = [str(portion) for portion in portion_list(more)]
            return {"event": "round-begun", "seat": who, "round": what, "grill": grill}
        case rules.LAID_OUT:
            return {"event": "laid-out", "seat": who, "laid": lay_outs(what), "total": more}
        case rules.DREW:
            return {"event": "drew", "seat": who, "card": CARD_TEXTS[what] if known else None}
        case rules.RESHUFFLED:
            return {"event": "reshuffled", "amount": what}
        case rules.NOTHING_TO_DRAW:
            return {"event": "nothing-to-draw", "seat": who}
        case rules.PASSED_WITHOUT_WORM:
            return {"event": "passed-without-worm", "seat": who, "laid": lay_outs(what)}
        case rules.PASSED:
            return {"event": "passed", "seat": who, "total": what}
        case rules.TOOK_LOWEST:
            return {"event": "took-lowest", "seat": who, **portion_facts(what)}
        case rules.STOLE:
            return {"event": "stole", "seat": who, "other": what, **portion_facts(more)}
        case rules.TOOK_FROM_MENU:
            return {"event": "took-from-menu", "seat": who, **portion_facts(what), "total": more}
        case _:
            return {"event": "menu-over"}


def portion_facts(portion: int) -> dict[str, int]:
    return {"portion": portion, "worms": worms_on(portion)}


def fact_words(name: str, value: str) -> tuple[str, dict[str, Any]] | None:
    """The message that names a fact in a sentence: a worm, or copies of a number."""
    if name not in ("card", "cards", "laid"):
        return None
    if value.startswith("W"):
        return "worm", {"signpost": int(value[1:])}
    copies, _, kind = value.rpartition("x")
    return "alike", {"copies": int(copies or 1), "kind": int(kind)}


def ending(table: Table) -> str:
    """The game lasts until the supply is used up."""
    return "supply-used-up"
