"""The WebSocket protocol of the server: uvicorn's, with a door for sending at once.

ASGI can only wait until a message has been written, which costs a task switch for every message and cannot
let go of a reader that has stopped reading. Here a message is written at once, or waits in a limited queue.
"""

from __future__ import annotations

from collections import deque
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION = "tischlein.direct"
MOST_WAITING = 500
MOST_WAITING_BYTES = 1024 * 1024
LINGER = 5.0
"""A reader that was dropped has so many seconds to read why."""


class DirectWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that can be written to without waiting."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.waiting: deque[bytes] = deque()
        self.waiting_bytes = 0

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = {"socket": self}

    def push(self, message: bytes) -> bool:
        """Sends a text message; False: the reader is too slow and the queue is full."""
        if self.writable.is_set() and not self.waiting:
            self.write(message)
            return True
        self.waiting.append(message)
        self.waiting_bytes += len(message)
        return len(self.waiting) <= MOST_WAITING and self.waiting_bytes <= MOST_WAITING_BYTES

    def write(self, message: bytes) -> None:
        if self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            return
        self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def resume_writing(self) -> None:
        super().resume_writing()
        while self.waiting and self.writable.is_set():
            message = self.waiting.popleft()
            self.waiting_bytes -= len(message)
            self.write(message)

    def drop(self, code: int, reason: str) -> None:
        """Closes the line, whether the other side reads or not."""
        self.waiting.clear()
        if self.disconnected or self.transport.is_closing():
            return
        if not self.close_sent and self.conn.state is State.OPEN:
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)
