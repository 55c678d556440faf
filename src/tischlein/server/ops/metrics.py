"""What a server counts, as Prometheus reads it at `/metrics`.

Plain numbers, each added to by one thread, the event loop's or the writer's; a count costs what an addition
costs.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable

SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
AMOUNTS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)

CONTENT_TYPE = "text/plain; version=0.0.4"
"""Litestar adds the charset itself; given twice, strict readers reject the whole header."""


class Histogram:
    """Counts measured values in buckets."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def add(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value

    def lines(self, name: str) -> Iterable[str]:
        so_far = 0
        for bound, count in zip((*self.bounds, "+Inf"), self.counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{name}_sum {self.sum:.6f}"
        yield f"{name}_count {so_far}"


class Metrics:
    """Everything that is counted as it happens."""

    def __init__(self) -> None:
        self.received = 0
        self.moves: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.limited: Counter[str] = Counter()
        self.closed: Counter[str] = Counter()
        self.unstored: Counter[str] = Counter()
        self.move_seconds = Histogram(SECONDS)
        self.commit_seconds = Histogram(SECONDS)
        self.commit_rows = Histogram(AMOUNTS)
        self.bot_seconds = Histogram(SECONDS)

    def text(self, gauges: dict[str, float]) -> str:
        """All of it; `gauges` has what is not counted but looked up: tables, queues."""
        lines: list[str] = []
        for name, value in gauges.items():
            lines += [f"# TYPE tischlein_{name} gauge", f"tischlein_{name} {value:g}"]
        lines += ["# TYPE tischlein_messages_received_total counter"]
        lines += [f"tischlein_messages_received_total {self.received}"]
        for name, label, counted in (
            ("moves", "by", self.moves),
            ("refusals", "code", self.refused),
            ("limits_hit", "limit", self.limited),
            ("connections_closed", "code", self.closed),
            ("not_stored", "outcome", self.unstored),
        ):
            lines.append(f"# TYPE tischlein_{name}_total counter")
            lines += [
                f'tischlein_{name}_total{{{label}="{which}"}} {many}'
                for which, many in sorted(counted.items())
            ]
        for name, histogram in (
            ("move_seconds", self.move_seconds),
            ("commit_seconds", self.commit_seconds),
            ("commit_rows", self.commit_rows),
            ("bot_seconds", self.bot_seconds),
        ):
            lines += [f"# TYPE tischlein_{name} histogram", *histogram.lines(f"tischlein_{name}")]
        return "\n".join(lines) + "\n"
