"""What every searching bot does: play on in an imagined world, value the position of each seat, and add up
what a move brought."""

from __future__ import annotations

from typing import Any

from tischlein.engine.bits import lowest
from tischlein.engine.compile.numba_bridge import compiled
from tischlein.engine.random import rng_below
from tischlein.engine.verbs import default_move, estimate, legal, play, points, round_index, waiting

NEVER = 1 << 30
"""More rounds and more moves than any game has."""
WIN_WEIGHT = 0.5
"""The part of a finished game's value that is for winning; the margin is the rest, as it tells more in a few
trials."""

WORTH, EDGE, EDGE_SQUARES, POINTS, RIVAL, WON, TRIALS = range(7)
"""What is added up for each move: its value, its advantage over the favourite in the same world and the
square of that, the seat's points and the best other's at the end of the trials, how often the seat was ahead
then, and the number of trials."""


@compiled
def play_on(table: Any, until: int, moves: Any, rng: Any) -> None:
    """Plays by the rules of thumb until round `until` begins, or the game ends."""
    seats = waiting(table)
    while seats != 0 and round_index(table) < until:
        seat = lowest(seats)
        listed = legal(table, seat, moves)
        play(table, seat, moves[0] if listed == 1 else default_move(table, seat, moves, listed, rng))
        seats = waiting(table)


@compiled
def play_randomly(table: Any, moves: Any, rng: Any, until: int = NEVER, most: int = NEVER) -> None:
    """Plays random moves until round `until` begins, at most `most` of them."""
    seats = waiting(table)
    while seats != 0 and most > 0 and round_index(table) < until:
        most -= 1
        seat = lowest(seats)
        listed = legal(table, seat, moves)
        play(table, seat, moves[0] if listed == 1 else moves[rng_below(rng, listed)])
        seats = waiting(table)


@compiled
def appraise(table: Any, by_estimate: bool, clear_lead: float, standing: Any, values: Any) -> None:
    """How each seat stands, from 0 to 1: won or lost at the end, before it by the lead over the others.

    The lead is one in points, or in what they are estimated to become. `clear_lead` is the lead that makes a
    seat the favourite: half the way from even to sure.
    """
    players = table.players
    over = waiting(table) == 0
    points(table, standing)
    for seat in range(players):
        values[seat] = float(standing[2 * seat])
    if by_estimate and not over:
        estimate(table, values)
    turn_into_leads(values, players)
    best = leaders(standing, players)
    for seat in range(players):
        values[seat] = 0.5 + 0.5 * values[seat] / (abs(values[seat]) + clear_lead)
        if over:
            won = 1.0 / best if is_leader(standing, players, seat) else 0.0
            values[seat] = WIN_WEIGHT * won + (1.0 - WIN_WEIGHT) * values[seat]


@compiled
def turn_into_leads(values: Any, players: int) -> None:
    """How far each is ahead of the others: of the best of them and of their mean, half each."""
    total, best, second = 0.0, -1e12, -1e12
    for seat in range(players):
        total += values[seat]
        if values[seat] > best:
            best, second = values[seat], best
        else:
            second = max(second, values[seat])
    for seat in range(players):
        rival = second if values[seat] == best else best
        others = (total - values[seat]) / (players - 1)
        values[seat] -= 0.5 * rival + 0.5 * others


@compiled
def is_leader(standing: Any, players: int, seat: int) -> bool:
    """Nobody has more points, or as many and more of what decides ties."""
    for other in range(players):
        if standing[2 * other] > standing[2 * seat]:
            return False
        if standing[2 * other] == standing[2 * seat] and standing[2 * other + 1] > standing[2 * seat + 1]:
            return False
    return True


@compiled
def leaders(standing: Any, players: int) -> int:
    """How many seats lead."""
    number = 0
    for seat in range(players):
        if is_leader(standing, players, seat):
            number += 1
    return number


@compiled
def note(standing: Any, players: int, seat: int, worth: float, favourite: float, tally: Any) -> None:
    """Adds what a trial brought to the tally of its move, also compared with the favourite's."""
    rival = -(1 << 40)
    for other in range(players):
        if other != seat:
            rival = max(rival, standing[2 * other])
    edge = worth - favourite
    tally[WORTH] += worth
    tally[EDGE] += edge
    tally[EDGE_SQUARES] += edge * edge
    tally[POINTS] += standing[2 * seat]
    tally[RIVAL] += rival
    tally[WON] += 1.0 / leaders(standing, players) if is_leader(standing, players, seat) else 0.0
    tally[TRIALS] += 1
