"""Starts uvicorn with the application, prints the address, and opens a browser where that is wanted."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from typing import Any

import segno
import uvicorn

from tischlein.server.app import make_app
from tischlein.server.net.hardening import HardenedHttp, HardenedWebSocket
from tischlein.server.net.http_connections import HttpConnections
from tischlein.server.ops import logs
from tischlein.server.ops.preflight import check_address, check_database
from tischlein.server.ops.settings import Settings
from tischlein.server.protocol.common import MAX_MESSAGE_BYTES
from tischlein.server.storage.sqlite_lock import lock_database


def serve(settings: Settings) -> int:
    """Runs a server until it is stopped (Ctrl-C, SIGTERM): what waits is stored, connections are closed."""
    logs.set_up(settings.log_level, settings.log_format)
    check_database(settings)
    lock = lock_database(settings.database_url())
    check_address(settings)
    server = Server(settings)
    server.run()
    if lock is not None:
        lock.close()
    return 0 if server.started else 1


def uvicorn_config(settings: Settings, app: Any = None) -> uvicorn.Config:
    app = make_app(settings) if app is None else app

    class Http(HardenedHttp):
        counted = HttpConnections(app.limits, settings.trusted_proxies)

    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=settings.log_level == "debug",
        http=Http,
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


class Server(uvicorn.Server):
    """Prints its address once it answers there, not before."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(uvicorn_config(settings))
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
    if settings.browser and has_desktop():
        threading.Thread(target=webbrowser.open, args=[settings.own_url], daemon=True).start()


def has_desktop() -> bool:
    """Is there a desktop to open a page on? Without one, Python would start a browser in the terminal."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
