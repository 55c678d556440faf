"""Security headers on every response."""

from __future__ import annotations

import base64
import hashlib
import logging
import re
from pathlib import Path
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from tischlein.engine.errors import Refusal
from tischlein.server.net.limits import Limits, address_of
from tischlein.server.net.origin import is_known_host
from tischlein.server.ops.settings import Settings
from tischlein.server.protocol.responses import Refused, encode

HEADERS = {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
NO_STORE = (b"cache-control", b"no-store")
"""What is no file of the page is for whoever asked; one of these answers has somebody's token in it."""

logger = logging.getLogger("tischlein.http")


def hashes(page: str, tag: str) -> str:
    """The inline scripts or styles of a page, as a policy names them: browsers run no others."""
    found = re.findall(rf"<{tag}(?![^>]*\ssrc=)[^>]*>(.*?)</{tag}>", page, re.S)
    digests = [base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() for text in found]
    return "".join(f" 'sha256-{digest}'" for digest in digests)


def policy(settings: Settings, page: str) -> str:
    """The content security policy for the built page. Only style attributes may be written freely."""
    socket = settings.base_url.rstrip("/").replace("http", "ws", 1)
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src 'self'{hashes(page, 'script')}",
            f"style-src 'self'{hashes(page, 'style')}",
            "style-src-attr 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "media-src 'self'",
            f"connect-src 'self' {socket}".strip(),
            "worker-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )


class SecurityMiddleware:
    """Around the whole application, so that every response has the headers."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, index: Path) -> None:
        self.app = app
        self.hosts = settings.known_hosts
        self.limits = limits
        """Of the application, also for what happens before a request reaches it."""
        self.warned = bool(settings.trusted_proxies)
        self.warned_of_host = False
        page = index.read_text(encoding="utf-8") if index.exists() else ""
        headers = {**HEADERS, "content-security-policy": policy(settings, page)}
        self.headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        if not is_known_host(scope, self.hosts):
            self.warn_of_host(scope)
            await refuse_host(scope, receive, send)
            return
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        self.warn_of_proxies(scope)
        extra = [*self.headers, *([HTTPS_ONLY] if scope["scheme"] == "https" else [])]

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                given = list(message.get("headers", []))
                keep = [] if any(name == NO_STORE[0] for name, _ in given) else [NO_STORE]
                message["headers"] = [*given, *extra, *keep]
            await send(message)

        await self.app(scope, receive, send_with_headers)

    def warn_of_proxies(self, scope: Scope) -> None:
        """Behind a proxy that is not trusted everybody shares one address, and its limits."""
        if not self.warned and any(name == b"x-forwarded-for" for name, _ in scope["headers"]):
            self.warned = True
            logger.warning("X-Forwarded-For came from %s: see --trusted-proxies", address_of(scope))

    def warn_of_host(self, scope: Scope) -> None:
        """Whoever runs the server may just have forgotten to name it."""
        if not self.warned_of_host:
            self.warned_of_host = True
            host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")[:80]
            logger.warning("refused a request for %r: see --base-url and --hosts", host)


async def refuse_host(scope: Scope, receive: Receive, send: Send) -> None:
    """Whatever page a browser believes this is, it is told nothing."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": "wrong host"})
        return
    refusal = Refusal(code="wrong-host")
    body = encode(Refused(id=None, code=refusal.code, sentence=refusal.sentence("en")))
    headers = [(b"content-type", b"application/json"), NO_STORE]
    await send({"type": "http.response.start", "status": 421, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
