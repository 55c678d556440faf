"""The small HTTP API: people, tables, games. Everything at a table goes through the WebSocket."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Annotated, Any, Literal

from litestar import MediaType, Request, get, patch, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody, PathParameter
from msgspec import Meta, Raw, Struct

from tischlein.bots.registry import LEVELS
from tischlein.engine.errors import Refusal
from tischlein.engine.game import Amount, Game
from tischlein.i18n.languages import LANGUAGES, language_of
from tischlein.i18n.names import seat_names
from tischlein.records import fairness
from tischlein.registry import find, games
from tischlein.server.net.limits import address_of
from tischlein.server.ops.services import Services, clock
from tischlein.server.protocol import responses
from tischlein.server.protocol.common import BotName, Name, Pace, Person
from tischlein.server.storage.people import qr_picture
from tischlein.server.storage.writer import STORED
from tischlein.server.tables import log

TableId = Annotated[str, PathParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
GameNumber = Annotated[int, PathParameter(ge=1, le=1_000_000)]
LISTED_FOR = 24 * 60 * 60 * 1000
"""Milliseconds that an open table is listed after somebody has sat down at it, or got up."""
KNOWN: list[dict[str, list[str]]] = [{"token": []}]
"""For whom a route is, in the schema: somebody with a token."""
ANYBODY_NAMED: list[dict[str, list[str]]] = [{"token": []}, {}]
"""Somebody with a token, or a stranger who gives a name."""


class NewPerson(Struct, forbid_unknown_fields=True):
    name: Name
    bot: bool = False


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class Identity(Struct):
    """A person and the token of this device: keep it, it is shown only once."""

    person: Person
    token: str


class DeviceLink(Struct):
    code: str
    url: str
    qr: str
    seconds: int


class Code(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=40)]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to open: with bots on some seats, whoever opens it on another (`sit`).

    A `name` makes a stranger a person.
    """

    game: Annotated[str, Meta(max_length=40)]
    players: int
    options: dict[Annotated[str, Meta(max_length=40)], str | int] = {}
    bots: dict[int, BotName] = {}
    open: bool = False
    begins: Literal["full", "host"] = "full"
    pace: Pace | None = None
    grace: Annotated[int, Meta(ge=1, le=86400)] | None = 60
    stand_in: BotName = "spud"
    name: Name | None = None
    sit: Annotated[int, Meta(ge=0, lt=32)] | None = None


class OpenedTable(Struct):
    """A table that is there now; with `sit`, as whoever has opened it sees it."""

    table: str
    url: str
    identity: Identity | None = None
    state: responses.State | None = None


class ListedTable(Struct):
    table: str
    game: str
    players: int
    free: int
    people: list[str]


class OptionInfo(Struct):
    name: str
    values: list[Any]
    default: Any


class GameInfo(Struct):
    name: str
    title: str
    credit: str
    edition: str
    rules: int
    players: list[int]
    options: list[OptionInfo]


class Catalogue(Struct):
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]
    url: str
    """Where others find this server."""


class PlayedGame(Struct):
    table: str
    number: int
    seat: int
    at: int
    game: str
    result: str
    names: list[str]


class RunningGame(Struct):
    """A game that I play in and that is not over."""

    table: str
    number: int
    seat: int
    since: int
    game: str
    names: list[str]


def services_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    services: Services = connection.app.state.services
    return services


async def who(request: Request[Any, Any, State]) -> Person:
    """The person whose token the request carries."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    person = None
    if kind.lower() == "bearer" and len(token) <= 200:
        person = await services_of(request).person_of_token(token, address_of(request.scope))
    if person is None:
        raise Refusal(code="need-identity")
    return person


async def new_person(request: Request[Any, Any, State], name: str, bot: bool = False) -> Identity:
    """A name is enough."""
    services_of(request).limits.check("person", address_of(request.scope))
    person, token = await asyncio.to_thread(services_of(request).people.welcome, name, bot, clock())
    return Identity(person, token)


# ---- People ----


@post("/api/people", tags=["people"])
async def welcome(data: JSONBody[NewPerson], request: Request[Any, Any, State]) -> Identity:
    """A new person: a name is enough."""
    return await new_person(request, data.name, data.bot)


@get("/api/people/me", tags=["people"], security=KNOWN)
async def me(request: Request[Any, Any, State]) -> Person:
    """Who am I?"""
    return await who(request)


@patch("/api/people/me", tags=["people"], security=KNOWN)
async def rename(data: JSONBody[NewName], request: Request[Any, Any, State]) -> Person:
    """Another name."""
    person = await who(request)
    return await asyncio.to_thread(services_of(request).people.rename, person, data.name)


@post("/api/people/me/device", tags=["people"], security=KNOWN)
async def link_device(request: Request[Any, Any, State]) -> DeviceLink:
    """A code for another device of mine, good once and for ten minutes."""
    person = await who(request)
    link = await asyncio.to_thread(services_of(request).people.link, person, clock())
    return DeviceLink(link.code, link.url, link.qr, link.seconds)


@post("/api/people/device", tags=["people"])
async def claim_device(data: JSONBody[Code], request: Request[Any, Any, State]) -> Identity:
    """The other device: a code for a token."""
    services, address = services_of(request), address_of(request.scope)
    services.limits.check_available("wrong-token", address)
    try:
        person, token = await asyncio.to_thread(services.people.claim, data.code, clock())
    except Refusal:
        services.limits.check("wrong-token", address)
        raise
    return Identity(person, token)


@get("/api/people/me/games", tags=["people"], security=KNOWN)
async def history(request: Request[Any, Any, State]) -> list[PlayedGame]:
    """My finished games, newest first."""
    person = await who(request)
    rows = await asyncio.to_thread(services_of(request).store.history, person.id)
    return [
        PlayedGame(
            row["table_id"], row["number"], row["seat"], row["at"], row["game"], row["result"],
            names_in(row["record"], language_of(request.headers)),
        )
        for row in rows
    ]  # fmt: skip


def names_in(record: str, language: str) -> list[str]:
    """The names in a record, without reading all of it."""
    names, bots = (re.search(rf"^{line}: (.+)$", record, re.M) for line in ("names", "bots"))
    found = json.loads(bots[1]) if bots else {}
    return seat_names(
        json.loads(names[1]) if names else [], {int(seat): found[seat] for seat in found}, language
    )


def names_at(people: str, language: str) -> list[str]:
    """Those who have a seat at a table, from its line in the list of tables."""
    found = json.loads(people)
    bots = {seat: one["bot"] for seat, one in enumerate(found) if isinstance(one, dict)}
    return seat_names([one if isinstance(one, str) else "" for one in found], bots, language)


@get("/api/people/me/tables", tags=["people"], security=KNOWN)
async def running(request: Request[Any, Any, State]) -> list[RunningGame]:
    """My games that are not over, newest first."""
    person = await who(request)
    rows = await asyncio.to_thread(services_of(request).store.running, person.id)
    return [
        RunningGame(
            row["id"], row["number"], row["seat"], row["changed"], row["game"],
            names_at(row["people"], language_of(request.headers)),
        )
        for row in rows
    ]  # fmt: skip


# ---- Tables ----


@post("/api/tables", tags=["tables"], security=ANYBODY_NAMED)
async def open_table(data: JSONBody[NewTable], request: Request[Any, Any, State]) -> OpenedTable:
    """Opens a table; answered when it is on the disk. A stranger with a `name` becomes a person."""
    services, identity = services_of(request), None
    if data.name is not None and "authorization" not in request.headers:
        identity = await new_person(request, data.name)
    person = identity.person if identity else await who(request)
    opened = log.Opened(
        data.game, data.players, data.options, person.id, fairness.new_secret(), data.bots, data.open,
        data.begins, data.pace, data.grace, data.stand_in,
    )  # fmt: skip
    sat = None if data.sit is None else log.Sat(data.sit, person.id, person.name)
    return await set_up(services, opened, language_of(request.headers), sat, identity)


async def set_up(
    services: Services,
    opened: log.Opened,
    language: str,
    sat: log.Sat | None = None,
    identity: Identity | None = None,
) -> OpenedTable:
    """A new table, once it is on the disk."""
    services.limits.check("table", opened.host)
    services.limits.check_amount("tables_per_person", services.hub.tables_of(opened.host))
    stored: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def answer(_: str, outcome: str) -> None:
        if not stored.done():
            stored.set_result(outcome)

    table = services.hub.open_table(opened, answer, sat)
    # Before anything is waited for: what bots do next is not on the disk yet.
    state: Any = Raw(services.hub.first_state(table, sat.person, language)) if sat else None
    outcome = await stored
    if outcome != STORED:
        raise Refusal(code=outcome)
    return OpenedTable(table, table_url(services, table), identity, state)


def table_url(services: Services, table: str) -> str:
    """The link that brings others to a table."""
    return f"{services.settings.url}/#/table/{table}"


@get("/api/tables/{table:str}/qr", tags=["tables"], media_type="image/svg+xml")
async def table_qr(table: TableId, request: Request[Any, Any, State]) -> str:
    """A table's link as a QR code (SVG)."""
    services = services_of(request)
    await services.hub.find_table(table)
    return await asyncio.to_thread(qr_picture, table_url(services, table))


@get("/api/tables", tags=["tables"])
async def list_tables(request: Request[Any, Any, State]) -> list[ListedTable]:
    """Tables that anybody may join; where nothing happened for a day, nobody waits any longer."""
    services = services_of(request)
    rows = await asyncio.to_thread(services.store.open_tables, services.hub.clock() - LISTED_FOR)
    return [
        ListedTable(
            row["id"],
            row["game"],
            row["players"],
            row["free"],
            names_at(row["people"], language_of(request.headers)),
        )
        for row in rows
    ]


# ---- The house ----


def described(game: Game) -> GameInfo:
    most = max(game.players)
    options = [
        OptionInfo(
            one.name, [one.low, one.high] if isinstance(one, Amount) else one.allowed(most), one.default
        )
        for one in game.options
    ]
    return GameInfo(
        game.name, game.title, game.credit, game.edition, game.version, list(game.players), options
    )


def what_there_is(url: str) -> Catalogue:
    return Catalogue([described(game) for game in games().values()], list(LEVELS), list(LANGUAGES), url)


@get("/api/games", tags=["house"], sync_to_thread=False)
def catalogue(request: Request[Any, Any, State]) -> Catalogue:
    """What can be played, against whom, in which languages, and where others find it."""
    return what_there_is(services_of(request).settings.url)


@get("/api/games/{game:str}/{page:str}/{language:str}", tags=["house"], media_type=MediaType.TEXT)
async def page_of_game(game: FromPath[str], page: FromPath[str], language: FromPath[str]) -> str:
    """`rules` or `words` of a game: its rules in Markdown, its sentences as Fluent messages."""
    kinds = {"rules": "md", "words": "ftl"}
    if page not in kinds:
        raise NotFoundException
    if language not in LANGUAGES:
        raise Refusal(code="unknown-language")
    path = find(game).folder / f"{page}.{language}.{kinds[page]}"
    return await asyncio.to_thread(path.read_text, encoding="utf-8")


ROUTES = [
    welcome, me, rename, link_device, claim_device, history, running, open_table, list_tables, table_qr,
    catalogue, page_of_game,
]  # fmt: skip
