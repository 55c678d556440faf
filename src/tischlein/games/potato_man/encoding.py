"""Potato Man for learners: an action is a card; a row shows hand, discard, trick and standing.

Seats are counted clockwise from the seat that looks, which is the first.
"""

from __future__ import annotations

from tischlein.engine import rule
from tischlein.engine.encoding import Feature, Layout, one_hot, places_to, seat_at, unary
from tischlein.games.potato_man.cards import DECK, SACKS_OF_A_COLOUR
from tischlein.games.potato_man.notation import CARD_TEXTS, COLOURS
from tischlein.games.potato_man.rules import (
    NO_GREEN,
    Table,
    playable_cards,
    sacks_to_score,
    trick_size,
    waiting,
)

ACTIONS = CARD_TEXTS
SACKS = len(COLOURS) * SACKS_OF_A_COLOUR
CLOSE = 20
"""A lead counts point by point up to this one; whoever is further ahead is safe, or nearly so."""
LEADS = 2 * CLOSE + 1
MAX_HAND = 12
MAX_PILE = 8
MAX_SEATS = 5


def layout(players: int) -> Layout:
    """Three words for the seat itself and the table, then the trick, then how everybody stands."""
    own = (Feature("hand", DECK, "the cards in hand, in the order of the actions"),)
    gone = (Feature("discard", DECK, "the cards of earlier tricks of this round"),)
    course = (
        Feature("sacks left", SACKS, f"for each of {', '.join(COLOURS)} the sacks still to be won"),
        Feature("hand size", MAX_HAND, "how many cards are in hand"),
        Feature("played", MAX_SEATS, "how many cards lie in the trick: none, one …"),
        Feature("turn", MAX_SEATS, "whose turn it is"),
        Feature("round", MAX_SEATS, "how many rounds are over: none, one …"),
        Feature("doubled", 1, "a colour lies twice in the trick"),
        Feature("no-green", 1, "played without green cards"),
        Feature("piles", 2 * MAX_PILE, "two players: cards in the own draw pile, and in the other"),
    )
    tricks = [(Feature(name, DECK, f"{name}: the card in the trick"),) for name in trick_names(players)]
    return (own, gone, course, *tricks, *(standing(place) for place in range(players)))


def trick_names(players: int) -> list[str]:
    """Who has played a card of the trick; of two players each plays two."""
    names = [f"trick seat +{place}" for place in range(players)]
    return names if players > 2 else [f"{name}, card {card}" for card in (1, 2) for name in names]


def standing(place: int) -> tuple[Feature, ...]:
    """What a seat has won, and for another seat how far the own one is ahead of it."""
    sacks = Feature(f"sacks seat +{place}", SACKS, "its sacks of each colour in this round")
    if place == 0:
        return (sacks,)
    lead = Feature(f"lead over seat +{place}", LEADS, f"own points less its points, -{CLOSE} to {CLOSE}")
    best = Feature(f"best round against seat +{place}", 3, "own best round is worse, equal, better")
    return (sacks, lead, best)


# ---- Actions ----


@rule
def open_actions(table: Table, seat: int, picked: int, words: list[int]) -> None:
    words[0] = playable_cards(table, seat)


@rule
def action_of(table: Table, seat: int, picked: int, move: int) -> int:
    return move


@rule
def move_of(table: Table, seat: int, picked: int, action: int) -> int:
    return action


# ---- Observations ----


@rule
def observe(view: Table, seat: int, picked: int, words: list[int]) -> None:
    words[0] = view.hands[seat]
    words[1] = view.discard
    words[2] = course_bits(view, seat)
    show_trick(view, seat, words)
    place = 3 + trick_size(view.players)
    words[place] = sack_bits(view, seat)
    for places in range(1, view.players):
        other = seat_at(view, seat, places)
        words[place + places] = sack_bits(view, other) | lead_bits(view, seat, other) << SACKS


@rule
def course_bits(view: Table, seat: int) -> int:
    bits = 0
    for colour in range(5):
        bits |= unary(view.sacks_left[colour], SACKS_OF_A_COLOUR) << SACKS_OF_A_COLOUR * colour
    bits |= unary(view.hand_sizes[seat], MAX_HAND) << 15
    bits |= one_hot(view.played, MAX_SEATS) << 27
    if waiting(view):
        bits |= one_hot(places_to(view, seat, view.turn), MAX_SEATS) << 32
    bits |= one_hot(view.rounds_played, MAX_SEATS) << 37
    bits |= view.doubled << 42
    bits |= (1 if view.variant == NO_GREEN else 0) << 43
    if view.players == 2:
        bits |= unary(view.pile_sizes[seat], MAX_PILE) << 44
        bits |= unary(view.pile_sizes[1 - seat], MAX_PILE) << 52
    return bits


@rule
def show_trick(view: Table, seat: int, words: list[int]) -> None:
    """A word for each card that a trick can have, by who plays it; the leader's is the first card laid."""
    size = trick_size(view.players)
    for place in range(size):
        words[3 + place] = 0
    places = places_to(view, seat, view.leader)
    for laid in range(view.played):
        again = view.players if laid >= view.players else 0
        words[3 + places + again] = 1 << int(view.trick[laid])
        places = places + 1 if places + 1 < view.players else 0


@rule
def sack_bits(view: Table, seat: int) -> int:
    bits = 0
    for colour in range(5):
        bits |= unary(view.sacks[seat][colour], SACKS_OF_A_COLOUR) << SACKS_OF_A_COLOUR * colour
    return bits


@rule
def lead_bits(view: Table, seat: int, other: int) -> int:
    """How far a seat is ahead of another, and by the best single round, which decides ties."""
    best = best_round(view, seat) - best_round(view, other)
    sign = (1 if best > 0 else 0) - (1 if best < 0 else 0)
    lead = total_points(view, seat) - total_points(view, other)
    return one_hot(CLOSE + lead, LEADS) | 1 << LEADS + 1 + sign


@rule
def total_points(view: Table, seat: int) -> int:
    total = sacks_to_score(view, seat)
    for played in range(view.rounds_played):
        total += int(view.sheet[seat][played])
    return total


@rule
def best_round(view: Table, seat: int) -> int:
    best = sacks_to_score(view, seat)
    for played in range(view.rounds_played):
        best = max(best, int(view.sheet[seat][played]))
    return best
