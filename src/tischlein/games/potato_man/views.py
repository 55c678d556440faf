"""What a seat may know in Potato Man, and how to imagine the rest."""

from __future__ import annotations

from tischlein.engine import copy_row, give_quick_chance, jumble, rule
from tischlein.games.potato_man.rules import (
    Table,
    hand_size,
    lay_out_deck,
    playable_cards,
    waiting,
)


@rule
def view_open(table: Table, seen: Table) -> None:
    """Everything played, sacks, scores, sizes of hands and piles; after the end a hand that was shown."""
    see_the_course(table, seen)
    for place in range(table.played):
        seen.trick[place] = table.trick[place]
    copy_row(seen.sacks_left, table.sacks_left)
    copy_row(seen.hand_sizes, table.hand_sizes)
    for other in range(table.players):
        copy_row(seen.sacks[other], table.sacks[other])
        copy_row(seen.sheet[other], table.sheet[other])
    if waiting(table) == 0:
        seen.hands[table.turn] = table.hands[table.turn]


@rule
def view_own(table: Table, seat: int, seen: Table) -> None:
    """One's own hand."""
    seen.hands[seat] = table.hands[seat]


@rule
def hand_is_open(table: Table, seat: int, other: int) -> bool:
    """One's own hand, and after the end the hand shown by whoever could not play."""
    return other == seat or (waiting(table) == 0 and other == table.turn)


@rule
def see_the_course(table: Table, seen: Table) -> None:
    seen.players = table.players
    seen.variant = table.variant
    seen.first = table.first
    seen.rounds_played = table.rounds_played
    seen.starter = table.starter
    seen.leader = table.leader
    seen.turn = table.turn
    seen.played = table.played
    seen.trick_cards = table.trick_cards
    seen.colours = table.colours
    seen.doubled = table.doubled
    seen.discard = table.discard
    seen.pile_sizes[0] = table.pile_sizes[0]
    seen.pile_sizes[1] = table.pile_sizes[1]


@rule
def imagine(seen: Table, seat: int, quick: list[int]) -> None:
    """Deals the cards not seen to the others, the piles and aside, so that whoever is to move can."""
    seen.seen_by = 0
    give_quick_chance(seen, quick)
    unseen = gather_unseen(seen)
    while True:
        jumble(quick, seen.deck, unseen)
        deal_unseen(seen, seat)
        if waiting(seen) == 0 or playable_cards(seen, seen.turn):
            break
    put_piles_in_place(seen, seat)


@rule
def gather_unseen(seen: Table) -> int:
    """Lays the cards nobody showed this seat at the front of the deck; returns how many."""
    known = seen.discard | seen.trick_cards
    for other in range(seen.players):
        known |= seen.hands[other]
    unseen = 0
    for i in range(lay_out_deck(seen)):
        card = int(seen.deck[i])
        if not known >> card & 1:
            seen.deck[unseen] = card
            unseen += 1
    return unseen


@rule
def deal_unseen(seen: Table, seat: int) -> int:
    """Gives the others their hands from the front of the deck; returns how many cards that took."""
    dealt = 0
    for other in range(seen.players):
        if not hand_is_open(seen, seat, other):
            hand = 0
            for i in range(dealt, dealt + seen.hand_sizes[other]):
                hand |= 1 << int(seen.deck[i])
            seen.hands[other] = hand
            dealt += seen.hand_sizes[other]
    return dealt


@rule
def put_piles_in_place(seen: Table, seat: int) -> None:
    """With two players the next cards are the two draw piles, where `draw` finds them; the rest is aside."""
    if seen.players != 2:
        return
    taken = 0
    for other in range(2):
        if not hand_is_open(seen, seat, other):
            taken += seen.hand_sizes[other]
    for other in range(1, -1, -1):
        before = seen.pile_sizes[0] if other == 1 else 0
        for i in range(seen.pile_sizes[other] - 1, -1, -1):
            place = 2 * hand_size(2) + 8 * other + 8 - seen.pile_sizes[other] + i
            source = taken + before + i
            seen.deck[place], seen.deck[source] = seen.deck[source], seen.deck[place]
