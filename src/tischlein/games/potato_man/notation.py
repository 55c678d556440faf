"""Moves, views and events of Potato Man as text and JSON."""

from __future__ import annotations

from typing import Any

from tischlein.engine import Event
from tischlein.engine.bits import count, mask_of, naming
from tischlein.engine.errors import BadPosition, MalformedMove
from tischlein.engine.validation import Reader, each_once
from tischlein.games.potato_man import rules
from tischlein.games.potato_man.cards import CARDS, LETTERS, SACK_WORTH, SACKS_OF_A_COLOUR
from tischlein.games.potato_man.rules import Table

COLOURS = ("red", "blue", "green", "yellow", "gold")

REFUSALS = {
    rules.NOT_IN_HAND: ("not-in-hand", "own-hand"),
    rules.COLOUR_IN_TRICK: ("colour-in-trick", "one-colour-once"),
    rules.COLOUR_DOUBLED: ("colour-doubled", "five-players-doubling"),
    rules.SECOND_POTATO_MAN: ("second-potato-man", "no-second-potato-man"),
}

CARD_TEXTS = tuple(f"{LETTERS[colour]}{value}" for colour, value in CARDS)
CARD_OF = {text: card for card, text in enumerate(CARD_TEXTS)}
card_list = naming(CARD_TEXTS)


def by_colour(numbers: list[int]) -> dict[str, int]:
    """Numbers with the names of `COLOURS`; written out, as every view needs it five times."""
    red, blue, green, yellow, gold = numbers
    return {"red": red, "blue": blue, "green": green, "yellow": yellow, "gold": gold}


# ---- Moves ----


def move_text(table: Table, move: int) -> str:
    return CARD_TEXTS[move]


def read_move(table: Table, seat: int, text: str) -> int:
    card = CARD_OF.get(text.strip().upper())
    if card is None:
        raise MalformedMove(text, "R5–R18, B4–B16, G3–G14, Y1–Y13")
    return card


def describe_move(table: Table, seat: int, move: int) -> dict[str, Any]:
    return {"move": "play", "card": CARD_TEXTS[move]}


def decision(table: Table, seat: int) -> str:
    """With five players one colour may come twice; else only what is missing fits."""
    if table.played == 0:
        return "lead"
    return "double" if table.players == 5 and not table.doubled else "follow"


# ---- Views ----


def describe_middle(table: Table) -> dict[str, Any]:
    """All but the seats, of a whole table or of a view record."""
    over = rules.waiting(table) == 0
    data: dict[str, Any] = {
        "round": table.rounds_played + (0 if over else 1),
        "starter": table.starter,
        "leader": table.leader,
        "turn": None if over else table.turn,
        "stuck": table.turn if over and table.hands[table.turn] else None,
        "trick": [CARD_TEXTS[card] for card in table.trick[: table.played]],
        "sacks_left": by_colour(table.sacks_left),
        "discard": card_list(table.discard),
    }
    if table.viewer == 0:
        data["aside"] = card_list(aside(table))
    return data


def describe_seat(table: Table, seat: int) -> dict[str, Any]:
    """A seat as everybody may know it; a hand is known when it was shown at the end."""
    hand = table.hands[seat]
    data: dict[str, Any] = {
        "hand": card_list(hand) if hand else None,
        "cards": table.hand_sizes[seat],
        "sacks": by_colour(table.sacks[seat]),
        "rounds": table.sheet[seat][: table.rounds_played],
    }
    if table.players == 2:
        data["pile"] = [CARD_TEXTS[card] for card in pile(table, seat)] if table.viewer == 0 else None
        data["pile_cards"] = table.pile_sizes[seat]
    return data


def describe_own(table: Table, seat: int) -> dict[str, Any]:
    return {"hand": card_list(table.hands[seat])}


def pile(table: Table, seat: int) -> list[int]:
    """The draw pile of a seat, top card first."""
    bottom = 2 * rules.hand_size(2) + 8 * (seat + 1)
    return table.deck[bottom - table.pile_sizes[seat] : bottom]


def all_cards(table: Table) -> int:
    twin = table.copy()
    return mask_of(twin.deck[: rules.lay_out_deck(twin)])


def aside(table: Table) -> int:
    """The cards put aside unseen: all that are nowhere else."""
    elsewhere = table.discard | table.trick_cards
    for seat in range(table.players):
        elsewhere |= table.hands[seat]
        if table.players == 2:
            elsewhere |= mask_of(pile(table, seat))
    return all_cards(table) & ~elsewhere


# ---- Positions ----


def arrange(table: Table, data: dict[str, Any]) -> None:
    """Fills a table from what `describe` gave for a whole one, checking that it can be."""
    read = Reader(data)
    over = read.optional_seat("turn", table.players) is None
    rounds = read.number("round", 1, table.players)
    table.rounds_played = table.players if over else rounds - 1
    table.starter = read.seat("starter", table.players)
    table.leader = read.seat("leader", table.players)
    table.turn = table.leader if over else read.seat("turn", table.players)
    if over:
        stuck = read.optional_seat("stuck", table.players)
        table.turn = table.leader if stuck is None else stuck
    check_round(table, rounds)
    trick = read.cards("trick", CARD_OF)
    if over and trick:
        raise BadPosition(f"trick: {len(trick)} cards; after the end there is none")
    if len(trick) >= rules.trick_size(table.players):
        raise BadPosition(f"trick: {len(trick)} cards; a full trick is taken at once")
    for card in trick:
        if rules.forbidden_cards(table) >> card & 1:
            raise BadPosition(f"trick: {CARD_TEXTS[card]} may not follow the cards before it")
        rules.lay_into_trick(table, card)
    table.discard = card_set(read, "discard")
    for colour, name in enumerate(COLOURS):
        table.sacks_left[colour] = read.within("sacks_left").number(name, 0, SACKS_OF_A_COLOUR)
    for seat, reader in enumerate(read.items("seats", table.players)):
        arrange_seat(table, seat, reader)
    check_cards(table, card_set(read, "aside"))
    check_sacks(table)
    if rules.waiting(table):
        check_turn(table)
        check_hand_sizes(table)


def check_round(table: Table, rounds: int) -> None:
    """After the end all rounds have been played; a named first player fixes who starts each round."""
    if rules.waiting(table) == 0 and rounds != table.players:
        raise BadPosition(f"round: {rounds}; the game ends after round {table.players}")
    starter = (table.first + rounds - 1) % table.players
    if table.first >= 0 and table.starter != starter:
        raise BadPosition(f"starter: {table.starter}; seat {table.first} began, so it is seat {starter}")


def card_set(read: Reader, name: str) -> int:
    """A list of different cards as a set."""
    cards = read.cards(name, CARD_OF)
    for card in cards:
        if cards.count(card) > 1:
            raise BadPosition(f"{read.place(name)}: card {CARD_TEXTS[card]} is there twice")
    return mask_of(cards)


def arrange_seat(table: Table, seat: int, read: Reader) -> None:
    table.hands[seat] = card_set(read, "hand")
    size = count(table.hands[seat])
    table.hand_sizes[seat] = read.number("cards", size, size)
    for colour, name in enumerate(COLOURS):
        table.sacks[seat][colour] = read.within("sacks").number(name, 0, SACKS_OF_A_COLOUR)
    scores = read.numbers("rounds", table.rounds_played, 0, 99)
    table.sheet[seat][: len(scores)] = scores
    if table.players == 2:
        cards = read.cards("pile", CARD_OF)
        if len(cards) > 8:
            raise BadPosition(f"{read.place('pile')}: {len(cards)} cards; a draw pile has 8 at most")
        table.pile_sizes[seat] = read.number("pile_cards", len(cards), len(cards))
        if cards and table.hand_sizes[seat] != rules.hand_size(2):
            raise BadPosition(f"{read.place('hand')}: {table.hand_sizes[seat]} cards; beside a draw pile 12")
        bottom = 2 * rules.hand_size(2) + 8 * (seat + 1)
        table.deck[bottom - len(cards) : bottom] = cards


def check_cards(table: Table, put_aside: int) -> None:
    """Every card lies in exactly one place."""
    found = {"the trick": [CARD_TEXTS[card] for card in table.trick[: table.played]]}
    found |= {"the discard": card_list(table.discard), "aside": card_list(put_aside)}
    for seat in range(table.players):
        found[f"the hand of seat {seat}"] = card_list(table.hands[seat])
        if table.players == 2:
            found[f"the pile of seat {seat}"] = [CARD_TEXTS[card] for card in pile(table, seat)]
    each_once(found, card_list(all_cards(table)))
    needed = count(all_cards(table)) - table.players * most_held(table)
    if count(put_aside) != needed:
        raise BadPosition(f"aside must have {needed} cards (got {count(put_aside)})")


def most_held(table: Table) -> int:
    """How many cards a seat is dealt, hand and draw pile together."""
    return rules.hand_size(table.players) + (8 if table.players == 2 else 0)


def check_sacks(table: Table) -> None:
    for colour, name in enumerate(COLOURS):
        right = 0 if name == "green" and table.variant == rules.NO_GREEN else SACKS_OF_A_COLOUR
        total = table.sacks_left[colour] + sum(sacks[colour] for sacks in table.sacks)
        if total != right:
            raise BadPosition(f"sacks on the table must be {right} {name} ones (got {total})")
    if rules.waiting(table) == 0:
        check_last_sacks(table)


def check_last_sacks(table: Table) -> None:
    """After the end the sacks of the last round still lie there, and are on the score sheet."""
    for seat in range(table.players):
        noted, worth = table.sheet[seat][table.rounds_played - 1], rules.sacks_worth(table, seat)
        if worth != noted:
            raise BadPosition(f"seats[{seat}].sacks must be worth its last round, {noted} (got {worth})")


def check_turn(table: Table) -> None:
    """It is the right seat's turn, and that seat has a card to play."""
    expected = (table.leader + table.played) % table.players
    if table.turn != expected:
        raise BadPosition(f"turn: {table.turn}; after {table.played} cards it is seat {expected}'s")
    if not rules.playable_cards(table, table.turn):
        raise BadPosition(f"turn: seat {table.turn} has no card to play, so the round would be over")


def check_hand_sizes(table: Table) -> None:
    """Hand and pile together: equal at the start of a trick, one less for each card played in it."""
    held = table.hand_sizes[: table.players]
    if table.players == 2:
        held = [hand + pile for hand, pile in zip(held, table.pile_sizes, strict=True)]
    for place in range(table.played):
        held[(table.leader + place) % table.players] += 1
    if len(set(held)) != 1:
        raise BadPosition(f"hands: {table.hand_sizes[: table.players]} cards do not fit the trick")
    size = rules.trick_size(table.players)
    if count(table.discard) % size:
        raise BadPosition(f"discard must be whole tricks of {size} cards (got {count(table.discard)} cards)")


# ---- Events ----


def describe_event(table: Table, event: Event, seat: int | None) -> dict[str, Any]:
    """What happened as a seat (None: a spectator) may know it."""
    known = event.facts_known_to(seat)
    match event.kind:
        case rules.ROUND_DEALT:
            return {"event": "round-dealt", "seat": event.seat, "round": event.what + 1}
        case rules.HAND_DEALT:
            return {
                "event": "hand-dealt",
                "seat": event.seat,
                "cards": card_list(event.what) if known else None,
            }
        case rules.PLAYED:
            return {"event": "played", "seat": event.seat, "card": CARD_TEXTS[event.what]}
        case rules.DREW:
            return {"event": "drew", "seat": event.seat, "card": CARD_TEXTS[event.what] if known else None}
        case rules.TRICK_WON:
            return {"event": "trick-won", "seat": event.seat, "card": CARD_TEXTS[event.what]}
        case rules.SACK_TAKEN:
            return {
                "event": "sack-taken",
                "seat": event.seat,
                "sack": COLOURS[event.what],
                "worth": int(SACK_WORTH[event.what]),
            }
        case rules.NO_SACK:
            return {"event": "no-sack", "seat": event.seat}
        case rules.STUCK:
            return {"event": "stuck", "seat": event.seat, "cards": card_list(event.what)}
        case _:
            return {"event": "round-scored", "seat": event.seat, "points": event.what}


def fact_words(name: str, value: str) -> tuple[str, dict[str, Any]] | None:
    """The message that names a fact in a sentence: a card by colour and number, a sack by colour."""
    if name in ("card", "cards"):
        colour = COLOURS[LETTERS.index(value[0])]
        return "card", {"colour": colour, "value": int(value[1:])}
    return (f"sack-{value}", {}) if name == "sack" else None


def ending(table: Table) -> str:
    """There are as many rounds as players."""
    return "all-rounds"
