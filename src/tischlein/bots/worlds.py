"""What every searching bot does: play on in an imagined world and value how each seat then stands."""

from __future__ import annotations

from typing import Any

from tischlein.engine.bits import lowest
from tischlein.engine.chance import roll
from tischlein.engine.compiled import compiled
from tischlein.engine.verbs import chapter, hunch, legal, play, points, waiting

BY_CHANCE, BY_HUNCH = range(2)
"""How the rest of a game is played: any legal move, or the game's rules of thumb."""

SEEN, WORLD, TRIAL = range(3)
"""The tables of a search: what the seat has seen, the world imagined from it, the copy that is played on."""

MOST_SEATS = 8
WIN_WEIGHT = 0.5
"""At the end a win counts so much, and the margin the rest: a margin tells more in a few trials."""


@compiled
def play_on(table: Any, until: int, manner: int, moves: Any, quick: Any) -> None:
    """Plays until the chapter named changes (-1: to the end of the game)."""
    seats = waiting(table)
    while seats != 0 and (until < 0 or chapter(table) == until):
        seat = lowest(seats)
        listed = legal(table, seat, moves)
        if listed == 1:
            move = moves[0]
        elif manner == BY_HUNCH:
            move = hunch(table, seat, moves, listed, quick)
        else:
            move = moves[roll(quick, listed)]
        play(table, seat, move)
        seats = waiting(table)


@compiled
def appraise(table: Any, close: float, standing: Any, values: Any) -> None:
    """How each seat stands, from 0 to 1: won or lost at the end, before it by the lead over the others.

    `close` is a lead that makes the better seat a favourite: half the way from even to sure.
    """
    players = table.players
    points(table, standing)
    total = 0
    for seat in range(players):
        total += standing[2 * seat]
    best = leaders(standing, players)
    for seat in range(players):
        mine = standing[2 * seat]
        rival = -(1 << 40)
        for other in range(players):
            if other != seat:
                rival = max(rival, standing[2 * other])
        lead = mine - 0.5 * rival - 0.5 * (total - mine) / (players - 1)
        values[seat] = 0.5 + 0.5 * lead / (abs(lead) + close)
        if waiting(table) == 0:
            won = 1.0 / best if is_leader(standing, players, seat) else 0.0
            values[seat] = WIN_WEIGHT * won + (1.0 - WIN_WEIGHT) * values[seat]


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
