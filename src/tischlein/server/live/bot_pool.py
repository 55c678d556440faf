"""Where bots think: in processes of their own, politely, so that no table waits for another table's bot.

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
from tischlein.i18n.words import words
from tischlein.registry import find
from tischlein.server.ops.metrics import Metrics
from tischlein.server.protocol.responses import Suggestion
from tischlein.suggest import suggest_from

logger = logging.getLogger("tischlein.bots")

SIMULATIONS = 4000
"""A bot's budget for one move. Counted, not timed, so that the same decision can be made again."""

MAX_SUGGESTIONS = 3
"""More good moves than these nobody reads."""

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


Answer = Callable[[BotTask, str], None]
"""Called with the task as it was done, and the move."""
Suggested = Callable[[list[Suggestion]], None]


class BotPool(Protocol):
    """Takes a task and calls back with a move, or with suggestions."""

    def ask(self, task: BotTask, pause: float, answer: Answer) -> None: ...

    def ask_suggestions(self, task: BotTask, language: str, names: list[str], answer: Suggested) -> None: ...

    def close(self) -> None: ...


class ProcessBotPool:
    """Bots in worker processes of low priority; the processes start when the first bot is asked."""

    def __init__(self, workers: int, metrics: Metrics | None = None) -> None:
        self.workers = workers
        self.metrics = metrics or Metrics()
        self.pool: ProcessPoolExecutor | None = None
        self.asked: set[asyncio.Task[None]] = set()

    def ask(self, task: BotTask, pause: float, answer: Answer) -> None:
        self.begin(self.answer(task, pause, answer))

    def ask_suggestions(self, task: BotTask, language: str, names: list[str], answer: Suggested) -> None:
        self.begin(self.give_suggestions(task, language, names, answer))

    def begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.asked.add(task)
        task.add_done_callback(self.asked.discard)

    async def give_suggestions(
        self, task: BotTask, language: str, names: list[str], answer: Suggested
    ) -> None:
        """Where it fails there is none: whoever asked is waiting for an answer, and may ask again."""
        suggestions: list[Suggestion] = []
        try:
            suggestions = await self.in_a_process(suggest_moves, task, language, names)
        except BrokenProcessPool:
            self.pool = None
            logger.exception("the bots' processes have died; new ones will start")
        except Exception:
            logger.exception("no suggestions at %s", task.game)
        answer(suggestions)

    async def answer(self, task: BotTask, pause: float, answer: Answer) -> None:
        """A little pause first, as people expect; a bot that fails is replaced for this move."""
        thinking = asyncio.ensure_future(self.think(task))
        if pause:
            await asyncio.sleep(pause)
        answer(*await thinking)

    async def in_a_process(self, work: Callable[..., Any], *arguments: Any) -> Any:
        if self.pool is None:
            context = get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, initializer=lower_priority)
        began = monotonic()
        answer = await asyncio.get_running_loop().run_in_executor(self.pool, work, *arguments)
        self.metrics.bot_seconds.add(monotonic() - began)
        return answer

    async def think(self, task: BotTask) -> tuple[BotTask, str]:
        try:
            return task, await self.in_a_process(choose, task)
        except BrokenProcessPool:
            self.pool = None
            logger.exception("the bots' processes have died; new ones will start")
        except Exception:
            logger.exception("%s failed at %s", task.bot, task.game)
        substitute = replace(task, bot=FALLBACK)
        return substitute, choose(substitute)

    def close(self) -> None:
        for task in self.asked:
            task.cancel()
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
            self.pool = None  # and with it what the system lent it
