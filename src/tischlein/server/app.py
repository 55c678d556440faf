"""The web application: HTTP, the WebSocket, the browser client's files. It only moves bytes."""

from __future__ import annotations

import logging
import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

import segno
import uvicorn
from litestar import Litestar, MediaType, Request, Response, asgi, get
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send

from tischlein import __version__
from tischlein.engine.errors import Refusal
from tischlein.server import api, records
from tischlein.server.direct import EXTENSION, DirectWebSocket
from tischlein.server.messages import LARGEST_MESSAGE, Refused
from tischlein.server.office import Office
from tischlein.server.pages import pages_of
from tischlein.server.phrases import Declined
from tischlein.server.settings import Settings
from tischlein.server.wire import Wire, same_site

CLIENT = Path(__file__).parent / "client"

NO_CLIENT = """<!doctype html><meta charset="utf-8"><title>Tischlein</title>
<p>The table is set: this server is running. The browser client is not built yet; the interface is described
at <a href="/api/schema/openapi.json">/api/schema</a> and in docs/protocol.md.</p>
"""

SAFE = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "frame-ancestors 'none'; base-uri 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}

STATUS = {
    "need-identity": 401,
    "unknown-game-record": 404,
    "unknown-game": 404,
    "unknown-table": 404,
    "store-failed": 503,
}


@asgi("/ws", copy_scope=False)
async def line(scope: Scope, receive: Receive, send: Send) -> None:
    """The one WebSocket endpoint."""
    if scope["type"] != ScopeType.WEBSOCKET:
        answer = ASGIResponse(body=b"This is for WebSockets.", status_code=426)
        await answer(scope, receive, send)
        return
    office: Office = scope["litestar_app"].state.office
    if not same_site(scope, [one.strip() for one in office.settings.origins.split(",")]):
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": "wrong origin"})
        return
    doors: Any = scope["extensions"]
    socket: DirectWebSocket = doors[EXTENSION]["socket"]
    await Wire(office, receive, socket).run(send)


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def no_client() -> str:
    return NO_CLIENT


def declined(_: Request[Any, Any, State], error: Declined) -> Response[Refused]:
    refused = Refused(id=None, code=error.code, sentence=error.sentence("en"))
    return Response(refused, status_code=STATUS.get(error.code, 400))


def refused(_: Request[Any, Any, State], error: Refusal) -> Response[Refused]:
    return Response(Refused(id=None, code=error.code, sentence=str(error)), status_code=400)


def make_app(settings: Settings) -> Litestar:
    """The application for these settings."""
    office = Office(settings)
    client: Any = no_client
    if (CLIENT / "index.html").exists():
        client = pages_of(CLIENT)
    return Litestar(
        [*api.ROUTES, *records.ROUTES, line, client],
        lifespan=[office.open],
        state=State({"office": office}),
        exception_handlers={Declined: declined, Refusal: refused},
        openapi_config=OpenAPIConfig(
            title="Tischlein",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        response_headers=SAFE,
        request_max_body_size=LARGEST_MESSAGE,
        logging_config=None,
    )


def configured(settings: Settings, app: Any = None) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings) if app is None else app,
        host=settings.host,
        port=settings.port,
        log_level=settings.log_level,
        access_log=settings.log_level == "debug",
        ws=DirectWebSocket,
        ws_max_size=LARGEST_MESSAGE,
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


def serve(settings: Settings) -> int:
    """Runs a server until it is stopped (Ctrl-C, SIGTERM): tables are kept, lines are closed politely."""
    logging.basicConfig(level=settings.log_level.upper(), format="%(levelname)s %(name)s: %(message)s")
    server = uvicorn.Server(configured(settings))
    print(f"Tischlein: the table is set at {settings.url}", flush=True)
    if sys.stdout.isatty() and "127.0.0.1" not in settings.url:
        segno.make(settings.url).terminal(compact=True)
    if settings.browser and has_screen():
        threading.Timer(1, webbrowser.open, [settings.url]).start()
    server.run()
    return 0 if server.started else 1
