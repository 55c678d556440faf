"""What every request to the API must pass, once it is known which endpoint it is for."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from tischlein.engine.errors import Refusal
from tischlein.server.http.context import services_of
from tischlein.server.net.limits import address_of
from tischlein.server.net.origin import is_allowed_origin

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
CAN_WAIT = {"can_wait": True}
"""What newcomers begin with: they are asked to come again while the server is busy with those who play."""
EXPENSIVE = {"cost": 5.0, "can_wait": True}
"""Replaying a game or searching for a move takes about as long as this many other requests."""


def within_limits(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Limits how many requests to the API an address makes a minute, however it writes their path."""
    if not connection.scope["path_template"].startswith("/api/"):
        return
    cost, limits = float(handler.opt.get("cost", 1.0)), services_of(connection).limits
    limits.check("request", address_of(connection.scope), cost)
    if handler.opt.get("can_wait", False):
        limits.check_load()


def same_site(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """What changes something comes from our own pages or from a program, and as JSON.

    Any page may have its visitor's browser post a form or plain text, but not JSON.
    """
    scope, headers = connection.scope, connection.headers
    if scope.get("method", "GET") in SAFE_METHODS:  # a WebSocket looks at its origin itself
        return
    if not is_allowed_origin(scope, services_of(connection).settings.allowed_origins):
        raise Refusal(code="wrong-origin")
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    if has_body and headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refusal(code="not-json")
