"""For whoever runs the server: is it alive, is it ready, and its metrics."""

from __future__ import annotations

import asyncio
import ipaddress
from datetime import UTC, datetime, timedelta
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec
from msgspec import Struct

from tischlein.i18n.languages import LANGUAGES
from tischlein.server.ops.metrics import CONTENT_TYPE
from tischlein.server.ops.services import Services

SECURITY_TXT_LIFETIME = timedelta(days=180)
"""Whoever keeps a copy should look again after that; RFC 9116 wants less than a year."""


class Readiness(Struct):
    """Whether the server is ready; if not, why."""

    ready: bool
    complaints: list[str]


@get("/healthz", tags=["operations"], media_type=MediaType.TEXT, sync_to_thread=False)
def alive() -> str:
    """Alive: it answers."""
    return "alive\n"


@get("/readyz", tags=["operations"], responses={503: ResponseSpec(Readiness, description="Not now.")})
async def ready(request: Request[Any, Any, State]) -> Response[Readiness]:
    """Ready for people: the database is up to date, takes what is written and has room; 503 where not."""
    complaints = await asyncio.to_thread(services_of(request).health.complaints)
    return Response(Readiness(not complaints, complaints), status_code=503 if complaints else 200)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, State]) -> Response[str]:
    """The metrics, as Prometheus reads them; by default only for this machine."""
    services = services_of(request)
    if services.settings.metrics == "off" or (services.settings.metrics == "local" and not local(request)):
        raise NotFoundException
    return Response(services.metrics.text(services.gauges()), media_type=CONTENT_TYPE)


@get("/.well-known/security.txt", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=False)
def security_txt(request: Request[Any, Any, State]) -> str:
    """Whom to tell about a weakness (RFC 9116), where the host has said so."""
    settings = services_of(request).settings
    if not settings.contact:
        raise NotFoundException
    expires = datetime.now(UTC).replace(microsecond=0) + SECURITY_TXT_LIFETIME
    where = f"{settings.url}/.well-known/security.txt"
    return (
        f"Contact: {settings.contact}\nExpires: {expires:%Y-%m-%dT%H:%M:%SZ}\n"
        f"Preferred-Languages: {', '.join(LANGUAGES)}\nCanonical: {where}\n"
    )


def services_of(request: Request[Any, Any, State]) -> Services:
    services: Services = request.app.state.services
    return services


def local(request: Request[Any, Any, State]) -> bool:
    """Does this come from the machine itself? Requests that a proxy on it forwards do not."""
    if "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    try:
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


ROUTES = [alive, ready, metrics, security_txt]
