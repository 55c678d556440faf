"""How fast somebody may go: a bucket of tokens that fills by itself, and one such bucket for each of many."""

from __future__ import annotations

from collections import OrderedDict

MOST_KEYS = 10_000
"""So many people or addresses are remembered; whoever was quiet longest is forgotten and starts afresh."""

ENDLESS = 1e12


class Bucket:
    """Holds `most` tokens and gains `rate` of them a second. Time is told in seconds, never asked for."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
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
            self.left = min(self.most, self.left + (now - self.at) * self.rate)
            self.at = now


class Buckets:
    """A bucket for everybody who comes, and memory for only so many of them."""

    def __init__(self, rate: float, most: float, keys: int = MOST_KEYS) -> None:
        self.rate = rate
        self.most = most
        self.keys = keys
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str, now: float) -> Bucket:
        bucket = self.known.get(key)
        if bucket is None:
            bucket = self.known[key] = Bucket(self.rate, self.most, now)
            if len(self.known) > self.keys:
                self.known.popitem(last=False)
        else:
            self.known.move_to_end(key)
        return bucket
