"""Whose turn it is to have a bot think: every address in turn, and at each address every person."""

from __future__ import annotations

from collections import deque
from typing import Generic, NamedTuple, TypeVar

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
