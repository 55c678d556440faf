"""Why a card in Potato Man is a good one, or a poor one, as data for words."""

from __future__ import annotations

from typing import Any

from tischlein.engine.bits import count, lowest, mask_of
from tischlein.games.potato_man import heuristics
from tischlein.games.potato_man.cards import (
    EVIL_POTATOES,
    GOLD,
    POTATO_MEN,
    cards_of_all,
    colour_of,
    value_of,
    worth_of,
)
from tischlein.games.potato_man.notation import CARD_TEXTS, COLOURS
from tischlein.games.potato_man.rules import NOBODY, Table, playable_cards, sack_for, winning_place

Reasons = list[dict[str, Any]]
MOST = 3
OBJECTIONS = frozenset({"lower-would-do", "wastes-potato-man"})
"""What names a better move than the one that is spoken of, or a better use of its card."""
DRAWBACKS = frozenset({"probably-beaten", "no-sack", "overtakes-yourself", "last-of-colour"})
"""What only speaks against a move: not to be said of one that is called the best."""
SPENT = frozenset({"probably-beaten", "already-yours", "saves-winner", "saves-leader", "cannot-win"})
"""What is said of a card that need not win."""
LOW = 9
"""Up to this number a card is led to be rid of it."""
DOOMED = 2
"""How many better cards the hands behind a card hold, on average, for it to be as good as beaten."""


def reasons(view: Table, seat: int, move: int) -> Reasons:
    """Why a player would make this move, the most important reason first."""
    found: Reasons = []
    if heuristics.cards_to_come(view) and not followers(view, seat, move):
        found.append({"reason": "ends-round"})
    elif EVIL_POTATOES >> move & 1 and own_man(view, seat):
        found += if_your_man_wins(view, seat, move)
    else:
        wins = winners(view, seat) >> move & 1
        found += if_it_leads(view, seat, move) if wins else if_it_does_not(view, seat, move)
    return (found + what_stays(view, seat, move, found))[:MOST]


def what_stays(view: Table, seat: int, card: int, found: Reasons) -> Reasons:
    """A hand should keep all its colours, so a card to spare comes from the longest."""
    if view.hand_sizes[seat] > 1 and view.hands[seat] & of_colour(card) == 1 << card:
        return [{"reason": "last-of-colour"}]
    lengths = [count(view.hands[seat] & cards_of_all(1 << colour)) for colour in range(GOLD)]
    others = lengths[: colour_of(card)] + lengths[colour_of(card) + 1 :]
    to_spare = playable_cards(view, seat) & ~of_colour(card) and lengths[colour_of(card)] > max(others)
    spent = any(reason["reason"] in SPENT for reason in found)
    return [{"reason": "longest-colour"}] if to_spare and spent else []


# ---- How the trick stands ----


def of_colour(card: int) -> int:
    return cards_of_all(1 << colour_of(card))


def owner(view: Table, place: int) -> int:
    """Whose card lies at a place of the trick."""
    return (view.leader + place) % view.players


def own_man(view: Table, seat: int) -> int:
    """The seat's own Potato Man in the trick, as a set of cards; only two players play to a trick twice."""
    cards = [int(view.trick[place]) for place in range(view.played) if owner(view, place) == seat]
    return mask_of(cards) & POTATO_MEN


def winners(view: Table, seat: int) -> int:
    """The cards that would put the seat in the lead: an Evil Potato does where its own Potato Man lies."""
    bar = value_of(view.trick[winning_place(view)]) if view.played else 0
    found = heuristics.beaters(view.trick_cards, bar)
    return found | EVIL_POTATOES if own_man(view, seat) else found


def followers(view: Table, seat: int, card: int) -> int:
    """The unseen cards that may be played after this one."""
    follow = heuristics.unseen_cards(view, seat) & heuristics.may_follow(view, colour_of(card))
    return follow & ~POTATO_MEN if (view.trick_cards | 1 << card) & POTATO_MEN else follow


def threats(view: Table, seat: int, card: int) -> int:
    """The unseen cards that can still take the trick from a leading card.

    An Evil Potato does so too where somebody else's Potato Man lies: it makes that one win.
    """
    if heuristics.cards_to_come(view) == 0:
        return 0
    trick = view.trick_cards | 1 << card
    over = heuristics.beaters(trick, value_of(card))
    if not trick & EVIL_POTATOES and view.trick_cards & POTATO_MEN & ~own_man(view, seat):
        over |= EVIL_POTATOES
    return over & followers(view, seat, card)


# ---- A card that leads the trick ----


def if_it_leads(view: Table, seat: int, card: int) -> Reasons:
    found = [*special_potatoes(view, seat, card), what_it_brings(view, seat, card)]
    if view.played == 0:
        weak = found[0]["reason"] == "probably-beaten" and value_of(card) <= LOW
        strong = view.hands[seat] & heuristics.at_least(heuristics.HIGH)
        return [{"reason": "gives-away"}, *found] if weak and strong else found
    place = winning_place(view)
    if owner(view, place) == seat:
        found.append({"reason": "overtakes-yourself", "card": CARD_TEXTS[view.trick[place]]})
    return found + cheaper_or_dearer(view, seat, card) + whose_loot(view, seat, place)


def what_it_brings(view: Table, seat: int, card: int) -> dict[str, Any]:
    """The sack that the trick brings, and how many unseen cards can still beat the card.

    Nothing is promised while cards are to come: whoever cannot follow ends the round, and the trick is lost.
    """
    over = threats(view, seat, card)
    later = heuristics.held_later(view, seat, heuristics.unseen_cards(view, seat))
    if count(over) * later >= DOOMED * 4096:
        return {"reason": "probably-beaten", "amount": count(over)}
    sack = sack_for(view, colour_of(card))
    if sack == NOBODY:
        return {"reason": "no-sack"}
    facts = {"sack": COLOURS[sack], "worth": worth_of(sack)}
    if heuristics.cards_to_come(view) == 0:
        return {"reason": "takes-sack", **facts}
    if over == 0:
        return {"reason": "sack-if-all-follow", **facts}
    if EVIL_POTATOES >> card & 1 and not over & ~POTATO_MEN:
        return {"reason": "only-potato-man", **facts}
    return {"reason": "leads-so-far", **facts, "amount": count(over)}


def whose_loot(view: Table, seat: int, place: int) -> Reasons:
    """Who would have the trick otherwise, and what it would bring there."""
    sack, other = sack_for(view, colour_of(view.trick[place])), owner(view, place)
    if sack == NOBODY or other == seat:
        return []
    return [{"reason": "keeps-from", "other": other, "sack": COLOURS[sack], "worth": worth_of(sack)}]


def cheaper_or_dearer(view: Table, seat: int, card: int) -> Reasons:
    """The last to play needs no more than the lowest card that wins."""
    enough = playable_cards(view, seat) & winners(view, seat) & of_colour(card)
    if heuristics.cards_to_come(view) or count(enough) == 1:
        return []
    if lowest(enough) == card:
        return [{"reason": "lowest-winner"}]
    return [{"reason": "lower-would-do", "card": CARD_TEXTS[lowest(enough)]}]


def if_your_man_wins(view: Table, seat: int, evil: int) -> Reasons:
    """With two players one's own Evil Potato makes one's own Potato Man win."""
    man = lowest(own_man(view, seat))
    loot = whose_loot(view, seat, winning_place(view))
    sack = sack_for(view, colour_of(man))
    if sack == NOBODY:
        return [{"reason": "catches-evil", "card": CARD_TEXTS[evil]}, *loot]
    facts = {"card": CARD_TEXTS[man], "sack": COLOURS[sack], "worth": worth_of(sack)}
    if heuristics.cards_to_come(view):
        return [{"reason": "your-man-if-all-follow", **facts}, *loot]
    return [{"reason": "your-man-wins", **facts}, *loot]


# ---- A card that does not ----


def if_it_does_not(view: Table, seat: int, card: int) -> Reasons:
    found = special_potatoes(view, seat, card)
    place = winning_place(view)
    enough = playable_cards(view, seat) & winners(view, seat)
    if owner(view, place) == seat:
        if not (EVIL_POTATOES >> card & 1 and view.trick_cards & POTATO_MEN):
            found.append({"reason": "already-yours", "card": CARD_TEXTS[view.trick[place]]})
    elif enough:
        found.append(what_it_saves(view, enough))
    elif {"reason": "waits-for-evil"} not in found:
        found.append({"reason": "cannot-win"})
    same = playable_cards(view, seat) & of_colour(card) & ~POTATO_MEN
    below = same & ~winners(view, seat) & (1 << card) - 1
    if below and not POTATO_MEN >> card & 1:
        found.append({"reason": "lower-would-do", "card": CARD_TEXTS[lowest(below)]})
    elif same >> card + 1 and value_of(same.bit_length() - 1) >= heuristics.HIGH:
        strong = CARD_TEXTS[same.bit_length() - 1]
        if strong not in [reason.get("card") for reason in found]:
            found.append({"reason": "keeps-strong", "card": strong})
    return found


def what_it_saves(view: Table, enough: int) -> dict[str, Any]:
    """The cheapest card that would take the trick; while cards are to come it would only lead so far."""
    _, cheapest = min((value_of(card), card) for card in range(len(CARD_TEXTS)) if enough >> card & 1)
    if heuristics.cards_to_come(view):
        return {"reason": "saves-leader", "card": CARD_TEXTS[cheapest]}
    return {"reason": "saves-winner", "card": CARD_TEXTS[cheapest]}


def special_potatoes(view: Table, seat: int, card: int) -> Reasons:
    """Potato Man catches Evil Potato, or waits for it; an Evil Potato had better not run into him."""
    men, evil = view.trick_cards & POTATO_MEN, view.trick_cards & EVIL_POTATOES
    if EVIL_POTATOES >> card & 1 and men:
        return [{"reason": "evil-caught", "card": CARD_TEXTS[lowest(men)]}]
    if not POTATO_MEN >> card & 1:
        return []
    if evil:
        return [{"reason": "catches-evil", "card": CARD_TEXTS[lowest(evil)]}]
    if heuristics.cards_to_come(view) and followers(view, seat, card) & EVIL_POTATOES:
        return [{"reason": "waits-for-evil"}]
    return [{"reason": "wastes-potato-man"}] if heuristics.unseen_cards(view, seat) & EVIL_POTATOES else []
