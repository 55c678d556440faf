"""Why a move in Heckmeck am Karteneck is a good one, or a poor one, as data for words."""

from __future__ import annotations

from typing import Any

from tischlein.games.heckmeck import heuristics
from tischlein.games.heckmeck.cards import (
    NUMBERS,
    WORM_CARDS,
    all_copies,
    kinds_in,
    lowest_portion,
    of_new_kinds,
    one_of_each_number,
    one_of_the_lowest,
    size_of,
    total_of,
    worms_in,
    worms_on,
)
from tischlein.games.heckmeck.notation import lay_outs, portion_facts, portion_list, worm_list
from tischlein.games.heckmeck.rules import (
    NOBODY,
    PASS,
    STEAL,
    Table,
    cards_to_choose_from,
    is_valid,
    whom_to_rob,
)

Reasons = list[dict[str, Any]]
MOST = 3
OBJECTIONS = frozenset({"leaves-cards", "cards-left-over", "harmless"})
"""What speaks against a move, or not for it: not to be said of the best one."""
DRAWBACKS = frozenset(
    {"forgoes-theft", "loses-display", "needs-worm", "covers-portion", "costly", "takes-lowest"}
)
"""What only speaks against a move: not to be said of one that is called the best."""
MANY = 3
"""How many cards in one lay-out are missed later."""
WORTH_COVERING = 3
"""How many worms make a portion better not left on top."""
BY_KIND, BY_CARD = 35, 4
"""The tenths of a pip by which another display still grows for each kind it lacks, and for each card in that
hand, as it went in many games. What the bot reckons with was found to win, not to foretell."""


def reasons(view: Table, seat: int, move: int) -> Reasons:
    """Why a player would make this move, the most important reason first."""
    if move == STEAL:
        found = [{"reason": "steals", **prey(view, seat)}, *in_the_menu(view, seat), *two_cards(view)]
    elif move == PASS:
        found = no_choice(view, seat)
        found += with_a_worm(view, seat) if is_valid(view, seat) else without_a_worm(view, seat)
    else:
        found = of_a_lay_out(view, seat, move)
    return found[:MOST] or [{"reason": "harmless"}]


def top_of(view: Table, seat: int) -> int:
    """The portion on top of a stack; 0 also where there is none."""
    return int(view.stacks[seat][view.stack_sizes[seat]])


def prey(view: Table, seat: int) -> dict[str, int]:
    """Whom to rob, and of what."""
    other = whom_to_rob(view, seat)
    return {"other": other, **portion_facts(top_of(view, other))}


def others_than(view: Table, seat: int) -> list[int]:
    return [other for other in range(view.players) if other != seat]


def rank_of(total: int, display: int) -> int:
    """What decides in the menu: the total, and of equal totals the highest worm."""
    return total << WORM_CARDS | worms_in(display)


def rank_now(display: int) -> int:
    """Without a worm a display counts for nothing."""
    return rank_of(total_of(display), display) if worms_in(display) else 0


def portion_for(view: Table, display: int, ranks: list[int]) -> int:
    """What the menu gives for a display against others of these ranks; without a worm the lowest."""
    if not worms_in(display):
        return lowest_portion(view.grill)
    return portion_list(view.grill)[-1 - sum(rank > rank_now(display) for rank in ranks)]


def still_grows(view: Table, other: int) -> int:
    """By how many tenths of a pip another display will probably grow before its owner passes."""
    return (heuristics.A_WORM - kinds_in(view.displays[other])) * (BY_KIND + BY_CARD * view.hand_sizes[other])


def portion_in_the_end(view: Table, seat: int) -> int:
    """What to expect from the menu for one's display as it lies, the others growing as usual."""
    ranks = []
    for other in others_than(view, seat):
        total = heuristics.guess(view, other, still_grows(view, other)) // 10
        ranks.append(rank_of(total, view.displays[other]))
    return portion_for(view, view.displays[seat], ranks)


# ---- Passing ----


def no_choice(view: Table, seat: int) -> Reasons:
    nothing = cards_to_choose_from(view, seat) == 0 and whom_to_rob(view, seat) == NOBODY
    return [{"reason": "nothing-fits"}] if nothing else []


def two_cards(view: Table) -> Reasons:
    """Whoever passes last draws none; after the last round cards are worth nothing."""
    helps = heuristics.others_in(view) and heuristics.rounds_to_come(view)
    return [{"reason": "two-cards"}] if helps else []


def in_the_menu(view: Table, seat: int) -> Reasons:
    """What one's total brings: for certain when all others have passed."""
    display = view.displays[seat]
    facts = {"total": total_of(display), **portion_facts(portion_in_the_end(view, seat))}
    return [
        {"reason": "menu-likely", **facts}
        if heuristics.others_in(view)
        else {"reason": "menu-for-sure", **facts}
    ]


def with_a_worm(view: Table, seat: int) -> Reasons:
    found: Reasons = []
    if whom_to_rob(view, seat) != NOBODY:
        found.append({"reason": "forgoes-theft", **prey(view, seat)})
    found += in_the_menu(view, seat)
    best = portion_in_the_end(view, seat) == portion_list(view.grill)[-1]
    settled = best and heuristics.others_in(view) == 0
    if heuristics.rounds_to_come(view) == 0 and cards_to_choose_from(view, seat) and not settled:
        found.append({"reason": "cards-left-over"})
    return found + two_cards(view)


def without_a_worm(view: Table, seat: int) -> Reasons:
    """The lowest portion; it may at least lie on top of a better one."""
    found: Reasons = [{"reason": "takes-lowest", **portion_facts(lowest_portion(view.grill))}]
    top = top_of(view, seat)
    if worms_on(top) >= WORTH_COVERING and (heuristics.others_in(view) or heuristics.rounds_to_come(view)):
        found.append({"reason": "covers-portion", **portion_facts(top)})
    found += two_cards(view)
    if view.displays[seat]:
        found.append({"reason": "loses-display", "laid": lay_outs(view.displays[seat])})
    return found


# ---- Laying out ----


def of_a_lay_out(view: Table, seat: int, move: int) -> Reasons:
    found = theft(view, seat, move) + worm_or_none(view, seat, move)
    return found + a_better_portion(view, seat, move) + cards_spent(view, seat, move)


def a_better_portion(view: Table, seat: int, move: int) -> Reasons:
    """What the total brings as the displays lie now; nothing worth saying while no other one counts."""
    display = view.displays[seat] + move
    ranks = [rank_now(view.displays[other]) for other in others_than(view, seat)]
    before, now = (portion_for(view, heap, ranks) for heap in (display - move, display))
    if now <= before or not any(ranks):
        return []
    return [{"reason": "reaches", "total": total_of(display), **portion_facts(now)}]


def theft(view: Table, seat: int, move: int) -> Reasons:
    """The total hits another's top portion, or the cards in hand can still bring it there."""
    display = view.displays[seat] + move
    choice = of_new_kinds(view.hands[seat] - move, display)
    sums = heuristics.reach(choice, NUMBERS, worms_in(display) != 0)
    start = total_of(display)
    tops = {top_of(view, other): other for other in others_than(view, seat)}
    if worms_in(display) and tops.get(start, NOBODY) != NOBODY:
        facts = {"other": tops[start], **portion_facts(start)}
        hits: Reasons = [{"reason": "hits-portion", **facts}]
        return hits if heuristics.others_in(view) else [{"reason": "hits-for-sure", **facts}]
    target = heuristics.target_in(view, seat, start, sums)
    return [{"reason": "towards-theft", "other": tops[target], **portion_facts(target)}] if target else []


def worm_or_none(view: Table, seat: int, move: int) -> Reasons:
    if is_valid(view, seat):
        return []
    if worms_in(move):
        return [{"reason": "first-worm"}]
    return [] if worms_in(view.hands[seat]) else [{"reason": "needs-worm"}]


def cards_spent(view: Table, seat: int, move: int) -> Reasons:
    """Cards are saved for later rounds, but not beyond the last one; low kinds go first."""
    choice, number = cards_to_choose_from(view, seat), one_of_each_number(move)
    left = size_of(all_copies(number, choice) if number else worms_in(choice)) - size_of(move)
    last = heuristics.rounds_to_come(view) == 0
    found: Reasons = []
    if last:
        found.append({"reason": "leaves-cards", "amount": left} if left else {"reason": "nothing-to-save"})
    elif size_of(move) == 1:
        found.append({"reason": "one-for-one"})
    elif size_of(move) >= MANY:
        found.append({"reason": "costly", "amount": size_of(move)})
    if number and kinds_in(choice) > 1 and one_of_the_lowest(choice - worms_in(choice)) == number:
        found.append({"reason": "low-first"})
    if left and not last:
        found.append({"reason": "keeps-cards", "amount": left})
    if worms_in(move) > worms_in(choice) - worms_in(move) > 0:
        found.append({"reason": "wins-ties", "card": worm_list(move)[-1]})
    return found
