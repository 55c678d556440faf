"""The house's bot: it searches, and tells what it found. Importing this loads the compiler."""

from __future__ import annotations

import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from tischlein.bots.base import Budget, legal_moves
from tischlein.bots.search import race, regret, rollout
from tischlein.bots.search.buffers import Desk, desks_for
from tischlein.bots.search.time_budget import Clock
from tischlein.engine import State, defaults, verbs
from tischlein.engine.random import roll

TRUST, DOUBT = 0.02, 0.02
"""Before any trial another move is thought to be worth so much less than what the rules of thumb advise, give
or take so much: a search that is short does not chase its own noise."""
LEAST_SPREAD = 0.01
"""No move's advantage spreads less than this (as a variance) from world to world."""
HOPE, LEAST_TRIALS = 0.0002, 16
"""A search ends early when no other move may be expected to turn out better by this part of a game."""
HARDLY_EVER = 0.3
"""What a mix plays less often than this part of its favourite is left out: mostly it is noise."""
MIX_CHANCE = 0x5DEECE66D
"""Parts the chance that draws from a mix from the chance that found it."""


@dataclass(frozen=True)
class Weighed:
    """What a search found about a move."""

    move: int
    share: float
    """How often to play it: always the best one, or as the mix says where seats choose at once."""
    worth: float
    """The seat's outlook after it, from 0 (lost) to 1 (won)."""
    error: float
    """The standard error of its advantage over what the rules of thumb advise; in a mix, over the first move
    that is listed."""
    points: float
    rival: float
    """The seat's points and the best other's when the trials ended: with a round_index, or with the game."""
    won: float
    """The share of trials after which the seat was in the lead."""
    trials: int
    usual: bool = False
    """Whether the rules of thumb advise it, where seats choose one after the other."""


def weighed(
    moves: list[int], shares: Any, tallies: Any, beside: Any, usual: int | None = None
) -> list[Weighed]:
    """What was added up, as means; the moves to play first, then by how long they stayed in the race.

    A move that dropped out has seen fewer worlds than the first, perhaps kinder ones. So what it brought is
    compared with what the first brought in the same worlds (`beside`), and that is set against all of them.
    """
    means, then = (part / np.maximum(1, part[:, rollout.TRIALS :]) for part in (tallies, beside))
    found = []
    for i, move in enumerate(moves):
        trials = int(tallies[i, rollout.TRIALS])
        fair = means[0] + means[i] - then[i]
        worth, edge, squares, points, rival, won = fair[: rollout.TRIALS].tolist()
        won = min(max(won, 0.0), 1.0)
        error = float(np.sqrt(max(0.0, squares - edge * edge) / max(1, trials)))
        share = float(shares[i])
        found.append(Weighed(move, share, worth, error, points, rival, won, trials, move == usual))
    return sorted(found, key=lambda one: (-one.share, -one.trials, -one.worth))


def advantages(tallies: Any) -> tuple[Any, Any]:
    """By how much each move is worth more than the first, the favourite, and the standard errors of that."""
    trials = np.maximum(tallies[:, rollout.TRIALS], 1)
    means = tallies[:, rollout.EDGE] / trials
    spreads = np.maximum(tallies[:, rollout.EDGE_SQUARES] / trials - means**2, LEAST_SPREAD)
    spreads[0] = 0
    return means, np.sqrt(spreads / trials)


def prospects(tallies: Any) -> tuple[Any, Any]:
    """The advantages as they are to be believed, what the trials say drawn towards the rules of thumb, and by
    how much they may be wrong."""
    means, errors = advantages(tallies)
    belief = DOUBT**2 / (DOUBT**2 + errors**2)
    found = means * belief - TRUST * (1 - belief)
    found[0] = 0
    return found, errors * np.sqrt(belief)


def hope(behind: float, deviation: float) -> float:
    """By how much a move that lies behind may be expected to turn out better after all."""
    gap = behind / deviation
    peak = math.exp(-gap * gap / 2) / math.sqrt(2 * math.pi)
    return deviation * (peak - gap * math.erfc(gap / math.sqrt(2)) / 2)


def is_settled(tallies: Any) -> bool:
    """Whether more trials would hardly help."""
    if tallies[0, rollout.TRIALS] < LEAST_TRIALS:
        return False
    found, errors = prospects(tallies)
    best = int(found.argmax())
    return all(
        hope(found[best] - found[i], math.hypot(errors[i], errors[best])) < HOPE
        for i in range(len(found))
        if i != best
    )


@dataclass
class SearchBot:
    """The house's search; see `bots.search` and `bots.at_once`. With several threads, each imagines worlds of
    its own."""

    threads: int = 1

    def choose(self, view: State, seat: int, budget: Budget, seed: int) -> int:
        found = self.weigh(view, seat, budget, seed)
        left = roll([seed ^ MIX_CHANCE], 1 << 30) / (1 << 30) * sum(one.share for one in found)
        for one in found:
            left -= one.share
            if left < 0:
                return one.move
        return found[0].move

    def weigh(self, view: State, seat: int, budget: Budget, seed: int) -> list[Weighed]:
        """Every legal move with what was found about it, the best first."""
        moves = legal_moves(view, seat)
        if len(moves) == 1:
            return [Weighed(moves[0], 1.0, 0.5, 0.0, 0.0, 0.0, 0.0, 0)]
        desks = desks_for(view, seed, self.threads)
        if regret.chooses_at_once(desks[0], seat):
            return self.mix(desks, view, seat, moves, budget)
        return self.run_race(desks, view, seat, moves, budget)

    def get_ready(self, view: State, seat: int) -> None:
        """Compiles what this game needs, so that no move has to wait for it."""
        moves, desks = legal_moves(view, seat), desks_for(view, 0, self.threads)
        nothing = Budget(simulations=1)
        regret.chooses_at_once(desks[0], seat)
        self.run_race(desks, view, seat, moves, nothing)
        if view.game.verbs.take_back is not defaults.nothing_to_take_back:  # seats choose at once
            self.mix(desks, view, seat, moves, nothing)

    def run_race(
        self, desks: list[Desk], view: State, seat: int, moves: list[int], budget: Budget
    ) -> list[Weighed]:
        """Sequential halving: the better half of the moves goes on to the next heat, until all is settled."""
        until, close = verbs.round_index(view) + view.game.foresight, float(view.game.close)
        advice = race.advised(desks[0], seat)
        moves = [advice, *(move for move in moves if move != advice)]
        tallies = np.zeros((len(moves), rollout.TRIALS + 1))
        beside = np.zeros_like(tallies)
        racing = np.arange(len(moves))
        heats = max(1, int(np.ceil(np.log2(len(moves)))))

        def run(number: int) -> None:
            running = np.array([moves[i] for i in racing])
            parts = [np.zeros((len(racing), rollout.TRIALS + 1)) for _ in desks]

            def at(desk: Desk, part: Any) -> None:
                race.run_heat(desk, seat, running, part, number, until, close)

            side_by_side(at, desks, parts)
            tallies[racing] += sum(parts)
            beside[racing] = tallies[0]

        run(0)  # the first time on a machine it is compiled now, before the clock starts
        clock = Clock(budget)
        for heat in range(heats):
            while number := clock.portion((heat + 1) / heats, len(racing) * len(desks)):
                run(number)
                clock.used(number * len(racing) * len(desks))
                if is_settled(tallies[racing]):
                    break
            if is_settled(tallies[racing]):
                break
            best = 1 + np.argsort(-prospects(tallies[racing])[0][1:], kind="stable")
            racing = racing[[0, *best[: max(1, len(racing) // 2)]]]
        shares = np.zeros(len(moves))
        shares[racing[int(prospects(tallies[racing])[0].argmax())]] = 1.0
        return weighed(moves, shares, tallies, beside, advice)

    def mix(
        self, desks: list[Desk], view: State, seat: int, moves: list[int], budget: Budget
    ) -> list[Weighed]:
        """Regret matching; the shares are those of the average mix, without what it hardly ever plays."""
        until, close = verbs.round_index(view) + view.game.foresight, float(view.game.close)
        notes = [regret.new_notes(view.game.most_moves) for _ in desks]
        rounds_done = 0

        def run(rounds: int) -> None:
            def at(desk: Desk, own: regret.Notes) -> None:
                regret.weigh_at_once(desk, own, seat, rounds_done, rounds, until, close)

            side_by_side(at, desks, notes)

        run(0)  # as above
        clock = Clock(budget)
        while rounds := clock.portion(1.0, len(moves) * len(desks)):
            run(rounds)
            clock.used(rounds * len(moves) * len(desks))
            rounds_done += rounds
        odds = sum(own.average[seat, : len(moves)] for own in notes)
        odds = np.where(odds >= HARDLY_EVER * odds.max(), odds, 0.0)
        shares = odds / odds.sum() if odds.sum() else np.full(len(moves), 1 / len(moves))
        tallies = sum(own.tallies for own in notes)
        return weighed(moves, shares, tallies, np.broadcast_to(tallies[0], tallies.shape))


def side_by_side(work: Callable[[Desk, Any], None], desks: list[Desk], own: list[Any]) -> None:
    """Does the work at every desk, in a thread each; compiled code lets them run at the same time."""
    if len(desks) == 1:
        work(desks[0], own[0])
        return
    with ThreadPoolExecutor(len(desks)) as pool:
        list(pool.map(work, desks, own))
