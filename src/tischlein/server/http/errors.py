"""How the HTTP API refuses: always with a `Refused`, whatever went wrong, and says so in its schema."""

from __future__ import annotations

import logging
import math
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from sqlalchemy.exc import SQLAlchemyError

from tischlein.engine.errors import Refusal
from tischlein.i18n.languages import language_of
from tischlein.server.ops.services import Services
from tischlein.server.protocol.responses import Refused
from tischlein.server.storage.writer import FAILED

logger = logging.getLogger("tischlein")

STATUS = {
    "need-identity": 401,
    "wrong-origin": 403,
    "unknown-game-record": 404,
    "unknown-game": 404,
    "unknown-table": 404,
    "not-json": 415,
    "wrong-host": 421,
    "too-fast": 429,
    "too-many": 429,
    "server-error": 500,
    "unreadable-table": 500,
    "busy": 503,
    "store-failed": 503,
}
WRONG_REQUEST = {404: "unknown-page", 405: "wrong-method", 413: "too-large"}
"""What the web framework refuses before we see it; everything else of its kind is `malformed`."""

MEANS = {
    400: "The request is not understood, or cannot be done.",
    401: "Somebody has to be known for this.",
    403: "A page of another site must not do this.",
    404: "There is no such thing.",
    413: "The request is too large.",
    415: "It must be JSON.",
    421: "This server is not reached by this name.",
    429: "Too fast or too many; `Retry-After` says when to try again.",
    500: "Something went wrong here, and was logged.",
    503: "It could not be stored, and so was not done; or the server is busy (`Retry-After`).",
}


def documented(routes: list[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """The same routes, with what they may refuse in the schema."""
    for route in routes:
        given = route.responses or {}
        route.responses = {
            status: ResponseSpec(Refused, generate_examples=False, description=text)
            for status, text in MEANS.items()
        } | dict(given)
    return routes


def refused(request: Request[Any, Any, State], error: Refusal) -> Response[Refused]:
    sentence = error.sentence(language_of(request.headers))
    return answer(request, error.code, sentence, STATUS.get(error.code, 400), retry_after(error))


def wrong(request: Request[Any, Any, State], error: HTTPException) -> Response[Refused]:
    code = WRONG_REQUEST.get(error.status_code, "malformed")
    sentence = Refusal(code=code, detail=detail_of(error)).sentence(language_of(request.headers))
    return answer(request, code, sentence, error.status_code)


def detail_of(error: HTTPException) -> str:
    """What is wrong with a request: where it does not fit the schema, which part and why."""
    parts = error.extra if isinstance(error.extra, list) else []
    found = [f"{one['message']} - at `{one.get('key', '$')}`" for one in parts if isinstance(one, dict)]
    return ("; ".join(found) or error.detail)[:120]


def retry_after(refusal: Refusal) -> str:
    """Whole seconds until it is worth trying again."""
    return str(max(1, math.ceil(refusal.facts.get("wait", 60))))


def answer(
    request: Request[Any, Any, State], code: str, sentence: str, status: int, retry: str = ""
) -> Response[Refused]:
    services: Services = request.app.state.services
    services.metrics.refused[code] += 1
    headers = {"retry-after": retry} if status == 429 or code == "busy" else {}
    body = Refused(id=None, code=code, sentence=sentence)
    return Response(body, status_code=status, headers=headers, media_type="application/json")


def unstored(request: Request[Any, Any, State], error: SQLAlchemyError) -> Response[Refused]:
    """The database has failed: nothing was done, and it may be back in a moment."""
    logger.warning("%s: the database has failed: %s", named(request), type(error).__name__)
    request.app.state.services.health.suspect()
    return refused(request, Refusal(code=FAILED))


def undecodable(request: Request[Any, Any, State], error: Exception) -> Response[Refused]:
    """A body that is no UTF-8, or nested deeper than anything is here."""
    detail = "it is nested too deeply" if isinstance(error, RecursionError) else "it is no UTF-8"
    logger.info("%s: %s", named(request), detail)
    return refused(request, Refusal(code="malformed", detail=detail))


def unexpected(request: Request[Any, Any, State], error: Exception) -> Response[Refused]:
    """A mistake of ours: never silent, and never with details for whoever caused it."""
    logger.error("%s failed", named(request), exc_info=error)
    return refused(request, Refusal(code="server-error"))


def named(request: Request[Any, Any, State]) -> str:
    """A request in the log: no query and no body, which may hold secrets."""
    return f"{request.method} {request.url.path[:100]!r}"


HANDLERS: dict[int | type[Exception], Any] = {
    Refusal: refused,
    HTTPException: wrong,
    SQLAlchemyError: unstored,
    UnicodeDecodeError: undecodable,
    RecursionError: undecodable,
    Exception: unexpected,
}
