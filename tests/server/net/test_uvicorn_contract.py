"""What `uvicorn_websocket` and `hardening` rely on in uvicorn and websockets beyond their public interface.

Seen in uvicorn 0.54 and websockets 17.4. Where a test fails after an upgrade, read the named method in the
new version first: an override may be called at another time, or no longer at all.
"""

from __future__ import annotations

import inspect

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import State
from websockets.server import ServerProtocol

from tischlein.server.net.hardening import HardenedHttp, HardenedWebSocket

WEBSOCKET_METHODS = {
    "connection_made": ["self", "transport"],
    "data_received": ["self", "data"],
    "send_receive_event_to_app": ["self"],
    "handle_connect": ["self", "event"],
    "handle_ping": ["self"],
    "handle_cont": ["self", "event"],
    "resume_writing": ["self"],
    "pause_writing": ["self"],
}
WEBSOCKET_STATE = (
    "close_sent", "conn", "curr_msg_data_type", "disconnected", "frames", "loop", "read_paused", "transport",
    "writable",
)  # fmt: skip
HTTP_METHODS = {
    "connection_made": ["self", "transport"],
    "connection_lost": ["self", "exc"],
    "data_received": ["self", "data"],
    "on_message_begin": ["self"],
    "on_headers_complete": ["self"],
    "on_message_complete": ["self"],
    "on_response_complete": ["self"],
    "pause_writing": ["self"],
    "resume_writing": ["self"],
    "_start_asgi_task": ["self", "cycle", "app"],
    "handle_websocket_upgrade": ["self"],
    "send_400_response": ["self", "msg"],
}
HTTP_STATE = ("disconnected", "loop", "pipeline", "transport")


@pytest.mark.parametrize(
    ("kind", "name", "parameters"),
    [
        *((WebSocketsSansIOProtocol, *one) for one in WEBSOCKET_METHODS.items()),
        *((HttpToolsProtocol, *one) for one in HTTP_METHODS.items()),
    ],
)
def test_a_method_that_we_override_or_call_is_there(kind: type, name: str, parameters: list[str]) -> None:
    assert list(inspect.signature(getattr(kind, name)).parameters) == parameters


@pytest.mark.parametrize("name", [*WEBSOCKET_METHODS, *WEBSOCKET_STATE])
def test_uvicorn_itself_uses_what_we_change_in_a_websocket(name: str) -> None:
    assert name in inspect.getsource(WebSocketsSansIOProtocol)


@pytest.mark.parametrize("name", [*HTTP_METHODS, *HTTP_STATE])
def test_uvicorn_itself_uses_what_we_change_in_http(name: str) -> None:
    assert name in inspect.getsource(HttpToolsProtocol)


def test_websockets_has_what_we_call_on_its_connection() -> None:
    connection = ServerProtocol()
    assert connection.reader.buffer == b""
    assert connection.state in State
    assert callable(connection.send_close)
    assert callable(connection.data_to_send)
    assert apply_mask(b"abcd", b"\0\0\0\0") == b"abcd"


def test_our_protocols_are_uvicorns_with_overrides_of_its_methods_only() -> None:
    for ours, names in ((HardenedWebSocket, WEBSOCKET_METHODS), (HardenedHttp, HTTP_METHODS)):
        base = WebSocketsSansIOProtocol if ours is HardenedWebSocket else HttpToolsProtocol
        assert issubclass(ours, base)
        overridden = {
            name
            for kind in ours.__mro__[: ours.__mro__.index(base)]
            for name in vars(kind)
            if hasattr(base, name)
        }
        assert {name for name in overridden if not name.startswith("__")} <= set(names)
