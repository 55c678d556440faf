"""The bots' own room: they think in other processes, whatever becomes of these."""

from __future__ import annotations

import asyncio
import signal
from multiprocessing import active_children

import pytest

import tischlein
from tischlein.server.live.bot_pool import FALLBACK, BotTask, ProcessBotPool, choose
from tischlein.server.protocol.responses import Suggestion

TABLE = tischlein.new("leduc", 2, seed=1)
(SEAT,) = TABLE.waiting


def bot_task(bot: str) -> BotTask:
    return BotTask("leduc", SEAT, bot, seed=1, seen=TABLE.view_record(SEAT).pack().tobytes())


async def asked(room: ProcessBotPool, bot: str) -> tuple[BotTask, str]:
    """A question to the room, and what came of it."""
    answer: asyncio.Future[tuple[BotTask, str]] = asyncio.get_running_loop().create_future()
    room.ask(bot_task(bot), 0.0, lambda *answered: answer.set_result(answered))
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
        room.ask_suggestions(bot_task(""), "no language", TABLE.people, answer.put_nowait)
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
