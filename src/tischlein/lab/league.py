"""A league: any number of bots at mixed tables, on the same deals in every seat, with ratings.

Ratings are openskill's (Plackett–Luce): they fit games of any number of players, and say how sure they are.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, permutations
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from tischlein.engine.errors import Refusal, listed
from tischlein.engine.validation import whole
from tischlein.extras import needs
from tischlein.lab.arena import (
    EVALUATION_SEEDS,
    Entrant,
    all_cores,
    check_amounts,
    check_file,
    cores_for,
    entrant,
    missing,
    names_of,
    play_game,
)
from tischlein.lab.results import Results

with needs("lab", "A league"):
    from openskill.models import PlackettLuce
from tischlein.registry import find
from tischlein.table import new


@cache
def sets_of(entrants: int, players: int) -> list[tuple[int, ...]]:
    """All sets of entrants for one table, each once; shuffled, so that a few deals are not all played by
    those who were named first."""
    found = list(combinations(range(entrants), players))
    Random(0).shuffle(found)
    return found


@dataclass(frozen=True)
class League:
    """Who plays what."""

    game: str
    players: int
    options: dict[str, Any]
    entrants: tuple[Any, ...]
    """Bots with their budgets as they are written, or functions, classes and objects of this program."""
    keep_records: bool = False
    """Whether deals keep the records of their games, some kilobytes each."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "entrants", tuple(map(entrant, self.entrants)))

    @property
    def names(self) -> list[str]:
        return [str(one) for one in self.entrants]

    def check(self) -> None:
        """Refuses what cannot be played, and says what could."""
        find(self.game).check(self.players, self.options)
        for text in self.entrants:
            Entrant.read(text)
        if len(set(self.names)) < max(2, self.players):
            raise Refusal(
                f"different bots must be {max(2, self.players)} or more for tables of {self.players} "
                f"(got {len(set(self.names))}); --players makes tables smaller"
            )
        if len(set(self.names)) < len(self.names):
            raise Refusal(f"each bot must be named once (got {listed(self.names)})")

    @property
    def sets(self) -> list[tuple[int, ...]]:
        """All sets of entrants that can sit at one table."""
        return sets_of(len(self.entrants), self.players)

    def seated(self, number: int) -> tuple[int, ...]:
        """Who plays a deal: every set of entrants in turn, and each set in every order around the table, so
        that nobody always sits behind the same neighbour."""
        sets = self.sets
        turn, which = divmod(number, len(sets))
        host, *guests = sets[which]
        orders = list(permutations(guests))
        return (host, *orders[turn % len(orders)])


@dataclass(frozen=True)
class Round:
    """What one deal brought: for each of its games who sat where, and the place each seat came in."""

    number: int
    seats: list[list[int]]
    points: list[list[int]]
    places: list[list[int]]
    records: list[str] = field(default_factory=list, compare=False)
    """The records of the games, where the league keeps them."""

    def fits(self, league: League) -> bool:
        """Whether it can be a deal of this league: every bot of one table in every seat, somebody first."""
        tables = [self.seats, self.points, self.places]
        return (
            all(len(table) == league.players for table in tables)
            and all(is_row(row, league.players) for table in tables for row in table)
            and all(sorted(row) == sorted(league.seated(self.number)) for row in self.seats)
            and all(min(row) == 0 and max(row) < league.players for row in self.places)
        )


def is_row(row: object, players: int) -> bool:
    """Whether something is a whole number for each seat."""
    return isinstance(row, list) and len(row) == players and all(whole(number) is not None for number in row)


@dataclass(frozen=True)
class Standing:
    """How an entrant stands in a league."""

    entrant: str
    rating: float
    error: float
    """The rating's standard deviation."""
    gain: float
    gain_error: float
    """Points more than the others at the table had, a deal."""
    wins: float
    deals: int


def play_round(league: League, number: int) -> Round:
    """One deal, with those whose turn it is in every seat."""
    one = league.seated(number)
    played = Round(number, [], [], [])
    for turn in range(league.players):
        seats = [one[(seat + turn) % league.players] for seat in range(league.players)]
        table = new(league.game, league.players, seed=number, **league.options)
        play_game(table, [Entrant.read(league.entrants[who]) for who in seats], number)
        played.seats.append(seats)
        played.points.append(list(table.points))
        behind = [sum(other > mine for other in table.points) for mine in table.points]
        played.places.append(
            [0 if seat in table.winners else max(1, place) for seat, place in enumerate(behind)]
        )
        if league.keep_records:
            played.records.append(table.record().text())
    return played


def gain_of(played: Round, who: int) -> float:
    """Points more than the others had, over all games of a deal."""
    gains = []
    for seats, points in zip(played.seats, played.points, strict=True):
        mine = points[seats.index(who)]
        gains.append(mine - (sum(points) - mine) / (len(points) - 1))
    return float(np.mean(gains))


def wins_of(played: Round, who: int) -> float:
    """The share of a deal's games that were won; a shared win counts as a part."""
    games = zip(played.seats, played.places, strict=True)
    return float(np.mean([(places[seats.index(who)] == 0) / places.count(0) for seats, places in games]))


def ratings(league: League, rounds: list[Round]) -> list[Any]:
    """Every game rates the bots that played it."""
    model = PlackettLuce(tau=0.0)  # bots do not change: every game makes their ratings surer
    rated: list[Any] = [model.rating(name=name) for name in league.names]
    for played in rounds:
        for seats, places in zip(played.seats, played.places, strict=True):
            teams = model.rate([[rated[who]] for who in seats], ranks=[float(place) for place in places])
            for who, (rating,) in zip(seats, teams, strict=True):
                rated[who] = rating
    return rated


def error_of(gains: list[float], tables: list[frozenset[int]]) -> float:
    """The standard error of the mean of gains. Whom a bot meets is no luck but a plan: as soon as every table
    has been played twice, deals are told from those at the same table only."""
    alike: dict[frozenset[int], list[float]] = {}
    for gain, table in zip(gains, tables, strict=True):
        alike.setdefault(table, []).append(gain)
    parts = list(alike.values()) if min(map(len, alike.values()), default=0) > 1 else [gains]
    squares = sum(len(part) * float(np.var(part, ddof=1)) for part in parts if len(part) > 1)
    return math.sqrt(squares) / max(len(gains), 1)


def standings(league: League, rounds: list[Round]) -> list[Standing]:
    """The table of the league, the best first, those who have not played last; the order in which deals were
    finished makes no difference."""
    rounds = sorted(rounds, key=lambda one: one.number)
    found = []
    for who, rating in enumerate(ratings(league, rounds)):
        own = [played for played in rounds if who in played.seats[0]]
        gains = [gain_of(played, who) for played in own]
        error = error_of(gains, [frozenset(played.seats[0]) for played in own])
        wins = [wins_of(played, who) for played in own]
        gain, won = (float(np.mean(gains)), float(np.mean(wins))) if own else (0.0, 0.0)
        found.append(Standing(league.names[who], rating.mu, rating.sigma, gain, error, won, len(own)))
    return sorted(found, key=lambda one: (not one.deals, -one.rating))


def run(
    league: League,
    deals: int,
    cores: int | None = None,
    path: Path | str | None = None,
    progress: Callable[[list[Round]], None] | None = None,
    first: int = EVALUATION_SEEDS,
) -> list[Standing]:
    """Plays all deals, or those that a file has not yet."""
    league.check()
    check_amounts(deals, cores, first)
    check_file(league.entrants, path)
    results = Results(path, league, names_of(league.entrants), first, deals, Round)
    cores = cores_for(league.entrants, cores)
    for played in all_cores(play_round, league, missing(results.played, first, deals), cores):
        results.add(played)
        if progress:
            progress(results.played)
    return standings(league, results.played)
