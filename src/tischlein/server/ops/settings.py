"""How a server is set up: by option, or by environment (`TISCHLEIN_PORT=8000`)."""

from __future__ import annotations

import ipaddress
import os
import socket
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from platformdirs import user_data_path

from tischlein.engine.errors import Refusal

if TYPE_CHECKING:
    from tischlein.server.storage.pg_timeouts import PgTimeouts


CLIENT = Path(__file__).parents[1] / "client"
"""The browser's pages, where they are built."""


class BadSetting(Refusal):
    code = "wrong-setting"

    def __init__(self, name: str, value: object, right: str) -> None:
        super().__init__(f"{name} must be {right} (got {value!r})")


def setting(default: Any, text: str) -> Any:
    """A setting with the sentence that explains it in `tischlein serve --help`."""
    return field(default=default, metadata={"help": text})


LIMITS = (
    "connections", "connections_per_address", "http_connections_per_address", "messages_per_second",
    "requests_per_minute", "people_per_hour", "tables_per_hour", "tables_per_person", "connections_per_table",
    "chats_per_minute", "suggestions_per_minute", "wrong_tokens_per_hour",
)  # fmt: skip


@dataclass(frozen=True)
class Settings:
    """Every setting of a server."""

    host: str = setting("127.0.0.1", "address to listen at; 0.0.0.0 lets others in")
    port: int = setting(8000, "port to listen at")
    data: str = setting("", "directory of the built-in database (default: this user's data directory)")
    database: str = setting("", "URL of another database, as in postgresql+psycopg://user@host/name")
    database_timeout: int = setting(5, "seconds after which a PostgreSQL that does not answer counts as down")
    base_url: str = setting("", "how others reach this server, as in https://cards.example.org")
    log_level: str = setting("info", "debug, info, warning or error")
    bot_workers: int = setting(0, "processes for bots (default: one fewer than cores)")
    bot_pause: int = setting(600, "milliseconds before a bot moves, so that people can follow")
    heartbeat: int = setting(20, "seconds between two pings on an idle connection")
    browser: int = setting(0, "1: open the page in this machine's browser")
    origins: str = setting("", "other web sites whose pages may talk to this server, separated by commas")
    hosts: str = setting("", "more names by which this server is reached, separated by commas")
    contact: str = setting(
        "", "where to report a weakness, as in mailto:host@example.org; shown in /.well-known/security.txt"
    )
    log_format: str = setting("human", "human, or json: one object on each line")
    metrics: str = setting("local", "who may read /metrics: off, local (this machine) or all")
    trusted_proxies: str = setting(
        "", "proxies whose X-Forwarded-For is believed, as in 127.0.0.1,10.0.0.0/8"
    )
    limits: int = setting(1, "0: no limits at all, as for load tests")
    connections: int = setting(2500, "open connections in all")
    connections_per_address: int = setting(100, "open connections from one address")
    http_connections_per_address: int = setting(200, "HTTP connections from one address at the same time")
    messages_per_second: int = setting(
        300, "messages of one person; an address has four times that; more wait"
    )
    requests_per_minute: int = setting(600, "HTTP requests from one address")
    people_per_hour: int = setting(100, "new people from one address")
    tables_per_hour: int = setting(120, "new tables of one person")
    tables_per_person: int = setting(30, "tables in play that one person may have opened")
    connections_per_table: int = setting(100, "connections at one table, spectators included")
    chats_per_minute: int = setting(60, "texts and emotes of one person at all tables")
    suggestions_per_minute: int = setting(30, "suggestions for one person")
    wrong_tokens_per_hour: int = setting(200, "wrong tokens and codes from one address")

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise BadSetting("port", self.port, "0 to 65535")
        if self.log_level not in ("debug", "info", "warning", "error"):
            raise BadSetting("log level", self.log_level, "debug, info, warning or error")
        if self.log_format not in ("human", "json"):
            raise BadSetting("log format", self.log_format, "human or json")
        if self.metrics not in ("off", "local", "all"):
            raise BadSetting("metrics", self.metrics, "off, local or all")
        for one in LIMITS:
            if getattr(self, one) < 1:
                raise BadSetting(one.replace("_", " "), getattr(self, one), "1 or more; --limits 0 lifts all")
        check_networks(self.trusted_proxies)
        if self.heartbeat < 1:
            raise BadSetting("heartbeat", self.heartbeat, "1 or more seconds")
        if self.database_timeout < 1:
            raise BadSetting("database timeout", self.database_timeout, "1 or more seconds")
        if self.bot_workers < 0:
            raise BadSetting("bot workers", self.bot_workers, "1 or more, or 0 for one fewer than cores")
        if self.base_url and not is_site(self.base_url):
            raise BadSetting("base URL", self.base_url, "an address as in https://cards.example.org")
        for one in filter(None, map(str.strip, self.origins.split(","))):
            if not is_site(one):
                raise BadSetting("origins", one, "an address as in https://cards.example.org")
        kind = urlsplit(self.database).scheme
        if self.database and kind.partition("+")[0] not in ("postgresql", "sqlite"):  # the rest is not shown:
            right = "a URL as in postgresql://user@host/name"  # it may have a password in it
            raise BadSetting("database", f"{kind}:…" if kind else "…", right)
        if self.contact and not self.contact.isprintable():
            raise BadSetting("contact", self.contact, "one line")
        if self.contact and not self.contact.startswith(("mailto:", "https://")):
            raise BadSetting("contact", self.contact, "mailto:… or https://…")
        if self.bot_pause < 0:
            raise BadSetting("bot pause", self.bot_pause, "0 or more milliseconds")

    @property
    def url(self) -> str:
        """Where people find this server; one that listens to everybody, by its address in the network."""
        host = own_address() if self.host in ("0.0.0.0", "::") else self.host
        return self.base_url.rstrip("/") or f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    @property
    def own_url(self) -> str:
        """Where a browser on this machine finds it: on 127.0.0.1 it allows what otherwise needs HTTPS."""
        everybody = self.host in ("0.0.0.0", "::") and not self.base_url
        return f"http://127.0.0.1:{self.port}" if everybody else self.url

    @property
    def allowed_origins(self) -> list[str]:
        """Web sites whose pages may talk to this server, besides the one that it is reached by."""
        sites = [urlsplit(one.strip()) for one in (self.base_url, *self.origins.split(","))]
        return [f"{one.scheme}://{one.netloc}" for one in sites if one.netloc]  # as browsers name them

    @property
    def known_hosts(self) -> frozenset[str]:
        """The names by which this server is reached, besides addresses and names at home."""
        names = (urlsplit(self.base_url).hostname or "", *self.hosts.lower().split(","))
        return frozenset(name.strip() for name in names if name.strip())

    @property
    def workers(self) -> int:
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)

    def database_url(self) -> str:
        """The database; the folder of the built-in one is made where it is missing."""
        if self.database:
            return self.database.replace("postgresql://", "postgresql+psycopg://", 1)
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return f"sqlite:///{self.database_file}"

    def pg_timeouts(self) -> PgTimeouts | None:
        """How long to wait for PostgreSQL; the built-in database is a file and needs no timeouts."""
        if not self.database_url().startswith("postgresql"):
            return None
        from tischlein.server.storage.pg_timeouts import PgTimeouts  # brings psycopg along

        return PgTimeouts(self.database_timeout)

    @property
    def database_file(self) -> Path:
        """The built-in database."""
        return self.folder / "tischlein.db"

    @property
    def folder(self) -> Path:
        """Where the built-in database is."""
        return Path(self.data) if self.data else user_data_path("tischlein")


def is_site(text: str) -> bool:
    """An address by which browsers find a site."""
    parts = urlsplit(text)
    return parts.scheme in ("http", "https") and bool(parts.hostname)


def check_networks(text: str) -> None:
    """Addresses and networks, separated by commas; a slip here would let anybody choose an address."""
    for one in filter(None, text.split(",")):
        try:
            ipaddress.ip_network(one.strip())
        except ValueError:
            raise BadSetting("trusted proxies", one, "an address or network, as in 10.0.0.0/8") from None


def own_address() -> str:
    """This machine's address in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def from_environment(given: Mapping[str, Any], environment: Mapping[str, str]) -> Settings:
    """Settings from options; what no option gives comes from `TISCHLEIN_…`, else it is as usual."""
    chosen: dict[str, Any] = {}
    for one in fields(Settings):
        value = given.get(one.name)
        if value is None:
            value = environment.get(f"TISCHLEIN_{one.name.upper()}")
        if value is not None:
            chosen[one.name] = number(one.name, value) if isinstance(one.default, int) else str(value)
    return Settings(**chosen)


def number(name: str, value: Any) -> int:
    try:
        return int(value)
    except ValueError:
        raise BadSetting(name.replace("_", " "), value, "a whole number") from None
