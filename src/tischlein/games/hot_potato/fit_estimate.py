"""What a seat of Hot Potato! has in store besides its points: the numbers for `estimate`.

    python src/tischlein/games/hot_potato/fit_estimate.py [--rounds N]

Plays games by the rules of thumb, writes down how every round begins, and who won in the end: the odds
of the seats go by their points and store, the more decisively the nearer the end (maximum likelihood).
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from tischlein.engine import rule
from tischlein.engine.compile.numba_bridge import register_game
from tischlein.engine.compile.playout import games_by
from tischlein.engine.verbs import default_move, legal
from tischlein.games.hot_potato import game
from tischlein.games.hot_potato.cards import POTATO_IDS, ROBO, SWEET
from tischlein.games.hot_potato.rules import CHOOSE, Table

NAMES = ("sweet in front", "robo in front", "hot potato", "has looked", *POTATO_IDS)
SCORES, FRONT, HOT, LOOKED, HAND, COLUMNS = range(6)
ROUNDS, GAMES = range(2)
"""What is counted meanwhile: the rounds written down, and the games begun."""
GAMES_AT_ONCE = 1000
TARGET = 10


@rule
def note_and_choose(tables: Any, seat: int, notes: Any, moves: Any, rng: Any) -> int:
    """Writes down how a round begins for each seat and in which game, then plays the default move."""
    table = tables[1]
    rows, games, done = notes
    if table.phase == CHOOSE and table.answered == 0:
        done[GAMES] += table.rounds_played == 0
        if done[ROUNDS] < len(rows):
            games[done[ROUNDS]] = done[GAMES] - 1
            for other in range(table.players):
                note_seat(table, other, rows[done[ROUNDS], other])
            done[ROUNDS] += 1
    return default_move(table, seat, moves, legal(table, seat, moves), rng)


@rule
def note_seat(table: Table, seat: int, row: Any) -> None:
    row[SCORES] = table.scores[seat]
    row[FRONT] = table.fronts[seat]
    row[HOT] = table.hot == seat
    row[LOOKED] = table.lookers >> seat & 1
    row[HAND] = table.hands[seat]


def gathered(players: int, rounds: int) -> tuple[Any, Any]:
    """How this many rounds begin for each seat, and each seat's part in the win of that game."""
    register_game(game)
    play_games = games_by(note_and_choose)
    tables = np.concatenate([game.new(players, {}, [0] * 8).pack()] * 2)
    rows, games = np.zeros((rounds, players, COLUMNS), np.int64), np.zeros(rounds, np.int64)
    done, points = np.zeros(2, np.int64), []
    while done[ROUNDS] < rounds:
        part = np.zeros((GAMES_AT_ONCE, 2 * players), np.int64)
        notes, moves = (rows, games, done), np.zeros(game.max_moves, np.int64)
        play_games(tables, done[GAMES], players, notes, moves, part, np.zeros(GAMES_AT_ONCE, np.int64))
        points.append(part[:, 0::2])
    scores = np.concatenate(points)
    best = scores == scores.max(1, keepdims=True)
    return rows, (best / best.sum(1, keepdims=True))[games]


def features(rows: Any) -> Any:
    """What a seat may have in store, in the order of the names."""
    front, hand = rows[..., FRONT], rows[..., HAND]
    cards = [hand >> potato & 1 for potato in range(len(POTATO_IDS))]
    found = [front >> SWEET & 1, front >> ROBO & 1, rows[..., HOT], rows[..., LOOKED], *cards]
    return np.stack(found, axis=-1).astype(float)


def fit(rows: Any, wins: Any, steps: int = 400, pace: float = 0.05) -> Any:
    """How decisive a point is at the end, how much less for each to go, and what each feature is worth."""
    points, store = rows[..., SCORES].astype(float), features(rows)
    to_go = np.maximum(TARGET - points.max(1), 0)[:, None]
    numbers = np.concatenate(([0.0, 0.2], np.zeros(len(NAMES))))
    mean, square = np.zeros_like(numbers), np.zeros_like(numbers)
    for step in range(1, steps + 1):
        decisive = np.exp(numbers[0] - numbers[1] * to_go)
        standing = decisive * (points + store @ numbers[2:])
        odds = np.exp(standing - standing.max(1, keepdims=True))
        missed = wins - odds / odds.sum(1, keepdims=True)
        slope = np.concatenate((
            [(missed * standing).sum(), -(missed * standing * to_go).sum()],
            ((missed * decisive)[..., None] * store).sum((0, 1)),
        )) / len(rows)  # fmt: skip
        mean, square = 0.9 * mean + 0.1 * slope, 0.999 * square + 0.001 * slope**2  # Adam
        numbers += pace * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-9)
    return numbers


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=100_000)
    rounds = parser.parse_args().rounds
    print("| players | a point at the end | less for each to go | " + " | ".join(NAMES) + " |")
    print("|---" * (len(NAMES) + 3) + "|")
    for players in game.players:
        numbers = fit(*gathered(players, rounds))
        cells = [f"{np.exp(numbers[0]):.2f}", f"{numbers[1]:.3f}", *(f"{one:+.2f}" for one in numbers[2:])]
        print(f"| {players} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
