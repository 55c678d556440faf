"""The WebSocket protocol of the server: uvicorn's, receiving and sending without a queue and a task.

ASGI passes every message through a queue and a task, and cannot drop a client that has stopped reading.
Here a message is given to whoever listens as soon as it is there, and is written at once or waits in a queue
with a limit.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import State

from tischlein.server.protocol.common import MAX_MESSAGE_BYTES

EXTENSION = "tischlein.websocket"
MAX_QUEUED_MESSAGES = 500
MAX_QUEUED_BYTES = 1024 * 1024
"""Messages that wait for a slow client; one that is further behind is disconnected and may come back."""
CLOSE_TIMEOUT_S = 5.0
"""For a client that is disconnected to read the close code."""


class DirectWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that can be written to without waiting."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.queued: deque[bytes] = deque()
        self.queued_bytes = 0
        self.listener: Callable[[bytes], None] | None = None
        """Receives the messages; without a listener they wait for the application as usual."""

    def data_received(self, data: bytes) -> None:
        """A whole small text message, as nearly all are, goes straight to the listener."""
        text = None
        if self.listener is not None and not self.close_sent and not self.conn.reader.buffer:
            text = small_text(data)
        if text is None or self.listener is None:
            super().data_received(data)
        else:
            self.listener(text)

    def send_receive_event_to_app(self) -> None:
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.listener(data)

    def pause_receiving(self) -> None:
        """What the client sends stays in the network until `resume_receiving`."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_receiving(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = {"socket": self}

    def push(self, message: bytes) -> bool:
        """Sends a text message; False: the reader is too slow and the queue is full."""
        if self.writable.is_set() and not self.queued:
            self.write(message)
            return True
        self.queued.append(message)
        self.queued_bytes += len(message)
        return len(self.queued) <= MAX_QUEUED_MESSAGES and self.queued_bytes <= MAX_QUEUED_BYTES

    def write(self, message: bytes) -> None:
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(text_frame(message))

    def resume_writing(self) -> None:
        super().resume_writing()
        while self.queued and self.writable.is_set():
            message = self.queued.popleft()
            self.queued_bytes -= len(message)
            self.write(message)

    def drop(self, code: int, reason: str) -> None:
        """Closes the connection, whether the other side reads or not."""
        self.queued.clear()
        if self.disconnected or self.transport.is_closing():
            return
        if not self.close_sent and self.conn.state is State.OPEN:
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.resume_receiving()
        self.close_timer = self.loop.call_later(CLOSE_TIMEOUT_S, self.transport.abort)


def small_text(data: bytes) -> bytes | None:
    """The text in one whole, short, masked frame; None where this is anything else."""
    if len(data) < 6 or data[0] != 0x81:
        return None
    size, start = data[1] & 0x7F, 6
    if size == 126:
        size, start = int.from_bytes(data[2:4], "big"), 8
    if size == 127 or not data[1] & 0x80 or len(data) != start + size or size > MAX_MESSAGE_BYTES:
        return None
    return apply_mask(data[start:], data[start - 4 : start])


def text_frame(message: bytes) -> bytes:
    """A text message as RFC 6455 frames it for a client: whole, unmasked, uncompressed."""
    size = len(message)
    if size < 126:
        return b"\x81%c%b" % (size, message)
    if size < 65536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)
