"""What a seat may know in Der Elefant im Porzellanladen, and how to imagine the rest."""

from __future__ import annotations

from tischlein.engine import rng_below, rng_shuffle, rule, use_fast_rng
from tischlein.engine.bits import count, nth
from tischlein.games.elefant.porcelain import card, first_kind
from tischlein.games.elefant.rules import Table, open_choices


@rule
def view_open(table: Table, view: Table) -> None:
    """Everything but the order of the piles and the choices in a scoring."""
    see_the_course(table, view)
    for other in range(table.players):
        view.money[other] = table.money[other]
        view.pairs[other] = table.pairs[other]
        view.collections[other] = table.collections[other]
        view.used[other] = table.used[other]
        for method in range(4):
            view.sheet[other][method] = table.sheet[other][method]
    lay_out_in_order(table.porcelain, table.porcelain_left, view.porcelain)
    lay_out_in_order(table.elephants, table.elephants_left, view.elephants)


@rule
def view_own(table: Table, seat: int, view: Table) -> None:
    """One's own choice in a scoring."""
    view.choices[seat] = table.choices[seat]


@rule
def see_the_course(table: Table, view: Table) -> None:
    view.players = table.players
    view.grey = table.grey
    view.first = table.first
    view.turn = table.turn
    view.elephant = table.elephant
    view.choosers = table.choosers
    view.pass_cards = table.pass_cards
    view.shop = table.shop
    view.porcelain_left = table.porcelain_left
    view.herd = table.herd
    view.elephants_left = table.elephants_left


@rule
def lay_out_in_order(pile: list[int], left: int, seen_pile: list[int]) -> None:
    """What is left in a pile follows from what was seen, its order does not: it is shown sorted by kind."""
    cards = 0
    for place in range(left):
        cards += card(int(pile[place]))
    for place in range(left):
        kind = first_kind(cards)
        seen_pile[place] = kind
        cards -= card(kind)


@rule
def imagine(view: Table, seat: int, rng: list[int]) -> None:
    """Shuffles what is left in the piles; who has chosen secretly has chosen any of the open choices."""
    view.viewer = 0
    use_fast_rng(view, rng)
    rng_shuffle(rng, view.porcelain, view.porcelain_left)
    rng_shuffle(rng, view.elephants, view.elephants_left)
    if view.choosers == 0:
        return
    for other in range(view.players):
        if other != seat and not view.choosers >> other & 1:
            choices = open_choices(view, other)
            view.choices[other] = 1 + nth(choices, rng_below(rng, count(choices)))


@rule
def take_back(table: Table, seat: int) -> None:
    """A secret choice in a scoring is open again, so that a search can let its owner choose well."""
    if table.choosers and table.choices[seat]:
        table.choices[seat] = 0
        table.choosers |= 1 << seat
