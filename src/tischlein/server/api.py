"""The small HTTP API: people, tables, games. Everything at a table goes through the WebSocket."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Annotated, Any, Literal

from litestar import MediaType, Request, get, patch, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from msgspec import Meta, Struct

from tischlein import fair
from tischlein.bots.player import LEVELS
from tischlein.engine.game import Amount, Game
from tischlein.registry import find, games
from tischlein.server import ledger
from tischlein.server.messages import BotName, Name, Pace, Person
from tischlein.server.office import Office, clock
from tischlein.server.people import qr_picture
from tischlein.server.phrases import Declined
from tischlein.server.writer import STORED
from tischlein.words import LANGUAGES


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
    """A table to open. `bots` names the seats that bots take."""

    game: Annotated[str, Meta(max_length=40)]
    players: int
    options: dict[Annotated[str, Meta(max_length=40)], str | int] = {}
    bots: dict[int, BotName] = {}
    open: bool = False
    begins: Literal["full", "host"] = "full"
    pace: Pace | None = None
    grace: Annotated[int, Meta(ge=1, le=86400)] | None = 60
    stand_in: BotName = "spud"


class OpenedTable(Struct):
    table: str
    url: str


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


class Health(Struct):
    ok: bool
    tables: int
    screens: int


def office_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Office:
    office: Office = connection.app.state.office
    return office


async def who(request: Request[Any, Any, State]) -> Person:
    """The person whose token the request carries."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    person = None
    if kind.lower() == "bearer" and len(token) <= 200:
        person = await asyncio.to_thread(office_of(request).people.known, token)
    if person is None:
        raise Declined("need-identity")
    return person


# ---- People ----


@post("/api/people", tags=["people"])
async def welcome(data: NewPerson, request: Request[Any, Any, State]) -> Identity:
    """A new person: a name is enough."""
    person, token = await asyncio.to_thread(office_of(request).people.welcome, data.name, data.bot, clock())
    return Identity(person, token)


@get("/api/people/me", tags=["people"])
async def me(request: Request[Any, Any, State]) -> Person:
    """Who am I?"""
    return await who(request)


@patch("/api/people/me", tags=["people"])
async def rename(data: NewName, request: Request[Any, Any, State]) -> Person:
    """Another name."""
    person = await who(request)
    return await asyncio.to_thread(office_of(request).people.rename, person, data.name)


@post("/api/people/me/device", tags=["people"])
async def link_device(request: Request[Any, Any, State]) -> DeviceLink:
    """A code for another device of mine, good once and for ten minutes."""
    person = await who(request)
    link = await asyncio.to_thread(office_of(request).people.link, person, clock())
    return DeviceLink(link.code, link.url, link.qr, link.seconds)


@post("/api/people/device", tags=["people"])
async def claim_device(data: Code, request: Request[Any, Any, State]) -> Identity:
    """The other device: a code for a token."""
    person, token = await asyncio.to_thread(office_of(request).people.claim, data.code, clock())
    return Identity(person, token)


@get("/api/people/me/games", tags=["people"])
async def history(request: Request[Any, Any, State]) -> list[PlayedGame]:
    """My finished games, newest first."""
    person = await who(request)
    rows = await asyncio.to_thread(office_of(request).store.history, person.id)
    return [
        PlayedGame(
            row["table_id"], row["number"], row["seat"], row["at"], row["game"], row["result"],
            names_in(row["record"]),
        )
        for row in rows
    ]  # fmt: skip


def names_in(record: str) -> list[str]:
    """The names in a record, without reading all of it."""
    found = re.search(r"^names: (.+)$", record, re.M)
    return list(json.loads(found[1])) if found else []


@get("/api/people/me/tables", tags=["people"])
async def running(request: Request[Any, Any, State]) -> list[RunningGame]:
    """My games that are not over, newest first."""
    person = await who(request)
    rows = await asyncio.to_thread(office_of(request).store.running, person.id)
    return [
        RunningGame(
            row["id"], row["number"], row["seat"], row["changed"], row["game"], json.loads(row["people"])
        )
        for row in rows
    ]


# ---- Tables ----


@post("/api/tables", tags=["tables"])
async def open_table(data: NewTable, request: Request[Any, Any, State]) -> OpenedTable:
    """Opens a table; answered when it is on the disk."""
    person, office = await who(request), office_of(request)
    opened = ledger.Opened(
        data.game, data.players, data.options, person.id, fair.new_secret(), data.bots, data.open,
        data.begins, data.pace, data.grace, data.stand_in,
    )  # fmt: skip
    return await set_up(office, opened)


async def set_up(office: Office, opened: ledger.Opened, sat: ledger.Sat | None = None) -> OpenedTable:
    """A new table, once it is on the disk."""
    stored: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def answer(_: str, outcome: str) -> None:
        if not stored.done():
            stored.set_result(outcome)

    table = office.house.open_table(opened, answer, sat)
    outcome = await stored
    if outcome != STORED:
        raise Declined(outcome)
    return OpenedTable(table, table_url(office, table))


def table_url(office: Office, table: str) -> str:
    """The link that brings others to a table."""
    return f"{office.settings.url}/#/table/{table}"


@get("/api/tables/{table:str}/qr", tags=["tables"], media_type="image/svg+xml")
async def table_qr(table: str, request: Request[Any, Any, State]) -> str:
    """A table's link as a QR code (SVG)."""
    office = office_of(request)
    await office.house.find_table(table)
    return await asyncio.to_thread(qr_picture, table_url(office, table))


@get("/api/tables", tags=["tables"])
async def list_tables(request: Request[Any, Any, State]) -> list[ListedTable]:
    """Tables that anybody may join."""
    rows = await asyncio.to_thread(office_of(request).store.open_tables)
    return [
        ListedTable(row["id"], row["game"], row["players"], row["free"], json.loads(row["people"]))
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


@get("/api/games", tags=["house"], sync_to_thread=False)
def catalogue() -> Catalogue:
    """What can be played, against whom, in which languages."""
    return Catalogue([described(game) for game in games().values()], list(LEVELS), list(LANGUAGES))


@get("/api/games/{game:str}/{page:str}/{language:str}", tags=["house"], media_type=MediaType.TEXT)
async def page_of_game(game: str, page: str, language: str) -> str:
    """`rules` or `words` of a game: its rules in Markdown, its sentences as Fluent messages."""
    kinds = {"rules": "md", "words": "ftl"}
    if page not in kinds or language not in LANGUAGES:
        raise Declined("unknown-language")
    path = find(game).folder / f"{page}.{language}.{kinds[page]}"
    return await asyncio.to_thread(path.read_text, encoding="utf-8")


@get("/api/health", tags=["house"])
async def health(request: Request[Any, Any, State]) -> Health:
    """Is the server well? Asks the database, too."""
    house = office_of(request).house
    await asyncio.to_thread(house.store.open_tables, 1)
    return Health(True, len(house.servings), len(house.attending))


ROUTES = [
    welcome, me, rename, link_device, claim_device, history, running, open_table, list_tables, table_qr,
    catalogue, page_of_game, health,
]  # fmt: skip
