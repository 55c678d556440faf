"""HTTP and WebSocket protocols with deadlines and bounds, so that no client can exhaust the server.

uvicorn reads headers of any size for any time, answers pings into a buffer without an end, and collects empty
fragments for ever. Each of these would let one client take all the memory.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.frames import Frame

from tischlein.server.net.http_connections import HttpConnections
from tischlein.server.net.limits import address_of
from tischlein.server.net.uvicorn_websocket import DirectWebSocket
from tischlein.server.protocol.close_codes import CLOSE_TOO_LARGE, CLOSE_TOO_SLOW

REQUEST_TIMEOUT_S = 15.0
"""For a whole request; the largest, a record, has 256 KiB."""
RESPONSE_TIMEOUT_S = 60.0
"""Until the client has received the whole response, over a slow connection too."""
MAX_HEAD_BYTES = 32 * 1024
"""Request line and headers; browsers send one or two KiB, and proxies add little."""
MAX_CLOSE_BYTES = 4096
"""Read after our close frame: the client's own has at most 131 bytes."""
MAX_FRAGMENTS = 64
"""Of one message; browsers send one, and each costs memory even when empty."""

MAX_KERNEL_BYTES = 128 * 1024
"""That the system buffers for a connection. Linux doubles it; untold, it lets it grow to megabytes."""


class HardenedHttp(HttpToolsProtocol):
    """HTTP with deadlines for sending a request and for reading its response, and bounds for each address."""

    counted: HttpConnections | None = None
    """All of this server; None: nobody counts."""
    answering: Any = None
    """The request that is being answered, as uvicorn keeps it."""
    deadline: asyncio.TimerHandle | None = None
    reading_head = True
    head_bytes = 0
    """Bytes of this request so far."""

    def set_deadline(self, seconds: float | None) -> None:
        """The connection is aborted after these seconds, unless a new deadline is set (None: no deadline)."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self.abort)

    def abort(self) -> None:
        """Ends the connection at once; what is still being answered writes nothing more."""
        self.write_no_more()
        self.transport.abort()

    def write_no_more(self) -> None:
        """Where requests came in a row, uvicorn only knows the last of them, not the one being answered."""
        self.pipeline.clear()
        if self.answering is not None:
            self.answering.disconnected = True

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.set_deadline(REQUEST_TIMEOUT_S)
        opened: socket.socket | None = transport.get_extra_info("socket")
        if opened is not None:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MAX_KERNEL_BYTES)
        if self.counted is not None:
            self.counted.opened(self, address_of({"client": self.client}))

    def data_received(self, data: bytes) -> None:
        self.head_bytes += len(data)
        if self.reading_head and self.head_bytes > MAX_HEAD_BYTES:
            self.send_400_response("The head of this request is too large.")
        else:
            super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.reading_head, self.head_bytes = True, 0
        self.set_deadline(REQUEST_TIMEOUT_S)

    def on_headers_complete(self) -> None:
        self.reading_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.set_deadline(RESPONSE_TIMEOUT_S)
        if self.counted is not None:
            self.counted.asked(self)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.reading_head, self.head_bytes = True, 0
        self.set_deadline(None)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.counted is not None:
            self.counted.unread_now(self, self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.counted is not None:
            self.counted.read(self)

    def handle_websocket_upgrade(self) -> None:
        self.set_deadline(None)
        if self.counted is not None:
            self.counted.closed(self)
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.set_deadline(None)
        if self.counted is not None:
            self.counted.closed(self)
        self.write_no_more()
        super().connection_lost(exc)


class HardenedWebSocket(DirectWebSocket):
    """A WebSocket whose client can exhaust memory neither with pings nor with fragments."""

    def data_received(self, data: bytes) -> None:
        """After our close frame only the client's own matters, and that is short."""
        if not self.close_sent or len(data) < MAX_CLOSE_BYTES:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Always as bytes: decoding the message finds out whether they are UTF-8."""
        self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """A client that asks for pongs must read them."""
        super().handle_ping()
        if not self.writable.is_set():
            self.drop(CLOSE_TOO_SLOW, "pongs were not taken")

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MAX_FRAGMENTS:
            self.frames = []
            self.drop(CLOSE_TOO_LARGE, "a message came in too many pieces")
        elif not self.close_sent:
            super().handle_cont(event)
