"""Der Elefant im Porzellanladen for learners: what breaks is asked card by card, all else is one action.

The cards that an elephant breaks are picked in rising order, first of the colour that it names first; where
there is only one way to go on nobody is asked. Seats are counted clockwise from the seat that looks.
"""

from __future__ import annotations

from tischlein.engine import rule
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
from tischlein.games.elefant.cards import (
    COLOURS,
    DIGIT,
    ELEPHANT_CARDS,
    ELEPHANT_TEXTS,
    KIND_OF,
    KIND_TEXTS,
    KINDS,
    MAX_MONEY,
    ONE_OF_EACH_KIND,
    PORCELAIN_CARDS,
    ROW,
    cards_of,
    first_among,
    first_amount,
    second_among,
    second_amount,
)
from tischlein.games.elefant.porcelain import (
    card,
    colour_of_first,
    first_kind,
    how_many,
    how_many_of,
    one_of_each,
)
from tischlein.games.elefant.positions import CHOICES
from tischlein.games.elefant.rules import (
    BUY,
    DROP,
    ELEPHANT,
    NO_ELEPHANT,
    NOBODY,
    ONE_COLOUR,
    PASS,
    SCORE,
    Table,
    asks_for_a_colour,
    due,
    elephants_to_take,
    open_choices,
    porcelain_for_sale,
)

ELEPHANTS = len(ELEPHANT_TEXTS)
FIRST_ELEPHANT = KINDS
FIRST_LOSS = FIRST_ELEPHANT + ELEPHANTS
FIRST_CHOICE = FIRST_LOSS + KINDS
PASSING = FIRST_CHOICE + len(CHOICES)
ACTIONS = (
    *(f"buy {kind}" for kind in KIND_TEXTS),
    *(f"elephant {elephant}" for elephant in ELEPHANT_TEXTS),
    *(f"lose {kind}" for kind in KIND_TEXTS),
    *(f"score {choice}" for choice in CHOICES),
    "pass",
)
SHOWN_COPIES = 3
"""Of each kind no more than three ever lie together, but for the one below."""
FOURTH = KIND_OF["G4"]
"""Three of it are in the pile and one in a start pair."""
PORCELAIN_ROWS = PORCELAIN_CARDS // ROW + 1
ELEPHANT_ROWS = ELEPHANT_CARDS // ROW + 1
MAX_SEATS = 5
METHODS = 4
CLOSE = 20
STEP = 3
"""A lead is counted in threes, up to twenty of them."""
LEADS = 2 * CLOSE + 1
OWN_WORDS = 6


def layout(players: int) -> Layout:
    """Six words for the shop and the course of the game, then two for each seat."""
    porcelain, elephants = SHOWN_COPIES * KINDS, SHOWN_COPIES * ELEPHANTS
    shared = (
        (Feature("shop", porcelain, "the porcelain row: copies of R3, of R4 …"),),
        (Feature("herd", elephants, f"the elephant row: copies of {', of '.join(ELEPHANT_TEXTS[:2])} …"),),
        (Feature("porcelain pile", porcelain, "what is left in the porcelain pile, likewise"),),
        (Feature("elephant pile", elephants, "what is left in the elephant pile, likewise"),),
        (
            Feature("porcelain rows", PORCELAIN_ROWS, "rows still in the porcelain pile: none, one …"),
            Feature("elephant rows", ELEPHANT_ROWS, "rows still in the elephant pile: none, one …"),
            Feature("turn", MAX_SEATS, "whose turn it is"),
            Feature("elephant", ELEPHANTS, "the elephant whose damage is to be chosen"),
            Feature("waiting for", MAX_SEATS, "in a scoring the seats that have not chosen yet"),
            Feature("choice", len(CHOICES), f"the own secret choice: {', '.join(CHOICES)}"),
            Feature("grey any", 1, "grey elephants break cards of any colours"),
        ),
        (Feature("picked", porcelain, "what has been picked to be lost"),),
    )
    return (*shared, *(word for place in range(players) for word in seat_layout(place)))


def seat_layout(place: int) -> Layout:
    seat = f"seat +{place}"
    goods = (
        Feature(f"collection {seat}", SHOWN_COPIES * KINDS, "its porcelain: copies of R3, of R4 …"),
        Feature(f"four of G4 {seat}", 1, "it has the fourth copy, too"),
        Feature(f"money {seat}", MAX_MONEY, "its money"),
        Feature(f"pass card {seat}", 1, "it still may pass"),
        Feature(f"used {seat}", METHODS, "methods used up: lowest, highest, all, colour"),
    )
    if place == 0:
        return (goods, (Feature(f"points {seat}", LEADS, f"its points in steps of {STEP}"),))
    most = CLOSE * STEP
    lead = Feature(f"lead over {seat}", LEADS, f"own points less its points, -{most} to {most} by {STEP}")
    return (goods, (lead,))


# ---- Actions ----


@rule
def open_actions(table: Table, seat: int, picked: int, words: list[int]) -> None:
    if table.choosers:
        words[0] = open_choices(table, seat) << FIRST_CHOICE
    elif table.elephant != NO_ELEPHANT:
        lost = with_the_inevitable(table, seat, picked)
        words[0] = kind_bits(kinds_to_lose(table, seat, lost)) << FIRST_LOSS
    else:
        bits = kind_bits(porcelain_for_sale(table, seat))
        bits |= kind_bits(elephants_to_take(table, seat)) << FIRST_ELEPHANT
        words[0] = bits | (table.pass_cards >> seat & 1) << PASSING


@rule
def kind_bits(kinds: int) -> int:
    """One of each of some kinds as a set in which each kind is one bit."""
    bits = 0
    while kinds:
        bits |= 1 << first_kind(kinds)
        kinds &= kinds - 1
    return bits


@rule
def action_of(table: Table, seat: int, picked: int, move: int) -> int:
    if move >= DROP:
        lost = with_the_inevitable(table, seat, picked)
        coming = (move - DROP) - lost
        among = coming & first_among(table.elephant)
        return FIRST_LOSS + first_kind(among if among else coming)
    if move >= SCORE:
        return FIRST_CHOICE + move - SCORE
    if move == PASS:
        return PASSING
    return FIRST_ELEPHANT + move - ELEPHANT if move >= ELEPHANT else move - BUY


@rule
def move_of(table: Table, seat: int, picked: int, action: int) -> int:
    if action == PASSING:
        return PASS
    if action >= FIRST_CHOICE:
        return SCORE + action - FIRST_CHOICE
    if action >= FIRST_LOSS:
        lost = pick(table, seat, picked, action)
        return UNFINISHED if kinds_to_lose(table, seat, lost) else DROP + lost
    return ELEPHANT + action - FIRST_ELEPHANT if action >= FIRST_ELEPHANT else BUY + action


@rule
def pick(table: Table, seat: int, picked: int, action: int) -> int:
    lost = with_the_inevitable(table, seat, picked) + card(action - FIRST_LOSS)
    return with_the_inevitable(table, seat, lost)


@rule
def with_the_inevitable(table: Table, seat: int, lost: int) -> int:
    """As long as there is one way only to go on it is taken."""
    kinds = kinds_to_lose(table, seat, lost)
    while kinds and kinds & (kinds - 1) == 0:
        lost += kinds
        kinds = kinds_to_lose(table, seat, lost)
    return lost


@rule
def kinds_to_lose(table: Table, seat: int, lost: int) -> int:
    """One of each kind that may be lost next; nothing once the elephant has had its due."""
    collection = int(table.collections[seat])
    elephant = int(table.elephant)
    amount = first_amount(elephant)
    if asks_for_a_colour(table, elephant):
        if lost:
            return next_kinds(collection & colour_of_first(lost), lost, amount)
        kinds = 0
        for colour in range(COLOURS):
            kinds |= next_kinds(collection & cards_of(colour), 0, amount)
        return kinds
    among, others = first_among(elephant), second_among(elephant)
    kinds = next_kinds(collection & among, lost & among, amount)
    return kinds if kinds else next_kinds(collection & others, lost & others, second_amount(elephant))


@rule
def next_kinds(cards: int, lost: int, amount: int) -> int:
    """In rising order, and so that enough is left to go on with."""
    missing = due(amount, cards) - how_many(lost)
    if missing == 0:
        return 0
    left = (cards - lost) & -card(last_kind(lost))
    available = how_many(left)
    kinds = one_of_each(left)
    found = 0
    while kinds and available >= missing:
        found |= kinds & -kinds
        available -= how_many_of(first_kind(kinds), left)
        kinds &= kinds - 1
    return found


@rule
def last_kind(cards: int) -> int:
    """The last kind among some cards; the very first kind where there are none."""
    kinds = one_of_each(cards)
    last = 0
    while kinds:
        last = first_kind(kinds)
        kinds &= kinds - 1
    return last


# ---- Observations ----


@rule
def observe(view: Table, seat: int, picked: int, words: list[int]) -> None:
    words[0] = copy_bits(view.shop)
    words[1] = copy_bits(view.herd)
    words[2] = copy_bits(all_in(view.porcelain, view.porcelain_left))
    words[3] = copy_bits(all_in(view.elephants, view.elephants_left))
    words[4] = course_bits(view, seat)
    words[5] = copy_bits(picked)
    mine = total_points(view, seat)
    for places in range(view.players):
        other = seat_at(view, seat, places)
        place = OWN_WORDS + 2 * places
        words[place] = goods_bits(view, other)
        lead = mine - total_points(view, other)
        words[place + 1] = one_hot(CLOSE + lead // STEP, LEADS) if places else one_hot(mine // STEP, LEADS)


@rule
def copy_bits(cards: int) -> int:
    """Up to three copies of every kind: three places a kind, as an octal digit has three bits."""
    ones, twos, fours = cards, cards >> 1, cards >> 2
    first = (ones | twos | fours) & ONE_OF_EACH_KIND
    second = (twos | fours) & ONE_OF_EACH_KIND
    third = (ones & twos | fours) & ONE_OF_EACH_KIND
    return first | second << 1 | third << 2


@rule
def all_in(pile: list[int], left: int) -> int:
    """The cards of a pile, in no order."""
    cards = 0
    for place in range(left):
        cards += card(int(pile[place]))
    return cards


@rule
def course_bits(view: Table, seat: int) -> int:
    bits = 1 << view.porcelain_left // ROW
    bits |= 1 << 9 + view.elephants_left // ROW
    if view.turn != NOBODY:
        bits |= 1 << 16 + places_to(view, seat, view.turn)
    if view.elephant != NO_ELEPHANT:
        bits |= 1 << 21 + view.elephant
    bits |= clockwise_from(view, seat, view.choosers) << 37
    if view.choices[seat]:
        bits |= 1 << 41 + view.choices[seat]
    return bits | (0 if view.grey == ONE_COLOUR else 1) << 48


@rule
def goods_bits(view: Table, seat: int) -> int:
    bits = copy_bits(view.collections[seat])
    bits |= (view.collections[seat] >> DIGIT * FOURTH + 2 & 1) << 54
    bits |= unary(view.money[seat], MAX_MONEY) << 55
    bits |= (view.pass_cards >> seat & 1) << 57
    return bits | (view.used[seat] & (1 << METHODS) - 1) << 58


@rule
def total_points(view: Table, seat: int) -> int:
    total = 0
    for method in range(METHODS):
        total += view.sheet[seat][method]
    return total
