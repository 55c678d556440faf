"""People and their devices, and the games that somebody has played or plays."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, get, patch, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta, Struct

from tischlein.engine.errors import Refusal
from tischlein.i18n.languages import language_of
from tischlein.server.cluster.notifications import PersonChanged
from tischlein.server.http.context import NEEDS_TOKEN, person_of, services_of
from tischlein.server.http.guards import CAN_WAIT
from tischlein.server.http.names import bots_in, names_at, names_in
from tischlein.server.net.limits import address_of
from tischlein.server.ops.services import clock
from tischlein.server.protocol.common import Figure, Name, Person

RENAME_COST = 5.0
"""Everybody at one's tables is told, which is worth some texts in a chat."""


class NewPerson(Struct, forbid_unknown_fields=True):
    name: Name
    bot: bool = False


class PersonChange(Struct, forbid_unknown_fields=True):
    name: Name | None = None
    figure: Figure | None = None


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


class PlayedGame(Struct):
    table: str
    number: int
    seat: int
    at: int
    game: str
    result: str
    names: list[str]
    bots: list[str]
    """The kinds of bots that played, each once; whoever else played is a person."""


class RunningGame(Struct):
    """A game that I play in and that is not over."""

    table: str
    number: int
    seat: int
    since: int
    game: str
    names: list[str]


async def new_person(request: Request[Any, Any, State], name: str, bot: bool = False) -> Identity:
    """A name is enough."""
    services_of(request).limits.check("person", address_of(request.scope))
    person, token = await asyncio.to_thread(services_of(request).people.create, name, bot, clock())
    return Identity(person, token)


@post("/api/people", tags=["people"], opt=CAN_WAIT)
async def create_person(data: JSONBody[NewPerson], request: Request[Any, Any, State]) -> Identity:
    """A new person: a name is enough."""
    return await new_person(request, data.name, data.bot)


@get("/api/people/me", tags=["people"], security=NEEDS_TOKEN)
async def me(request: Request[Any, Any, State]) -> Person:
    """Who am I?"""
    return await person_of(request)


@patch("/api/people/me", tags=["people"], security=NEEDS_TOKEN)
async def change_me(data: JSONBody[PersonChange], request: Request[Any, Any, State]) -> Person:
    """Another name or another figure, at the tables where I sit, too."""
    services, person = services_of(request), await person_of(request)
    services.limits.check("talk", person.id, RENAME_COST)
    changed = await asyncio.to_thread(services.people.change, person, data.name, data.figure)
    services.hub.person_changed(changed)
    services.hub.peers.send(PersonChanged(changed))
    return changed


@post("/api/people/me/device", tags=["people"], security=NEEDS_TOKEN)
async def link_device(request: Request[Any, Any, State]) -> DeviceLink:
    """A code for another device of mine, good once and for ten minutes."""
    person = await person_of(request)
    link = await asyncio.to_thread(services_of(request).people.create_link, person, clock())
    return DeviceLink(link.code, link.url, link.qr, link.seconds)


@post("/api/people/device", tags=["people"])
async def claim_device(data: JSONBody[Code], request: Request[Any, Any, State]) -> Identity:
    """The other device: a code for a token."""
    services, address = services_of(request), address_of(request.scope)
    try:
        person, token = await asyncio.to_thread(services.people.redeem, data.code, clock())
    except Refusal:
        services.limits.check("wrong-token", address)
        raise
    return Identity(person, token)


@get("/api/people/me/games", tags=["people"], security=NEEDS_TOKEN)
async def finished_games(request: Request[Any, Any, State]) -> list[PlayedGame]:
    """My finished games, newest first."""
    person = await person_of(request)
    rows = await asyncio.to_thread(services_of(request).queries.finished_games, person.id)
    return [
        PlayedGame(
            row["table_id"], row["number"], row["seat"], row["at"], row["game"], row["result"],
            names_in(row["record"]), bots_in(row["record"]),
        )
        for row in rows
    ]  # fmt: skip


@get("/api/people/me/tables", tags=["people"], security=NEEDS_TOKEN)
async def running_games(request: Request[Any, Any, State]) -> list[RunningGame]:
    """My games that are not over, newest first."""
    person = await person_of(request)
    rows = await asyncio.to_thread(services_of(request).queries.running_games, person.id)
    return [
        RunningGame(
            row["id"], row["number"], row["seat"], row["changed"], row["game"],
            names_at(row["people"], language_of(request.headers)),
        )
        for row in rows
    ]  # fmt: skip


ROUTES = [create_person, me, change_me, link_device, claim_device, finished_games, running_games]
