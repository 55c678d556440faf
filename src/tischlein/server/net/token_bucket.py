"""Token buckets for rate limits: one that refills with time, and one for each of many keys."""

from __future__ import annotations

from collections import OrderedDict

MAX_KEYS = 10_000
"""People or addresses remembered; the one quiet longest is forgotten and starts with a full bucket.

A bucket has some 200 bytes, so all of them have a few megabytes.
"""

UNLIMITED = 1e12


class TokenBucket:
    """Holds `capacity` tokens and gains `rate` of them a second. Callers pass the time, in seconds."""

    __slots__ = ("at", "capacity", "left", "rate")

    def __init__(self, rate: float, capacity: float, now: float) -> None:
        self.rate = rate
        self.capacity = capacity
        self.left = capacity
        self.at = now

    def take(self, now: float, cost: float = 1.0) -> float:
        """Takes the tokens, if they are there: 0.0. Otherwise the seconds to wait; nothing is taken."""
        self.fill(now)
        if self.left >= cost:
            self.left -= cost
            return 0.0
        return (cost - self.left) / self.rate

    def spend(self, now: float, cost: float = 1.0) -> float:
        """Takes the tokens in any case; the seconds until the debt is paid, 0.0 where there is none."""
        self.fill(now)
        self.left -= cost
        return 0.0 if self.left >= 0 else -self.left / self.rate

    def fill(self, now: float) -> None:
        if now > self.at:
            self.left = min(self.capacity, self.left + (now - self.at) * self.rate)
            self.at = now


class TokenBuckets:
    """A bucket for each key, remembered for a limited number of keys."""

    def __init__(self, rate: float, capacity: float, keys: int = MAX_KEYS) -> None:
        self.rate = rate
        self.capacity = capacity
        self.keys = keys
        self.known: OrderedDict[str, TokenBucket] = OrderedDict()

    def of(self, key: str, now: float) -> TokenBucket:
        bucket = self.known.get(key)
        if bucket is None:
            bucket = self.known[key] = TokenBucket(self.rate, self.capacity, now)
            if len(self.known) > self.keys:
                self.known.popitem(last=False)
        else:
            self.known.move_to_end(key)
        return bucket
