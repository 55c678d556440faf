"""What a seat of Hot Potato! has in store besides its points: the numbers for `estimate`.

    python src/tischlein/games/hot_potato/fit_estimate.py [--rounds N]

Plays games by the rules of thumb, writes down how every round begins, and asks who won in the end: the odds
of the seats go by their points and store, the more decisively the nearer the end (maximum likelihood).
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from tischlein.engine.bits import lowest
from tischlein.engine.compile.numba_bridge import compiled, register_game
from tischlein.engine.random import use_fast_rng
from tischlein.engine.verbs import default_move, legal, play, set_up, waiting
from tischlein.games.hot_potato import game
from tischlein.games.hot_potato.cards import POTATO_IDS, ROBO, SWEET
from tischlein.games.hot_potato.rules import CHOOSE

NAMES = ("sweet in front", "robo in front", "hot potato", "has looked", *POTATO_IDS)
SCORES, FRONT, HOT, LOOKED, HAND, COLUMNS = range(6)
TARGET = 10


@compiled
def play_rounds(empty: Any, seed: int, moves: Any, rows: Any, wins: Any) -> None:
    """Fills `rows` with how rounds begin for each seat, and `wins` with each seat's part in the win."""
    rng: Any = np.zeros(1, np.uint64)
    rng[0] = np.uint64(seed)
    rounds = 0
    while rounds < len(rows):
        empty[1] = empty[0]
        table = empty[1]
        use_fast_rng(table, rng)
        set_up(table)
        first = rounds
        seats = waiting(table)
        while seats != 0:
            if table.phase == CHOOSE and table.answered == 0 and rounds < len(rows):
                for seat in range(table.players):
                    rows[rounds, seat, SCORES] = table.scores[seat]
                    rows[rounds, seat, FRONT] = table.fronts[seat]
                    rows[rounds, seat, HOT] = table.hot == seat
                    rows[rounds, seat, LOOKED] = table.lookers >> seat & 1
                    rows[rounds, seat, HAND] = table.hands[seat]
                rounds += 1
            seat = lowest(seats)
            play(table, seat, default_move(table, seat, moves, legal(table, seat, moves), rng))
            seats = waiting(table)
        best = max(table.scores[: table.players])
        for seat in range(table.players):
            wins[first:rounds, seat] = 1.0 if table.scores[seat] == best else 0.0


def gathered(players: int, rounds: int) -> tuple[Any, Any]:
    """Rows and wins of so many rounds."""
    register_game(game)
    empty = np.zeros(2, game.table.dtype)
    empty[0] = game.new(players, {}, [0] * 8).pack()[0]
    rows = np.zeros((rounds, players, COLUMNS), np.int64)
    wins = np.zeros((rounds, players))
    play_rounds(empty, players, np.zeros(game.max_moves, np.int64), rows, wins)
    return rows, wins / wins.sum(1, keepdims=True)


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
