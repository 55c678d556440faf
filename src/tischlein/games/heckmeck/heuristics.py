"""Rules of thumb for Heckmeck am Karteneck: make a plan for the round, lay its lowest kind, then think again.

A plan is the heap of cards that one means to lay out before one passes. All is reckoned in hundredths of
a worm: what the menu will probably give, what can be stolen, less what the cards would be worth later on.
Where two players play differently from more, there are two numbers. All were found by playing many games.
No round can be judged by itself: hands are saved up for later rounds, and points so far do not show them.
"""

from __future__ import annotations

from tischlein.engine import rule
from tischlein.engine.bits import count, lowest
from tischlein.games.heckmeck.cards import (
    ALL_WORMS,
    COPY_BITS,
    DECK,
    NUMBERS,
    WORM_CARDS,
    WORM_VALUE,
    ZEROS,
    all_copies,
    common,
    copies_of,
    heap_of,
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
from tischlein.games.heckmeck.rules import HAND, NOBODY, PASS, STEAL, Table, whom_to_rob

WEIGHTS = (
    "CARD", "PIP", "WORM_CARD", "LONE_WORM", "DRAWN", "LAST_BUT_ONE", "LAST_BUT_ONE_OF_TWO", "LAST_BUT_TWO",
    "SURFEIT", "DUEL_RISK", "DUEL_RISK_OF_TWO", "CROWD_RISK", "GROWTH", "GROWTH_OF_TWO", "GROWTH_BY_HAND",
    "GROWTH_BY_HAND_OF_TWO", "LAST_GROWTH", "LAST_GROWTH_OF_TWO", "SPREAD", "SPREAD_BY_GROWTH",
    "SPREAD_BY_GROWTH_OF_TWO", "WORMLESS", "BETTER_DRAWS", "WORM_BY_DRAW", "STEAL_TRUST", "HOPE",
    "THEFT_TURN", "EXPOSED", "EXPOSED_BY_PLAYERS", "EXPOSED_BY_SIZE", "COVER",
)  # fmt: skip
"""The numbers below that `tischlein tune` may change."""

WORM = 100
"""One worm on a portion: the measure of everything."""
CARD = 17
"""What any card in hand is worth for later rounds ..."""
PIP = 20
"""... and how much more for each of its pips."""
WORM_CARD = 25
"""What a worm card is worth more than a 5 ..."""
LONE_WORM = 40
"""... and how much more if it is the last one in hand."""
DRAWN = 129
"""What a card yet to be drawn is worth: more than a single 5, so that one card of each kind is free."""
LAST_BUT_ONE = 196
LAST_BUT_ONE_OF_TWO = 50
"""Percent of a card's worth when only the last round follows: it goes to the fullest hand among several."""
LAST_BUT_TWO = 85
"""Percent of a card's worth when two rounds follow."""
SURFEIT = 5
"""How much less all cards are worth, in tenths of a percent, for each card in hand beyond six."""
DUEL_RISK = 44
DUEL_RISK_OF_TWO = 106
"""How likely one ends up last, without two cards, if one goes on against one other, in percent ..."""
CROWD_RISK = 9
"""... and against several."""
GROWTH = 170
GROWTH_OF_TWO = 42
"""How much another display will grow for each kind it lacks, in hundredths of a pip ..."""
GROWTH_BY_HAND = 20
GROWTH_BY_HAND_OF_TWO = 0
"""... and more for each card in that hand ..."""
LAST_GROWTH = 177
LAST_GROWTH_OF_TWO = 2400
"""... and in percent of that in the last round, when nobody saves."""
SPREAD = 28
"""How far such a guess may be wrong even when hardly anything can grow, in tenths of a pip ..."""
SPREAD_BY_GROWTH = 105
SPREAD_BY_GROWTH_OF_TWO = 82
"""... and in percent of the growth."""
WORMLESS = 15
"""How much lower one without a worm out is reckoned, in tenths of a pip."""
BETTER_DRAWS = 3
"""By how much each kind of a plan will turn out better thanks to cards drawn, in tenths of a pip."""
WORM_BY_DRAW = 12
"""How likely each lay-out brings the missing worm, in percent."""
STEAL_TRUST = 100
"""How far to count on a theft that still needs cards laid out, in percent ..."""
HOPE = 12
"""... and on one that also needs a 5 or a worm to be drawn."""
THEFT_TURN = 10
"""What each further turn costs a thief."""
EXPOSED = 33
"""What a portion on top loses in worth, in percent, while rounds are to come: it can be stolen ..."""
EXPOSED_BY_PLAYERS = 30
"""... more, in tenths of a percent, for each player beyond four ..."""
EXPOSED_BY_SIZE = 10
"""... and less for each step that it is beyond 26: high totals are hard to hit."""
COVER = 15
"""What it is worth to cover one's own top portion, in percent of it, for each other player still in."""

BITS = 10
FIELD = (1 << BITS) - 1
"""Up to six numbers below 1024 are kept together in one."""
SURE = 640
"""The certainty that makes one pip decide, and no more than that."""
ALL_TOTALS = (1 << 43) - 1
HEAP_BITS = WORM_CARDS + NUMBERS * COPY_BITS
ALL_CARDS = (1 << HEAP_BITS) - 1
LEAST = 3000
"""Added to the worth of an offer, so that it is never negative."""
A_WORM = NUMBERS + 1
"""The sixth kind."""


@rule
def by_players(table: Table, two: int, more: int) -> int:
    return two if table.players == 2 else more


@rule
def rounds_to_come(table: Table) -> int:
    return rounds_for(table.players) - table.rounds_begun


@rule
def others_in(table: Table) -> int:
    """How many others have not passed yet, while it is one's turn."""
    return table.players - 1 - count(table.passed)


# ---- Cards are capital ----


@rule
def thrift(table: Table, seat: int) -> int:
    """What cards are worth now, in percent: a hand is saved up for the last round, and then spent."""
    left = rounds_to_come(table)
    if left == 0:
        return 0
    share = 100
    if left == 1:
        share = by_players(table, LAST_BUT_ONE_OF_TWO, LAST_BUT_ONE)
    elif left == 2:
        share = LAST_BUT_TWO
    return share - SURFEIT * max(0, table.hand_sizes[seat] - HAND) // 10


@rule
def price(kind: int, left: int) -> int:
    """What a card would be worth in later rounds if `left` more of its kind stay in hand."""
    if kind <= NUMBERS:
        return CARD + PIP * kind
    return CARD + PIP * WORM_VALUE + WORM_CARD + (0 if left else LONE_WORM)


@rule
def plan_price(plan: int, choice: int) -> int:
    """What all cards of a plan would be worth, less the one drawn for each kind."""
    worms = worms_in(plan)
    lone = LONE_WORM if worms and worms == worms_in(choice) else 0
    cards = CARD * size_of(plan) + PIP * total_of(plan) + WORM_CARD * count(worms) + lone
    return cards - DRAWN * kinds_in(plan)


@rule
def safer_cards(table: Table) -> int:
    """Whoever passes last draws nothing: what it is worth to pass now and be sure of two cards."""
    others = others_in(table)
    if others == 0:
        return 0
    risk = by_players(table, DUEL_RISK_OF_TWO, DUEL_RISK) if others == 1 else CROWD_RISK
    return 2 * DRAWN * risk // 100


# ---- What the menu will give ----


@rule
def worth_of(table: Table, portion: int) -> int:
    """Its worms, less while it can still be stolen."""
    worth = WORM * worms_on(portion)
    if rounds_to_come(table) == 0:
        return worth
    danger = EXPOSED_BY_PLAYERS * (table.players - 4) - EXPOSED_BY_SIZE * (portion - 26)
    return worth * (1000 - 10 * EXPOSED - danger) // 1000


@rule
def menu_of(table: Table) -> int:
    """The worth of all portions on the grill in one number, the best one in its lowest bits."""
    menu = 0
    left = table.grill & ~ZEROS
    while left:
        menu = menu << BITS | worth_of(table, lowest(left))
        left &= left - 1
    return menu


@rule
def growth(table: Table, other: int) -> int:
    """By how many tenths of a pip a display will grow: for each kind it lacks, and more from a large hand."""
    each = by_players(table, GROWTH_OF_TWO, GROWTH)
    each += by_players(table, GROWTH_BY_HAND_OF_TWO, GROWTH_BY_HAND) * table.hand_sizes[other]
    if rounds_to_come(table) == 0:
        each = each * by_players(table, LAST_GROWTH_OF_TWO, LAST_GROWTH) // 100
    return (A_WORM - kinds_in(table.displays[other])) * each // 10


@rule
def guess(table: Table, other: int, more: int) -> int:
    """What total another will probably reach, in tenths of a pip; one who has passed has reached it."""
    display = table.displays[other]
    total = 10 * total_of(display)
    if not table.passed >> other & 1:
        total += more if worms_in(display) else more - WORMLESS
    return min(max(0, total), FIELD)


@rule
def certainty(table: Table, other: int, more: int) -> int:
    """How sure that guess is: the chance, in 64ths of a percent, that a tenth of a pip makes out."""
    if table.passed >> other & 1:
        return SURE
    wrong = SPREAD + more * by_players(table, SPREAD_BY_GROWTH_OF_TWO, SPREAD_BY_GROWTH) // 100
    return 3200 // wrong


@rule
def share_of(table: Table, menu: int, guesses: int, sure: int, total: int) -> int:
    """What the menu gives for a total in tenths: something between two portions while the rank is open."""
    ahead = 0
    for _ in range(table.players - 1):
        chance = 50 + (((guesses & FIELD) - total) * (sure & FIELD) >> 6)
        ahead += min(100, max(0, chance))
        guesses >>= BITS
        sure >>= BITS
    menu >>= BITS * (ahead // 100)
    part = ahead % 100
    return ((menu & FIELD) * (100 - part) + (menu >> BITS & FIELD) * part) // 100


@rule
def bottom_share(table: Table, seat: int) -> int:
    """What passing without a worm gives: the lowest portion, and it covers one's own top one from thieves."""
    worth = worth_of(table, lowest_portion(table.grill))
    if rounds_to_come(table):
        worth += COVER * others_in(table) * worms_on(int(table.stacks[seat][table.stack_sizes[seat]]))
    return worth


# ---- Plans ----


@rule
def offer(worth: int, plan: int) -> int:
    """A plan and its worth in one number, so that the better offer is the larger number."""
    return (worth + LEAST) << HEAP_BITS | plan


@rule
def pips(kind: int) -> int:
    return min(kind, WORM_VALUE)


@rule
def copies_in(kind: int, heap: int) -> int:
    return copies_of(kind, heap) if kind <= NUMBERS else count(worms_in(heap))


@rule
def one_of(kind: int, heap: int) -> int:
    """One card of a kind out of a heap, of worms the lowest."""
    return heap_of(kind) if kind <= NUMBERS else heap & -heap & ALL_WORMS


@rule
def growing_order(step: int) -> int:
    """First one card of each kind: small change, then the worm one needs, then 4 and 5. Then more copies."""
    if step <= 3:
        return step
    if step <= A_WORM:
        return A_WORM if step == 4 else step - 1
    return 2 * A_WORM + 1 - step


@rule
def worm_chance(valid: bool, plan: int, choice: int) -> int:
    """How likely the display will be valid, in percent. A worm that is not in hand may yet be drawn."""
    if valid or worms_in(plan):
        return 100
    return 0 if worms_in(choice) else WORM_BY_DRAW * kinds_in(plan)


@rule
def grow(
    table: Table,
    seat: int,
    choice: int,
    menu: int,
    guesses: int,
    sure: int,
    thrifty: int,
    bottom: int,
    best: int,
) -> int:
    """Card by card a plan grows; the best offer on the way, if it is better than the best so far."""
    valid = worms_in(table.displays[seat]) != 0
    total = 10 * total_of(table.displays[seat])
    plan = cost = 0
    for step in range(1, 2 * A_WORM + 1):
        first = step <= A_WORM
        if not first and offer((menu & FIELD) - cost, ALL_CARDS) <= best:
            return best  # even the best portion would not pay
        kind = growing_order(step)
        copies = copies_in(kind, choice)
        for left in range(copies - 1 if first else copies - 2, max(copies - 2, -1) if first else -1, -1):
            plan += one_of(kind, choice - plan)
            total += 10 * pips(kind) + (BETTER_DRAWS if first else 0)
            cost += (price(kind, left) - (DRAWN if first else 0)) * thrifty // 100
            chance = worm_chance(valid, plan, choice)
            worth = bottom
            if chance:
                worth += (share_of(table, menu, guesses, sure, total) - bottom) * chance // 100
            best = max(best, offer(worth - cost, plan))
    return best


# ---- Thieves ----


@rule
def reach(choice: int, highest: int, valid: bool) -> int:
    """All sums that worms and numbers up to the highest can make, with a worm unless there is one already."""
    sums = 1 if valid else 0
    more = 1
    for _ in range(count(worms_in(choice))):
        more = more << WORM_VALUE & ALL_TOTALS
        sums |= more
    for kind in range(1, highest + 1):
        more = sums
        for _ in range(copies_of(kind, choice)):
            more = more << kind & ALL_TOTALS
            sums |= more
    return sums


@rule
def target_in(table: Table, seat: int, start: int, sums: int) -> int:
    """The highest portion on top of another stack that a sum added to one's display hits exactly, or 0."""
    target = 0
    for other in range(table.players):
        top = int(table.stacks[other][table.stack_sizes[other]])
        if other != seat and top > max(start, target) and sums >> (top - start) & 1:
            target = top
    return target


@rule
def exact_plan(choice: int, total: int, valid: bool, thrifty: bool) -> int:
    """Cards that make a total. The thrifty lay single cards of many kinds, for each kind draws a card."""
    plan = 0
    for kind in range(NUMBERS, 0, -1):
        copies = copies_of(kind, choice)
        if copies == 0:
            continue
        lower = reach(choice, kind - 1, valid)
        fitting = 0
        for number in range(1, copies + 1):
            fits = total >= kind * number and lower >> (total - kind * number) & 1 != 0
            if fits and (fitting == 0 or not thrifty):
                fitting = number
        plan += fitting * heap_of(kind)
        total -= kind * fitting
    for _ in range(total // WORM_VALUE):
        plan += one_of(A_WORM, choice - plan)
    return plan


@rule
def rob(table: Table, seat: int, choice: int, menu: int, guesses: int, sure: int, thrifty: int) -> int:
    """The offer to aim at another's top portion: it comes on top of one's share in the menu."""
    valid = worms_in(table.displays[seat]) != 0
    start = total_of(table.displays[seat])
    sums = reach(choice, NUMBERS, valid)
    target = target_in(table, seat, start, sums)
    missing = 0
    trust = STEAL_TRUST
    if target == 0:
        target = target_in(table, seat, start, sums << WORM_VALUE)
        missing = WORM_VALUE
        trust = HOPE
    if target <= start + missing:
        return 0
    plan = exact_plan(choice, target - missing - start, valid, thrifty != 0)
    worth = share_of(table, menu, guesses, sure, 10 * (target - missing)) + trust * worms_on(target)
    cost = (plan_price(plan, choice) + THEFT_TURN * kinds_in(plan)) * thrifty // 100
    return offer(worth - cost, plan)


# ---- What to do ----


@rule
def default_move(table: Table, seat: int, moves: list[int], listed: int, rng: list[int]) -> int:  # noqa: ARG001
    """Pass, or begin the best plan: one that grew, or a theft."""
    if listed == 1:
        return moves[0]
    display = table.displays[seat]
    choice = of_new_kinds(table.hands[seat], display)
    stop = STEAL if whom_to_rob(table, seat) != NOBODY else PASS
    if choice == 0:
        return stop
    guesses = sure = 0
    for other in range(table.players):
        if other != seat:
            more = growth(table, other)
            guesses = guesses << BITS | guess(table, other, more)
            sure = sure << BITS | certainty(table, other, more)
    menu = menu_of(table)
    thrifty = thrift(table, seat)
    bottom = bottom_share(table, seat)
    worth = share_of(table, menu, guesses, sure, 10 * total_of(display)) if worms_in(display) else bottom
    worth += safer_cards(table) * thrifty // 100
    if stop == STEAL:
        worth += WORM * worms_on(total_of(display))
    best = grow(table, seat, choice, menu, guesses, sure, thrifty, bottom, offer(worth + 1, 0))
    best = max(best, rob(table, seat, choice, menu, guesses, sure, thrifty))
    plan = best & ALL_CARDS
    move = opening(plan, choice) if plan else stop
    return move if is_listed(move, moves, listed) else nearest(plan, moves, listed)


@rule
def opening(plan: int, choice: int) -> int:
    """The lowest kind goes first, for what is drawn meanwhile may join the higher ones; worms go last."""
    numbers = plan - worms_in(plan)
    return all_copies(one_of_the_lowest(numbers), numbers) if numbers else with_the_best(plan, choice)


@rule
def with_the_best(worms: int, choice: int) -> int:
    """As many worms as planned: the best one, which decides ties, and the lowest ones."""
    best = worms_in(choice)
    while best & (best - 1):
        best &= best - 1
    low = 0
    for _ in range(count(worms) - 1):
        low += one_of(A_WORM, worms - low)
    return low | best


@rule
def is_listed(move: int, moves: list[int], listed: int) -> bool:
    place = listed - 1
    while place >= 0 and moves[place] != move:
        place -= 1
    return place >= 0


@rule
def nearest(plan: int, moves: list[int], listed: int) -> int:
    """Where the advice is not listed: most cards of the plan, fewest others; else steal or pass."""
    found = int(moves[0])
    best = -DECK
    for i in range(listed):
        move = int(moves[i])
        fit = 1 if move == STEAL else 2 * size_of(common(move, plan)) - size_of(move)
        if fit > best:
            best = fit
            found = move
    return found
