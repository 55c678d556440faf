"""What a seat may know in Heckmeck am Karteneck, and how to imagine the rest.

Cards that a seat does not see lie in the other hands or in the draw pile. Which cards the pile was shuffled
from is open (`mixed`), and each seat remembers what it has drawn from it since (`drew`). So a seat knows that
the pile holds no more cards of a kind than were mixed in and not drawn by itself; whatever else it does not
see is surely in the other hands. Worms are told apart, equal numbers are counted. A bystander knows the same
without a hand. What somebody's moves give away about their hand is guesswork and left to the players.
"""

from __future__ import annotations

from tischlein.engine import give_quick_chance, jumble, roll, rule
from tischlein.games.heckmeck.cards import ALL_PORTIONS, WHOLE_DECK, common, heap_of
from tischlein.games.heckmeck.rules import Table, face_down, lay_face_down, lay_on_pile


@rule
def see(table: Table, seat: int, seen: Table) -> None:
    """Open: grill, stacks, displays, discard, what was mixed into the pile, all sizes; and one's own hand."""
    seen.seen_by = seat + 2
    see_the_course(table, seen)
    for other in range(table.players):
        seen.hand_sizes[other] = table.hand_sizes[other]
        seen.displays[other] = table.displays[other]
        seen.stack_sizes[other] = table.stack_sizes[other]
        for height in range(1, table.stack_sizes[other] + 1):
            seen.stacks[other][height] = table.stacks[other][height]
    if seat >= 0:
        seen.hands[seat] = table.hands[seat]
        seen.drew[seat] = table.drew[seat]


@rule
def see_the_course(table: Table, seen: Table) -> None:
    seen.players = table.players
    seen.first = table.first
    seen.rounds_begun = table.rounds_begun
    seen.turn = table.turn
    seen.passed = table.passed
    seen.grill = table.grill
    seen.discard = table.discard
    seen.pile_size = table.pile_size
    seen.mixed = table.mixed


@rule
def imagine(seen: Table, seat: int, quick: list[int]) -> None:
    """Shuffles what was not seen: portions in supply and box, cards in the draw pile and the other hands.

    The draw pile is chosen among the cards that can lie in it, each card being as likely as any other; all
    cards that are left are dealt to the other hands.
    """
    seen.seen_by = 0
    give_quick_chance(seen, quick)
    imagine_supply(seen, quick)
    left_in_pile = seen.mixed - (seen.drew[seat] if seat >= 0 else 0)
    unseen = unseen_cards(seen, seat)
    possible = common(unseen, left_in_pile)
    behind = lay_on_pile(seen, possible, 0)
    jumble(quick, seen.pile, behind)
    behind = lay_on_pile(seen, unseen - possible, behind)
    deal_the_rest(seen, seat, behind, quick)
    imagine_draws(seen, seat, left_in_pile)


@rule
def imagine_supply(seen: Table, quick: list[int]) -> None:
    unseen = ALL_PORTIONS - seen.grill
    for seat in range(seen.players):
        for height in range(1, seen.stack_sizes[seat] + 1):
            unseen -= 1 << int(seen.stacks[seat][height])
    lay_face_down(seen, unseen)
    jumble(quick, seen.supply, face_down(seen))


@rule
def unseen_cards(seen: Table, seat: int) -> int:
    """The cards that lie in the other hands and in the draw pile."""
    unseen = WHOLE_DECK - seen.discard
    for other in range(seen.players):
        unseen -= seen.displays[other]
    return unseen - seen.hands[seat] if seat >= 0 else unseen


@rule
def deal_the_rest(seen: Table, seat: int, behind: int, quick: list[int]) -> None:
    """The first cards of the row stay as the draw pile; each hand takes any of those behind them."""
    for other in range(seen.players):
        if other != seat:
            for _ in range(seen.hand_sizes[other]):
                place = seen.pile_size + roll(quick, behind - seen.pile_size)
                behind -= 1
                seen.hands[other] += heap_of(seen.pile[place])
                seen.pile[place] = seen.pile[behind]
                seen.pile[behind] = 0


@rule
def imagine_draws(seen: Table, seat: int, left_in_pile: int) -> None:
    """The others have drawn from this pile whatever in their hands can come from it, the first seat first."""
    for place in range(seen.pile_size):
        left_in_pile -= heap_of(seen.pile[place])
    for other in range(seen.players):
        if other != seat:
            seen.drew[other] = common(seen.hands[other], left_in_pile)
            left_in_pile -= seen.drew[other]
