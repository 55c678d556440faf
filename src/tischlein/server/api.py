"""The small HTTP API: people, tables, games, records. Everything at a table goes through the WebSocket."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response, get, patch, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from tischlein import fair
from tischlein.bots.player import LEVELS
from tischlein.engine.errors import Refusal
from tischlein.engine.game import Amount, Game
from tischlein.record import parse
from tischlein.registry import find, games
from tischlein.server import ledger
from tischlein.server.limits import address_of
from tischlein.server.messages import BotName, Language, Name, Pace, Person
from tischlein.server.office import Office, clock
from tischlein.server.people import qr_picture
from tischlein.server.phrases import Declined
from tischlein.server.replay import Replay, replay
from tischlein.server.writer import STORED
from tischlein.words import LANGUAGES

Table = Annotated[str, PathParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Number = Annotated[int, PathParameter(ge=1, le=1_000_000)]


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


class Verdict(Struct):
    """Was the game dealt and played as promised and as the rules say?"""

    true: bool
    sentence: str
    commitment: str | None
    seed: str | None


def office_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Office:
    office: Office = connection.app.state.office
    return office


async def who(request: Request[Any, Any, State]) -> Person:
    """The person whose token the request carries."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    person = None
    if kind.lower() == "bearer" and len(token) <= 200:
        person = await office_of(request).recognise(token, address_of(request.scope))
    if person is None:
        raise Declined("need-identity")
    return person


# ---- People ----


@post("/api/people", tags=["people"])
async def welcome(data: JSONBody[NewPerson], request: Request[Any, Any, State]) -> Identity:
    """A new person: a name is enough."""
    office_of(request).limits.check("person", address_of(request.scope))
    person, token = await asyncio.to_thread(office_of(request).people.welcome, data.name, data.bot, clock())
    return Identity(person, token)


@get("/api/people/me", tags=["people"])
async def me(request: Request[Any, Any, State]) -> Person:
    """Who am I?"""
    return await who(request)


@patch("/api/people/me", tags=["people"])
async def rename(data: JSONBody[NewName], request: Request[Any, Any, State]) -> Person:
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
async def claim_device(data: JSONBody[Code], request: Request[Any, Any, State]) -> Identity:
    """The other device: a code for a token."""
    office, address = office_of(request), address_of(request.scope)
    office.limits.check_room("wrong-token", address)
    try:
        person, token = await asyncio.to_thread(office.people.claim, data.code, clock())
    except Declined:
        office.limits.check("wrong-token", address)
        raise
    return Identity(person, token)


@get("/api/people/me/games", tags=["people"])
async def history(request: Request[Any, Any, State]) -> list[PlayedGame]:
    """My finished games, newest first."""
    person = await who(request)
    rows = await asyncio.to_thread(office_of(request).store.history, person.id)
    return [
        PlayedGame(row["table_id"], row["number"], row["seat"], row["at"], row["game"], row["result"])
        for row in rows
    ]


# ---- Tables ----


@post("/api/tables", tags=["tables"])
async def open_table(data: JSONBody[NewTable], request: Request[Any, Any, State]) -> OpenedTable:
    """Opens a table; answered when it is on the disk."""
    person, office = await who(request), office_of(request)
    office.limits.check("table", person.id)
    office.limits.check_amount("tables_each", office.house.tables_of(person.id))
    opened = ledger.Opened(
        data.game, data.players, data.options, person.id, fair.new_secret(), data.bots, data.open,
        data.begins, data.pace, data.grace, data.stand_in,
    )  # fmt: skip
    stored: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def answer(_: str, outcome: str) -> None:
        if not stored.done():
            stored.set_result(outcome)

    table = office.house.open_table(opened, answer)
    outcome = await stored
    if outcome != STORED:
        raise Declined(outcome)
    return OpenedTable(table, table_url(office, table))


def table_url(office: Office, table: str) -> str:
    """The link that brings others to a table."""
    return f"{office.settings.url}/#/table/{table}"


@get("/api/tables/{table:str}/qr", tags=["tables"], media_type="image/svg+xml")
async def table_qr(table: Table, request: Request[Any, Any, State]) -> str:
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


# ---- Finished games ----


async def record_of(request: Request[Any, Any, State], table: str, number: int) -> str:
    text = await asyncio.to_thread(office_of(request).store.record_text, table, number)
    if text is None:
        raise Declined("unknown-game-record")
    return text


@get("/api/tables/{table:str}/games/{number:int}/record", tags=["records"], media_type=MediaType.TEXT)
async def record(table: Table, number: Number, request: Request[Any, Any, State]) -> Response[str]:
    """A finished game as a file that `tischlein replay` and `tischlein verify` read."""
    text = await record_of(request, table, number)
    name = re.sub(r"[^A-Za-z0-9_-]", "", f"{table}-{number}")
    headers = {"content-disposition": f'attachment; filename="{name}.tischlein"'}
    return Response(text, headers=headers, media_type=MediaType.TEXT)


@get("/api/tables/{table:str}/games/{number:int}/verify", tags=["records"])
async def verify(table: Table, number: Number, request: Request[Any, Any, State]) -> Verdict:
    """Deals and plays a finished game again and compares."""
    text = await record_of(request, table, number)
    try:
        found = await asyncio.to_thread(parse, text)
    except Refusal as refused:
        return Verdict(False, str(refused), None, None)
    sentence = f"The deal follows from the promise, {len(found.moves)} moves are legal: {found.result}."
    return Verdict(True, sentence, found.fair.commitment if found.fair else None, found.seed)


@get("/api/tables/{table:str}/games/{number:int}/replay", tags=["records"])
async def replay_game(
    table: Table,
    number: Number,
    request: Request[Any, Any, State],
    seat: Annotated[int | None, QueryParameter(ge=0, le=9)] = None,
    language: FromQuery[Language] = "en",
) -> Replay:
    """A finished game move by move, as a seat (or a bystander) saw it."""
    text = await record_of(request, table, number)
    return await asyncio.to_thread(replay, text, seat, language)


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
async def page_of_game(game: FromPath[str], page: FromPath[str], language: FromPath[str]) -> str:
    """`rules` or `words` of a game: its rules in Markdown, its sentences as Fluent messages."""
    kinds = {"rules": "md", "words": "ftl"}
    if page not in kinds or language not in LANGUAGES:
        raise Declined("unknown-language")
    path = find(game).folder / f"{page}.{language}.{kinds[page]}"
    return await asyncio.to_thread(path.read_text, encoding="utf-8")


ROUTES = [
    welcome, me, rename, link_device, claim_device, history, open_table, list_tables, table_qr, record,
    verify, replay_game, catalogue, page_of_game,
]  # fmt: skip
