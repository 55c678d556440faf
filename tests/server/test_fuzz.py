"""Any messages in any order, from people, strangers and spectators: refused or done, nothing in between.

Hypothesis plays with a hub in memory: connections, tables and logs are real, only socket, disk and clock are
not. After every step the logs say the same as the tables, a refused request has changed nothing,
versions only grow, and nobody has been shown what another seat sees.
"""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from support.fake_hub import PEOPLE, TestHub
from tischlein.server.net.connection import Connection
from tischlein.server.net.limits import Limits
from tischlein.server.ops.settings import Settings
from tischlein.server.protocol import close_codes, common, requests
from tischlein.server.protocol.common import Person
from tischlein.server.protocol.updates import updated_views
from tischlein.server.tables.host import Host
from tischlein.server.tables.log import Sat

KINDS = [common.kebab(kind.__name__) for kind in requests.AnyRequest.__args__]
WHO: list[Person | None] = [*PEOPLE[:3], None]
"""Two of them sit at the tables, one has no seat, the last is a spectator."""
GAMES = [("leduc", 2), ("potato-man", 3), ("hot-potato", 3)]


class FakeSocket:
    """The other end of a connection; keeps what it is sent."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.received: list[Any] = []
        self.code: int | None = None

    def push(self, message: bytes) -> bool:
        self.received.append(msgspec.json.decode(message))
        return True

    def drop(self, code: int, _: str) -> None:
        self.code = code

    def pause_receiving(self) -> None: ...

    def resume_receiving(self) -> None: ...


odd_number = st.integers()
odd = st.one_of(
    st.none(), st.booleans(), st.integers(-2, 12), odd_number, st.floats(), st.text(max_size=50),
    st.sampled_from(["", "\x00", "leduc", "spud", "wow", "p0", "p1", "p2", "p9", "call", "fold", "R1", "de"]),
    st.lists(st.text(max_size=5), max_size=3), st.dictionaries(st.text(max_size=5), odd_number, max_size=2),
)  # fmt: skip
fields = st.dictionaries(
    st.sampled_from(
        ["seat", "move", "version", "moves", "person", "muted", "yes", "bot", "fill", "text", "emote", "name",
         "contribution", "since", "language", "protocol", "token", "id", "table", "more"]
    ),
    odd,
    max_size=6,
)  # fmt: skip
REQUESTS = [kind for kind in requests.AnyRequest.__args__ if "table" in kind.__struct_fields__]
LIKELY: dict[str, st.SearchStrategy[Any]] = {
    "seat": st.integers(0, 3),
    "move": st.sampled_from(["call", "fold", "R1", "B3", "x"]),
    "version": st.integers(0, 40),
    "moves": st.lists(st.sampled_from(["call", "R1", "?"]), max_size=3),
    "person": st.sampled_from(["p0", "p1", "p2", "p9"]),
    "muted": st.booleans(),
    "yes": st.booleans(),
    "bot": st.sampled_from(["spud", "random", "wizard"]),
    "fill": st.sampled_from([None, "random", "wizard"]),
    "text": st.text(min_size=1, max_size=20),
    "emote": st.sampled_from(["wow", "rude"]),
    "name": st.sampled_from([None, "Anna", "\u202eAnna"]),
    "contribution": st.text(max_size=20),
    "since": st.integers(-1, 20),
}
garbage = st.one_of(
    st.binary(max_size=60),
    st.text(max_size=60).map(lambda text: text.encode("utf-8", "surrogatepass")),
    st.integers(1, 3000).map(lambda deep: b'{"id":' * deep),
)


class Hostile(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.hub = TestHub()
        self.limits = Limits(Settings(limits=0))
        self.count = 0
        self.newest: dict[tuple[int, str], int] = {}
        self.views: dict[tuple[int, str], list[dict[str, Any]]] = {}

    @initialize()
    def sit_down(self) -> None:
        self.tables = [
            self.hub.open(game, players, bots=dict.fromkeys(range(2, players), "random"))
            for game, players in GAMES
        ]
        self.open_connections()
        for place in (0, 1):
            for table in self.tables:
                self.send(place, {"type": "sit", "table": table})

    def open_connections(self) -> None:
        services: Any = SimpleNamespace(
            dispatcher=self.hub.dispatcher, metrics=self.hub.hub.metrics, limits=self.limits
        )
        self.connections: list[Connection] = []
        self.sockets: list[FakeSocket] = []
        for person in WHO:
            socket: Any = FakeSocket(self.loop)
            connection = Connection(services, None, socket, "home")  # type: ignore[arg-type]
            connection.person, connection.language = person, "en"
            self.connections.append(connection)
            self.sockets.append(socket)
        for place in range(len(WHO)):
            for table in self.tables:
                self.send(place, {"type": "attend", "table": table, "since": 0})

    # ---- What is done ----

    def send(self, place: int, message: dict[str, Any]) -> list[Any]:
        self.count += 1
        return self.receive(place, json.dumps({"id": f"r{self.count}", **message}).encode())

    def receive(self, place: int, data: bytes) -> list[Any]:
        """Sends bytes; gives what this connection receives, and checks that a refusal has changed nothing."""
        socket = self.sockets[place]
        before, already = self.truth(), len(socket.received)

        async def go() -> None:
            self.connections[place].on_message(data)
            while self.connections[place].holding:
                await asyncio.sleep(0)
            await asyncio.gather(*self.hub.hub.tasks)

        self.loop.run_until_complete(go())
        answers = socket.received[already:]
        if answers and answers[-1]["type"] == "refused":
            assert self.truth() == before
            assert answers[-1]["sentence"]
        if socket.code is not None:
            assert socket.code in close_codes.CLOSE_CODES
            self.hub.dispatcher.disconnected(self.connections[place])
            self.open_connections()
        return answers

    def truth(self) -> Any:
        sessions = self.hub.hub.sessions
        return [
            (
                sessions[table].host.version,
                len(self.hub.store.logs[table]),
                list(shown.asked) if (shown := sessions[table].host.shown) else [],
            )
            for table in self.tables
            if table in sessions
        ]

    @rule(place=st.sampled_from(range(len(WHO))), data=garbage)
    def nonsense(self, place: int, data: bytes) -> None:
        self.receive(place, data)

    @rule(
        place=st.sampled_from(range(len(WHO))),
        kind=st.sampled_from(REQUESTS),
        table=st.integers(0, 2),
        data=st.data(),
    )
    def something_readable(self, place: int, kind: Any, table: int, data: Any) -> None:
        """All fields that the message has, of the right types: understood, and then done or refused."""
        known = {name: likely for name, likely in LIKELY.items() if name in kind.__struct_fields__}
        more = {name: data.draw(likely, label=name) for name, likely in known.items()}
        self.send(place, {"type": common.kebab(kind.__name__), "table": self.tables[table], **more})

    @rule(
        place=st.sampled_from(range(len(WHO))),
        kind=st.sampled_from(KINDS),
        table=st.integers(0, 2),
        more=fields,
    )
    def anything(self, place: int, kind: str, table: int, more: dict[str, Any]) -> None:
        self.send(place, {"type": kind, "table": self.tables[table], **more})

    @rule(
        place=st.sampled_from([0, 1]), table=st.integers(0, 2), pick=st.integers(0, 50), twice=st.booleans()
    )
    def a_move(self, place: int, table: int, pick: int, twice: bool) -> None:
        """A good move; sent twice it is made once."""
        session = self.hub.hub.sessions.get(self.tables[table])
        if session is None or self.connections[place] not in session.broadcast.subscribers:
            return
        host = session.host
        if host.table is None:
            return
        mine = [seat for seat in host.room.seats_of(PEOPLE[place].id) if seat in host.table.waiting]
        if not mine or host.room.paused_at is not None:
            return
        moves = host.table.moves(mine[0])
        move = moves[pick % len(moves)]
        message = {"type": "play", "id": f"m{self.count}", "table": host.id, "seat": mine[0], "move": move,
                   "version": host.version}  # fmt: skip
        self.count += 1
        version = host.version
        assert self.send(place, message)[-1]["type"] == "update"
        assert host.version == version + 1
        if twice:
            assert self.send(place, message)[-1]["type"] == "state"
            assert host.version == version + 1

    @rule(seconds=st.integers(1, 200))
    def time_passes(self, seconds: int) -> None:
        self.hub.now += 1000 * seconds
        self.hub.hub.tick()

    @rule(most=st.integers(1, 5))
    def bots_think(self, most: int) -> None:
        self.hub.bots.think(most)

    @rule(place=st.sampled_from(range(len(WHO))), table=st.integers(0, 2))
    def come_back(self, place: int, table: int) -> None:
        self.send(place, {"type": "attend", "table": self.tables[table], "since": -1})

    @precondition(lambda self: bool(self.hub.hub.sessions))
    @rule(place=st.sampled_from([0, 1]), table=st.integers(0, 2), kind=st.sampled_from(["pause", "resume"]))
    def the_disk_says_no(self, place: int, table: int, kind: str) -> None:
        """What could not be stored has not happened."""
        self.hub.writer.outcome = "store-failed"
        self.send(place, {"type": kind, "table": self.tables[table]})
        self.hub.writer.outcome = "stored"

    @rule()
    def the_server_is_killed(self) -> None:
        self.hub = TestHub(self.hub.store)
        self.open_connections()

    # ---- What must hold ----

    @invariant()
    def the_books_tell_the_same(self) -> None:
        for table, session in self.hub.hub.sessions.items():
            again = Host(table, self.hub.store.logs[table], self.hub.now)
            assert again.version == session.host.version
            if session.host.table is not None and again.table is not None:
                assert again.table.view(None) == session.host.table.view(None)
                assert again.room.shown(set(), 0, None) == session.host.room.shown(set(), 0, None)

    @invariant()
    def nobody_sees_with_other_eyes_and_versions_only_grow(self) -> None:
        for place, socket in enumerate(getattr(self, "sockets", [])):
            for message in socket.received:
                state = message if message["type"] in ("state", "update") else message.get("state")
                if state is None:
                    continue
                key = (place, state["table"])
                if state["type"] == "update":
                    state = state | {"views": updated_views(self.views[key], state)}
                self.views[key] = state.get("views", self.views.get(key, []))
                assert state["version"] >= self.newest.get(key, 0)
                self.newest[key] = state["version"]
                self.look(place, state)
            socket.received.clear()

    def look(self, place: int, state: dict[str, Any]) -> None:
        session = self.hub.hub.sessions.get(state["table"])
        for view in state.get("views", []):
            assert view["view"]["seat"] == view["seat"]
            if place >= 2:
                assert (
                    view["seat"] is None or session is None or view["seat"] in self.ever_sat(session, place)
                )
            if session is not None and session.host.version == state["version"] and session.host.shown:
                assert view["view"] == json.loads(json.dumps(session.host.table.view(view["seat"])))
        fair = state.get("room", {}).get("fair")
        if fair is not None and state["room"]["phase"] != "over":
            assert fair["secret"] is None
            assert fair["seed"] is None

    def ever_sat(self, session: Any, place: int) -> set[int]:
        person = WHO[place]
        payloads = [entry.payload for entry in self.hub.store.logs[session.host.id]]
        return {
            payload.seat
            for payload in payloads
            if isinstance(payload, Sat) and person and payload.person == person.id
        }

    def teardown(self) -> None:
        self.loop.close()


Hostile.TestCase.settings = settings(
    max_examples=30, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
TestHostile = Hostile.TestCase
