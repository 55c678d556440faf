"""The law of Heckmeck am Karteneck, section by section as in the rulebook."""

from __future__ import annotations

from tischlein.engine import State, below, grid, left_of, number, row, rule, shuffle, tell, whisper
from tischlein.engine.bits import count
from tischlein.games.heckmeck.cards import (
    ALL_PORTIONS,
    COPIES,
    DECK,
    NUMBERS,
    SUPPLY,
    WHOLE_DECK,
    WORM_CARDS,
    all_copies,
    common,
    copies_of,
    heap_of,
    highest_portion,
    kinds_in,
    lowest_portion,
    of_new_kinds,
    one_of_the_lowest,
    rounds_for,
    size_of,
    total_of,
    worms_in,
    worms_on,
)

PASS, STEAL = 0, -1
"""Every other move is the heap of cards that is laid out."""
MAX_MOVES = NUMBERS * COPIES + WORM_CARDS * (WORM_CARDS + 1) // 2 + 2
NOBODY = -1
HAND = 6

HAND_DEALT, ROUND_BEGUN, LAID_OUT, DREW, RESHUFFLED, NOTHING_TO_DRAW = range(1, 7)
PASSED_WITHOUT_WORM, PASSED, TOOK_LOWEST, STOLE, TOOK_FROM_MENU, MENU_OVER = range(7, 13)
MIXED_KINDS, NOT_IN_HAND, KIND_ALREADY_OUT, STEAL_NEEDS_WORM, STEAL_NEEDS_MATCH = range(1, 6)


# ---- Game materials ----


class Table(State):
    """Everything on and under the table. Heaps of cards and of portions are one number each (see `cards`)."""

    first: int = number("i1")

    rounds_begun: int = number("i1")
    turn: int = number("i1")
    """Whose turn it is; nobody's after the last round."""
    passed: int = number("i1")
    """The seats that have passed in this round, as a set."""
    grill: int = number()
    supply: list[int] = row(SUPPLY, "i1")
    """Portions face down: first those in the box, last the next to be turned up."""
    stacks: list[list[int]] = grid(6, SUPPLY + 1, "i1")
    """Portions taken, from place 1 up, the newest last. Place 0 is the bare table."""
    stack_sizes: list[int] = row(6, "i1")
    hands: list[int] = row(6)
    hand_sizes: list[int] = row(6, "i1")
    displays: list[int] = row(6)
    discard: int = number()
    pile: list[int] = row(DECK, "i1")
    """The draw pile, its top card last."""
    pile_size: int = number("i1")
    mixed: int = number()
    """The cards that the present draw pile was shuffled from: no secret (ruling 16)."""
    drew: list[int] = row(6)
    """What each seat has drawn from the present draw pile, wherever it lies now: known to that seat only."""
    fresh: list[int] = row(6, "i1")
    """How many cards that is: no secret."""
    laid: list[int] = row(6)
    """What each seat has laid out since its first card from the present draw pile; it may stem from there."""


# ---- Set-up ----


@rule
def set_up(table: Table) -> None:
    """Who begins is named by the table's option or drawn; then portions and cards are shuffled and dealt.

    Both are shuffled from their printed order: portions 0, 0, 0, 16 to 42, and cards from the 1s to the 5s,
    then W1 to W25. The last one is on top. Seat 0 is dealt its hand first.
    """
    starter = table.first if table.first >= 0 else below(table, table.players)
    lay_face_down(table, ALL_PORTIONS)
    shuffle(table, table.supply, SUPPLY)
    shuffle_into_pile(table, WHOLE_DECK)
    for seat in range(table.players):
        deal_hand(table, seat)
    begin_round(table, starter)


@rule
def lay_face_down(table: Table, portions: int) -> None:
    """Lays all portions that are not turned up in printed order."""
    for place in range(face_down(table)):
        portion = lowest_portion(portions)
        portions -= 1 << portion
        table.supply[place] = portion


@rule
def shuffle_into_pile(table: Table, heap: int) -> None:
    """The cards become the draw pile: everyone knows which they are, nobody knows their order."""
    table.pile_size = lay_on_pile(table, heap, 0)
    shuffle(table, table.pile, table.pile_size)
    table.mixed = heap
    for seat in range(table.players):
        table.drew[seat] = table.fresh[seat] = table.laid[seat] = 0


@rule
def lay_on_pile(table: Table, heap: int, place: int) -> int:
    """Lays cards in printed order from a place of the pile on; returns the place after the last one."""
    for kind in range(1, NUMBERS + 1):
        for _ in range(copies_of(kind, heap)):
            table.pile[place] = kind
            place += 1
    for worm in range(WORM_CARDS):
        if heap >> worm & 1:
            table.pile[place] = NUMBERS + 1 + worm
            place += 1
    return place


@rule
def deal_hand(table: Table, seat: int) -> None:
    """Six cards from the top of the pile."""
    hand = 0
    for place in range(table.pile_size - HAND, table.pile_size):
        hand += heap_of(table.pile[place])
        table.pile[place] = 0
    table.pile_size -= HAND
    table.hands[seat] = table.drew[seat] = hand
    table.hand_sizes[seat] = table.fresh[seat] = HAND
    whisper(table, 1 << seat, HAND_DEALT, seat, hand)


# ---- Course of the game ----


@rule
def face_down(table: Table) -> int:
    """How many portions are face down, in the supply and in the box."""
    return SUPPLY - table.rounds_begun * table.players


@rule
def begin_round(table: Table, starter: int) -> None:
    """As many portions as players are turned up: the grill."""
    top = face_down(table)
    for place in range(top - table.players, top):
        table.grill += 1 << int(table.supply[place])
        table.supply[place] = 0
    table.rounds_begun += 1
    table.passed = 0
    table.turn = starter
    tell(table, ROUND_BEGUN, starter, table.rounds_begun, table.grill)


@rule
def waiting(table: Table) -> int:
    """One after another, clockwise, until the supply is used up."""
    return 0 if table.turn == NOBODY else 1 << table.turn


@rule
def next_still_in(table: Table, seat: int) -> int:
    """Clockwise the next player who has not passed."""
    while True:
        seat = left_of(table, seat)
        if not table.passed >> seat & 1:
            return seat


@rule
def legal(table: Table, seat: int, moves: list[int]) -> int:
    """Numbers first, then worms, pass, and steal."""
    choice = cards_to_choose_from(table, seat)
    listed = list_numbers(choice, moves)
    listed = list_worms(choice, moves, listed)
    moves[listed] = PASS
    listed += 1
    if whom_to_rob(table, seat) != NOBODY:
        moves[listed] = STEAL
        listed += 1
    return listed


@rule
def forbids(table: Table, seat: int, move: int) -> int:
    """Why a move is not possible, or 0. Passing always is."""
    if move == PASS:
        return 0
    if move == STEAL:
        return forbids_to_steal(table, seat)
    return forbids_to_lay_out(table, seat, move)


@rule
def play(table: Table, seat: int, move: int) -> None:
    """Lay out or pass; then the next player still in goes on, and when all have passed the round ends."""
    if move in (PASS, STEAL):
        pass_for_this_round(table, seat, move)
    else:
        lay_out(table, seat, move)
    if all_have_passed(table):
        end_round(table, seat)
    else:
        table.turn = next_still_in(table, seat)


# ---- Laying out cards ----


@rule
def cards_to_choose_from(table: Table, seat: int) -> int:
    """The cards in hand of a kind that is not yet in the display."""
    return of_new_kinds(table.hands[seat], table.displays[seat])


@rule
def list_numbers(choice: int, moves: list[int]) -> int:
    """Any copies of one number, as many as one likes."""
    listed = 0
    numbers = choice - worms_in(choice)
    while numbers:
        single = one_of_the_lowest(numbers)
        moves[listed] = all_copies(single, numbers)
        numbers -= single
        listed += 1
    return listed


@rule
def list_worms(choice: int, moves: list[int], listed: int) -> int:
    """For each number of worms and each best worm the choice filled up with the lowest ones (ruling 13)."""
    lowest_worms = 0
    higher = worms_in(choice)
    while higher:
        best = higher
        while best:
            moves[listed] = lowest_worms | (best & -best)
            listed += 1
            best &= best - 1
        lowest_worms |= higher & -higher
        higher &= higher - 1
    return listed


@rule
def forbids_to_lay_out(table: Table, seat: int, heap: int) -> int:
    """Cards of one kind, all from the hand, and of a kind that is not yet in the display."""
    if kinds_in(heap) > 1:
        return MIXED_KINDS
    if common(heap, table.hands[seat]) != heap:
        return NOT_IN_HAND
    return 0 if common(heap, cards_to_choose_from(table, seat)) == heap else KIND_ALREADY_OUT


@rule
def lay_out(table: Table, seat: int, heap: int) -> None:
    """The cards go from the hand to the display; then one card is drawn."""
    table.hands[seat] -= heap
    table.hand_sizes[seat] -= size_of(heap)
    table.displays[seat] += heap
    if table.fresh[seat] > 0:
        table.laid[seat] += heap
    tell(table, LAID_OUT, seat, heap, total_of(table.displays[seat]))
    draw(table, seat)


# ---- Passing ----


@rule
def is_valid(table: Table, seat: int) -> bool:
    """A display is valid with at least one worm."""
    return worms_in(table.displays[seat]) != 0


@rule
def all_have_passed(table: Table) -> bool:
    return count(table.passed) == table.players


@rule
def pass_for_this_round(table: Table, seat: int, move: int) -> None:
    """The lowest portion or the theft comes first, then two cards, but none for the last player to pass."""
    if not is_valid(table, seat):
        take_lowest(table, seat)
    else:
        tell(table, PASSED, seat, total_of(table.displays[seat]))
        if move == STEAL:
            steal(table, seat)
    table.passed |= 1 << seat
    if not all_have_passed(table):
        draw(table, seat)
        draw(table, seat)


@rule
def take_lowest(table: Table, seat: int) -> None:
    """Without a worm the display is discarded, and the lowest portion now on the grill is all one gets."""
    tell(table, PASSED_WITHOUT_WORM, seat, table.displays[seat])
    discard_display(table, seat)
    portion = lowest_portion(table.grill)
    table.grill -= 1 << portion
    tell(table, TOOK_LOWEST, seat, portion)
    put_on_stack(table, seat, portion)


@rule
def discard_display(table: Table, seat: int) -> None:
    table.discard += table.displays[seat]
    table.displays[seat] = 0


@rule
def put_on_stack(table: Table, seat: int, portion: int) -> None:
    table.stack_sizes[seat] += 1
    table.stacks[seat][table.stack_sizes[seat]] = portion


@rule
def whom_to_rob(table: Table, seat: int) -> int:
    """The other player whose top portion is exactly the total of one's valid display, or nobody."""
    return owner_of(table, seat, total_of(table.displays[seat])) if is_valid(table, seat) else NOBODY


@rule
def owner_of(table: Table, seat: int, portion: int) -> int:
    """The other player on top of whose stack this portion lies, or nobody."""
    for other in range(table.players):
        if table.stacks[other][table.stack_sizes[other]] == portion and other != seat:
            return other
    return NOBODY


@rule
def forbids_to_steal(table: Table, seat: int) -> int:
    """Only with a worm, and only the portion that matches."""
    if not is_valid(table, seat):
        return STEAL_NEEDS_WORM
    return STEAL_NEEDS_MATCH if whom_to_rob(table, seat) == NOBODY else 0


@rule
def steal(table: Table, seat: int) -> None:
    """The matching portion goes from the top of the other stack to the top of one's own."""
    other = whom_to_rob(table, seat)
    top = int(table.stack_sizes[other])
    portion = int(table.stacks[other][top])
    table.stacks[other][top] = 0
    table.stack_sizes[other] = top - 1
    tell(table, STOLE, seat, other, portion)
    put_on_stack(table, seat, portion)


# ---- Menu distribution ----


@rule
def distribute_menu(table: Table) -> int:
    """The best display takes the highest portion, and so on; returns who took the last one."""
    seat = NOBODY
    while table.grill:
        seat = best_display(table)
        portion = highest_portion(table.grill)
        table.grill -= 1 << portion
        tell(table, TOOK_FROM_MENU, seat, portion, total_of(table.displays[seat]))
        put_on_stack(table, seat, portion)
        discard_display(table, seat)
    tell(table, MENU_OVER)
    return seat


@rule
def best_display(table: Table) -> int:
    """The seat with the highest total; of equal totals, the one with the higher best signpost."""
    best = NOBODY
    highest = 0
    for seat in range(table.players):
        display = table.displays[seat]
        # No worm lies in two displays, so the set of worms that holds the best one is the larger number.
        rank = total_of(display) << WORM_CARDS | worms_in(display)
        if rank > highest:
            best = seat
            highest = rank
    return best


# ---- The next round ----


@rule
def end_round(table: Table, last_to_pass: int) -> None:
    """Whoever took the last portion from the grill begins the next round, unless the supply is used up."""
    starter = distribute_menu(table) if table.grill else last_to_pass
    if table.rounds_begun < rounds_for(table.players):
        begin_round(table, starter)
    else:
        table.turn = NOBODY


@rule
def draw(table: Table, seat: int) -> None:
    """The top card; an empty pile is made anew from the discard; if that is empty too one goes without."""
    if table.pile_size == 0 and table.discard != 0:
        tell(table, RESHUFFLED, NOBODY, size_of(table.discard))
        shuffle_into_pile(table, table.discard)
        table.discard = 0
    if table.pile_size == 0:
        tell(table, NOTHING_TO_DRAW, seat)
        return
    table.pile_size -= 1
    card = int(table.pile[table.pile_size])
    table.pile[table.pile_size] = 0
    table.hands[seat] += heap_of(card)
    table.hand_sizes[seat] += 1
    table.drew[seat] += heap_of(card)
    table.fresh[seat] += 1
    whisper(table, 1 << seat, DREW, seat, card)


# ---- End of the game ----


@rule
def points(table: Table, out: list[int]) -> None:
    """The worms on all portions of one's stack; ties go to the highest single portion."""
    for seat in range(table.players):
        worms = highest = 0
        for height in range(1, table.stack_sizes[seat] + 1):
            portion = int(table.stacks[seat][height])
            worms += worms_on(portion)
            highest = max(highest, portion)
        out[2 * seat] = worms
        out[2 * seat + 1] = highest
