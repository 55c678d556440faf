"""What every endpoint needs: the running services, and the person whose token a request carries."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.params import PathParameter

from tischlein.engine.errors import Refusal
from tischlein.server.net.limits import address_of
from tischlein.server.ops.services import Services
from tischlein.server.protocol.common import Person

TableId = Annotated[str, PathParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
GameNumber = Annotated[int, PathParameter(ge=1, le=1_000_000)]
NEEDS_TOKEN: list[dict[str, list[str]]] = [{"token": []}]
"""In the schema: a route for somebody with a token."""
TOKEN_OR_NAME: list[dict[str, list[str]]] = [{"token": []}, {}]
"""Somebody with a token, or a stranger who gives a name."""


def services_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    services: Services = connection.app.state.services
    return services


async def person_of(request: Request[Any, Any, State]) -> Person:
    """The person whose token the request carries."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    person = None
    if kind.lower() == "bearer" and len(token) <= 200:
        person = await services_of(request).person_of_token(token, address_of(request.scope))
    if person is None:
        raise Refusal(code="need-identity")
    return person
