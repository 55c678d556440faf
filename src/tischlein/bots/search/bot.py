"""The search bot: it searches, and says what it found about each move. Importing this loads the compiler."""

from __future__ import annotations

import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from tischlein.bots.base import Budget, legal_moves
from tischlein.bots.search import race, regret, rollout
from tischlein.bots.search.buffers import Buffers, buffers_for
from tischlein.bots.search.time_budget import Clock
from tischlein.engine import State, defaults, verbs
from tischlein.engine.random import rng_below

PRIOR_DEFICIT, PRIOR_DEVIATION = 0.02, 0.02
"""The prior of a move's value: this much less than the default move's, with this standard deviation. A short
search then does not chase its own noise."""
MIN_VARIANCE = 0.01
"""The least variance of an advantage from world to world: a few equal results do not make it certain."""
SETTLED_GAIN, MIN_TRIALS = 0.0002, 16
"""A search ends early, but not before this many trials a move, when no other move is expected to turn out
better by more than this part of a game."""
MIN_SHARE = 0.1
"""Moves that a mix plays less often than this part of its favourite are left out: mostly they are noise."""
MIX_CHANCE = 0x5DEECE66D
"""Keeps the draw from a mix independent of the draws that found it."""


@dataclass(frozen=True)
class MoveEstimate:
    """What a search found about a move."""

    move: int
    share: float
    """The probability of playing it: 1 for the best, or as the mix says where seats choose at once."""
    worth: float
    """The value of the position after it, from 0 (lost) to 1 (won)."""
    error: float
    """The standard error of its advantage over the default move; in a mix, over the first move listed."""
    points: float
    rival: float
    """The seat's points and the best other's when the trials ended: after a round, or with the game."""
    won: float
    """The share of trials after which the seat was in the lead."""
    trials: int
    usual: bool = False
    """Whether it is the default move, where seats choose one after the other."""


def move_estimates(
    moves: list[int], shares: Any, tallies: Any, favourites: Any, usual: int | None = None
) -> list[MoveEstimate]:
    """The tallies as means; the moves to play first, then by how long they stayed in the race.

    A move that dropped out was tried in fewer worlds than the first, perhaps kinder ones. So it is compared
    with what the first brought in the same worlds (`favourites`), and this with what that brought in all.
    """
    means, then = (part / np.maximum(1, part[:, rollout.TRIALS :]) for part in (tallies, favourites))
    found = []
    for i, move in enumerate(moves):
        trials = int(tallies[i, rollout.TRIALS])
        fair = means[0] + means[i] - then[i]
        worth, edge, squares, points, rival, won = fair[: rollout.TRIALS].tolist()
        won = min(max(won, 0.0), 1.0)
        error = float(np.sqrt(max(0.0, squares - edge * edge) / max(1, trials)))
        share = float(shares[i])
        found.append(MoveEstimate(move, share, worth, error, points, rival, won, trials, move == usual))
    return sorted(found, key=lambda one: (-one.share, -one.trials, -one.worth))


def advantages(tallies: Any) -> tuple[Any, Any]:
    """The advantage of each move over the first, the favourite, and its standard errors."""
    trials = np.maximum(tallies[:, rollout.TRIALS], 1)
    means = tallies[:, rollout.EDGE] / trials
    spreads = np.maximum(tallies[:, rollout.EDGE_SQUARES] / trials - means**2, MIN_VARIANCE)
    spreads[0] = 0
    return means, np.sqrt(spreads / trials)


def posterior(tallies: Any) -> tuple[Any, Any]:
    """The posterior means and deviations of the advantages: what the trials say, drawn towards the prior."""
    means, errors = advantages(tallies)
    belief = PRIOR_DEVIATION**2 / (PRIOR_DEVIATION**2 + errors**2)
    found = means * belief - PRIOR_DEFICIT * (1 - belief)
    found[0] = 0
    return found, errors * np.sqrt(belief)


def expected_gain(behind: float, deviation: float) -> float:
    """The expected amount by which a move that lies behind turns out better after all."""
    gap = behind / deviation
    peak = math.exp(-gap * gap / 2) / math.sqrt(2 * math.pi)
    return deviation * (peak - gap * math.erfc(gap / math.sqrt(2)) / 2)


def is_settled(tallies: Any) -> bool:
    """Whether more trials would hardly change the choice."""
    if tallies[0, rollout.TRIALS] < MIN_TRIALS:
        return False
    found, errors = posterior(tallies)
    best = int(found.argmax())
    return all(
        expected_gain(found[best] - found[i], math.hypot(errors[i], errors[best])) < SETTLED_GAIN
        for i in range(len(found))
        if i != best
    )


def equally_good(tallies: Any, best: int) -> list[int]:
    """The best move and those that are as good for all that the trials say: among them the rules of thumb
    choose, which waste nothing."""
    found, _ = posterior(tallies)
    close = (found >= found[best] - SETTLED_GAIN) & (tallies[:, rollout.TRIALS] >= MIN_TRIALS)
    return sorted({best, *np.flatnonzero(close).tolist()})


@dataclass
class SearchBot:
    """Search by a race, or by regret where seats choose at once. With several threads each imagines worlds of
    its own."""

    threads: int = 1

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> int:
        found = self.weigh(view, seat, budget, seed)
        left = rng_below([seed ^ MIX_CHANCE], 1 << 30) / (1 << 30) * sum(one.share for one in found)
        for one in found:
            left -= one.share
            if left < 0:
                return one.move
        return found[0].move

    def weigh(self, view: State, seat: int, budget: Budget, seed: int) -> list[MoveEstimate]:
        """Every legal move with what was found about it, the best first."""
        moves = legal_moves(view, seat)
        if len(moves) == 1:
            return [MoveEstimate(moves[0], 1.0, 0.5, 0.0, 0.0, 0.0, 0.0, 0)]
        all_buffers = buffers_for(view, seed, self.threads)
        if regret.chooses_at_once(all_buffers[0], seat):
            return self.mix(all_buffers, view, seat, moves, budget)
        return self.run_race(all_buffers, view, seat, moves, budget)

    def get_ready(self, view: State, seat: int) -> None:
        """Compiles what this game needs, so that no move has to wait for it."""
        moves, all_buffers = legal_moves(view, seat), buffers_for(view, 0, self.threads)
        nothing = Budget(simulations=1)
        regret.chooses_at_once(all_buffers[0], seat)
        self.run_race(all_buffers, view, seat, moves, nothing)
        if view.game.verbs.take_back is not defaults.nothing_to_take_back:  # seats choose at once
            self.mix(all_buffers, view, seat, moves, nothing)

    def run_race(
        self, all_buffers: list[Buffers], view: State, seat: int, moves: list[int], budget: Budget
    ) -> list[MoveEstimate]:
        """Sequential halving: half of the moves goes on, the better ones, until the choice is settled."""
        until, clear_lead = verbs.round_index(view) + view.game.lookahead_rounds, float(view.game.clear_lead)
        advice = race.advised(all_buffers[0], seat)
        moves = [advice, *(move for move in moves if move != advice)]
        tallies = np.zeros((len(moves), rollout.TRIALS + 1))
        favourites = np.zeros_like(tallies)
        racing = np.arange(len(moves))
        halvings = max(1, int(np.ceil(np.log2(len(moves)))))

        def run(number: int) -> None:
            running = np.array([moves[i] for i in racing])
            parts = [np.zeros((len(racing), rollout.TRIALS + 1)) for _ in all_buffers]

            def at(buffers: Buffers, part: Any) -> None:
                race.try_in_worlds(buffers, seat, running, part, number, until, clear_lead)

            side_by_side(at, all_buffers, parts)
            tallies[racing] += sum(parts)
            favourites[racing] = tallies[0]

        run(0)  # compiles or loads the code the first time, before the clock starts
        clock = Clock(budget)
        for halving in range(halvings):
            while number := clock.portion((halving + 1) / halvings, len(racing) * len(all_buffers)):
                run(number)
                clock.used(number * len(racing) * len(all_buffers))
                if is_settled(tallies[racing]):
                    break
            if is_settled(tallies[racing]):
                break
            best = 1 + np.argsort(-posterior(tallies[racing])[0][1:], kind="stable")
            racing = racing[[0, *best[: max(1, len(racing) // 2)]]]
        shares = np.zeros(len(moves))
        best = racing[int(posterior(tallies[racing])[0].argmax())]
        equal = [moves[i] for i in equally_good(tallies, int(best))]
        rng = all_buffers[0].rng
        chosen = verbs.default_move(view, seat, equal, len(equal), [int(rng[0])])
        shares[moves.index(chosen)] = 1.0
        return move_estimates(moves, shares, tallies, favourites, advice)

    def mix(
        self, all_buffers: list[Buffers], view: State, seat: int, moves: list[int], budget: Budget
    ) -> list[MoveEstimate]:
        """Regret matching; the shares are those of the average mix, without what it hardly ever plays."""
        until, clear_lead = verbs.round_index(view) + view.game.lookahead_rounds, float(view.game.clear_lead)
        notes = [regret.new_notes(view.game.max_moves) for _ in all_buffers]
        rounds_done = 0

        def run(rounds: int) -> None:
            def at(buffers: Buffers, own: regret.Notes) -> None:
                regret.match_regrets(buffers, own, seat, rounds_done, rounds, until, clear_lead)

            side_by_side(at, all_buffers, notes)

        run(0)  # as above
        clock = Clock(budget)
        while rounds := clock.portion(1.0, len(moves) * len(all_buffers)):
            run(rounds)
            clock.used(rounds * len(moves) * len(all_buffers))
            rounds_done += rounds
        odds = sum(own.average[seat, : len(moves)] for own in notes)
        odds = np.where(odds >= MIN_SHARE * odds.max(), odds, 0.0)
        shares = odds / odds.sum() if odds.sum() else np.full(len(moves), 1 / len(moves))
        tallies = sum(own.tallies for own in notes)
        return move_estimates(moves, shares, tallies, np.broadcast_to(tallies[0], tallies.shape))


def side_by_side(work: Callable[[Buffers, Any], None], all_buffers: list[Buffers], own: list[Any]) -> None:
    """Does the work with all buffers, each in a thread; compiled code lets them run at the same time."""
    if len(all_buffers) == 1:
        work(all_buffers[0], own[0])
        return
    with ThreadPoolExecutor(len(all_buffers)) as pool:
        list(pool.map(work, all_buffers, own))
