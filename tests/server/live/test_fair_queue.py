"""Turns for everybody, without processes and sockets."""

from __future__ import annotations

import asyncio

import pytest

from tischlein.engine.errors import Refusal
from tischlein.server.live.fair_queue import FairQueue, FairTurns, Owner


def test_whoever_asks_for_much_waits_behind_themselves() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(3):
        for person in ("a", "b"):
            queue.put(Owner("crowd", person), f"crowd {person}{n}")
    queue.put(Owner("home", "c"), "home")
    taken = [queue.take() for _ in range(len(queue))]
    assert taken == ["crowd a0", "home", "crowd b0", "crowd a1", "crowd b1", "crowd a2", "crowd b2"]
    assert queue.take() is None
    assert not queue.waiting


def test_one_after_the_other_and_an_address_waits_only_so_often() -> None:
    async def evening() -> list[str]:
        turns, order, together = FairTurns(most_waiting=2), list[str](), set[str]()

        async def work(owner: Owner, name: str) -> None:
            try:
                async with turns.turn(owner):
                    together.add(name)
                    assert len(together) == 1
                    order.append(name)
                    await asyncio.sleep(0)
                    together.clear()
            except Refusal as refusal:
                order.append(f"{name} {refusal.code}")

        crowd = [work(Owner("crowd", ""), f"crowd{n}") for n in range(4)]
        await asyncio.gather(*crowd, work(Owner("home", ""), "home"))
        return order

    assert asyncio.run(evening()) == ["crowd0", "crowd3 too-fast", "crowd1", "home", "crowd2"]


def test_whoever_gives_up_waiting_holds_nobody_up() -> None:
    async def evening() -> list[str]:
        turns, order = FairTurns(most_waiting=9), list[str]()

        async def work(name: str) -> None:
            async with turns.turn(Owner("home", name)):
                order.append(name)
                await asyncio.sleep(0.01)

        tasks = [asyncio.create_task(work(name)) for name in "abc"]
        await asyncio.sleep(0)
        tasks[0].cancel()
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await work("d")
        return order

    assert asyncio.run(evening())[-2:] == ["c", "d"]


def test_what_fails_gives_its_turn_on() -> None:
    async def evening() -> None:
        turns = FairTurns(most_waiting=9)
        with pytest.raises(ValueError, match="broken"):
            async with turns.turn(Owner("home", "")):
                raise ValueError("broken")
        async with turns.turn(Owner("home", "")):
            pass

    asyncio.run(asyncio.wait_for(evening(), 10))
