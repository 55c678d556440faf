"""Rate limits and quotas of one person or one address.

Playing is never refused for being quick: whoever sends more than the limit is dealt with later
(`MessageRate`). What costs others something, new people, tables, chat, suggestions, wrong tokens, is refused
with `too-fast`, and what there is too much of with `too-many`.
"""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Callable
from time import monotonic
from types import NoneType
from typing import Any

from tischlein.engine.errors import Refusal
from tischlein.server.net.token_bucket import UNLIMITED, TokenBucket, TokenBuckets
from tischlein.server.ops.metrics import Metrics
from tischlein.server.ops.settings import Settings
from tischlein.server.protocol import requests

MINUTE, HOUR = 60, 3600
MIN_SHARE = 10
"""Of any quota: a household is not refused where somebody has set a small one."""
ADDRESS_SHARE = 4
"""How many times a person's rate an address may send: a family shares one."""

MESSAGE_COST: dict[type, float] = {
    NoneType: 4, requests.Attend: 4, requests.Why: 4, requests.SetLanguage: 10, requests.Undo: 10,
    requests.CanUndo: 10, requests.Sit: 10, requests.Stand: 10, requests.Contribute: 20, requests.Arrange: 20,
    requests.Pause: 20, requests.Resume: 20, requests.Mute: 20,
}  # fmt: skip
"""Messages that make more work than a move does (1), or that people rarely send and that are kept for ever;
NoneType: those that cannot be read."""


MAX_LAG_S = 0.5
"""On average, for everything that is due: a table where each move takes that much longer feels broken."""
SMOOTHING = 0.1
"""The share of the newest measurement: at four a second, some seconds of lateness make a busy server."""
BUSY_WAIT_S = 5.0
BYTES_PER_TOKEN = 1024
"""A state that somebody asks for costs what it weighs: a whole long game as much as hundreds of moves."""


class MessageRate:
    """How fast one connection may send: its person's bucket and its address's."""

    __slots__ = ("address", "person")

    def __init__(self, person: TokenBucket, address: TokenBucket) -> None:
        self.person = person
        self.address = address

    def spend(self, now: float, kind: type) -> float:
        """Counts a message of this kind; gives the seconds until the next may be handled."""
        return self.pay(now, MESSAGE_COST.get(kind, 1.0))

    def spend_bytes(self, now: float, size: int) -> float:
        """Counts what was asked for and had to be made and sent."""
        return self.pay(now, size / BYTES_PER_TOKEN)

    def pay(self, now: float, cost: float) -> float:
        return max(self.person.spend(now, cost), self.address.spend(now, cost))


class Load:
    """How late the event loop is: past a limit newcomers wait, so that those who play go on."""

    def __init__(self) -> None:
        self.lag_s = 0.0
        self.busy = False

    def measured(self, late_s: float) -> None:
        """Something that was due came so late; what lasts counts, not a single hiccup."""
        self.lag_s += SMOOTHING * (late_s - self.lag_s)
        self.busy = self.lag_s > (MAX_LAG_S / 2 if self.busy else MAX_LAG_S)


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
        self.connections: Counter[str] = Counter()
        self.load = Load()
        rate = self.settings.messages_per_second
        self.persons = self.buckets(rate, 1)
        self.addresses = self.buckets(ADDRESS_SHARE * rate, 1)
        self.kinds = {
            "request": self.buckets(self.settings.requests_per_minute, MINUTE),
            "person": self.buckets(self.settings.people_per_hour, HOUR),
            "table": self.buckets(self.settings.tables_per_hour, HOUR),
            "talk": self.buckets(self.settings.chats_per_minute, MINUTE),
            "suggestion": self.buckets(self.settings.suggestions_per_minute, MINUTE),
            "wrong-token": self.buckets(self.settings.wrong_tokens_per_hour, HOUR),
        }

    def buckets(self, amount: float, seconds: float) -> TokenBuckets:
        """Buckets for an amount in some seconds; all of it may come at once."""
        if not self.settings.limits:
            return TokenBuckets(UNLIMITED, UNLIMITED)
        return TokenBuckets(amount / seconds, max(amount, 2.0))

    def capacity(self, name: str) -> float:
        """A quota from the settings."""
        return float(getattr(self.settings, name)) if self.settings.limits else UNLIMITED

    # ---- Speed ----

    def message_rate(self, person: str | None, address: str) -> MessageRate:
        """The rate of a connection; without a person, its address stands in."""
        now = self.clock()
        return MessageRate(self.persons.of(person or f"@{address}", now), self.addresses.of(address, now))

    def check(self, kind: str, key: str, cost: float = 1.0) -> None:
        """Counts one more of a kind, or refuses it with `too-fast`."""
        now = self.clock()
        self.refuse_after(self.kinds[kind].of(key, now).take(now, cost), kind)

    def refuse_after(self, wait: float, kind: str) -> None:
        if wait:
            self.metrics.limited[kind] += 1
            raise Refusal(code="too-fast", wait=wait)

    def check_load(self) -> None:
        """Refuses what can wait with `busy`, while those who play need the server."""
        if self.load.busy and self.settings.limits:
            self.metrics.limited["busy"] += 1
            raise Refusal(code="busy", wait=BUSY_WAIT_S)

    # ---- Amount ----

    def check_amount(self, name: str, present: int) -> None:
        """Refuses with `too-many` where the quota is used up."""
        if present >= self.capacity(name):
            self.metrics.limited[name] += 1
            raise Refusal(code="too-many")

    def check_share(self, name: str, present: int, share: float) -> None:
        """The same for a part of a quota, which is never less than a few."""
        if present >= max(MIN_SHARE, share * self.capacity(name)):
            self.metrics.limited[name] += 1
            raise Refusal(code="too-many")

    def connection_opened(self, address: str) -> bool:
        """Counts a connection from an address; False: there are too many already, and it is not counted."""
        crowded = self.connections.total() >= self.capacity("connections")
        if crowded or self.connections[address] >= self.capacity("connections_per_address"):
            self.metrics.limited["connections" if crowded else "connections_per_address"] += 1
            return False
        self.connections[address] += 1
        return True

    def connection_closed(self, address: str) -> None:
        self.connections[address] -= 1
        if not self.connections[address]:
            del self.connections[address]


def address_of(scope: Any) -> str:
    """What a connection is counted under: its IPv4 address, or the /64 network of its IPv6 address."""
    host = str((scope.get("client") or ("",))[0])[:64]
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped or ipaddress.ip_network((address, 64), strict=False).network_address)
    return str(address)
