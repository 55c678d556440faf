"""Why a move in Hot Potato! is a good one, or a poor one, as data for words."""

from __future__ import annotations

from math import prod
from typing import Any

from tischlein.engine.bits import count, lowest
from tischlein.games.hot_potato import heuristics, rules
from tischlein.games.hot_potato.cards import (
    APEELING,
    COUCH,
    ENCOUNTERS,
    POTATO_IDS,
    POTATOES,
    POTETO,
    RAMBO,
    ROBO,
    SWEET,
)
from tischlein.games.hot_potato.notation import encounter_list, potato_list
from tischlein.games.hot_potato.rules import AIM, CHOOSE, EXTRA, NOBODY, NONE, SKIP, TARGET, Table

Reasons = list[dict[str, Any]]
MOST = 3
OBJECTIONS = frozenset({"extra-no-help", "effect-lost"})
"""What speaks against a move: not to be said of the best one."""
DRAWBACKS = frozenset(
    {
        "hardly-scores",
        "no-helper",
        "effect-blocked",
        "protected",
        "also-rambo",
        "slows-other",
        "keeps-hot",
        "knows-already",
    }
)
"""What only speaks against a move: not to be said of one that is called the best."""
RARE = 25
"""With a lower chance, in 1000 cases, a potato hardly scores."""
GOOD = 600
"""With at least this chance of scoring, in 1000 cases, the effect of a potato no longer matters."""


def reasons(view: Table, seat: int, move: int) -> Reasons:
    """Why a player would make this move, the most important reason first."""
    if view.phase == CHOOSE:
        found = of_a_choice(view, seat, move)
    elif view.phase == EXTRA:
        found = of_an_extra(view, seat, move)
    elif view.phase == TARGET:
        found = of_skipping(view, seat) if move == SKIP else of_aiming(view, seat, move - AIM)
    else:
        found = of_an_effect(view, seat, move)
    return found[:MOST]


# ---- Playing a potato ----


def odds(view: Table, seat: int) -> tuple[int, int, int, int]:
    """The encounters a seat knows, those it does not, and how likely one of each comes next."""
    known = int(view.known[seat])
    return (
        known,
        heuristics.unseen_cards(view, known),
        heuristics.odds_known(view),
        heuristics.odds_unseen(view, known),
    )


def chance(view: Table, seat: int, potato: int) -> int:
    """In how many of 1000 cases nobody will show a better one, as far as one can tell."""
    known, unseen, sure, vague = odds(view, seat)
    others = leanings(view, seat)
    wins = 0.0
    for encounter in range(ENCOUNTERS):
        comes = heuristics.likely(1 << encounter, known, unseen, sure, vague)
        wins += comes * prod(1 - shows_better(potato, encounter, leaning) for leaning in others)
    if potato == POTETO and view.hot != seat and count(view.hands[seat]) > 1:
        wins += (1000 - wins) * (heuristics.SECOND - heuristics.SECOND_EACH * view.players) / 1024
    return round(wins)


def leanings(view: Table, seat: int) -> list[int]:
    """What each other seat will probably choose: its potatoes side by side, in 255ths."""
    liked = heuristics.likings(view)
    return [
        heuristics.leaning(liked, int(view.hands[other])) for other in range(view.players) if other != seat
    ]


def shows_better(potato: int, encounter: int, leaning: int) -> float:
    """How likely a seat that leans so shows a potato that beats this one against an encounter."""
    better = [other for other in range(POTATOES) if heuristics.UNDER[potato, other] >> encounter & 1]
    return sum(heuristics.entry(leaning, other) for other in better) / 255


def percent(thousandths: int) -> int:
    """Rounded to fives, for nobody knows better; the certain and the impossible are never said in percent."""
    return max(5, min(95, 5 * round(thousandths / 50)))


def safe_against(view: Table, seat: int, potato: int) -> int:
    """The encounters on which no potato in another hand beats this one."""
    hands = 0
    for other in range(view.players):
        hands |= 0 if other == seat else int(view.hands[other])
    return int(heuristics.ON_TOP[potato, hands & ~(1 << potato)])


def of_a_choice(view: Table, seat: int, potato: int) -> Reasons:
    if last := last_in_hand(view, seat):
        return last
    known, unseen, _, vague = odds(view, seat)
    safe = safe_against(view, seat, potato)
    wins = chance(view, seat, potato)
    if (known | unseen if vague else known) & ~safe == 0:
        return [{"reason": "unbeatable"}, *race(view, seat)]
    hand = [other for other in range(len(POTATO_IDS)) if view.hands[seat] >> other & 1]
    if wins < RARE:
        found: Reasons = [{"reason": "hardly-scores"}]
    elif wins == max(chance(view, seat, other) for other in hand):
        found = [{"reason": "best-chance", "percent": percent(wins)}]
    else:
        found = [{"reason": "scores-perhaps", "percent": percent(wins)}]
    if potato == POTETO:
        found.append({"reason": "no-helper"} if view.hot == seat else {"reason": "helper"})
    elif wins < GOOD:
        found += if_it_loses(view, seat, potato)
    if known & safe:
        found.insert(1, {"reason": "tops", "encounters": encounter_list(known & safe)})
    return found + race(view, seat)


def last_in_hand(view: Table, seat: int) -> Reasons:
    """Whoever has played the last one gets all potatoes back."""
    hand = int(view.hands[seat])
    return [{"reason": "last-potato", "potato": POTATO_IDS[lowest(hand)]}] if count(hand) == 1 else []


def if_it_loses(view: Table, seat: int, potato: int) -> Reasons:
    """Losing is not in vain where the effect helps."""
    if potato == RAMBO:
        return [{"reason": "loses-freed"} if view.hot == seat else {"reason": "loses-rambo"}]
    if view.hot == seat:
        return [{"reason": "effect-blocked"}]
    if heuristics.effect_worth(view, seat, potato) <= 0:
        return []
    if potato == COUCH:
        return [{"reason": "loses-couch", "potatoes": potato_list(view.discards[seat])}]
    if potato == APEELING:
        return [{"reason": "loses-apeeling"}]
    return [{"reason": "loses-robo"} if potato == ROBO else {"reason": "loses-sweet"}]


def race(view: Table, seat: int) -> Reasons:
    """Sweet doubles, and whoever is one score away from the end."""
    found: Reasons = []
    if may_win(view, seat):
        found.append({"reason": "wins-game"})
    elif rules.worth(view, seat) == 2:
        found.append({"reason": "counts-double"})
    other = heuristics.strongest_other(view, seat)
    if may_win(view, other):
        found.append({"reason": "other-near-end", "other": other})
    return found


def may_win(view: Table, seat: int) -> bool:
    """With one more score a seat would reach the target and have more points than anybody else has now."""
    points = view.scores[seat] + rules.worth(view, seat)
    return bool(points >= view.target and points > view.scores[heuristics.strongest_other(view, seat)])


# ---- Adding an extra ----


def of_an_extra(view: Table, seat: int, move: int) -> Reasons:
    """How often Poteto scores as it lies, and what the extra adds; whoever else adds one does so blindly."""
    known, unseen, sure, vague = odds(view, seat)
    possible = known | unseen if vague else known
    alone, both = [], []
    for potatoes in lying_and_coming(view, seat):
        alone.append(int(heuristics.ON_TOP[POTETO, potatoes]))
        both.append(alone[-1] if move == NONE else alone[-1] | int(heuristics.ON_TOP[move, potatoes]))
    first, wins = (
        sum(heuristics.likely(some, known, unseen, sure, vague) for some in cases) // 2
        for cases in (alone, both)
    )
    if possible & ~alone[-1] == 0:
        found: Reasons = [{"reason": "poteto-enough"}]
    elif move == NONE and first < RARE:
        found = [{"reason": "poteto-hardly"}]
    elif move == NONE:
        found = [{"reason": "poteto-alone", "percent": percent(first)}]
    elif possible & ~both[-1] == 0:
        found = [{"reason": "extra-for-sure"}]
    elif wins > first:
        found = [{"reason": "extra-helps", "percent": percent(wins)}]
    else:
        found = [{"reason": "extra-no-help"}]
    if move == NONE:
        return [*found, {"reason": "keeps-hand"}]
    found += last_in_hand(view, seat)
    return found + (if_it_loses(view, seat, move) if wins < GOOD else [])


def lying_and_coming(view: Table, seat: int) -> tuple[int, int]:
    """The others' potatoes that lie open, and the same with all that may be added at the same time."""
    lying = hands = 0
    for other in range(view.players):
        if other != seat:
            lying |= int(view.played[other])
            hands |= int(view.hands[other]) if (view.owing | view.answered) >> other & 1 else 0
    return lying, lying | hands


# ---- Sending the Hot Potato ----


def of_aiming(view: Table, seat: int, other: int) -> Reasons:
    """At whom: protected, equally armed, already holding it, or about to use an effect.

    Who else has to agree comes before all that depends on it.
    """
    found: Reasons = [{"reason": "frees-you"}] if view.hot == seat else []
    if rules.is_protected(view, other):
        return [*found, {"reason": "protected", "other": other}]
    if not rules.can_be_hit(view, other):
        return [*found, {"reason": "also-rambo", "other": other}]
    agree = must_agree(view, seat)
    found += agree
    if view.hot == other:
        stays = {"reason": "stays-if-unopposed"} if agree else {"reason": "stays-there"}
        found.append({**stays, "other": other})
    elif rules.may_use_effect(view, other):
        potato = POTATO_IDS[lowest(rules.usable_card(view, other))]
        found.append({"reason": "stops-effect", "other": other, "potato": potato})
    found += among_the_others(view, seat, other)
    return found or [{"reason": "hampers", "other": other}]


def among_the_others(view: Table, seat: int, other: int) -> Reasons:
    """Whether a seat leads the others; of two players there is but one other."""
    if view.players == 2:
        return []
    if view.scores[other] == view.scores[heuristics.strongest_other(view, seat)]:
        return [{"reason": "slows-leader", "other": other, "points": int(view.scores[other])}]
    return [{"reason": "slows-other", "other": other}]


def other_senders(view: Table, seat: int) -> int:
    """The other seats that may send the Hot Potato in this step."""
    return (view.owing | view.answered) & ~(1 << seat)


def must_agree(view: Table, seat: int) -> Reasons:
    others = other_senders(view, seat)
    return [{"reason": "must-agree", "other": lowest(others)}] if others else []


def of_skipping(view: Table, seat: int) -> Reasons:
    """Where the Hot Potato stays, unless somebody else may send it and can do something with that."""
    hittable = any(rules.can_be_hit(view, other) for other in range(view.players) if other != seat)
    if view.hot == NOBODY and not hittable:
        return [{"reason": "nobody-to-hit"}]
    others = other_senders(view, seat)
    if others:
        return [{"reason": "leaves-it-to", "other": lowest(others), "amount": count(others)}]
    if view.hot == seat:
        return [{"reason": "keeps-hot"}]
    if view.hot != NOBODY:
        return [{"reason": "stays-there", "other": int(view.hot)}]
    return [{"reason": "stays-in-the-middle"}]


# ---- Using an effect ----


def of_an_effect(view: Table, seat: int, move: int) -> Reasons:
    if rules.game_is_over(view):
        return [{"reason": "game-ends"}]
    potato = lowest(rules.usable_card(view, seat))
    if potato == COUCH and view.hands[seat] == 0:
        return [{"reason": "couch-comes-back"} if move == SKIP else {"reason": "couch-stays-out"}]
    if move == SKIP:
        return [*why_not(view, seat, potato), {"reason": "effect-lost", "potato": POTATO_IDS[potato]}]
    if potato == COUCH:
        return [{"reason": "uses-couch", "potatoes": potato_list(view.discards[seat])}]
    if potato == APEELING:
        amount = min(rules.SHOWN_CARDS, view.pile_size)
        new = amount - count(int(view.known[seat]))
        return [{"reason": "uses-apeeling", "amount": amount} if new else {"reason": "knows-already"}]
    return [{"reason": "uses-sweet"} if potato == SWEET else {"reason": "uses-robo"}]


def why_not(view: Table, seat: int, potato: int) -> Reasons:
    """Potatoes may soon come back by themselves, and who knows the next encounter would mix it."""
    if potato == COUCH:
        return last_in_hand(view, seat)
    sure = view.near == count(int(view.known[seat])) == 1
    return [{"reason": "stays-sure"}] if potato == APEELING and sure and view.pile_size > 1 else []
