"""The web application: HTTP, the WebSocket, the browser client's files. It only moves bytes."""

from __future__ import annotations

import logging
import os
import socket
import sys
import threading
import webbrowser
from typing import Any

import segno
import uvicorn
from litestar import Litestar, MediaType, asgi, get
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send

from tischlein import __version__
from tischlein.server.http import api, errors, operations, records
from tischlein.server.http.security import SecurityMiddleware
from tischlein.server.http.static import pages_of
from tischlein.server.net.connection import Connection
from tischlein.server.net.hardening import HardenedHttp, HardenedWebSocket
from tischlein.server.net.limits import address_of
from tischlein.server.net.origin import is_allowed_origin
from tischlein.server.net.uvicorn_websocket import EXTENSION
from tischlein.server.ops import logs
from tischlein.server.ops.preflight import check_database, check_place
from tischlein.server.ops.services import Services
from tischlein.server.ops.settings import CLIENT, Settings
from tischlein.server.protocol.common import MAX_MESSAGE_BYTES, WEBSOCKET_PATHS
from tischlein.server.storage.sqlite_lock import latched

logger = logging.getLogger("tischlein.app")

NO_CLIENT = """<!doctype html><meta charset="utf-8"><title>Tischlein</title>
<p>The table is set: this server is running. The browser client is not built yet; the interface is described
at <a href="/api/schema/openapi.json">/api/schema</a> and in docs/protocol.md.</p>
"""


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
    socket_: HardenedWebSocket = extensions[EXTENSION]["socket"]
    await Connection(services, receive, socket_, address_of(scope)).run(send)


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def no_client() -> str:
    return NO_CLIENT


def make_app(settings: Settings) -> SecurityMiddleware:
    """The application for these settings, behind its door."""
    services = Services(settings)
    return SecurityMiddleware(rooms(services), settings, services.limits, CLIENT / "index.html")


def rooms(services: Services) -> Litestar:
    """Everything behind the door."""
    client: Any = no_client
    if (CLIENT / "index.html").exists():
        client = pages_of(CLIENT, api.what_there_is(services.settings.url))
    return Litestar(
        [*errors.documented([*api.ROUTES, *records.ROUTES, *operations.ROUTES]), websocket, client],
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


def configured(settings: Settings, app: Any = None) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings) if app is None else app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=settings.log_level == "debug",
        http=HardenedHttp,
        ws=HardenedWebSocket,
        forwarded_allow_ips=[one.strip() for one in settings.trusted_proxies.split(",")],
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_ping_interval=float(settings.heartbeat),
        ws_ping_timeout=float(settings.heartbeat),
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


def has_screen() -> bool:
    """Is there a desktop to open a page on? Without one, Python would start a browser in the terminal."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


class Server(uvicorn.Server):
    """Says where it is to be found when it can be found there, and not before."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(configured(settings))
        self.settings = settings

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            announce(self.settings)


def announce(settings: Settings) -> None:
    print(f"Tischlein: the table is set at {settings.own_url}", flush=True)
    if settings.url != settings.own_url:
        print(f"Others in this network find it at {settings.url}", flush=True)
    if sys.stdout.isatty() and "127.0.0.1" not in settings.url:
        segno.make(settings.url).terminal(compact=True)
    if settings.browser and has_screen():
        threading.Thread(target=webbrowser.open, args=[settings.own_url], daemon=True).start()


def serve(settings: Settings) -> int:
    """Runs a server until it is stopped (Ctrl-C, SIGTERM): tables are kept, lines are closed politely."""
    logs.set_up(settings.log_level, settings.log_format)
    check_database(settings)
    latch = latched(settings.database_url())
    check_place(settings)
    server = Server(settings)
    server.run()
    if latch is not None:
        latch.close()
    return 0 if server.started else 1
