"""Pages of which web sites may open a WebSocket."""

from __future__ import annotations

from litestar.types import Scope


def is_allowed_origin(scope: Scope, allowed: list[str]) -> bool:
    """Keeps pages of other web sites from using a visitor's browser to talk to this server."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return True
    host = headers.get(b"host", b"").decode("latin-1")
    text = origin.decode("latin-1")
    return text.partition("://")[2] == host or text in allowed
