"""What a seat may know in Heckmeck am Karteneck, and how to imagine the rest.

Cards that a seat does not see lie in the other hands or in the draw pile. Which cards the pile was shuffled
from is open (`mixed`), and each seat remembers what it has drawn from it since (`drew`). So a seat knows that
the pile holds no more cards of a kind than were mixed in and not drawn by itself; whatever else it does not
see is surely in the other hands. How many cards each seat has drawn from the pile is open too (`fresh`), and
what it has laid out since (`laid`): exactly so many of the cards that it holds or laid out came from there.
Worms are told apart, equal numbers are counted. A spectator knows the same without a hand.

The order of these events is not used any further: a seat that laid out three 2s after its first draw and drew
again later may be imagined to have drawn two of them. Nor is it weighed in how many ways equal numbers can
have come into a hand. What somebody's moves give away about their hand is guesswork and left to the players.
"""

from __future__ import annotations

from tischlein.engine import rng_below, rng_shuffle, rule, use_fast_rng
from tischlein.engine.bits import count
from tischlein.games.heckmeck.cards import (
    ALL_PORTIONS,
    NUMBERS,
    WHOLE_DECK,
    common,
    copies_of,
    heap_of,
    size_of,
    worms_in,
)
from tischlein.games.heckmeck.rules import Table, face_down, lay_face_down, lay_on_pile


@rule
def view_open(table: Table, view: Table) -> None:
    """Grill, stacks, displays, discard, how the pile came to be, all sizes."""
    see_the_course(table, view)
    for other in range(table.players):
        view.hand_sizes[other] = table.hand_sizes[other]
        view.displays[other] = table.displays[other]
        view.fresh[other] = table.fresh[other]
        view.laid[other] = table.laid[other]
        view.stack_sizes[other] = table.stack_sizes[other]
        for height in range(1, table.stack_sizes[other] + 1):
            view.stacks[other][height] = table.stacks[other][height]


@rule
def view_own(table: Table, seat: int, view: Table) -> None:
    """One's own hand, and what came into it from the pile."""
    view.hands[seat] = table.hands[seat]
    view.drew[seat] = table.drew[seat]


@rule
def see_the_course(table: Table, view: Table) -> None:
    view.players = table.players
    view.first = table.first
    view.rounds_begun = table.rounds_begun
    view.turn = table.turn
    view.passed = table.passed
    view.grill = table.grill
    view.discard = table.discard
    view.pile_size = table.pile_size
    view.mixed = table.mixed


@rule
def imagine(view: Table, seat: int, rng: list[int]) -> None:
    """Shuffles what was not seen: portions in supply and box, cards in the draw pile and the other hands.

    The draw pile is chosen among the cards that can lie in it, each card being as likely as any other; all
    cards that are left are dealt to the other hands. If that cannot be, it is done again from the start, so
    that no table which can be gets likelier than before.
    """
    view.viewer = 0
    use_fast_rng(view, rng)
    imagine_supply(view, rng)
    others = (1 << view.players) - 1
    if seat >= 0:
        others -= 1 << seat
    drawn = deal_unseen(view, seat, rng)
    while not can_have_drawn(view, others, drawn):
        drawn = deal_unseen(view, seat, rng)
    imagine_draws(view, others, drawn)


@rule
def imagine_supply(view: Table, rng: list[int]) -> None:
    unseen = ALL_PORTIONS - view.grill
    for seat in range(view.players):
        for height in range(1, view.stack_sizes[seat] + 1):
            unseen -= 1 << int(view.stacks[seat][height])
    lay_face_down(view, unseen)
    rng_shuffle(rng, view.supply, face_down(view))


@rule
def deal_unseen(view: Table, seat: int, rng: list[int]) -> int:
    """Makes a draw pile and the other hands; returns the cards that the others have drawn from the pile."""
    drawn = view.mixed - (view.drew[seat] if seat >= 0 else 0)
    unseen = unseen_cards(view, seat)
    possible = common(unseen, drawn)
    behind = lay_on_pile(view, possible, 0)
    rng_shuffle(rng, view.pile, behind)
    for place in range(view.pile_size):
        drawn -= heap_of(view.pile[place])
    behind = lay_on_pile(view, unseen - possible, behind)
    deal_the_rest(view, seat, behind, rng)
    return drawn


@rule
def unseen_cards(view: Table, seat: int) -> int:
    """The cards that lie in the other hands and in the draw pile."""
    unseen = WHOLE_DECK - view.discard
    for other in range(view.players):
        unseen -= view.displays[other]
    return unseen - view.hands[seat] if seat >= 0 else unseen


@rule
def deal_the_rest(view: Table, seat: int, behind: int, rng: list[int]) -> None:
    """The first cards of the row stay as the draw pile; each hand takes any of those behind them."""
    for other in range(view.players):
        if other != seat:
            view.hands[other] = 0
            for _ in range(view.hand_sizes[other]):
                place = view.pile_size + rng_below(rng, behind - view.pile_size)
                behind -= 1
                view.hands[other] += heap_of(view.pile[place])
                view.pile[place] = view.pile[behind]
                view.pile[behind] = 0


@rule
def can_have_drawn(view: Table, seats: int, drawn: int) -> bool:
    """These cards can have gone to these seats, as many to each as it has drawn.

    They can if any of the seats together hold, or have laid out, as many of them as they have drawn. From the
    first pile of the game everything was drawn, so that nothing can be wrong.
    """
    if view.mixed == WHOLE_DECK:
        return True
    group = seats
    while group:
        held = fresh = 0
        for seat in range(view.players):
            if group >> seat & 1:
                held += view.hands[seat] + view.laid[seat]
                fresh += view.fresh[seat]
        if size_of(common(held, drawn)) < fresh:
            return False
        group = (group - 1) & seats
    return True


@rule
def imagine_draws(view: Table, seats: int, drawn: int) -> None:
    """Who has drawn which: what a seat holds or has laid out, as many cards as it has drawn.

    Where equal numbers leave a choice it is not by chance: the first seat gets low numbers first.
    """
    for seat in range(view.players):
        if seats >> seat & 1:
            seats -= 1 << seat
            view.drew[seat] = share_of(view, seat, seats, drawn)
            drawn -= view.drew[seat]


@rule
def share_of(view: Table, seat: int, others: int, drawn: int) -> int:
    """All drawn worms of a seat, and of each number as many as leave the other seats what they have drawn."""
    mine = common(view.hands[seat] + view.laid[seat], drawn)
    share = worms_in(mine)
    missing = view.fresh[seat] - count(share)
    for number in range(1, NUMBERS + 1):
        copies = min(copies_of(number, mine), missing)
        while not can_have_drawn(view, others, drawn - share - copies * heap_of(number)):
            copies -= 1
        share += copies * heap_of(number)
        missing -= copies
    return share
