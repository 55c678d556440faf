"""Why a move in Der Elefant im Porzellanladen is a good one, or a poor one, as data for words."""

from __future__ import annotations

from typing import Any

from tischlein.engine import left_of
from tischlein.games.elefant import heuristics, rules
from tischlein.games.elefant.cards import (
    CARDS_A_SCORING,
    COLOURS,
    ELEPHANT_TEXTS,
    KIND_TEXTS,
    MAX_MONEY,
    cards_of,
)
from tischlein.games.elefant.notation import best_colour
from tischlein.games.elefant.porcelain import card, first_kind, how_many, how_many_of, one_of_each
from tischlein.games.elefant.positions import CHOICES, texts
from tischlein.games.elefant.rules import (
    ALL,
    COLOUR,
    HIGHEST,
    LOWEST,
    NO_ELEPHANT,
    Table,
    open_choices,
    worth,
)

Reasons = list[dict[str, Any]]
MOST = 3
OBJECTIONS = frozenset({"milder-there", "better-drop", "better-method", "better-colour"})
"""What names a better move than the one that is spoken of."""
DRAWBACKS = frozenset({"spoils", "improves-nothing", "last-money", "pass-once"})
"""What only speaks against a move: not to be said of one that is called the best."""
DEAR = 300
"""How many hundredths of a point are worth taking away from the next seat."""
CRUEL = 600
"""How many hundredths of a point of damage make an elephant worth the pass card."""
COMES = {LOWEST: (11, 13, 12), HIGHEST: (15, 13, 13), ALL: (11, 15, 21), COLOUR: (8, 12, 14)}
STAYS = {LOWEST: (0, 0, 0), HIGHEST: (0, 0, 0), ALL: (66, 48, 15), COLOUR: (75, 51, 47)}
"""What a method brings later on, with one, two or three scorings to come, and the percentage of what it
would bring now, as it went in many games. What the bot reckons with was found to win, not to foretell."""


def reasons(view: Table, seat: int, move: int) -> Reasons:
    """Why a player would make this move, the most important reason first."""
    if move >= rules.DROP:
        found = of_a_drop(view, seat, move - rules.DROP)
    elif move >= rules.SCORE:
        found = of_a_scoring(view, seat, move)
    elif move == rules.PASS:
        found = of_passing(view, seat)
    elif move >= rules.ELEPHANT:
        found = of_an_elephant(view, seat, move - rules.ELEPHANT)
    else:
        found = of_a_purchase(view, seat, move - rules.BUY)
    return found[:MOST]


# ---- What a collection is good for ----


def outlook(view: Table, seat: int, collection: int, money: int) -> int:
    """What a seat's collection will bring with so much money in hand, in hundredths of a point."""
    later = heuristics.scorings_after_next(view)
    until_scoring = heuristics.purchases_left(view) - CARDS_A_SCORING * later
    return heuristics.prospect(
        collection, view.used[seat], later, heuristics.danger(view, until_scoring, money)
    )


def in_points(hundredths: int) -> int:
    return max(0, round(hundredths / 100))


def open_methods(view: Table, seat: int, collection: int) -> list[int]:
    """The methods still free; of the colours only the best."""
    free = open_choices(view, seat)
    methods = [choice for choice in (LOWEST, HIGHEST, ALL) if free >> choice & 1]
    return [*methods, best_colour(collection)] if free >> COLOUR else methods


def changes(view: Table, seat: int, collection: int) -> Reasons:
    """Which method gains most by a new collection, and which loses."""
    old = view.collections[seat]
    gains = {}
    for method in open_methods(view, seat, collection):
        before = best_colour(old) if method >= COLOUR else method
        gains[method] = worth(collection, method) - worth(old, before)
    best = max(gains, key=lambda method: gains[method])
    found: Reasons = []
    if gains[best] > 0:
        found.append({"reason": "improves", "method": CHOICES[best], "points": gains[best]})
    if gains.get(LOWEST, 0) < 0:
        found.append({"reason": "spoils", "method": CHOICES[LOWEST], "points": -gains[LOWEST]})
    return found


# ---- Buying porcelain ----


def is_last_purchase(view: Table) -> bool:
    """The card after which only the last scoring is left."""
    return how_many(view.shop) == 1 and view.porcelain_left == 0


def of_a_purchase(view: Table, seat: int, kind: int) -> Reasons:
    """What the card is good for; elephants and money matter only to those who will have another turn."""
    found: Reasons = []
    goes_on = not is_last_purchase(view)
    if how_many(view.shop) == 1 and view.porcelain_left % CARDS_A_SCORING == 0:
        found.append({"reason": "brings-scoring"})
    found += changes(view, seat, view.collections[seat] + card(kind))
    if goes_on and not any(reason["reason"] == "improves" for reason in found):
        protects = has_better(view.collections[seat], kind)
        found.append({"reason": "fodder"} if protects else {"reason": "improves-nothing"})
    if view.money[seat] == MAX_MONEY:
        found.append({"reason": "must-buy"})
    found += wanted_next(view, seat, kind)
    return [*found, {"reason": "last-money"}] if goes_on and view.money[seat] == 1 else found


def has_better(collection: int, kind: int) -> bool:
    """Whether a collection has a card of a higher value, whatever its colour."""
    return any(text[1] > KIND_TEXTS[kind][1] for text in texts(collection))


def wanted_next(view: Table, seat: int, kind: int) -> Reasons:
    """The next seat can pay and would gain most by this very card, of which no other copy lies there."""
    other = left_of(view, seat)
    if view.money[other] == 0 or how_many(view.shop) == 1 or how_many_of(kind, view.shop) > 1:
        return []
    now = outlook(view, other, view.collections[other], view.money[other])
    favourite, gain, _ = heuristics.best_buy(view, other, now, one_of_each(view.shop), NO_ELEPHANT, 0)
    return [{"reason": "denies-card", "other": other}] if favourite == kind and gain >= DEAR else []


# ---- Taking an elephant ----


def damage(view: Table, seat: int, elephant: int) -> tuple[int, int]:
    """The cards that a careful owner loses to an elephant, and what that costs in hundredths of a point."""
    money, collection = view.money[seat] + 1, view.collections[seat]
    later = heuristics.scorings_after_next(view)
    fear = heuristics.danger(view, heuristics.purchases_left(view) - CARDS_A_SCORING * later, money)
    lost = heuristics.least_loss(view, collection, view.used[seat], elephant, later, fear)
    cost = outlook(view, seat, collection, money) - outlook(view, seat, collection - lost, money)
    return lost, cost


def mildest(view: Table, seat: int, elephants: int) -> tuple[int, int]:
    """What the mildest of these elephants costs a seat, and which it is."""
    herd, found = one_of_each(elephants), []
    while herd:
        found.append((damage(view, seat, first_kind(herd))[1], first_kind(herd)))
        herd &= herd - 1
    return min(found)


def of_an_elephant(view: Table, seat: int, elephant: int) -> Reasons:
    lost, cost = damage(view, seat, elephant)
    least, milder = mildest(view, seat, view.herd)
    if lost == 0:
        found: Reasons = [{"reason": "unharmed"}]
    else:
        found = [{"reason": "breaks", "cards": texts(lost), "points": in_points(cost)}]
    if cost > least:
        found.append({"reason": "milder-there", "elephant": ELEPHANT_TEXTS[milder]})
    elif lost and how_many(one_of_each(view.herd)) > 1:
        found.append({"reason": "mildest"})
    if view.money[seat] == 0:
        may_pass = view.pass_cards >> seat & 1
        found.append({"reason": "needs-money"} if may_pass else {"reason": "only-elephants"})
    return found + wanted_by_next(view, seat, elephant)


def wanted_by_next(view: Table, seat: int, elephant: int) -> Reasons:
    """The next seat may take an elephant, and all that would be left are worse for it than this one."""
    other, left = left_of(view, seat), view.herd - card(elephant)
    if view.money[other] == MAX_MONEY or left == 0:
        return []
    dearer = damage(view, other, elephant)[1] < mildest(view, other, left)[0]
    return [{"reason": "denies-elephant", "other": other}] if dearer else []


def of_a_drop(view: Table, seat: int, lost: int) -> Reasons:
    """The cheapest loss, or a dearer one; few cards of a colour can make it safe."""
    best, least = damage(view, seat, view.elephant)
    money, collection = view.money[seat] + 1, view.collections[seat]
    cost = outlook(view, seat, collection, money) - outlook(view, seat, collection - lost, money)
    found: Reasons = [{"reason": "costs-least", "points": in_points(cost)}]
    if cost > least:
        found = [{"reason": "better-drop", "cards": texts(best)}]
    found += [reason for reason in changes(view, seat, collection - lost) if reason["reason"] == "improves"]
    bare = [c for c in range(COLOURS) if collection & cards_of(c) and not (collection - lost) & cards_of(c)]
    return [*found, {"reason": "bare-colour"}] if bare else found


# ---- Passing ----


def of_passing(view: Table, seat: int) -> Reasons:
    found: Reasons = []
    cost, elephant = mildest(view, seat, view.herd)
    if view.money[seat] < MAX_MONEY and cost >= CRUEL:
        found.append({"reason": "avoids-elephants", "elephant": ELEPHANT_TEXTS[elephant]})
        broke, undecided = (heuristics.others_with(view, seat, money) for money in (0, 1))
        if heuristics.renewal(view.herd, broke, undecided):
            found.append({"reason": "new-herd"})
    elif view.money[seat] == MAX_MONEY:
        now = outlook(view, seat, view.collections[seat], MAX_MONEY)
        gain = heuristics.best_buy(view, seat, now, one_of_each(view.shop), NO_ELEPHANT, 0)[1]
        found += [{"reason": "avoids-purchase"}] if gain < 0 else []
    return [*found, {"reason": "pass-once"}]


# ---- Scoring ----


def of_a_scoring(view: Table, seat: int, move: int) -> Reasons:
    """What the method brings now, what it would bring later, and whether another one suits better."""
    collection, method = view.collections[seat], move - rules.SCORE
    points = worth(collection, method)
    later = view.porcelain_left // CARDS_A_SCORING
    if later == 0:
        found: Reasons = [{"reason": "last-scoring", "points": points}]
    else:
        then = if_put_off(collection, method, later)
        found = [{"reason": "now-or-later", "points": points, "later": then}]
    if method >= COLOUR and points < worth(collection, best_colour(collection)):
        return [{"reason": "better-colour", "method": CHOICES[best_colour(collection)]}, *found]
    return found + what_can_wait(view, seat, method, later) if later else found


def if_put_off(collection: int, method: int, later: int) -> int:
    """What a method will probably bring when it is scored later."""
    kind = min(method, COLOUR)
    return COMES[kind][later - 1] + STAYS[kind][later - 1] * worth(collection, method) // 100


def what_can_wait(view: Table, seat: int, method: int, later: int) -> Reasons:
    """The method that gains least by being put off suits best now, unless others gain no more."""
    collection, kind = view.collections[seat], min(method, COLOUR)

    def gain(choice: int) -> int:
        return if_put_off(collection, choice, later) - worth(collection, choice)

    others = [choice for choice in open_methods(view, seat, collection) if min(choice, COLOUR) != kind]
    least = min(others, key=gain)
    if gain(least) < gain(method):
        return [{"reason": "better-method", "method": CHOICES[least]}]
    return [{"reason": "best-now", "amount": len(others)}] if gain(least) > gain(method) else []
