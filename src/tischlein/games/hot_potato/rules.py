"""The law of Hot Potato!, section by section as in the rulebook."""

from __future__ import annotations

from tischlein.engine import State, number, row, rule, shuffle, tell, whisper
from tischlein.engine.bits import count, lowest
from tischlein.games.hot_potato.cards import (
    ALL_POTATOES,
    APEELING,
    COUCH,
    ENCOUNTERS,
    LASTING,
    POTETO,
    RAMBO,
    ROBO,
    SWEET,
    best_potato,
)

NOBODY = NOTHING = -1
SHOWN_CARDS = 3
MAX_ROUNDS = 100

CHOOSE, EXTRA, TARGET, EFFECT, OVER = range(5)

# A move is a potato (0 to 5) or one of these; naming seat 0 is AIM, seat 1 is AIM + 1 and so on. There is
# room for seats up to 9, so that the law and not the spelling refuses one that is not at this table.
NONE, USE, AIM, SKIP = 6, 7, 8, 18

RESHUFFLED, THREE_SHOWN, STEP_BEGAN, ANSWERED, REVEALED, NO_EXTRA, ENCOUNTER_DRAWN, SCORED = range(1, 9)
AIMED, ABSTAINED, PROTECTED, SENT, TO_THE_MIDDLE, STAYED = range(9, 15)
SKIPPED, LOOKED, TOOK_BACK, KEPT, HAND_RENEWED, GAME_ENDED = range(15, 21)

WRONG_STEP, NOT_IN_HAND, NOT_ANOTHER_SEAT = range(1, 4)


# ---- Game materials ----


class Table(State):
    """Everything on and under the table. Sets of potatoes, encounters and seats are bit masks."""

    target: int = number("i1")

    rounds_played: int = number("i1")
    phase: int = number("i1")
    owing: int = number("i1")
    """The seats that still owe an answer in this step."""
    answered: int = number("i1")
    """The seats whose answer lies face down."""
    answers: list[int] = row(4, "i1")
    """Those answers, as moves; 0 where there is none."""
    hands: list[int] = row(4, "i1")
    discards: list[int] = row(4, "i1")
    fronts: list[int] = row(4, "i1")
    """The Robotato or Sweet used last round."""
    played: list[int] = row(4, "i1")
    """This round's revealed potatoes; two only with Poteto."""
    scores: list[int] = row(4, "i2")
    scorers: int = number("i1")
    """The seats that scored this round."""
    hot: int = number("i1")
    """The seat that holds the Hot Potato, or nobody while it lies in the middle."""
    encounter: int = number("i1")
    """The encounter lying open, if one does."""
    gone: int = number("i2")
    pile: list[int] = row(ENCOUNTERS, "i1")
    """The encounters to come, top first."""
    pile_size: int = number("i1")
    near: int = number("i1")
    """How deep knowledge reaches: whatever anybody knows of the pile lies among this many cards on top."""
    shown: int = number("i2")
    """What everybody knows to lie there."""
    known: list[int] = row(4, "i2")
    """What each seat knows to lie there, shown or looked at."""
    lookers: int = number("i1")
    """The seats that know all cards lying there from A-peeling; that they do is open."""
    looked_before: int = number("i1")
    """The seats that knew all of them once and may still know some; that is open too."""


# ---- Set-up ----


@rule
def set_up(table: Table) -> None:
    """All potatoes in hand, the Hot Potato in the middle, the encounters in a pile."""
    for seat in range(table.players):
        table.hands[seat] = ALL_POTATOES
    table.hot = NOBODY
    table.encounter = NOTHING
    shuffle_encounters(table)
    ask(table, CHOOSE)


@rule
def shuffle_encounters(table: Table) -> None:
    """All encounters are shuffled; the top three are shown to everybody, mixed and put back on top.

    Chance is drawn first for all twelve, from printed order, then for the three.
    """
    for place in range(ENCOUNTERS):
        table.pile[place] = place
    table.pile_size = ENCOUNTERS
    table.gone = 0
    shuffle(table, table.pile, ENCOUNTERS)
    table.near = SHOWN_CARDS
    table.shown = near_encounters(table)
    for seat in range(table.players):
        table.known[seat] = table.shown
    tell(table, THREE_SHOWN, NOBODY, table.shown)
    shuffle(table, table.pile, SHOWN_CARDS)


@rule
def near_encounters(table: Table) -> int:
    """The encounters as far down the pile as knowledge reaches."""
    encounters = 0
    for place in range(table.near):
        encounters |= 1 << int(table.pile[place])
    return encounters


# ---- Playing a potato ----


@rule
def waiting(table: Table) -> int:
    """Whoever has something to decide in a step decides at the same time as the others."""
    return table.owing


@rule
def ask(table: Table, phase: int) -> bool:
    """A step begins, with nothing face down yet; false if nobody has anything to decide there."""
    seats = 0
    for seat in range(table.players):
        if has_to_decide(table, seat, phase):
            seats |= 1 << seat
    table.phase = phase
    table.owing = seats
    table.answered = 0
    for seat in range(4):
        table.answers[seat] = 0
    if seats:
        tell(table, STEP_BEGAN, NOBODY, phase, table.rounds_played + 1)
    return seats != 0


@rule
def has_to_decide(table: Table, seat: int, phase: int) -> bool:
    """Choosing a potato is for everybody; the other steps only for seats that have something to use there."""
    if phase == EXTRA:
        return may_add_extra(table, seat)
    if phase == TARGET:
        return usable_card(table, seat) == 1 << RAMBO
    if phase == EFFECT:
        return may_use_effect(table, seat)
    return phase == CHOOSE


@rule
def allowed(table: Table, seat: int) -> int:
    """The moves of the step that is running, as a set: potatoes from hand, other seats, using, leaving it."""
    if table.phase == CHOOSE:
        return int(table.hands[seat])
    if table.phase == EXTRA:
        return table.hands[seat] | 1 << NONE
    if table.phase == TARGET:
        others = (1 << table.players) - 1 & ~(1 << seat)
        return others << AIM | 1 << SKIP
    return 1 << USE | 1 << SKIP


@rule
def legal(table: Table, seat: int, moves: list[int]) -> int:
    choices = allowed(table, seat)
    listed = 0
    while choices:
        moves[listed] = lowest(choices)
        choices &= choices - 1
        listed += 1
    return listed


@rule
def forbids(table: Table, seat: int, move: int) -> int:
    """Why a move may not be made, or 0."""
    if allowed(table, seat) >> move & 1:
        return 0
    if move < NONE and table.phase <= EXTRA:
        return NOT_IN_HAND
    return NOT_ANOTHER_SEAT if AIM <= move < SKIP and table.phase == TARGET else WRONG_STEP


@rule
def play(table: Table, seat: int, move: int) -> None:
    """A secret move is final and lies face down until nobody owes one any more."""
    table.answers[seat] = move
    table.answered |= 1 << seat
    table.owing &= ~(1 << seat)
    whisper(table, 1 << seat, ANSWERED, seat, move)
    if table.owing == 0:
        go_on(table)


@rule
def go_on(table: Table) -> None:
    """The round goes on to the next step in which somebody has something to decide, or to its end."""
    step = int(table.phase)
    if step <= EXTRA:
        reveal(table)
        if step == CHOOSE and ask(table, EXTRA):
            return
        draw_encounter(table)
        settle_encounter(table)
        if ask(table, TARGET):
            return
    if step == TARGET:
        send_hot_potato(table)
    if step <= TARGET and ask(table, EFFECT):
        return
    if step == EFFECT:
        use_effects(table)
    end_round(table)


@rule
def reveal(table: Table) -> None:
    """All potatoes lying face down leave the open hands together."""
    for seat in range(table.players):
        if table.answered >> seat & 1:
            potato = int(table.answers[seat])
            if potato == NONE:
                tell(table, NO_EXTRA, seat)
            else:
                table.hands[seat] &= ~(1 << potato)
                table.played[seat] |= 1 << potato
                tell(table, REVEALED, seat, potato, table.phase)


@rule
def may_add_extra(table: Table, seat: int) -> bool:
    """Poteto brings an extra potato, but not to the holder of the Hot Potato nor out of an empty hand."""
    return table.played[seat] >> POTETO & 1 != 0 and table.hot != seat and table.hands[seat] != 0


# ---- Drawing the encounter ----


@rule
def draw_encounter(table: Table) -> None:
    """The top encounter is turned up for everyone; what was known of the pile lies one card higher now."""
    table.encounter = table.pile[0]
    table.pile_size -= 1
    for place in range(table.pile_size):
        table.pile[place] = table.pile[place + 1]
    table.pile[table.pile_size] = 0
    table.near = max(0, table.near - 1)
    if table.near == 0:
        table.lookers = table.looked_before = 0
    table.shown &= ~(1 << table.encounter)
    for seat in range(table.players):
        table.known[seat] &= ~(1 << table.encounter)
    tell(table, ENCOUNTER_DRAWN, NOBODY, table.encounter)


# ---- Settling the encounter ----


@rule
def settle_encounter(table: Table) -> None:
    """Of all potatoes played this round, extras too, the best-ranked scores for every seat that played it."""
    lying = 0
    for seat in range(table.players):
        lying |= table.played[seat]
    best = best_potato(table.encounter, lying)
    for seat in range(table.players):
        if table.played[seat] >> best & 1:
            table.scorers |= 1 << seat
            table.scores[seat] += worth(table, seat)
            tell(table, SCORED, seat, best, worth(table, seat))


@rule
def worth(table: Table, seat: int) -> int:
    """A score is 1 point, or 2 with a Sweet in front that was used last round."""
    return 2 if table.fronts[seat] >> SWEET & 1 else 1


# ---- Using the effects ----


@rule
def usable_card(table: Table, seat: int) -> int:
    """A seat that scored nothing may use its potato, with Poteto only the extra: a set of one or no card."""
    return 0 if table.scorers >> seat & 1 else table.played[seat] & ~(1 << POTETO)


@rule
def send_hot_potato(table: Table) -> None:
    """The Hot Potato goes to the seat all agree on, else to the middle; it stays if nobody names a seat."""
    tell_names(table)
    named = named_seats(table)
    if named == 0:
        tell(table, STAYED)
        return
    agreed = lowest(named) if count(named) == 1 else NOBODY
    if agreed != NOBODY and is_protected(table, agreed):
        tell(table, PROTECTED, agreed)
    if agreed != NOBODY and can_be_hit(table, agreed):
        table.hot = agreed
        tell(table, SENT, agreed)
    else:
        table.hot = NOBODY
        tell(table, TO_THE_MIDDLE)


@rule
def tell_names(table: Table) -> None:
    """Who named whom becomes open."""
    for seat in range(table.players):
        if table.answered >> seat & 1:
            if table.answers[seat] == SKIP:
                tell(table, ABSTAINED, seat)
            else:
                tell(table, AIMED, seat, table.answers[seat] - AIM)


@rule
def named_seats(table: Table) -> int:
    """All seats that somebody named; skipping is abstaining."""
    named = 0
    for seat in range(table.players):
        if table.answered >> seat & 1 and table.answers[seat] != SKIP:
            named |= 1 << table.answers[seat] - AIM
    return named


@rule
def is_protected(table: Table, seat: int) -> bool:
    """A Robotato used last round lies in front."""
    return table.fronts[seat] >> ROBO & 1 != 0


@rule
def can_be_hit(table: Table, seat: int) -> bool:
    """Not who is protected, nor who played Rambotato this round too."""
    return not is_protected(table, seat) and table.played[seat] >> RAMBO & 1 == 0


@rule
def may_use_effect(table: Table, seat: int) -> bool:
    """A-peeling needs a pile and Couch a discard; the Hot Potato, where it lies now, blocks them all."""
    useful = LASTING
    if table.pile_size > 0:
        useful |= 1 << APEELING
    if table.discards[seat]:
        useful |= 1 << COUCH
    return table.hot != seat and usable_card(table, seat) & useful != 0


@rule
def use_effects(table: Table) -> None:
    """All at once do what their potato does, or leave it."""
    lookers = 0
    for seat in range(table.players):
        if table.answered >> seat & 1:
            card = lowest(usable_card(table, seat))
            if table.answers[seat] == SKIP:
                tell(table, SKIPPED, seat, card)
            elif card == APEELING:
                lookers |= 1 << seat
            elif card == COUCH:
                tell(table, TOOK_BACK, seat, table.discards[seat])
                take_back_discard(table, seat)
            else:
                tell(table, KEPT, seat, card)
    if lookers:
        look_and_mix(table, lookers)


@rule
def look_and_mix(table: Table, lookers: int) -> None:
    """A-peeling: its users look at the top three encounters, or what is left of them, and mix them once.

    What others knew to lie on top they now know to lie among these. So whoever had looked before still knows
    them all only if this reaches no deeper.
    """
    depth = min(SHOWN_CARDS, table.pile_size)
    if depth > table.near:
        table.looked_before |= table.lookers
        table.lookers = 0
    table.lookers |= lookers
    table.looked_before &= ~table.lookers
    table.near = depth
    encounters = near_encounters(table)
    for seat in range(table.players):
        if lookers >> seat & 1:
            table.known[seat] = encounters
            whisper(table, lookers, LOOKED, seat, encounters)
    shuffle(table, table.pile, depth)


@rule
def take_back_discard(table: Table, seat: int) -> None:
    table.hands[seat] |= table.discards[seat]
    table.discards[seat] = 0


# ---- End of the round ----


@rule
def end_round(table: Table) -> None:
    """Clean-up, then the check for a winner, then a new pile if the old one is empty."""
    for seat in range(table.players):
        clean_up(table, seat)
    table.gone |= 1 << table.encounter
    table.encounter = NOTHING
    table.scorers = 0
    table.rounds_played += 1
    if game_is_over(table):
        tell(table, GAME_ENDED, NOBODY, table.rounds_played)
        ask(table, OVER)
        return
    if table.pile_size == 0:
        tell(table, RESHUFFLED)
        shuffle_encounters(table)
    ask(table, CHOOSE)


@rule
def clean_up(table: Table, seat: int) -> None:
    """Old front card and this round's potatoes are discarded, but a Robotato or Sweet used now stays."""
    stays = table.played[seat] & LASTING if table.answers[seat] == USE else 0
    table.discards[seat] |= table.fronts[seat] | table.played[seat] & ~stays
    table.fronts[seat] = stays
    table.played[seat] = 0
    if table.hands[seat] == 0:
        tell(table, HAND_RENEWED, seat, table.discards[seat])
        take_back_discard(table, seat)


# ---- End of the game ----


@rule
def game_is_over(table: Table) -> bool:
    """A seat with enough points and more than every other seat has won, or a hundred rounds were played."""
    most = leaders = 0
    for seat in range(table.players):
        score = int(table.scores[seat])
        if score > most:
            most = score
            leaders = 1
        elif score == most:
            leaders += 1
    return table.rounds_played == MAX_ROUNDS or (most >= table.target and leaders == 1)


@rule
def points(table: Table, out: list[int]) -> None:
    """Nothing decides ties: leaders after a hundred rounds share the win."""
    for seat in range(table.players):
        out[2 * seat] = int(table.scores[seat])
        out[2 * seat + 1] = 0
