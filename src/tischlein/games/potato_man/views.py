"""What a seat may know in Potato Man, and how to imagine the rest."""

from __future__ import annotations

from tischlein.engine import copy_row, rng_shuffle, rule, use_fast_rng
from tischlein.games.potato_man.rules import (
    Table,
    hand_size,
    lay_out_deck,
    playable_cards,
    waiting,
)


@rule
def view_open(table: Table, view: Table) -> None:
    """Everything played, sacks, scores, sizes of hands and piles; after the end a hand that was shown."""
    see_the_course(table, view)
    for place in range(table.played):
        view.trick[place] = table.trick[place]
    copy_row(view.sacks_left, table.sacks_left)
    copy_row(view.hand_sizes, table.hand_sizes)
    for other in range(table.players):
        copy_row(view.sacks[other], table.sacks[other])
        copy_row(view.sheet[other], table.sheet[other])
    if waiting(table) == 0:
        view.hands[table.turn] = table.hands[table.turn]


@rule
def view_own(table: Table, seat: int, view: Table) -> None:
    """One's own hand."""
    view.hands[seat] = table.hands[seat]


@rule
def hand_is_open(table: Table, seat: int, other: int) -> bool:
    """One's own hand, and after the end the hand shown by whoever could not play."""
    return other == seat or (waiting(table) == 0 and other == table.turn)


@rule
def see_the_course(table: Table, view: Table) -> None:
    view.players = table.players
    view.variant = table.variant
    view.first = table.first
    view.rounds_played = table.rounds_played
    view.starter = table.starter
    view.leader = table.leader
    view.turn = table.turn
    view.played = table.played
    view.trick_cards = table.trick_cards
    view.colours = table.colours
    view.doubled = table.doubled
    view.discard = table.discard
    view.pile_sizes[0] = table.pile_sizes[0]
    view.pile_sizes[1] = table.pile_sizes[1]


@rule
def imagine(view: Table, seat: int, rng: list[int]) -> None:
    """Deals the cards not seen to the others, the piles and aside, so that whoever is to move can."""
    view.viewer = 0
    use_fast_rng(view, rng)
    unseen = gather_unseen(view)
    while True:
        rng_shuffle(rng, view.deck, unseen)
        deal_unseen(view, seat)
        if waiting(view) == 0 or playable_cards(view, view.turn):
            break
    put_piles_in_place(view, seat)


@rule
def gather_unseen(view: Table) -> int:
    """Lays the cards nobody showed this seat at the front of the deck; returns how many."""
    known = view.discard | view.trick_cards
    for other in range(view.players):
        known |= view.hands[other]
    unseen = 0
    for i in range(lay_out_deck(view)):
        card = int(view.deck[i])
        if not known >> card & 1:
            view.deck[unseen] = card
            unseen += 1
    return unseen


@rule
def deal_unseen(view: Table, seat: int) -> int:
    """Gives the others their hands from the front of the deck; returns how many cards that took."""
    dealt = 0
    for other in range(view.players):
        if not hand_is_open(view, seat, other):
            hand = 0
            for i in range(dealt, dealt + view.hand_sizes[other]):
                hand |= 1 << int(view.deck[i])
            view.hands[other] = hand
            dealt += view.hand_sizes[other]
    return dealt


@rule
def put_piles_in_place(view: Table, seat: int) -> None:
    """With two players the next cards are the two draw piles, where `draw` finds them; the rest is aside."""
    if view.players != 2:
        return
    taken = 0
    for other in range(2):
        if not hand_is_open(view, seat, other):
            taken += view.hand_sizes[other]
    for other in range(1, -1, -1):
        before = view.pile_sizes[0] if other == 1 else 0
        for i in range(view.pile_sizes[other] - 1, -1, -1):
            place = 2 * hand_size(2) + 8 * other + 8 - view.pile_sizes[other] + i
            source = taken + before + i
            view.deck[place], view.deck[source] = view.deck[source], view.deck[place]
