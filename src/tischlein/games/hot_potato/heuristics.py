"""Rules of thumb for Hot Potato!: what a good club player does without thinking long.

Worths are in thousandths of a point. Small numbers for all six potatoes lie side by side in one whole number,
ten bits each (`entry`), so that nothing has to be stored meanwhile. Only what the seat may see is looked at.
A search looks two rounds ahead; what hand and front are worth then, in points, was found by
`fit_estimate.py` from many rounds played by these rules of thumb and who won in the end.
"""

from __future__ import annotations

import numpy as np

from tischlein.engine import rng_below, rule
from tischlein.engine.bits import count, lowest
from tischlein.games.hot_potato import rules
from tischlein.games.hot_potato.cards import (
    ALL_ENCOUNTERS,
    APEELING,
    BEST,
    COUCH,
    ENCOUNTERS,
    LETTERS,
    POTATOES,
    POTETO,
    RAMBO,
    RANKINGS,
    ROBO,
    SWEET,
)
from tischlein.games.hot_potato.rules import AIM, CHOOSE, EXTRA, NOBODY, NONE, SKIP, TARGET, USE, Table

WEIGHTS = (
    "SHARPNESS", "TIE", "TIE_LEAD", "SECOND", "SECOND_EACH", "NO_EXTRA", "LOOK", "COUCH_CARD",
    "COUCH_POTETO", "FREED", "SENT", "PROTECTED", "DOUBLED", "TOO_LATE", "KEEP", "LIKED",
)  # fmt: skip
"""The numbers below that `tischlein tune` may change."""

SHARPNESS = np.array([70, 45, 45])
"""How clearly the best potato is preferred, by the number of players: at 45 a worth of 46 thousandths less
halves the chance.

Sharper, all of three or four play the same potato in the first rounds: it looks like collusion, and gains
nothing.
"""
TIE = np.array([145, 110, 110])
"""What of a score is lost, in 256ths, if another seat scores with the same potato, points being equal, by
the number of players."""
TIE_LEAD = 43
"""So much less is lost for each point ahead: who leads can afford to score together. Behind, more."""
SECOND = 540
SECOND_EACH = 50
"""How often, in 1024 times, an extra saves our own losing Poteto; less for each player at the table."""
NO_EXTRA = -150
"""What is lost, apart from points, without an extra: cards played soon come back soon."""

LOOK = 47
"""Worth of each encounter that A-peeling would show anew."""
COUCH_CARD = 32
COUCH_POTETO = 68
"""Worth of each potato that Couch would bring back, and what Poteto is worth beyond that."""
FREED = 285
SENT = 64
"""Worth of getting rid of the Hot Potato, and of giving it to somebody else."""
PROTECTED = 78
"""Worth of Robotato in front."""
DOUBLED = 520
"""Worth of Sweet in front: the next score counts twice."""
TOO_LATE = 60
"""What remains of an effect's worth, in 256ths, when somebody needs one point only."""

KEEP = np.array([4, -6, 28, 2, -7, 12])
"""What it is worth to keep each potato, for each other card still in hand."""
LIKED = np.array([[0, 0, 24, 4, 5, 45], [0, 0, 60, 4, 5, 60], [0, 0, 60, 4, 5, 60]])
"""How much others like each potato beyond what it shows, by the number of players: Sweet and Poteto most."""

IN_HAND = (0.01, 0.16, 0.25, 0.07, -0.07, 0.16)
"""What each potato in hand is worth when a round begins, in points."""
SWEET_IN_FRONT, ROBO_IN_FRONT, HOLDS_HOT, HAS_LOOKED = 0.77, -0.06, -0.26, 0.2
"""And what lies in front, the Hot Potato, and a look at the encounters that come."""
URGENCY = 1.18
"""Each point that the leader is nearer to the target makes all of this count so much more for the end."""

FACE = (7, 5, 4, 3, 2, 1)
"""How good the places of a ranking look at first sight, best first."""


def _faces() -> list[int]:
    """For each set of encounters, side by side, the sum of what each potato shows there at first sight."""
    shows = [[FACE[ranking.index(letter)] for letter in LETTERS] for ranking in RANKINGS.values()]
    one = [sum(number << 10 * potato for potato, number in enumerate(row)) for row in shows]
    return [sum(one[e] for e in range(ENCOUNTERS) if some >> e & 1) for some in range(1 << ENCOUNTERS)]


def _on_top(potato: int, lying: int) -> int:
    return sum(1 << e for e in range(ENCOUNTERS) if BEST[e, lying | 1 << potato] == potato)


FACES = np.array(_faces())
HAND_WORTH = np.array(
    [sum(IN_HAND[p] for p in range(POTATOES) if hand >> p & 1) for hand in range(1 << POTATOES)]
)
URGENT = np.array([URGENCY ** (10 - to_go) for to_go in range(31)])
ON_TOP = np.array([[_on_top(potato, lying) for lying in range(1 << POTATOES)] for potato in range(POTATOES)])
"""For each potato and each set of other potatoes the encounters on which none of the set beats it."""
UNDER = ALL_ENCOUNTERS & ~ON_TOP[:, [1 << other for other in range(POTATOES)]]
"""For each potato and each other one the encounters on which the other beats it."""
GROWTH = np.array([round(2 ** (step / 8)) for step in range(225)])
"""Eight steps up double the chance of being chosen."""


@rule
def entry(side_by_side: int, place: int) -> int:
    return side_by_side >> 10 * place & 1023


@rule
def entered(worth_of_it: int, place: int) -> int:
    """A worth from -200 to 1846 thousandths, halved to fit in."""
    return max(0, min(1023, worth_of_it + 200 >> 1)) << 10 * place


# ---- Which encounter comes ----


@rule
def odds_known(table: Table) -> int:
    """In how many of 1000 cases each card that is known to lie near the top comes next."""
    return 1000 // table.near if table.near else 0


@rule
def odds_unseen(table: Table, known: int) -> int:
    """So does each of the cards nobody knows: the deeper knowledge reaches, the less likely."""
    near = int(table.near)
    unseen = table.pile_size - count(known)
    if unseen == 0:
        return 0
    return 1000 * (near - count(known)) // (near * unseen) if near else 1000 // unseen


@rule
def unseen_cards(table: Table, known: int) -> int:
    return ALL_ENCOUNTERS & ~int(table.gone) & ~known


@rule
def likely(encounters: int, known: int, unseen: int, sure: int, vague: int) -> int:
    """In how many of 1000 cases one of these encounters comes."""
    return sure * count(encounters & known) + vague * count(encounters & unseen)


# ---- What the others may play ----


@rule
def likings(table: Table) -> int:
    """How much each potato is to everybody's liking: it shows well on what comes, or is liked anyway."""
    shown = int(table.shown)
    face = (odds_known(table) >> 3) * int(FACES[shown])
    face += (odds_unseen(table, shown) >> 3) * int(FACES[unseen_cards(table, shown)])
    liked = 0
    for potato in range(POTATOES):
        looks = (entry(face, potato) >> 2) + int(LIKED[table.players - 2, potato])
        liked |= max(1, min(1023, looks * looks >> 6)) << 10 * potato
    return liked


@rule
def expected(table: Table, seat: int) -> int:
    """How many of each potato the other seats will play, in 255ths, side by side."""
    liked = likings(table)
    crowd = 0
    for other in range(table.players):
        if other != seat:
            crowd += leaning(liked, int(table.hands[other]))
    return crowd


@rule
def leaning(liked: int, hand: int) -> int:
    """One seat's choice spread over its open hand."""
    total = 0
    rest = hand
    while rest:
        total += entry(liked, lowest(rest))
        rest &= rest - 1
    share = (255 << 16) // total
    spread = 0
    while hand:
        potato = lowest(hand)
        hand &= hand - 1
        spread |= (entry(liked, potato) * share >> 16) << 10 * potato
    return spread


# ---- How a potato will do ----


@rule
def strongest_other(table: Table, seat: int) -> int:
    """The other seat with the most points."""
    found = NOBODY
    for other in range(table.players):
        if other != seat and (found == NOBODY or table.scores[other] > table.scores[found]):
            found = other
    return found


@rule
def tie_costs(table: Table, seat: int) -> int:
    """Scoring together is part of a loss, in 256ths: whoever leads may share, whoever trails may not."""
    lead = table.scores[seat] - table.scores[strongest_other(table, seat)]
    return max(0, min(256, int(TIE[table.players - 2]) - TIE_LEAD * lead))


@rule
def better_ones(potato: int, crowd: int, known: int, unseen: int, sure: int, vague: int) -> int:
    """How many of the potatoes that the others may play beat this one, 255000 for each."""
    better = 0
    for other in range(POTATOES):
        better += entry(crowd, other) * likely(int(UNDER[potato, other]), known, unseen, sure, vague)
    return better


@rule
def none_better(better: int, others: int) -> int:
    """From the expected number of better potatoes (1000 is one), shared evenly by the others."""
    one = max(0, 1000 - better // others)
    chance = one
    for _ in range(others - 1):
        chance = chance * one // 1000
    return chance


@rule
def effect_worth(table: Table, seat: int, potato: int) -> int:
    """What it is worth to lose with this potato and use it."""
    if potato == RAMBO:
        return FREED if table.hot == seat else SENT
    if table.hot == seat:
        return 0
    if potato == APEELING:
        known_then = max(0, count(int(table.known[seat])) - 1)
        return LOOK * (min(rules.SHOWN_CARDS, table.pile_size - 1) - known_then)
    if potato == COUCH:
        return couch_worth(int(table.discards[seat]), int(table.hands[seat]))
    if potato == SWEET:
        return DOUBLED
    return PROTECTED if potato == ROBO else 0


@rule
def couch_worth(discard: int, hand: int) -> int:
    """A big discard is worth taking back, Poteto above all; from an empty hand all comes back anyway."""
    if hand & ~(1 << COUCH) == 0:
        return 0
    return COUCH_CARD * count(discard) + (discard >> POTETO & 1) * COUCH_POTETO


@rule
def total_worth(table: Table, seat: int, potato: int, wins: int, loses: int) -> int:
    """Points now, or an effect for later unless the end is near; good cards are kept for a while.

    Whoever scores together with others wins less and uses no effect.
    """
    effect = effect_worth(table, seat, potato)
    if max(table.scores[seat], table.scores[strongest_other(table, seat)]) >= table.target - 1:
        effect = effect * TOO_LATE >> 8
    kept = int(KEEP[potato]) * (count(int(table.hands[seat])) - 1)
    return wins * rules.worth(table, seat) + (loses * effect >> 10) - kept


# ---- Playing a potato ----


@rule
def pick(table: Table, moves: list[int], listed: int, worths: int, rng: list[int]) -> int:
    """Mostly the best, often one nearly as good: whoever can be read is beaten."""
    sharpness = int(SHARPNESS[table.players - 2])
    best = 0
    for place in range(listed):
        best = max(best, entry(worths, place))
    total = 0
    picked = moves[0]
    for place in range(listed):
        behind = (best - entry(worths, place)) * sharpness >> 7
        weight = int(GROWTH[max(0, 224 - behind)])
        total += weight
        if rng_below(rng, total) < weight:
            picked = moves[place]
    return picked


@rule
def choose(table: Table, seat: int, moves: list[int], listed: int, rng: list[int]) -> int:
    """The potato that scores, or loses usefully; Poteto gets help from a second card."""
    known = int(table.known[seat])
    unseen = unseen_cards(table, known)
    sure, vague = odds_known(table), odds_unseen(table, known)
    crowd = expected(table, seat)
    tie = tie_costs(table, seat)
    helped = table.hot != seat and listed > 1
    worths = 0
    for place in range(listed):
        potato = moves[place]
        better = better_ones(potato, crowd, known, unseen, sure, vague)
        scores = none_better(better >> 8, table.players - 1)
        wins = none_better(better + 4 * entry(crowd, potato) * tie >> 8, table.players - 1)
        if potato == POTETO and helped:
            saved = SECOND - SECOND_EACH * table.players
            wins += (1000 - wins) * saved >> 10
            scores += (1000 - scores) * saved >> 10
        worths |= entered(total_worth(table, seat, potato, wins, 1000 - scores), place)
    return pick(table, moves, listed, worths, rng)


@rule
def add(table: Table, seat: int, moves: list[int], listed: int, rng: list[int]) -> int:
    """The extra that best helps Poteto against what lies there; hardly ever none."""
    lying = 0
    for other in range(table.players):
        if other != seat:
            lying |= int(table.played[other])
    known = int(table.known[seat])
    unseen = unseen_cards(table, known)
    sure, vague = odds_known(table), odds_unseen(table, known)
    tie = tie_costs(table, seat)
    alone = int(ON_TOP[POTETO, lying])
    first = likely(alone, known, unseen, sure, vague)
    first -= (lying >> POTETO & 1) * first * tie >> 8
    worths = 0
    for place in range(listed):
        potato = moves[place]
        if potato == NONE:
            worths |= entered(first * rules.worth(table, seat) + NO_EXTRA, place)
        else:
            more = likely(int(ON_TOP[potato, lying]) & ~alone, known, unseen, sure, vague)
            more -= (lying >> potato & 1) * more * tie >> 8
            worths |= entered(total_worth(table, seat, potato, first + more, 1000 - first - more), place)
    return pick(table, moves, listed, worths, rng)


# ---- Using the effects ----


@rule
def all_of(moves: list[int], listed: int) -> int:
    """The listed moves as a set."""
    some = 0
    for place in range(listed):
        some |= 1 << int(moves[place])
    return some


@rule
def aim(table: Table, seat: int, moves: list[int], listed: int, rng: list[int]) -> int:
    """At the strongest seat that can be hit (no Robotato in front, no Rambotato shown), else from us away."""
    some = all_of(moves, listed)
    found = NOBODY
    equal = 1
    for other in range(table.players):
        safe = table.fronts[other] >> ROBO & 1 or table.played[other] >> RAMBO & 1
        if some >> AIM + other & 1 and not safe:
            ahead = 1 if found == NOBODY else table.scores[other] - table.scores[found]
            equal = 1 if ahead > 0 else equal + (ahead == 0)
            if ahead > 0 or (ahead == 0 and rng_below(rng, equal) == 0):
                found = other
    if found != NOBODY:
        return AIM + found
    wish = AIM + strongest_other(table, seat) if table.hot == seat else SKIP
    return wish if some >> wish & 1 else lowest(some)


@rule
def use(table: Table, seat: int) -> int:
    """Every effect is welcome, but not Couch from an empty hand: then Couch itself would not come back."""
    return SKIP if table.played[seat] >> COUCH & 1 and table.hands[seat] == 0 else USE


# ---- How everybody stands ----


@rule
def in_store(table: Table, seat: int) -> float:
    """What a seat has besides its points when a round begins."""
    store = float(HAND_WORTH[int(table.hands[seat])])
    store += SWEET_IN_FRONT * (table.fronts[seat] >> SWEET & 1)
    store += ROBO_IN_FRONT * (table.fronts[seat] >> ROBO & 1)
    return store + HAS_LOOKED * (table.lookers >> seat & 1) + HOLDS_HOT * (table.hot == seat)


@rule
def estimate(table: Table, standing: list[float]) -> None:
    """Points and store count the more the nearer the end is."""
    most = 0
    for seat in range(table.players):
        most = max(most, int(table.scores[seat]))
    urgent = float(URGENT[max(0, table.target - most)])
    for seat in range(table.players):
        standing[seat] = urgent * (standing[seat] + in_store(table, seat))


@rule
def round_index(table: Table) -> int:
    """A round leaves hands and fronts behind, whose worth `estimate` knows."""
    return int(table.rounds_played)


# ---- What to play ----


@rule
def default_move(table: Table, seat: int, moves: list[int], listed: int, rng: list[int]) -> int:
    """The move a good player makes by feel; only the choice of cards is mixed."""
    if listed == 1:
        return moves[0]
    if table.phase == CHOOSE:
        return choose(table, seat, moves, listed, rng)
    if table.phase == EXTRA:
        return add(table, seat, moves, listed, rng)
    return aim(table, seat, moves, listed, rng) if table.phase == TARGET else use(table, seat)
