"""HTTP connections of each address, and how much of their answers is unread.

A connection that says nothing takes a file handle, and one that does not read takes memory for its answer.
"""

from __future__ import annotations

import ipaddress
import logging
import sys
from collections import Counter
from time import monotonic
from typing import Protocol

from tischlein.server.net.limits import Limits

RESERVED_HANDLES = 128
"""File handles that no visitor takes: they are for the database, the bots' processes and the log."""
MAX_HANDLES = 65_536
"""Asked for where the system allows any number."""
MAX_UNREAD_BYTES = 16 * 1024 * 1024
"""Of one address: some fifty of the longest answers, and a hundred such addresses still fit into memory."""
WARNING_INTERVAL_S = 60.0

logger = logging.getLogger("tischlein.http")


class Abortable(Protocol):
    """A connection as it is counted here."""

    def abort(self) -> None: ...


class HttpConnections:
    """All connections of this process that are no WebSockets, or not yet."""

    def __init__(self, limits: Limits, proxies: str = "", handles: int | None = None) -> None:
        self.limits = limits
        self.proxies = [ipaddress.ip_network(one.strip()) for one in proxies.split(",") if one.strip()]
        self.handles = file_handles() if handles is None else handles
        self.addresses: dict[Abortable, str] = {}
        self.by_address: Counter[str] = Counter()
        self.silent: dict[Abortable, None] = {}
        """Those that have not sent a whole request yet, the oldest first."""
        self.unread: dict[Abortable, int] = {}
        self.unread_by_address: Counter[str] = Counter()
        self.warned_at = -WARNING_INTERVAL_S

    def opened(self, connection: Abortable, address: str) -> None:
        """Counts a connection; where there are too many, it or the one that has been silent longest ends."""
        if self.by_address[address] >= self.limits.capacity("http_connections_per_address"):
            self.limits.metrics.limited["http_connections_per_address"] += 1
            connection.abort()
            return
        self.addresses[connection] = address
        if not self.is_proxy(address):
            self.by_address[address] += 1
        self.silent[connection] = None
        if len(self.addresses) + self.limits.connections.total() > self.handles - RESERVED_HANDLES:
            self.make_room()

    def asked(self, connection: Abortable) -> None:
        """A whole request has come: the connection is in earnest."""
        self.silent.pop(connection, None)

    def closed(self, connection: Abortable) -> None:
        """The connection has ended, or has become a WebSocket, which is counted elsewhere."""
        self.read(connection)
        self.silent.pop(connection, None)
        address = self.addresses.pop(connection, None)
        if address is not None and not self.is_proxy(address):
            subtract(self.by_address, address, 1)

    def make_room(self) -> None:
        """File handles run out: whoever has been silent longest makes room for newcomers."""
        if monotonic() - self.warned_at >= WARNING_INTERVAL_S:
            self.warned_at = monotonic()
            logger.warning(
                "file handles run out (%d): silent connections are closed, see LimitNOFILE", self.handles
            )
        self.limits.metrics.limited["file_handles"] += 1
        oldest = next(iter(self.silent))
        self.closed(oldest)
        oldest.abort()

    # ---- Unread answers ----

    def unread_now(self, connection: Abortable, size: int) -> None:
        """So much of an answer waits for its reader; an address that leaves too much unread gets no more."""
        address = self.addresses.get(connection)
        if address is None or self.is_proxy(address):
            return
        self.read(connection)
        self.unread[connection] = size
        self.unread_by_address[address] += size
        if self.unread_by_address[address] > MAX_UNREAD_BYTES:
            self.limits.metrics.limited["unread_bytes"] += 1
            connection.abort()

    def read(self, connection: Abortable) -> None:
        """The reader has caught up."""
        if size := self.unread.pop(connection, 0):
            subtract(self.unread_by_address, self.addresses[connection], size)

    def is_proxy(self, address: str) -> bool:
        """Through a trusted proxy come many, and it reads for them; a Unix socket has no address."""
        if not self.proxies or not address:
            return not address
        try:
            return any(ipaddress.ip_address(address) in network for network in self.proxies)
        except ValueError:
            return False


def subtract(counted: Counter[str], key: str, amount: int) -> None:
    counted[key] -= amount
    if not counted[key]:
        del counted[key]


def file_handles() -> int:
    """How many this process may open; as many as it is allowed to are asked for."""
    if sys.platform == "win32":
        return MAX_HANDLES  # there is no such limit there
    import resource

    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_HANDLES if most == resource.RLIM_INFINITY else min(most, MAX_HANDLES)
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return max(allowed, wanted)
