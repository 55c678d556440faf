"""The bots' own room: they think in other processes, whatever becomes of these."""

from __future__ import annotations

import asyncio
import os
import signal
from multiprocessing import active_children
from typing import Any

import pytest

import tischlein
from tischlein.engine.errors import Refusal
from tischlein.server.live import bot_pool
from tischlein.server.live.bot_pool import FALLBACK, BotTask, ProcessBotPool, choose
from tischlein.server.live.fair_queue import Owner
from tischlein.server.protocol.responses import Suggestion

TABLE = tischlein.new("leduc", 2, seed=1)
(SEAT,) = TABLE.waiting
OWNER = Owner("192.0.2.1", "p0")


def bot_task(bot: str) -> BotTask:
    return BotTask("leduc", SEAT, bot, seed=1, seen=TABLE.view_record(SEAT).pack().tobytes())


async def asked(room: ProcessBotPool, bot: str) -> tuple[BotTask, str]:
    """A question to the room, and what came of it."""
    answer: asyncio.Future[tuple[BotTask, str]] = asyncio.get_running_loop().create_future()
    room.ask(bot_task(bot), 0.0, lambda *answered: answer.set_result(answered), OWNER)
    return await answer


def test_a_bot_answers_as_it_would_here_and_its_process_goes_home_at_the_end() -> None:
    before = set(active_children())
    room = ProcessBotPool(workers=1)
    assert asyncio.run(asked(room, "spud")) == (bot_task("spud"), choose(bot_task("spud")))
    assert len(set(active_children()) - before) == 1
    room.close()
    assert set(active_children()) <= before


def test_ctrl_c_in_a_terminal_is_for_the_server_alone() -> None:
    """The terminal sends it to the bots' processes, too: they wait until the server sends them home."""
    room = ProcessBotPool(workers=1)
    received = asyncio.run(room.in_a_process(signal.getsignal, signal.SIGINT))
    room.close()
    assert received == signal.SIG_IGN


def test_where_a_bot_fails_another_moves(caplog: pytest.LogCaptureFixture) -> None:
    room = ProcessBotPool(workers=1)
    answered, move = asyncio.run(asked(room, "nobody"))
    room.close()
    assert (answered.bot, move in TABLE.moves(SEAT)) == (FALLBACK, True)
    assert "nobody failed at leduc" in caplog.text


def test_where_advice_fails_whoever_asked_hears_so(caplog: pytest.LogCaptureFixture) -> None:
    room = ProcessBotPool(workers=1)

    async def advised() -> list[Suggestion]:
        answer: asyncio.Queue[list[Suggestion]] = asyncio.Queue()
        room.ask_suggestions(bot_task(""), "no language", TABLE.people, answer.put_nowait, OWNER)
        return await asyncio.wait_for(answer.get(), 60)

    assert asyncio.run(advised()) == []
    room.close()
    assert "no suggestions at leduc" in caplog.text


def test_processes_that_died_are_replaced(caplog: pytest.LogCaptureFixture) -> None:
    """The move on which they died is made by somebody else, the next one by the bot again."""
    before = set(active_children())
    room = ProcessBotPool(workers=1)

    async def evening() -> list[str]:
        await asked(room, "spud")
        for process in set(active_children()) - before:
            process.kill()
            process.join()
        return [(await asked(room, "spud"))[0].bot for _ in range(2)]

    assert asyncio.run(evening()) == [FALLBACK, "spud"]
    assert "new ones will start" in caplog.text
    room.close()


# ---- Whose turn it is ----


class Thoughts(ProcessBotPool):
    """Thinks when it is told to, and notes about what."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        self.order: list[str] = []
        self.go = asyncio.Event()

    async def in_a_process(self, work: Any, *arguments: Any) -> Any:
        self.order.append(f"{work.__name__} {arguments[0].bot}")
        await self.go.wait()
        return [] if work is bot_pool.suggest_moves else "K"


def test_moves_come_before_suggestions_and_nobody_waits_for_a_crowd() -> None:
    async def evening() -> list[str]:
        pool = Thoughts()
        for n in range(20):
            pool.ask(bot_task(f"crowd{n}"), 0.0, lambda *_: None, Owner("crowd", f"p{n % 4}"))
        for n in range(3):
            pool.ask_suggestions(bot_task(f"hint{n}"), "", [], lambda _: None, Owner("crowd", "p0"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        pool.ask(bot_task("home"), 0.0, lambda *_: None, Owner("home", "p9"))
        pool.go.set()
        await asyncio.gather(*pool.asked)
        return pool.order

    order = asyncio.run(evening())
    assert len(order) == 24
    assert order.index("choose home") <= 5
    assert order.index("suggest_moves hint0") <= 5, "and suggestions are not forgotten"
    assert next(one for one in order if "choose crowd" in one) == "choose crowd0"


def test_only_so_many_suggestions_wait() -> None:
    async def evening() -> list[str]:
        pool = Thoughts()
        codes = []
        for person in range(8):
            for _ in range(5):
                try:
                    owner = Owner("crowd", f"p{person}")
                    pool.ask_suggestions(bot_task(""), "", [], lambda _: None, owner)
                    codes.append("")
                except Refusal as refusal:
                    codes.append(refusal.code)
        pool.ask_suggestions(bot_task("home"), "", [], lambda _: None, Owner("home", "p9"))
        pool.go.set()
        await asyncio.gather(*pool.asked)
        return codes

    codes = asyncio.run(evening())
    assert codes[:5] == ["", "", "", "", "too-fast"], "one thinks, three wait"
    assert codes.count("") == bot_pool.MAX_SUGGESTIONS_OF_ADDRESS + 1


def test_a_process_that_stands_still_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    before = set(active_children())
    pool = ProcessBotPool(workers=1)

    async def evening() -> list[str]:
        await asked(pool, "spud")
        for process in set(active_children()) - before:
            assert process.pid is not None
            os.kill(process.pid, signal.SIGSTOP)
        with monkeypatch.context() as patched:
            patched.setattr(bot_pool, "MAX_THINKING_S", 0.5)
            moved = [(await asked(pool, "spud"))[0].bot]
        return [*moved, (await asked(pool, "spud"))[0].bot]

    assert asyncio.run(evening()) == [FALLBACK, "spud"]
    pool.close()
    assert set(active_children()) <= before
