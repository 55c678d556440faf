"""What a seat may know in Der Elefant im Porzellanladen, and how to imagine the rest."""

from __future__ import annotations

from tischlein.engine import give_quick_chance, jumble, roll, rule
from tischlein.engine.bits import count, nth
from tischlein.games.elefant.porcelain import card, first_kind
from tischlein.games.elefant.rules import Table, open_choices


@rule
def view_open(table: Table, seen: Table) -> None:
    """Everything but the order of the piles and the choices in a scoring."""
    see_the_course(table, seen)
    for other in range(table.players):
        seen.money[other] = table.money[other]
        seen.pairs[other] = table.pairs[other]
        seen.collections[other] = table.collections[other]
        seen.used[other] = table.used[other]
        for method in range(4):
            seen.sheet[other][method] = table.sheet[other][method]
    lay_out_in_order(table.porcelain, table.porcelain_left, seen.porcelain)
    lay_out_in_order(table.elephants, table.elephants_left, seen.elephants)


@rule
def view_own(table: Table, seat: int, seen: Table) -> None:
    """One's own choice in a scoring."""
    seen.choices[seat] = table.choices[seat]


@rule
def see_the_course(table: Table, seen: Table) -> None:
    seen.players = table.players
    seen.grey = table.grey
    seen.first = table.first
    seen.turn = table.turn
    seen.elephant = table.elephant
    seen.choosers = table.choosers
    seen.pass_cards = table.pass_cards
    seen.shop = table.shop
    seen.porcelain_left = table.porcelain_left
    seen.herd = table.herd
    seen.elephants_left = table.elephants_left


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
def imagine(seen: Table, seat: int, quick: list[int]) -> None:
    """Shuffles what is left in the piles; who has chosen secretly has chosen any of the open choices."""
    seen.seen_by = 0
    give_quick_chance(seen, quick)
    jumble(quick, seen.porcelain, seen.porcelain_left)
    jumble(quick, seen.elephants, seen.elephants_left)
    if seen.choosers == 0:
        return
    for other in range(seen.players):
        if other != seat and not seen.choosers >> other & 1:
            choices = open_choices(seen, other)
            seen.choices[other] = 1 + nth(choices, roll(quick, count(choices)))


@rule
def take_back(table: Table, seat: int) -> None:
    """A secret choice in a scoring is open again, so that a search can let its owner choose well."""
    if table.choosers and table.choices[seat]:
        table.choices[seat] = 0
        table.choosers |= 1 << seat
