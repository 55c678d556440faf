"""What a seat may know in Hot Potato!, and how to imagine the rest."""

from __future__ import annotations

from tischlein.engine import rng_below, rng_shuffle, rule, use_fast_rng
from tischlein.engine.bits import count, lowest, nth
from tischlein.games.hot_potato.cards import ALL_ENCOUNTERS
from tischlein.games.hot_potato.rules import NOTHING, Table, allowed, near_encounters


@rule
def view_open(table: Table, view: Table) -> None:
    """All cards but what lies face down and the order of the pile."""
    see_the_course(table, view)
    see_the_encounters(table, view)
    for other in range(table.players):
        view.hands[other] = table.hands[other]
        view.discards[other] = table.discards[other]
        view.fronts[other] = table.fronts[other]
        view.played[other] = table.played[other]
        view.scores[other] = table.scores[other]


@rule
def view_own(table: Table, seat: int, view: Table) -> None:
    """One's own answer that lies face down, and what one knows of the pile."""
    view.answers[seat] = table.answers[seat]
    view.known[seat] = table.known[seat]


@rule
def see_the_course(table: Table, view: Table) -> None:
    view.players = table.players
    view.target = table.target
    view.rounds_played = table.rounds_played
    view.phase = table.phase
    view.owing = table.owing
    view.answered = table.answered
    view.scorers = table.scorers
    view.hot = table.hot


@rule
def see_the_encounters(table: Table, view: Table) -> None:
    """Who looked at the pile is open, and how deep; the cards are not, unless everybody was shown them."""
    view.encounter = table.encounter
    view.gone = table.gone
    view.pile_size = table.pile_size
    view.near = table.near
    view.shown = table.shown
    view.lookers = table.lookers
    view.looked_before = table.looked_before


@rule
def imagine(view: Table, seat: int, rng: list[int]) -> None:
    """Stacks the pile and lays the others' answers face down, each as likely as any other that fits.

    What somebody who looked before the last one may still know is not imagined, only that this may be.
    """
    view.viewer = 0
    use_fast_rng(view, rng)
    stack_pile(view, int(view.known[seat]) if seat >= 0 else int(view.shown), rng)
    share_knowledge(view, seat)
    for other in range(view.players):
        if other != seat and view.answered >> other & 1:
            choices = allowed(view, other)
            view.answers[other] = nth(choices, rng_below(rng, count(choices)))


@rule
def stack_pile(view: Table, known: int, rng: list[int]) -> None:
    """The known cards somewhere among the near ones, the others in any order in the places that remain.

    All mixing is fair and reaches as deep as knowledge does, so no order that fits is likelier than another.
    """
    unknown = ALL_ENCOUNTERS & ~int(view.gone) & ~known
    if view.encounter != NOTHING:
        unknown &= ~(1 << view.encounter)
    others = 0
    while unknown:
        view.pile[others] = lowest(unknown)
        unknown &= unknown - 1
        others += 1
    rng_shuffle(rng, view.pile, others)
    place = 0
    while known:
        view.pile[others + place] = view.pile[place]
        view.pile[place] = lowest(known)
        known &= known - 1
        place += 1
    rng_shuffle(rng, view.pile, view.near)


@rule
def share_knowledge(view: Table, seat: int) -> None:
    """Who looked last knows all near cards; of what the others may know only the shown cards are certain.

    Somebody who looked before may know some cards more. Which, depends on what they saw: an imagined table
    leaves that out, as nothing in the law depends on it.
    """
    near = near_encounters(view)
    for other in range(view.players):
        if other != seat:
            view.known[other] = near if view.lookers >> other & 1 else int(view.shown)


@rule
def take_back(table: Table, seat: int) -> None:
    """A face-down answer is open again, so that a search can let its owner choose well."""
    if table.owing and table.answered >> seat & 1:
        table.answers[seat] = 0
        table.answered &= ~(1 << seat)
        table.owing |= 1 << seat
