"""The moves that bots owe: each is decided by one process, and stored with all that the bot knew."""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy.sql.expression import Executable

from tischlein.server.cluster.postgres import Peers
from tischlein.server.live.bot_pool import BotPool, BotTask
from tischlein.server.live.fair_queue import Owner
from tischlein.server.live.served_tables import FailureHandler, Follower, ServedTables
from tischlein.server.live.session import Session
from tischlein.server.ops.metrics import Metrics
from tischlein.server.storage.rows import ADD_DECISION
from tischlein.server.storage.writer import STORED
from tischlein.server.tables.host import BotTurn, Host
from tischlein.server.tables.log import Entry

LOOK_AGAIN_MS = 1_000
"""When a process looks whether another one has made a bot's decision: it may have died over it."""


class BotTurns:
    """Has bots make the moves that they owe."""

    def __init__(
        self,
        tables: ServedTables,
        pool: BotPool,
        peers: Peers,
        metrics: Metrics,
        failures: FailureHandler,
        sync: Follower,
        pause: float = 0.0,
    ) -> None:
        self.tables = tables
        self.pool = pool
        self.peers = peers
        self.metrics = metrics
        self.failures = failures
        self.sync = sync
        self.pause = pause
        """Seconds before a bot's move, as people expect."""

    def ask(self, session: Session) -> None:
        """Every bot that owes a move and is not thinking yet, where anybody is there to see it."""
        session.look_at = None
        if not session.broadcast.subscribers and session.host.room.pace is None:
            return
        for turn in session.host.bot_turns():
            if turn not in session.thinking:
                session.thinking.add(turn)
                if self.peers.alone:
                    self.think(session.host.id, turn)
                else:
                    self.tables.begin(self.think_once(session, turn))

    async def think_once(self, session: Session, turn: BotTurn) -> None:
        """One of all processes makes this decision; the others look again, in case it dies over it."""
        version = await self.peers.claim(session.host.id, turn)
        if version is None:
            session.thinking.discard(turn)
            session.look_at = self.tables.clock() + LOOK_AGAIN_MS
        elif version > session.host.version:  # it may have been made already, and is not known here yet
            self.peers.release(session.host.id, turn)
            session.thinking.discard(turn)
            await self.sync.read_on(session)
            self.ask(session)
        else:
            self.think(session.host.id, turn)

    def think(self, table_id: str, turn: BotTurn) -> None:
        session = self.tables.sessions.get(table_id)
        if session is not None and turn in session.host.bot_turns():
            task = task_for(session.host, turn)
            answered = partial(self.answered, table_id, turn)
            self.pool.ask(task, self.pause, answered, owner_of(session))
            return
        self.peers.release(table_id, turn)
        if session is not None:
            session.thinking.discard(turn)

    def answered(self, table_id: str, turn: BotTurn, task: BotTask, move: str, _: str = "") -> None:
        """The bot has decided; while the table is being read again, its move waits."""
        retry = partial(self.answered, table_id, turn, task, move)
        session = self.tables.sessions.get(table_id)
        if session is None:
            if not self.failures.postpone(table_id, retry):
                self.peers.release(table_id, turn)
            return
        session.thinking.discard(turn)
        now = self.tables.clock()
        change = session.host.bot_moved(turn, move, now)
        if not change.entries:
            self.peers.release(table_id, turn)
            self.ask(session)
            return
        self.tables.deliver(
            session,
            change.entries,
            session.broadcast.update(change, now),
            retry=retry,
            stored=partial(self.stored, table_id, turn),
            extra=[decision_row(table_id, change.entries[0], task, move)],
        )

    def stored(self, table_id: str, turn: BotTurn, outcome: str) -> None:
        if outcome == STORED:
            self.metrics.moves[turn.by] += 1
            self.peers.release(table_id, turn)


def owner_of(session: Session) -> Owner:
    """On whose behalf the bots of a table think: of somebody who plays there, else of whoever watches."""
    seated = session.host.room.people()
    known = [one for one in session.broadcast.subscribers if one.person is not None]
    for subscriber in known:
        if subscriber.person is not None and subscriber.person.id in seated:
            return Owner(subscriber.address, subscriber.person.id)
    return Owner(known[0].address if known else "", session.host.room.host)


def task_for(host: Host, turn: BotTurn) -> BotTask:
    """What the bot gets to know: what its seat may know, and a seed."""
    table = host.table
    return BotTask(
        game=table.game.name,
        seat=turn.seat,
        bot=turn.bot,
        seed=host.seed_of_bot(turn.seat),
        seen=table.view_record(turn.seat).pack().tobytes(),
    )


def decision_row(table_id: str, entry: Entry, task: BotTask, move: str) -> tuple[Executable, dict[str, Any]]:
    return ADD_DECISION, {
        "table_id": table_id,
        "n": entry.n,
        "seat": task.seat,
        "bot": task.bot,
        "simulations": task.simulations,
        "seed": task.seed,
        "seen": task.seen,
        "move": move,
    }
