"""One table while it is served: its host, its subscribers, and what is on its way to the disk."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tischlein.server.live.broadcast import Broadcast, Subscriber
from tischlein.server.storage.writer import WriteStream
from tischlein.server.tables.chat import ChatLog
from tischlein.server.tables.host import BotTurn, Host

Retry = Callable[[str], None]
"""Does again, or declines, what could not be stored; called with what went wrong."""


@dataclass(eq=False)
class Session:
    """A table that somebody is at."""

    host: Host
    broadcast: Broadcast = field(init=False)
    chat: ChatLog = field(default_factory=ChatLog)
    stream: WriteStream = field(default_factory=WriteStream)
    pending: int = 0
    """Batches on their way to the disk."""
    stored: int = 0
    """The version that is known to be on the disk, and that the subscribers have been sent."""
    behind: bool = False
    """Others have written while entries of ours were on their way: the log must be read on."""
    failure: str = ""
    """Why a batch could not be stored: the table is read from its log again."""
    retries: list[Retry] = field(default_factory=list)
    """What is done again then."""
    removed: dict[Subscriber, int] = field(default_factory=dict)
    """Subscribers whom the host has removed, and with which version: until that is stored they may return."""
    thinking: set[BotTurn] = field(default_factory=set)
    look_at: int | None = None
    """When to look whether another process has made a bot's decision."""
    idle_since: int = 0
    awake: int = 0
    """Since when the table is served here."""

    def __post_init__(self) -> None:
        self.broadcast = Broadcast(self.host)
