"""Opening tables, the list of open ones, their links. Everything at a table goes through the WebSocket."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta, Raw, Struct

from tischlein.engine.errors import Refusal
from tischlein.i18n.languages import language_of
from tischlein.records import fairness
from tischlein.server.http.context import TOKEN_OR_NAME, TableId, person_of, services_of
from tischlein.server.http.guards import CAN_WAIT, EXPENSIVE
from tischlein.server.http.names import names_at
from tischlein.server.http.people import Identity, new_person
from tischlein.server.ops.services import Services
from tischlein.server.protocol import responses
from tischlein.server.protocol.common import BotName, Name, Options, Pace, Seat
from tischlein.server.storage.people import qr_picture
from tischlein.server.storage.writer import STORED
from tischlein.server.tables import log

MAX_LISTED_AGE_MS = 24 * 60 * 60 * 1000
"""A day after somebody last sat down or got up, nobody is waiting at an open table any longer."""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to open: with bots on some seats, whoever opens it on another (`sit`).

    A `name` makes a stranger a person.
    """

    game: Annotated[str, Meta(max_length=40)]
    players: int
    options: Options = {}
    bots: dict[int, BotName] = {}
    open: bool = False
    begins: Literal["full", "host"] = "full"
    pace: Pace | None = None
    grace: Annotated[int, Meta(ge=1, le=86400)] | None = 60
    stand_in: BotName = "spud"
    name: Name | None = None
    sit: Seat | None = None
    hints: bool = False
    newcomers: bool = False


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


@post("/api/tables", tags=["tables"], security=TOKEN_OR_NAME, opt=CAN_WAIT)
async def open_table(data: JSONBody[NewTable], request: Request[Any, Any, State]) -> OpenedTable:
    """Opens a table; answered when it is stored. A stranger with a `name` becomes a person."""
    services, identity = services_of(request), None
    if data.name is not None and "authorization" not in request.headers:
        identity = await new_person(request, data.name)
    person = identity.person if identity else await person_of(request)
    opened = log.Opened(
        data.game, data.players, data.options, person.id, fairness.new_secret(), data.bots, data.open,
        data.begins, data.pace, data.grace, data.stand_in, hints=data.hints, newcomers=data.newcomers,
    )  # fmt: skip
    sat = None if data.sit is None else log.Sat(data.sit, person.id, person.name, figure=person.figure)
    return await create_table(services, opened, language_of(request.headers), sat, identity)


async def create_table(
    services: Services,
    opened: log.Opened,
    language: str,
    sat: log.Sat | None = None,
    identity: Identity | None = None,
) -> OpenedTable:
    """A new table, once it is stored."""
    services.limits.check("table", opened.host)
    services.limits.check_amount("tables_per_person", services.hub.tables_of(opened.host))
    stored: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def answer(_: str, outcome: str) -> None:
        if not stored.done():
            stored.set_result(outcome)

    table = services.hub.open_table(opened, answer, sat)
    # Before the first await: what bots do next is not stored yet.
    state: Any = Raw(services.hub.first_state(table, sat.person, language)) if sat else None
    outcome = await stored
    if outcome != STORED:
        raise Refusal(code=outcome)
    return OpenedTable(table, table_url(services, table), identity, state)


def table_url(services: Services, table: str) -> str:
    """The link that brings others to a table."""
    return f"{services.settings.url}/#/table/{table}"


@get("/api/tables/{table:str}/qr", tags=["tables"], media_type="image/svg+xml", opt=EXPENSIVE)
async def table_qr(table: TableId, request: Request[Any, Any, State]) -> str:
    """A table's link as a QR code (SVG)."""
    services = services_of(request)
    await services.hub.find_table(table)
    return await asyncio.to_thread(qr_picture, table_url(services, table))


@get("/api/tables", tags=["tables"])
async def list_tables(request: Request[Any, Any, State]) -> list[ListedTable]:
    """Tables that anybody may join, where something has happened within a day."""
    services = services_of(request)
    rows = await asyncio.to_thread(services.queries.open_tables, services.hub.clock() - MAX_LISTED_AGE_MS)
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


ROUTES = [open_table, list_tables, table_qr]
