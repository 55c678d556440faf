"""The browser client's files, read and compressed once when the server starts."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from tischlein.i18n.languages import LANGUAGES, language_of

COMPRESSED_SUFFIXES = (".html", ".js", ".css", ".svg", ".json", ".webmanifest")
CACHE_FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose name changes with what is in them."""
CACHE_A_DAY = "public, max-age=86400"
CATALOGUE_TAG = b'<script id="catalogue" type="application/json">'
"""What can be played is written behind this tag, so that the page need not ask."""
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Page(NamedTuple):
    kind: str
    caching: str
    bodies: dict[str, bytes]
    """By their content encoding, the smallest first; `""` is not compressed."""


def make_page(folder: Path, path: Path, plain: bytes) -> Page:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    caching = (
        CACHE_FOR_EVER
        if path.parent != folder
        else CACHE_A_DAY
        if path.name.startswith("icon")
        else "no-cache"
    )
    bodies = {}
    compressed = path.with_name(f"{path.name}.br")
    if compressed.exists():
        bodies["br"] = compressed.read_bytes()
    if path.suffix in COMPRESSED_SUFFIXES:
        bodies["gzip"] = gzip.compress(plain, 9, mtime=0)
    return Page(kind, caching, {**bodies, "": plain})


def front_pages(folder: Path, catalogue: Any) -> dict[str, Page]:
    """The first page in each language, with what can be played written into it."""
    # A title with `</script>` in it would end the list; as \u003c it is still the same JSON.
    listed = msgspec.json.encode(catalogue).replace(b"<", b"\\u003c")
    pages = {}
    for language in LANGUAGES:
        own = folder / f"index.{language}.html"
        path = own if own.exists() else folder / "index.html"
        pages[language] = make_page(
            folder, path, path.read_bytes().replace(CATALOGUE_TAG, CATALOGUE_TAG + listed)
        )
    return pages


def pages_of(folder: Path, catalogue: Any = None) -> HTTPRouteHandler:
    """A handler for every file in a folder; `/` is its index.html in the browser's language."""
    found = {
        f"/{path.relative_to(folder).as_posix()}": make_page(folder, path, path.read_bytes())
        for path in folder.rglob("*")
        if path.is_file() and path.suffix != ".br"
    }
    fronts = front_pages(folder, catalogue)

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        sync_to_thread=False,
    )
    def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        path, headers = request.url.path, {"vary": "accept-encoding"}
        wanted = found.get(path)
        if path in ("/", "/index.html"):
            wanted = fronts[language_of(request.headers)]
            headers["vary"] = "accept-encoding, accept-language"
        if wanted is None:
            raise NotFoundException
        accepted = request.headers.get("accept-encoding", "")
        encoding = next(one for one in wanted.bodies if one in accepted)
        headers["cache-control"] = wanted.caching
        if encoding:
            headers["content-encoding"] = encoding
        return Response(wanted.bodies[encoding], headers=headers, media_type=wanted.kind)

    return page
