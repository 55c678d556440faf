"""A WebSocket client without any checks, for tests of what a server does then."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as open_websocket

from tischlein.server.protocol import common


class CutOff(Exception):
    """The connection was closed without a close frame."""


class RawConnection:
    """Sends anything, and receives what comes."""

    def __init__(self, url: str, hello: bool = True, **more: Any) -> None:
        self.hooks = ExitStack()
        address = url.replace("http", "ws") + "/ws"
        self.socket = self.hooks.enter_context(
            open_websocket(address, compression=None, proxy=None, close_timeout=0.1, **more)
        )
        if hello:
            self.send({"type": "hello", "protocol": common.PROTOCOL})
            assert self.receive()["type"] == "welcome"

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self) -> Any:
        return json.loads(self.socket.recv(timeout=10))

    def closed_with(self) -> int:
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            self.hooks.close()
            if closed.rcvd is None:
                raise CutOff from None
            return closed.rcvd.code
