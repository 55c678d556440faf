"""What a seat may know in Hot Potato!, and how to imagine the rest."""

from __future__ import annotations

from tischlein.engine import give_quick_chance, jumble, roll, rule
from tischlein.engine.bits import count, lowest, nth
from tischlein.games.hot_potato.cards import ALL_ENCOUNTERS
from tischlein.games.hot_potato.rules import NOTHING, Table, allowed, near_encounters


@rule
def view_open(table: Table, seen: Table) -> None:
    """All cards but what lies face down and the order of the pile."""
    see_the_course(table, seen)
    see_the_encounters(table, seen)
    for other in range(table.players):
        seen.hands[other] = table.hands[other]
        seen.discards[other] = table.discards[other]
        seen.fronts[other] = table.fronts[other]
        seen.played[other] = table.played[other]
        seen.scores[other] = table.scores[other]


@rule
def view_own(table: Table, seat: int, seen: Table) -> None:
    """One's own answer that lies face down, and what one knows of the pile."""
    seen.answers[seat] = table.answers[seat]
    seen.known[seat] = table.known[seat]


@rule
def see_the_course(table: Table, seen: Table) -> None:
    seen.players = table.players
    seen.target = table.target
    seen.rounds_played = table.rounds_played
    seen.phase = table.phase
    seen.owing = table.owing
    seen.answered = table.answered
    seen.scorers = table.scorers
    seen.hot = table.hot


@rule
def see_the_encounters(table: Table, seen: Table) -> None:
    """Who looked at the pile is open, and how deep; the cards are not, unless everybody was shown them."""
    seen.encounter = table.encounter
    seen.gone = table.gone
    seen.pile_size = table.pile_size
    seen.near = table.near
    seen.shown = table.shown
    seen.lookers = table.lookers
    seen.looked_before = table.looked_before


@rule
def imagine(seen: Table, seat: int, quick: list[int]) -> None:
    """Stacks the pile and lays the others' answers face down, each as likely as any other that fits.

    What somebody who looked before the last one may still know is not imagined, only that this may be.
    """
    seen.seen_by = 0
    give_quick_chance(seen, quick)
    stack_pile(seen, int(seen.known[seat]) if seat >= 0 else int(seen.shown), quick)
    share_knowledge(seen, seat)
    for other in range(seen.players):
        if other != seat and seen.answered >> other & 1:
            choices = allowed(seen, other)
            seen.answers[other] = nth(choices, roll(quick, count(choices)))


@rule
def stack_pile(seen: Table, known: int, quick: list[int]) -> None:
    """The known cards somewhere among the near ones, the others in any order in the places that remain.

    All mixing is fair and reaches as deep as knowledge does, so no order that fits is likelier than another.
    """
    unknown = ALL_ENCOUNTERS & ~int(seen.gone) & ~known
    if seen.encounter != NOTHING:
        unknown &= ~(1 << seen.encounter)
    others = 0
    while unknown:
        seen.pile[others] = lowest(unknown)
        unknown &= unknown - 1
        others += 1
    jumble(quick, seen.pile, others)
    place = 0
    while known:
        seen.pile[others + place] = seen.pile[place]
        seen.pile[place] = lowest(known)
        known &= known - 1
        place += 1
    jumble(quick, seen.pile, seen.near)


@rule
def share_knowledge(seen: Table, seat: int) -> None:
    """Who looked last knows all near cards; of what the others may know only the shown cards are certain.

    Somebody who looked before may know some cards more. Which, depends on what they saw: an imagined table
    leaves that out, as nothing in the law depends on it.
    """
    near = near_encounters(seen)
    for other in range(seen.players):
        if other != seat:
            seen.known[other] = near if seen.lookers >> other & 1 else int(seen.shown)


@rule
def take_back(table: Table, seat: int) -> None:
    """A face-down answer is open again, so that a search can let its owner choose well."""
    if table.owing and table.answered >> seat & 1:
        table.answers[seat] = 0
        table.answered &= ~(1 << seat)
        table.owing |= 1 << seat
