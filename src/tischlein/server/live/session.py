"""One table while it is served: its host, the people around it, what is on its way to the disk."""

from __future__ import annotations

import json
from collections.abc import Callable, Container
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy.sql.expression import Executable

from tischlein.records import fairness
from tischlein.records.record import Record
from tischlein.server.live.bot_pool import BotTask
from tischlein.server.live.broadcast import Broadcast, Outgoing, Subscriber
from tischlein.server.storage import database
from tischlein.server.storage.writer import WriteStream
from tischlein.server.tables import log
from tischlein.server.tables.chat import ChatLog
from tischlein.server.tables.host import BotTurn, Host
from tischlein.server.tables.log import Entry
from tischlein.server.tables.room import OVER, PLAYING

Retry = Callable[[str], None]
"""Something that was on its way to the disk, to be done again or declined; called with what went wrong."""

CHANGES_EYES = log.Undone | log.Stood | log.Returned | log.Sat | log.Removed | log.Renewed
"""After these somebody looks from other seats, or the game has gone back."""


@dataclass(eq=False)
class Session:
    """A table that somebody is at."""

    host: Host
    broadcast: Broadcast = field(init=False)
    talk: ChatLog = field(default_factory=ChatLog)
    stream: WriteStream = field(default_factory=WriteStream)
    pending: int = 0
    """Parcels on their way to the disk."""
    stored: int = 0
    """The version that is known to be on the disk, and that the screens have been told."""
    behind: bool = False
    """Others have written while entries of ours were on their way: the book is to be read on."""
    failure: str = ""
    """Why a parcel could not be stored: the table is read from its book again."""
    retries: list[Retry] = field(default_factory=list)
    """What has to be done again then."""
    sent_away: dict[Subscriber, int] = field(default_factory=dict)
    """Screens of people whom the host has sent away, and since which version: until that is stored they may
    have to stay."""
    thinking: set[BotTurn] = field(default_factory=set)
    look_at: int | None = None
    """When to look whether another process has made a bot's decision."""
    idle_since: int = 0
    awake: int = 0
    """Since when the table is served here."""

    def __post_init__(self) -> None:
        self.broadcast = Broadcast(self.host)

    def moves(self) -> int:
        return len(self.host.table.made) if self.host.table else 0

    def told_since(self, entries: list[Entry], moves: int) -> int | None:
        """From which move on the events are news; None: the game has not changed."""
        facts = [entry.payload for entry in entries]
        if len(facts) == 1 and isinstance(facts[0], log.Moved):  # nearly always
            return moves
        if any(isinstance(payload, log.Begun) for payload in facts):
            return -1
        if any(isinstance(payload, log.Moved) for payload in facts):
            return moves
        return self.moves() if any(isinstance(payload, CHANGES_EYES) for payload in facts) else None

    def news(
        self, entries: list[Entry], moves: int, now: int, asker: Any = None, answer: str | None = None
    ) -> list[Outgoing]:
        return self.broadcast.news(self.told_since(entries, moves), now, asker, answer)

    # ---- What is stored ----

    def rows(self, entries: list[Entry]) -> list[tuple[Executable, dict[str, Any]]]:
        """Everything that new entries bring to the disk."""
        rows: list[tuple[Executable, dict[str, Any]]] = [
            (database.ADD_ENTRY, database.entry_row(self.host.id, entry)) for entry in entries
        ]
        last = entries[-1]
        just_moved = isinstance(last.payload, log.Moved)
        if just_moved and len(entries) == 1 and self.host.room.phase != OVER:  # nearly always
            return rows
        if any(isinstance(entry.payload, log.Begun) for entry in entries):
            rows += self.part_rows()
        if isinstance(last.payload, log.Sat) and self.host.room.phase == PLAYING:
            rows += self.part_rows((last.payload.seat,))
        if just_moved and self.host.room.phase == OVER:
            rows.append(self.finished_row(last.at))
        if not just_moved or self.host.room.phase == OVER:
            rows.append(self.summary(last.at, new=entries[0].n == 1))
        return rows

    def summary(self, now: int, new: bool) -> tuple[Executable, dict[str, Any]]:
        """The table's line in the list of tables."""
        room = self.host.room
        changing = {
            "phase": room.phase,
            "free": sum(chair.free for chair in room.chairs),
            "people": json.dumps(
                [{"bot": chair.bot} if chair.bot else chair.name for chair in room.chairs if not chair.free]
            ),
            "changed": now,
        }
        if not new:
            return database.CHANGE_TABLE, {"table_id": self.host.id, **changing}
        lasting = {
            "id": self.host.id,
            "game": room.game,
            "players": room.players,
            "open": room.open,
            "timed": room.pace is not None,
            "host": room.host,
        }
        return database.ADD_TABLE, {**lasting, **changing}

    def part_rows(self, seats: Container[int] = range(10)) -> list[tuple[Executable, dict[str, Any]]]:
        """Who plays from now on in this game, so that everybody finds their games again."""
        room = self.host.room
        return [
            (
                database.ADD_PART,
                {
                    "table_id": self.host.id,
                    "number": room.number,
                    "person": chair.person,
                    "seat": chair.seat,
                },
            )
            for chair in room.chairs
            if chair.person is not None and chair.seat in seats
        ]

    def finished_row(self, now: int) -> tuple[Executable, dict[str, Any]]:
        room, record = self.host.room, self.record()
        return database.ADD_FINISHED, {
            "table_id": self.host.id,
            "number": room.number,
            "at": now,
            "game": room.game,
            "result": record.result,
            "record": record.text(),
        }

    def record(self) -> Record:
        """The game as a file, with what is needed to check the deal."""
        room, table = self.host.room, self.host.table
        assert table is not None
        names, earlier = self.host.names["en"], tuple(self.host.earlier)
        record = replace(table.record(), names=names, bots=room.bots(), earlier=earlier)
        if room.start is not None:
            return record
        deal = fairness.FairDeal(fairness.commitment(room.secret), room.secret, tuple(room.contributions()))
        return replace(record, fair=deal)

    # ---- Bots ----

    def bot_task(self, turn: BotTurn) -> BotTask:
        """What the bot gets to know: what its seat has seen, and luck."""
        table = self.host.table
        assert table is not None
        return BotTask(
            game=table.game.name,
            seat=turn.seat,
            bot=turn.bot,
            seed=self.host.luck_of_bots(turn.seat),
            seen=table.view_record(turn.seat).pack().tobytes(),
        )

    def decision_row(self, entry: Entry, bot_task: BotTask, move: str) -> tuple[Executable, dict[str, Any]]:
        return database.ADD_DECISION, {
            "table_id": self.host.id,
            "n": entry.n,
            "seat": bot_task.seat,
            "bot": bot_task.bot,
            "simulations": bot_task.simulations,
            "seed": bot_task.seed,
            "seen": bot_task.seen,
            "move": move,
        }
