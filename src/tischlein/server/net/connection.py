"""One WebSocket connection: reads requests, sends messages, and waits for no slow reader."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from time import monotonic
from typing import Any

import msgspec
from litestar.types import Receive, Send
from sqlalchemy.exc import SQLAlchemyError

from tischlein import __version__
from tischlein.engine.errors import Refusal
from tischlein.i18n.languages import LANGUAGES
from tischlein.server.net.uvicorn_websocket import DirectWebSocket
from tischlein.server.ops.services import Services
from tischlein.server.protocol import close_codes, common, requests
from tischlein.server.protocol.common import Person
from tischlein.server.protocol.requests import UNREADABLE, Hello, Ping, SetLanguage, decode_request
from tischlein.server.protocol.responses import Pong, Refused, Welcome, encode

HELLO_TIMEOUT_S = 10.0
"""A client has the hello ready when it connects; a slow network needs a few seconds."""
MAX_UNREADABLE = 20
"""Unreadable messages in a row before the connection is closed: a client with a mistake, not a slip."""
MAX_INBOX_MESSAGES = 500
"""Messages that may wait here while the connection is paused; with more it is closed."""
MIN_THROTTLE_S = 0.05
"""The shortest pause of a connection that is too fast, so that pausing is worth its cost."""

logger = logging.getLogger("tischlein.connection")


class CloseConnection(Exception):
    """The connection is to be closed, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """One open WebSocket and who is at its other end."""

    def __init__(self, services: Services, receive: Receive, socket: DirectWebSocket, address: str) -> None:
        self.services = services
        self.address = address
        self.metrics = services.metrics
        self.message_rate = services.limits.message_rate(None, address)
        self.receive_event = receive
        self.socket = socket
        self.person: Person | None = None
        self.language = "en"
        self.dropped = False
        self.unreadable = 0
        self.inbox: deque[str | bytes] = deque()
        self.holding = False
        """Messages wait in the inbox: until a table has been loaded, or because they come too fast."""
        self.pending_request: asyncio.Task[None] | None = None
        self.asked_bytes = 0
        """What the request that is being dealt with has asked for."""

    # ---- Sending ----

    def send(self, message: bytes) -> None:
        """Sends a message; a reader that is too slow for it is disconnected and may connect again."""
        if not self.dropped and not self.socket.push(message):
            self.drop(close_codes.CLOSE_TOO_SLOW)

    def charge(self, size: int) -> None:
        """Counts bytes that were made because this connection asked for them."""
        self.asked_bytes += size

    def drop(self, code: int) -> None:
        """Sends nothing more and closes."""
        if not self.dropped:
            self.metrics.closed[str(code)] += 1
        self.dropped = True
        self.inbox.clear()
        self.socket.drop(code, close_codes.CLOSE_CODES.get(code, ""))
        self.socket.loop.call_soon(self.services.dispatcher.disconnected, self)

    # ---- Receiving ----

    async def run(self, send: Send) -> None:
        """From the hello to the end of the connection."""
        await self.receive_event()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        if not self.services.limits.connection_opened(self.address):
            self.drop(close_codes.CLOSE_TOO_MANY_CONNECTIONS)
            return
        try:
            await self.handshake()
            await self.read_messages()
        except CloseConnection as closed:
            self.drop(closed.code)
        finally:
            self.services.limits.connection_closed(self.address)
            self.dropped = True
            self.services.dispatcher.disconnected(self)
            self.services.collect_garbage()

    async def read(self) -> str | bytes | None:
        """The next message; None: the connection is closed."""
        event: Any = await self.receive_event()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        data: str | bytes = event["bytes"] if text is None else text
        return data

    async def handshake(self) -> None:
        """The hello says who this is."""
        try:
            async with asyncio.timeout(HELLO_TIMEOUT_S):
                data = await self.read()
            hello = decode_request(data or b"")
        except (TimeoutError, *UNREADABLE):
            raise CloseConnection(close_codes.CLOSE_NO_HELLO) from None
        if not isinstance(hello, Hello):
            raise CloseConnection(close_codes.CLOSE_NO_HELLO)
        if hello.protocol != common.PROTOCOL:
            raise CloseConnection(close_codes.CLOSE_WRONG_PROTOCOL)
        if hello.token:
            try:
                self.person = await self.services.person_of_token(hello.token, self.address)
            except Refusal:
                raise CloseConnection(close_codes.CLOSE_TOO_MANY_CONNECTIONS) from None
            except SQLAlchemyError as error:
                logger.warning("the database has failed: %s", type(error).__name__)
                raise CloseConnection(close_codes.CLOSE_FAILED) from None
            if self.person is None:
                raise CloseConnection(close_codes.CLOSE_BAD_TOKEN)
            self.message_rate = self.services.limits.message_rate(self.person.id, self.address)
        self.language = hello.language if hello.language in ("", *LANGUAGES) else "en"
        welcome = Welcome(
            protocol=common.PROTOCOL,
            server=__version__,
            heartbeat=self.services.settings.heartbeat,
            person=self.person,
        )
        self.send(encode(welcome))

    async def read_messages(self) -> None:
        """Handles every message as soon as it arrives, until the connection is closed."""
        self.socket.listener = self.on_message
        self.socket.resume_receiving()
        while (data := await self.read()) is not None:
            self.on_message(data)

    def on_message(self, data: str | bytes) -> None:
        """Handles one message. One that needs a table from the database holds up those behind it."""
        if self.dropped:
            return
        if self.holding:
            self.inbox.append(data)
            if len(self.inbox) > MAX_INBOX_MESSAGES:
                self.drop(close_codes.CLOSE_TOO_FAST)
            return
        now = monotonic()
        self.metrics.received += 1
        request: requests.AnyRequest | None = None
        try:
            request = self.decode(data)
            wait = self.message_rate.spend(now, type(request))
            if not self.handle(request, now):
                self.pause()
                self.pending_request = asyncio.get_running_loop().create_task(
                    self.finish_later(request, wait)
                )
            elif wait := max(wait, self.wait_for_bytes()):
                self.pause()
                self.socket.loop.call_later(max(wait, MIN_THROTTLE_S), self.resume)
        except CloseConnection as closed:
            self.drop(closed.code)
        except Exception:
            self.failed(request)

    def failed(self, request: requests.AnyRequest | None) -> None:
        """A mistake of ours: it is logged with its request, and whoever asked is told."""
        at_table = request if isinstance(request, requests.AtTable) else None
        where = f" at table {at_table.table}" if at_table else ""
        logger.exception("a request failed: %s%s", type(request).__name__, where)
        refusal = Refusal(code="server-error")
        refused = Refused(
            id=at_table.id if at_table else None,
            code=refusal.code,
            sentence=refusal.sentence(self.language),
            table=at_table.table if at_table else msgspec.UNSET,
        )
        self.send(encode(refused))

    def wait_for_bytes(self) -> float:
        """Seconds until what was asked for is paid."""
        asked, self.asked_bytes = self.asked_bytes, 0
        return self.message_rate.spend_bytes(monotonic(), asked) if asked else 0.0

    def decode(self, data: str | bytes) -> requests.AnyRequest | None:
        """The request in a message; None: it could not be read and was refused."""
        try:
            request: requests.AnyRequest = decode_request(data)
        except UNREADABLE as error:
            self.refuse(data, error)
            return None
        self.unreadable = 0
        return request

    def handle(self, request: requests.AnyRequest | None, received_at: float) -> bool:
        """Answers what can be answered at once; False: a table has to be loaded first."""
        match request:
            case None:
                return True
            case Ping():
                self.send(encode(Pong()))
            case SetLanguage():
                self.set_language(request)
            case Hello():
                raise CloseConnection(close_codes.CLOSE_NO_HELLO)
            case _:
                return self.services.dispatcher.receive_now(self, request, received_at)
        return True

    def pause(self) -> None:
        """What arrives now waits: a little of it here, the rest in the network."""
        self.holding = True
        self.socket.pause_receiving()

    async def finish_later(self, request: requests.AnyRequest | None, wait: float) -> None:
        assert isinstance(request, requests.AtTable)
        try:
            await self.services.dispatcher.receive(self, request)
            await asyncio.sleep(max(wait, self.wait_for_bytes()))
        except Exception:
            self.failed(request)
        self.resume()

    def resume(self) -> None:
        """Handles what has waited, as far as it goes."""
        self.holding = False
        while self.inbox and not self.holding:
            self.on_message(self.inbox.popleft())
        if not self.holding:
            self.socket.resume_receiving()

    def set_language(self, request: SetLanguage) -> None:
        try:
            self.services.dispatcher.set_language(self, request.language)
        except Refusal as refusal:
            self.send(encode(Refused(id=None, code=refusal.code, sentence=refusal.sentence(self.language))))

    def refuse(self, data: str | bytes, error: Exception) -> None:
        """Refuses what cannot be read; after too many in a row the connection is closed."""
        self.unreadable += 1
        if self.unreadable > MAX_UNREADABLE:
            raise CloseConnection(close_codes.CLOSE_TOO_MANY_UNREADABLE)
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
