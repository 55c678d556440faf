"""One WebSocket: reads requests, sends what the house has to say, and lets nobody wait for a slow reader."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from time import monotonic
from typing import Any

import msgspec
from litestar.types import Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError

from tischlein import __version__
from tischlein.engine.errors import Refusal
from tischlein.i18n.languages import LANGUAGES
from tischlein.server.net.uvicorn_websocket import DirectWebSocket
from tischlein.server.ops.services import Office
from tischlein.server.protocol import close_codes, common, requests
from tischlein.server.protocol.common import Person
from tischlein.server.protocol.requests import UNREADABLE, Hello, Ping, SetLanguage, decode_request
from tischlein.server.protocol.responses import Pong, Refused, Welcome, encode

HELLO_WITHIN = 10.0
MOST_BAD = 20
"""So many unreadable messages in a row, and the line is closed."""
MOST_UNHEARD = 500
"""So many messages may wait to be heard; who sends more at a time than this is closed."""
SHORTEST_WAIT = 0.05
"""Seconds that a line which is too fast waits at least."""

logger = logging.getLogger("tischlein.wire")


class Closed(Exception):
    """The line is to be closed, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Wire:
    """A screen at the other end of a WebSocket."""

    def __init__(self, office: Office, receive: Receive, socket: DirectWebSocket, address: str) -> None:
        self.office = office
        self.address = address
        self.metrics = office.metrics
        self.pace = office.limits.pace(None, address)
        self.receive_event = receive
        self.socket = socket
        self.person: Person | None = None
        self.language = "en"
        self.dropped = False
        self.bad = 0
        self.inbox: deque[str | bytes] = deque()
        self.held = False
        """Messages wait in the inbox: until a table has been found, or because they come too fast."""
        self.later: asyncio.Task[None] | None = None

    # ---- Sending ----

    def send(self, message: bytes) -> None:
        """Sends a message; a reader that is too slow for it is dropped and may come again."""
        if not self.dropped and not self.socket.push(message):
            self.drop(close_codes.CLOSE_TOO_SLOW)

    def drop(self, code: int) -> None:
        """Nothing more is said on this line; the reader notices that it is closed."""
        if not self.dropped:
            self.metrics.closed[str(code)] += 1
        self.dropped = True
        self.inbox.clear()
        self.socket.drop(code, close_codes.CLOSE_CODES.get(code, ""))
        self.socket.loop.call_soon(self.office.dispatcher.disconnected, self)

    # ---- Receiving ----

    async def run(self, send: Send) -> None:
        """From the hello to the end."""
        await self.receive_event()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        if not self.office.limits.line_opened(self.address):
            self.drop(close_codes.CLOSE_TOO_MANY_CONNECTIONS)
            return
        try:
            await self.greet()
            await self.listen()
        except Closed as closed:
            self.drop(closed.code)
        finally:
            self.office.limits.line_closed(self.address)
            self.dropped = True
            self.office.dispatcher.disconnected(self)
            self.office.tidy_up()

    async def read(self) -> str | bytes | None:
        """The next message; None: the line is closed."""
        event: Any = await self.receive_event()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        data: str | bytes = event["bytes"] if text is None else text
        return data

    async def greet(self) -> None:
        """The hello decides who this is."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                data = await self.read()
            hello = decode_request(data or b"")
        except (TimeoutError, *UNREADABLE):
            raise Closed(close_codes.CLOSE_NO_HELLO) from None
        if not isinstance(hello, Hello):
            raise Closed(close_codes.CLOSE_NO_HELLO)
        if hello.protocol != common.PROTOCOL:
            raise Closed(close_codes.CLOSE_WRONG_PROTOCOL)
        if hello.token:
            try:
                self.person = await self.office.recognise(hello.token, self.address)
            except Refusal:
                raise Closed(close_codes.CLOSE_TOO_MANY_CONNECTIONS) from None
            except SQLAlchemyError as error:
                logger.warning("the database has failed: %s", type(error).__name__)
                raise Closed(close_codes.CLOSE_FAILED) from None
            if self.person is None:
                raise Closed(close_codes.CLOSE_BAD_TOKEN)
            self.pace = self.office.limits.pace(self.person.id, self.address)
        self.language = hello.language if hello.language in ("", *LANGUAGES) else "en"
        welcome = Welcome(
            protocol=common.PROTOCOL,
            server=__version__,
            heartbeat=self.office.settings.heartbeat,
            person=self.person,
        )
        self.send(encode(welcome))

    async def listen(self) -> None:
        """Hears every message as soon as it is there, until the line is closed."""
        self.socket.listener = self.hear
        self.socket.resume_hearing()
        while (data := await self.read()) is not None:
            self.hear(data)

    def hear(self, data: str | bytes) -> None:
        """One message. What needs a table that is not in memory holds up the messages behind it."""
        if self.dropped:
            return
        if self.held:
            self.inbox.append(data)
            if len(self.inbox) > MOST_UNHEARD:
                self.drop(close_codes.CLOSE_TOO_FAST)
            return
        now = monotonic()
        self.metrics.heard += 1
        try:
            request = self.understand(data)
            wait = self.pace.spend(now, type(request))
            if not self.answer(request, now):
                self.hold()
                self.later = asyncio.get_running_loop().create_task(self.hear_later(request, wait))
            elif wait:
                self.hold()
                self.socket.loop.call_later(max(wait, SHORTEST_WAIT), self.hear_on)
        except Closed as closed:
            self.drop(closed.code)

    def understand(self, data: str | bytes) -> requests.AnyRequest | None:
        """What a message asks for; None: it could not be read, and was refused."""
        try:
            request: requests.AnyRequest = decode_request(data)
        except UNREADABLE as error:
            self.refuse(data, error)
            return None
        self.bad = 0
        return request

    def answer(self, request: requests.AnyRequest | None, received_at: float) -> bool:
        """Answers what can be answered at once; False: a table has to be looked for."""
        match request:
            case None:
                return True
            case Ping():
                self.send(encode(Pong()))
            case SetLanguage():
                self.speak(request)
            case Hello():
                raise Closed(close_codes.CLOSE_NO_HELLO)
            case _:
                return self.office.dispatcher.receive_now(self, request, received_at)
        return True

    def hold(self) -> None:
        """What comes now waits: a little of it here, the rest in the network."""
        self.held = True
        self.socket.pause_hearing()

    async def hear_later(self, request: requests.AnyRequest | None, wait: float) -> None:
        assert isinstance(request, requests.AtTable)
        try:
            await self.office.dispatcher.receive(self, request)
            await asyncio.sleep(wait)
        except Exception:
            logger.exception("a request failed")
            self.drop(close_codes.CLOSE_FAILED)
        self.hear_on()

    def hear_on(self) -> None:
        """What has waited is heard now, as far as it goes."""
        self.held = False
        while self.inbox and not self.held:
            self.hear(self.inbox.popleft())
        if not self.held:
            self.socket.resume_hearing()

    def speak(self, request: SetLanguage) -> None:
        try:
            self.office.dispatcher.set_language(self, request.language)
        except Refusal as refusal:
            self.send(encode(Refused(id=None, code=refusal.code, sentence=refusal.sentence(self.language))))

    def refuse(self, data: str | bytes, error: Exception) -> None:
        """What cannot be read is refused by name; after too many in a row the line is closed."""
        self.bad += 1
        if self.bad > MOST_BAD:
            raise Closed(close_codes.CLOSE_TOO_MANY_UNREADABLE)
        unknown = "`$.type`" in str(error) and "Invalid value" in str(error)
        refusal = Refusal(code="unknown-message" if unknown else "malformed", detail=str(error)[:120])
        self.metrics.refused[refusal.code] += 1
        self.send(
            encode(Refused(id=given_id(data), code=refusal.code, sentence=refusal.sentence(self.language)))
        )


def given_id(data: str | bytes) -> str | None:
    """The id of a request that is otherwise unreadable, so that its sender knows which one it was."""
    try:
        found = msgspec.json.decode(data)
    except UNREADABLE:
        return None
    name = found.get("id") if isinstance(found, dict) else None
    return name if isinstance(name, str) and len(name) <= 40 else None


def same_site(scope: Scope, allowed: list[str]) -> bool:
    """A page of another web site may not use somebody's browser to talk to this server."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return True
    host = headers.get(b"host", b"").decode("latin-1")
    text = origin.decode("latin-1")
    return text.partition("://")[2] == host or text in allowed
