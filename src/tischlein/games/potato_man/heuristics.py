"""Rules of thumb for Potato Man: what does the trick bring, and what is the card worth that I spend on it?

All is reckoned in hundredths of a point, chances in 256ths, what is added up in 256ths of a hundredth. Much
depends on how many play: tables have an entry for two, three, four and five players and for three without
green, in this order (`row_of`). The numbers were found by playing many games.
"""

from __future__ import annotations

import numpy as np

from tischlein.engine import rule
from tischlein.engine.bits import count, lowest
from tischlein.games.potato_man.cards import (
    BLUE,
    CARDS,
    CARDS_OF_COLOURS,
    EVIL_POTATOES,
    GOLD,
    GREEN,
    POTATO_MEN,
    RED,
    YELLOW,
    cards_of_all,
    colour_of,
    value_of,
    worth_of,
)
from tischlein.games.potato_man.rules import NO_GREEN, Table, trick_size, winning_place

WEIGHTS = (
    "SPITE", "LEADING", "FEAR", "ENVY", "RESCUE", "RESCUED", "KEEPING", "LATE", "GOLDEN", "RID",
    "RID_STRONG", "ENDING", "ENDING_STRONG", "HIGH", "PRICES",
)  # fmt: skip
"""The numbers below that `tischlein tune` may change."""

SPITE = np.array([136, 128, 129, 110, 105])
"""How much a sack hurts that somebody else takes, in 256ths of what it is worth."""
LEADING = np.array([-56, -73, -22, -12, -24])
"""What it is worth to lead the next trick: less than nothing, for the last to play knows most."""
FEAR = np.array([3, 279, 236, 251, 241])
"""How likely a card is played that somebody behind us holds and that would win the trick, in 256ths ..."""
ENVY = np.array([108, 28, 15, 0, 59])
"""... and how much likelier for each point that it would win, in 164ths."""
RESCUE = 71
"""How likely one's second card rescues a trick of two players, in 256ths, for each colour that could ..."""
RESCUED = 150
"""... and what that brings, besides what threatens to be lost otherwise."""

KEEPING = np.array([122, 256, 256, 256, 106])
"""How much the price of a card counts against playing it, in 256ths ..."""
LATE = np.array([-3, 0, 0, 0, -40])
"""... how that changes with each card by which the hand is smaller than six ..."""
GOLDEN = np.array([-122, 99, 154, 205, 48])
"""... and how much more, in 256ths of that, once the colour's sacks are gone and it wins gold."""
RID = np.array([86, 16, 50, 21, 16])
"""What it is worth to get rid of a colour: who has no card to play ends the round ..."""
RID_STRONG = np.array([0, 0, -2, 0, 0])
"""... and how much more for a strong hand."""
ENDING = np.array([22, -51, 0, -36, 0])
"""What it is worth that the round ends at once, the trick unfinished ..."""
ENDING_STRONG = np.array([-35, -21, -13, -2, 0])
"""... and how much more for a strong hand, which would rather play on."""
HIGH = 12
"""From this number on a card is high; a hand is strong if more than a quarter of it is."""

# fmt: off
PRICES = np.array([
    #       1    2    3    4    5    6    7    8    9   10   11   12   13   14   15   16   17   18
    [  # two players
        *(                     10,  10,   0,  16,  20,  20,  54,  76, 147, 188, 111, 139, 149, 144),  # red
        *(               -14, -11, -14,  -2,   5,  13,  33,  43,  76, 148, 197, 238, 247),            # blue
        *(           -7,   0,  -3,   1,  -2,  -1,  -4,  14,  33,  88, 149, 252),                      # green
        *( 44,  41,  49,  20,  12,  21,   9,  20,  13,  42,  72, 107, 188),                           # yellow
    ],
    [  # three players
        *(                     -8,  -1,   0,   4,  17,  24,  46,  76, 110, 163, 207, 113, 114,  80),  # red
        *(               -13, -10,  -6,  -3,   9,  16,  39,  66,  98, 157, 208, 230, 232),            # blue
        *(          -14, -10,  -8,  -1,  -3,   4,  31,  42,  54, 118, 169, 213),                      # green
        *( 69,  63,  69,  20,  27,  23,  30,  43,  58,  87, 128, 164, 229),                           # yellow
    ],
    [  # four players
        *(                      8,   9,  13,   9,  11,  19,  30,  58,  82, 133, 195,  96, 106, 105),  # red
        *(                -5,  -3,  -7,  -6,  -2,   2,   8,  20,  40,  70, 112, 159, 166),            # blue
        *(           -2,  -3,  -3,  -5,  -3,  -4,   5,   5,  18,  39,  74, 123),                      # green
        *( 45,  44,  47,   9,   5,   5,   9,   8,   6,  11,  30,  57, 104),                           # yellow
    ],
    [  # five players
        *(                      4,   3,   2,  -1,   3,   4,  12,  29,  55,  89, 105,  61,  58,  61),  # red
        *(                 2,   0,  -1,   1,   2,   1,   5,  12,  22,  48,  76,  93, 103),            # blue
        *(           -3,  -2,  -2,  -3,  -3,   0,  -2,   0,   7,  27,  55, 101),                      # green
        *( 60,  62,  60,   4,   6,   6,   5,   6,   7,  10,  16,  41,  83),                           # yellow
    ],
    [  # three players without green
        *(                     10,   7,  12,  22,  31,  41,  72, 103, 128, 197, 239, 108, 137, 141),  # red
        *(               -32, -35, -28, -25, -16,  -8,   4,  12,  58,  90, 146, 177, 201),            # blue
        *(            0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0,   0),                      # green
        *( 69,  63,  65,  -8,  -4,   0,  -1,   7,  19,  33,  59,  94, 169),                           # yellow
    ],
])
"""What each card is worth for the rest of the round; the numbers on the cards stand above.

Evil Potato, red 16 to 18, fears Potato Man; yellow 1 to 3 count on two Evil Potatoes that may still come.
"""
# fmt: on

AT_LEAST = np.array([sum(1 << c for c, (_, v) in enumerate(CARDS) if v >= value) for value in range(20)])
NONE_OF = np.array([round(256 * np.exp(-x / 16)) for x in range(128)])
"""By how many sixteenths of an event are expected: the chance that it does not happen."""
SHARE = np.array([0] + [256 // n for n in range(1, len(CARDS) + 1)])
ALL_CARDS = (1 << len(CARDS)) - 1
REDS, BLUES, GREENS, YELLOWS = (int(CARDS_OF_COLOURS[1 << colour]) for colour in range(4))
BITS = 12
"""The prizes of four colours are kept together in one number."""
SURE = 256
NOTHING = -(1 << 40)


@rule
def row_of(table: Table) -> int:
    """The place in the tables."""
    return 4 if table.variant == NO_GREEN else table.players - 2


@rule
def at_least(value: int) -> int:
    """All cards of this number or a higher one."""
    return int(AT_LEAST[value])


@rule
def none_of(sixteenths: int) -> int:
    return int(NONE_OF[min(sixteenths, len(NONE_OF) - 1)])


# ---- What a trick brings ----


@rule
def prize(table: Table, colour: int) -> int:
    """A sack of the winning card's colour, else a gold one, else nothing."""
    if table.sacks_left[colour] > 0:
        return 100 * worth_of(colour)
    return 100 * worth_of(GOLD) if table.sacks_left[GOLD] > 0 else 0


@rule
def all_prizes(table: Table) -> int:
    """The prizes of the four colours side by side in one number."""
    low = prize(table, RED) | prize(table, BLUE) << BITS
    return low | prize(table, GREEN) << 2 * BITS | prize(table, YELLOW) << 3 * BITS


@rule
def prize_in(prizes: int, colour: int) -> int:
    return prizes >> BITS * colour & (1 << BITS) - 1


@rule
def sum_of_prizes(prizes: int, cards: int) -> int:
    """What these cards would win, all added up."""
    low = count(cards & REDS) * prize_in(prizes, RED) + count(cards & BLUES) * prize_in(prizes, BLUE)
    high = count(cards & GREENS) * prize_in(prizes, GREEN) + count(cards & YELLOWS) * prize_in(prizes, YELLOW)
    return low + high


@rule
def at_stake(table: Table, place: int, prizes: int) -> int:
    """What the trick brings as it lies: another's loot, or with two players perhaps a sack of one's own."""
    row = row_of(table)
    loot = prize_in(prizes, colour_of(table.trick[place]))
    if table.players == 2 and place == table.played - 2:
        return loot + int(LEADING[row])
    return -(loot * int(SPITE[row]) >> 8)


# ---- Which cards win, and who may still beat them ----


@rule
def beaters(trick: int, value: int) -> int:
    """The cards that win the trick from this number, as equal ones do; and what Potato Man changes."""
    if trick & POTATO_MEN:
        return 0 if trick & EVIL_POTATOES else at_least(value) & ~EVIL_POTATOES
    return at_least(value) | POTATO_MEN if trick & EVIL_POTATOES else at_least(value)


@rule
def may_follow(table: Table, colour: int) -> int:
    """The cards that may be played once this colour lies there: five players double one colour."""
    if table.players < 5 or table.doubled or table.colours >> colour & 1:
        return ~cards_of_all(table.colours | 1 << colour)
    return ~0


@rule
def unseen_cards(table: Table, seat: int) -> int:
    """All cards but one's own and those that lie open."""
    known = table.hands[seat] | table.discard | table.trick_cards
    return ALL_CARDS & ~(known | GREENS if table.variant == NO_GREEN else known)


@rule
def cards_to_come(table: Table) -> int:
    """How many cards the others will still play to this trick."""
    others = trick_size(table.players) - 1 - table.played
    return (others + 1) // 2 if table.players == 2 else others


@rule
def held_later(table: Table, seat: int, unseen: int) -> int:
    """How likely an unseen card is in a hand that is still to play, in 4096ths."""
    return 4096 * cards_to_come(table) * table.hand_sizes[seat] // max(1, count(unseen))


@rule
def outcome(reward: int, over: int, prizes: int, fear: int, envy: int, spite: int) -> int:
    """What to expect of a trick that brings a reward unless somebody plays one of the cards over it."""
    if over == 0:
        return SURE * reward
    loot = sum_of_prizes(prizes, over)
    holds = none_of((count(over) * fear >> 16) + (loot * envy >> 22))
    return holds * reward - (SURE - holds) * (loot * int(SHARE[count(over)]) * spite >> 16)


@rule
def plays_again(table: Table) -> bool:
    """Two players play twice each to a trick."""
    return table.players == 2 and table.played < 2


@rule
def rescue(over: int, outlook: int) -> int:
    """With cards of one's own over the trick, one may yet win it with the second."""
    colours = (over & REDS != 0) + (over & BLUES != 0) + (over & GREENS != 0) + (over & YELLOWS != 0)
    return RESCUE * colours * (RESCUED - min(0, outlook >> 8))


# ---- What a card is worth later ----


@rule
def price(row: int, card: int, unseen: int) -> int:
    """What the card is worth for the rest of the round; Potato Man needs Evil Potatoes."""
    worth = int(PRICES[row, card])
    return worth * (1 + count(unseen & EVIL_POTATOES)) // 3 if POTATO_MEN >> card & 1 else worth


@rule
def thrift(table: Table, seat: int, colour: int) -> int:
    """How much prices count, in 256ths: differently for colours that win gold, not at all for empty ones."""
    row = row_of(table)
    keeping = int(KEEPING[row]) + int(LATE[row]) * (6 - table.hand_sizes[seat])
    if table.sacks_left[colour] > 0:
        return keeping
    return keeping * (256 + int(GOLDEN[row])) >> 8 if table.sacks_left[GOLD] > 0 else 0


# ---- Running out of colours ----


@rule
def strength(table: Table, seat: int) -> int:
    """How strong a hand is: 0 if one card in four is high."""
    return 4 * count(table.hands[seat] & at_least(HIGH)) - table.hand_sizes[seat]


@rule
def getting_rid(table: Table, seat: int, colour: int) -> int:
    """The last card of a colour goes gladly."""
    if count(table.hands[seat] & cards_of_all(1 << colour)) > 1:
        return 0
    row = row_of(table)
    return SURE * (int(RID[row]) + int(RID_STRONG[row]) * strength(table, seat))


@rule
def stuck(table: Table, later: int, following: int) -> int:
    """The chance that the last to play has none of the cards that may follow: then the round ends at once."""
    return none_of(later * count(following) >> 8) if cards_to_come(table) == 1 else 0


@rule
def ending(table: Table, seat: int) -> int:
    """What that is worth: a weak hand has little to lose."""
    row = row_of(table)
    return int(ENDING[row]) + int(ENDING_STRONG[row]) * strength(table, seat)


# ---- What to play ----


@rule
def cards_among(moves: list[int], listed: int) -> int:
    """The listed cards as a set."""
    cards = 0
    for i in range(listed):
        cards |= 1 << int(moves[i])
    return cards


@rule
def worth_a_thought(cards: int, winners: int) -> int:
    """Of one colour every card that would win so far, and the lowest that would not, a Potato Man last."""
    losers = cards & ~winners
    losers = losers & ~POTATO_MEN if losers & ~POTATO_MEN else losers
    return cards & winners | losers & -losers


@rule
def default_move(table: Table, seat: int, moves: list[int], listed: int, _: list[int]) -> int:
    """The card with the greatest appeal: what the trick may bring, less what the card is worth later.

    Both loops stay in one place, for a function called for each card costs more than a tenth of the speed.
    """
    if listed == 1:
        return int(moves[0])
    row = row_of(table)
    unseen = unseen_cards(table, seat)
    prizes = all_prizes(table)
    bar = stake = 0
    if table.played:
        place = winning_place(table)
        bar = value_of(table.trick[place])
        stake = at_stake(table, place, prizes)
    winners = beaters(table.trick_cards, bar)
    later = held_later(table, seat, unseen)
    fear, envy, spite = later * int(FEAR[row]), later * int(ENVY[row]), int(SPITE[row])
    twice = plays_again(table)
    playable = cards_among(moves, listed)
    choice = int(moves[0])
    best = NOTHING
    for colour in range(4):
        cards = worth_a_thought(playable & cards_of_all(1 << colour), winners)
        if cards == 0:
            continue
        follow = may_follow(table, colour)
        ends = stuck(table, later, unseen & follow)
        keep = thrift(table, seat, colour)
        reward = prize_in(prizes, colour) + int(LEADING[row])
        farewell = ends * ending(table, seat) + getting_rid(table, seat, colour)
        while cards:
            wins = cards & ~winners == 0
            card = lowest(cards if wins else cards & ~winners)
            cards &= ~(1 << card)
            over = 0
            if later:
                over = beaters(table.trick_cards | 1 << card, value_of(card) if wins else bar) & follow
            score = outcome(reward if wins else stake, unseen & over, prizes, fear, envy, spite)
            if twice:
                score += rescue(table.hands[seat] & over, score)
            score -= price(row, card, unseen) * keep
            score = (score * (SURE - ends) >> 8) + farewell
            if score > best:
                best = score
                choice = card
    return choice


@rule
def round_index(table: Table) -> int:
    """A round that is over is written down and leaves nothing behind."""
    return table.rounds_played
