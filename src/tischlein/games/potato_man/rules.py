"""The law of Potato Man, section by section as in the rulebook."""

from __future__ import annotations

from tischlein.engine import State, below, grid, left_of, number, row, rule, shuffle, tell, whisper
from tischlein.engine.bits import lowest
from tischlein.games.potato_man.cards import (
    BLUE,
    BLUE_SACK,
    DECK,
    EVIL_POTATOES,
    FIRST_GREEN,
    GOLD,
    GOLD_SACK,
    GREEN,
    GREEN_CARDS,
    GREEN_SACK,
    POTATO_MEN,
    RED,
    RED_SACK,
    SACKS_OF_A_COLOUR,
    YELLOW,
    YELLOW_SACK,
    cards_of_all,
    colour_of,
    value_of,
)

NO_GREEN = 1
NOBODY = -1

ROUND_DEALT, HAND_DEALT, PLAYED, DREW, TRICK_WON, SACK_TAKEN, NO_SACK, STUCK, ROUND_SCORED = range(1, 10)
NOT_IN_HAND, COLOUR_IN_TRICK, COLOUR_DOUBLED, SECOND_POTATO_MAN = range(1, 5)


# ---- Game materials ----


class Table(State):
    """Everything on and under the table. Sets of cards are bit masks."""

    variant: int = number("i1")
    first: int = number("i1")

    rounds_played: int = number("i1")
    starter: int = number("i1")
    leader: int = number("i1")
    turn: int = number("i1")
    played: int = number("i1")
    """How many cards lie in the trick."""
    trick: list[int] = row(5, "i1")
    trick_cards: int = number()
    """The same cards as a set."""
    colours: int = number("i1")
    """Bit mask of the colours in the trick."""
    doubled: int = number("i1")
    """1 when a colour lies twice."""
    hands: list[int] = row(5)
    hand_sizes: list[int] = row(5, "i1")
    pile_sizes: list[int] = row(2, "i1")
    discard: int = number()
    deck: list[int] = row(DECK, "i1")
    """The cards as shuffled: hands, then draw piles, then what is put aside."""
    sacks_left: list[int] = row(5, "i1")
    sacks: list[list[int]] = grid(5, 5, "i1")
    """Sack cards taken this round, in front of the seats until a new deal: `sacks[seat][colour]`."""
    sheet: list[list[int]] = grid(5, 5, "i1")
    """The score sheet: `sheet[seat][round]`, finished rounds only."""


# ---- Set-up ----


@rule
def set_up(table: Table) -> None:
    """The first starter is named by the table's option or drawn; then the first round is dealt."""
    table.starter = table.first if table.first >= 0 else below(table, table.players)
    deal_round(table)


@rule
def hand_size(players: int) -> int:
    """Twelve cards each, ten with five players."""
    return 10 if players == 5 else 12


@rule
def lay_out_deck(table: Table) -> int:
    """All cards in printed order, the green ones left in the box in the variant; returns how many."""
    for card in range(DECK):
        table.deck[card] = card
    if table.variant != NO_GREEN:
        return DECK
    for place in range(FIRST_GREEN, DECK - GREEN_CARDS):
        table.deck[place] = place + GREEN_CARDS
    return DECK - GREEN_CARDS


@rule
def deal_round(table: Table) -> None:
    """All cards are shuffled and dealt, with two players a draw pile of eight each; all sacks lie ready."""
    shuffle(table, table.deck, lay_out_deck(table))
    size = hand_size(table.players)
    tell(table, ROUND_DEALT, table.starter, table.rounds_played)
    for seat in range(table.players):
        hand = 0
        for i in range(size * seat, size * (seat + 1)):
            hand |= 1 << int(table.deck[i])
        table.hands[seat] = hand
        table.hand_sizes[seat] = size
        whisper(table, 1 << seat, HAND_DEALT, seat, hand)
        for colour in range(5):
            table.sacks[seat][colour] = 0
    if table.players == 2:
        table.pile_sizes[0] = table.pile_sizes[1] = 8
    for colour in range(5):
        out = table.variant == NO_GREEN and colour == GREEN
        table.sacks_left[colour] = 0 if out else SACKS_OF_A_COLOUR
    table.discard = 0
    table.leader = table.turn = table.starter


# ---- Course of the game ----


@rule
def waiting(table: Table) -> int:
    """One after another, clockwise, until as many rounds as players have been played."""
    return 0 if table.rounds_played == table.players else 1 << table.turn


@rule
def trick_size(players: int) -> int:
    """A trick has one card of each player; with two players each plays two."""
    return 4 if players == 2 else players


@rule
def lay_into_trick(table: Table, card: int) -> None:
    """A card joins the trick; with five players it may double a colour."""
    colour = 1 << colour_of(card)
    if table.colours & colour:
        table.doubled = 1
    table.colours |= colour
    table.trick[table.played] = card
    table.trick_cards |= 1 << card
    table.played += 1


@rule
def forbidden_cards(table: Table) -> int:
    """Each colour once in a trick; five players double one of them, but never with a second Potato Man."""
    if table.players < 5 or table.doubled:
        return cards_of_all(table.colours)
    return POTATO_MEN if table.trick_cards & POTATO_MEN else 0


@rule
def playable_cards(table: Table, seat: int) -> int:
    return table.hands[seat] & ~forbidden_cards(table)


@rule
def legal(table: Table, seat: int, moves: list[int]) -> int:
    cards = playable_cards(table, seat)
    listed = 0
    while cards:
        moves[listed] = lowest(cards)
        cards &= cards - 1
        listed += 1
    return listed


@rule
def forbids(table: Table, seat: int, card: int) -> int:
    """Why a card may not be played, or 0."""
    if not table.hands[seat] >> card & 1:
        return NOT_IN_HAND
    if not forbidden_cards(table) >> card & 1:
        return 0
    if table.players < 5:
        return COLOUR_IN_TRICK
    return COLOUR_DOUBLED if table.doubled else SECOND_POTATO_MAN


@rule
def play(table: Table, seat: int, card: int) -> None:
    """A card goes from hand to trick; the next player, or the winner of the full trick, goes on."""
    table.hands[seat] &= ~(1 << card)
    table.hand_sizes[seat] -= 1
    lay_into_trick(table, card)
    tell(table, PLAYED, seat, card)
    if table.players == 2 and table.pile_sizes[seat] > 0:
        draw(table, seat)
    if table.played == trick_size(table.players):
        take_trick(table)
    else:
        table.turn = left_of(table, seat)
    if playable_cards(table, table.turn) == 0:
        end_round(table)


@rule
def draw(table: Table, seat: int) -> None:
    """With two players, a card from one's own pile follows each card played."""
    top = 24 + 8 * seat + 8 - table.pile_sizes[seat]
    card = int(table.deck[top])
    table.pile_sizes[seat] -= 1
    table.hands[seat] |= 1 << card
    table.hand_sizes[seat] += 1
    whisper(table, 1 << seat, DREW, seat, card)


# ---- Taking a trick ----


@rule
def winning_place(table: Table) -> int:
    """Highest number, the later of two equals; but Potato Man where Evil Potato lies too."""
    potato_man_wins = table.trick_cards & EVIL_POTATOES and table.trick_cards & POTATO_MEN
    best = 0
    for i in range(table.played):
        card = int(table.trick[i])
        if potato_man_wins:
            if POTATO_MEN >> card & 1:
                best = i
        elif value_of(card) >= value_of(table.trick[best]):
            best = i
    return best


@rule
def take_trick(table: Table) -> None:
    """The winner takes a sack and leads the next trick; the cards go to the discard."""
    place = winning_place(table)
    winner = table.leader
    for _ in range(place):
        winner = left_of(table, winner)
    card = int(table.trick[place])
    tell(table, TRICK_WON, winner, card)
    take_sack(table, winner, colour_of(card))
    clear_trick(table)
    table.leader = table.turn = winner


@rule
def clear_trick(table: Table) -> None:
    """The trick's cards go to the discard."""
    table.discard |= table.trick_cards
    table.trick_cards = 0
    table.colours = 0
    table.doubled = 0
    table.played = 0


# ---- Sack cards ----


@rule
def sack_for(table: Table, colour: int) -> int:
    """A sack of the winning card's colour, else a gold one, else none."""
    if table.sacks_left[colour] > 0:
        return colour
    return GOLD if table.sacks_left[GOLD] > 0 else NOBODY


@rule
def take_sack(table: Table, seat: int, colour: int) -> None:
    sack = sack_for(table, colour)
    if sack == NOBODY:
        tell(table, NO_SACK, seat)
        return
    table.sacks_left[sack] -= 1
    table.sacks[seat][sack] += 1
    tell(table, SACK_TAKEN, seat, sack)


# ---- End of a round ----


@rule
def end_round(table: Table) -> None:
    """Who cannot play shows their hand and the open trick is lost; or all is played. Everyone scores."""
    if table.hands[table.turn]:
        tell(table, STUCK, table.turn, table.hands[table.turn])
    clear_trick(table)
    for seat in range(table.players):
        score = sacks_worth(table, seat)
        table.sheet[seat][table.rounds_played] = score
        tell(table, ROUND_SCORED, seat, score)
    table.rounds_played += 1
    if table.rounds_played < table.players:
        table.starter = left_of(table, table.starter)
        deal_round(table)


@rule
def sacks_to_score(table: Table, seat: int) -> int:
    """The worth of the sacks that are not on the score sheet yet; after the last round all of them are."""
    return 0 if waiting(table) == 0 else sacks_worth(table, seat)


@rule
def sacks_worth(table: Table, seat: int) -> int:
    """The worth of the sacks a seat has taken this round."""
    sacks = table.sacks[seat]
    worth = sacks[RED] * RED_SACK + sacks[BLUE] * BLUE_SACK + sacks[GREEN] * GREEN_SACK
    return worth + sacks[YELLOW] * YELLOW_SACK + sacks[GOLD] * GOLD_SACK


# ---- End of the game ----


@rule
def points(table: Table, out: list[int]) -> None:
    """All sacks of all rounds; ties go to the best single round."""
    open_round = waiting(table) != 0
    for seat in range(table.players):
        total = best = sacks_worth(table, seat) if open_round else 0
        for played in range(table.rounds_played):
            score = int(table.sheet[seat][played])
            total += score
            if score > best:
                best = score
        out[2 * seat] = total
        out[2 * seat + 1] = best
