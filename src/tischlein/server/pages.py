"""The browser client's files, read and compressed once when the server starts."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Any, NamedTuple

from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

WORTH_PACKING = (".html", ".js", ".css", ".svg", ".json", ".webmanifest")
FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose name changes with what is in them."""
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


class Page(NamedTuple):
    kind: str
    caching: str
    plain: bytes
    packed: bytes | None


def read_page(folder: Path, path: Path) -> Page:
    plain = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    caching = FOR_EVER if path.parent != folder else "no-cache"
    packed = gzip.compress(plain, 9, mtime=0) if path.suffix in WORTH_PACKING else None
    return Page(kind, caching, plain, packed)


def pages_of(folder: Path) -> HTTPRouteHandler:
    """A handler for every file in a folder; `/` is its index.html."""
    found = {
        f"/{path.relative_to(folder).as_posix()}": read_page(folder, path)
        for path in folder.rglob("*")
        if path.is_file()
    }
    found["/"] = found["/index.html"]

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        sync_to_thread=False,
    )
    def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        wanted = found.get(request.url.path)
        if wanted is None:
            raise NotFoundException
        headers = {"cache-control": wanted.caching, "vary": "accept-encoding"}
        body = wanted.plain
        if wanted.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = wanted.packed
        return Response(body, headers=headers, media_type=wanted.kind)

    return page
