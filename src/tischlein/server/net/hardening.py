"""Connections that trust nobody: what arrives slowly, endlessly or in crumbs is not waited for.

uvicorn reads headers of any size for any time, answers pings into a buffer without an end, and collects empty
fragments for ever. Each of these would let one client take all the memory.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.frames import Frame

from tischlein.server.net.uvicorn_websocket import DirectWebSocket
from tischlein.server.protocol.close_codes import CLOSE_TOO_LARGE, CLOSE_TOO_SLOW

REQUEST_WITHIN = 15.0
"""Seconds for a whole request; the largest, a record, has 256 KiB."""
ANSWER_WITHIN = 60.0
"""Seconds for the answer, until the client has taken it."""
LARGEST_HEAD = 32 * 1024
LONGEST_GOODBYE = 4096
MOST_FRAGMENTS = 64
"""So many pieces one message may come in."""


class WaryHttp(HttpToolsProtocol):
    """HTTP requests that come whole and soon, from clients that take their answers."""

    deadline: asyncio.TimerHandle | None = None
    reading_head = True
    head = 0
    """Bytes of this request so far."""

    def within(self, seconds: float | None) -> None:
        """What comes next must come within so many seconds (None: whenever it likes)."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.within(REQUEST_WITHIN)

    def data_received(self, data: bytes) -> None:
        self.head += len(data)
        if self.reading_head and self.head > LARGEST_HEAD:
            self.send_400_response("The head of this request is too large.")
        else:
            super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.reading_head, self.head = True, 0
        self.within(REQUEST_WITHIN)

    def on_headers_complete(self) -> None:
        self.reading_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.within(ANSWER_WITHIN)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.reading_head, self.head = True, 0
        self.within(None)

    def handle_websocket_upgrade(self) -> None:
        self.within(None)
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.within(None)
        super().connection_lost(exc)


class WaryWebSocket(DirectWebSocket):
    """A WebSocket whose client can neither flood us with pings nor with crumbs."""

    def data_received(self, data: bytes) -> None:
        """After a line was closed only its client's goodbye is of interest, and that is short."""
        if not self.close_sent or len(data) < LONGEST_GOODBYE:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Always as bytes: whether they are UTF-8 is seen when the message is read, and no error of ours."""
        self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Who asks for pongs must take them."""
        super().handle_ping()
        if not self.writable.is_set():
            self.drop(CLOSE_TOO_SLOW, "pongs were not taken")

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self.frames = []
            self.drop(CLOSE_TOO_LARGE, "a message came in too many pieces")
        elif not self.close_sent:
            super().handle_cont(event)
