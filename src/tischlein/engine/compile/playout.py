"""Whole games of any kind at full speed: by any player, by everybody's rules of thumb, by random moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tischlein.engine.bits import lowest
from tischlein.engine.compile.numba_bridge import compiled
from tischlein.engine.random import rng_below, use_fast_rng
from tischlein.engine.rule import rule
from tischlein.engine.verbs import default_move, legal, play, points, set_up, waiting


@rule
def begin_game(table: Any, number: int, seed: int, rng: Any) -> None:
    """Deals one of many games; its number and the seed determine the deal and all that follows."""
    rng[0] = np.uint64(seed) * np.uint64(0xD1342543DE82EF95) + np.uint64(number)
    use_fast_rng(table, rng)
    set_up(table)


def games_by(choose: Callable[..., Any]) -> Callable[..., None]:
    """Compiled: whole games in which `choose(tables, seat, extra, moves, rng)` makes every move.

    `choose` is a rule; the game is played on table 1 of `tables`.
    """

    def play_games(
        tables: Any, first: int, seed: int, extra: Any, moves: Any, points_out: Any, lengths_out: Any
    ) -> None:
        """Plays the games numbered from `first`; number, seed and moves determine everything in a game.

        Table 0 holds players and options and is not changed. `extra` is whatever `choose` needs besides.
        """
        rng: Any = np.zeros(1, np.uint64)
        for game in range(len(lengths_out)):
            tables[1] = tables[0]
            table = tables[1]
            begin_game(table, first + game, seed, rng)
            made = 0
            seats = waiting(table)
            while seats != 0:
                seat = lowest(seats)
                play(table, seat, choose(tables, seat, extra, moves, rng))
                made += 1
                seats = waiting(table)
            lengths_out[game] = made
            points(table, points_out[game])

    return compiled(play_games)


@rule
def finish_by_default(table: Any, moves: Any, rng: Any) -> int:
    """Plays on to the end by everybody's rules of thumb; returns how many moves were made."""
    made = 0
    seats = waiting(table)
    while seats != 0:
        seat = lowest(seats)
        listed = legal(table, seat, moves)
        play(table, seat, int(default_move(table, seat, moves, listed, rng)))
        made += 1
        seats = waiting(table)
    return made


@rule
def finish_randomly(table: Any, moves: Any, rng: Any) -> int:
    """Plays on to the end with random moves; returns how many were made."""
    made = 0
    seats = waiting(table)
    while seats != 0:
        seat = lowest(seats)
        listed = legal(table, seat, moves)
        play(table, seat, int(moves[rng_below(rng, listed)]))
        made += 1
        seats = waiting(table)
    return made


def games_played(finish: Callable[..., int]) -> Callable[..., None]:
    """Compiled: whole games that are dealt and then finished by a rule, each on table 1 of `tables`."""

    def play_games(tables: Any, first: int, seed: int, moves: Any, points_out: Any, lengths_out: Any) -> None:
        """Plays the games numbered from `first`; table 0 holds players and options and is not changed."""
        rng: Any = np.zeros(1, np.uint64)
        for game in range(len(lengths_out)):
            tables[1] = tables[0]
            begin_game(tables[1], first + game, seed, rng)
            lengths_out[game] = finish(tables[1], moves, rng)
            points(tables[1], points_out[game])

    return compiled(play_games)


random_games = games_played(finish_randomly)
default_games = games_played(finish_by_default)


@compiled
def first_seats(tables: Any, first: int, seed: int, out: Any) -> None:
    """The seat that begins each of these games; -1 where several do at once."""
    rng: Any = np.zeros(1, np.uint64)
    for game in range(len(out)):
        tables[1] = tables[0]
        begin_game(tables[1], first + game, seed, rng)
        seats = waiting(tables[1])
        out[game] = lowest(seats) if seats & seats - 1 == 0 else -1
