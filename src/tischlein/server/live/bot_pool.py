"""Where bots think: in processes of their own, at low priority, and for everybody in turn.

A bot gets what its seat has seen, its budget and a seed, and nothing else. All of that is kept with the move,
so that every decision can be made again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from multiprocessing import get_context
from time import monotonic
from typing import Any, Protocol

import numpy as np

from tischlein.bots.base import Budget
from tischlein.bots.registry import find_bot
from tischlein.bots.worker_process import lower_priority
from tischlein.engine.errors import Refusal
from tischlein.i18n.words import words
from tischlein.registry import find
from tischlein.server.live.fair_queue import FairQueue, Owner
from tischlein.server.ops.metrics import Metrics
from tischlein.server.protocol.responses import Suggestion
from tischlein.suggest import suggest_from

logger = logging.getLogger("tischlein.bots")

SIMULATIONS = 4000
"""A bot's budget for one move. Counted, not timed, so that the same decision can be made again."""

MAX_SUGGESTIONS = 3
"""More good moves than these nobody reads."""

MAX_SUGGESTIONS_OF_PERSON = 3
MAX_SUGGESTIONS_OF_ADDRESS = 12
"""That wait at the same time: whoever wants more has not read those before."""
MOVES_BEFORE_SUGGESTION = 3
"""Moves come first, for others wait for them; but where they never end, suggestions get a turn, too."""
MAX_THINKING_S = 180.0
"""A process that has not answered by then never will: compiling a game on a slow machine takes less."""

FALLBACK = "random"
"""Who moves where a bot has failed."""


@dataclass(frozen=True)
class BotTask:
    """Everything that a bot gets to know."""

    game: str
    seat: int
    bot: str
    seed: int
    seen: bytes
    simulations: int = SIMULATIONS


def choose(task: BotTask) -> str:
    """A bot's move: a pure function of the task."""
    game = find(task.game)
    seen = game.table.unpack(np.frombuffer(task.seen, game.table.dtype)[0])
    budget = Budget(simulations=task.simulations)
    move = find_bot(task.bot).choose(seen, task.seat, budget, task.seed)
    return game.notation.move_text(seen, move)


def suggest_moves(task: BotTask, language: str, names: list[str]) -> list[Suggestion]:
    """The best moves for a seat, with reasons in a language; without one, no sentences."""
    game = find(task.game)
    seen = game.table.unpack(np.frombuffer(task.seen, game.table.dtype)[0])
    found = suggest_from(seen, task.seat, Budget(simulations=task.simulations), task.seed, MAX_SUGGESTIONS)
    spoken = words(game, language) if language else None
    return [
        Suggestion(
            move=one.move,
            share=round(one.share, 2),
            points=round(one.points, 1),
            rival=round(one.rival, 1),
            sentences=one.sentences(spoken, names) if spoken else [],
        )
        for one in found
    ]


Turn = asyncio.Future[None]
"""Is done when somebody's turn to think has come."""
Answer = Callable[[BotTask, str], None]
"""Called with the task as it was done, and the move."""
Suggested = Callable[[list[Suggestion]], None]


class BotPool(Protocol):
    """Takes a task and calls back with a move, or with suggestions."""

    def ask(self, task: BotTask, pause: float, answer: Answer, owner: Owner) -> None: ...

    def ask_suggestions(
        self, task: BotTask, language: str, names: list[str], answer: Suggested, owner: Owner
    ) -> None: ...

    def close(self) -> None: ...


class ProcessBotPool:
    """Bots in worker processes of low priority; the processes start when the first bot is asked."""

    def __init__(self, workers: int, metrics: Metrics | None = None) -> None:
        self.workers = workers
        self.metrics = metrics or Metrics()
        self.pool: ProcessPoolExecutor | None = None
        self.asked: set[asyncio.Task[None]] = set()
        self.moves: FairQueue[Turn] = FairQueue()
        self.suggestions: FairQueue[Turn] = FairQueue()
        self.moves_in_a_row = 0
        self.began: dict[Turn, float] = {}
        """Those that think now, and since when."""

    def ask(self, task: BotTask, pause: float, answer: Answer, owner: Owner) -> None:
        self.begin(self.answer(task, pause, answer, owner))

    def ask_suggestions(
        self, task: BotTask, language: str, names: list[str], answer: Suggested, owner: Owner
    ) -> None:
        """Suggestions, or a refusal at once: a queue of them helps nobody."""
        crowded = self.suggestions.of_address(owner.address) >= MAX_SUGGESTIONS_OF_ADDRESS
        if crowded or self.suggestions.of_person(owner) >= MAX_SUGGESTIONS_OF_PERSON:
            self.metrics.limited["suggestions_waiting"] += 1
            raise Refusal(code="too-fast")
        turn = self.queue(self.suggestions, owner)
        self.begin(self.give_suggestions(turn, task, language, names, answer))

    def begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.asked.add(task)
        task.add_done_callback(self.asked.discard)

    # ---- Whose turn it is ----

    def queue(self, where: FairQueue[Turn], owner: Owner) -> Turn:
        turn: Turn = asyncio.get_running_loop().create_future()
        where.put(owner, turn)
        self.start_next()
        return turn

    def start_next(self) -> None:
        """As many think as there are processes, so that whoever comes next need not wait behind a queue."""
        while len(self.began) < self.workers and (turn := self.next_turn()) is not None:
            if not turn.done():
                self.began[turn] = monotonic()
                turn.set_result(None)

    def next_turn(self) -> Turn | None:
        if self.moves_in_a_row < MOVES_BEFORE_SUGGESTION or not self.suggestions.waiting:
            self.moves_in_a_row += 1
            if (turn := self.moves.take()) is not None:
                return turn
        self.moves_in_a_row = 0
        return self.suggestions.take()

    def thinking_since(self) -> float:
        """For how many seconds the longest thought has lasted."""
        return max((monotonic() - began for began in self.began.values()), default=0.0)

    async def in_turn(self, turn: Turn, work: Callable[..., Any], *arguments: Any) -> Any:
        try:
            await turn
            return await self.in_a_process(work, *arguments)
        finally:
            self.began.pop(turn, None)
            self.start_next()

    # ---- What is done then ----

    async def give_suggestions(
        self, turn: Turn, task: BotTask, language: str, names: list[str], answer: Suggested
    ) -> None:
        """Where it fails there is none: whoever asked is waiting for an answer, and may ask again."""
        suggestions: list[Suggestion] = []
        try:
            suggestions = await self.in_turn(turn, suggest_moves, task, language, names)
        except BrokenProcessPool:
            self.pool = None
            logger.exception("the bots' processes have died; new ones will start")
        except Exception:
            logger.exception("no suggestions at %s", task.game)
        answer(suggestions)

    async def answer(self, task: BotTask, pause: float, answer: Answer, owner: Owner) -> None:
        """A little pause first, as people expect; a bot that fails is replaced for this move."""
        thinking = asyncio.ensure_future(self.think(task, self.queue(self.moves, owner)))
        if pause:
            await asyncio.sleep(pause)
        answer(*await thinking)

    async def in_a_process(self, work: Callable[..., Any], *arguments: Any) -> Any:
        if self.pool is None:
            context = get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, initializer=lower_priority)
        began = monotonic()
        try:
            async with asyncio.timeout(MAX_THINKING_S):
                answer = await asyncio.get_running_loop().run_in_executor(self.pool, work, *arguments)
        except TimeoutError:
            self.end_processes()
            raise
        self.metrics.bot_seconds.add(monotonic() - began)
        return answer

    async def think(self, task: BotTask, turn: Turn) -> tuple[BotTask, str]:
        try:
            return task, await self.in_turn(turn, choose, task)
        except BrokenProcessPool:
            self.pool = None
            logger.exception("the bots' processes have died; new ones will start")
        except Exception:
            logger.exception("%s failed at %s", task.bot, task.game)
        substitute = replace(task, bot=FALLBACK)
        return substitute, choose(substitute)

    def end_processes(self) -> None:
        """They do not answer, and would not end if they were asked to."""
        pool, self.pool = self.pool, None
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()

    def close(self) -> None:
        for task in self.asked:
            task.cancel()
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
            self.pool = None  # and with it what the system lent it
