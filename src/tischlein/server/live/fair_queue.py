"""Whose turn it is: every address in turn, and at each address every person."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Generic, NamedTuple, TypeVar

from tischlein.engine.errors import Refusal

Job = TypeVar("Job")


class Owner(NamedTuple):
    """For whom something is done: whoever asks for much waits behind themselves, not before others."""

    address: str
    person: str


class FairQueue(Generic[Job]):
    """What is waiting, by address and person."""

    def __init__(self) -> None:
        self.waiting: dict[str, dict[str, deque[Job]]] = {}
        """Addresses in the order of their turns, and at each of them people in theirs."""

    def __len__(self) -> int:
        return sum(map(self.of_address, self.waiting))

    def put(self, owner: Owner, job: Job) -> None:
        people = self.waiting.setdefault(owner.address, {})
        people.setdefault(owner.person, deque()).append(job)

    def take(self) -> Job | None:
        """The next one; its person and its address have their next turn after all others."""
        if not self.waiting:
            return None
        address, people = next(iter(self.waiting.items()))
        person, jobs = next(iter(people.items()))
        job = jobs.popleft()
        del self.waiting[address], people[person]
        if jobs:
            people[person] = jobs
        if people:
            self.waiting[address] = people
        return job

    def of_address(self, address: str) -> int:
        return sum(map(len, self.waiting.get(address, {}).values()))

    def of_person(self, owner: Owner) -> int:
        return len(self.waiting.get(owner.address, {}).get(owner.person, ()))


class FairTurns:
    """What only one may do at a time, for everybody in turn."""

    def __init__(self, most_waiting: int) -> None:
        self.most_waiting = most_waiting
        """Of one address: who wants more is refused at once."""
        self.queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self.taken = False

    @asynccontextmanager
    async def turn(self, owner: Owner) -> AsyncIterator[None]:
        if self.queue.of_address(owner.address) >= self.most_waiting:
            raise Refusal(code="too-fast", wait=1.0)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put(owner, turn)
        if not self.taken:
            self.next()
        try:
            await turn
            yield
        finally:
            if turn.done() and not turn.cancelled():
                self.next()

    def next(self) -> None:
        """The next who still waits."""
        self.taken = False
        while not self.taken and (turn := self.queue.take()) is not None:
            if not turn.done():
                self.taken = True
                turn.set_result(None)
