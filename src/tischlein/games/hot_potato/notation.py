"""Moves, views and events of Hot Potato! as text and JSON."""

from __future__ import annotations

from typing import Any

from tischlein.engine import Event
from tischlein.engine.bits import count, lowest, mask_of, naming
from tischlein.engine.errors import BadPosition, MalformedMove, must_be
from tischlein.engine.validation import Reader, each_once
from tischlein.games.hot_potato import rules
from tischlein.games.hot_potato.cards import ENCOUNTER_IDS, ENCOUNTERS, LASTING, POTATO_IDS, POTETO
from tischlein.games.hot_potato.rules import Table

STEPS = ("choose", "extra", "target", "effect", "over")

REFUSALS = {
    rules.WRONG_STEP: ("wrong-step", "phase"),
    rules.NOT_IN_HAND: ("not-in-hand", "own-hand"),
    rules.NOT_ANOTHER_SEAT: ("not-another-seat", "target-another-seat"),
}

MOVE_TEXTS = (*POTATO_IDS, "none", "use", *(f"rambo@{seat}" for seat in range(10)), "skip")
MOVE_OF = {text: move for move, text in enumerate(MOVE_TEXTS)}
MOVE_FORMS = f"{', '.join(POTATO_IDS)}, none, rambo@0–rambo@3, use, skip"

POTATO_OF = {text: potato for potato, text in enumerate(POTATO_IDS)}
ENCOUNTER_OF = {text: encounter for encounter, text in enumerate(ENCOUNTER_IDS)}

MAX_POINTS = 2 * rules.MAX_ROUNDS

potato_list = naming(POTATO_IDS)
encounter_list = naming(ENCOUNTER_IDS)


# ---- Moves ----


def move_text(table: Table, move: int) -> str:
    return MOVE_TEXTS[move]


def read_move(table: Table, seat: int, text: str) -> int:
    move = MOVE_OF.get(text.strip().lower())
    if move is None:
        raise MalformedMove(text, MOVE_FORMS)
    return move


def describe_move(table: Table, seat: int, move: int) -> dict[str, Any]:
    """A move and the step it is made in; a seat named that is not at the table stays unnamed."""
    step = STEPS[table.phase]
    if move < rules.NONE:
        return {"move": "extra" if step == "extra" else "choose", "step": step, "potato": POTATO_IDS[move]}
    if rules.AIM <= move < rules.SKIP:
        other = move - rules.AIM
        at_the_table: dict[str, Any] = {"other": other} if other < table.players else {}
        return {"move": "aim", "step": step, **at_the_table}
    if move == rules.USE:
        return {"step": step, **effect_used(table, seat)}
    return {"move": "no-extra" if move == rules.NONE else "skip", "step": step}


def effect_used(table: Table, seat: int) -> dict[str, Any]:
    """Using an effect, and of which potato, if there is one whose effect can be used."""
    card = rules.usable_card(table, seat)
    return {"move": "use-potato", "potato": POTATO_IDS[lowest(card)]} if card else {"move": "use"}


def decision(table: Table, seat: int) -> str:
    """The step of the round; where an effect may be used, whose it is."""
    step = STEPS[table.phase]
    return f"effect-{POTATO_IDS[lowest(rules.usable_card(table, seat))]}" if step == "effect" else step


# ---- Views ----


def describe_middle(table: Table) -> dict[str, Any]:
    """All but the seats, of a whole table or of a view record; what is not known or there is None."""
    over = table.phase == rules.OVER
    whole = table.viewer == 0
    pile = table.pile[: table.pile_size]
    return {
        "phase": STEPS[table.phase],
        "round": table.rounds_played + (0 if over else 1),
        "encounter": None if table.encounter == rules.NOTHING else ENCOUNTER_IDS[table.encounter],
        "gone": encounter_list(table.gone),
        "pile": [ENCOUNTER_IDS[encounter] for encounter in pile] if whole else None,
        "pile_cards": table.pile_size,
        "near": table.near,
        "shown": encounter_list(table.shown),
    }


def describe_seat(table: Table, seat: int) -> dict[str, Any]:
    """A seat as everybody may know it."""
    return {
        "points": table.scores[seat],
        "hand": potato_list(table.hands[seat]),
        "discard": potato_list(table.discards[seat]),
        "front": potato_list(table.fronts[seat]),
        "played": played_list(table.played[seat]),
        "scored": bool(table.scorers >> seat & 1),
        "hot_potato": table.hot == seat,
        "answered": bool(table.answered >> seat & 1),
        "answer": None,
        "looked": bool(table.lookers >> seat & 1),
        "looked_before": bool(table.looked_before >> seat & 1),
        "knows": None,
    }


def describe_own(table: Table, seat: int) -> dict[str, Any]:
    answered = table.answered >> seat & 1
    return {
        "answer": MOVE_TEXTS[table.answers[seat]] if answered else None,
        "knows": encounter_list(table.known[seat]),
    }


def played_list(played: int) -> list[str]:
    """The chosen potato, then the extra, which only Poteto brings."""
    poteto = 1 << POTETO
    return potato_list(played & poteto) + potato_list(played & ~poteto)


# ---- Positions ----


def arrange(table: Table, data: dict[str, Any]) -> None:
    """Fills a table from what `describe` gave for a whole one, checking that it can be."""
    read = Reader(data)
    table.phase = read.one_of("phase", STEPS)
    over = table.phase == rules.OVER
    table.rounds_played = read.number("round", 1, rules.MAX_ROUNDS) - (0 if over else 1)
    table.hot = rules.NOBODY
    seats = read.items("seats", table.players)
    for seat, reader in enumerate(seats):
        arrange_potatoes(table, seat, reader)
        check_potatoes(table, seat, reader)
    arrange_encounters(table, read)
    check_hot_potato_and_extras(table)
    arrange_scores(table, seats)
    arrange_answers(table, seats)
    arrange_knowledge(table, read, seats)


def arrange_potatoes(table: Table, seat: int, read: Reader) -> None:
    places = {name: read.cards(name, POTATO_OF) for name in ("hand", "discard", "front", "played")}
    found = {read.place(name): [POTATO_IDS[card] for card in cards] for name, cards in places.items()}
    each_once(found, POTATO_IDS)
    table.hands[seat] = mask_of(places["hand"])
    table.discards[seat] = mask_of(places["discard"])
    table.fronts[seat] = mask_of(places["front"])
    table.played[seat] = mask_of(places["played"])
    table.scores[seat] = read.number("points", 0, MAX_POINTS)
    if read.flag("hot_potato"):
        if table.hot != rules.NOBODY:
            raise BadPosition(f"{read.place('hot_potato')}: seat {table.hot} holds the Hot Potato already")
        table.hot = seat


def check_potatoes(table: Table, seat: int, read: Reader) -> None:
    """In front lies a Robotato, a Sweet or nothing; played is what the step calls for; no hand is empty."""
    front = table.fronts[seat]
    if front & ~LASTING or count(front) > 1:
        raise BadPosition(must_be(read.place("front"), "robo, sweet or nothing", read.data["front"]))
    played = count(table.played[seat])
    least, most = {rules.CHOOSE: (0, 0), rules.EXTRA: (1, 1), rules.OVER: (0, 0)}.get(table.phase, (1, 2))
    if not least <= played <= most:
        needed = f"{least if least == most else '1 or 2'} cards in the step {STEPS[table.phase]}"
        raise BadPosition(f"{read.place('played')} must have {needed} (got {played})")
    if played == 2 and not table.played[seat] >> POTETO & 1:
        raise BadPosition(f"{read.place('played')}: two cards; only poteto brings an extra one")
    if played == 0 and not table.hands[seat]:
        raise BadPosition(f"{read.place('hand')} is empty; the discard would have been taken back")


def arrange_encounters(table: Table, read: Reader) -> None:
    """Every encounter lies in one place, as many are gone as rounds were played since the last shuffle."""
    pile = read.cards("pile", ENCOUNTER_OF)
    gone = read.cards("gone", ENCOUNTER_OF)
    lying = read.optional_card("encounter", ENCOUNTER_OF)
    found = {"the pile": pile, "the encounters gone": gone, "the open": [] if lying is None else [lying]}
    texts = {place: [ENCOUNTER_IDS[card] for card in cards] for place, cards in found.items()}
    each_once(texts, ENCOUNTER_IDS)
    drawn = table.phase in (rules.TARGET, rules.EFFECT)
    if drawn and lying is None:
        raise BadPosition(f"encounter is missing; in the step {STEPS[table.phase]} one lies open")
    if not drawn and lying is not None:
        raise BadPosition(f"encounter: in the step {STEPS[table.phase]} none lies open")
    full = table.phase == rules.OVER and table.rounds_played % ENCOUNTERS == 0
    right = ENCOUNTERS if full else table.rounds_played % ENCOUNTERS
    if len(gone) != right:
        raise BadPosition(f"gone: {len(gone)} encounters; after {table.rounds_played} rounds it is {right}")
    table.encounter = rules.NOTHING if lying is None else lying
    table.gone = mask_of(gone)
    table.pile_size = read.number("pile_cards", len(pile), len(pile))
    table.pile[: len(pile)] = pile


def check_hot_potato_and_extras(table: Table) -> None:
    """Before the Hot Potato is sent, its holder cannot have added an extra."""
    if table.phase == rules.TARGET and table.hot != rules.NOBODY and count(table.played[table.hot]) == 2:
        raise BadPosition(f"seats[{table.hot}].played: the holder of the Hot Potato adds no extra")


def arrange_scores(table: Table, seats: list[Reader]) -> None:
    """Who scored follows from the cards; the game is over exactly if the points say so."""
    points = list(table.scores)
    if table.encounter != rules.NOTHING:
        rules.settle_encounter(table)
    for seat, read in enumerate(seats):
        scored = bool(table.scorers >> seat & 1)
        if read.flag("scored") != scored:
            raise BadPosition(f"{read.place('scored')}: by the cards it would be {str(scored).lower()}")
        gained = table.scores[seat] - points[seat]
        table.scores[seat] = read.number("points", gained, MAX_POINTS) - gained
    over = rules.game_is_over(table)
    table.scores = points
    if over and table.phase != rules.OVER:
        raise BadPosition("phase: by the points the game would be over")
    if table.phase == rules.OVER and not over:
        raise BadPosition("phase: over, but nobody has enough points alone")


def arrange_answers(table: Table, seats: list[Reader]) -> None:
    """Face down lie only moves that the step allows, of seats that are asked, and not of all of them."""
    for seat, read in enumerate(seats):
        asked = rules.has_to_decide(table, seat, table.phase)
        table.owing |= asked << seat
        if read.flag("answered") != (read.value("answer") is not None):
            raise BadPosition(f"{read.place('answered')} and {read.place('answer')} do not fit")
        if read.flag("answered"):
            move = read.one_of("answer", MOVE_TEXTS)
            if not asked:
                raise BadPosition(f"{read.place('answer')}: the seat is not asked in this step")
            if rules.forbids(table, seat, move):
                raise BadPosition(f"{read.place('answer')}: {MOVE_TEXTS[move]} is not allowed now")
            table.answers[seat] = move
            table.answered |= 1 << seat
    if not table.owing and table.phase != rules.OVER:
        raise BadPosition(f"phase: in the step {STEPS[table.phase]} nobody has anything to decide")
    table.owing &= ~table.answered
    if table.answered and not table.owing:
        raise BadPosition("answer: all have answered, so the answers would have been revealed")


def arrange_knowledge(table: Table, read: Reader, seats: list[Reader]) -> None:
    """What is known of the pile lies near its top: shown to everybody, or to those who looked."""
    drawn = ENCOUNTERS - table.pile_size
    least = max(0, rules.SHOWN_CARDS - drawn)
    table.near = read.number("near", least, min(rules.SHOWN_CARDS, table.pile_size))
    near = rules.near_encounters(table)
    table.shown = read_known(read, "shown", near)
    for seat, reader in enumerate(seats):
        arrange_looker(table, seat, reader)
    if not table.lookers and (table.shown != near or table.near != least):
        raise BadPosition(f"shown: nobody looked, so all know the top {least} of the pile, no more, no less")
    if not table.lookers and table.looked_before:
        raise BadPosition("looked_before must be false, as nobody has looked since (got true)")
    for seat, reader in enumerate(seats):
        table.known[seat] = read_known(reader, "knows", near)
        check_knowledge(table, seat, reader, near)


def arrange_looker(table: Table, seat: int, read: Reader) -> None:
    """Who looked last or before; there must have been a round for it, and something that can be known."""
    looked, before = read.flag("looked"), read.flag("looked_before")
    if looked and not (table.near and table.gone):
        raise BadPosition(f"{read.place('looked')}: nobody can have looked at what is in the pile now")
    if looked and before:
        raise BadPosition(
            f"{read.place('looked_before')} must be false, as the seat knows all of it (got true)"
        )
    table.lookers |= looked << seat
    table.looked_before |= before << seat


def check_knowledge(table: Table, seat: int, read: Reader, near: int) -> None:
    """Who looked last knows all near cards, the others those shown; only who looked before may know more."""
    least = near if table.lookers >> seat & 1 else table.shown
    most = near if table.looked_before >> seat & 1 else least
    missing, unseen = least & ~table.known[seat], table.known[seat] & ~most
    if missing:
        card = ENCOUNTER_IDS[lowest(missing)]
        raise BadPosition(f"{read.place('knows')}: {card} is missing; this seat knows it too")
    if unseen:
        card = ENCOUNTER_IDS[lowest(unseen)]
        raise BadPosition(f"{read.place('knows')}: {card} is too much; this seat has not seen it")


def read_known(read: Reader, name: str, near: int) -> int:
    """A set of encounters, each of them among the near cards."""
    cards = read.cards(name, ENCOUNTER_OF)
    known = mask_of(cards)
    if count(known) != len(cards):
        raise BadPosition(f"{read.place(name)}: a card is named twice")
    deeper = known & ~near
    if deeper:
        top = f"among the top {count(near)} of the pile"
        raise BadPosition(f"{read.place(name)}: {ENCOUNTER_IDS[lowest(deeper)]} is not {top}")
    return known


# ---- Events ----


def describe_event(table: Table, event: Event, seat: int | None) -> dict[str, Any]:
    """What happened as a seat (None: a spectator) may know it."""
    match event.kind:
        case rules.RESHUFFLED:
            return {"event": "reshuffled"}
        case rules.THREE_SHOWN:
            return {"event": "encounters-shown", "encounters": encounter_list(event.what)}
        case rules.STEP_BEGAN:
            return {"event": "step-began", "step": STEPS[event.what], "round": event.more}
        case rules.ANSWERED:
            return describe_answer(event, seat)
        case rules.ENCOUNTER_DRAWN:
            return {"event": "encounter-drawn", "encounter": ENCOUNTER_IDS[event.what]}
        case rules.TO_THE_MIDDLE:
            return {"event": "hot-potato-to-the-middle"}
        case rules.GAME_ENDED:
            return {"event": "game-ended", "rounds": event.what}
        case rules.STAYED:
            return {"event": "hot-potato-stays"}
        case _:
            return describe_seat_event(event, seat)


def describe_answer(event: Event, seat: int | None) -> dict[str, Any]:
    """A secret move: its own seat knows which, the others only that it was made."""
    if not event.facts_known_to(seat):
        return {"event": "answered", "seat": event.seat, "answer": None}
    if rules.AIM <= event.what < rules.SKIP:
        return {"event": "aimed-in-secret", "seat": event.seat, "other": event.what - rules.AIM}
    return {"event": "answered", "seat": event.seat, "answer": MOVE_TEXTS[event.what]}


def describe_seat_event(event: Event, seat: int | None) -> dict[str, Any]:
    """What a seat did or what befell it."""
    at = {"seat": event.seat}
    match event.kind:
        case rules.REVEALED:
            name = "extra-added" if event.more == rules.EXTRA else "revealed"
            return {"event": name, **at, "potato": POTATO_IDS[event.what]}
        case rules.NO_EXTRA:
            return {"event": "no-extra", **at}
        case rules.SCORED:
            return {"event": "scored", **at, "potato": POTATO_IDS[event.what], "points": event.more}
        case rules.AIMED:
            return {"event": "aimed", **at, "other": event.what}
        case rules.ABSTAINED:
            return {"event": "abstained", **at}
        case rules.PROTECTED:
            return {"event": "protected", **at}
        case rules.SENT:
            return {"event": "hot-potato-sent", **at}
        case rules.SKIPPED:
            return {"event": "skipped", **at, "potato": POTATO_IDS[event.what]}
        case rules.LOOKED:
            known = event.facts_known_to(seat)
            return {"event": "looked", **at, "encounters": encounter_list(event.what) if known else None}
        case rules.TOOK_BACK:
            return {"event": "took-back", **at, "potatoes": potato_list(event.what)}
        case rules.KEPT:
            return {"event": "kept", **at, "potato": POTATO_IDS[event.what]}
        case _:
            return {"event": "hand-renewed", **at, "potatoes": potato_list(event.what)}


def fact_words(name: str, value: str) -> tuple[str, dict[str, Any]] | None:
    """The message that names a fact in a sentence: one card with its article, cards in a list without."""
    match name:
        case "potato":
            return f"the-potato-{value}", {}
        case "potatoes":
            return f"potato-{value}", {}
        case "encounter":
            return f"the-encounter-{value}", {}
        case "encounters":
            return f"encounter-{value}", {}
        case "answer":
            return f"the-potato-{value}" if value in POTATO_OF else f"answer-{value}", {}
        case _:
            return None


def ending(table: Table) -> str:
    """Somebody leads alone with enough points; else the last round has been played."""
    points = sorted(table.scores[: table.players], reverse=True)
    return "sole-leader" if points[0] >= table.target and points[0] > points[1] else "round-limit"
