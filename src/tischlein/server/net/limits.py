"""What one person or one address may have of this server: how fast, and how much at once.

Playing is never refused for being quick: whoever sends more than the limit is heard later (`Pace`). What
costs others something, new people, tables, talk, suggestions, wrong tokens, is refused with `too-fast`, and
what there is too much of with `too-many`.
"""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Callable
from time import monotonic
from types import NoneType
from typing import Any

from tischlein.engine.errors import Refusal
from tischlein.server.net.token_bucket import ENDLESS, Bucket, Buckets
from tischlein.server.ops.metrics import Metrics
from tischlein.server.ops.settings import Settings
from tischlein.server.protocol import requests

MINUTE, HOUR = 60, 3600
ADDRESS_SHARE = 4
"""An address may send so many times what one person may: a family shares one."""

COST: dict[type, float] = {
    NoneType: 4, requests.Attend: 4, requests.Why: 4, requests.SetLanguage: 10, requests.Undo: 10,
}  # fmt: skip
"""Messages that make more work than a move does; the first are those that cannot be read."""


class Pace:
    """How fast one line may go: its person's bucket and its address's."""

    __slots__ = ("address", "person")

    def __init__(self, person: Bucket, address: Bucket) -> None:
        self.person = person
        self.address = address

    def spend(self, now: float, kind: type) -> float:
        """A message of this kind was heard; the seconds until the next may be."""
        cost = COST.get(kind, 1.0)
        return max(self.person.spend(now, cost), self.address.spend(now, cost))


class Limits:
    """All limits of a server."""

    def __init__(
        self,
        settings: Settings | None = None,
        metrics: Metrics | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.settings = settings or Settings()
        self.metrics = metrics or Metrics()
        self.clock = clock
        self.lines: Counter[str] = Counter()
        rate = self.settings.messages_a_second
        self.persons = self.buckets(rate, 1)
        self.addresses = self.buckets(ADDRESS_SHARE * rate, 1)
        self.kinds = {
            "request": self.buckets(self.settings.requests_a_minute, MINUTE),
            "person": self.buckets(self.settings.people_an_hour, HOUR),
            "table": self.buckets(self.settings.tables_an_hour, HOUR),
            "talk": self.buckets(self.settings.talk_a_minute, MINUTE),
            "suggestion": self.buckets(self.settings.suggestions_a_minute, MINUTE),
            "wrong-token": self.buckets(self.settings.wrong_tokens_an_hour, HOUR),
        }

    def buckets(self, many: float, seconds: float) -> Buckets:
        """So many in so many seconds; all of them may come at once, for that is how people come."""
        if not self.settings.limits:
            return Buckets(ENDLESS, ENDLESS)
        return Buckets(many / seconds, max(many, 2.0))

    def most(self, name: str) -> float:
        """A quota of the settings."""
        return float(getattr(self.settings, name)) if self.settings.limits else ENDLESS

    # ---- Speed ----

    def pace(self, person: str | None, address: str) -> Pace:
        """The pace of a line; without a name, one goes by one's address."""
        now = self.clock()
        return Pace(self.persons.of(person or f"@{address}", now), self.addresses.of(address, now))

    def check(self, kind: str, key: str, cost: float = 1.0) -> None:
        """One more of a kind, or `too-fast`."""
        now = self.clock()
        self.refuse_after(self.kinds[kind].of(key, now).take(now, cost), kind)

    def check_room(self, kind: str, key: str) -> None:
        """Would one more be let through? Nothing is taken yet: only what goes wrong counts."""
        now = self.clock()
        bucket = self.kinds[kind].of(key, now)
        bucket.fill(now)
        self.refuse_after(max(0.0, 1.0 - bucket.left) / bucket.rate, kind)

    def refuse_after(self, wait: float, kind: str) -> None:
        if wait:
            self.metrics.limited[kind] += 1
            raise Refusal(code="too-fast", wait=wait)

    # ---- Amount ----

    def check_amount(self, name: str, present: int) -> None:
        """One more than are present, or `too-many`."""
        if present >= self.most(name):
            self.metrics.limited[name] += 1
            raise Refusal(code="too-many")

    def line_opened(self, address: str) -> bool:
        """A line from an address; False: there are too many already, and it does not count."""
        crowded = self.lines.total() >= self.most("connections")
        if crowded or self.lines[address] >= self.most("connections_each"):
            self.metrics.limited["connections" if crowded else "connections_each"] += 1
            return False
        self.lines[address] += 1
        return True

    def line_closed(self, address: str) -> None:
        self.lines[address] -= 1
        if not self.lines[address]:
            del self.lines[address]


def address_of(scope: Any) -> str:
    """Whom a connection counts for: an address; of the newer kind, the network of one household."""
    host = str((scope.get("client") or ("",))[0])[:64]
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped or ipaddress.ip_network((address, 64), strict=False).network_address)
    return str(address)
