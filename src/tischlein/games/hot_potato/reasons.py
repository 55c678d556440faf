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
RARE = 25
"""In fewer of 1000 cases a potato hardly scores."""
GOOD = 600
"""In so many of 1000 cases a potato scores, and its effect no longer matters."""


def reasons(seen: Table, seat: int, move: int) -> Reasons:
    """Why a player would make this move, the most important reason first."""
    if seen.phase == CHOOSE:
        found = of_a_choice(seen, seat, move)
    elif seen.phase == EXTRA:
        found = of_an_extra(seen, seat, move)
    elif seen.phase == TARGET:
        found = of_skipping(seen, seat) if move == SKIP else of_aiming(seen, seat, move - AIM)
    else:
        found = of_an_effect(seen, seat, move)
    return found[:MOST]


# ---- Playing a potato ----


def odds(seen: Table, seat: int) -> tuple[int, int, int, int]:
    """The encounters a seat knows, those it does not, and how likely one of each comes next."""
    known = int(seen.known[seat])
    return (
        known,
        heuristics.unseen_cards(seen, known),
        heuristics.odds_known(seen),
        heuristics.odds_unseen(seen, known),
    )


def chance(seen: Table, seat: int, potato: int) -> int:
    """In how many of 1000 cases nobody will show a better one, as far as one can tell."""
    known, unseen, sure, vague = odds(seen, seat)
    others = leanings(seen, seat)
    wins = 0.0
    for encounter in range(ENCOUNTERS):
        comes = heuristics.likely(1 << encounter, known, unseen, sure, vague)
        wins += comes * prod(1 - shows_better(potato, encounter, leaning) for leaning in others)
    if potato == POTETO and seen.hot != seat and count(seen.hands[seat]) > 1:
        wins += (1000 - wins) * (heuristics.SECOND - heuristics.SECOND_EACH * seen.players) / 1024
    return round(wins)


def leanings(seen: Table, seat: int) -> list[int]:
    """What each other seat will probably choose: its potatoes side by side, in 255ths."""
    liked = heuristics.likings(seen)
    return [
        heuristics.leaning(liked, int(seen.hands[other])) for other in range(seen.players) if other != seat
    ]


def shows_better(potato: int, encounter: int, leaning: int) -> float:
    """How likely a seat that leans so shows a potato that beats this one against an encounter."""
    better = [other for other in range(POTATOES) if heuristics.UNDER[potato, other] >> encounter & 1]
    return sum(heuristics.entry(leaning, other) for other in better) / 255


def percent(thousandths: int) -> int:
    """Rounded to fives, for nobody knows better; the certain and the impossible are never said in percent."""
    return max(5, min(95, 5 * round(thousandths / 50)))


def safe_against(seen: Table, seat: int, potato: int) -> int:
    """The encounters on which no potato in another hand beats this one."""
    hands = 0
    for other in range(seen.players):
        hands |= 0 if other == seat else int(seen.hands[other])
    return int(heuristics.ON_TOP[potato, hands & ~(1 << potato)])


def of_a_choice(seen: Table, seat: int, potato: int) -> Reasons:
    if last := last_in_hand(seen, seat):
        return last
    known, unseen, _, vague = odds(seen, seat)
    safe = safe_against(seen, seat, potato)
    wins = chance(seen, seat, potato)
    if (known | unseen if vague else known) & ~safe == 0:
        return [{"reason": "unbeatable"}, *race(seen, seat)]
    hand = [other for other in range(len(POTATO_IDS)) if seen.hands[seat] >> other & 1]
    if wins < RARE:
        found: Reasons = [{"reason": "hardly-scores"}]
    elif wins == max(chance(seen, seat, other) for other in hand):
        found = [{"reason": "best-chance", "percent": percent(wins)}]
    else:
        found = [{"reason": "scores-perhaps", "percent": percent(wins)}]
    if potato == POTETO:
        found.append({"reason": "no-helper"} if seen.hot == seat else {"reason": "helper"})
    elif wins < GOOD:
        found += if_it_loses(seen, seat, potato)
    if known & safe:
        found.insert(1, {"reason": "tops", "encounters": encounter_list(known & safe)})
    return found + race(seen, seat)


def last_in_hand(seen: Table, seat: int) -> Reasons:
    """Whoever has played the last one gets all potatoes back."""
    hand = int(seen.hands[seat])
    return [{"reason": "last-potato", "potato": POTATO_IDS[lowest(hand)]}] if count(hand) == 1 else []


def if_it_loses(seen: Table, seat: int, potato: int) -> Reasons:
    """Losing is not in vain where the effect helps."""
    if potato == RAMBO:
        return [{"reason": "loses-freed"} if seen.hot == seat else {"reason": "loses-rambo"}]
    if seen.hot == seat:
        return [{"reason": "effect-blocked"}]
    if heuristics.effect_worth(seen, seat, potato) <= 0:
        return []
    if potato == COUCH:
        return [{"reason": "loses-couch", "potatoes": potato_list(seen.discards[seat])}]
    if potato == APEELING:
        return [{"reason": "loses-apeeling"}]
    return [{"reason": "loses-robo"} if potato == ROBO else {"reason": "loses-sweet"}]


def race(seen: Table, seat: int) -> Reasons:
    """Sweet doubles, and whoever is one score away from the end."""
    found: Reasons = []
    if may_win(seen, seat):
        found.append({"reason": "wins-game"})
    elif rules.worth(seen, seat) == 2:
        found.append({"reason": "counts-double"})
    other = heuristics.strongest_other(seen, seat)
    if may_win(seen, other):
        found.append({"reason": "other-near-end", "other": other})
    return found


def may_win(seen: Table, seat: int) -> bool:
    """With one more score a seat would reach the target and have more points than anybody else has now."""
    points = seen.scores[seat] + rules.worth(seen, seat)
    return bool(points >= seen.target and points > seen.scores[heuristics.strongest_other(seen, seat)])


# ---- Adding an extra ----


def of_an_extra(seen: Table, seat: int, move: int) -> Reasons:
    """How often Poteto scores as it lies, and what the extra adds; whoever else adds one does so blindly."""
    known, unseen, sure, vague = odds(seen, seat)
    possible = known | unseen if vague else known
    alone, both = [], []
    for potatoes in lying_and_coming(seen, seat):
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
    found += last_in_hand(seen, seat)
    return found + (if_it_loses(seen, seat, move) if wins < GOOD else [])


def lying_and_coming(seen: Table, seat: int) -> tuple[int, int]:
    """The others' potatoes that lie open, and the same with all that may be added at the same time."""
    lying = hands = 0
    for other in range(seen.players):
        if other != seat:
            lying |= int(seen.played[other])
            hands |= int(seen.hands[other]) if (seen.owing | seen.answered) >> other & 1 else 0
    return lying, lying | hands


# ---- Sending the Hot Potato ----


def of_aiming(seen: Table, seat: int, other: int) -> Reasons:
    """At whom: protected, equally armed, already holding it, or about to use an effect.

    Who else has to agree comes before all that depends on it.
    """
    found: Reasons = [{"reason": "frees-you"}] if seen.hot == seat else []
    if rules.is_protected(seen, other):
        return [*found, {"reason": "protected", "other": other}]
    if not rules.can_be_hit(seen, other):
        return [*found, {"reason": "also-rambo", "other": other}]
    agree = must_agree(seen, seat)
    found += agree
    if seen.hot == other:
        stays = {"reason": "stays-if-unopposed"} if agree else {"reason": "stays-there"}
        found.append({**stays, "other": other})
    elif rules.may_use_effect(seen, other):
        potato = POTATO_IDS[lowest(rules.usable_card(seen, other))]
        found.append({"reason": "stops-effect", "other": other, "potato": potato})
    found += among_the_others(seen, seat, other)
    return found or [{"reason": "hampers", "other": other}]


def among_the_others(seen: Table, seat: int, other: int) -> Reasons:
    """Whether a seat leads the others; of two players there is but one other."""
    if seen.players == 2:
        return []
    if seen.scores[other] == seen.scores[heuristics.strongest_other(seen, seat)]:
        return [{"reason": "slows-leader", "other": other, "points": int(seen.scores[other])}]
    return [{"reason": "slows-other", "other": other}]


def other_senders(seen: Table, seat: int) -> int:
    """The other seats that may send the Hot Potato in this step."""
    return (seen.owing | seen.answered) & ~(1 << seat)


def must_agree(seen: Table, seat: int) -> Reasons:
    others = other_senders(seen, seat)
    return [{"reason": "must-agree", "other": lowest(others)}] if others else []


def of_skipping(seen: Table, seat: int) -> Reasons:
    """Where the Hot Potato stays, unless somebody else may send it and can do something with that."""
    hittable = any(rules.can_be_hit(seen, other) for other in range(seen.players) if other != seat)
    if seen.hot == NOBODY and not hittable:
        return [{"reason": "nobody-to-hit"}]
    others = other_senders(seen, seat)
    if others:
        return [{"reason": "leaves-it-to", "other": lowest(others), "amount": count(others)}]
    if seen.hot == seat:
        return [{"reason": "keeps-hot"}]
    if seen.hot != NOBODY:
        return [{"reason": "stays-there", "other": int(seen.hot)}]
    return [{"reason": "stays-in-the-middle"}]


# ---- Using an effect ----


def of_an_effect(seen: Table, seat: int, move: int) -> Reasons:
    if rules.game_is_over(seen):
        return [{"reason": "game-ends"}]
    potato = lowest(rules.usable_card(seen, seat))
    if potato == COUCH and seen.hands[seat] == 0:
        return [{"reason": "couch-comes-back"} if move == SKIP else {"reason": "couch-stays-out"}]
    if move == SKIP:
        return [*why_not(seen, seat, potato), {"reason": "effect-lost", "potato": POTATO_IDS[potato]}]
    if potato == COUCH:
        return [{"reason": "uses-couch", "potatoes": potato_list(seen.discards[seat])}]
    if potato == APEELING:
        amount = min(rules.SHOWN_CARDS, seen.pile_size)
        new = amount - count(int(seen.known[seat]))
        return [{"reason": "uses-apeeling", "amount": amount} if new else {"reason": "knows-already"}]
    return [{"reason": "uses-sweet"} if potato == SWEET else {"reason": "uses-robo"}]


def why_not(seen: Table, seat: int, potato: int) -> Reasons:
    """Potatoes may soon come back by themselves, and who knows the next encounter would mix it."""
    if potato == COUCH:
        return last_in_hand(seen, seat)
    sure = seen.near == count(int(seen.known[seat])) == 1
    return [{"reason": "stays-sure"}] if potato == APEELING and sure and seen.pile_size > 1 else []
