"""Rules of thumb for Der Elefant im Porzellanladen: what is a collection good for, is now the time to buy?

All is reckoned in hundredths of a point. Much porcelain breaks before it counts: a card is worth little long
before a scoring, and money in hand, which spares an elephant, is worth more. The tables were tuned by play.
No round can be judged by itself: what stands on the shelf at a scoring counts again at the next.
"""

from __future__ import annotations

import numpy as np

from tischlein.engine import left_of, rule
from tischlein.engine.bits import lowest
from tischlein.games.elefant.cards import (
    CARDS_A_SCORING,
    COLOURS,
    DIGIT,
    LOWEST_VALUE,
    MAX_MONEY,
    VALUES,
    cards_of,
    first_amount,
    is_grey,
)
from tischlein.games.elefant.porcelain import card, first_kind, first_pick, how_many, how_many_of
from tischlein.games.elefant.rules import (
    ALL,
    BUY,
    COLOUR,
    DROP,
    ELEPHANT,
    HIGHEST,
    LOWEST,
    NO_ELEPHANT,
    ONE_COLOUR,
    PASS,
    SCORE,
    Table,
    only_loss,
    worth,
)

WEIGHTS = (
    "HOLD", "KEEP", "HOPE", "FODDER", "DEPTH", "BARE", "LEAN", "LAST_ROUND", "FRESH_HERD", "FRESH_SHOP",
    "TIDE", "WAY_OUT", "CALM", "NEXT_BUY", "NEXT_HARM", "LOST_AT_ONCE", "DENY", "PASS_HARM", "PASS_FRESH",
    "PASS_LAST", "PASS_OTHER_HARM", "PASS_GAIN",
)  # fmt: skip
"""The numbers below that `tischlein tune` may change."""

# Tables with four entries go by the scorings that follow the next one: none, one, two, three.

HOLD = np.array([100, 97, 91, 100, 88, 58, 44, 39, 19])
"""How much of a score is still there at the next scoring, in percent, by the elephants feared until then."""
KEEP = np.array([[0, 0, 0, 0], [30, 36, 33, 36], [9, 14, 59, 47], [-27, -28, 112, 55]])
"""How much of a score now is left for a later scoring, in percent: lowest, highest, all, colour ..."""
HOPE = np.array([[0, 0, 0, 0], [1008, 388, 1139, 886], [423, 547, 1800, 702], [930, 1236, 2966, 1069]])
"""... and what the method will bring besides, from cards not bought yet."""
FODDER = np.array([172, 120, 195, -70])
"""What any card is worth because an elephant may take it instead of a better one."""
DEPTH = np.array([16, 92, 130, -23])
"""What each card beyond two of a colour is worth more: most elephants take two of a colour at most."""
BARE = np.array([66, 169, 244, 172])
"""What a colour one does not own is worth: all elephants of that colour are harmless."""

LEAN = np.array([-294, -390, -1000, -926])
"""With one money, how much rather to buy than to take an elephant: early there is little to break."""
LAST_ROUND = 200
"""How much rather to buy when not everybody will buy again."""
FRESH_HERD = 397
"""How much rather to buy if the elephant row may be new at one's next turn, twice as much if it will ..."""
FRESH_SHOP = -268
"""... and if the shop row may be new."""
TIDE = 190
"""How much rather to buy for each of the others who must buy, and less for each who must take an elephant."""
WAY_OUT = 86
"""How much rather to buy with the pass card in hand."""
CALM = 86
"""How much the damage of an elephant counts against a purchase, in percent."""
NEXT_BUY = 28
"""How much of the second-best purchase may be counted on for the next turn, in percent ..."""
NEXT_HARM = 31
"""... and of the second-mildest elephant."""
LOST_AT_ONCE = 22
"""How likely a card must face the mildest elephant of now, in percent."""
DENY = 7
"""How much of an elephant's harm to the next seat it is worth to leave there, in percent."""

PASS_HARM = np.array([1178, 1373, 2245, 2286])
"""From which damage on to pass without money ..."""
PASS_FRESH = 536
"""... less for a row of elephants that may be new next time, twice as much if it will ..."""
PASS_LAST = 540
"""... and less when not everybody will buy again."""
PASS_OTHER_HARM = np.array([378, 822, 830, 1281])
"""With one money: from which damage on to pass, if no purchase is worth more than the next line says."""
PASS_GAIN = np.array([-298, -41, -873, -205])
"""Below which gain to pass rather than to buy."""

NOTHING = -(1 << 40)
COLOUR_BITS = DIGIT * VALUES
ONE_COLOUR_CARDS = (1 << COLOUR_BITS) - 1
EVERY_OTHER = 0o070707
TOP = np.array([kinds and kinds.bit_length() - 1 + LOWEST_VALUE for kinds in range(1 << VALUES)])
"""The highest value in a set of values, 0 in none ..."""
BOTTOM = np.array([kinds and lowest(kinds) + LOWEST_VALUE for kinds in range(1 << VALUES)])
"""... and the lowest."""


# ---- What a collection is good for ----


@rule
def purchases_left(table: Table) -> int:
    return table.porcelain_left + how_many(table.shop)


@rule
def scorings_after_next(table: Table) -> int:
    return max(0, purchases_left(table) - 1) // CARDS_A_SCORING


@rule
def danger(table: Table, until_scoring: int, money: int) -> int:
    """Elephants to be feared before a scoring, in halves: one for each purchase that is not paid for yet."""
    if until_scoring == 0:
        return 0
    return max(1, min(8, 2 * until_scoring // table.players - 2 * money + 3))


@rule
def later_worth(method: int, score: int, later: int) -> int:
    """What a method will bring in a later scoring if it would bring this score now."""
    return int(HOPE[later, method]) + int(KEEP[later, method]) * score


@rule
def sum_of_colour(cards: int) -> int:
    """The values of one colour's cards: every other digit times its value, added up by a multiplication."""
    odd = (cards & EVERY_OTHER) * 0o030507 >> 4 * DIGIT & 0o77
    even = (cards >> DIGIT & EVERY_OTHER) * 0o040610 >> 4 * DIGIT & 0o77
    return odd + even


@rule
def number_of_colour(cards: int) -> int:
    return ((cards & EVERY_OTHER) + (cards >> DIGIT & EVERY_OTHER)) * 0o010101 >> 4 * DIGIT & 0o77


@rule
def values_of_colour(cards: int) -> int:
    """The values among one colour's cards, as a set."""
    kinds = (cards | cards >> 1 | cards >> 2) & 0o111111
    kinds |= kinds >> 2 | kinds >> 4
    return kinds & 0o7 | kinds >> 6 & 0o70


@rule
def prospect(collection: int, used: int, later: int, fear: int) -> int:
    """What a collection will bring: the plan by the open methods, and how well it stands up to elephants."""
    low = high = total = most = 0
    number = deep = bare = 0
    for colour in range(COLOURS):
        cards = collection >> COLOUR_BITS * colour & ONE_COLOUR_CARDS
        values = values_of_colour(cards)
        low += int(BOTTOM[values])
        high += int(TOP[values])
        score = sum_of_colour(cards)
        total += score
        most = max(most, score)
        size = number_of_colour(cards)
        number += size
        deep += max(0, size - 2)
        bare += 1 if cards == 0 else 0
    safety = int(FODDER[later]) * number + int(DEPTH[later]) * deep + int(BARE[later]) * bare
    return plan(low, high, total, most, used, later, int(HOLD[fear])) + safety


@rule
def plan(low: int, high: int, total: int, most: int, used: int, later: int, hold: int) -> int:
    """One open method for the next scoring, the one with the least regret; the others for later."""
    in_all = 0
    best = NOTHING
    for method in range(4):
        score = low if method == LOWEST else high if method == HIGHEST else total if method == ALL else most
        put_off = later_worth(method, score, later)
        is_open = used >> method & 1 == 0
        in_all += put_off if is_open else 0
        best = max(best, hold * score - put_off if is_open else NOTHING)
    return in_all + best


# ---- Scoring ----


@rule
def least_regret(table: Table, seat: int, moves: list[int], listed: int) -> int:
    """The method that brings most now compared with what it would bring later."""
    later = table.porcelain_left // CARDS_A_SCORING
    best = NOTHING
    best_move = moves[0]
    for i in range(listed):
        choice = moves[i] - SCORE
        score = worth(table.collections[seat], choice)
        gain = 100 * score - later_worth(min(choice, COLOUR), score, later)
        if gain > best:
            best = gain
            best_move = moves[i]
    return best_move


# ---- What the elephants break ----


@rule
def least_loss(table: Table, collection: int, used: int, elephant: int, later: int, fear: int) -> int:
    """Of a colour always the lowest cards: no method misses them most. For grey, the colours matter."""
    if not is_grey(elephant):
        return only_loss(collection, elephant)
    amount = first_amount(elephant)
    mixed = table.grey != ONE_COLOUR and amount > 1
    if mixed and how_many(collection) <= amount:
        return collection
    best = NOTHING
    loss = 0
    for colour in range(COLOURS):
        for other in range(colour, COLOURS if mixed else colour + 1):
            lost = lowest_cards(collection, colour, other, amount)
            if lost and (not mixed or how_many(lost) == amount):
                left = prospect(collection - lost, used, later, fear)
                if left > best:
                    best = left
                    loss = lost
    return loss


@rule
def lowest_cards(collection: int, colour: int, other: int, amount: int) -> int:
    """The lowest cards of a colour, or the lowest card of each of two."""
    if colour == other:
        return first_pick(amount, collection & cards_of(colour))
    return first_pick(1, collection & cards_of(colour)) + first_pick(1, collection & cards_of(other))


@rule
def after(table: Table, collection: int, used: int, elephant: int, later: int, fear: int) -> int:
    """What a collection will bring once an elephant has been at it."""
    loss = least_loss(table, collection, used, elephant, later, fear)
    return prospect(collection - loss, used, later, fear)


@rule
def mildest(table: Table, seat: int, now: int, kinds: int) -> tuple[int, int, int]:
    """Of some elephants the mildest, what comes of it, and of the second; rather one the next seat likes.

    A harmless elephant that harms the next seat can wait; one that both of us like cannot.
    """
    later = scorings_after_next(table)
    until_scoring = purchases_left(table) - CARDS_A_SCORING * later
    fear = danger(table, until_scoring, table.money[seat] + 1)
    next_seat = left_of(table, seat)
    theirs, their_used = table.collections[next_seat], table.used[next_seat]
    their_fear = danger(table, until_scoring, table.money[next_seat])
    their_now = prospect(theirs, their_used, later, their_fear)
    contested = table.money[next_seat] < MAX_MONEY
    best = second = NOTHING
    choice = 0
    while kinds:
        elephant = first_kind(kinds)
        kinds &= kinds - 1
        gain = after(table, table.collections[seat], table.used[seat], elephant, later, fear) - now
        if contested and gain > best:
            gain += (after(table, theirs, their_used, elephant, later, their_fear) - their_now) * DENY // 100
        if gain > best:
            second = gain if how_many_of(elephant, table.herd) > 1 else best
            best = gain
            choice = elephant
        elif gain > second:
            second = gain
    return choice, best, second if second > NOTHING else best


# ---- Buying porcelain ----


@rule
def best_buy(table: Table, seat: int, now: int, kinds: int, elephant: int, harm: int) -> tuple[int, int, int]:
    """Of some porcelain the most useful, what it gains, and what the second does.

    With the last money a card should also survive the elephant that will probably come next, if it is named.
    """
    later = scorings_after_next(table)
    until_scoring = purchases_left(table) - CARDS_A_SCORING * later
    money = table.money[seat]
    fear = danger(table, until_scoring - 1, money - 1)
    used = table.used[seat]
    best = second = NOTHING
    choice = 0
    while kinds:
        kind = first_kind(kinds)
        kinds &= kinds - 1
        collection = table.collections[seat] + card(kind)
        gain = prospect(collection, used, later, fear) - now
        if elephant != NO_ELEPHANT:
            next_fear = danger(table, until_scoring, money + 1)
            survives = after(table, collection, used, elephant, later, next_fear) - now - harm
            gain += (survives - gain) * LOST_AT_ONCE // 100
        if gain > best:
            second = gain if how_many_of(kind, table.shop) > 1 else best
            best = gain
            choice = kind
        elif gain > second:
            second = gain
    return choice, best, second if second > NOTHING else best


# ---- Buy or elephant? ----


@rule
def others_with(table: Table, seat: int, money: int) -> int:
    """How many of the others have this much money: with two they must buy, with none take an elephant."""
    others = -1 if table.money[seat] == money else 0
    for other in range(table.players):
        if table.money[other] == money:
            others += 1
    return others


@rule
def renewal(row: int, sure: int, undecided: int) -> int:
    """Whether a row will be new at one's next turn: 2 surely, 1 perhaps."""
    cards = how_many(row)
    if cards <= sure:
        return 2
    return 1 if cards <= sure + undecided else 0


@rule
def lean(table: Table, seat: int, has_pass: int) -> int:
    """How much rather to buy than to take an elephant, whatever the cards."""
    broke, rich = others_with(table, seat, 0), others_with(table, seat, 2)
    undecided = others_with(table, seat, 1)
    leaning = int(LEAN[scorings_after_next(table)]) + TIDE * (rich - broke) + WAY_OUT * has_pass
    leaning += FRESH_HERD * renewal(table.herd, broke, undecided)
    leaning += FRESH_SHOP * renewal(table.shop, rich, undecided)
    return leaning + (LAST_ROUND if purchases_left(table) <= table.players else 0)


@rule
def elephant_or_pass(table: Table, seat: int, now: int, elephants: int, has_pass: int) -> int:
    """Without money: the mildest elephant, or pass if even that one is cruel."""
    elephant, harm, _ = mildest(table, seat, now, elephants)
    if has_pass:
        limit = int(PASS_HARM[scorings_after_next(table)])
        limit -= PASS_FRESH * renewal(table.herd, others_with(table, seat, 0), others_with(table, seat, 1))
        if purchases_left(table) <= table.players:
            limit -= PASS_LAST
        if harm < -limit:
            return PASS
    return ELEPHANT + elephant


@rule
def buy_or_pass(table: Table, seat: int, now: int, porcelain: int, has_pass: int) -> int:
    """With two money: the best purchase, or pass if the row has only porcelain that does harm."""
    kind, gain, _ = best_buy(table, seat, now, porcelain, NO_ELEPHANT, 0)
    return PASS if has_pass and gain < int(PASS_GAIN[scorings_after_next(table)]) else BUY + kind


@rule
def buy_or_elephant(table: Table, seat: int, now: int, porcelain: int, elephants: int, has_pass: int) -> int:
    """Buy now and take an elephant next time, or the other way round: what will not wait comes first."""
    elephant, harm, second_harm = mildest(table, seat, now, elephants)
    kind, gain, second_gain = best_buy(table, seat, now, porcelain, elephant, harm)
    later = scorings_after_next(table)
    if has_pass and harm < -int(PASS_OTHER_HARM[later]) and gain < int(PASS_GAIN[later]):
        return PASS
    buy = 100 * (gain + lean(table, seat, has_pass)) - NEXT_BUY * second_gain
    return BUY + kind if buy >= CALM * harm - NEXT_HARM * second_harm else ELEPHANT + elephant


# ---- The verbs ----


@rule
def is_listed(move: int, moves: list[int], listed: int) -> bool:
    place = listed - 1
    while place >= 0 and moves[place] != move:
        place -= 1
    return place >= 0


@rule
def kinds_listed(verb: int, moves: list[int], listed: int) -> int:
    """One of each kind of porcelain, or of elephant, that is listed."""
    kinds = 0
    for i in range(listed):
        kind = int(moves[i]) - verb
        if 0 <= kind < PASS - ELEPHANT:
            kinds |= card(kind)
    return kinds


@rule
def drop(table: Table, seat: int, moves: list[int], listed: int, later: int, fear: int) -> int:
    """The least loss; where it is not listed, the least that is."""
    collection, used = table.collections[seat], table.used[seat]
    choice = DROP + least_loss(table, collection, used, table.elephant, later, fear)
    if is_listed(choice, moves, listed):
        return choice
    best = NOTHING
    for i in range(listed):
        left = prospect(collection - (int(moves[i]) - DROP), used, later, fear)
        if left > best:
            best = left
            choice = int(moves[i])
    return choice


@rule
def default_move(table: Table, seat: int, moves: list[int], listed: int, rng: list[int]) -> int:  # noqa: ARG001
    """A good player's move by feel."""
    if listed == 1:
        return moves[0]
    if table.choosers:
        return least_regret(table, seat, moves, listed)
    money = table.money[seat]
    later = scorings_after_next(table)
    until_scoring = purchases_left(table) - CARDS_A_SCORING * later
    if table.elephant != NO_ELEPHANT:
        return drop(table, seat, moves, listed, later, danger(table, until_scoring, money + 1))
    now = prospect(table.collections[seat], table.used[seat], later, danger(table, until_scoring, money))
    porcelain, elephants = kinds_listed(BUY, moves, listed), kinds_listed(ELEPHANT, moves, listed)
    has_pass = 1 if is_listed(PASS, moves, listed) else 0
    if porcelain == 0:
        return elephant_or_pass(table, seat, now, elephants, has_pass)
    if elephants == 0:
        return buy_or_pass(table, seat, now, porcelain, has_pass)
    return buy_or_elephant(table, seat, now, porcelain, elephants, has_pass)


def move_group(move: int) -> int:
    """Whoever thinks of scoring a colour looks at all three, and whoever loses something at all there is."""
    return DROP if move >= DROP else min(move, SCORE + COLOUR) if move >= SCORE else move
