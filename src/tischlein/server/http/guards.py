"""What every request to the API must pass, once it is known which endpoint it is for."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from tischlein.server.http.context import services_of
from tischlein.server.net.limits import address_of

EXPENSIVE = {"cost": 5.0}
"""Replaying a game or searching for a move takes about as long as this many other requests."""


def within_limits(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """An address may make so many requests to the API a minute, however it writes their path."""
    if not connection.scope["path_template"].startswith("/api/"):
        return
    cost = float(handler.opt.get("cost", 1.0))
    services_of(connection).limits.check("request", address_of(connection.scope), cost)
