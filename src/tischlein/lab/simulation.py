"""Whole games by the thousand, on one core, all of them or a graphics card."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tischlein.drawing.notebook import bar, grid, panel
from tischlein.engine.compile.threads import core_count
from tischlein.engine.errors import Refusal, listed
from tischlein.engine.game import Game
from tischlein.engine.validation import at_least_1, one_of, whole
from tischlein.extras import needs
from tischlein.registry import find
from tischlein.table import new

BOTS = {"random": "random games", "thumb": "games by rules of thumb"}
"""Who can play at full speed, being compiled with the rules -> what their games are called. All other bots
think at their own pace."""
Progress = Callable[[int], None]
MAX_GAMES_AT_ONCE = 16_384
"""Games a thread plays in one go: enough to be quick, few enough for a lively progress bar."""


def checked_seed(seed: int) -> int:
    """A seed as the compiled code takes it: text or a fraction would not get through, or be cut."""
    found = whole(seed)
    if found is None or not -(2**63) <= found < 2**63:
        raise Refusal(f"seed must be a whole number from -2**63 to 2**63 - 1 (got {seed!r})")
    return found


@dataclass(frozen=True)
class Simulation:
    """What came out: an entry a game."""

    points: NDArray[np.int64]
    """`points[game, seat]`"""
    ties: NDArray[np.int64]
    """What decides ties: `ties[game, seat]`."""
    lengths: NDArray[np.int64]
    """How many moves each game took."""
    bots: str = "random"
    """Who played."""
    first_seats: NDArray[np.int64] | None = None
    """The seat that began each game; -1 where all begin at once."""

    @property
    def played_by(self) -> str:
        """What these games are called."""
        return BOTS.get(self.bots, f"games by {self.bots}")

    def by_turn(self, values: NDArray[Any]) -> NDArray[Any] | None:
        """An entry a game and seat, the seat that began first and the others as they follow; None where all
        begin at once."""
        if self.first_seats is None or self.first_seats.min() < 0:
            return None
        seats = np.arange(values.shape[1])
        turned: NDArray[Any] = np.take_along_axis(
            values, (self.first_seats[:, None] + seats) % len(seats), axis=1
        )
        return turned

    def _repr_html_(self) -> str:
        """Each seat's points with their standard error, and its share of the wins."""
        shares, spread = self.shares.mean(axis=0), self.points.std(axis=0) / len(self.points) ** 0.5
        rows = [
            (f"Seat {seat}", f"{self.points[:, seat].mean():.2f} ± {spread[seat]:.2f}",
             f"{bar(shares[seat])} {shares[seat]:.1%}")
            for seat in range(self.points.shape[1])
        ]  # fmt: skip
        note = f"{self.lengths.mean():.1f} moves a game"
        return panel(f"{len(self.points):,} {self.played_by}", grid(("", "Points", "Wins"), rows), note)

    @property
    def shares(self) -> NDArray[np.float64]:
        """`shares[game, seat]`: 1 for a win, a part of it for a shared win, 0 otherwise."""
        best = self.points.max(axis=1, keepdims=True)
        leading = self.points == best
        tie = np.where(leading, self.ties, self.ties.min())
        won = leading & (tie == tie.max(axis=1, keepdims=True))
        shares: NDArray[np.float64] = won / won.sum(axis=1, keepdims=True)
        return shares


def simulate(
    game: str,
    players: int,
    games: int,
    seed: int = 0,
    cores: int | None = None,
    progress: Callable[[int], None] | None = None,
    bots: str = "random",
    device: str = "cpu",
    **options: Any,
) -> Simulation:
    """Plays many games; the same seed gives the same games on any number of cores and on a graphics card.

    `bots`: "random" moves, everybody by "thumb", the rules of thumb, or any other bot as the arena takes it,
    one for all seats or one for each, separated by commas. `device`: "cpu", or "cuda" for an NVIDIA graphics
    card. `progress` is called with the number of games just finished.
    """
    found = find(game)
    one_of("device", device, ("cpu", "cuda"))
    if bots not in BOTS:
        if device != "cpu":
            raise Refusal(f"bots on a graphics card must be {listed(list(BOTS))} (got {bots!r})")
        return simulate_bots(found, players, games, seed, cores, progress, bots, options)
    play_all = {"cpu": on_processor, "cuda": on_graphics_card}[device]
    games, seed = at_least_1("games", games), checked_seed(seed)
    undealt = found.new(players, options, [0] * 8).pack()
    try:
        points = np.zeros((games, 2 * players), np.int64)
        lengths = np.zeros(games, np.int64)
    except MemoryError:
        raise Refusal(f"games must be so few that they fit into memory (got {games})") from None
    play_all(found, bots, undealt, seed, core_count(cores), points, lengths, progress or (lambda _: None))
    seats = first_seats(found, undealt, seed, games)
    return Simulation(points[:, 0::2], points[:, 1::2], lengths, bots, seats)


def first_seats(game: Game, undealt: Any, seed: int, games: int) -> NDArray[np.int64]:
    """Who began each game: dealing once more is quicker than carrying it along."""
    from tischlein.engine.compile import numba_bridge, playout

    numba_bridge.register_game(game)
    seats = np.zeros(games, np.int64)
    playout.first_seats(np.concatenate([undealt, undealt]), 0, seed, seats)
    return seats


def simulate_bots(
    game: Game, players: int, games: int, seed: int, cores: int | None, progress: Progress | None,
    bots: str, options: dict[str, Any],
) -> Simulation:  # fmt: skip
    """Games of bots that think at their own pace, on all cores."""
    from tischlein.lab import arena

    game.check(players, options)
    named = bots_by_seat(bots, players)
    numbers = range(at_least_1("games", games))
    what = BotGames(game.name, players, options, tuple(named), checked_seed(seed))
    played = []
    for one in arena.all_cores(play_bots, what, numbers, cores):
        played.append(one)
        if progress:
            progress(1)
    standing, lengths, seats = (np.array(part, np.int64) for part in zip(*played, strict=True))
    return Simulation(standing[:, 0::2], standing[:, 1::2], lengths, bots, seats)


def bots_by_seat(bots: str, players: int) -> list[str]:
    """One bot for all seats, or one for each; refuses what is no bot."""
    from tischlein.lab import arena

    named = bots.split(",")
    named = named * players if len(named) == 1 else named
    if len(named) != players:
        raise Refusal(f"bots must be one for all seats, or {players}, one for each (got {len(named)})")
    for text in named:
        arena.Entrant.read(text)
    return named


@dataclass(frozen=True)
class BotGames:
    """What a process needs to play some of these games."""

    game: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int


def play_bots(what: BotGames, number: int) -> tuple[list[int], int, int]:
    """One game: points and what decides ties, seat by seat; its length; who began."""
    from tischlein.lab import arena

    deal = f"{what.seed} {number}"
    table = new(what.game, what.players, seed=deal, **what.options)
    waiting = table.waiting
    luck = int.from_bytes(hashlib.sha256(deal.encode()).digest()[:6], "big")
    arena.play_game(table, [arena.Entrant.read(text) for text in what.bots], luck)
    standing = [0] * (2 * what.players)
    table.rules.points(table.state, standing)
    return standing, len(table.made), waiting[0] if len(waiting) == 1 else -1


def on_processor(
    game: Game,
    bots: str,
    undealt: Any,
    seed: int,
    threads: int,
    points: Any,
    lengths: Any,
    progress: Progress,
) -> None:
    """Plays as many games as there are lengths, on some cores."""
    from tischlein.engine.compile import numba_bridge, playout  # loads Numba: a second and more

    numba_bridge.register_game(game)
    play_games = {"random": playout.random_games, "thumb": playout.default_games}[bots]
    in_one_go = min(MAX_GAMES_AT_ONCE, 1 + len(lengths) // (8 * threads))

    def some_games(first: int, number: int = in_one_go) -> None:
        part = slice(first, first + number)
        tables = np.concatenate([undealt, undealt])
        play_games(tables, first, seed, np.zeros(game.max_moves, np.int64), points[part], lengths[part])

    def some_more(first: int) -> None:
        some_games(first)
        progress(len(lengths[first : first + in_one_go]))

    with numba_bridge.announced(game.title):
        some_games(0, 1)
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(some_more, range(0, len(lengths), in_one_go)))


def on_graphics_card(
    game: Game, bots: str, undealt: Any, seed: int, _: int, points: Any, lengths: Any, progress: Progress
) -> None:
    """The same games, one a thread of the card."""
    with needs("gpu", "device 'cuda'"):
        from tischlein.engine.compile import cuda_playout, playout

    finish = {"random": playout.finish_randomly, "thumb": playout.finish_by_default}[bots]
    at_work = cuda_playout.CudaGames(game, undealt, finish)
    for first in range(0, len(lengths), cuda_playout.MAX_GAMES_PER_LAUNCH):
        part = slice(first, first + cuda_playout.MAX_GAMES_PER_LAUNCH)
        at_work.play(first, seed, points[part], lengths[part])
        progress(len(lengths[part]))
