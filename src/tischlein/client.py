"""The Python client: `tischlein.connect(url)`. For bots of your own, for scripts and for tests.

It keeps in step by itself: where the connection breaks it connects again, attends its tables and sends what
was not answered once more; the server does nothing twice.
"""

from __future__ import annotations

import itertools
import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, Self
from urllib.parse import quote

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as open_websocket

from tischlein.engine.errors import Refusal
from tischlein.server.protocol.close_codes import CLOSE_BAD_TOKEN, CLOSE_WRONG_PROTOCOL
from tischlein.server.protocol.common import PROTOCOL, WEBSOCKET_PATHS
from tischlein.server.protocol.updates import updated_views

FINAL = (CLOSE_BAD_TOKEN, CLOSE_WRONG_PROTOCOL)
"""Closed like this, it is no use to try again."""


ADDRESS_PREFIX_LENGTH = 4
"""Characters of a table's id in the address of its connection: too few to find the table by them."""


class MovedOn(Refusal):
    """The table has gone on while we thought: it is paused, a move was taken back, the time was up.

    `turns` asks anew where a move is still owed.
    """


class NoServer(Refusal, ConnectionError):
    """Nobody answers at this address; whoever waits for a server to start tries again."""

    code = "no-server"

    def __init__(self, url: str, reason: object) -> None:
        super().__init__(f"No Tischlein server answers at {url} ({reason}).")


MOVED_ON = ("stale", "paused", "not-your-turn", "game-over")


class RemoteTable:
    """A table on a server, as one person sees it."""

    def __init__(self, connection: Connection, table_id: str) -> None:
        self.connection = connection
        self.id = table_id
        self.version = 0
        self.moves_made = 0
        self.room: dict[str, Any] = {}
        self.removed = False
        """The host has removed us."""
        self.seat_views: list[dict[str, Any]] = []
        """The views of the own seats as they came last, with what had happened since."""
        self.views: dict[int | None, dict[str, Any]] = {}
        self.events: list[dict[str, Any]] = []
        """What has happened, as the own seats may know it. Whenever the table is attended, also on a
        new connection, the server sends them from the beginning of the game."""
        self.sentences: list[str] = []

    @property
    def seats(self) -> list[int]:
        """The own seats, before the deal as well."""
        me = self.connection.person["id"] if self.connection.person else ""
        seats = self.room.get("seats", [])
        return [one["seat"] for one in seats if one.get("person") == me and not one.get("left")]

    @property
    def over(self) -> bool:
        return self.room.get("phase") == "over"

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat of one's own may know; without a seat: the first, or the spectator's view."""
        if not self.views:
            raise LookupError("there is nothing to see before the deal")
        return self.views[next(iter(self.views)) if seat is None else seat]

    def seat_to_move(self) -> int | None:
        """An own seat that owes a move."""
        if self.room.get("phase") != "playing" or self.room.get("paused"):
            return None
        mine = [seat for seat in self.seats if seat in self.views]
        return next((seat for seat in mine if self.views[seat]["moves"]), None)

    def turns(self, timeout: float = 3600.0) -> Iterator[tuple[int, dict[str, Any]]]:
        """Waits for each move that an own seat owes, until the game is over: (seat, its view).

        It ends, too, when the host has removed us.
        """
        while not (self.over or self.removed):
            seat = self.seat_to_move()
            if seat is None:
                self.connection.receive(timeout)
            else:
                yield seat, self.views[seat]

    def play(self, move: str, seat: int | None = None) -> None:
        """Makes a move; `Refusal` says why not, `MovedOn` that it comes too late."""
        at = self.seat_to_move() if seat is None else seat
        self.ask("play", seat=0 if at is None else at, move=move, version=self.version)

    def sit(self, seat: int | None = None, **more: Any) -> list[int]:
        self.ask("sit", seat=seat, **more)
        return self.seats

    def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Any request about this table, as in docs/protocol.md; gives the answer."""
        return self.connection.ask(kind, table=self.id, **more)

    def take(self, state: dict[str, Any], afresh: bool = False) -> None:
        """A state or an update that the server has sent; `afresh`: with everything that has happened."""
        if afresh:
            self.events.clear()
            self.sentences.clear()
        self.version, self.moves_made = state["version"], state["moves_made"]
        self.room = state.get("room", self.room)
        if state["type"] == "update":
            self.look(updated_views(self.seat_views, state))
        elif "views" in state:
            self.look(state["views"])

    def look(self, seat_views: list[dict[str, Any]]) -> None:
        """What the own seats may know now, and what has happened."""
        self.seat_views = seat_views
        self.views = {one["seat"]: one["view"] for one in seat_views}
        for one in seat_views:
            self.events += one["events"]
            self.sentences += one.get("sentences", [])


class Connection:
    """A connection to a server, as one person; it is opened again where it breaks."""

    def __init__(self, url: str, token: str = "", language: str = "en", timeout: float = 30.0) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.language = language
        self.timeout = timeout
        self.person: dict[str, Any] | None = None
        self.tables: dict[str, RemoteTable] = {}
        self.chat_messages: list[dict[str, Any]] = []
        """Texts and emotes of the others, oldest first."""
        self.unanswered: dict[str, dict[str, Any]] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.coming_back: dict[str, str] = {}
        """Tables that are attended again on this connection, by the request's id."""
        self.names = (f"{secrets.token_hex(4)}-{n}" for n in itertools.count())
        self.path_index = 0
        """Which of the paths: where the server behind one has other rules, the other's may do."""
        self.refused_at = 0
        """On how many paths in a row."""
        self.at = ""
        """The beginning of the first table's id, once there is one."""
        self.hooks = ExitStack()
        self.socket: ClientConnection
        self.open_socket()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.hooks.close()

    # ---- HTTP ----

    def http(self, method: str, path: str, data: Any = None) -> Any:
        """A call of the small HTTP API, as this person."""
        return call(method, self.url + path, data, self.token, self.language)

    def new_table(self, game: str, players: int, **more: Any) -> RemoteTable:
        """Opens a table and comes to it. More as in the HTTP API: bots={1: "spud"}, open=True …; what the
        game lets one choose stands in options={"target": 5}."""
        opened = self.http("POST", "/api/tables", {"game": game, "players": players, **more})
        return self.attend(opened["table"])

    # ---- The WebSocket ----

    def attend(self, table_id: str) -> RemoteTable:
        """Comes to a table, to watch it or to sit down."""
        if not self.tables:
            self.lead_to(table_id)
        table = self.tables.setdefault(table_id, RemoteTable(self, table_id))
        try:
            table.ask("attend", since=0)
        except Refusal:
            del self.tables[table_id]
            raise
        return table

    def lead_to(self, table_id: str) -> None:
        """The first table is named in the address of a new connection, as pages do.

        A proxy before several processes then leads it to where the others at that table are.
        """
        at = quote(table_id[:ADDRESS_PREFIX_LENGTH], safe="")
        if at != self.at:
            self.at = at
            self.open_socket()

    def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """A request with an id; waits for its answer, over as many connections as it takes."""
        name = self.request(kind, **more)
        ends = time.monotonic() + self.timeout
        while (answer := self.answer_to(name)) is None:
            if time.monotonic() > ends:
                del self.unanswered[name]
                raise TimeoutError(f"no answer to {kind} within {self.timeout} seconds")
            self.receive(1.0)
        return answer

    def request(self, kind: str, **more: Any) -> str:
        """Sends a request; gives the id by which its answer is found."""
        name = next(self.names)
        request = {"type": kind, "id": name, **more}
        self.unanswered[name] = request
        self.send(request)
        return name

    def answer_to(self, name: str) -> dict[str, Any] | None:
        """The answer to a request, if it has come; raises the refusal that it may be."""
        if name not in self.answers:
            return None
        del self.unanswered[name]
        answer = self.answers.pop(name)
        if answer["type"] == "refused":
            kind_of = MovedOn if answer["code"] in MOVED_ON else Refusal
            raise kind_of(answer["sentence"], code=answer["code"], rule=answer.get("rule"))
        return answer

    def send(self, request: dict[str, Any]) -> None:
        try:
            self.socket.send(json.dumps(request))
        except ConnectionClosed:
            self.open_socket()

    def receive(self, timeout: float) -> dict[str, Any] | None:
        """Waits for the next message and takes note of it; None: there was none."""
        try:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=timeout))
        except TimeoutError:
            return None
        except ConnectionClosed:
            self.open_socket()
            return None
        self.take(message)
        return message

    def take(self, message: dict[str, Any]) -> None:
        elsewhere = message.get("code") == "other-rules" and message.get("table") in self.tables
        if elsewhere and self.refused_at < len(WEBSOCKET_PATHS):
            self.refused_at += 1
            self.path_index = 1 - self.path_index
            self.open_socket()
            return
        state = message if message["type"] in ("state", "update") else message.get("state")
        self.refused_at = 0 if state else self.refused_at
        name = message.get("request") or message.get("id")
        if state and state["table"] in self.tables:
            self.tables[state["table"]].take(state, self.starts_afresh(name))
        if message["type"] == "removed" or message.get("code") == "removed":
            self.send_away(message["table"])
        if message["type"] in ("chat", "emote"):
            self.chat_messages.append(message)
        if name in self.unanswered:
            self.answers[name] = message

    def starts_afresh(self, name: str | None) -> bool:
        """Does this answer have all events since the beginning of the game?"""
        return name is not None and (
            name in self.coming_back or self.unanswered.get(name, {}).get("since") == 0
        )

    def send_away(self, table_id: str) -> None:
        """The server sends nothing more about this table."""
        if table_id in self.tables:
            self.tables[table_id].removed = True

    def open_socket(self) -> None:
        """Connects to the server; tries again for a while."""
        ends, pause = time.monotonic() + self.timeout, 0.05
        while True:
            try:
                self.greet()
                return
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in FINAL:
                    raise Refusal(closed.rcvd.reason, code=str(closed.rcvd.code)) from None
                if time.monotonic() > ends:
                    raise
            except (OSError, InvalidHandshake) as error:
                if time.monotonic() > ends:
                    raise NoServer(self.url, error) from error
            time.sleep(pause)
            pause = min(2 * pause, 1.0)

    def greet(self) -> None:
        """Says hello, comes to all tables again, and sends once more what was not answered."""
        self.hooks.close()
        address = (
            self.url.replace("http", "ws", 1)
            + WEBSOCKET_PATHS[self.path_index]
            + (f"?at={self.at}" if self.at else "")
        )
        self.socket = self.hooks.enter_context(open_websocket(address, compression=None, proxy=None))
        hello = {"type": "hello", "protocol": PROTOCOL, "token": self.token, "language": self.language}
        self.socket.send(json.dumps(hello))
        self.person = json.loads(self.socket.recv(timeout=self.timeout)).get("person")
        self.coming_back = {next(self.names): table_id for table_id in self.tables}
        for name, table_id in self.coming_back.items():
            self.socket.send(json.dumps({"type": "attend", "id": name, "table": table_id, "since": 0}))
        for request in self.unanswered.values():
            self.socket.send(json.dumps(request))


def call(method: str, url: str, data: Any = None, token: str = "", language: str = "") -> Any:
    """One HTTP request; JSON in and out, a refusal is raised."""
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    if language:
        headers["accept-language"] = language
    body = None if data is None else json.dumps(data).encode()
    request = urllib.request.Request(url, body, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            text = response.read().decode()
            kind = response.headers.get("content-type", "")
    except urllib.error.HTTPError as error:
        with error:
            text = error.read().decode()
        refused = json.loads(text) if text.startswith("{") else {"detail": text}
        code = refused.get("code", str(error.code))
        raise Refusal(refused.get("sentence") or refused.get("detail", ""), code=code) from None
    except urllib.error.URLError as error:
        raise NoServer(url.partition("/api/")[0], error.reason) from error
    return json.loads(text) if "json" in kind else text


def connect(url: str, name: str = "", token: str = "", language: str = "en", bot: bool = False) -> Connection:
    """A connection to a server: as the person of a token, as somebody new with a name, or as a spectator."""
    if name and not token:
        token = call("POST", f"{url.rstrip('/')}/api/people", {"name": name, "bot": bot})["token"]
    return Connection(url, token, language)
