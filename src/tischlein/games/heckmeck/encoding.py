"""Heckmeck am Karteneck for learners: numbers are laid out at once, worms one by one from the highest down.

A row shows own cards, what may still come from the draw pile as far as the seat remembers it, and for each
seat what lies in front of it. Seats are counted clockwise from the seat that looks, which is the first.
"""

from __future__ import annotations

from tischlein.engine import rule
from tischlein.engine.bits import lowest
from tischlein.engine.encoding import (
    UNFINISHED,
    Feature,
    Layout,
    clockwise_from,
    one_hot,
    places_to,
    seat_at,
    unary,
)
from tischlein.games.heckmeck.cards import (
    COPIES,
    NUMBERS,
    PORTIONS,
    WORM_CARDS,
    ZEROS,
    copies_of,
    heap_of,
    total_of,
    worms_in,
    worms_on,
)
from tischlein.games.heckmeck.rules import (
    NOBODY,
    PASS,
    STEAL,
    Table,
    cards_to_choose_from,
    waiting,
    whom_to_rob,
)

FIRST_WORM = NUMBERS * COPIES
ENOUGH, PASSING, STEALING = range(FIRST_WORM + WORM_CARDS, FIRST_WORM + WORM_CARDS + 3)
ACTIONS = (
    *(f"{copies}x{number}" for number in range(1, NUMBERS + 1) for copies in range(1, COPIES + 1)),
    *(f"W{worm}" for worm in range(1, WORM_CARDS + 1)),
    "enough worms",
    "pass",
    "steal",
)
FIRST_WORD = 3 * COPIES
"""The numbers 1 to 3 in one word, everything else in another."""
ACTION_WIDTHS = (FIRST_WORD, len(ACTIONS) - FIRST_WORD)

SHOWN_COPIES = 12
"""Of own cards and of the discard; more of one number is very rare."""
LAID_COPIES = 6
"""Of what others have laid out."""
MAX_TOTAL = 61
LOWEST: int = min(portion for portion in PORTIONS if portion)
"""The lowest portion with a number."""
NUMBERED: int = PORTIONS[-1] - LOWEST + 1
MAX_ZEROS: int = PORTIONS.count(0)
PORTION_PLACES = NUMBERED + 2
"""None, a zero, and one place for each portion with a number."""
SHOWN_HAND = 15
SHOWN_STACK = 10
SHOWN_FRESH = 11
ROUNDS = 9
CLOSE = 20
"""A lead in worms counts one by one up to this one."""
LEADS = 2 * CLOSE + 1
MAX_SEATS = 6
OWN_WORDS = 9


def layout(players: int) -> Layout:
    """Nine words for own cards, piles and course; three for each seat, and two more for each other one."""
    shared = (
        (worms("hand"), worms("display")),
        (numbers("hand"),),
        (numbers("display"),),
        (worms("may come"), worms("discard")),
        (Feature("may come 1 to 3", 3 * COPIES, "copies that may be in the draw pile, for all one knows"),),
        (
            Feature("may come 4 to 5", 2 * COPIES, "likewise"),
            Feature("round", ROUNDS, "how many rounds have begun"),
        ),
        (numbers("discard"),),
        (
            Feature("zeros", MAX_ZEROS, "zeros on the grill"),
            Feature("grill", NUMBERED, f"other portions on the grill: {LOWEST} …"),
            Feature("pile", 10, "cards in the draw pile, up to ten"),
            Feature("tens in the pile", 11, "how many tens of cards are in the draw pile"),
        ),
        (
            worms("picked"),
            Feature("whom to rob", MAX_SEATS, "the seat whose top portion could be stolen now"),
            Feature("turn", MAX_SEATS, "whose turn it is"),
        ),
    )
    return (*shared, *(word for place in range(players) for word in seat_layout(place)))


def worms(where: str) -> Feature:
    return Feature(f"worms {where}", WORM_CARDS, f"{where}: W1, W2 …")


def numbers(where: str, copies: int = SHOWN_COPIES) -> Feature:
    return Feature(f"numbers {where}", NUMBERS * copies, f"{where}: copies of 1, of 2 …")


def seat_layout(place: int) -> Layout:
    """What everybody knows of a seat; cards it has laid out since the last shuffle it may have drawn."""
    seat = f"seat +{place}"
    total = (Feature(f"total {seat}", MAX_TOTAL + 1, "what its display counts"),)
    course = (
        Feature(f"top {seat}", PORTION_PLACES, f"its top portion: none, a zero, {LOWEST} …"),
        Feature(f"passed {seat}", 1, "out for this round"),
        Feature(f"kinds {seat}", NUMBERS + 1, "kinds in its display: 1 to 5, worms"),
        Feature(f"hand size {seat}", SHOWN_HAND, "cards in its hand"),
    )
    standing = (
        Feature(f"stack {seat}", SHOWN_STACK, "portions in its stack"),
        Feature(f"fresh {seat}", SHOWN_FRESH, "cards it has drawn from this draw pile"),
        Feature(f"lead over {seat}", LEADS, f"own worms less its worms, -{CLOSE} to {CLOSE}"),
    )
    if place == 0:
        return (total, course, standing[:2])
    laid = (worms(f"display {seat}"), worms(f"laid since the shuffle {seat}"))
    shown = numbers(f"display {seat}", LAID_COPIES), numbers(f"laid since the shuffle {seat}", LAID_COPIES)
    return (total, course, standing, laid, shown)


# ---- Actions ----


@rule
def open_actions(table: Table, seat: int, picked: int, words: list[int]) -> None:
    choice = cards_to_choose_from(table, seat)
    words[0] = words[1] = 0
    if picked:
        words[1] = worms_after(choice, picked) << 2 * COPIES | 1 << ENOUGH - FIRST_WORD
        return
    for number in range(1, 4):
        words[0] |= unary(copies_of(number, choice), COPIES) << COPIES * (number - 1)
    for number in range(4, NUMBERS + 1):
        words[1] |= unary(copies_of(number, choice), COPIES) << COPIES * (number - 4)
    words[1] |= worms_in(choice) << 2 * COPIES | 1 << PASSING - FIRST_WORD
    if whom_to_rob(table, seat) != NOBODY:
        words[1] |= 1 << STEALING - FIRST_WORD


@rule
def worms_after(choice: int, picked: int) -> int:
    """The worms that may still be added: those below the lowest one picked."""
    return worms_in(choice) & (picked & -picked) - 1


@rule
def action_of(table: Table, seat: int, picked: int, move: int) -> int:
    if move == PASS:
        return PASSING
    if move == STEAL:
        return STEALING
    if worms_in(move):
        left = move & ~picked
        return FIRST_WORM + highest(left) if left else ENOUGH
    number = 1
    while copies_of(number, move) == 0:
        number += 1
    return COPIES * (number - 1) + copies_of(number, move) - 1


@rule
def highest(cards: int) -> int:
    """The last card of a set that is not empty."""
    while cards & (cards - 1):
        cards &= cards - 1
    return lowest(cards)


@rule
def move_of(table: Table, seat: int, picked: int, action: int) -> int:
    """With the lowest worm that could be laid out the move is complete."""
    if action == PASSING:
        return PASS
    if action == STEALING:
        return STEAL
    if action == ENOUGH:
        return picked
    if action < FIRST_WORM:
        return heap_of(1 + action // COPIES) * (1 + action % COPIES)
    laid = pick(table, seat, picked, action)
    return UNFINISHED if worms_after(cards_to_choose_from(table, seat), laid) else laid


@rule
def pick(table: Table, seat: int, picked: int, action: int) -> int:
    return picked | 1 << action - FIRST_WORM


# ---- Observations ----


@rule
def observe(view: Table, seat: int, picked: int, words: list[int]) -> None:
    hand, display = view.hands[seat], view.displays[seat]
    may_come = view.mixed - view.drew[seat]
    words[0] = worms_in(hand) | worms_in(display) << WORM_CARDS
    words[1] = number_bits(hand, 1, NUMBERS, SHOWN_COPIES)
    words[2] = number_bits(display, 1, NUMBERS, SHOWN_COPIES)
    words[3] = worms_in(may_come) | worms_in(view.discard) << WORM_CARDS
    words[4] = number_bits(may_come, 1, 3, COPIES)
    words[5] = number_bits(may_come, 4, 5, COPIES) | unary(view.rounds_begun, ROUNDS) << 2 * COPIES
    words[6] = number_bits(view.discard, 1, NUMBERS, SHOWN_COPIES)
    words[7] = pile_bits(view)
    words[8] = course_bits(view, seat, picked)
    mine = worms_won(view, seat)
    place = OWN_WORDS
    for places in range(view.players):
        other = seat_at(view, seat, places)
        show_seat(view, other, words, place)
        if other != seat:
            words[place + 2] |= (
                one_hot(CLOSE + mine - worms_won(view, other), LEADS) << SHOWN_STACK + SHOWN_FRESH
            )
            show_display(view, other, words, place + 3)
        place += 5 if other != seat else 3


@rule
def number_bits(heap: int, first: int, last: int, places: int) -> int:
    """How many copies there are of each of some numbers."""
    bits = 0
    for number in range(first, last + 1):
        bits |= unary(copies_of(number, heap), places) << places * (number - first)
    return bits


@rule
def pile_bits(view: Table) -> int:
    bits = unary(view.grill & ZEROS, MAX_ZEROS) | view.grill >> LOWEST << MAX_ZEROS
    bits |= unary(view.pile_size, 10) << MAX_ZEROS + NUMBERED
    return bits | unary(view.pile_size // 10, 11) << MAX_ZEROS + NUMBERED + 10


@rule
def course_bits(view: Table, seat: int, picked: int) -> int:
    bits = picked
    other = whom_to_rob(view, seat)
    if other != NOBODY:
        bits |= 1 << WORM_CARDS + places_to(view, seat, other)
    return bits | clockwise_from(view, seat, waiting(view)) << WORM_CARDS + MAX_SEATS


@rule
def show_seat(view: Table, seat: int, words: list[int], place: int) -> None:
    display = view.displays[seat]
    words[place] = one_hot(total_of(display), MAX_TOTAL + 1)
    bits = 1 << top_place(view, seat)
    bits |= (view.passed >> seat & 1) << PORTION_PLACES
    for number in range(NUMBERS):
        bits |= (1 if copies_of(number + 1, display) else 0) << PORTION_PLACES + 1 + number
    bits |= (1 if worms_in(display) else 0) << PORTION_PLACES + 1 + NUMBERS
    words[place + 1] = bits | unary(view.hand_sizes[seat], SHOWN_HAND) << PORTION_PLACES + 2 + NUMBERS
    words[place + 2] = unary(view.stack_sizes[seat], SHOWN_STACK)
    words[place + 2] |= unary(view.fresh[seat], SHOWN_FRESH) << SHOWN_STACK


@rule
def top_place(view: Table, seat: int) -> int:
    """Where the top portion of a stack has its place."""
    if view.stack_sizes[seat] == 0:
        return 0
    return max(1, view.stacks[seat][view.stack_sizes[seat]] - LOWEST + 2)


@rule
def show_display(view: Table, seat: int, words: list[int], place: int) -> None:
    display, laid = view.displays[seat], view.laid[seat]
    words[place] = worms_in(display) | worms_in(laid) << WORM_CARDS
    shown = number_bits(display, 1, NUMBERS, LAID_COPIES)
    words[place + 1] = shown | number_bits(laid, 1, NUMBERS, LAID_COPIES) << NUMBERS * LAID_COPIES


@rule
def worms_won(view: Table, seat: int) -> int:
    """The worms on all portions of a stack."""
    total = 0
    for height in range(1, view.stack_sizes[seat] + 1):
        total += worms_on(view.stacks[seat][height])
    return total
