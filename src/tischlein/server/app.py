"""The ASGI application: HTTP, the WebSocket, the browser client's files."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Litestar, MediaType, asgi, get
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send

from tischlein import __version__
from tischlein.server.http import errors, games, health_and_metrics, people, records, tables
from tischlein.server.http.guards import same_site, within_limits
from tischlein.server.http.security import SecurityMiddleware
from tischlein.server.http.static import pages_of
from tischlein.server.net.connection import Connection
from tischlein.server.net.hardening import HardenedWebSocket
from tischlein.server.net.limits import address_of
from tischlein.server.net.origin import is_allowed_origin
from tischlein.server.net.uvicorn_websocket import EXTENSION
from tischlein.server.ops.services import Services
from tischlein.server.ops.settings import CLIENT, Settings
from tischlein.server.protocol.common import MAX_MESSAGE_BYTES, WEBSOCKET_PATHS

logger = logging.getLogger("tischlein.app")

NO_CLIENT = """<!doctype html><meta charset="utf-8"><title>Tischlein</title>
<p>The table is set: this server is running. The browser client is not built yet; the interface is described
at <a href="/api/schema/openapi.json">/api/schema</a> and in docs/protocol.md.</p>
"""

API_ROUTES = [*people.ROUTES, *tables.ROUTES, *games.ROUTES, *records.ROUTES, *health_and_metrics.ROUTES]


@asgi(list(WEBSOCKET_PATHS), copy_scope=False)
async def websocket(scope: Scope, receive: Receive, send: Send) -> None:
    """The WebSocket endpoint; the second path is for reverse proxies that route by version."""
    if scope["type"] != ScopeType.WEBSOCKET:
        answer = ASGIResponse(body=b"This is for WebSockets.", status_code=426)
        await answer(scope, receive, send)
        return
    services: Services = scope["litestar_app"].state.services
    if not is_allowed_origin(scope, services.settings.allowed_origins):
        logger.info("refused a connection from a page of another site: see --base-url and --origins")
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": "wrong origin"})
        return
    extensions: Any = scope["extensions"]
    connection: HardenedWebSocket = extensions[EXTENSION]["socket"]
    await Connection(services, receive, connection, address_of(scope)).run(send)


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def no_client() -> str:
    return NO_CLIENT


def make_app(settings: Settings) -> SecurityMiddleware:
    """The application for these settings."""
    services = Services(settings)
    return SecurityMiddleware(routes(services), settings, services.limits, CLIENT / "index.html")


def routes(services: Services) -> Litestar:
    """Every route of the application."""
    client: Any = no_client
    if (CLIENT / "index.html").exists():
        client = pages_of(CLIENT, games.catalogue_of(services.settings.url))
    return Litestar(
        [*errors.documented(API_ROUTES), websocket, client],
        guards=[within_limits, same_site],
        lifespan=[services.open],
        state=State({"services": services}),
        exception_handlers=errors.HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Tischlein",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
        ),
        request_max_body_size=MAX_MESSAGE_BYTES,
        logging_config=None,
    )
