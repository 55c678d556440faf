"""The law of Der Elefant im Porzellanladen, section by section as in the rulebook."""

from __future__ import annotations

from tischlein.engine import State, below, grid, left_of, number, row, rule, shuffle, tell, whisper
from tischlein.engine.bits import lowest
from tischlein.games.elefant.cards import (
    CARDS_A_SCORING,
    COLOURS,
    ELEPHANT_CARDS,
    MAX_MONEY,
    PORCELAIN_CARDS,
    ROW,
    cards_of,
    elephant_at,
    first_among,
    first_amount,
    is_grey,
    pair_cards,
    porcelain_at,
    second_among,
    second_amount,
)
from tischlein.games.elefant.porcelain import (
    all_of,
    are_among,
    card,
    colour_of_first,
    first_kind,
    first_pick,
    highest_of_each_colour,
    how_many,
    list_picks,
    lowest_of_each_colour,
    one_of_each,
    ways_to_pick,
)

NOBODY = NO_ELEPHANT = -1
ONE_COLOUR = 0

BUY, ELEPHANT, PASS, SCORE, DROP = 0, 32, 63, 64, 1 << 60
"""A move is one of these, with a kind of porcelain or elephant, a choice, or the porcelain lost added."""

LOWEST, HIGHEST, ALL, COLOUR = range(4)
"""The methods, which are the columns of the score sheet; a choice of COLOUR has the colour (0 to 2) added."""
EVERY_CHOICE = 0b111_111
COLOUR_CHOICES = 0b111_000

BEGINS, START_PAIR, PORCELAIN_TURNED_UP, ELEPHANTS_TURNED_UP, RESHUFFLED = range(1, 6)
BOUGHT, ELEPHANT_TAKEN, BROKEN, UNHARMED, PASSED, SCORING, CHOSEN, SCORED = range(6, 14)
NO_MONEY, PORCELAIN_NOT_IN_ROW, TWO_MONEY, ELEPHANT_NOT_IN_ROW, NO_PASS_CARD = range(1, 6)
DROP_FIRST, NOTHING_TO_DROP, NOT_OWNED, WRONG_LOSS, MIXED_COLOURS = range(6, 11)
SCORING_FIRST, NO_SCORING, METHOD_USED = range(11, 14)


# ---- Game materials ----


class Table(State):
    """Everything on the table. Piles list kinds of cards; rows and collections are numbers (porcelain.py)."""

    grey: int = number("i1")
    first: int = number("i1")

    turn: int = number("i1")
    """Whose turn it is; in a scoring still the buyer's, after the end nobody's."""
    elephant: int = number("i1")
    """The elephant whose damage the seat in turn has to choose."""
    choosers: int = number("i1")
    """In a scoring the set of seats that have not chosen yet."""
    choices: list[int] = row(5, "i1")
    """The secret choices in a scoring, counted from 1; 0: none."""
    pass_cards: int = number("i1")
    """The set of seats that still have their pass card."""
    money: list[int] = row(5, "i1")
    pairs: list[int] = row(5, "i1")
    """The start pair of each seat."""
    collections: list[int] = row(5)
    used: list[int] = row(5, "i1")
    """The set of choices that a seat has used up."""
    sheet: list[list[int]] = grid(5, 4, "i2")
    """The score sheet: `sheet[seat][method]`."""
    porcelain: list[int] = row(PORCELAIN_CARDS, "i1")
    """The porcelain pile; the top card is the last of those left."""
    porcelain_left: int = number("i1")
    shop: int = number()
    """The porcelain row."""
    elephants: list[int] = row(ELEPHANT_CARDS, "i1")
    """The elephant pile; the top card is the last of those left."""
    elephants_left: int = number("i1")
    herd: int = number()
    """The elephant row."""


# ---- Set-up ----


@rule
def set_up(table: Table) -> None:
    """Chance decides, in this order: who begins (unless named), porcelain, elephants, start pairs.

    All are shuffled from their printed order, as listed in cards.py; seat 0 gets the first pair.
    """
    table.turn = table.first if table.first >= 0 else below(table, table.players)
    tell(table, BEGINS, table.turn)
    for place in range(PORCELAIN_CARDS):
        table.porcelain[place] = porcelain_at(place)
    shuffle(table, table.porcelain, PORCELAIN_CARDS)
    table.porcelain_left = PORCELAIN_CARDS
    shuffle_elephants(table)
    table.elephant = NO_ELEPHANT
    equip_seats(table)
    turn_up_porcelain(table)
    turn_up_elephants(table)


@rule
def equip_seats(table: Table) -> None:
    """One money, one pass card and one of the five start pairs each; spare pairs stay in the box."""
    for pair in range(5):
        table.pairs[pair] = pair
    shuffle(table, table.pairs, 5)
    for spare in range(table.players, 5):
        table.pairs[spare] = 0
    for seat in range(table.players):
        table.money[seat] = 1
        table.collections[seat] = pair_cards(table.pairs[seat])
        tell(table, START_PAIR, seat, table.collections[seat])
    table.pass_cards = (1 << table.players) - 1


# ---- Course of the game ----


@rule
def waiting(table: Table) -> int:
    """One seat after another, clockwise; in a scoring all who have not chosen yet."""
    if table.choosers:
        return int(table.choosers)
    return 0 if table.turn == NOBODY else 1 << table.turn


@rule
def legal(table: Table, seat: int, moves: list[int]) -> int:
    """Buy, take an elephant or pass; but scoring, or choosing the damage, comes first."""
    if table.choosers:
        return list_choices(table, seat, moves)
    if table.elephant != NO_ELEPHANT:
        return list_drops(table, seat, moves)
    listed = list_each(porcelain_for_sale(table, seat), BUY, moves, 0)
    listed = list_each(elephants_to_take(table, seat), ELEPHANT, moves, listed)
    if table.pass_cards >> seat & 1:
        moves[listed] = PASS
        listed += 1
    return listed


@rule
def list_each(kinds: int, verb: int, moves: list[int], listed: int) -> int:
    """One move for each kind: equal cards are no choice."""
    while kinds:
        moves[listed] = verb + first_kind(kinds)
        kinds &= kinds - 1
        listed += 1
    return listed


@rule
def forbids(table: Table, seat: int, move: int) -> int:
    """Why a move may not be made now, or 0."""
    is_score = SCORE <= move < DROP
    if table.choosers:
        return forbids_choice(table, seat, move - SCORE) if is_score else SCORING_FIRST
    if is_score:
        return NO_SCORING
    if table.elephant != NO_ELEPHANT:
        return forbids_drop(table, seat, move - DROP) if move >= DROP else DROP_FIRST
    if move >= DROP:
        return NOTHING_TO_DROP
    if move == PASS:
        return 0 if table.pass_cards >> seat & 1 else NO_PASS_CARD
    if move >= ELEPHANT:
        return forbids_elephant(table, seat, move - ELEPHANT)
    return forbids_purchase(table, seat, move - BUY)


@rule
def play(table: Table, seat: int, move: int) -> None:
    if move >= DROP:
        do_damage(table, seat, move - DROP)
    elif move >= SCORE:
        choose(table, seat, move - SCORE)
    elif move == PASS:
        pass_turn(table, seat)
    elif move >= ELEPHANT:
        take_elephant(table, seat, move - ELEPHANT)
    else:
        buy_porcelain(table, seat, move - BUY)


@rule
def next_seat_plays(table: Table) -> None:
    table.turn = left_of(table, table.turn)


# ---- Buying porcelain ----


@rule
def porcelain_for_sale(table: Table, seat: int) -> int:
    """Any card of the row, for one money."""
    return one_of_each(table.shop) if table.money[seat] > 0 else 0


@rule
def forbids_purchase(table: Table, seat: int, kind: int) -> int:
    if porcelain_for_sale(table, seat) & card(kind):
        return 0
    return PORCELAIN_NOT_IN_ROW if table.money[seat] > 0 else NO_MONEY


@rule
def buy_porcelain(table: Table, seat: int, kind: int) -> None:
    """The card goes into the collection; the tenth, twentieth … purchase brings a scoring."""
    table.money[seat] -= 1
    table.shop -= card(kind)
    table.collections[seat] += card(kind)
    tell(table, BOUGHT, seat, kind)
    if table.shop == 0 and table.porcelain_left % CARDS_A_SCORING == 0:
        begin_scoring(table)
        return
    if table.shop == 0:
        turn_up_porcelain(table)
    next_seat_plays(table)


# ---- Taking an elephant ----


@rule
def elephants_to_take(table: Table, seat: int) -> int:
    """Any elephant of the row, but two money is the limit."""
    return one_of_each(table.herd) if table.money[seat] < MAX_MONEY else 0


@rule
def forbids_elephant(table: Table, seat: int, elephant: int) -> int:
    if elephants_to_take(table, seat) & card(elephant):
        return 0
    return ELEPHANT_NOT_IN_ROW if table.money[seat] < MAX_MONEY else TWO_MONEY


@rule
def take_elephant(table: Table, seat: int, elephant: int) -> None:
    """The elephant leaves the row and does its damage, at once where there is nothing to choose."""
    table.herd -= card(elephant)
    tell(table, ELEPHANT_TAKEN, seat, elephant)
    if ways_to_lose(table, seat, elephant) > 1:
        table.elephant = elephant
    else:
        do_damage(table, seat, only_loss(table.collections[seat], elephant))


@rule
def do_damage(table: Table, seat: int, lost: int) -> None:
    """Damage, one money even for no damage, a new row if need be, next seat."""
    tell(table, BROKEN if lost else UNHARMED, seat, lost)
    table.collections[seat] -= lost
    table.elephant = NO_ELEPHANT
    table.money[seat] += 1
    if table.herd == 0:
        turn_up_elephants(table)
    next_seat_plays(table)


# ---- What the elephants break ----


@rule
def asks_for_a_colour(table: Table, elephant: int) -> bool:
    """A grey elephant takes all its cards from one colour, unless the table plays "any"."""
    return table.grey == ONE_COLOUR and is_grey(elephant)


@rule
def ways_to_lose(table: Table, seat: int, elephant: int) -> int:
    """How many different losses there are to choose from."""
    collection = int(table.collections[seat])
    amount = first_amount(elephant)
    if asks_for_a_colour(table, elephant):
        ways = 0
        for colour in range(COLOURS):
            if collection & cards_of(colour):
                ways += ways_to_pick(amount, collection & cards_of(colour))
        return ways
    firsts = ways_to_pick(amount, collection & first_among(elephant))
    return firsts * ways_to_pick(second_amount(elephant), collection & second_among(elephant))


@rule
def only_loss(collection: int, elephant: int) -> int:
    """What is lost where there is nothing to choose."""
    first = first_pick(first_amount(elephant), collection & first_among(elephant))
    return first + first_pick(second_amount(elephant), collection & second_among(elephant))


@rule
def list_drops(table: Table, seat: int, moves: list[int]) -> int:
    """The owner picks which cards of a colour to lose; for a grey elephant a colour that is there, too."""
    collection = int(table.collections[seat])
    elephant = int(table.elephant)
    amount = first_amount(elephant)
    listed = 0
    if asks_for_a_colour(table, elephant):
        for colour in range(COLOURS):
            if collection & cards_of(colour):
                listed = list_picks(amount, collection & cards_of(colour), DROP, moves, listed)
        return listed
    firsts = list_picks(amount, collection & first_among(elephant), DROP, moves, 0)
    amount, others = second_amount(elephant), collection & second_among(elephant)
    seconds = ways_to_pick(amount, others)
    for i in range(firsts - 1, -1, -1):  # from the back, as the list grows over itself
        list_picks(amount, others, moves[i], moves, i * seconds)
    return firsts * seconds


@rule
def forbids_drop(table: Table, seat: int, lost: int) -> int:
    """A drop names exactly the cards the elephant costs, and only what its owner has."""
    collection = int(table.collections[seat])
    elephant = int(table.elephant)
    if lost == 0:
        return WRONG_LOSS
    if not are_among(lost, collection):
        return NOT_OWNED
    among, others = first_among(elephant), second_among(elephant)
    if asks_for_a_colour(table, elephant):
        among = colour_of_first(lost)
        if lost & ~among:
            return MIXED_COLOURS
    if lost & ~(among | others) or how_many(lost & among) != due(first_amount(elephant), collection & among):
        return WRONG_LOSS
    return 0 if how_many(lost & others) == due(second_amount(elephant), collection & others) else WRONG_LOSS


@rule
def due(amount: int, cards: int) -> int:
    """As many as shown, or what is there."""
    return min(amount, how_many(cards))


# ---- Passing ----


@rule
def pass_turn(table: Table, seat: int) -> None:
    """The pass card is given up, and nothing else happens."""
    table.pass_cards &= ~(1 << seat)
    tell(table, PASSED, seat)
    next_seat_plays(table)


# ---- Refilling the rows ----


@rule
def turn_up(pile: list[int], left: int) -> int:
    """Five cards from the top of the pile make a new row."""
    cards = 0
    for top in range(left - 1, left - 1 - ROW, -1):
        cards += card(int(pile[top]))
        pile[top] = 0
    return cards


@rule
def turn_up_porcelain(table: Table) -> None:
    table.shop = turn_up(table.porcelain, table.porcelain_left)
    table.porcelain_left -= ROW
    tell(table, PORCELAIN_TURNED_UP, NOBODY, table.shop)


@rule
def turn_up_elephants(table: Table) -> None:
    """From an empty pile none can come: then all used elephants are shuffled into a new one first."""
    if table.elephants_left == 0:
        shuffle_elephants(table)
        tell(table, RESHUFFLED)
    table.herd = turn_up(table.elephants, table.elephants_left)
    table.elephants_left -= ROW
    tell(table, ELEPHANTS_TURNED_UP, NOBODY, table.herd)


@rule
def shuffle_elephants(table: Table) -> None:
    for place in range(ELEPHANT_CARDS):
        table.elephants[place] = elephant_at(place)
    shuffle(table, table.elephants, ELEPHANT_CARDS)
    table.elephants_left = ELEPHANT_CARDS


# ---- Scoring ----


@rule
def begin_scoring(table: Table) -> None:
    """A scoring card lies on top of the pile: everyone scores before new porcelain is turned up."""
    table.choosers = (1 << table.players) - 1
    tell(table, SCORING, NOBODY, (PORCELAIN_CARDS - table.porcelain_left) // CARDS_A_SCORING)


@rule
def open_choices(table: Table, seat: int) -> int:
    """Each method once per game, the one for a colour with any colour."""
    return EVERY_CHOICE & ~table.used[seat]


@rule
def list_choices(table: Table, seat: int, moves: list[int]) -> int:
    listed = 0
    choices = open_choices(table, seat)
    while choices:
        moves[listed] = SCORE + lowest(choices)
        choices &= choices - 1
        listed += 1
    return listed


@rule
def forbids_choice(table: Table, seat: int, choice: int) -> int:
    return 0 if open_choices(table, seat) >> choice & 1 else METHOD_USED


@rule
def choose(table: Table, seat: int, choice: int) -> None:
    """Choices are secret until all are in; then points are written down, and the next seat plays."""
    table.choices[seat] = choice + 1
    table.choosers &= ~(1 << seat)
    whisper(table, 1 << seat, CHOSEN, seat, choice)
    if table.choosers:
        return
    for other in range(table.players):
        write_down(table, other, table.choices[other] - 1)
        table.choices[other] = 0
    if table.porcelain_left == 0:
        table.turn = NOBODY
    else:
        turn_up_porcelain(table)
        next_seat_plays(table)


@rule
def write_down(table: Table, seat: int, choice: int) -> None:
    score = worth(table.collections[seat], choice)
    table.sheet[seat][min(choice, COLOUR)] = score
    table.used[seat] |= COLOUR_CHOICES if choice >= COLOUR else 1 << choice
    tell(table, SCORED, seat, choice, score)


@rule
def worth(collection: int, choice: int) -> int:
    """What a collection scores by a method."""
    if choice == LOWEST:
        return lowest_of_each_colour(collection)
    if choice == HIGHEST:
        return highest_of_each_colour(collection)
    return all_of(collection if choice == ALL else collection & cards_of(choice - COLOUR))


# ---- End of the game ----


@rule
def points(table: Table, out: list[int]) -> None:
    """The four results added up; a tie is a shared win."""
    for seat in range(table.players):
        total = 0
        for method in range(4):
            total += table.sheet[seat][method]
        out[2 * seat] = total
        out[2 * seat + 1] = 0
