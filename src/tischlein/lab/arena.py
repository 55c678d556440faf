"""A fair arena: the same deals for everybody, every bot in every seat, the deal as the statistical unit.

One entrant sits against the other at the remaining seats; each deal is played with it in every seat. The
gain of a deal is its points minus the mean of the others', averaged over the seats.

>>> import tischlein
>>> match = tischlein.arena.Match("potato-man", 3, {}, "thumb", "random")
>>> tischlein.arena.run(match, deals=20, cores=1).gain > 0
True
"""

from __future__ import annotations

import hashlib
import math
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from tischlein.bots.base import BadBudget, Bot, Budget
from tischlein.bots.registry import BOTS, WITHOUT_BUDGET
from tischlein.bots.search.time_budget import Clock
from tischlein.bots.worker_process import end_with_parent
from tischlein.engine import verbs
from tischlein.engine.bits import lowest
from tischlein.engine.compile.threads import core_count
from tischlein.engine.errors import Refusal, listed
from tischlein.engine.validation import at_least_1, whole
from tischlein.lab.bot_process import BadBot, LoadedBot, bot_of
from tischlein.lab.results import Results
from tischlein.lab.user_bots import find_any, is_user_bot, without_main
from tischlein.registry import find
from tischlein.table import Table, new

EVALUATION_SEEDS = 1_000_000
"""Deals are numbered from here on; tuning uses smaller numbers."""
DEFAULT_BUDGET = Budget(milliseconds=10)
"""For bots that need one and are named without."""
IN_THIS_PROCESS = 0
"""A number of cores: no other process knows a function that was typed into a notebook."""
EFFECT = 0.15
"""The sequential test tells no gain from a gain of this many standard deviations of a deal …"""
ERROR = 0.01
"""… and may be wrong either way with this probability."""
AHEAD = 32
"""The number of deals a core that are submitted ahead: one that takes long lets no core wait, and a million
are not all in the queue before the first is played."""
JUDGED_EACH = 1000
"""The number of deals up to which each one is judged, then every second, from twice as many on every third …:
judging goes through all of them, and would go through a million a million times."""
MAX_DEALS = 10_000_000
MIN_DEALS = 10
"""The least number of deals for a verdict: how much deals differ is estimated from them, and two that happen
to be alike would pass for certainty."""
MAX_POINTS_OR_MS = 1e9
"""More points than any deal brings, and more milliseconds than any move takes."""


class BadEntrant(Refusal):
    code = "wrong-entrant"

    def __init__(self, text: str, reason: str) -> None:
        super().__init__(f"{text!r}: {reason}; it must be NAME, NAME@10ms or NAME@1000, as in search@10ms.")


@dataclass(frozen=True)
class Entrant:
    """A bot with its budget, written `search@10ms` (time a move) or `search@1000` (simulations a move);
    some take none: `spud`."""

    bot: str | LoadedBot
    budget: Budget

    @classmethod
    def read(cls, text: str | LoadedBot) -> Entrant:
        if isinstance(text, LoadedBot):
            return cls(text, DEFAULT_BUDGET)
        name, amount = name_and_budget(text)
        if is_user_bot(name):
            find_any(name)
        elif name not in BOTS:
            raise BadEntrant(text, f"there is no bot {name!r}, there are {listed(list(BOTS))}")
        elif name in WITHOUT_BUDGET and text != name:
            raise Refusal(f"{name} takes no budget: it must be {name} alone (got {text!r})")
        try:
            return cls(name, Budget.read(amount) if amount or text.endswith("@") else DEFAULT_BUDGET)
        except BadBudget:
            raise BadEntrant(text, f"{amount!r} is not a budget") from None

    @staticmethod
    def written(text: str, each: str) -> str:
        """An entrant with the budget that all get who need one and are named without."""
        name, amount = name_and_budget(text)
        return text if amount or text.endswith("@") or name in WITHOUT_BUDGET else f"{text}@{each}"


def name_and_budget(text: str) -> tuple[str, str]:
    """The two parts of an entrant as it is written; the second is empty where none is given."""
    name, sign, amount = text.rpartition("@")
    return (name, amount) if sign and not is_user_bot(amount) else (text, "")


def names_of(entrants: Sequence[str | LoadedBot]) -> list[str]:
    """The bots without their budgets."""
    return [name_and_budget(str(text))[0] for text in entrants]


def entrant(player: Any) -> str | LoadedBot:
    """Who plays: a bot by its name, or a function, a class or an object of this program."""
    if isinstance(player, str | LoadedBot):
        return player
    return bot_of(player, getattr(player, "__name__", type(player).__name__))


@dataclass(frozen=True)
class Match:
    """Who plays what against whom."""

    game: str
    players: int
    options: dict[str, Any]
    one: Any
    """A bot with its budget as it is written, `search@10ms`, or a function, a class or an object of this
    program …"""
    others: Any
    """… and who has all other seats."""
    keep_records: bool = False
    """Whether deals keep the records of their games, some kilobytes each."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "one", entrant(self.one))
        object.__setattr__(self, "others", entrant(self.others))


@dataclass(frozen=True)
class Deal:
    """What one deal brought: the gain and the win share of the one, averaged over all seats."""

    number: int
    gain: float
    wins: float
    thought: float = field(default=0.0, compare=False)
    thought_others: float = field(default=0.0, compare=False)
    """Milliseconds that a move took the one, and the others."""
    records: list[str] = field(default_factory=list, compare=False)
    """The records of the games, first with the one in seat 0, where the match keeps them."""

    def fits(self, _: Match) -> bool:
        """Whether a deal can have brought this."""
        numbers = (self.gain, self.thought, self.thought_others)
        return all(abs(number) < MAX_POINTS_OR_MS for number in numbers) and 0 <= self.wins <= 1


@dataclass(frozen=True)
class Verdict:
    """The standing of a match after some deals."""

    deals: int
    gain: float
    gain_error: float
    wins: float
    wins_error: float
    effect: float
    """The gain in standard deviations of a deal."""
    evidence: float
    """Log likelihood ratio of the sequential test: for the one if high, against it if low."""
    thought: float = field(default=0.0, compare=False)
    thought_others: float = field(default=0.0, compare=False)
    """Milliseconds that a move took the one, and the others: nobody stops a bot that takes too long."""

    @property
    def decided(self) -> bool:
        return self.deals >= MIN_DEALS and abs(self.evidence) > math.log((1 - ERROR) / ERROR)


def judge(deals: list[Deal]) -> Verdict:
    """Means with standard errors, and the sequential test (Wald's, on gains in units of their deviation)."""
    gains = np.array([deal.gain for deal in deals])
    wins = np.array([deal.wins for deal in deals])
    number = len(deals)
    spread = float(gains.std(ddof=1)) if number > 1 else 0.0
    mean = float(gains.mean())
    effect = mean / spread if spread else math.copysign(math.inf, mean) if mean and number > 1 else 0.0
    return Verdict(
        deals=number,
        gain=mean,
        gain_error=spread / math.sqrt(number),
        wins=float(wins.mean()),
        wins_error=float(wins.std(ddof=1)) / math.sqrt(number) if number > 1 else 0.0,
        effect=effect,
        evidence=number * EFFECT * (effect - EFFECT / 2),
        thought=float(np.mean([deal.thought for deal in deals])),
        thought_others=float(np.mean([deal.thought_others for deal in deals])),
    )


def play_deal(match: Match, number: int) -> Deal:
    """One deal with the one in every seat."""
    ahead, wins = 0, []
    mine, others = Thought(), Thought()
    records: list[str] = []
    for place in range(match.players):
        table = new(match.game, match.players, seed=number, **match.options)
        chairs = [Entrant.read(match.one if seat == place else match.others) for seat in range(match.players)]
        play_game(table, chairs, number, [mine if seat == place else others for seat in range(match.players)])
        # Whole numbers, divided once: what equal bots gain is 0 then and not a rounding error.
        ahead += match.players * table.points[place] - sum(table.points)
        wins.append(1 / len(table.winners) if place in table.winners else 0.0)
        if match.keep_records:
            records.append(table.record().text())
    gain = ahead / (match.players * (match.players - 1))
    return Deal(number, gain, float(np.mean(wins)), mine.milliseconds, others.milliseconds, records)


@dataclass
class Thought:
    """How long moves took, without a bot's first in a process, for which it may have to compile."""

    seconds: float = 0.0
    moves: int = 0

    def add(self, seconds: float) -> None:
        self.seconds += seconds
        self.moves += 1

    @property
    def milliseconds(self) -> float:
        """A move's, on average."""
        return round(1000 * self.seconds / max(self.moves, 1), 3)


made: dict[str | LoadedBot, Bot] = {}
"""The bots of this process, made once each."""


def play_game(table: Table, chairs: list[Entrant], seed: int, thoughts: list[Thought] | None = None) -> None:
    """Plays a table to its end; every bot gets only its seat's view record."""
    number = 0
    while seats := verbs.waiting(table.state):
        seat = lowest(seats)
        chair = chairs[seat]
        known = chair.bot in made
        bot = made[chair.bot] if known else made.setdefault(chair.bot, bot_at(chair))
        view, began = table.view_record(seat), Clock.now()
        try:
            move = bot.choose(view, seat, chair.budget, seed_of_move(seed, number))
        except BadBot as bad:
            raise BadBot(f"Deal {seed}: {bad}") from None
        if known and thoughts is not None:
            thoughts[seat].add(Clock.now() - began)
        table.make(seat, move)
        number += 1


def bot_at(chair: Entrant) -> Bot:
    return find_any(chair.bot) if isinstance(chair.bot, str) else chair.bot


def seed_of_move(deal: int, number: int) -> int:
    """The seed of a bot's own random choices in a move; it does not reveal which deal this is."""
    return int.from_bytes(hashlib.sha256(f"luck {deal} {number}".encode()).digest()[:6], "big")


def run(
    match: Match,
    deals: int,
    cores: int | None = None,
    path: Path | str | None = None,
    stop_early: bool = True,
    progress: Callable[[Verdict], None] | None = None,
    first: int = EVALUATION_SEEDS,
) -> Verdict:
    """Plays until the sequential test has decided or all deals are played; goes on where a file ends.

    `progress` is told how the match stands: after every deal, and after many deals now and then.
    """
    find(match.game).check(match.players, match.options)
    for text in (match.one, match.others):
        Entrant.read(text)
    check_amounts(deals, cores, first)
    check_file((match.one, match.others), path)
    results = Results(path, match, names_of((match.one, match.others)), first, deals, Deal)
    if stop_early and results.played and judge(results.played).decided:
        return judge(results.played)
    cores = cores_for((match.one, match.others), cores)
    for deal in all_cores(play_deal, match, missing(results.played, first, deals), cores):
        results.add(deal)
        if len(results.played) % (1 + len(results.played) // JUDGED_EACH):
            continue
        verdict = judge(results.played)
        if progress:
            progress(verdict)
        if stop_early and verdict.decided:
            break
    return judge(results.played)


def check_amounts(deals: int, cores: int | None, first: int) -> None:
    """At least one deal, on at least one core."""
    if at_least_1("deals", deals) > MAX_DEALS:
        raise Refusal(f"deals must be {MAX_DEALS} or fewer (got {deals})")
    if (whole(first) or 0) < 0 or whole(first) is None:
        raise Refusal(f"first must be 0 or more (got {first!r})")
    core_count(cores)


def check_file(entrants: Sequence[str | LoadedBot], path: Path | str | None) -> None:
    """A file could not tell whether it is still the same bot: results are kept of bots with a name alone."""
    for one in entrants:
        if path is not None and isinstance(one, LoadedBot):
            raise Refusal(f"deals can be kept of bots from a file only, as in my_bot.py:{one} (got {one})")


def cores_for(entrants: Sequence[str | LoadedBot], cores: int | None) -> int | None:
    """How many processes play: none besides this one where it alone knows one of the bots."""
    return IN_THIS_PROCESS if any(isinstance(one, LoadedBot) for one in entrants) else cores


def missing(done: Iterable[Any], first: int, deals: int) -> Sequence[int]:
    """The numbers of the deals that are still to be played."""
    played = {one.number for one in done}
    if not played:
        return range(first, first + deals)
    return [number for number in range(first, first + deals) if number not in played]


def all_cores(
    play: Callable[[Any, int], Any], what: Any, numbers: Sequence[int], cores: int | None
) -> Iterator[Any]:
    """Plays these deals on all cores, some ahead of what is asked for; who stops asking need not wait.

    They are yielded in their order: a test that stops by itself would otherwise get quick deals first. The
    processes are spawned: forks of this one would play bots as they were when it loaded them, and wait for
    threads of theirs that were not copied.
    """
    if cores == IN_THIS_PROCESS:
        yield from (play(what, number) for number in numbers)
        return
    workers = max(1, min(core_count(cores), len(numbers)))
    with ProcessPoolExecutor(workers, get_context("spawn"), end_with_parent) as pool:
        tasks: deque[Future[Any]] = deque()
        try:
            for number in numbers:
                with without_ctrl_c(), without_main():
                    tasks.append(pool.submit(play, what, number))
                if len(tasks) > AHEAD * workers:
                    yield tasks.popleft().result()
            while tasks:
                yield tasks.popleft().result()
        except BrokenProcessPool:
            raise Refusal(
                "A process in which the bots play has died: one of them has ended it, or memory ran out."
            ) from None
        finally:
            if not all(task.done() for task in tasks):
                end_workers(pool)
            pool.shutdown(cancel_futures=True)


@contextmanager
def without_ctrl_c() -> Iterator[None]:
    """Processes started meanwhile ignore Ctrl-C: it is meant for this one alone, which gets it a moment later
    and ends them. Each of them would print a traceback otherwise."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_workers(pool: ProcessPoolExecutor) -> None:
    """Ends the deals that are being played: they may take minutes yet, and nobody wants them any more."""
    for worker in list(pool._processes.values()):
        worker.terminate()
