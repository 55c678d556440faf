"""One WebSocket: reads requests, sends what the house has to say, and lets nobody wait for a slow reader."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any

import msgspec
from litestar.types import Receive, Scope, Send

from tischlein import __version__
from tischlein.server import messages
from tischlein.server.direct import DirectWebSocket
from tischlein.server.messages import (
    Hello,
    Person,
    Ping,
    Pong,
    Refused,
    Speak,
    Welcome,
    decode_request,
    encode,
)
from tischlein.server.office import Office
from tischlein.server.phrases import Declined
from tischlein.words import LANGUAGES

HELLO_WITHIN = 10.0
MOST_BAD = 20
"""So many unreadable messages in a row, and the line is closed."""

log = logging.getLogger("tischlein.wire")


class Closed(Exception):
    """The line is to be closed, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Wire:
    """A screen at the other end of a WebSocket."""

    def __init__(self, office: Office, receive: Receive, socket: DirectWebSocket) -> None:
        self.office = office
        self.receive_event = receive
        self.socket = socket
        self.person: Person | None = None
        self.language = "en"
        self.dropped = False
        self.bad = 0
        self.inbox: deque[str | bytes] | None = None
        """Messages that wait until a table has been found."""
        self.later: asyncio.Task[None] | None = None

    # ---- Sending ----

    def send(self, message: bytes) -> None:
        """Sends a message; a reader that is too slow for it is dropped and may come again."""
        if not self.dropped and not self.socket.push(message):
            self.drop(messages.CLOSE_TOO_SLOW)

    def drop(self, code: int) -> None:
        """Nothing more is said on this line; the reader notices that it is closed."""
        self.dropped = True
        self.socket.drop(code, messages.CLOSE_CODES.get(code, ""))
        self.socket.loop.call_soon(self.office.reception.hang_up, self)

    # ---- Receiving ----

    async def run(self, send: Send) -> None:
        """From the hello to the end."""
        await self.receive_event()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        try:
            await self.greet()
            await self.listen()
        except Closed as closed:
            self.drop(closed.code)
        finally:
            self.dropped = True
            self.office.reception.hang_up(self)

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
        except (TimeoutError, msgspec.DecodeError):
            raise Closed(messages.CLOSE_NO_HELLO) from None
        if not isinstance(hello, Hello):
            raise Closed(messages.CLOSE_NO_HELLO)
        if hello.protocol != messages.PROTOCOL:
            raise Closed(messages.CLOSE_WRONG_PROTOCOL)
        if hello.token:
            self.person = await asyncio.to_thread(self.office.people.known, hello.token)
            if self.person is None:
                raise Closed(messages.CLOSE_BAD_TOKEN)
        self.language = hello.language if hello.language in ("", *LANGUAGES) else "en"
        welcome = Welcome(
            protocol=messages.PROTOCOL,
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
        if self.inbox is not None:
            self.inbox.append(data)
            return
        try:
            request = self.understand(data)
        except Closed as closed:
            self.drop(closed.code)
            return
        if request is None:
            return
        if not self.office.reception.receive_now(self, request):
            self.inbox = deque()
            self.socket.pause_hearing()
            self.later = asyncio.get_running_loop().create_task(self.hear_later(request))

    async def hear_later(self, request: messages.TableRequest) -> None:
        await self.office.reception.receive(self, request)
        waiting, self.inbox = self.inbox or deque(), None
        self.socket.resume_hearing()
        for data in waiting:
            self.hear(data)

    def understand(self, data: str | bytes) -> messages.TableRequest | None:
        """A request about a table; everything else is answered here."""
        try:
            request: messages.AnyRequest = decode_request(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self.refuse(data, error)
            return None
        self.bad = 0
        match request:
            case Ping():
                self.send(encode(Pong()))
            case Speak():
                self.speak(request)
            case Hello():
                raise Closed(messages.CLOSE_NO_HELLO)
            case _:
                return request
        return None

    def speak(self, request: Speak) -> None:
        try:
            self.office.reception.speak(self, request.language)
        except Declined as declined:
            self.send(encode(Refused(id=None, code=declined.code, sentence=declined.sentence(self.language))))

    def refuse(self, data: str | bytes, error: Exception) -> None:
        """What cannot be read is refused by name; after too many in a row the line is closed."""
        self.bad += 1
        if self.bad > MOST_BAD:
            raise Closed(messages.CLOSE_TOO_MANY_BAD)
        unknown = "`$.type`" in str(error) and "Invalid value" in str(error)
        declined = Declined("unknown-message" if unknown else "malformed", detail=str(error)[:120])
        self.send(
            encode(Refused(id=given_id(data), code=declined.code, sentence=declined.sentence(self.language)))
        )


def given_id(data: str | bytes) -> str | None:
    """The id of a request that is otherwise unreadable, so that its sender knows which one it was."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
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
