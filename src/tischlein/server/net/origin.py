"""Which web sites' pages may talk to this server, and by which names it is reached."""

from __future__ import annotations

import ipaddress
from collections.abc import Collection

from litestar.types import Scope

LOCAL_SUFFIXES = (".local", ".localhost", ".internal", ".home.arpa", ".lan", ".home")
"""Names that no stranger can register: those of machines at home."""


def is_allowed_origin(scope: Scope, allowed: list[str]) -> bool:
    """Keeps pages of other web sites from using a visitor's browser to talk to this server."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
    host = headers.get(b"host", b"").decode("latin-1")
    text = origin.decode("latin-1")
    return text.partition("://")[2] == host or text in allowed


def is_known_host(scope: Scope, names: Collection[str]) -> bool:
    """Does the visitor name this server as it is called, by its address, or by a name at home?

    Another site's name may lead here, too, and its pages would then count as ours (DNS rebinding).
    """
    host = dict(scope["headers"]).get(b"host", b"").decode("latin-1").lower()
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0].rstrip(".")
    if "." not in name and ":" not in name:
        return True
    return name in names or name.endswith(LOCAL_SUFFIXES) or is_address(name)


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
